import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { differenceByRate, inPln, partsOfRate, rateAbroad, rateText, sumsByRate, vatIn, vatRates } from "./vat.ts";

test("VAT inside a price, by hand", () => {
  for (const [gross, rate, vat] of [
    [12_300, "23", 2300],
    [19_999, "23", 3740],
    [10_800, "8", 800],
    [10_500, "5", 500],
    [9999, "0", 0],
    [9999, "zw", 0],
    [2, "23", 0],
    [3, "23", 1],
    [-12_300, "23", -2300],
    [12_100, "CZ 21", 2100],
    [12_550, "FI 25.5", 2550],
    [-11_900, "DE 19", -1900],
    [100, "XX 0", 0],
  ] as const) {
    assert.equal(vatIn(gross, rate), vat, `${gross} at ${rate}`);
  }
});

const abroad = ["CZ 21", "DE 19", "FI 25.5", "HU 27"] as const;

test("a rate of another country is its letters and its percent, read back as it was and said with both", () => {
  assert.deepEqual(
    [rateAbroad("CZ", 2100), rateAbroad("FI", 2550), partsOfRate("FI 25.5"), partsOfRate("LU 17")],
    ["CZ 21", "FI 25.5", { country: "FI", hundredths: 2550 }, { country: "LU", hundredths: 1700 }],
  );
  assert.deepEqual(
    ["23", "zw", "CZ 21", "FI 25.5"].map((rate) => rateText(rate as "23")),
    ["23%", "zw.", "CZ 21%", "FI 25,5%"],
  );
});

test("net and VAT make the gross sum at every rate, and the VAT is at most half a grosz off", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ rate: fc.constantFrom(...vatRates, ...abroad), gross: fc.integer({ min: 0, max: 100_000_000 }) }),
        {
          maxLength: 50,
        },
      ),
      (lines) => {
        const sums = sumsByRate(lines);
        assert.equal(
          sums.reduce((sum, { gross }) => sum + gross, 0),
          lines.reduce((sum, { gross }) => sum + gross, 0),
        );
        for (const { rate, net, vat, gross } of sums) {
          assert.equal(net + vat, gross);
          const thousandths = rate === "zw" ? 0n : BigInt(Math.round(1000 * Number(rate.split(" ").at(-1))));
          const whole = 100_000n + thousandths;
          const off = 2n * BigInt(vat) * whole - 2n * BigInt(gross) * thousandths;
          assert.ok(off <= whole && off > -whole, `${vat} in ${gross} at ${rate}`);
        }
      },
    ),
  );
});

test("a rate stands once, the highest first, those of other countries after Polish ones, and only where something is sold at it", () => {
  assert.deepEqual(
    sumsByRate([
      { rate: "5", gross: 105 },
      { rate: "23", gross: 123 },
      { rate: "DE 19", gross: 119 },
      { rate: "5", gross: 210 },
      { rate: "CZ 21", gross: 121 },
    ]).map(({ rate, gross }) => [rate, gross]),
    [
      ["23", 123],
      ["5", 315],
      ["CZ 21", 121],
      ["DE 19", 119],
    ],
  );
  assert.deepEqual(sumsByRate([]), []);
});

test("differences added to what was make what is", () => {
  const [before, after] = [
    sumsByRate([
      { rate: "23", gross: 12_300 },
      { rate: "8", gross: 1080 },
    ]),
    sumsByRate([
      { rate: "23", gross: 4567 },
      { rate: "8", gross: 1080 },
    ]),
  ];
  assert.deepEqual(differenceByRate(before, after), [
    { rate: "23", net: 3713 - 10_000, vat: 854 - 2300, gross: 4567 - 12_300 },
  ]);
});

test("an amount of another currency in PLN by the order's factor", () => {
  assert.equal(inPln(1000, 2353), 4250);
  assert.equal(inPln(-1000, 2353), -4250);
  assert.equal(inPln(937, 10_000), 937);
});
