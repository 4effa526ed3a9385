import assert from "node:assert/strict";
import { test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import type { CartLine } from "../../../domain/order/cart.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { isSoldOut, withCurrentProducts } from "./line-changes.ts";

const hoodie = productWith({
  product_id: "17",
  product_name: "Bluza Zygzak",
  url: "bluza/",
  real_price: "249.99",
  product_quantity: 5,
  attrs: [{ attr_name: "Rozmiar", vals: [{ attr_2_product_id: "172", quantity: 5, attrValue_name: "L" }] }],
});
const line: CartLine = { key: "17_172", product: hoodie, a2p: "172", quantity: 4 };

test("a changed price is taken over, and the old one is told", () => {
  const { lines, notes } = withCurrentProducts([line], new Map([["17", { ...hoodie, real_price: "259.99" }]]));
  assert.equal(lines[0]?.product.real_price, "259.99");
  assert.deepEqual(notes, { "17_172": { priceWas: "249.99", left: null } });
});

test("a quantity beyond what is left shrinks to it", () => {
  const { lines, notes } = withCurrentProducts([line], new Map([["17", withLeft(2)]]));
  assert.equal(lines[0]?.quantity, 2);
  assert.deepEqual(notes, { "17_172": { priceWas: null, left: 2 } });
});

test("a sold-out variant keeps its line, which says so until it is removed", () => {
  const { lines } = withCurrentProducts([line], new Map([["17", withLeft(0)]]));
  assert.equal(lines.length, 1);
  assert.ok(lines[0] !== undefined && isSoldOut(lines[0]));
});

test("a vanished product is sold out", () => {
  const { lines } = withCurrentProducts([line], new Map([["17", null]]));
  assert.ok(lines[0] !== undefined && isSoldOut(lines[0]));
});

test("a vanished variant is sold out, another one of the same product is not", () => {
  const other: CartLine = { ...line, key: "17_171", a2p: "171" };
  const now = {
    ...hoodie,
    attrs: [{ attr_name: "Rozmiar", vals: [{ attr_2_product_id: "171", quantity: 9, attrValue_name: "M" }] }],
  };
  const { lines } = withCurrentProducts([line, other], new Map([["17", now]]));
  assert.deepEqual(lines.map(isSoldOut), [true, false]);
});

test("what is not known stays as it is, without a word", () => {
  const { lines, notes } = withCurrentProducts([line], new Map());
  assert.deepEqual(lines, [line]);
  assert.deepEqual(notes, {});
});

function withLeft(quantity: number): Product {
  return {
    ...hoodie,
    product_quantity: quantity,
    attrs: [{ attr_name: "Rozmiar", vals: [{ attr_2_product_id: "172", quantity, attrValue_name: "L" }] }],
  };
}
