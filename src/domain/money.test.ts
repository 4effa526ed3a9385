import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  convert,
  currencies,
  decimal,
  factorFor,
  factorText,
  formatMoney,
  parseDecimal,
  percentOf,
  percentOff,
} from "./money.ts";

const sampleRates = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };

test("the sample rates give the specification's factors", () => {
  const factors = currencies.map((currency) => factorText(factorFor(currency, sampleRates)));
  assert.deepEqual(factors, ["1.0000", "0.2353", "0.1961", "0.2500"]);
});

test("a factor is 1 / rate rounded half up to four decimals, for any rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (millionths) => {
      const rate = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, "0")}`;
      const expected = roundedQuotient(10_000_000_000n, BigInt(millionths));
      assert.equal(factorFor("eur", { eur_rate: rate }), Number(expected));
    }),
  );
});

test("a rate that is missing, zero, tiny or no decimal is refused", () => {
  for (const rate of [undefined, "", "0", "0.000", "-4", "4,25", "1e3", "NaN", "99999"]) {
    assert.throws(() => factorFor("usd", { usd_rate: rate }), RangeError, String(rate));
  }
});

test("every amount from 0.00 to 2,000.00 PLN converts exactly in three currencies", () => {
  for (const currency of ["eur", "gbp", "usd"] as const) {
    const factor = factorFor(currency, sampleRates);
    const exact = BigInt(factor);
    for (let grosze = 0; grosze <= 200_000; grosze += 1) {
      const expected = Number(roundedQuotient(BigInt(grosze) * exact, 10_000n));
      if (convert(grosze, factor) !== expected)
        assert.fail(`${grosze} ${currency}: ${convert(grosze, factor)}, not ${expected}`);
    }
  }
});

test("amounts of any size convert exactly, and what cannot be exact is refused", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), fc.integer({ min: 1, max: 20_000 }), (grosze, factor) => {
      assert.equal(convert(grosze, factor), Number(roundedQuotient(BigInt(grosze) * BigInt(factor), 10_000n)));
      assert.equal(convert(-grosze, factor) + convert(grosze, factor), 0);
    }),
  );
  assert.throws(() => convert(Number.MAX_SAFE_INTEGER, 2), RangeError);
});

test("worked examples: 47.06 + 3.06 EUR, 9.81 GBP, 4.52 off", () => {
  assert.equal(convert(19999, 2353) + convert(1299, 2353), 5012);
  assert.equal(formatMoney(convert(5000, 1961), "gbp"), "£9.81");
  assert.equal(percentOf(3010, 15), 452);
  assert.equal(percentOf(3010, "15"), 452);
  assert.equal(percentOf(10000, "12.50"), 1250);
});

test("a percentage is rounded half up on exact decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (grosze, hundredths) => {
      const expected = Number(roundedQuotient(BigInt(grosze) * BigInt(hundredths), 10_000n));
      assert.equal(percentOf(grosze, decimal(hundredths)), expected);
      assert.equal(percentOf(grosze, hundredths / 100), expected);
    }),
  );
});

test("money reads as the specification's table says", () => {
  assert.deepEqual(
    currencies.map((currency) => formatMoney(19999, currency)),
    ["199.99 zł", "199.99 €", "£199.99", "$199.99"],
  );
  assert.equal(formatMoney(5, "pln"), "0.05 zł");
  assert.equal(formatMoney(-981, "gbp"), "-£9.81");
  assert.equal(formatMoney(123456789, "pln"), "1234567.89 zł");
});

test("decimal strings are read and written without loss", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (grosze) => assert.equal(parseDecimal(decimal(grosze)), grosze)),
  );
  assert.deepEqual(["9.9", "39", "0", "-0.00", "0.05"].map(parseDecimal), [990, 3900, 0, 0, 5]);
});

test("what is no amount with at most two decimals is refused", () => {
  for (const text of ["", " 1", "1,00", "1.999", "1.", ".5", "1e2", "0x10", "NaN", "--1", "1 000.00", "١", "1\n"]) {
    assert.throws(() => parseDecimal(text), RangeError, JSON.stringify(text));
  }
});

test("the percentage-off label has one decimal", () => {
  assert.equal(percentOff(32999, 24999), "-24.2%");
  assert.equal(percentOff(38999, 31199), "-20.0%");
  assert.equal(percentOff(10000, 9995), "-0.1%");
  assert.equal(percentOff(10000, 10000), "-0.0%");
  assert.equal(percentOff(10000, 0), "-100.0%");
});

/** Half up, by quotient and remainder: another way than the one under test. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const rest = dividend % divisor;
  return dividend / divisor + (rest * 2n >= divisor ? 1n : 0n);
}
