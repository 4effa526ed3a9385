import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "./fit.ts";

test("a heading is fitted to its longest word", () => {
  assert.equal(fit("Kurtki przeciwdeszczowe"), "fit fit-17");
  assert.equal(fit("Buty"), "fit fit-4");
});

test("very short and very long words take the ends of the scale", () => {
  assert.equal(fit("A to"), "fit fit-4");
  assert.equal(fit("Konstantynopolitańczykowianeczka"), "fit fit-24");
});
