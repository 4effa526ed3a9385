import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { builtCorrection, builtInvoice } from "../../../test/builders/invoices.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { vatRates } from "../invoice/vat.ts";
import type { KnownDays } from "./exchange-rates.ts";
import { type BookedDocument, type KsefStanding, ledgerOf } from "./ledger.ts";

const outside: KsefStanding = { kind: "outside" };
const booked = (invoice: Invoice, ksef: KsefStanding = outside): BookedDocument => ({ invoice, ksef, distance: false });
const known: KnownDays = new Map([
  ["2026-11-20", { day: "2026-11-20", number: "226/A/NBP/2026", rates: { eur: 42_543, usd: 36_111, gbp: 49_999 } }],
]);
const proof = (other: Partial<Invoice> = {}): Invoice => ({
  ...builtInvoice(),
  series: "PA",
  number: "PA/2026/11/000007",
  buyer: { ...builtInvoice().buyer, name: "Kasia Wójcik", vatNumber: "" },
  ...other,
});

test("an invoice is a row of its own with its buyer's number, its sums and where it is", () => {
  const standings: [KsefStanding, string, string | null][] = [
    [
      { kind: "numbered", number: "5260250274-20261121-0ABCDE123456-7F" },
      "NrKSeF",
      "5260250274-20261121-0ABCDE123456-7F",
    ],
    [{ kind: "failure" }, "OFF", null],
    [{ kind: "awaited" }, "DI", null],
    [outside, "BFK", null],
  ];
  for (const [standing, marker, number] of standings) {
    const { rows, sums, lacking } = ledgerOf([booked(builtInvoice(), standing)], new Map());
    assert.deepEqual([rows[0]!.marker, rows[0]!.ksefNumber, lacking], [marker, number, []]);
    assert.deepEqual(rows[0]!.buyer, { name: "Żółw & Syn sp. z o.o.", taxNumber: "5260250274", countryCode: "PL" });
    assert.deepEqual(sums, builtInvoice().sums);
  }
  const german = builtInvoice({ buyer: { ...builtInvoice().buyer, countryCode: "DE", vatNumber: "DE 123 456 789" } });
  const greek = builtInvoice({ buyer: { ...builtInvoice().buyer, countryCode: "GR", vatNumber: "EL123456789" } });
  assert.deepEqual(
    ledgerOf([booked(german), booked(greek)], new Map()).rows.map(({ buyer }) => [buyer.countryCode, buyer.taxNumber]),
    [
      ["DE", "123456789"],
      ["EL", "123456789"],
    ],
  );
});

test("what goes to persons in other countries of the Union with Polish VAT is marked, and of a day's sales a row of its own", () => {
  const far = (invoice: Invoice): BookedDocument => ({ ...booked(invoice), distance: true });
  const { rows, sums } = ledgerOf(
    [booked(proof()), far(proof({ number: "PA/2026/11/000008" })), far(builtInvoice())],
    new Map(),
  );
  assert.deepEqual(
    rows.map(({ number, distance, documents }) => [number, distance, documents]),
    [
      [builtInvoice().number, true, 1],
      ["WEW/2026/11/21", false, 1],
      ["WEW/2026/11/21/WSTO", true, 1],
    ],
  );
  assert.deepEqual(rows[1]!.sums, rows[2]!.sums);
  assert.equal(
    sums.reduce((sum, { gross }) => sum + gross, 0),
    3 * builtInvoice().total,
  );
});

test("sales without an invoice are one internal document a day, their corrections in it", () => {
  const back = {
    ...builtCorrection(proof(), { pieces: [{ position: 2, quantity: 1 }], shipping: 0 }),
    issuedOn: "2026-11-21",
  };
  const later = proof({ number: "PA/2026/11/000009", issuedOn: "2026-11-22", soldOn: "2026-11-22" });
  const { rows, sums } = ledgerOf(
    [proof(), proof({ number: "PA/2026/11/000008" }), later, back].map((one) => booked(one)),
    new Map(),
  );
  assert.deepEqual(
    rows.map(({ number, kind, marker, documents, buyer }) => [number, kind, marker, documents, buyer.taxNumber]),
    [
      ["WEW/2026/11/21", "internal", "DI", 3, "BRAK"],
      ["WEW/2026/11/22", "internal", "DI", 1, "BRAK"],
    ],
  );
  const total = 2 * proof().total + back.total;
  assert.equal(rows[0]!.totals.pln, total);
  assert.equal(
    rows[0]!.sums.reduce((sum, { gross }) => sum + gross, 0),
    total,
  );
  assert.equal(
    sums.reduce((sum, { gross }) => sum + gross, 0),
    total + later.total,
  );
});

