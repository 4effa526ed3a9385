import assert from "node:assert/strict";
import { test } from "node:test";
import { countries } from "../domain/delivery/zones.ts";
import { countriesByName, countryName } from "./country-name.ts";

test("every country of the shop has a name, not a code", () => {
  assert.equal(countryName("LX", "pl"), "Luksemburg");
  for (const { country_code } of countries) assert.notEqual(countryName(country_code, "cz"), country_code);
});

test("countries stand in the order of the reader's alphabet", () => {
  const names = countriesByName(["GB", "CH", "LV", "LX", "SK", "LT"], "pl").map(([, name]) => name);
  assert.deepEqual(names, ["Litwa", "Luksemburg", "Łotwa", "Słowacja", "Szwajcaria", "Wielka Brytania"]);
  assert.deepEqual(
    countriesByName(["CZ", "AU"], "cz").map(([code]) => code),
    ["AU", "CZ"],
  );
});
