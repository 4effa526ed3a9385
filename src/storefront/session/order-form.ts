import type { Country } from "../../domain/delivery.ts";
import { formIsValid, setField, touchAll, touchField, withCountries } from "../../domain/order-form.ts";
import type { FieldName, FormValues, OrderForm } from "../../domain/order-form-fields.ts";
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

/** Keeps a form and, with it, whether it is valid: the AND of its fields (point 4, 'Login'). */
export function keepForm(orderFormData: OrderForm): void {
  session.setState({ orderFormData, formIsValid: formIsValid(orderFormData) });
}
