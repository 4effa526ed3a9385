import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenPieces, type NamedLine, orderNumberIn, piecesSaid } from "./chosen-pieces.ts";

const lines: NamedLine[] = [
  { position: 0, name: "Bluza Zygzak M", left: 2, exception: null },
  { position: 3, name: "Czapka", left: 1, exception: null },
];

test("of each line no more is chosen than is left, and nothing of a line that is not the order's", () => {
  const asked = [
    { position: 0, quantity: 7 },
    { position: 3, quantity: 0 },
    { position: 9, quantity: 1 },
  ];
  assert.deepEqual(chosenPieces(lines, asked), [{ position: 0, quantity: 2 }]);
  assert.deepEqual(chosenPieces(lines, []), []);
});

test("pieces are said with their names, a line each", () => {
  assert.equal(
    piecesSaid(lines, [
      { position: 0, quantity: 1 },
      { position: 3, quantity: 1 },
    ]),
    "1 × Bluza Zygzak M\n1 × Czapka",
  );
});

test("an order's number is found in what is around it, and only where it is one", () => {
  assert.deepEqual(["10001", "nr 10001.", "10001 i 10002", "bluza", ""].map(orderNumberIn), [
    10001,
    10001,
    null,
    null,
    null,
  ]);
});
