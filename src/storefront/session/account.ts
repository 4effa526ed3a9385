import { initialForm, withAccountFields, withContactData } from "../../domain/order/order-form.ts";
import { formOf, keepForm } from "./order-form.ts";
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
  const { userSocial } = session.getState();
  // Once signed in here, the provider's token is no longer needed, and not kept.
  session.setState({
    loggedIn: true,
    token,
    userContactData: contactData,
    userPoints: points,
    loginShow: false,
    userSocial: userSocial && { ...userSocial, token: "" },
  });
  keepForm(withContactData(formOf(session.getState()), contactData));
}

/** Ends the login in this browser (point 4, 'Logout'); what was typed about the person goes with it. */
export function forgetAccount(): void {
  const { options = [] } = formOf(session.getState()).shippingCountry;
  const countries = options.map(({ value, country_code, displayValue, countryZone_id }) => ({
    country_id: value,
    country_code,
    country_name: displayValue,
    countryZone_id,
  }));
  keepForm(initialForm(countries));
  forgetLogin();
}

/** The shop no longer knows the login: the account goes, what was typed into the form stays. */
export function forgetLogin(): void {
  session.setState({
    loggedIn: false,
    token: null,
    userContactData: null,
    userSocial: null,
    userPoints: 0,
    userPointsUse: 0,
    userPointsActive: false,
  });
  keepForm(withAccountFields(formOf(session.getState())));
}
