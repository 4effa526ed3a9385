import assert from "node:assert/strict";
import { test } from "node:test";
import type { ParcelStep } from "./label.ts";
import { hasLeft, standingOf, type StepTaken, stepsTold, trackingHref } from "./tracking.ts";

const way = (...steps: ParcelStep[]): StepTaken[] =>
  steps.map((step, hour) => ({ step, at: new Date(Date.UTC(2026, 10, 20, hour)) }));

test("a parcel stands where its last step says, in whichever order the steps were told", () => {
  const cases: [ParcelStep[], ParcelStep | null][] = [
    [[], null],
    [["made"], "made"],
    [["made", "handedOver", "underWay", "ready"], "ready"],
    [["made", "handedOver", "ready", "delivered"], "delivered"],
    [["ready", "delivered", "underWay", "trouble"], "delivered"],
    [["ready", "delivered", "goingBack"], "goingBack"],
    [["ready", "goingBack", "back"], "back"],
    [["goingBack", "ready"], "ready"],
  ];
  for (const [steps, stands] of cases) {
    assert.equal(standingOf(way(...steps)), stands, steps.join());
    assert.equal(standingOf(way(...steps).toReversed()), stands, `${steps.join()}, told backwards`);
  }
});

test("of steps of one moment the later comes later", () => {
  const at = new Date(0);
  assert.equal(
    standingOf([
      { step: "delivered", at },
      { step: "ready", at },
    ]),
    "delivered",
  );
});

test("a label that was made has not left; a parcel the carrier has had, has", () => {
  assert.equal(hasLeft(way("made", "trouble")), false);
  assert.equal(hasLeft(way("made", "handedOver")), true);
});

test("a buyer is told each step once, from the hand-over on", () => {
  const told = stepsTold(way("made", "handedOver", "underWay", "underWay", "ready", "underWay").toReversed());
  assert.deepEqual(
    told.map(({ step }) => step),
    ["handedOver", "underWay", "ready", "underWay"],
  );
  assert.equal(told[1]!.at.getUTCHours(), 2);
});

test("a number leads to its carrier's page, where one is known", () => {
  assert.equal(trackingHref("InPost", "52 1"), "https://inpost.pl/sledzenie-przesylek?number=52%201");
  assert.equal(trackingHref("kurier Zenek", "1"), null);
  assert.equal(trackingHref(null, "1"), null);
  assert.equal(trackingHref("InPost", null), null);
});
