import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fillField, formOf, offerCountries } from "../../session/order-form.ts";
import { initialState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { chooseCountry } from "./choose-country.ts";

const czechia = "1";
const poland = "2";
const countries = () => [
  formOf(session.getState()).shippingCountry.value,
  formOf(session.getState()).paymentCountry.value,
];

beforeEach(() => {
  session.setState(initialState, true);
  offerCountries([
    { country_id: czechia, country_code: "CZ", country_name: "Czechy", countryZone_id: "3" },
    { country_id: poland, country_code: "PL", country_name: "Polska", countryZone_id: "1" },
  ]);
});

test("the company of a Czech shopper is a Czech one until told otherwise", () => {
  chooseCountry("shippingCountry", czechia);
  assert.deepEqual(countries(), [czechia, czechia]);
  chooseCountry("paymentCountry", poland);
  chooseCountry("shippingCountry", poland);
  chooseCountry("paymentCountry", czechia);
  chooseCountry("shippingCountry", czechia);
  assert.deepEqual(countries(), [czechia, czechia]);
});

test("a company already written keeps its country when the parcel goes elsewhere", () => {
  fillField("paymentNip", "5260250274");
  chooseCountry("shippingCountry", czechia);
  assert.deepEqual(countries(), [czechia, poland]);
});

test("a postcode is written as the country chosen after it does", () => {
  fillField("shippingPostCode", "11-000");
  chooseCountry("shippingCountry", czechia);
  assert.equal(formOf(session.getState()).shippingPostCode.value, "11000");
});
