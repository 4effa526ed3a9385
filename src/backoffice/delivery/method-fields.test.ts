import assert from "node:assert/strict";
import { test } from "node:test";
import type { DeliveryMethod } from "../../contract/operator/delivery.ts";
import { fieldsOf, offersIn, termsIn, touchedTerms, withoutStep, withPayment, withStep } from "./method-fields.ts";

const method: DeliveryMethod = {
  id: 1,
  zone: 1,
  shippingId: 1,
  code: "courier",
  names: { pl: "Kurier", en: "Courier" },
  days: [1, 2],
  freeFrom: 20_000,
  offers: [
    {
      paymentId: 1,
      prices: [
        { maxWeight: 1000, price: 1299 },
        { maxWeight: 5000, price: 1900 },
      ],
    },
    { paymentId: 2, prices: [{ maxWeight: 5000, price: 1599 }] },
  ],
  collection: false,
  offered: true,
  version: '"terms-1"',
};

test("what a way of delivery costs is the same once it is filled in: a payment with fewer steps has the price that holds at each", () => {
  const fields = fieldsOf(method);
  assert.deepEqual(fields.offers, {
    steps: ["1000", "5000"],
    prices: { "1": ["12,99", "19,00"], "2": ["15,99", "15,99"] },
  });
  const terms = termsIn(fields);
  assert.deepEqual([terms?.names, terms?.days, terms?.freeFrom], [{ pl: "Kurier", en: "Courier" }, [1, 2], 20_000]);
  assert.deepEqual(terms?.offers[1]?.prices, [
    { maxWeight: 1000, price: 1599 },
    { maxWeight: 5000, price: 1599 },
  ]);
});

test("only what somebody touched is sent", () => {
  const fields = { ...fieldsOf(method), daysTo: "4", freeFrom: "" };
  assert.deepEqual(touchedTerms(fields, ["daysTo"]), { days: [1, 4] });
  assert.deepEqual(touchedTerms(fields, ["freeFrom"]), { freeFrom: null });
});

test("nothing is sent while something cannot be read: no name, days backwards, no payment, a price or a step that is none", () => {
  const whole = fieldsOf(method);
  for (const wrong of [
    { namePl: " " },
    { daysFrom: "3" },
    { daysTo: "" },
    { freeFrom: "dwieście" },
    { freeFrom: "0" },
    { offers: { steps: ["1000"], prices: {} } },
    { offers: { steps: ["1000"], prices: { "1": [""] } } },
    { offers: { steps: ["1000"], prices: { "1": ["99999999"] } } },
    { offers: { steps: ["0"], prices: { "1": ["1"] } } },
    { offers: { steps: ["1000", "1000"], prices: { "1": ["1", "2"] } } },
  ])
    assert.equal(termsIn({ ...whole, ...wrong }), null, JSON.stringify(wrong));
  assert.ok(termsIn(whole) !== null);
});

test("a step more costs what the last one does until it is written; a payment that is added costs what the first does", () => {
  const { offers } = fieldsOf(method);
  const more = withStep(offers);
  assert.deepEqual([more.steps.at(-1), more.prices["1"]?.at(-1)], ["", "19,00"]);
  assert.equal(offersIn(more), null, "its weight is missing");
  assert.deepEqual(withoutStep(more, 2), offers);
  const added = withPayment(offers, { id: 3, goes: true });
  assert.deepEqual(added.prices["3"], ["12,99", "19,00"]);
  assert.deepEqual(withPayment(added, { id: 3, goes: false }), offers);
});
