import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../language.ts";
import { exceptionText, isNeverWithdrawn, withdrawalExceptions } from "./withdrawal-exception.ts";

test("what is made to measure or perishes is no part of a withdrawal; what is sealed is one while its seal is whole", () => {
  assert.deepEqual(withdrawalExceptions.filter(isNeverWithdrawn), ["madeToMeasure", "perishable"]);
  assert.equal(isNeverWithdrawn(null), false);
});

test("each exception is said in its own words in every language", () => {
  const said = languages.flatMap(({ lanCode }) => withdrawalExceptions.map((one) => exceptionText(one, lanCode)));
  assert.equal(new Set(said).size, said.length);
  assert.equal(exceptionText("madeToMeasure", "en"), "Made to your order: no right of withdrawal");
});
