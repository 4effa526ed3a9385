import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { decimal } from "../../domain/money.ts";
import { dayOf, grams, grosze, gtinOf, pieces, yesNo } from "./cells.ts";

const prices: [string, number | null][] = [
  ["70", 7000],
  ["149,99", 14999],
  ["149.9", 14990],
  ["1 299,00 zł", 129900],
  ["1\u00a0299,00\u00a0zł", 129900],
  ["1.299,00", 129900],
  ["1,299.00", 129900],
  ["PLN 49.00", 4900],
  ["$49.99", null],
  ["€49.00", null],
  ["49 EUR", null],
  ["199,-", 19900],
  ["1 299,– zł", 129900],
  ["199.-", 19900],
  [".5", 50],
  ["19.9900", 1999],
  ["1.299.000", 129900000],
  ["0", 0],
  ["0,00", 0],
  ["1299.000", 129900],
  ["1.299", null],
  ["1,299", null],
  ["", null],
  ["abc", null],
  ["-5", null],
  ["1,2,3", null],
  ["19.999", null],
  ["1e5", null],
  ["12 zł 50 gr", null],
  ["9".repeat(20), null],
  // Blanks part thousands and nothing else.
  ["49 90", null],
  ["49\u00a090", null],
  ["49 zł 90", null],
  ["4 9", null],
  ["1 2990", null],
  ["1 29,90", null],
  ["49, 90", null],
  ["49 ,90", null],
  ["49,90 00", null],
  ["1 299 00", null],
  ["12 345 678,90", 1_234_567_890],
  ["1\u202f299,00", 129900],
  ["1'299.00", 129900],
  ["1’299", 129900],
  ["  49,90  ", 4990],
  ["49,90\u00a0PLN", 4990],
];
for (const [text, expected] of prices)
  test(`the price '${text}' is ${expected}`, () => assert.equal(grosze(text), expected));

const counts: [string, number | null][] = [
  ["12", 12],
  ["3.0", 3],
  ["3,", 3],
  ["1 000", 1000],
  ["1\u00a0000,00", 1000],
  [" 12 ", 12],
  ["-2", -2],
  ["- 2", -2],
  ["-1 000", -1000],
  ["0", 0],
  ["4 9", null],
  ["49 90", null],
  ["1 00", null],
  ["1 0000", null],
  ["1, 0", null],
  ["4.5", null],
  ["1,299", null],
  ["a", null],
  ["", null],
];
for (const [text, expected] of counts)
  test(`the pieces '${text}' are ${expected}`, () => assert.equal(pieces(text), expected));

test("every price reads back from its decimals, with point or comma", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      assert.equal(grosze(decimal(amount)), amount);
      assert.equal(grosze(`${decimal(amount).replace(".", ",")} zł`), amount);
      for (const lanCode of ["pl", "en", "cs", "de", "fr", "de-CH", "it"])
        assert.equal(
          grosze(new Intl.NumberFormat(lanCode, { minimumFractionDigits: 2 }).format(amount / 100)),
          amount,
          lanCode,
        );
    }),
  );
});

test("a bar code is taken where it is one", () => {
  assert.deepEqual(["5901234123457", "'5901234123457", "5901234123450", "", "n/a"].map(gtinOf), [
    { gtin: "5901234123457" },
    { gtin: "5901234123457" },
    {},
    {},
    {},
  ]);
});

test("pieces, grams, yes and no", () => {
  assert.deepEqual(["3", "3.0", "2.0000", "1 000", "-2", "", "1.5", "x"].map(pieces), [
    3,
    3,
    2,
    1000,
    -2,
    null,
    null,
    null,
  ]);
  assert.deepEqual(
    [grams("0,5", 1000), grams(".5", 453.59237), grams("350", 1), grams("0.0", 1), grams("", 1), grams("x", 1)],
    [500, 227, 350, 0, null, null],
  );
  assert.deepEqual(["1", "TRUE", "tak", "0", "-1", "Nie", "draft", "", "?"].map(yesNo), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    null,
    null,
  ]);
});

test("a day is one of the calendar, as it is kept and as spreadsheets save it", () => {
  for (const text of ["2026-12-31", "31.12.2026", "31. 12. 2026"]) assert.equal(dayOf(text), "2026-12-31", text);
  assert.equal(dayOf("5.1.2027"), "2027-01-05");
  assert.equal(dayOf("2028-02-29"), "2028-02-29");
  for (const text of [
    "",
    "2026-02-29",
    "31.11.2026",
    "2026-13-01",
    "0000-01-01",
    "12/31/2026",
    "26-12-31",
    "2026-12-31T00:00",
    "9999-99-99",
  ])
    assert.equal(dayOf(text), null, text);
});
