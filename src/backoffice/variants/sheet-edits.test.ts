import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetVariant } from "../../contract/operator/variants.ts";
import { afterSaving, cellsToSend, type Edits, stillRefused, withTyped, wrongIn } from "./sheet-edits.ts";

const variant = (id: number, more: Partial<SheetVariant> = {}): [number, SheetVariant] => [
  id,
  {
    id,
    values: [`rozmiar ${id}`],
    sold: true,
    price: 19_999,
    cataloguePrice: null,
    lowest: 19_999,
    stock: 5,
    movement: 7,
    ean: null,
    sku: null,
    weight: null,
    shelf: null,
    ...more,
  },
];
const variants = new Map([variant(1), variant(2)]);
const none: Edits = {};

test("only what differs is sent, each with what was seen in it; a stock as a count or a difference", () => {
  const edits = withTyped(none, variants, [
    { variantId: 1, field: "price", text: "189,00" },
    { variantId: 1, field: "sku", text: "" },
    { variantId: 1, field: "stock", text: "12" },
    { variantId: 2, field: "stock", text: "+3" },
    { variantId: 2, field: "price", text: "199,99" },
    { variantId: 2, field: "ean", text: "nie" },
  ]);
  assert.deepEqual(cellsToSend(edits, wrongIn(edits, variants)), [
    { variantId: 1, field: "price", seen: 19_999, value: 18_900 },
    { variantId: 1, field: "stock", value: { counted: 12, seen: 5, movement: 7 } },
    { variantId: 2, field: "stock", value: { change: 3 } },
  ]);
  assert.deepEqual([...wrongIn(edits, variants)], [["2:ean", "EAN"]]);
});

test("what has its old value again is not changed any more", () => {
  const typed = withTyped(none, variants, [{ variantId: 1, field: "price", text: "1" }]);
  assert.deepEqual(withTyped(typed, variants, [{ variantId: 1, field: "price", text: "199.99" }]), {});
});

test("what somebody else changed meanwhile does not become what was seen", () => {
  const typed = withTyped(none, variants, [{ variantId: 1, field: "price", text: "1" }]);
  const later = new Map([variant(1, { price: 500 }), variant(2)]);
  const again = withTyped(typed, later, [{ variantId: 1, field: "price", text: "2" }]);
  assert.deepEqual(cellsToSend(again, new Map()), [{ variantId: 1, field: "price", seen: 19_999, value: 200 }]);
  // To put back what one saw over what is there now is a change as well.
  const back = withTyped(again, later, [{ variantId: 1, field: "price", text: "199,99" }]);
  assert.equal(cellsToSend(back, new Map()).length, 1);
});

test("two cells with one EAN, and a price not below its catalogue price, are wrong before anybody sends them", () => {
  const ean = "5901234123457";
  const with1 = new Map([variant(1, { ean }), variant(2, { cataloguePrice: 25_000 })]);
  const edits = withTyped(none, with1, [
    { variantId: 2, field: "ean", text: `0${ean}` },
    { variantId: 2, field: "price", text: "250" },
  ]);
  assert.deepEqual(
    [...wrongIn(edits, with1)],
    [
      ["2:ean", "EAN_TWICE"],
      ["2:price", "NOT_LOWER"],
    ],
  );
  const swapped = withTyped(edits, with1, [
    { variantId: 1, field: "ean", text: "" },
    { variantId: 2, field: "cataloguePrice", text: "300" },
  ]);
  assert.deepEqual([...wrongIn(swapped, with1)], []);
});

test("once saved, what was refused stays on what is there now, and what was typed meanwhile stays too", () => {
  const sent = withTyped(none, variants, [
    { variantId: 1, field: "price", text: "1" },
    { variantId: 1, field: "sku", text: "A" },
    { variantId: 2, field: "sku", text: "B" },
  ]);
  const typed = withTyped(sent, variants, [{ variantId: 2, field: "sku", text: "C" }]);
  const now = new Map([variant(1, { price: 500, sku: "A" }), variant(2, { sku: "B" })]);
  const left = afterSaving(typed, { sent, refused: new Map([["1:price", "CELL_CHANGED"]]), variants: now });
  assert.deepEqual(cellsToSend(left, new Map()), [
    { variantId: 1, field: "price", seen: 500, value: 100 },
    { variantId: 2, field: "sku", seen: "B", value: "C" },
  ]);
});

test("a cell that was refused is refused no more once something else is typed into it, or nothing", () => {
  const type = (edits: Edits, text: string) => withTyped(edits, variants, [{ variantId: 1, field: "price", text }]);
  const was = type(none, "1");
  const refused = new Map([["1:price", "CELL_CHANGED"]]);
  const other = withTyped(was, variants, [{ variantId: 2, field: "sku", text: "A" }]);
  assert.deepEqual(stillRefused(refused, { was, next: other }), refused);
  assert.equal(stillRefused(refused, { was, next: type(was, "2") }).size, 0);
  assert.equal(stillRefused(refused, { was, next: none }).size, 0);
});
