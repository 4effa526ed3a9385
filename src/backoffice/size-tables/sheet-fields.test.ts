import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellIn,
  type SheetFields,
  tableFieldsOf,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withRowHigher,
  withTable,
  withText,
  wrongField,
} from "./sheet-fields.ts";

const sheet: SheetFields = {
  columns: [{ pl: "Rozmiar" }, { pl: "Klatka" }],
  rows: [
    ["S", "88"],
    ["M", "94"],
  ],
};

test("a cell is a text alone as long as every language reads it the same", () => {
  assert.equal(withCell("S", "pl", "M"), "M");
  assert.equal(withCell("S", "en", "S"), "S");
  assert.deepEqual(withCell("Uniwersalny", "en", "One size"), { pl: "Uniwersalny", en: "One size" });
  assert.equal(withCell({ pl: "Uniwersalny", en: "One size" }, "en", ""), "Uniwersalny");
  assert.equal(withCell({ pl: "Uniwersalny", en: "One size" }, "en", "Uniwersalny"), "Uniwersalny");
  assert.equal(cellIn({ pl: "Uniwersalny" }, "cz"), "Uniwersalny");
  assert.deepEqual(withText({ pl: "a", en: "b" }, "en", ""), { pl: "a" });
  assert.deepEqual(withText({ pl: "a", en: "b" }, "pl", ""), { pl: "", en: "b" });
});

test("rows and columns come and go with all their cells", () => {
  assert.deepEqual(withRow(sheet).rows.at(-1), ["", ""]);
  assert.deepEqual(withColumn(sheet).rows[0], ["S", "88", ""]);
  assert.deepEqual(withoutColumn(withColumn(sheet), 1), {
    columns: [{ pl: "Rozmiar" }, { pl: "" }],
    rows: [
      ["S", ""],
      ["M", ""],
    ],
  });
  assert.deepEqual(withoutRow(sheet, 0).rows, [["M", "94"]]);
  assert.deepEqual(withRowHigher(sheet, 1).rows, [
    ["M", "94"],
    ["S", "88"],
  ]);
});

test("a table of a spreadsheet is put in from a cell on; sizes it brings are added", () => {
  const table = [["94–100"], ["100–106"], ["106–112"]];
  assert.deepEqual(withTable(sheet, { row: 1, column: 1, lanCode: "pl" }, table).rows, [
    ["S", "88"],
    ["M", "94–100"],
    ["", "100–106"],
    ["", "106–112"],
  ]);
});

test("a new table lacks what it needs, one after the other", () => {
  const fresh = tableFieldsOf(null);
  assert.equal(wrongField(fresh), "title");
  const titled = { ...fresh, title: { pl: "Bluzy" } };
  assert.equal(wrongField(titled), "sheet");
  assert.equal(wrongField({ ...titled, sheet }), "places");
  const placed = { ...titled, sheet, places: [{ categoryId: 1, manufacturerId: null }] };
  assert.equal(wrongField(placed), null);
  assert.equal(wrongField({ ...placed, measures: [{ name: { pl: "Klatka" }, how: { pl: "" } }] }), "measures");
});
