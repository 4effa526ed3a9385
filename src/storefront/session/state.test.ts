import assert from "node:assert/strict";
import { test } from "node:test";
import { initialState } from "./state.ts";

/** Point 3, 'Client session state': every key, with its initial value where one is given. */
test("the session's keys are the specification's, the given initial values too", () => {
  const keys = [
    "paymentId",
    "shippingId",
    "shippingCode",
    "shippingPrice",
    "shippingPoint",
    "orderStep",
    "orderShow",
    "orderFormData",
    "formIsValid",
    "code",
    "loginShow",
    "loggedIn",
    "token",
    "userSocial",
    "userContactData",
    "userPoints",
    "userPointsUse",
    "userPointsActive",
    "lanCode",
    "lanId",
    "lanDefs",
    "currency",
    "mobile",
    "width",
    "config",
    "products",
    "productsCompare",
    "productsHistory",
    "productsLoaded",
  ];
  assert.deepEqual(
    keys.filter((key) => !(key in initialState)),
    [],
  );
  const { orderStep, lanCode, lanId, currency } = initialState;
  assert.deepEqual(
    { orderStep, lanCode, lanId, currency },
    { orderStep: "cart", lanCode: "pl", lanId: 1, currency: "pln" },
  );
});

test("a first visit has nothing chosen, nothing in the cart and nobody logged in", () => {
  const {
    paymentId,
    shippingId,
    shippingPoint,
    code,
    loggedIn,
    token,
    products,
    productsCompare,
    userPoints,
    userPointsActive,
    orderShow,
    loginShow,
  } = initialState;
  assert.deepEqual(
    [paymentId, shippingId, shippingPoint, code, token, productsCompare],
    [null, null, null, null, null, null],
  );
  assert.deepEqual(
    [loggedIn, userPointsActive, orderShow, loginShow, userPoints, products],
    [false, false, false, false, 0, []],
  );
});
