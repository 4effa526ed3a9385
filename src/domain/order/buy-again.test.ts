import assert from "node:assert/strict";
import { test } from "node:test";
import { buyAgain, type OrderedPiece } from "./buy-again.ts";
import type { Product } from "../catalogue/product.ts";

const product = (product_id: string, stock: Record<string, number> | number, more: Partial<Product> = {}): Product => ({
  product_id,
  product_name: product_id,
  url: `${product_id}/`,
  images: [],
  real_price: "10.00",
  product_quantity: typeof stock === "number" ? stock : Object.values(stock).reduce((sum, left) => sum + left, 0),
  categories_all: [],
  manufacturer_id: "1",
  manufacturer_name: "Kostka",
  catalogue_price: null,
  lowest_price: null,
  badges: [],
  rating: null,
  date: "2026-03-01",
  attrs:
    typeof stock === "number"
      ? []
      : [
          {
            attr_name: "Rozmiar",
            vals: Object.entries(stock).map(([id, quantity]) => ({
              attr_2_product_id: id,
              quantity,
              attrValue_name: id,
            })),
          },
        ],
  age_min: null,
  online_sale: true,
  blocked_countries: [],
  ...more,
});
const piece = (productId: string, a2p: string | null, quantity: number): OrderedPiece => ({
  productId,
  a2p,
  name: productId,
  variant: a2p ?? "",
  quantity,
});
const inCart = ({ lines }: ReturnType<typeof buyAgain>) => lines.map(({ key, quantity }) => [key, quantity]);

test("what is still sold goes into the cart, as many as there are; the rest is told", () => {
  const again = buyAgain(
    [],
    [piece("bluza", "m", 2), piece("czapka", null, 3), piece("but", "42", 1), piece("dawna", null, 1)],
    [product("bluza", { s: 9, m: 5 }), product("czapka", 1), product("but", { "41": 4, "42": 0 })],
  );
  assert.deepEqual(inCart(again), [
    ["bluza_m", 2],
    ["czapka", 1],
  ]);
  assert.deepEqual(again.missing, [
    { name: "czapka", wanted: 3, added: 1 },
    { name: "but, 42", wanted: 1, added: 0 },
    { name: "dawna", wanted: 1, added: 0 },
  ]);
});

test("a size that is gone, and what is sold in the shop itself only, are told too", () => {
  const again = buyAgain(
    [],
    [piece("bluza", "xl", 1), piece("olej", null, 1)],
    [product("bluza", { s: 9 }), product("olej", 9, { online_sale: false })],
  );
  assert.deepEqual([again.lines, again.missing.map(({ name }) => name)], [[], ["bluza, xl", "olej"]]);
});

test("a line that is in the cart grows by one, as it does on the product's page, and misses nothing", () => {
  const bluza = product("bluza", { m: 3 });
  const once = buyAgain([], [piece("bluza", "m", 2)], [bluza]);
  const twice = buyAgain(once.lines, [piece("bluza", "m", 2)], [bluza]);
  const thrice = buyAgain(twice.lines, [piece("bluza", "m", 2)], [bluza]);
  assert.deepEqual(
    [inCart(once), inCart(twice), inCart(thrice), thrice.missing],
    [[["bluza_m", 2]], [["bluza_m", 3]], [["bluza_m", 3]], []],
  );
});

test("a full cart takes no more", () => {
  const many = Array.from({ length: 50 }, (_, at) => product(`p${at}`, 5));
  const full = buyAgain(
    [],
    many.map(({ product_id }) => piece(product_id, null, 1)),
    many,
  );
  assert.equal(full.lines.length, 50);
  assert.deepEqual(buyAgain(full.lines, [piece("x", null, 2)], [product("x", 5)]).missing, [
    { name: "x", wanted: 2, added: 0 },
  ]);
});
