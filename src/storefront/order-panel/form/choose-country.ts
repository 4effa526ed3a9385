import { defaultCountry } from "../../../domain/delivery/delivery-codes.ts";
import { fillField, formOf } from "../../session/order-form.ts";
import { session } from "../../session/store.ts";
import { postcodeAbroad, tidyPostcode } from "./postcode.ts";

export type CountryName = "shippingCountry" | "paymentCountry";

/**
 * Takes over the chosen country and writes its postcode as that country does. The company's country goes along
 * with the delivery's while they are the same and nothing of the company is written: its VAT number and postcode
 * stand above its country, and a Czech one would else be read as a Polish one.
 */
export function chooseCountry(name: CountryName, country: string): void {
  const before = form();
  const together =
    name === "shippingCountry" &&
    before.paymentCountry.value === before.shippingCountry.value &&
    before.paymentNip.value === "" &&
    before.paymentPostCode.value === "";
  choose(name, country);
  if (together) choose("paymentCountry", country);
}

const postcodeOf = { shippingCountry: "shippingPostCode", paymentCountry: "paymentPostCode" } as const;

/** The postcode stands above the country, so it may have been typed while another one was chosen. */
function choose(name: CountryName, country: string): void {
  fillField(name, country);
  const written = form()[postcodeOf[name]].value;
  const fitting = country === defaultCountry.country_id ? tidyPostcode(written) : postcodeAbroad(written);
  if (fitting !== written) fillField(postcodeOf[name], fitting);
}

const form = () => formOf(session.getState());
