import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { differenceByRate, inPln, sumsByRate, vatIn, vatRates } from "./vat.ts";

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
  ] as const) {
    assert.equal(vatIn(gross, rate), vat, `${gross} at ${rate}`);
  }
});

test("net and VAT make the gross sum at every rate, and the VAT is at most half a grosz off", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ rate: fc.constantFrom(...vatRates), gross: fc.integer({ min: 0, max: 100_000_000 }) }), {
        maxLength: 50,
      }),
      (lines) => {
        const sums = sumsByRate(lines);
        assert.equal(
          sums.reduce((sum, { gross }) => sum + gross, 0),
          lines.reduce((sum, { gross }) => sum + gross, 0),
        );
        for (const { rate, net, vat, gross } of sums) {
          assert.equal(net + vat, gross);
          const percent = rate === "zw" ? 0n : BigInt(rate);
          const off = 2n * BigInt(vat) * (100n + percent) - 2n * BigInt(gross) * percent;
          assert.ok(off <= 100n + percent && off > -(100n + percent), `${vat} in ${gross} at ${rate}`);
        }
      },
    ),
  );
});

test("a rate stands once, the highest first, and only where something is sold at it", () => {
  assert.deepEqual(
    sumsByRate([
      { rate: "5", gross: 105 },
      { rate: "23", gross: 123 },
      { rate: "5", gross: 210 },
    ]).map(({ rate, gross }) => [rate, gross]),
    [
      ["23", 123],
      ["5", 315],
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
