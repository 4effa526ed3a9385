import assert from "node:assert/strict";
import { test } from "node:test";
import { placingBy, placingOver, treeRows } from "./tree-moves.ts";

const root = 177;
/** 1 (11, 12 (121)), 2, 3 */
const rows = [
  { id: 1, parentId: root },
  { id: 2, parentId: root },
  { id: 3, parentId: root },
  { id: 11, parentId: 1 },
  { id: 12, parentId: 1 },
  { id: 121, parentId: 12 },
];

test("rows are read as a tree", () => {
  assert.deepEqual(
    treeRows(rows).map(({ id, depth, index, siblings }) => [id, depth, index, siblings]),
    [
      [1, 0, 0, 3],
      [11, 1, 0, 2],
      [12, 1, 1, 2],
      [121, 2, 0, 1],
      [2, 0, 1, 3],
      [3, 0, 2, 3],
    ],
  );
});

test("a row goes up, down, into the one before it and out behind the one it lay in", () => {
  const by = (id: number) => (["up", "down", "in", "out"] as const).map((direction) => placingBy(rows, id, direction));
  assert.deepEqual(by(1), [null, { parentId: root, index: 1 }, null, null]);
  assert.deepEqual(by(2), [
    { parentId: root, index: 0 },
    { parentId: root, index: 2 },
    { parentId: 1, index: 2 },
    null,
  ]);
  assert.deepEqual(by(12), [{ parentId: 1, index: 0 }, null, { parentId: 11, index: 0 }, { parentId: root, index: 1 }]);
});

test("a row is let go before, behind and in another, and nowhere in itself", () => {
  const over = (id: number, at: number) =>
    (["before", "in", "behind"] as const).map((where) => placingOver(rows, { id, over: at, where }));
  assert.deepEqual(over(1, 3), [
    { parentId: root, index: 1 },
    { parentId: 3, index: 0 },
    { parentId: root, index: 2 },
  ]);
  assert.deepEqual(over(1, 121), [null, null, null]);
  assert.deepEqual(over(1, 1), [null, null, null]);
  assert.deepEqual(over(11, 12), [
    { parentId: 1, index: 0 },
    { parentId: 12, index: 1 },
    { parentId: 1, index: 1 },
  ]);
});
