import type { OrderForm } from "../../domain/order/order-form-fields.ts";
import { bool, fields, map, text, withDefault, type Read } from "./shapes.ts";
import type { StoredForm } from "./state.ts";

/** Returns what of the form is kept between visits: what was typed and touched, never the password. */
export function storedForm(form: OrderForm | StoredForm): StoredForm {
  const stored = Object.entries(form).filter(([name]) => name !== "password");
  return Object.fromEntries(stored.map(([name, { value, touched, hide }]) => [name, { value, touched, hide }]));
}

/** Reads a kept form, without its damaged fields. Which of the others are the form's, its own code decides: see `formOf`. */
export const readForm: Read<StoredForm> = map(
  fields<StoredForm[string]>({
    value: (value) => text(value) ?? bool(value),
    touched: withDefault(bool, false),
    hide: withDefault(bool, false),
  }),
);
