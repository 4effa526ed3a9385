import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { formIsValid, setField } from "../../domain/order/order-form.ts";
import { forgetAccount, takeAccount } from "./account.ts";
import { fillField, formOf } from "./order-form.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";

const contactData = {
  shippingFirstName: "Kasia",
  shippingLastName: "Wójcik",
  phone: "600100200",
  shippingStreet: "Kamienna 7/3",
  shippingPostCode: "31-403",
  shippingCity: "Kraków",
  email: "kasia@poczta.example",
};

beforeEach(() => session.setState(initialState, true));

test("a login sets loggedIn, token, contact data and points, and closes the modal", () => {
  session.setState({ loginShow: true });
  takeAccount({ token: "ours", contactData, points: 240 });
  const { loggedIn, token, userContactData, userPoints, loginShow } = session.getState();
  assert.deepEqual(
    { loggedIn, token, userContactData, userPoints, loginShow },
    { loggedIn: true, token: "ours", userContactData: contactData, userPoints: 240, loginShow: false },
  );
});

test("a login fills empty fields, hides the account's own, and makes formIsValid true again where all fields are", () => {
  fillField("shippingCity", "Sopot");
  fillField("terms", true);
  assert.equal(session.getState().formIsValid, false);
  takeAccount({ token: "ours", contactData, points: 0 });
  const { formIsValid: valid } = session.getState();
  const orderFormData = formOf(session.getState());
  assert.deepEqual([orderFormData.shippingFirstName.value, orderFormData.shippingCity.value], ["Kasia", "Sopot"]);
  assert.deepEqual(
    [orderFormData.newsletter.hide, orderFormData.createAccount.hide, orderFormData.password.hide],
    [true, true, true],
  );
  assert.equal(valid, true);
  assert.equal(formIsValid(setField(orderFormData, "phone", "")), false);
});

test("a logout clears contact data, token, points, their use and the social user, and asks for an account again", () => {
  takeAccount({ token: "ours", contactData, points: 240 });
  const userSocial = {
    id: "1",
    token: "theirs",
    name: "Kasia Wójcik",
    email: "kasia@poczta.example",
    source: "google",
  };
  session.setState({ userPointsUse: 200, userPointsActive: true, userSocial });
  forgetAccount();
  const state = session.getState();
  assert.deepEqual(
    [
      state.loggedIn,
      state.token,
      state.userContactData,
      state.userSocial,
      state.userPoints,
      state.userPointsUse,
      state.userPointsActive,
    ],
    [false, null, null, null, 0, 0, false],
  );
  const { createAccount, newsletter, password, shippingFirstName } = formOf(state);
  assert.deepEqual(
    [createAccount.value, createAccount.hide, newsletter.value, password.value],
    [true, false, false, ""],
  );
  assert.equal(shippingFirstName.value, "", "what was typed about the person goes with it");
});
