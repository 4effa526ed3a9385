import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { pointsDiscount, pointsNeeded, pointsToUse } from "./points.ts";

test("points give 5 PLN for every full hundred", () => {
  assert.deepEqual([0, 99, 100, 199, 250, 5000].map(pointsDiscount), [0, 0, 500, 500, 1000, 25_000]);
});

test("the ledger takes whole hundreds, and only as many as the total needs", () => {
  assert.equal(pointsNeeded(250, 100_000), 200);
  assert.equal(pointsNeeded(5000, 5220), 1100);
  assert.equal(pointsNeeded(5000, 5000), 1000);
  assert.equal(pointsNeeded(5000, 0), 0);
  assert.equal(pointsNeeded(5000, -300), 0);
});

test("what is taken pays what it can: no more hundreds than given, none to spare", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: -10_000, max: 500_000 }), (points, total) => {
      const taken = pointsNeeded(points, total);
      assert.equal(taken % 100, 0);
      assert.ok(taken >= 0 && taken <= points);
      if (taken > 0) assert.ok(pointsDiscount(taken - 100) < total, "the last hundred was needed");
      assert.ok(pointsDiscount(taken) >= Math.min(total, pointsDiscount(points)));
    }),
  );
});

test("the points to use are whole, not below zero and capped at the balance", () => {
  assert.deepEqual(
    [-5, 0, 120.9, 240, 999, Number.NaN].map((wanted) => pointsToUse(wanted, 240)),
    [0, 0, 120, 240, 240, 0],
  );
});
