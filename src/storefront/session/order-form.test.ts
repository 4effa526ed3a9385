import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fillField, formOf, leaveAllFields, leaveField } from "./order-form.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";

beforeEach(() => session.setState(initialState, true));

test("a field is touched when it is left, and the form knows whether it is valid", () => {
  fillField("email", "kasia");
  assert.equal(formOf(session.getState()).email.touched, false);
  leaveField("email");
  assert.deepEqual([formOf(session.getState()).email.touched, formOf(session.getState()).email.valid], [true, false]);

  const values = {
    email: "kasia@poczta.example",
    phone: "600 112 233",
    shippingFirstName: "Kasia",
    shippingLastName: "Nowak",
    shippingStreet: "Prosta 1",
    shippingPostCode: "31-403",
    shippingCity: "Kraków",
  };
  for (const [name, value] of Object.entries(values)) fillField(name as keyof typeof values, value);
  fillField("createAccount", false);
  assert.equal(session.getState().formIsValid, false, "the terms are still missing");
  fillField("terms", true);
  assert.equal(session.getState().formIsValid, true);
});

test("a click on the disabled button touches every field", () => {
  leaveAllFields();
  assert.ok(Object.values(formOf(session.getState())).every((field) => field.touched));
});

test("fields that did not change stay the same objects", () => {
  const before = formOf(session.getState());
  fillField("shippingCity", "Kraków");
  const after = formOf(session.getState());
  assert.notEqual(after.shippingCity, before.shippingCity);
  assert.equal(after.email, before.email);
});
