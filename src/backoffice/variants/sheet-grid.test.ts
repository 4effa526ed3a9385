import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetVariant, VariantSheet } from "../../contract/operator/variants.ts";
import { inTurn, moved, rangeOf } from "./grid-moves.ts";
import { pastedInto, textsIn } from "./grid-text.ts";
import { columnsOf, gridOf } from "./sheet-grid.ts";

const variant = (id: number, ...values: string[]): SheetVariant => ({
  id,
  values,
  sold: true,
  price: 100,
  cataloguePrice: null,
  lowest: 100,
  ean: null,
  sku: `S${id}`,
  weight: null,
  shelf: null,
});
const option = (id: number, kind: "size" | "colour", ...values: string[]) => ({
  id,
  name: kind,
  kind,
  values: values.map((pl) => ({ pl, name: pl })),
});
const sheet: VariantSheet = {
  product: { id: 1, name: "Bluza" },
  options: [option(1, "colour", "czarny", "biały"), option(2, "size", "S", "M")],
  proposed: [],
  variants: [variant(1, "czarny", "S"), variant(2, "czarny", "M"), variant(3, "biały", "S")],
};
const laid = (view: Parameters<typeof gridOf>[1]["view"]) =>
  gridOf(sheet, { view, variants: sheet.variants, titles: (column) => column });
const all = () => true;

test("somebody who is sent no stock has no column of it; a field of two options stands with sizes across and colours down", () => {
  assert.deepEqual(columnsOf(sheet), ["price", "cataloguePrice", "lowest", "ean", "sku", "weight", "shelf", "sold"]);
  const { columns, rows } = laid("price");
  assert.deepEqual(
    columns.map(({ name }) => name),
    ["S", "M"],
  );
  assert.deepEqual(
    rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.variantId ?? null)]),
    [
      ["czarny", 1, 2],
      ["biały", 3, null],
    ],
  );
  assert.equal(laid("all").rows[0]!.name, "czarny / S");
});

test("a table is pasted from the first cell on; what has no place, or one that is only read, is counted and left out", () => {
  const grid = laid("all");
  const at = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column });
  const table = [
    ["1", "2", "3"],
    ["4", "5", "6"],
  ];
  const over = pastedInto(grid, { range: at(0, 0), table, mayChange: all });
  assert.deepEqual([over.cells.length, over.locked, over.outside], [4, 2, 0]);
  const beyond = pastedInto(grid, { range: at(2, 6), table, mayChange: all });
  assert.deepEqual(
    [beyond.cells.map(({ field, text }) => [field, text]), beyond.outside],
    [
      [
        ["shelf", "1"],
        ["sold", "2"],
      ],
      4,
    ],
  );
  const filled = pastedInto(grid, { range: { top: 0, left: 4, bottom: 2, right: 4 }, table: [["x"]], mayChange: all });
  assert.deepEqual(
    filled.cells.map(({ variantId, text }) => [variantId, text]),
    [
      [1, "x"],
      [2, "x"],
      [3, "x"],
    ],
  );
  assert.equal(pastedInto(grid, { range: at(0, 4), table: [["x"]], mayChange: () => false }).locked, 1);
  assert.deepEqual(
    textsIn(grid, { top: 0, left: 4, bottom: 1, right: 4 }, (cell) => `${cell?.variantId}`),
    [["1"], ["2"]],
  );
});

test("keys move within the grid and end at its edges; in turn it goes on to the next row", () => {
  const size = { rows: 3, columns: 4 };
  const from = { row: 1, column: 3 };
  const to = (key: string, toEdge = false) => moved(key, from, { size, toEdge });
  assert.deepEqual(to("ArrowRight"), from);
  assert.deepEqual(to("ArrowLeft"), { row: 1, column: 2 });
  assert.deepEqual(to("Home"), { row: 1, column: 0 });
  assert.deepEqual(to("End", true), { row: 2, column: 3 });
  assert.deepEqual(to("ArrowUp", true), { row: 0, column: 3 });
  assert.deepEqual(to("PageDown"), { row: 2, column: 3 });
  assert.equal(to("a"), null);
  assert.deepEqual(inTurn(from, { size, back: false }), { row: 2, column: 0 });
  assert.equal(inTurn({ row: 0, column: 0 }, { size, back: true }), null);
  assert.deepEqual(rangeOf({ row: 2, column: 1 }, { row: 0, column: 3 }), { top: 0, left: 1, bottom: 2, right: 3 });
});
