import assert from "node:assert/strict";
import { test } from "node:test";
import {
  nothingStored,
  type OrderToPack,
  orderAfter,
  ordersHere,
  piecesTicked,
  placeIn,
  roundWith,
  waitingLines,
  withRead,
  withSent,
} from "./packing-state.ts";
import type { PackAct } from "./stored.ts";

const line = (position: number, left: number): OrderToPack["lines"][number] => ({
  position,
  variantId: 70 + position,
  name: "Bluza",
  variant: "M",
  sku: null,
  ean: null,
  codes: [],
  shelf: null,
  picture: null,
  left,
});
const order = (number: number, ...left: number[]): OrderToPack => ({
  number,
  placedAt: "2026-11-28T08:00:00.000Z",
  leaves: "2026-11-28",
  name: "Kasia",
  phone: "",
  address: [],
  delivery: "Kurier",
  point: null,
  comment: "",
  parcels: 0,
  lines: left.map((pieces, index) => line(index + 1, pieces)),
});
const act = (number: number, pieces: Record<number, number>): PackAct => ({
  key: `key-of-${number}`,
  number,
  lines: Object.entries(pieces).map(([position, quantity]) => ({
    position: Number(position),
    variantId: 70 + Number(position),
    quantity,
  })),
  tracking: null,
  weight: null,
  picture: null,
});
const packing = { orders: [order(7, 2, 1), order(8, 1)], repack: [], handOverHour: 14, count: 2 };
const left = (orders: readonly OrderToPack[]) =>
  orders.map(({ number, lines }) => [number, lines.map((one) => one.left)]);

test("what was packed here and the shop may not know of is not packed again", () => {
  assert.deepEqual(left(ordersHere({ packing, acts: [act(7, { 1: 1 }), act(8, { 1: 1 })] })), [[7, [1, 1]]]);
  assert.deepEqual(left(ordersHere({ packing, acts: [act(7, { 1: 5 })] })), [
    [7, [0, 1]],
    [8, [1]],
  ]);
  assert.deepEqual(ordersHere({ packing: null, acts: [] }), []);
});

test("once the shop knows of a parcel it waits no more, and is packed whatever is read next", () => {
  const [first, second] = [act(7, { 1: 2 }), act(8, { 1: 1 })];
  const after = withSent({ ...nothingStored, packing, acts: [first, second] }, first);
  assert.deepEqual(after.acts, [second]);
  assert.deepEqual(left(after.packing!.orders), [
    [7, [0, 1]],
    [8, [1]],
  ]);
  assert.equal(withSent(after, first), after, "twice is once");
});

test("ticked pieces go into the parcel, lines that are missing are not waited for", () => {
  const state = { ticks: { 7: { 1: 1 } }, missing: { 7: [2] } };
  assert.deepEqual(piecesTicked(state, packing.orders[0]!), [{ position: 1, variantId: 71, quantity: 1 }]);
  assert.deepEqual(
    waitingLines(state, packing.orders[0]!).map(({ position }) => position),
    [1],
  );
  assert.deepEqual(waitingLines({ ...state, ticks: { 7: { 1: 2 } } }, packing.orders[0]!), []);
});

test("a round is those that were chosen together, else all there are, and stays what it began with", () => {
  const orders = [order(7, 1), order(8, 1), order(9, 1)];
  const begun = { round: [], chosen: [] };
  assert.deepEqual(roundWith(begun, orders, 8), [7, 8, 9]);
  assert.deepEqual(roundWith({ ...begun, chosen: [9, 7] }, orders, 7), [7, 9]);
  assert.deepEqual(roundWith({ ...begun, chosen: [9, 7] }, orders, 8), [7, 8, 9], "another than those chosen");
  assert.deepEqual(roundWith({ ...begun, chosen: [8] }, orders, 8), [7, 8, 9], "one alone is no round");
  assert.deepEqual(roundWith({ round: [7, 8], chosen: [] }, orders.slice(1), 8), [7, 8]);
  assert.deepEqual(roundWith({ round: [7, 8], chosen: [] }, orders, 9), [7, 8, 9], "another one begins");
});

test("of three, one packed: the second of three is next, and not the first of two", () => {
  const orders = [order(7, 1), order(8, 1), order(9, 1)];
  const round = [7, 8, 9];
  assert.equal(placeIn(round, orders), 1);
  assert.equal(placeIn(round, orders.slice(1)), 2);
  assert.equal(placeIn(round, [...orders.slice(2), order(10, 1)]), 3, "what has come since counts for the next round");
});

test("after an order comes the next of its round that waits, and after the last whichever was left", () => {
  const orders = [order(7, 1), order(8, 1), order(9, 1)];
  assert.equal(orderAfter([7, 9], orders, 7), 9);
  assert.equal(orderAfter([7, 8, 9], orders, 7), 8);
  assert.equal(orderAfter([7, 8, 9], orders, 9), 7);
  assert.equal(orderAfter([7, 8], orders.slice(2), 8), null);
  assert.equal(orderAfter([7], orders, 7), null);
});

test("what was ticked stays through what is read anew; of an order that is another by then it is gone, and that is said until it is begun anew", () => {
  const ticked = { ...nothingStored, packing, ticks: { 7: { 1: 1 }, 8: { 1: 1 } }, missing: { 7: [2] } };
  const same = withRead(ticked, { ...packing, orders: packing.orders.toReversed() });
  assert.deepEqual([same.ticks, same.missing, same.changed], [ticked.ticks, ticked.missing, []]);
  const fewer = withRead(ticked, { ...packing, orders: [order(7, 1, 1), order(8, 1)] });
  assert.deepEqual([fewer.ticks, fewer.missing, fewer.changed], [{ 8: { 1: 1 } }, {}, [7]]);
  const [first] = order(8, 1).lines;
  const otherSize = { ...order(8, 1), lines: [{ ...first!, variantId: 99 }] };
  assert.deepEqual(withRead(ticked, { ...packing, orders: [order(7, 2, 1), otherSize] }).changed, [8]);
  const gone = withRead(fewer, { ...packing, orders: [order(8, 1)] });
  assert.deepEqual([gone.ticks, gone.changed], [{ 8: { 1: 1 } }, []], "of what is packed no more nothing is said");
  const first7 = withRead({ ...ticked, packing: null }, packing);
  assert.deepEqual([first7.ticks, first7.changed], [ticked.ticks, []]);
});

test("what was fetched is forgotten with the last order it was fetched for", () => {
  const fetched = { ...nothingStored, packing, chosen: [7, 8], taken: { 71: 2 } };
  assert.deepEqual(withRead(fetched, { ...packing, orders: [order(8, 1)] }).taken, { 71: 2 });
  assert.deepEqual(withRead(fetched, { ...packing, orders: [order(9, 1)] }).taken, {});
});
