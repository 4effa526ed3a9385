import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeOf,
  type ChangeForm,
  type DraftFields,
  draftIn,
  draftOf,
  fieldsIn,
  hasWrongPrice,
  isChanged,
  lackingOf,
  shortOf,
} from "./change-draft.ts";

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
  pointCountry: "PL",
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

test("a draft is its fields, each line one of them", () => {
  const other = { ...draft, lines: { ...draft.lines, 2: { quantity: 1, variantId: 22, price: "" } }, point: "LOD01M" };
  const fields = fieldsIn(other) as DraftFields;
  assert.deepEqual(fields["line-2"], other.lines[2]);
  assert.deepEqual(draftIn(fields), other);
});

test("another price lacks its own reason until it is said; the same price, or none, lacks nothing", () => {
  const priced = { ...form, lines: form.lines.map((line) => ({ ...line, price: 4990 })) };
  const at = (price: string, priceReason = "") => ({
    ...draft,
    lines: { ...draft.lines, 1: { quantity: 2, variantId: 11, price } },
    priceReason,
  });
  assert.equal(lackingOf(priced, at("")), null);
  assert.equal(lackingOf(priced, at("49,90")), null);
  assert.equal(lackingOf(priced, at("40", " ")), "OFFICE_CHANGE_PRICE_REASON");
  assert.equal(lackingOf(priced, at("40", "Plama")), null);
  assert.equal(lackingOf(form, at("49,90")), "OFFICE_CHANGE_PRICE_REASON", "who sees no price knows not whether it is");
});

test("what there is not enough of is named, with how many there are; what a line frees counts", () => {
  const sizes = [
    { variantId: 11, variant: "M", stock: 0 },
    { variantId: 12, variant: "L", stock: 1 },
  ];
  const sized: ChangeForm = { ...form, lines: [{ ...line(1, 11, 2), sizes }] };
  const of = (quantity: number, variantId: number) =>
    shortOf(sized, { ...draftOf(sized), lines: { 1: { quantity, variantId, price: "" } } });
  assert.deepEqual(of(2, 12), [{ name: "Bluza, L", stock: 1 }]);
  assert.deepEqual(of(1, 12), []);
  assert.deepEqual(of(2, 11), [], "it has them already");
  assert.deepEqual(of(3, 11), [{ name: "Bluza, M", stock: 0 }]);
});
