import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isNip, isVatNumber } from "./vat-number.ts";

test("a Polish NIP is ten digits with a fitting check digit; PL, spaces and dashes are fine", () => {
  for (const nip of ["5260250274", "526-025-02-74", "PL5260250274", " pl 526 025 02 74 "])
    assert.ok(isVatNumber(nip, "PL"), nip);
  for (const nip of ["5260250275", "526025027", "52602502744", "0000000000", "DE5260250274", "abcdefghij", ""])
    assert.ok(!isVatNumber(nip, "PL"), nip);
});

test("nine digits have at most one check digit, none when the rest is 10", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
      const nine = String(number).padStart(9, "0");
      const rest = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((sum, weight, at) => sum + weight * Number(nine[at]), 0) % 11;
      const fitting = [..."0123456789"].filter((digit) => isNip(nine + digit));
      assert.deepEqual(fitting, rest === 10 ? [] : [String(rest)]);
    }),
  );
});

test("any one digit changed makes a NIP wrong", () => {
  const nip = "5260250274";
  for (let at = 0; at < 10; at += 1) {
    for (const digit of "0123456789") {
      if (digit !== nip[at]) assert.ok(!isNip(nip.slice(0, at) + digit + nip.slice(at + 1)), `${digit} at ${at}`);
    }
  }
});

test("another EU country's number has that country's shape, with or without its letters", () => {
  const good: Record<string, string[]> = {
    AT: ["ATU12345678", "U12345678"],
    BE: ["BE0123456789"],
    CZ: ["CZ12345678", "1234567890"],
    DE: ["DE 123 456 789", "123456789"],
    DK: ["DK12345678"],
    EE: ["EE123456789"],
    ES: ["ESX1234567X", "B12345678"],
    FI: ["FI12345678"],
    GR: ["EL123456789"],
    IE: ["IE1234567WA", "IE1234567T"],
    LT: ["LT123456789012"],
    LV: ["LV12345678901"],
    LX: ["LU12345678"],
    NL: ["NL123456789B01"],
    PT: ["PT123456789"],
    RO: ["RO12"],
    SI: ["SI12345678"],
    SK: ["SK1234567890"],
  };
  for (const [code, numbers] of Object.entries(good))
    for (const number of numbers) assert.ok(isVatNumber(number, code), `${code} ${number}`);
  for (const [number, code] of [
    ["DE12345678", "DE"],
    ["PL5260250274", "CZ"],
    ["12345678", "AT"],
    ["GR123456789", "GR"],
    ["", "SK"],
  ] as const) {
    assert.ok(!isVatNumber(number, code), `${code} ${number}`);
  }
});

test("outside the EU a number is 4 to 20 letters and digits", () => {
  assert.ok(isVatNumber("GB 123 4567 89", "GB"));
  assert.ok(isVatNumber("CHE-123.456.789", "CH"));
  for (const number of ["123", "1".repeat(21), "12 34 ?"]) assert.ok(!isVatNumber(number, "US"), number);
});
