import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldDefinition, fieldNames } from "./order-form-fields.ts";
import { initialForm } from "./order-form.ts";
import { countriesIn } from "../delivery/zones.ts";

test("every field carries value, section, rules, valid, touched and hide; some depend on a checkbox", () => {
  const form = initialForm();
  for (const name of fieldNames) {
    const { value, section, rules, valid, touched, hide } = form[name];
    assert.ok(typeof value === "string" || typeof value === "boolean", name);
    assert.equal(section, fieldDefinition(name).section);
    assert.deepEqual([typeof rules, typeof valid, touched, typeof hide], ["object", "boolean", false, "boolean"], name);
  }
  const dependent = Object.fromEntries(
    fieldNames.filter((name) => form[name].dependOn !== undefined).map((name) => [name, form[name].dependOn]),
  );
  assert.deepEqual(dependent, {
    paymentName: "invoice",
    paymentNip: "invoice",
    paymentStreet: "invoice",
    paymentPostCode: "invoice",
    paymentCity: "invoice",
    paymentCountry: "invoice",
    password: "createAccount",
  });
});

test("a country is an option by value, country_code, displayValue and countryZone_id, ids 1 to 28", () => {
  const { options = [] } = initialForm(countriesIn("pl")).shippingCountry;
  assert.deepEqual(
    options.map((option) => Number(option.value)),
    Array.from({ length: 28 }, (_, at) => at + 1),
  );
  assert.deepEqual(options[1], { value: "2", country_code: "PL", displayValue: "Polska", countryZone_id: "1" });
});
