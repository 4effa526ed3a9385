import { useId } from "react";
import { FieldError } from "../../ui/FieldError.tsx";
import { useOrderForm } from "../session/order-form.ts";
import { chooseCountry, type CountryName } from "./choose-country.ts";
import { useFieldError, useFieldLabel } from "./form-text.ts";

/** A country of the order form, chosen from those the shop knows; `trouble` is what else is wrong with the choice. */
export function CountryField({ name, autoComplete, trouble = null }: { name: CountryName; autoComplete: string; trouble?: string | null }) {
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
        onChange={(event) => chooseCountry(name, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>{option.displayValue}</option>
        ))}
      </select>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
