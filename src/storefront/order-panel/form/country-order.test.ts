import assert from "node:assert/strict";
import { test } from "node:test";
import { countriesIn } from "../../../domain/delivery/zones.ts";
import { countriesInOrder } from "./country-order.ts";

const options = (lanCode: "pl" | "en" | "cz") =>
  countriesIn(lanCode).map(({ country_id, country_code, country_name, countryZone_id }) => ({
    value: country_id,
    country_code,
    displayValue: country_name,
    countryZone_id,
  }));
const codes = (found: readonly { country_code: string }[]) => found.map(({ country_code }) => country_code);

test("Poland, Czechia and the reader's own country come first, none twice", () => {
  const first = (tags: string[]) => codes(countriesInOrder(options("pl"), { tag: "pl", tags }).first);
  assert.deepEqual(first(["pl-PL", "pl", "en"]), ["PL", "CZ"]);
  assert.deepEqual(first(["de-AT", "de", "en-US"]), ["PL", "CZ", "AT", "US"]);
  assert.deepEqual(
    first(["fr-LU", "fr-FR"]),
    ["PL", "CZ", "LX"],
    "Luxembourg is LX here, and France is not delivered to",
  );
  assert.deepEqual(first([]), ["PL", "CZ"]);
});

test("the others go by name in the reader's language, none is lost", () => {
  for (const [lanCode, tag, start] of [
    ["pl", "pl", ["AU", "AT", "BE"]],
    ["en", "en", ["AU", "AT", "BE"]],
    ["cz", "cs", ["AU", "BE", "DK"]],
  ] as const) {
    const all = options(lanCode);
    const { first, rest } = countriesInOrder(all, { tag, tags: [] });
    assert.deepEqual(codes(rest).slice(0, 3), start, lanCode);
    assert.deepEqual([...codes(first), ...codes(rest)].toSorted(), codes(all).toSorted());
  }
  assert.deepEqual(
    codes(countriesInOrder(options("pl"), { tag: "pl", tags: [] }).rest).slice(-3),
    ["US", "CH", "GB"],
    "Stany, Szwajcaria, Wielka Brytania",
  );
});
