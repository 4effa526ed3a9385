import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chargeOf,
  isFree,
  isPaidOnline,
  type KnownAttempt,
  needsTheOperator,
  nextQuestionAfter,
  outcomeOf,
  shareGoingBack,
  type PaymentNews,
} from "./payment.ts";

const news = (other: Partial<PaymentNews> = {}): PaymentNews => ({
  key: "k",
  extOrderId: "1007-1",
  providerOrderId: "ABC",
  says: "paid",
  amount: 21_000,
  currency: "pln",
  captureId: null,
  ...other,
});
const attempt = (other: Partial<KnownAttempt> = {}): KnownAttempt => ({
  state: "open",
  providerOrderId: "ABC",
  amount: 21_000,
  currency: "pln",
  orderState: "awaitingPayment",
  missing: 21_000,
  ...other,
});

test("only the right payment, amount and currency pay an order that waits", () => {
  assert.equal(outcomeOf(news(), attempt()), "paid");
  assert.equal(
    outcomeOf(news(), attempt({ providerOrderId: null })),
    "paid",
    "the provider's answer was lost, its word came",
  );
  assert.equal(outcomeOf(news({ amount: 20_999 }), attempt()), "otherAmount");
  assert.equal(outcomeOf(news({ amount: Number.NaN }), attempt()), "otherAmount");
  assert.equal(outcomeOf(news({ currency: "eur" }), attempt()), "otherCurrency");
  assert.equal(outcomeOf(news({ providerOrderId: "XYZ" }), attempt()), "otherPayment");
});

test("a state only moves forward", () => {
  for (const says of ["failed", "cancelled"] as const) {
    assert.equal(outcomeOf(news({ says }), attempt()), says);
    assert.equal(outcomeOf(news({ says }), attempt({ state: "paid", orderState: "paid", missing: 0 })), "lateRefusal");
    assert.equal(
      outcomeOf(news({ says }), attempt({ state: "surplus", orderState: "expired", missing: 0 })),
      "lateRefusal",
    );
    assert.equal(outcomeOf(news({ says }), attempt({ state: "failed" })), "settledBefore");
    assert.equal(outcomeOf(news(), attempt({ state: says })), "paid", "money that came after all");
  }
  for (const says of ["open", "pending", "approved"] as const) {
    assert.equal(outcomeOf(news({ says }), attempt()), "waiting");
    assert.equal(
      outcomeOf(news({ says }), attempt({ state: "paid", orderState: "sent", missing: 0 })),
      "settledBefore",
    );
  }
  assert.equal(outcomeOf(news(), attempt({ state: "paid", orderState: "delivered", missing: 0 })), "settledBefore");
});

test("money no order can take waits for the operator", () => {
  for (const orderState of ["expired", "cancelled"] as const)
    assert.equal(outcomeOf(news(), attempt({ orderState })), "paidTooLate");
  for (const orderState of ["paid", "packed", "sent", "delivered", "returned"] as const)
    assert.equal(outcomeOf(news(), attempt({ orderState, missing: 0 })), "paidTwice");
  assert.equal(
    outcomeOf(news({ amount: 500 }), attempt({ orderState: "packed", amount: 500, missing: 500 })),
    "paid",
    "what an order that was changed lacks",
  );
  assert.deepEqual(
    (["paidTooLate", "paidTwice", "otherAmount", "unknownOrder"] as const).map((outcome) =>
      needsTheOperator(outcome, "paid"),
    ),
    [true, true, true, true],
  );
  assert.deepEqual([needsTheOperator("paid", "paid"), needsTheOperator("unknownOrder", "cancelled")], [false, false]);
});

test("charged is what was shown, where the provider takes the currency, else the sum in PLN", () => {
  const order = { currency: "eur", total: 5012, totalPln: 21_298 } as const;
  assert.deepEqual(chargeOf(order, ["pln", "eur"]), { currency: "eur", amount: 5012 });
  assert.deepEqual(chargeOf(order, ["pln"]), { currency: "pln", amount: 21_298 });
});

test("what goes back of a total is its share of what was charged, all of it for all of it", () => {
  assert.deepEqual(
    [
      shareGoingBack(5012, { amount: 21_298, charged: 21_298 }),
      shareGoingBack(5012, { amount: 10_649, charged: 21_298 }),
      shareGoingBack(5012, { amount: 100, charged: 5012 }),
      shareGoingBack(5012, { amount: 1, charged: 21_298 }),
    ],
    [5012, 2506, 100, 0],
  );
});

test("an order that costs nothing in either currency is free; two payments are made on a provider's page", () => {
  assert.deepEqual(
    [
      isFree({ total: 0, totalPln: 0 }),
      isFree({ total: 0, totalPln: 2 }),
      isFree({ total: 1, totalPln: 0 }),
      isFree({ total: 1, totalPln: 4 }),
    ],
    [true, true, true, false],
  );
  assert.deepEqual(["bank", "cash", "payu", "paypal"].map(isPaidOnline), [false, false, true, true]);
});

test("questions come at growing distances, at most an hour", () => {
  assert.deepEqual([0, 1, 2, 3, 6, 50].map(nextQuestionAfter), [1, 2, 4, 8, 60, 60]);
});
