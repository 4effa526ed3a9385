import { formIsValid, initialForm, withAccountFields, withContactData } from "../../domain/order-form.ts";
import { session } from "./store.ts";

/** What a successful login, social login or new account answers (specification, points 3 and 4). */
export interface Account {
  token: string;
  contactData: Record<string, unknown>;
  points: number;
}

/**
 * Takes over a login: the account's data, the login modal closed, empty form fields filled, the account's
 * own fields hidden (point 4, 'Login').
 */
export function takeAccount({ token, contactData, points }: Account): void {
  const orderFormData = withContactData(session.getState().orderFormData, contactData);
  session.setState({
    loggedIn: true,
    token,
    userContactData: contactData,
    userPoints: points,
    loginShow: false,
    orderFormData,
    formIsValid: formIsValid(orderFormData),
  });
}

/** Ends the login in this browser (point 4, 'Logout'); what was typed about the person goes with it. */
export function forgetAccount(): void {
  const orderFormData = withAccountFields(initialForm(session.getState().orderFormData.shippingCountry.options?.map((option) => ({
    country_id: option.value,
    country_code: option.country_code,
    country_name: option.displayValue,
    countryZone_id: option.countryZone_id,
  })) ?? []));
  session.setState({
    loggedIn: false,
    token: null,
    userContactData: null,
    userSocial: null,
    userPoints: 0,
    userPointsUse: 0,
    userPointsActive: false,
    orderFormData,
    formIsValid: formIsValid(orderFormData),
  });
}
