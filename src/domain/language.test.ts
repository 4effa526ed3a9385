import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf, languages, said } from "./language.ts";

test("the languages are Polish 1, English 2 and Czech 6; the browser calls Czech cs", () => {
  assert.deepEqual(
    languages.map(({ lanId, lanCode, tag }) => [lanId, lanCode, tag]),
    [
      [1, "pl", "pl"],
      [2, "en", "en"],
      [6, "cz", "cs"],
    ],
  );
});

test("an id is known as number or text, and anything else is Polish", () => {
  assert.deepEqual(
    [2, "2", 6, "6"].map((id) => languageOf(id).lanCode),
    ["en", "en", "cz", "cz"],
  );
  for (const id of [3, "", null, undefined, {}, "2 "]) assert.equal(languageOf(id).lanCode, "pl");
});

test("a text that was not written in a language is said in Polish", () => {
  assert.equal(said({ pl: "Bluzy", en: "Hoodies", cz: "" }, "en"), "Hoodies");
  assert.equal(said({ pl: "Bluzy", en: "Hoodies", cz: "" }, "cz"), "Bluzy");
});
