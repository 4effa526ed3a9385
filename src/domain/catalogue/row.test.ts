import assert from "node:assert/strict";
import { test } from "node:test";
import { asRow } from "./row.ts";

const products = {
  soldOut: { name: "soldOut", product_quantity: 0 },
  adult: { name: "adult", product_quantity: 3, age_min: 18 },
  adultSoldOut: { name: "adultSoldOut", product_quantity: 0, age_min: 18 },
  one: { name: "one", product_quantity: 1 },
  two: { name: "two", product_quantity: 2, age_min: null },
} as const;

test("a row begins with what can be bought and everybody may see, and keeps its order otherwise; with nothing of the kind there is none", () => {
  const row = (names: string, open = false) =>
    asRow(
      names.split(" ").map((name) => products[name as keyof typeof products]),
      { open },
    )
      .map(({ name }) => name)
      .join(" ");
  assert.equal(row("two one"), "two one");
  assert.equal(row("soldOut adult one adultSoldOut two"), "one two soldOut adult adultSoldOut");
  assert.equal(row("soldOut adult one", true), "adult one soldOut");
  assert.equal(row("soldOut adult"), "");
  assert.equal(row("soldOut adult", true), "adult soldOut");
  assert.deepEqual(asRow([]), []);
});
