import assert from "node:assert/strict";
import { test } from "node:test";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Event } from "./timeline-days.ts";
import type { Order } from "../../contract/operator/order.ts";
import { sendsOrder, wasPacked } from "./parcel-acts.ts";

const at = "2026-11-20T10:00:00Z";
const state = (to: OrderState): Event => ({ at, what: { kind: "state", state: to, by: null } });
const done = (act: string): Event => ({ at, what: { kind: "act", act, by: "Ola", before: null, after: null } });

test("an order cancelled with a packed box tells to unpack it; one whose box was undone before does not, nor one that goes on", () => {
  const packed = [state("paid"), state("packed")];
  assert.equal(wasPacked({ state: "cancelled", timeline: [...packed, state("cancelled")] }), true);
  const half = [state("paid"), done("packParcel")];
  assert.equal(wasPacked({ state: "cancelled", timeline: [...half, state("cancelled")] }), true);
  const undone = [...half, done("unpackParcel"), state("cancelled")];
  assert.equal(wasPacked({ state: "cancelled", timeline: undone }), false);
  assert.equal(wasPacked({ state: "cancelled", timeline: [state("paid"), state("cancelled")] }), false);
  assert.equal(wasPacked({ state: "packed", timeline: packed }), false);
});

test("an order leaves with its one parcel, but not with one of two, nor while something is to be packed", () => {
  const parcel = {} as Order["parcels"][number];
  const line = (packed: number) => ({ left: 2, packed }) as Order["lines"][number];
  const next: OrderState[] = ["sent"];
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(2)], next }), true);
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(1)], next }), false);
  assert.equal(sendsOrder({ parcels: [parcel, parcel], lines: [line(2)], next }), false);
  assert.equal(sendsOrder({ parcels: [parcel], lines: [line(2)], next: [] }), false);
});
