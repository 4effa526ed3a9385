import assert from "node:assert/strict";
import { test } from "node:test";
import { hasGivenBack, orderStates, statesAfter, statesBefore } from "./order-states.ts";

test("an order goes forward only: no state is reached twice, and what has ended stays ended", () => {
  const reach = (state: (typeof orderStates)[number], seen: string[]): void => {
    for (const after of statesAfter(state)) {
      assert.ok(!seen.includes(after), `${seen.join(" → ")} → ${after}`);
      reach(after, [...seen, after]);
    }
  };
  for (const state of orderStates) reach(state, [state]);
  assert.deepEqual(
    orderStates.filter((state) => statesAfter(state).length === 0),
    ["cancelled", "returned", "expired"],
  );
});

test("what holds stock ends by giving it back, and a delivered parcel can only be returned", () => {
  assert.deepEqual(orderStates.filter(hasGivenBack), ["cancelled", "returned", "expired"]);
  assert.deepEqual(statesAfter("delivered"), ["returned"]);
  assert.deepEqual(statesBefore("expired"), ["awaitingPayment"]);
  assert.deepEqual(statesBefore("paid"), ["awaitingPayment"], "an order is paid once");
});
