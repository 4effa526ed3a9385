import assert from "node:assert/strict";
import { test } from "node:test";
import { bound } from "./bound.ts";

test("one-letter words stay with the next word", () => {
  assert.equal(bound("Bluza z kapturem i w paski"), "Bluza z\u00a0kapturem i\u00a0w\u00a0paski");
  assert.equal(bound("Z zamkiem"), "Z\u00a0zamkiem");
});

test("'e-mail' is one word", () => {
  assert.equal(bound("E-mail albo e-mailem"), "E-\u2060mail albo e-\u2060mailem");
});

test("longer words and figures break as they like", () => {
  assert.equal(bound("Deska 8.0 na start"), "Deska 8.0 na start");
});
