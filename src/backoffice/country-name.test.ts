import assert from "node:assert/strict";
import { test } from "node:test";
import { countries } from "../domain/order/zones.ts";
import { countryName } from "./country-name.ts";

test("every country of the shop has a name, not a code", () => {
  assert.equal(countryName("LX", "pl"), "Luksemburg");
  for (const { country_code } of countries) assert.notEqual(countryName(country_code, "cz"), country_code);
});
