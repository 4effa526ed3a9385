import assert from "node:assert/strict";
import { test } from "node:test";
import { joints, laid, within } from "./stones.ts";

const pavement = { stone: { width: 20, height: 16 }, width: 100, height: 64 };

test("every stone is closed and ends where it began", () => {
  const path = laid(pavement, (x, y) => x > 1 && x < 2 && y > 0 && y < 1);
  assert.match(path, /^M20 0l.*z$/);
  const steps = [...path.matchAll(/l(-?[\d.]+) (-?[\d.]+)/g)].map(([, dx, dy]) => [Number(dx), Number(dy)] as const);
  assert.ok(Math.abs(steps.reduce((sum, [dx]) => sum + dx, 0)) < 0.05);
  assert.ok(Math.abs(steps.reduce((sum, [, dy]) => sum + dy, 0)) < 0.05);
});

test("every other row is laid half a stone further", () => {
  const rows = [...laid(pavement, (x, y) => x > 1.9 && x < 3 && y > 0 && y < 2).matchAll(/M(\d+) (\d+)/g)].map(
    ([, x, y]) => [x, y],
  );
  assert.deepEqual(rows, [
    ["40", "0"],
    ["30", "16"],
  ]);
});

test("a repeat of the joints is two rows high", () => {
  assert.match(joints(pavement), /M0 32/);
});

test("a word is the stones whose middle lies in its strokes", () => {
  assert.equal(within([[0, 0, 2, 7]], 1.5, 6.5), true);
  assert.equal(within([[0, 0, 2, 7]], 2, 6.5), false);
});
