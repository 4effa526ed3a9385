import assert from "node:assert/strict";
import { test } from "node:test";
import { decideCells, type FactCell, type VariantFacts } from "./variant-sheet.ts";

const facts = (more: Partial<VariantFacts> = {}): VariantFacts => ({
  price: 19_999,
  cataloguePrice: null,
  ean: null,
  sku: null,
  weight: null,
  shelf: null,
  sold: true,
  ...more,
});
const decided = (variants: Record<number, VariantFacts>, cells: readonly FactCell[], elsewhere: string[] = []) =>
  decideCells(
    {
      variants: new Map(Object.entries(variants).map(([id, one]) => [Number(id), one])),
      takenElsewhere: new Set(elsewhere),
    },
    cells,
  );

const [first, second] = ["5901234123457", "4006381333931"];

test("a cell takes its value where it is as it was seen, and where it has that value already", () => {
  const price = (seen: number, value: number): FactCell => ({ variantId: 1, field: "price", seen, value });
  assert.deepEqual(decided({ 1: facts() }, [price(19_999, 100)]), [null]);
  assert.deepEqual(decided({ 1: facts() }, [price(100, 19_999)]), [null]);
  assert.deepEqual(decided({ 1: facts() }, [price(100, 200)]), ["CELL_CHANGED"]);
  assert.deepEqual(decided({ 2: facts() }, [price(100, 200)]), ["NOT_FOUND"]);
});

test("a price and its catalogue price are looked at together, and both are refused", () => {
  const cells: FactCell[] = [
    { variantId: 1, field: "price", seen: 19_999, value: 30_000 },
    { variantId: 1, field: "cataloguePrice", seen: 25_000, value: 40_000 },
  ];
  const reduced = { 1: facts({ cataloguePrice: 25_000 }) };
  assert.deepEqual(decided(reduced, cells), [null, null]);
  assert.deepEqual(decided(reduced, cells.slice(0, 1)), ["PRICE_NOT_LOWER"]);
  const equal: FactCell = { variantId: 1, field: "cataloguePrice", seen: 25_000, value: 30_000 };
  assert.deepEqual(decided(reduced, [cells[0]!, equal]), ["PRICE_NOT_LOWER", "PRICE_NOT_LOWER"]);
});

test("two EANs change places, and no two things that are sold have one, however many zeros stand before it", () => {
  const ean = (variantId: number, seen: string | null, value: string | null): FactCell => ({
    variantId,
    field: "ean",
    seen,
    value,
  });
  const both = { 1: facts({ ean: first }), 2: facts({ ean: second }) };
  assert.deepEqual(decided(both, [ean(1, first, second), ean(2, second, first)]), [null, null]);
  assert.deepEqual(decided(both, [ean(1, first, second)]), ["EAN_TAKEN"]);
  assert.deepEqual(decided({ 1: facts() }, [ean(1, null, first)], [`0${first}`]), ["EAN_TAKEN"]);
  // The one that does not change keeps its EAN, so the other cannot have it either.
  assert.deepEqual(decided(both, [ean(1, first, second), ean(2, "", first)]), ["EAN_TAKEN", "CELL_CHANGED"]);
});

test("what is not sold keeps its EAN, and does not come back beside another with it", () => {
  const variants = { 1: facts({ ean: first }), 2: facts({ ean: first, sold: false }) };
  const sold = (variantId: number, value: boolean): FactCell => ({ variantId, field: "sold", seen: !value, value });
  assert.deepEqual(decided(variants, [sold(2, true)]), ["EAN_TAKEN"]);
  assert.deepEqual(decided(variants, [sold(2, true), sold(1, false)]), [null, null]);
});

test("something of a product stays on sale", () => {
  const off = (variantId: number): FactCell => ({ variantId, field: "sold", seen: true, value: false });
  const variants = { 1: facts(), 2: facts(), 3: facts({ sold: false }) };
  assert.deepEqual(decided(variants, [off(1)]), [null]);
  assert.deepEqual(decided(variants, [off(1), off(2)]), ["LAST_VARIANT", "LAST_VARIANT"]);
});
