import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { allocate } from "./allocate.ts";

test("shares add up to the total, and none is a grosz away from its due", () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), parts, (total, weights) => {
      const shares = allocate(total, weights);
      const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
      assert.equal(
        shares.reduce((all, share) => all + share, 0),
        total,
      );
      shares.forEach((share, at) => {
        if (sum === 0n) return;
        const distance = BigInt(share) * sum - BigInt(total) * BigInt(weights[at] ?? 0);
        assert.ok(distance < sum && -distance < sum, `${share} of ${total}`);
      });
    }),
  );
});

test("the odd grosz goes to the largest fraction, the earlier part on a tie", () => {
  assert.deepEqual(allocate(100, [1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(allocate(5, [19, 1, 80]), [1, 0, 4]);
  assert.deepEqual(allocate(3, [0, 0]), [2, 1]);
  assert.deepEqual(allocate(-100, [1, 1, 1]), [-34, -33, -33]);
  assert.deepEqual(allocate(0, []), []);
  assert.throws(() => allocate(1, []), RangeError);
  assert.throws(() => allocate(1, [2, -1]), RangeError);
});
