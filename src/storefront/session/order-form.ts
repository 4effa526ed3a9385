import type { Country } from "../../domain/delivery.ts";
import { formIsValid, setField, touchAll, touchField, withCountries } from "../../domain/order-form.ts";
import { fieldNames, type FieldName, type FormField, type FormValues, type OrderForm } from "../../domain/order-form-fields.ts";
import { session } from "./store.ts";

/** Takes over what was typed or chosen in one field. */
export function fillField<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
  keepForm(setField(session.getState().orderFormData, name, value));
}

/** A field was left: its error may be shown from now on. */
export function leaveField(name: FieldName): void {
  keepForm(touchField(session.getState().orderFormData, name));
}

/** A click on the disabled order button: every error may be shown. */
export function leaveAllFields(): void {
  keepForm(touchAll(session.getState().orderFormData));
}

/** Takes over the countries the shop delivers to. */
export function offerCountries(countries: readonly Country[]): void {
  keepForm(withCountries(session.getState().orderFormData, countries));
}

/**
 * Keeps a form and, with it, whether it is valid: the AND of its fields (point 4, 'Login'). Fields that
 * did not change stay the same objects, so that a key pressed in one does not render the others.
 */
export function keepForm(form: OrderForm): void {
  const before = session.getState().orderFormData;
  const orderFormData = Object.fromEntries(fieldNames.map((name) => [name, isSame(form[name], before[name]) ? before[name] : form[name]])) as OrderForm;
  session.setState({ orderFormData, formIsValid: formIsValid(orderFormData) });
}

function isSame(a: FormField, b: FormField): boolean {
  return (
    a.value === b.value && a.valid === b.valid && a.touched === b.touched && a.hide === b.hide &&
    a.options === b.options && JSON.stringify(a.rules) === JSON.stringify(b.rules)
  );
}
