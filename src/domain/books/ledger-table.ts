import { csvLine } from "../csv.ts";
import { type VatRate, vatRates } from "../invoice/vat.ts";
import { decimal } from "../money.ts";
import { rateOfTable } from "./exchange-rates.ts";
import type { LedgerRow } from "./ledger.ts";

/** The columns of the ledger, by whose names its words are found; those of a rate come after them. */
export const ledgerColumns = [
  "number",
  "issued",
  "sold",
  "country",
  "taxNumber",
  "name",
  "marker",
  "ksef",
  "type",
  "procedure",
  "corrects",
  "documents",
  "currency",
  "total",
  "table",
  "tableDay",
  "rate",
] as const;
type LedgerColumn = (typeof ledgerColumns)[number];

export interface LedgerWords {
  columns: Readonly<Record<LedgerColumn, string>>;
  /** `Netto 23%`, `VAT 23%`. */
  net: (rate: VatRate) => string;
  vat: (rate: VatRate) => string;
}

/** Returns the ledger as a table for spreadsheets and bookkeeping programs: UTF-8 with its mark, fields between semicolons, sums in PLN with a comma. No field begins a formula. */
export function ledgerTable(rows: readonly LedgerRow[], { columns, net, vat }: LedgerWords): string {
  const head = [
    ...ledgerColumns.map((column) => columns[column]),
    ...vatRates.flatMap((rate) => [net(rate), vat(rate)]),
  ];
  const lines = rows.map((row) => [
    ...ledgerColumns.map((column) => cellOf(row, column)),
    ...vatRates.flatMap((rate) => {
      const sum = row.sums.find((one) => one.rate === rate);
      return sum === undefined ? ["", ""] : [withComma(sum.net), withComma(sum.vat)];
    }),
  ]);
  return tableFile([head, ...lines]);
}

/** Returns rows as such a table. */
export function tableFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${csvLine(row, ";")}\r\n`).join("")}`;
}

/** Returns grosze as such a table has them: -1234 → `-12,34`. */
export function withComma(amount: number): string {
  return decimal(amount).replace(".", ",");
}

function cellOf(row: LedgerRow, column: LedgerColumn): string {
  const [[currency, total] = ["pln", 0], ...others] = Object.entries(row.totals);
  const cells: Record<LedgerColumn, string> = {
    number: row.number,
    issued: row.issuedOn,
    sold: row.soldOn,
    country: row.buyer.countryCode,
    taxNumber: row.buyer.taxNumber,
    name: row.buyer.name,
    marker: row.marker,
    ksef: row.ksefNumber ?? "",
    type: row.kind === "internal" ? "WEW" : "",
    procedure: row.distance ? "WSTO_EE" : "",
    corrects: row.corrects ?? "",
    documents: String(row.documents),
    // A day may have sold in several.
    currency: others.length > 0 ? "" : currency.toUpperCase(),
    total: others.length > 0 ? "" : withComma(total),
    table: row.table?.number ?? "",
    tableDay: row.table?.day ?? "",
    rate: row.table === null ? "" : rateOfTable(row.table.rate).replace(".", ","),
  };
  return cells[column];
}
