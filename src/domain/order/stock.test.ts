import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../catalogue/product.ts";
import { withStock } from "./stock.ts";

const cap = { attrs: [], product_quantity: 5 } as unknown as Product;
const vals = (quantities: number[]) =>
  quantities.map((quantity, index) => ({
    attr_2_product_id: String(index + 1),
    quantity,
    attrValue_name: "SML"[index]!,
  }));
const hoodie = { attrs: [{ attr_name: "Rozmiar", vals: vals([4, 0, 9]) }], product_quantity: 13 } as unknown as Product;

test("the pieces of now take the place of the prerendered ones, and the product's stock is their sum", () => {
  const now = withStock(hoodie, { "1": 1, "2": 7 });
  assert.deepEqual([now.attrs[0]!.vals.map((val) => val.quantity), now.product_quantity], [[1, 7, 9], 17]);
  assert.equal(hoodie.product_quantity, 13);
});

test("a product without attributes has the number of its one variant, or keeps its own", () => {
  assert.equal(withStock(cap, { "31": 2 }).product_quantity, 2);
  assert.equal(withStock(cap, {}).product_quantity, 5);
});
