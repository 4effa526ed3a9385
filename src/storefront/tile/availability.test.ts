import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../../domain/catalogue/product.ts";
import { fewLeft, isSoldOut, onlyVariant } from "./availability.ts";

function product(...stock: number[]): Product {
  return {
    product_id: "1",
    product_name: "Bluza",
    url: "bluza/",
    images: [],
    real_price: "199.99",
    categories_all: [],
    manufacturer_id: "1",
    product_quantity: stock.reduce((sum, quantity) => sum + quantity, 0),
    attrs: [
      {
        attr_name: "Rozmiar",
        vals: stock.map((quantity, index) => ({
          attr_2_product_id: `v${index}`,
          quantity,
          attrValue_name: `${index}`,
        })),
      },
    ],
    manufacturer_name: "Bruk",
    catalogue_price: null,
    lowest_price: null,
    badges: [],
    rating: null,
    date: "2026-11-01",
  };
}

test("a product is sold out when no piece of any size is left", () => {
  assert.equal(isSoldOut(product(0, 0)), true);
  assert.equal(isSoldOut(product(0, 1)), false);
});

test("one to three pieces are worth saying, none and many are not", () => {
  const sizes = product(0, 1, 3, 4);
  assert.deepEqual(
    ["v0", "v1", "v2", "v3"].map((a2p) => fewLeft(sizes, a2p)),
    [null, 1, 3, null],
  );
});

test("the only size, or the only one left, needs no choosing", () => {
  assert.equal(onlyVariant(product(5)), "v0");
  assert.equal(onlyVariant(product(0, 2, 0)), "v1");
  assert.equal(onlyVariant(product(1, 1)), null);
  assert.equal(onlyVariant(product(0)), null);
});

test("sold out is what nothing is left of: of all, or of the variant that is chosen", () => {
  const shoes = product(0, 3);
  assert.deepEqual(
    [null, "v0", "v1", "unknown"].map((a2p) => isSoldOut(shoes, a2p)),
    [false, true, false, false],
  );
  assert.equal(isSoldOut(product(0, 0), "v1"), true);
});
