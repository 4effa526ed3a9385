import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import { builtInvoice } from "../../../test/builders/invoices.ts";
import { breaksOf, type ProvenSale } from "./evidence.ts";
import { evidenceColumns, evidenceTable } from "./evidence-table.ts";
import { ledgerOf } from "./ledger.ts";
import { ledgerColumns, ledgerTable } from "./ledger-table.ts";

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as unknown as Record<Name, string>;
const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true, delimiter: ";" });

const sale: ProvenSale = {
  orderId: 1001,
  document: "PA/2026/11/000001",
  soldOn: "2026-11-21",
  buyer: { name: "Kasia Wójcik", street: "Długa 1", city: "30-001 Kraków", country: "Polska" },
  goods: [{ name: "Bluza Asfalt M", quantity: 2 }],
  total: 21_298,
  currency: "pln",
  cash: false,
  collected: false,
  neverExempt: [],
  money: [
    { by: "payu", id: "WZHF5FFDRJ140731GUEST000P01", on: "2026-11-21", amount: 21_298, currency: "pln", worth: 21_298 },
  ],
  corrections: [{ number: "KPA/2026/11/000001", issuedOn: "2026-11-23", total: -1000 }],
};

test("mail order that was paid whole to the account is exempt; each condition that is missing is said", () => {
  assert.deepEqual(breaksOf(sale), []);
  assert.deepEqual(breaksOf({ ...sale, cash: true, money: [] }), ["cash"]);
  assert.deepEqual(breaksOf({ ...sale, collected: true }), ["collected"]);
  assert.deepEqual(breaksOf({ ...sale, neverExempt: ["Perfumy"] }), ["goods"]);
  assert.deepEqual(breaksOf({ ...sale, buyer: { ...sale.buyer, street: " " } }), ["address"]);
  assert.deepEqual(breaksOf({ ...sale, money: [] }), ["unproven"]);
  assert.deepEqual(breaksOf({ ...sale, money: [{ ...sale.money[0]!, worth: 21_297 }] }), ["unproven"]);
  assert.deepEqual(breaksOf({ ...sale, total: 0, cash: true, money: [] }), [], "nothing was paid");
});

test("the evidence is a row for each sale: who, what, by which payment, and why it is not exempt", () => {
  const [row] = read(
    evidenceTable([{ ...sale, collected: true, buyer: { ...sale.buyer, name: "=HYPERLINK(1)" } }], {
      columns: named(evidenceColumns),
      breaks: named(["cash", "collected", "goods", "address", "unproven"]),
      ways: {},
    }),
  );
  assert.deepEqual(row, {
    order: "1001",
    document: "PA/2026/11/000001",
    sold: "2026-11-21",
    buyer: "'=HYPERLINK(1)",
    street: "Długa 1",
    city: "30-001 Kraków",
    country: "Polska",
    goods: "2 × Bluza Asfalt M",
    total: "212,98",
    currency: "PLN",
    money: "payu WZHF5FFDRJ140731GUEST000P01: 2026-11-21, 212,98 PLN",
    corrections: "KPA/2026/11/000001: 2026-11-23, -10,00 PLN",
    breaks: "collected",
  });
});

test("the ledger is a row for each of its own, sums with a comma, net and VAT of each rate in its columns", () => {
  const { rows } = ledgerOf([{ invoice: builtInvoice(), ksef: { kind: "outside" }, distance: false }], new Map());
  const [row] = read(
    ledgerTable(rows, { columns: named(ledgerColumns), net: (rate) => `net${rate}`, vat: (rate) => `vat${rate}` }),
  );
  const [of23, of5] = builtInvoice().sums;
  const said = (amount: number) => (amount / 100).toFixed(2).replace(".", ",");
  assert.deepEqual(row, {
    number: "FV/2026/11/000123",
    issued: "2026-11-21",
    sold: "2026-11-21",
    country: "PL",
    taxNumber: "5260250274",
    name: "Żółw & Syn sp. z o.o.",
    marker: "BFK",
    ksef: "",
    type: "",
    procedure: "",
    corrects: "",
    documents: "1",
    currency: "PLN",
    total: "502,97",
    table: "",
    tableDay: "",
    rate: "",
    net23: said(of23!.net),
    vat23: said(of23!.vat),
    net8: "",
    vat8: "",
    net5: said(of5!.net),
    vat5: said(of5!.vat),
    net0: "",
    vat0: "",
    netzw: "",
    vatzw: "",
  });
});
