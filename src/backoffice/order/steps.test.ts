import assert from "node:assert/strict";
import { test } from "node:test";
import { orderStates, type OrderState, statesToSay } from "../../domain/order/order-states.ts";
import { stateAfter, type Step, stepsOf } from "./steps.ts";

const of = (state: OrderState, mayEdit = true) =>
  stepsOf({ state, next: statesToSay(state), withdrawn: null }, mayEdit);

test("what the order may come to is offered but for what is decided with its money, and nothing else", () => {
  for (const state of orderStates.filter((state) => state !== "awaitingReview"))
    assert.deepEqual(
      of(state).map(stateAfter).toSorted(),
      statesToSay(state)
        .filter((after) => after !== "cancelled" && after !== "returned")
        .toSorted(),
      state,
    );
});

test("the first of them is the next act", () => {
  const nextActs: readonly (Step | undefined)[] = (
    ["awaitingReview", "new", "awaitingPayment", "paid", "packed", "sent"] as const
  ).map((state) => of(state)[0]);
  assert.deepEqual(nextActs, ["accepted", "packed", undefined, "packed", "sent", "delivered"]);
});

test("an order that awaits the shop's word gets a yes or a no, from who may change orders", () => {
  assert.deepEqual(of("awaitingReview"), ["accepted", "declined"]);
  assert.deepEqual([stateAfter("accepted"), stateAfter("declined")], [null, "cancelled"]);
  assert.deepEqual(of("awaitingReview", false), []);
});

test("an order whose buyer has withdrawn goes nowhere", () => {
  assert.deepEqual(stepsOf({ state: "paid", next: statesToSay("paid"), withdrawn: 3 }, true), []);
});
