import assert from "node:assert/strict";
import { test } from "node:test";
import { readOrder, readRule, writeOrder, writeRule } from "./bruk-rules.ts";

test("a rule is read as it is written", () => {
  const rule = {
    match: "any" as const,
    conditions: [
      { kind: "reduced" as const },
      { kind: "inStock" as const },
      { kind: "brand" as const, brandIds: ["Rampa", "Black & White; Co"] },
      { kind: "new" as const, days: 30 },
      { kind: "priceTo" as const, price: 19_999 },
      { kind: "colour" as const, colours: ["black" as const, "red" as const] },
    ],
  };
  const cell =
    "any\nreduced\nin stock\nbrand: Rampa | Black & White; Co\nnew: 30\nprice to: 199.99\ncolour: black | red";
  assert.equal(writeRule(rule), cell);
  assert.deepEqual(readRule(cell), rule);
  assert.equal(writeRule(null), "");
  assert.equal(readRule(" \n"), null);
  assert.deepEqual(readRule("reduced"), { match: "all", conditions: [{ kind: "reduced" }] });
});

test("what is no rule is none", () => {
  for (const cell of [
    "all",
    "cheap",
    "new",
    "new: 0",
    "new: x",
    "price to: free",
    "brand:",
    "colour: bleck",
    "reduced: 5",
    "any\nany",
  ])
    assert.equal(readRule(cell), undefined, cell);
});

test("an order is read as it is written, with the goods somebody has put in order", () => {
  for (const order of [
    { sorted: "newest" as const, hand: [] },
    { sorted: "hand" as const, hand: ["bluza", "czapka"] },
    { sorted: "price-asc" as const, hand: ["bluza"] },
  ])
    assert.deepEqual(readOrder(writeOrder(order)), order);
  assert.deepEqual(readOrder(""), { sorted: "newest", hand: [] });
  assert.equal(readOrder("cheapest"), undefined);
});
