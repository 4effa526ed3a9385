import { fieldError } from "../../../domain/order/order-form.ts";
import type { FieldName } from "../../../domain/order/order-form-fields.ts";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";

/** Returns a field's label. */
export function useFieldLabel(name: FieldName): string {
  return useText()(`FORM_${name.toUpperCase()}`);
}

/** Returns what is wrong with a field, in words: the form's own rules first, else what the shop refused. */
export function useFieldError(name: FieldName): string | null {
  const t = useText();
  const field = useOrderForm((form) => form[name]);
  const refused = useOrderAttempt((state) => (state.refusal?.about === name ? state.refusal.message : null));
  const code = fieldError(field);
  if (code === null) return refused;
  const count = code === "FORM_ERROR_MINLENGTH" ? field.rules.minLength : field.rules.maxLength;
  return t(code, { count: count ?? 0 });
}
