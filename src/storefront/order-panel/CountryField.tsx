import { useId } from "react";
import { defaultCountry } from "../../domain/delivery.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { fillField, formOf, useOrderForm } from "../session/order-form.ts";
import { session } from "../session/store.ts";
import { useFieldError, useFieldLabel } from "./form-text.ts";
import { postcodeAbroad, tidyPostcode } from "./postcode.ts";

/** A country of the order form, chosen from those the shop knows; `trouble` is what else is wrong with the choice. */
export function CountryField({ name, autoComplete, trouble = null }: { name: "shippingCountry" | "paymentCountry"; autoComplete: string; trouble?: string | null }) {
  const id = useId();
  const label = useFieldLabel(name);
  const error = useFieldError(name) ?? trouble;
  const { value, options = [] } = useOrderForm((form) => form[name]);
  return (
    <div className={`field field-wide ${error === null ? "" : "field-wrong"}`}>
      <label className="field-label" htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input country-input"
        name={name}
        value={value}
        autoComplete={autoComplete}
        aria-required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => choose(name, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>{option.displayValue}</option>
        ))}
      </select>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

const postcodeOf = { shippingCountry: "shippingPostCode", paymentCountry: "paymentPostCode" } as const;

/** The postcode stands above the country, so it may have been typed while another one was chosen. */
function choose(name: keyof typeof postcodeOf, country: string): void {
  fillField(name, country);
  const written = formOf(session.getState())[postcodeOf[name]].value;
  const fitting = country === defaultCountry.country_id ? tidyPostcode(written) : postcodeAbroad(written);
  if (fitting !== written) fillField(postcodeOf[name], fitting);
}
