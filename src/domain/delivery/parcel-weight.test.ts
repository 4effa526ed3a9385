import assert from "node:assert/strict";
import { test } from "node:test";
import { productWith } from "../../../test/builders/product.ts";
import { parcelWeight, shippedCart } from "./parcel-weight.ts";

const size = (id: string, quantity: number, own: { weight?: number } = {}) => ({
  attr_2_product_id: id,
  quantity,
  attrValue_name: id,
  ...own,
});
const boots = productWith({
  product_id: "7",
  weight: 900,
  attrs: [
    {
      attr_name: "Rozmiar",
      vals: [size("41", 5), size("46", 5, { weight: 1100 }), size("47", 0), size("0", 1, { weight: 0 })],
    },
  ],
});

test("a parcel weighs what its pieces do, each its variant's weight or its product's", () => {
  assert.equal(
    parcelWeight([
      { product: boots, a2p: "41", quantity: 2 },
      { product: boots, a2p: "46", quantity: 1 },
      { product: boots, a2p: "0", quantity: 3 },
      { product: productWith({ weight: 80 }), a2p: null, quantity: 4 },
    ]),
    2 * 900 + 1100 + 4 * 80,
  );
});

test("the cart weighs 0 grams where no weight counts, so that every shipping costs its first tier", () => {
  assert.equal(parcelWeight([{ product: productWith(), a2p: null, quantity: 9 }]), 0);
});

test("what is sold out weighs nothing in a cart, as it costs nothing", () => {
  assert.equal(
    shippedCart([
      { key: "7_47", product: boots, a2p: "47", quantity: 1 },
      { key: "7_41", product: boots, a2p: "41", quantity: 1 },
    ]).weight,
    900,
  );
});
