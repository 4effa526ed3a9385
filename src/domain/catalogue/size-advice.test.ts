import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeTables } from "../../../demo/catalogue/size-tables.ts";
import { askedMeasure, sizeAdvice, typedMeasure } from "./size-advice.ts";
import type { WrittenSizeTable } from "./size-table.ts";

const named = (handle: string) => sizeTables.find((table) => table.handle === handle)!;
const advised = (table: WrittenSizeTable, value: number, sizes: string[] = []) =>
  sizeAdvice({ rows: table.rows as string[][] }, { column: askedMeasure(table)!.column, value, sizes });

test("a table asks for the body's measure among those it tells how to take; one without asks nothing", () => {
  assert.deepEqual(
    ["tops", "trousers", "shoes", "wheels", "snowboards"].map((handle) => askedMeasure(named(handle))?.measure),
    ["Obwód klatki", "Obwód pasa", "Długość stopy", undefined, undefined],
  );
});

test("a measure inside a size is that size, on the line or between two it is both, beyond them none", () => {
  const tops = named("tops");
  assert.deepEqual(
    [96, 94, 80, 131].map((chest) => advised(tops, chest)),
    [{ kind: "one", size: "M" }, { kind: "between", smaller: "S", larger: "M" }, { kind: "below" }, { kind: "above" }],
  );
  const trousers = named("trousers");
  const inches = ["28", "30", "32"];
  assert.deepEqual(
    [72, 74.5, 79.5].map((waist) => advised(trousers, waist, inches)),
    [
      { kind: "one", size: "28" },
      { kind: "between", smaller: "28", larger: "30" },
      { kind: "between", smaller: "30", larger: "32" },
    ],
  );
  assert.deepEqual(advised(trousers, 82, ["S", "M", "L"]), { kind: "one", size: "M" }, "of the product's own sizes");
});

test("a shoe is as long as the foot or longer, never shorter", () => {
  const shoes = named("shoes");
  assert.deepEqual(
    [24.5, 24.6, 25, 23, 22, 30].map((foot) => advised(shoes, foot)),
    [
      { kind: "one", size: "38" },
      { kind: "one", size: "39" },
      { kind: "one", size: "39" },
      { kind: "one", size: "36" },
      { kind: "below" },
      { kind: "above" },
    ],
  );
});

test("every size of every demo table that asks is advised by the middle of what it is for", () => {
  let asked = 0;
  for (const table of sizeTables.filter((one) => askedMeasure(one) !== null)) {
    const { column } = askedMeasure(table)!;
    for (const row of table.rows as string[][]) {
      const ends = row[column]!.split("–").map(Number);
      const value = ends.length === 1 ? ends[0]! : (ends[0]! + ends[1]!) / 2;
      assert.deepEqual(advised(table, value, [row[0]!]), { kind: "one", size: row[0] }, `${table.handle} ${row[0]}`);
      asked += 1;
    }
  }
  assert.ok(asked > 50, `${asked} sizes`);
});

test("what is typed is a measure with a comma or a point, and nobody's is 3 or 3000", () => {
  assert.deepEqual(["96", " 26,5 ", "26.5", "", "abc", "3", "3000", "-90", "9 6"].map(typedMeasure), [
    96,
    26.5,
    26.5,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
