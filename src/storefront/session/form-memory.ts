import { restoreForm } from "../../domain/order-form.ts";
import { fieldNames, type OrderForm } from "../../domain/order-form-fields.ts";
import { object, type Read } from "./shapes.ts";

/** Answers what of the form is kept between visits: what was typed and touched, never the password. */
export function storedForm(form: OrderForm): Record<string, { value: string | boolean; touched: boolean; hide: boolean }> {
  return Object.fromEntries(
    fieldNames
      .filter((name) => name !== "password")
      .map((name) => [name, { value: form[name].value, touched: form[name].touched, hide: form[name].hide }]),
  );
}

/** Reads a kept form: damaged fields are left empty, today's rules hold. */
export const readForm: Read<OrderForm> = (value) => (object(value) === undefined ? undefined : restoreForm(value));
