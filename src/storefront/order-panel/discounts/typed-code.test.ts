import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { order } from "../../../domain/dictionary/pl/order.ts";
import { teach } from "../../app/text.ts";
import { initialState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { noOrderAttempt, orderAttempt } from "../confirm/attempt.ts";
import { applyTypedCode, isCodeUnasked, typeCode } from "./typed-code.ts";

const valid = {
  codeValid: true,
  codeCode: "BRUK10",
  codeType: "2",
  codeValue: "0.00",
  codePercent: "10",
  codeMinTotal: "100.00",
  codeCategory: "0",
  codeManufacturer: "0",
  codeExpire: "",
};

teach(order);
beforeEach(() => {
  session.setState(initialState, true);
  orderAttempt.setState(noOrderAttempt, true);
});

test("code dropped silently: one that is typed and not used waits to be asked about", async () => {
  typeCode("  ");
  assert.equal(isCodeUnasked(), false);
  typeCode("bruk10");
  assert.equal(isCodeUnasked(), true);
  mock.method(globalThis, "fetch", async () => Response.json(valid));
  await applyTypedCode();
  assert.deepEqual(
    [session.getState().code?.codeCode, orderAttempt.getState().typedCode, isCodeUnasked()],
    ["BRUK10", "", false],
  );
});

test("a code the shop has refused does not hold the order up once that was said; another text does", async () => {
  mock.method(globalThis, "fetch", async () =>
    Response.json({ error: "CODE_UNKNOWN", errorMessage: "Nie znamy takiego kodu." }),
  );
  typeCode("NICNIEMA");
  await applyTypedCode();
  assert.deepEqual(
    [orderAttempt.getState().codeTrouble, isCodeUnasked(), session.getState().code],
    ["Nie znamy takiego kodu.", false, null],
  );
  typeCode("BRUK10");
  assert.deepEqual([orderAttempt.getState().codeTrouble, isCodeUnasked()], [null, true]);
});

test("a shop out of reach is told in its own words, and what was typed stays", async () => {
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("fetch failed")));
  typeCode("BRUK10");
  await applyTypedCode();
  assert.deepEqual(
    [orderAttempt.getState().codeTrouble, orderAttempt.getState().typedCode],
    ["Problem z połączeniem z serwerem, spróbuj ponownie.", "BRUK10"],
  );
});

test("an answer about a text that is no longer there changes nothing", async () => {
  mock.method(globalThis, "fetch", async () => {
    typeCode("INNY");
    return Response.json(valid);
  });
  typeCode("BRUK10");
  await applyTypedCode();
  assert.deepEqual(
    [session.getState().code, orderAttempt.getState().typedCode, orderAttempt.getState().checkingCode],
    [null, "INNY", false],
  );
});
