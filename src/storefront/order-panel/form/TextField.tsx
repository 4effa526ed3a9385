import { useState, type InputHTMLAttributes } from "react";
import type { TextName } from "../../../domain/order/order-form-fields.ts";
import { useText } from "../../app/text.ts";
import { fillField, leaveField, useOrderForm } from "../../session/order-form.ts";
import { Field } from "../../../ui/Field.tsx";
import { useFieldError, useFieldLabel } from "./form-text.ts";

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "className"
> {
  name: TextName;
  /** How the value reads best once it is left: `31403` → `31-403`. */
  tidy?: ((value: string) => string) | undefined;
}

/** A text field of the order form: its value lives in the session, its error shows once it was left. */
export function TextField({ name, tidy, ...input }: TextFieldProps) {
  const value = useOrderForm((form) => form[name].value);
  const rules = useOrderForm((form) => form[name].rules);
  return (
    <Field
      {...input}
      label={useFieldLabel(name)}
      error={useFieldError(name)}
      name={name}
      value={value}
      maxLength={rules.maxLength}
      aria-required={rules.required ?? false}
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => fillField(name, event.target.value)}
      onBlur={() => {
        const tidied = tidy?.(value) ?? value;
        if (tidied !== value) fillField(name, tidied);
        leaveField(name);
      }}
    />
  );
}

/** The password, which can be shown while it is typed. */
export function PasswordField({ name }: { name: "password" }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField name={name} type={shown ? "text" : "password"} autoComplete="new-password" autoCapitalize="none" />
      <label className="check check-small">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <span>{t("ORDER_PASSWORD_SHOW")}</span>
      </label>
    </div>
  );
}
