import assert from "node:assert/strict";
import { test } from "node:test";
import { csvAmount, csvFile } from "./csv.ts";

test("a file has its mark, semicolons, and lines a spreadsheet ends on", () => {
  assert.equal(
    csvFile([
      ["Numer", "Kupujący"],
      ["7", "Żółw; Anna"],
    ]),
    '\uFEFFNumer;Kupujący\r\n7;"Żółw; Anna"\r\n',
  );
});

test("what a buyer typed calculates nothing", () => {
  for (const text of ["=1+1", "+48 511 222 733", "-2+3", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://zly.test")'])
    assert.match(csvFile([[text]]), /^\uFEFF"?'/, JSON.stringify(text));
  assert.equal(csvFile([["-12,50"]]), '\uFEFF"-12,50"\r\n', "a number stays one");
});

test("a sum is a number of the reader's spreadsheet", () => {
  assert.equal(csvAmount(120_430, "pl"), "1204,30");
  assert.equal(csvAmount(5, "cz"), "0,05");
  assert.equal(csvAmount(120_430, "en"), "1204.30");
});
