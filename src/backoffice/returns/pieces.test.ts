import assert from "node:assert/strict";
import { test } from "node:test";
import { lookedAt, type Piece, pieceOfCode, withOneMore } from "./pieces.ts";

const piece: Piece = {
  position: 1,
  name: "Bluza",
  variant: "M",
  sku: "B-M",
  ean: "5901234123457",
  codes: ["B-M", "5901234123457"],
  shelf: null,
  picture: null,
  left: 2,
  exception: null,
  sizes: [],
  ordered: 2,
  expected: 1,
  asNew: 0,
  used: 0,
  missing: 0,
  restocked: 0,
};

test("each press counts one piece, more than expected up to what is left; what is as new is sold again", () => {
  const one = withOneMore(piece, "asNew")!;
  assert.deepEqual([one.asNew, one.restocked, one.expected], [1, 1, 1]);
  const two = withOneMore(one, "used")!;
  assert.deepEqual([two.asNew, two.used, two.restocked, two.expected], [1, 1, 1, 2]);
  assert.equal(withOneMore(two, "asNew"), null);
  assert.equal(lookedAt(two), 2);
});

test("of a single piece another condition takes the place of the first, and what was kept goes with it", () => {
  const used = { ...withOneMore({ ...piece, left: 1 }, "used")!, kept: 500, why: "plama" };
  assert.deepEqual(withOneMore(used, "asNew"), { ...piece, left: 1, asNew: 1, restocked: 1, kept: 0, why: "" });
  assert.equal(withOneMore(used, "used"), null);
});

test("a scanned code is that of the line with pieces to be looked at, by EAN or SKU", () => {
  const done = { ...piece, asNew: 2 };
  const other = { ...piece, position: 2 };
  assert.equal(pieceOfCode([done, other], "5901234123457")?.position, 2);
  assert.equal(pieceOfCode([done], "B-M")?.position, 1);
  assert.equal(pieceOfCode([done, other], "590"), null);
});
