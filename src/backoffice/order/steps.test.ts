import assert from "node:assert/strict";
import { test } from "node:test";
import { type OrderState, orderStates, statesAfter } from "../../domain/order/order-states.ts";
import { endsOrder, stepsOf } from "./steps.ts";

const of = (state: OrderState, mayEdit = true) => stepsOf({ state, next: [...statesAfter(state)] }, mayEdit);

test("what the order may come to is offered but for what is decided with its money, and nothing else", () => {
  for (const state of orderStates)
    assert.deepEqual(
      of(state)
        .filter((step) => step !== "accepted")
        .toSorted(),
      statesAfter(state)
        .filter((after) => state === "awaitingReview" || !["cancelled", "returned"].includes(after))
        .toSorted(),
    );
});

test("the first of them is the next act, and no end where the order can go on", () => {
  assert.deepEqual(
    (["awaitingReview", "new", "awaitingPayment", "paid", "packed", "sent"] as const).map((state) => of(state)[0]),
    ["accepted", "packed", "paid", "packed", "sent", "delivered"],
  );
  for (const state of orderStates) {
    const steps = of(state);
    assert.equal(endsOrder(steps[0] ?? "cancelled"), steps.every(endsOrder), state);
  }
});

test("who may not change orders says no yes for the shop", () => {
  assert.deepEqual(of("awaitingReview", false), ["cancelled"]);
});
