import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Product } from "../../domain/catalogue/product.ts";
import { readProduct } from "./product-shape.ts";
import { removeFromCompare, toggleCompare } from "./compare.ts";
import { recordSeen } from "./history.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";
import { addToWishlist, toggleWishlist } from "./wishlist.ts";

beforeEach(() => session.setState(initialState, true));

test("the compare list is null again when its last product leaves", () => {
  assert.equal(toggleCompare(product("1")), true);
  assert.equal(toggleCompare(product("2")), true);
  removeFromCompare("1");
  assert.deepEqual(
    session.getState().productsCompare?.map((entry) => entry.product_id),
    ["2"],
  );
  assert.equal(toggleCompare(product("2")), false);
  assert.equal(session.getState().productsCompare, null);
});

test("a product is on the wishlist once, and leaves it again", () => {
  assert.equal(addToWishlist(product("1")), true);
  assert.equal(addToWishlist(product("1")), false);
  assert.equal(session.getState().wishlist.length, 1);
  assert.equal(toggleWishlist(product("1")), false);
  assert.deepEqual(session.getState().wishlist, []);
});

test("products seen last come first, each once, twelve at most", () => {
  for (let id = 1; id <= 14; id += 1) recordSeen(product(String(id)));
  recordSeen(product("5"));
  assert.deepEqual(
    session.getState().productsHistory.map((entry) => entry.product_id),
    ["5", "14", "13", "12", "11", "10", "9", "8", "7", "6", "4", "3"],
  );
});

function product(product_id: string): Product {
  return {
    product_id,
    product_name: "Czapka",
    url: "czapka/",
    images: [],
    real_price: "49.00",
    product_quantity: 3,
    categories_all: ["177"],
    manufacturer_id: "3",
    attrs: [],
    manufacturer_name: "Bruk",
    catalogue_price: null,
    lowest_price: null,
    badges: [],
    rating: null,
    date: "2026-11-01",
  };
}

test("what limits a product's sale is read back as it was kept, and nothing is made up for the others", () => {
  const read = (limits: object) => {
    const { age_min, online_sale, blocked_countries, ...rest } = readProduct({ ...product("1"), ...limits })!;
    assert.deepEqual(rest, product("1"));
    return [age_min, online_sale, blocked_countries];
  };
  assert.deepEqual(read({ age_min: 18, online_sale: false, blocked_countries: ["CZ", 7] }), [18, false, ["CZ"]]);
  assert.deepEqual(read({}), [undefined, undefined, undefined]);
  assert.deepEqual(read({ age_min: "18", online_sale: 0, blocked_countries: "CZ" }), [undefined, undefined, undefined]);
});
