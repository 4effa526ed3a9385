import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { importProblemCode, importProblemCodes, taxClassesAsked } from "./import-problem.ts";

test("a reader's sentence is told by a code, with what it names", () => {
  const told: readonly (readonly [text: string, code: string, fill?: Record<string, string>])[] = [
    ["'abc' is no price like 149.99.", "PRICE_UNREADABLE", { value: "abc" }],
    ["'abc' under price is no price like 149.99.", "PRICE_UNREADABLE", { value: "abc" }],
    ["'€49' is a price in EUR, and this shop's are in PLN.", "PRICE_CURRENCY", { currency: "EUR" }],
    ["The price is in USD, and this shop's are in PLN.", "PRICE_CURRENCY", { currency: "USD" }],
    ["'Kubek' has no price.", "PRICE_MISSING"],
    ["This variation of 'Kubek' has no price: left out.", "PRICE_MISSING_LEFT", { name: "Kubek" }],
    ["'1.5' under quantity is no whole number of pieces like 12.", "QUANTITY_UNREADABLE", { value: "1.5" }],
    ["'x' under weight is no weight in grams like 450.", "WEIGHT"],
    ["The handle 'a' stands in row 3 already, with another title.", "TWICE", { value: "a", first: "3" }],
    ["There is no VAT rate '7'; there are 23, 8, 5, 0, zw.", "VALUE_UNKNOWN", { value: "7", known: "23, 8, 5, 0, zw" }],
    ["'7' under vat_rate is none of 23, 8, 5, 0, zw.", "VALUE_UNKNOWN", { value: "7", known: "23, 8, 5, 0, zw" }],
    ["'31.11.2026' under next_delivery is no day like 2026-12-31.", "DAY", { value: "31.11.2026" }],
    ["The pieces of the next delivery are said without its day.", "DELIVERY_DAY"],
    ["The next delivery must be of 1 to 1000000 pieces.", "DELIVERY_PIECES", { most: "1000000" }],
    ["'może' under shown is neither yes nor no.", "YES_NO", { value: "może" }],
    ["There is no product 'x' above this variant.", "PARENT_UNKNOWN"],
    [
      "There is no product 'x' to go with 'y': neither the shop nor the file has it, and it is left out.",
      "GOES_WITH_UNKNOWN",
      { value: "x" },
    ],
    ["The name is longer than 300 characters.", "TOO_LONG", { most: "300" }],
    ["A product has at most 60 pictures.", "TOO_MANY", { most: "60" }],
    ["'Kubek' is a download, which this shop does not sell: left out.", "NOT_SOLD", { name: "Kubek" }],
    ["'Kubek' is a draft without a price: left out.", "DRAFT", { name: "Kubek" }],
    [
      "The picture 'a.jpg' is missing: '10.0.0.7' lies inside the network; --inside-host 10.0.0.7 allows it.",
      "PICTURE_INSIDE",
      { value: "a.jpg" },
    ],
    ["The picture 'a.jpg' is missing: the server answers 404.", "PICTURE_MISSING", { value: "a.jpg" }],
    ["The row has 3 cells and the header 7.", "CELLS", { cells: "3", header: "7" }],
    ["The path 'koszyk/' begins with 'koszyk', which the shop needs itself.", "PATH_RESERVED", { value: "koszyk/" }],
    ["A sentence that nobody has met.", "OTHER", { text: "A sentence that nobody has met." }],
  ];
  for (const [text, code, fill = {}] of told) assert.deepEqual(importProblemCode({ text }), { code, fill }, text);
});

test("the tax classes a file asks about are those of its sentence", () => {
  const text = `What VAT these tax classes mean cannot be known: 'reduced-rate' (1), 'none' (12). Say it with --tax "reduced-rate=…, none=…"; rates are 23, 8, 5, 0, zw.`;
  assert.deepEqual(taxClassesAsked(importProblemCode({ text })), ["reduced-rate", "none"]);
  assert.deepEqual(taxClassesAsked({ code: "OTHER", fill: { text } }), []);
});

test("a long text of somebody's file is looked at at once", () => {
  const begun = performance.now();
  for (const text of [`'${"' is ".repeat(50_000)}`, `There is no x '${"'; there are ".repeat(50_000)}`])
    importProblemCode({ text });
  assert.ok(performance.now() - begun < 2000);
  assert.ok(importProblemCodes.includes("OTHER"));
});

test("every sentence that a reader or an import says of a file has its code", () => {
  const root = join(import.meta.dirname, "../../..");
  const files = ["src/integrations/catalogue-files/*.ts", "src/flows/catalogue/import/*.ts"]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes(".test."));
  const said = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\btext:\s*(["`])([A-Z'][^\n]*?)(?:\1[,;)} ]|$)/gm)]
      .map(([, , text = ""]) => ({ file, text }))
      // What is filled in over several lines is not read.
      .filter(({ text }) => !/\$\{[^{}]*$/.test(text)),
  );
  assert.ok(said.length > 40, `${said.length} sentences are found`);
  const filled = (text: string) => text.replaceAll("${what}", "variant").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "7");
  assert.deepEqual(
    said.filter(({ text }) => importProblemCode({ text: filled(text) }).code === "OTHER"),
    [],
  );
});
