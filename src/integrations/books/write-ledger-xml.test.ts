import assert from "node:assert/strict";
import { test } from "node:test";
import { builtCorrection, builtInvoice } from "../../../test/builders/invoices.ts";
import { oneOf } from "../../../test/builders/corrections.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";
import { ledgerOf } from "../../domain/books/ledger.ts";
import { type Invoice } from "../../domain/invoice/invoice.ts";
import { jpkV7m3, writeLedgerXml } from "./write-ledger-xml.ts";

const seller = { name: "Bruk sp. z o.o.", nip: "PL 526-025-02-74", email: "czesc@bruk.example" };
const now = new Date("2026-12-02T10:00:00.123Z");
const written = (documents: readonly Invoice[], number: string | null = null, distance = false) => {
  const ksef = number === null ? ({ kind: "outside" } as const) : ({ kind: "numbered", number } as const);
  const { rows } = ledgerOf(
    documents.map((invoice) => ({ invoice, ksef, distance })),
    new Map(),
  );
  return readXml(writeLedgerXml(rows, { month: "2026-11", seller, now }));
};

test("the file names its form, the month and the seller", () => {
  const root = written([builtInvoice()]);
  assert.deepEqual([root.name, root.attributes["xmlns"]], ["JPK", jpkV7m3]);
  assert.deepEqual(textsIn(oneOf(root, "Naglowek")), {
    KodFormularza: "JPK_VAT",
    WariantFormularza: "3",
    DataWytworzeniaJPK: "2026-12-02T10:00:00Z",
    NazwaSystemu: "Bruk",
    CelZlozenia: "1",
    Rok: "2026",
    Miesiac: "11",
  });
  assert.deepEqual(oneOf(oneOf(root, "Naglowek"), "KodFormularza").attributes, {
    kodSystemowy: "JPK_V7M (3)",
    wersjaSchemy: "1-0E",
  });
  assert.deepEqual(textsIn(oneOf(oneOf(root, "Podmiot1"), "OsobaNiefizyczna")), {
    NIP: "5260250274",
    PelnaNazwa: "Bruk sp. z o.o.",
    Email: "czesc@bruk.example",
  });
});

test("a sale at a distance within the Union says so between its type and its sums, a day's too", () => {
  const proof: Invoice = { ...builtInvoice(), series: "PA", number: "PA/2026/11/000001" };
  const rows = oneOf(written([builtInvoice(), proof], null, true), "Ewidencja").children.filter(
    ({ name }) => name === "SprzedazWiersz",
  );
  const [sold, day] = rows.map((row) => row.children.map(({ name }) => name));
  assert.equal(sold![sold!.indexOf("BFK") + 1], "WSTO_EE");
  assert.deepEqual(day!.slice(day!.indexOf("DI"), day!.indexOf("DI") + 3), ["DI", "TypDokumentu", "WSTO_EE"]);
  for (const row of rows) assert.equal(textsIn(row)["WSTO_EE"], "1");
});

test("a row has its fields in the order of the schema and exactly one marker; the control sums are those of the rows", () => {
  const order = {
    lines: (["23", "8", "5", "0", "zw"] as const).map((rate, at) => ({
      name: "x",
      quantity: 1,
      amount: 1000 + at,
      rate,
    })),
    shipping: 0,
    shippingName: "",
    total: 5010,
  };
  const invoice = builtInvoice({ order, soldOn: "2026-11-20" });
  const proof: Invoice = { ...builtInvoice(), series: "PA", number: "PA/2026/11/000001" };
  const ledger = oneOf(written([invoice, builtCorrection(invoice), proof]), "Ewidencja");
  const rows = ledger.children.filter(({ name }) => name === "SprzedazWiersz");
  const before = ["LpSprzedazy", "NrKontrahenta", "NazwaKontrahenta", "DowodSprzedazy", "DataWystawienia"];
  const sold = [
    ...before.toSpliced(1, 0, "KodKrajuNadaniaTIN"),
    ...["DataSprzedazy", "BFK", "K_10", "K_13", "K_15", "K_16", "K_17", "K_18", "K_19", "K_20"],
  ];
  const day = [...before, "DI", "TypDokumentu", "K_15", "K_16", "K_19", "K_20"];
  assert.deepEqual(
    rows.map((row) => row.children.map(({ name }) => name)),
    [sold, day, sold],
  );
  const [first, internal] = rows.map(textsIn);
  assert.deepEqual(
    [internal!["NrKontrahenta"], internal!["NazwaKontrahenta"], internal!["TypDokumentu"], internal!["DI"]],
    ["BRAK", "BRAK", "WEW", "1"],
  );
  // 10.01 at 8 %: 0.74 of VAT.
  assert.deepEqual(
    [first!["K_10"], first!["K_13"], first!["K_17"], first!["K_18"]],
    ["10.04", "10.03", "9.27", "0.74"],
  );
  const vat = rows
    .map(textsIn)
    .flatMap((texts) => ["K_16", "K_18", "K_20"].map((field) => Math.round(Number(texts[field] ?? 0) * 100)))
    .reduce((sum, each) => sum + each, 0);
  assert.deepEqual(textsIn(oneOf(ledger, "SprzedazCtrl")), {
    LiczbaWierszySprzedazy: "3",
    PodatekNalezny: (vat / 100).toFixed(2),
  });
  assert.deepEqual(textsIn(oneOf(ledger, "ZakupCtrl")), { LiczbaWierszyZakupow: "0", PodatekNaliczony: "0.00" });
});

test("an invoice with its number of KSeF bears it; signs that no file may hold are left out", () => {
  const number = "5260250274-20261121-0ABCDE123456-7F";
  const invoice = builtInvoice({ buyer: { ...builtInvoice().buyer, name: "A & B\u0007 <Co>\u007f" } });
  const [row] = oneOf(written([invoice], number), "Ewidencja").children.map(textsIn);
  assert.deepEqual([row!["NrKSeF"], row!["BFK"], row!["NazwaKontrahenta"]], [number, undefined, "A & B <Co>"]);
});
