import { useState } from "react";
import type { Country } from "../../../../domain/delivery/delivery.ts";
import {
  fieldError,
  formValues,
  initialForm,
  setField,
  touchField,
  withContactData,
} from "../../../../domain/order/order-form.ts";
import {
  fieldNames,
  type FieldName,
  type FormValues,
  type OrderForm,
} from "../../../../domain/order/order-form-fields.ts";
import { useText } from "../../../app/text.ts";

/** The order form's contact, address and invoice fields as an account keeps them: the same rules, in a form of this page's own. */
export interface OwnForm {
  form: OrderForm;
  fill<Name extends FieldName>(name: Name, value: FormValues[Name]): void;
  leave(name: FieldName): void;
  /** What is wrong with a field, in words. */
  error(name: FieldName): string | null;
  /** Shows every error; returns the values to send, or the first field that is wrong. */
  check(): { values: FormValues } | { wrong: FieldName };
}

export function useOwnForm(contactData: Record<string, unknown>, countries: readonly Country[]): OwnForm {
  const t = useText();
  const [form, setForm] = useState(() => withContactData(initialForm(countries), contactData));
  return {
    form,
    fill: (name, value) => setForm((now) => setField(now, name, value)),
    leave: (name) => setForm((now) => touchField(now, name)),
    error(name) {
      const field = form[name];
      const code = fieldError(field);
      const count = code === "FORM_ERROR_MINLENGTH" ? field.rules.minLength : field.rules.maxLength;
      return code === null ? null : t(code, { count: count ?? 0 });
    },
    check() {
      const touched = kept.reduce((now, name) => touchField(now, name), form);
      setForm(touched);
      const wrong = kept.find((name) => fieldError(touched[name]) !== null);
      return wrong === undefined ? { values: formValues(touched) } : { wrong };
    },
  };
}

/** The fields of an account: not those an order decides anew. */
const kept = fieldNames.filter(
  (name) => !["email", "terms", "newsletter", "createAccount", "password", "comment"].includes(name),
);
