import type { Country } from "../../domain/delivery/delivery.ts";
import {
  formIsValid,
  initialForm,
  restoreForm,
  setField,
  touchAll,
  touchField,
  withCountries,
} from "../../domain/order/order-form.ts";
import {
  fieldNames,
  type FieldName,
  type FormField,
  type FormValues,
  type OrderForm,
} from "../../domain/order/order-form-fields.ts";
import type { StoredForm, SessionState } from "./state.ts";
import { session, useSession } from "./store.ts";

/**
 * Returns the order form as it stands: with what was typed here or kept from an earlier visit, held to today's
 * rules, whatever in it is not a form's left out; else empty. The rules come with whoever asks: no page needs them at first.
 */
export function formOf({ orderFormData }: Pick<SessionState, "orderFormData">): OrderForm {
  if (orderFormData === null) return empty;
  if (!isStored(orderFormData)) return orderFormData;
  const known = restored.get(orderFormData) ?? restoreForm(orderFormData);
  restored.set(orderFormData, known);
  return known;
}

/** Returns a part of the order form and renders again when that part changes. */
export function useOrderForm<T>(select: (form: OrderForm) => T): T {
  return useSession((state) => select(formOf(state)));
}

/** Takes over what was typed or chosen in one field. */
export function fillField<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
  keepForm(setField(formOf(session.getState()), name, value));
}

/** A field was left: its error may be shown from now on. */
export function leaveField(name: FieldName): void {
  keepForm(touchField(formOf(session.getState()), name));
}

/** A click on the disabled order button: every error may be shown. */
export function leaveAllFields(): void {
  keepForm(touchAll(formOf(session.getState())));
}

/** Takes over the countries the shop delivers to. */
export function offerCountries(countries: readonly Country[]): void {
  keepForm(withCountries(formOf(session.getState()), countries));
}

/**
 * Keeps a form and, with it, whether it is valid: the AND of its fields (point 4, 'Login'). Fields that
 * did not change stay the same objects, so that a key pressed in one does not render the others.
 */
export function keepForm(form: OrderForm): void {
  const before = formOf(session.getState());
  const orderFormData = Object.fromEntries(
    fieldNames.map((name) => [name, isSame(form[name], before[name]) ? before[name] : form[name]]),
  ) as OrderForm;
  session.setState({ orderFormData, formIsValid: formIsValid(orderFormData) });
}

const empty = initialForm();
/** By kept form, so that asking twice answers the same fields. */
const restored = new WeakMap<StoredForm, OrderForm>();

function isStored(form: OrderForm | StoredForm): form is StoredForm {
  return form["email"] === undefined || !("rules" in form["email"]);
}

function isSame(a: FormField, b: FormField): boolean {
  return (
    a.value === b.value &&
    a.valid === b.valid &&
    a.touched === b.touched &&
    a.hide === b.hide &&
    a.options === b.options &&
    JSON.stringify(a.rules) === JSON.stringify(b.rules)
  );
}
