import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, type ChangeForm, draftOf, hasWrongPrice, isChanged } from "./change-draft.ts";

const line = (position: number, variantId: number, quantity: number, back = 0) => ({
  position,
  variantId,
  name: "Bluza",
  variant: "M",
  picture: null,
  quantity,
  back,
  sizes: [],
});
const form: ChangeForm = {
  changeable: true,
  currency: "pln",
  documentMade: false,
  lines: [line(1, 11, 2), line(2, 21, 3, 1)],
  delivery: { shippingId: 1, point: null },
  deliveries: [],
  paymentCode: "payu",
  heldForMoney: false,
  reason: "Zmiana",
  versions: { lines: "", address: "" },
};
const draft = draftOf(form);

test("a draft that is as the order is changes nothing", () => {
  assert.equal(isChanged(form, draft), false);
  assert.deepEqual(changeOf(form, draft).lines, []);
});

test("only lines that are to be others are sent, another size as one that goes and one that comes instead", () => {
  const other = {
    ...draft,
    lines: { 1: { quantity: 2, variantId: 12, price: "" }, 2: { quantity: 3, variantId: 22, price: "10,50" } },
  };
  assert.deepEqual(changeOf(form, other).lines, [
    { position: 1, quantity: 0, price: null },
    { position: 2, quantity: 1, price: null },
  ]);
  assert.deepEqual(changeOf(form, other).added, [
    { variantId: 12, quantity: 2, price: null, insteadOf: 1 },
    { variantId: 22, quantity: 2, price: 1050, insteadOf: 2 },
  ]);
  const dearer = { ...draft, lines: { ...draft.lines, 1: { quantity: 2, variantId: 11, price: "0" } } };
  assert.deepEqual(changeOf(form, dearer).lines, [{ position: 1, quantity: 2, price: 0 }]);
});

test("a price that is none is known before anything is sent", () => {
  const lines = { ...draft.lines, 1: { quantity: 2, variantId: 11, price: "tanio" } };
  assert.deepEqual([hasWrongPrice(draft), hasWrongPrice({ ...draft, lines })], [false, true]);
});
