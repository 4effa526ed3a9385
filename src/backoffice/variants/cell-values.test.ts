import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetField } from "../../contract/operator/variants.ts";
import { textOf, type Typed, typedIn } from "./cell-values.ts";

const words = { yes: "tak", no: "nie" };

test("what is typed or pasted is read in Polish and in English, and refused where it could mean two things", () => {
  const read: [SheetField, string, Typed][] = [
    ["price", "319,00", { value: 31_900 }],
    ["price", "319.00", { value: 31_900 }],
    ["price", "319", { value: 31_900 }],
    ["price", "1 299,00 zł", { value: 129_900 }],
    ["price", "1\u00a0299,5", { value: 129_950 }],
    ["price", "1.299,00", { value: 129_900 }],
    ["price", "1,299.00", { value: 129_900 }],
    ["price", "PLN 12.50", { value: 1250 }],
    ["price", "1.299", { wrong: "PRICE" }],
    ["price", "-5", { wrong: "PRICE" }],
    ["price", "99999999", { wrong: "PRICE" }],
    ["price", "", { wrong: "PRICE_MISSING" }],
    ["cataloguePrice", " ", { value: null }],
    ["stock", "12", { value: 12 }],
    ["stock", "+3", { change: 3 }],
    ["stock", "−2", { change: -2 }],
    ["stock", "-2", { change: -2 }],
    ["stock", "+0", { wrong: "STOCK" }],
    ["stock", "12,5", { wrong: "STOCK" }],
    ["stock", "", { wrong: "STOCK" }],
    ["ean", "5901234123457", { value: "5901234123457" }],
    ["ean", "590 1234-123457", { value: "5901234123457" }],
    ["ean", "'05901234123457", { value: "05901234123457" }],
    ["ean", "5,90123E+12", { wrong: "EAN_CUT" }],
    ["ean", "5901234123458", { wrong: "EAN" }],
    ["ean", "", { value: null }],
    ["weight", "350", { value: 350 }],
    ["weight", "0,355 kg", { value: 355 }],
    ["weight", "1.5kg", { value: 1500 }],
    ["weight", "35,5 g", { wrong: "WEIGHT" }],
    ["weight", "", { value: null }],
    ["sku", " BLA-S ", { value: "BLA-S" }],
    ["sku", "", { value: null }],
    ["shelf", "x".repeat(61), { wrong: "LONG" }],
    ["sold", "Nie", { value: false }],
    ["sold", "x", { value: true }],
    ["sold", "może", { wrong: "SOLD" }],
  ];
  for (const [field, text, typed] of read) assert.deepEqual(typedIn(field, text), typed, `${field} ${text}`);
});

test("a value is written so that it is read as the same again", () => {
  const values: [SheetField, string | number | boolean | null][] = [
    ["price", 129_900],
    ["price", 0],
    ["cataloguePrice", null],
    ["stock", 12],
    ["ean", "05901234123457"],
    ["weight", 350],
    ["weight", null],
    ["sku", null],
    ["sold", false],
    ["sold", true],
  ];
  for (const [field, value] of values)
    assert.deepEqual(typedIn(field, textOf(field, value, words)), { value }, `${field} ${String(value)}`);
});
