import assert from "node:assert/strict";
import { test } from "node:test";
import { type CompositionPart, compositionProblem, compositionTexts } from "./composition.ts";

const hoodie: CompositionPart[] = [
  {
    part: "whole",
    fibres: [
      { fibre: "polyester", percent: 15 },
      { fibre: "cotton", percent: 85 },
    ],
  },
];
const jacket: CompositionPart[] = [
  { part: "outer", fibres: [{ fibre: "polyamide", percent: 100 }] },
  {
    part: "lining",
    fibres: [
      { fibre: "polyester", percent: 60 },
      { fibre: "viscose", percent: 40 },
    ],
  },
];

test("a composition reads by its fibres' official names, the weightiest first, part by part", () => {
  assert.deepEqual(compositionTexts(hoodie, "pl"), [{ name: "Skład", value: "85% bawełna, 15% poliester" }]);
  assert.deepEqual(compositionTexts(hoodie, "cz"), [
    { name: "Složení", value: "85\u00a0% bavlna, 15\u00a0% polyester" },
  ]);
  assert.deepEqual(compositionTexts(jacket, "en"), [
    { name: "Outer", value: "100% polyamide" },
    { name: "Lining", value: "60% polyester, 40% viscose" },
  ]);
});

test("a composition whose percentages add up to 100 in each part is right, any other is told in words", () => {
  assert.equal(compositionProblem(hoodie), null);
  assert.equal(compositionProblem(jacket), null);
  assert.equal(compositionProblem([]), null);
  const wrong = (fibres: unknown[], part = "whole") => compositionProblem([{ part, fibres }] as CompositionPart[]);
  assert.match(wrong([{ fibre: "cotton", percent: 90 }]) ?? "", /adds up to 90, not 100/);
  assert.match(
    wrong([
      { fibre: "cotton", percent: 60.5 },
      { fibre: "linen", percent: 39.5 },
    ]) ?? "",
    /whole numbers/,
  );
  assert.match(
    wrong([
      { fibre: "cotton", percent: 50 },
      { fibre: "cotton", percent: 50 },
    ]) ?? "",
    /twice/,
  );
  assert.match(wrong([{ fibre: "stone", percent: 100 }]) ?? "", /no fibre 'stone'/);
  assert.match(wrong([{ fibre: "cotton", percent: 100 }], "hood") ?? "", /no part 'hood'/);
  assert.match(compositionProblem([...hoodie, ...hoodie]) ?? "", /twice/);
});
