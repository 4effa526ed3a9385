import assert from "node:assert/strict";
import { test } from "node:test";
import type { Order } from "../../contract/operator/order.ts";
import { laterOf } from "./later-of.ts";

const at = (state: number, parcels: number): Pick<Order, "versions"> => ({
  versions: {
    state: `"state-${state}"`,
    parcels: `"parcels-${parcels}"`,
    tags: '"tags-1"',
    money: '"money-1"',
    lines: '"lines-1"',
    address: '"address-1"',
  },
});

test("an answer that was asked for before an act does not hide what the act has left", () => {
  const left = at(10, 3);
  assert.equal(laterOf(at(9, 3), left), left);
  assert.equal(laterOf(at(10, 2), left), left);
  const newer = at(11, 3);
  assert.equal(laterOf(newer, left), newer);
  const same = at(10, 3);
  assert.equal(laterOf(same, left), same);
  assert.equal(laterOf(same, undefined), same);
});
