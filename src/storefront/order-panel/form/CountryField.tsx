import { useId, useMemo } from "react";
import { languageCalled } from "../../../domain/language.ts";
import type { CountryOption } from "../../../domain/order/order-form-fields.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { chooseCountry, type CountryName } from "./choose-country.ts";
import { countriesInOrder } from "./country-order.ts";
import { useFieldError, useFieldLabel } from "./form-text.ts";

/** A country of the order form, chosen from those the shop knows; `trouble` is what else is wrong with the choice. */
export function CountryField({
  name,
  autoComplete,
  trouble = null,
}: {
  name: CountryName;
  autoComplete: string;
  trouble?: string | null;
}) {
  const id = useId();
  const label = useFieldLabel(name);
  const error = useFieldError(name) ?? trouble;
  const { value, options = none } = useOrderForm((form) => form[name]);
  const lanCode = useSession((state) => state.lanCode);
  const { first, rest } = useMemo(
    () => countriesInOrder(options, { tag: languageCalled(lanCode).tag, tags: navigator.languages }),
    [options, lanCode],
  );
  return (
    <div className={`field field-wide ${error === null ? "" : "field-wrong"}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
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
        {first.map(asOption)}
        {first.length > 0 && rest.length > 0 && <hr />}
        {rest.map(asOption)}
      </select>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

const none: readonly CountryOption[] = [];

function asOption({ value, displayValue }: CountryOption) {
  return (
    <option key={value} value={value}>
      {displayValue}
    </option>
  );
}
