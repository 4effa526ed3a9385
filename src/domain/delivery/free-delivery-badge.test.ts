import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { shipsFree, shownBadges } from "./free-delivery-badge.ts";
import { decimal } from "../money.ts";
import { badges } from "../catalogue/product.ts";

const product = fc.record({
  real_price: fc.integer({ min: 0, max: 60_000 }).map(decimal),
  badges: fc.subarray([...badges]),
});

test("free delivery stands on every product whose price reaches the sum and on no other, whatever its file says", () => {
  assert.deepEqual(shownBadges({ real_price: "200.00", badges: ["new"] }, "200.00"), ["new", "freeShipping"]);
  assert.deepEqual(shownBadges({ real_price: "199.99", badges: ["new", "freeShipping"] }, "200.00"), ["new"]);
  assert.deepEqual(shownBadges({ real_price: "900.00", badges: ["freeShipping"] }, null), [], "no sum makes it free");
  assert.equal(
    shipsFree({ real_price: "900.00", online_sale: false }, "200.00"),
    false,
    "what is sold in the shop alone is not sent",
  );
});

test("of two products of one price both say free delivery or neither, and every other badge stays", () => {
  fc.assert(
    fc.property(product, product, fc.option(fc.integer({ min: 1, max: 60_000 }).map(decimal)), (one, other, from) => {
      const [first, second] = [shownBadges(one, from), shownBadges({ ...other, real_price: one.real_price }, from)];
      assert.equal(first.includes("freeShipping"), second.includes("freeShipping"));
      assert.deepEqual(
        first.filter((badge) => badge !== "freeShipping"),
        one.badges.filter((badge) => badge !== "freeShipping"),
      );
    }),
  );
});
