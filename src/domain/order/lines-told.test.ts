import assert from "node:assert/strict";
import { test } from "node:test";
import { type LoggedLine, linesTold } from "./lines-told.ts";

const tee = (position: number, variant: string, quantity: number, price = 9900): LoggedLine => ({
  position,
  product: 7,
  name: "Koszulka",
  variant,
  quantity,
  price,
});

test("a piece in another size is a size, and what is left of both is told as pieces", () => {
  assert.deepEqual(linesTold([tee(1, "M", 3)], [tee(1, "M", 1), tee(2, "L", 1)]), [
    { kind: "size", name: "Koszulka", from: "M", to: "L", quantity: 1 },
    { kind: "quantity", name: "Koszulka M", from: 2, to: 1 },
  ]);
  assert.deepEqual(linesTold([tee(1, "M", 1)], [tee(2, "L", 2)]), [
    { kind: "size", name: "Koszulka", from: "M", to: "L", quantity: 1 },
    { kind: "added", name: "Koszulka L", quantity: 1 },
  ]);
});

test("other goods are added and taken away; a price alone is a price; nothing is nothing", () => {
  const cap: LoggedLine = { position: 2, product: 8, name: "Czapka", variant: "", quantity: 1, price: 5000 };
  assert.deepEqual(linesTold([tee(1, "M", 1)], [cap]), [
    { kind: "added", name: "Czapka", quantity: 1 },
    { kind: "removed", name: "Koszulka M", quantity: 1 },
  ]);
  assert.deepEqual(linesTold([tee(1, "M", 1)], [tee(1, "M", 1, 8900)]), [
    { kind: "price", name: "Koszulka M", priceFrom: 9900, priceTo: 8900 },
  ]);
  assert.deepEqual(linesTold([tee(1, "M", 1), cap], [tee(1, "M", 1), cap]), []);
});

test("changes logged by name alone are told by name", () => {
  const before = [{ name: "Koszulka M", quantity: 1, price: 9900 }];
  const after = [
    { name: "Koszulka M", quantity: 2, price: 9900 },
    { name: "Czapka", quantity: 1, price: 5000 },
  ];
  assert.deepEqual(linesTold(before, after), [
    { kind: "quantity", name: "Koszulka M", from: 1, to: 2 },
    { kind: "added", name: "Czapka", quantity: 1 },
  ]);
});
