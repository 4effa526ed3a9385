import assert from "node:assert/strict";
import { test } from "node:test";
import { tableIn, tableText } from "./table-text.ts";

test("what a spreadsheet copies is read cell by cell, and written so that it can be pasted there", () => {
  const tables: [string, string[][]][] = [
    ["319,00", [["319,00"]]],
    [
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a\t\n\tb",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    ['"dwie\nlinie"\t"mówi ""tak"""', [["dwie\nlinie", 'mówi "tak"']]],
    ['5" cali\tx', [['5" cali', "x"]]],
    ["", [[""]]],
  ];
  for (const [text, rows] of tables) {
    assert.deepEqual(tableIn(text), rows, text);
    assert.deepEqual(tableIn(tableText(rows)), rows, text);
  }
  assert.deepEqual(tableIn("a\r\nb\r\n"), [["a"], ["b"]], "Excel ends each line, the last too");
});
