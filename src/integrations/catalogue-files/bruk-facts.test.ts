import assert from "node:assert/strict";
import { test } from "node:test";
import { readComposition, readMeasure, writeComposition, writeMeasure } from "./bruk-facts.ts";

test("a composition is read as it is written, the whole without a name", () => {
  const cell = "cotton 85, polyester 15; ribs: cotton 95, elastane 5";
  const composition = readComposition(cell);
  assert.deepEqual(composition, [
    {
      part: "whole",
      fibres: [
        { fibre: "cotton", percent: 85 },
        { fibre: "polyester", percent: 15 },
      ],
    },
    {
      part: "ribs",
      fibres: [
        { fibre: "cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
    },
  ]);
  assert.equal(writeComposition(composition), cell);
  assert.deepEqual(readComposition("Whole: Cotton 100%"), [
    { part: "whole", fibres: [{ fibre: "cotton", percent: 100 }] },
  ]);
});

test("what is no list of fibres with percentages is no composition", () => {
  for (const cell of ["cotton", "85 cotton", "cotton 85,", "cotton 85; ", "cotton: 85", "cotton 8.5", "; cotton 100"])
    assert.equal(readComposition(cell), null, cell);
});

test("an amount is read in its units, in whole ml, g and cm", () => {
  assert.deepEqual(["30 ml", "0,5 l", "1.25kg", "250 G", "2 m", "75 cm"].map(readMeasure), [
    { amount: 30, unit: "ml" },
    { amount: 500, unit: "ml" },
    { amount: 1250, unit: "g" },
    { amount: 250, unit: "g" },
    { amount: 200, unit: "cm" },
    { amount: 75, unit: "cm" },
  ]);
  assert.equal(writeMeasure({ amount: 30, unit: "ml" }), "30 ml");
  for (const cell of ["30", "ml", "0 ml", "0.0004 l", "-3 g", "3 szt", "3 constructor", "1 000 ml"])
    assert.equal(readMeasure(cell), null, cell);
});
