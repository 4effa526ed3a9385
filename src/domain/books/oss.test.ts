import assert from "node:assert/strict";
import { test } from "node:test";
import type { Invoice } from "../invoice/invoice.ts";
import { type SoldRate, sumsByRate } from "../invoice/vat.ts";
import { bearsVatAbroad, euroSum, ossRows, readUnionRate, soldAbroadAt, unionRateOn } from "./oss.ts";
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
  amounts: readonly [SoldRate, number][],
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

test("a sale bears the VAT of where it goes from the day on, to a person in another country of the Union, at the rate of its day", () => {
  const sale = { country: "EE", vatNumber: "", day: "2025-06-30" };
  assert.ok(bearsVatAbroad(sale, "2025-06-30"));
  for (const [other, since] of [
    [{ ...sale, day: "2025-06-29" }, "2025-06-30"],
    [sale, null],
    [{ ...sale, vatNumber: "PL 526-025-02-74" }, "2025-06-30"],
    [{ ...sale, country: "PL" }, "2025-06-30"],
    [{ ...sale, country: "GB" }, "2025-06-30"],
  ] as const)
    assert.ok(!bearsVatAbroad(other, since), JSON.stringify(other));
  assert.ok(bearsVatAbroad({ ...sale, vatNumber: " - " }, "2025-06-30"), "signs alone are no number");
  assert.ok(bearsVatAbroad({ ...sale, country: "LX" }, "2025-06-30"), "Luxembourg, as the shop's list writes it");
  assert.equal(soldAbroadAt(sale, rates), "EE 22");
  assert.equal(soldAbroadAt({ ...sale, day: "2025-07-01" }, rates), "EE 24");
  assert.equal(soldAbroadAt({ ...sale, country: "FI" }, rates), "FI 25.5");
  assert.equal(soldAbroadAt({ ...sale, country: "LX" }, [{ country: "LU", from: "2025-01-01", rate: 1700 }]), "LU 17");
  assert.equal(soldAbroadAt({ ...sale, country: "SE" }, rates), null, "nobody guesses one");
});

test("sales are summed by country and rate over currencies as documents say their VAT, in euro of their own quarter; what comes back of an earlier one is its correction", () => {
  const rows = ossRows(
    [
      sold("DE", "2026-04-02", [["DE 19", 43_000]]),
      sold("DE", "2026-05-02", [["DE 19", 1_900]], "eur"),
      sold("DE", "2026-04-02", [["DE 19", -4_300]]),
      sold("DE", "2026-02-02", [["DE 19", -42_500]]),
      sold("FI", "2026-06-30", [["FI 25.5", 8_600]], "gbp"),
      sold("FI", "2026-06-30", [["FI 25.5", 2]]),
      sold("FI", "2026-06-30", [["FI 25.5", 2]]),
    ],
    euro,
  );
  assert.deepEqual(rows, [
    {
      quarter: "2026-Q1",
      country: "DE",
      rate: 1900,
      documents: 1,
      charged: { pln: -42_500 },
      vat: { pln: -6_786 },
      euro: { gross: -10_000, net: -8_403, vat: -1_597 },
    },
    {
      quarter: "2026-Q2",
      country: "DE",
      rate: 1900,
      documents: 3,
      charged: { pln: 38_700, eur: 1_900 },
      vat: { pln: 6_179, eur: 303 },
      euro: { gross: 10_900, net: 9_160, vat: 1_740 },
    },
    {
      quarter: "2026-Q2",
      country: "FI",
      rate: 2550,
      documents: 3,
      charged: { gbp: 8_600, pln: 4 },
      // Of two grosze none is VAT, twice.
      vat: { gbp: 1_747, pln: 0 },
      euro: { gross: 10_001, net: 7_970, vat: 2_031 },
    },
  ]);
  assert.deepEqual(euroSum(rows), { gross: 10_901, net: 8_727, vat: 2_174 });
});

test("documents with Polish VAT stand apart, and neither they nor a quarter without the bank's rate are reckoned by anybody's guess", () => {
  const rows = ossRows(
    [
      sold("DE", "2026-04-02", [
        ["23", 1_000],
        ["5", 500],
      ]),
      sold("DE", "2026-04-02", [["DE 19", 1_000]]),
      sold("DE", "2026-07-01", [["DE 19", 1_000]]),
    ],
    euro,
  );
  assert.deepEqual(
    rows.map(({ quarter, country, rate, documents, charged, vat, euro: sums }) => [
      quarter,
      country,
      rate,
      documents,
      charged.pln,
      vat.pln,
      sums?.gross,
    ]),
    [
      ["2026-Q2", "DE", null, 1, 1_500, undefined, undefined],
      ["2026-Q2", "DE", 1900, 1, 1_000, 160, 233],
      ["2026-Q3", "DE", 1900, 1, 1_000, 160, undefined],
    ],
  );
  assert.equal(euroSum(rows), null);
});
