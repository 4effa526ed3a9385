import assert from "node:assert/strict";
import { test } from "node:test";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Order } from "../../contract/operator/order.ts";
import { sendsOrder } from "./parcel-acts.ts";

test("an order leaves with its one parcel, but not with one of two, nor while something is to be packed", () => {
  const parcel = {} as Order["parcels"][number];
  const line = (packed: number) => ({ left: 2, packed }) as Order["lines"][number];
  const next: OrderState[] = ["sent"];
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(2)], next }), true);
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(1)], next }), false);
  assert.equal(sendsOrder({ parcels: [parcel, parcel], lines: [line(2)], next }), false);
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(2)], next: [] }), false);
});
