import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { productWith } from "../../../test/builders/product.ts";
import { readProduct } from "./product-shape.ts";
import { removeFromCompare, toggleCompare } from "./compare.ts";
import { recordSeen } from "./history.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";
import { addToWishlist, toggleWishlist } from "./wishlist.ts";

beforeEach(() => session.setState(initialState, true));

test("the compare list is null again when its last product leaves", () => {
  assert.equal(toggleCompare(productWith({ product_id: "1" })), true);
  assert.equal(toggleCompare(productWith({ product_id: "2" })), true);
  removeFromCompare("1");
  assert.deepEqual(
    session.getState().productsCompare?.map((entry) => entry.product_id),
    ["2"],
  );
  assert.equal(toggleCompare(productWith({ product_id: "2" })), false);
  assert.equal(session.getState().productsCompare, null);
});

test("a product is on the wishlist once, and leaves it again", () => {
  assert.equal(addToWishlist(productWith({ product_id: "1" })), true);
  assert.equal(addToWishlist(productWith({ product_id: "1" })), false);
  assert.equal(session.getState().wishlist.length, 1);
  assert.equal(toggleWishlist(productWith({ product_id: "1" })), false);
  assert.deepEqual(session.getState().wishlist, []);
});

test("products seen last come first, each once, twelve at most", () => {
  for (let id = 1; id <= 14; id += 1) recordSeen(productWith({ product_id: String(id) }));
  recordSeen(productWith({ product_id: "5" }));
  assert.deepEqual(
    session.getState().productsHistory.map((entry) => entry.product_id),
    ["5", "14", "13", "12", "11", "10", "9", "8", "7", "6", "4", "3"],
  );
});

test("what limits a product's sale is read back as it was kept, and nothing is made up for the others", () => {
  const read = (limits: object) => {
    const { age_min, online_sale, blocked_countries, ...rest } = readProduct({
      ...productWith({ product_id: "1" }),
      ...limits,
    })!;
    assert.deepEqual(rest, productWith({ product_id: "1" }));
    return [age_min, online_sale, blocked_countries];
  };
  assert.deepEqual(read({ age_min: 18, online_sale: false, blocked_countries: ["CZ", 7] }), [18, false, ["CZ"]]);
  assert.deepEqual(read({}), [undefined, undefined, undefined]);
  assert.deepEqual(read({ age_min: "18", online_sale: 0, blocked_countries: "CZ" }), [undefined, undefined, undefined]);
});
