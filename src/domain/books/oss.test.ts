import assert from "node:assert/strict";
import { test } from "node:test";
import type { Invoice } from "../invoice/invoice.ts";
import { sumsByRate, type VatRate } from "../invoice/vat.ts";
import { euroSum, ossRows, readUnionRate, unionRateOn, unionVatIn } from "./oss.ts";
import { daysOfQuarter, isQuarter, quarterOf } from "./quarter.ts";

const rates = [
  { country: "EE", from: "2025-07-01", rate: 2400 },
  { country: "EE", from: "2025-01-01", rate: 2200 },
  { country: "DE", from: "2025-01-01", rate: 1900 },
  { country: "FI", from: "2025-01-01", rate: 2550 },
];
const euro = new Map([
  ["2026-Q1", { day: "2026-03-31", pln: 425_000, gbp: 85_000, usd: 115_000 }],
  ["2026-Q2", { day: "2026-06-30", pln: 430_000, gbp: 86_000, usd: 116_000 }],
]);

function sold(
  country: string,
  soldOn: string,
  amounts: readonly [VatRate, number][],
  currency: Invoice["currency"] = "pln",
) {
  const sums = sumsByRate(amounts.map(([rate, gross]) => ({ rate, gross })));
  return { country, invoice: { soldOn, currency, sums } as Invoice };
}

test("a quarter has its days, and a day its quarter", () => {
  assert.deepEqual(daysOfQuarter("2028-Q1"), { from: "2028-01-01", to: "2028-03-31" });
  assert.deepEqual(daysOfQuarter("2026-Q4"), { from: "2026-10-01", to: "2026-12-31" });
  assert.deepEqual(["2026-01-01", "2026-03-31", "2026-04-01", "2026-12-31"].map(quarterOf), [
    "2026-Q1",
    "2026-Q1",
    "2026-Q2",
    "2026-Q4",
  ]);
  assert.deepEqual(["2026-Q4", "2026-Q5", "2026-4", "1999-Q1"].map(isQuarter), [true, false, false, false]);
});

test("a country's rate is that of the day, and none is guessed", () => {
  assert.equal(unionRateOn(rates, "EE", "2025-06-30"), 2200);
  assert.equal(unionRateOn(rates, "EE", "2025-07-01"), 2400);
  assert.equal(unionRateOn(rates, "EE", "2024-12-31"), null);
  assert.equal(unionRateOn(rates, "SE", "2026-01-01"), null);
  assert.deepEqual(["25,5", "21 %", "0", "50", "50.01", "-1", "abc", "2.555", ""].map(readUnionRate), [
    2550,
    2100,
    0,
    5000,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("the VAT is what the charged price holds, to the cent, mirrored below zero", () => {
  assert.equal(unionVatIn(11_900, 1900), 1900);
  assert.equal(unionVatIn(12_550, 2550), 2550);
  assert.equal(unionVatIn(-11_900, 1900), -1900);
  assert.equal(unionVatIn(100, 0), 0);
});

test("sales are summed by country and rate over currencies, in euro of their own quarter; what comes back of an earlier one is its correction", () => {
  const rows = ossRows(
    [
      sold("DE", "2026-04-02", [["23", 43_000]]),
      sold("DE", "2026-05-02", [["23", 1_900]], "eur"),
      sold("DE", "2026-04-02", [["23", -4_300]]),
      sold("DE", "2026-02-02", [["23", -42_500]]),
      sold("FI", "2026-06-30", [["23", 8_600]], "gbp"),
    ],
    { rates, euro },
  );
  assert.deepEqual(rows, [
    {
      quarter: "2026-Q1",
      country: "DE",
      rate: 1900,
      documents: 1,
      charged: { pln: -42_500 },
      euro: { gross: -10_000, net: -8_403, vat: -1_597 },
    },
    {
      quarter: "2026-Q2",
      country: "DE",
      rate: 1900,
      documents: 3,
      charged: { pln: 38_700, eur: 1_900 },
      euro: { gross: 10_900, net: 9_160, vat: 1_740 },
    },
    {
      quarter: "2026-Q2",
      country: "FI",
      rate: 2550,
      documents: 1,
      charged: { gbp: 8_600 },
      euro: { gross: 10_000, net: 7_968, vat: 2_032 },
    },
  ]);
  assert.deepEqual(euroSum(rows), { gross: 10_900, net: 8_725, vat: 2_175 });
});

test("goods with a reduced Polish rate, a country without a rate and a quarter without the bank's are reckoned by nobody's guess", () => {
  const rows = ossRows(
    [
      sold("DE", "2026-04-02", [
        ["23", 1_000],
        ["5", 500],
      ]),
      sold("SE", "2026-04-02", [["23", 700]]),
      sold("DE", "2026-07-01", [["23", 1_000]]),
    ],
    { rates, euro },
  );
  assert.deepEqual(
    rows.map(({ quarter, country, rate, charged, euro: sums }) => [quarter, country, rate, charged.pln, sums?.gross]),
    [
      ["2026-Q2", "DE", null, 500, undefined],
      ["2026-Q2", "DE", 1900, 1_000, 233],
      ["2026-Q2", "SE", null, 700, undefined],
      ["2026-Q3", "DE", 1900, 1_000, undefined],
    ],
  );
  assert.equal(euroSum(rows), null);
});
