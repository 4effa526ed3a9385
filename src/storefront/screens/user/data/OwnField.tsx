import { useId, type InputHTMLAttributes } from "react";
import type { TextName } from "../../../../domain/order/order-form-fields.ts";
import { Field } from "../../../../ui/Field.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import type { OwnForm } from "./own-form.ts";

interface OwnFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "className"
> {
  own: OwnForm;
  name: TextName;
  tidy?: ((value: string) => string) | undefined;
}

/** A text field of an account's form: its error shows once it was left. */
export function OwnField({ own, name, tidy, ...input }: OwnFieldProps) {
  const t = useText();
  const { value, rules } = own.form[name];
  return (
    <Field
      {...input}
      label={t(`FORM_${name.toUpperCase()}`)}
      error={own.error(name)}
      name={name}
      value={value}
      maxLength={rules.maxLength}
      aria-required={rules.required ?? false}
      onChange={(event) => own.fill(name, event.target.value)}
      onBlur={() => {
        const tidied = tidy?.(value) ?? value;
        if (tidied !== value) own.fill(name, tidied);
        own.leave(name);
      }}
    />
  );
}

/** A country of an account's form. */
export function OwnCountry({
  own,
  name,
  autoComplete,
}: {
  own: OwnForm;
  name: "shippingCountry" | "paymentCountry";
  autoComplete: string;
}) {
  const t = useText();
  const id = useId();
  const error = own.error(name);
  const { value, options = [] } = own.form[name];
  return (
    <div className={`field field-wide ${error === null ? "" : "field-wrong"}`}>
      <label className="field-label" htmlFor={id}>
        {t(`FORM_${name.toUpperCase()}`)}
      </label>
      <select
        id={id}
        className="input country-input"
        name={name}
        value={value}
        autoComplete={autoComplete}
        aria-required
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => own.fill(name, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.displayValue}
          </option>
        ))}
      </select>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
