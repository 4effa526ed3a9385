import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvLine, withoutMark } from "./csv.ts";

test("no cell begins as a formula does, numbers stay numbers, and every cell reads back as it was", () => {
  const nasty = [
    '=HYPERLINK("http://x.example","x")',
    "+48 600 100 200",
    "-",
    "@SUM(A1)",
    "\tx",
    "\r=x",
    "'=x",
    "''-1+1",
    "=1",
  ];
  const [line] = parse(csvLine(nasty), { relax_quotes: true });
  for (const cell of line!) assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
  assert.deepEqual(line!.map(withoutMark), nasty);
  assert.equal(csvLine(["-5", "+3.50", "12,5", "O'Neill", "'quoted'"]), `-5,+3.50,"12,5",O'Neill,'quoted'`);
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t0-9.,"; a]*$/));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = parse(csvLine(cells), {
        relax_quotes: true,
        skip_empty_lines: false,
        record_delimiter: "\n\n\n",
      })[0] ?? [""];
      assert.deepEqual(read.map(withoutMark), cells);
    }),
  );
});

/** Tables parted by tabs, a feed's and a clipboard's: no mark may stand before what they say. */
const tables = [join("generator", "feeds", "google.ts"), join("backoffice", "variants", "table-text.ts")];

test("whatever writes CSV in this shop writes it by this one function", () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.endsWith(".test.ts") && ![join("domain", "csv.ts"), ...tables].includes(file),
  );
  const quoting = files.filter((file) =>
    /replaceAll\('"', '""'\)|replace\(\/"\/g, '""'\)/.test(readFileSync(join(source, file), "utf8")),
  );
  assert.deepEqual(quoting, []);
});
