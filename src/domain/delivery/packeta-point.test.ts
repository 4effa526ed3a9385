import assert from "node:assert/strict";
import { test } from "node:test";
import { findingWords, townsAmong, typedPlace } from "./packeta-point.ts";

test("a postcode is told apart from words and from numbers of houses", () => {
  assert.deepEqual(typedPlace("120 00 Ječná"), { postcode: "12000", words: ["jecna"] });
  assert.deepEqual(typedPlace("Praha, Vavřenova 1172/12"), {
    postcode: null,
    words: ["praha", "vavrenova", "1172", "12"],
  });
  assert.deepEqual(typedPlace(" 04001 "), { postcode: "04001", words: [] });
});

test("words are found without case and marks, and a town is any run of them, the longest first", () => {
  assert.equal(findingWords("Z-BOX Žilina, Dlouhá 4"), " z box zilina dlouha 4");
  assert.deepEqual(townsAmong(["ceske", "budejovice"]), ["ceske budejovice", "ceske", "budejovice"]);
});