test("another currency is booked by the table of the day before, its correction by that of the sale", () => {
  const invoice = builtInvoice({ currency: "eur", factor: 2353 });
  const correction = builtCorrection(invoice);
  const { rows } = ledgerOf([booked(invoice), booked(correction)], known);
  assert.deepEqual(
    rows.map(({ table }) => table),
    [
      { number: "226/A/NBP/2026", day: "2026-11-20", rate: 42_543 },
      { number: "226/A/NBP/2026", day: "2026-11-20", rate: 42_543 },
    ],
  );
  // 397.97 EUR at 23 %: 74.42 of VAT; × 4.2543 = 316.60 zł, of 1693.08.
  const of23 = invoice.sums.find(({ rate }) => rate === "23")!;
  const row23 = rows[0]!.sums.find(({ rate }) => rate === "23")!;
  assert.deepEqual(
    [row23.gross, row23.vat],
    [Math.round((of23.gross * 42_543) / 10_000), Math.round((of23.vat * 42_543) / 10_000)],
  );
  assert.ok(rows[0]!.sums.every(({ net, vat, gross }) => net + vat === gross));
  const { sums } = ledgerOf([booked(invoice), booked(correction)], known);
  assert.deepEqual(
    sums.map(({ net, vat, gross }) => [net, vat, gross]),
    sums.map(() => [0, 0, 0]),
    "a sale that came back whole leaves nothing",
  );
});

test("a document that was made by a table is booked by that one", () => {
  const table = { number: "225/A/NBP/2026", day: "2026-11-19", rate: 40_000 };
  const invoice = builtInvoice({ currency: "eur", factor: 2353, table });
  const { rows } = ledgerOf([booked(invoice)], known);
  assert.deepEqual(rows[0]!.table, table);
  assert.equal(
    rows[0]!.sums.reduce((sum, { gross }) => sum + gross, 0),
    4 * invoice.total,
  );
});

test("a document whose rate is not known is named and booked nowhere", () => {
  const late = builtInvoice({ currency: "eur", factor: 2353, soldOn: "2026-11-25", issuedOn: "2026-11-25" });
  assert.deepEqual(ledgerOf([booked(late)], known), {
    rows: [],
    sums: [],
    abroad: { documents: 0, totals: {}, sums: [] },
    lacking: [{ number: late.number, currency: "eur", day: "2026-11-25" }],
  });
});

test("whatever is sold and comes back piece by piece, in any currency, rows add up and at the end nothing is left", () => {
  const goods = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 4, max: 90_000 }),
      rate: fc.constantFrom(...vatRates),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(
      goods,
      fc.nat(3000),
      fc.constantFrom("pln", "eur", "usd", "gbp"),
      fc.array(fc.nat(), { maxLength: 5 }),
      (lines, shipping, currency, back) => {
        const total = lines.reduce((sum, { amount }) => sum + amount, 0) + shipping;
        let latest = proof({
          ...builtInvoice({
            currency,
            factor: 2500,
            order: { lines: lines.map((line) => ({ name: "x", ...line })), shipping, shippingName: "y", total },
          }),
          series: "PA",
        });
        const documents = [latest];
        for (const at of [...back, null]) {
          const line = at === null ? undefined : latest.lines[at % latest.lines.length]!;
          if (line !== undefined && (line.shipping || line.quantity === 0)) continue;
          const correction = builtCorrection(
            latest,
            line === undefined ? "everything" : { pieces: [{ position: line.position, quantity: 1 }], shipping: 0 },
          );
          documents.push(correction);
          latest = correction;
        }
        const { rows, sums } = ledgerOf(
          documents.map((one) => booked(one)),
          known,
        );
        for (const { net, vat, gross } of rows.flatMap((row) => row.sums)) assert.equal(net + vat, gross);
        assert.ok(
          sums.every(({ net, vat, gross }) => net === 0 && vat === 0 && gross === 0),
          JSON.stringify(sums),
        );
        assert.equal(
          rows.reduce((sum, row) => sum + (row.totals[currency] ?? 0), 0),
          0,
        );
      },
    ),
    { numRuns: 200 },
  );
});
