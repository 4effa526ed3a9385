import { currencies } from "../money.ts";
import { tableFile, withComma } from "./ledger-table.ts";
import { type OssDocument, type OssRow, type UnionRate, unionRateOn, unionRateText } from "./oss.ts";
import { quarterOf } from "./quarter.ts";

/** The columns of the return's table and of the record of sales, by whose names their words are found; what was charged in each currency comes after those of the return. */
export const ossColumns = ["quarter", "country", "rate", "documents", "net", "vat", "gross"] as const;
export const ossRecordColumns = [
  "number",
  "order",
  "corrects",
  "sold",
  "issued",
  "quarter",
  "country",
  "rate",
  "goods",
  "currency",
  "charged",
  "polish",
] as const;

type WordsOf<Column extends string> = Readonly<Record<Column, string>>;

/** Returns the return of a quarter as a table: a row for each quarter of sale, country and rate, in euro. A rate that is to be looked up is said in words and has no VAT. */
export function ossTable(
  rows: readonly OssRow[],
  words: { columns: WordsOf<(typeof ossColumns)[number]>; charged: (currency: string) => string; lookUp: string },
): string {
  const { columns, charged, lookUp } = words;
  return tableFile([
    [...ossColumns.map((column) => columns[column]), ...currencies.map((one) => charged(one.toUpperCase()))],
    ...rows.map((row) => [
      row.quarter,
      row.country,
      row.rate === null ? lookUp : percentCell(row.rate),
      String(row.documents),
      ...[row.euro?.net, row.euro?.vat, row.euro?.gross].map((sum) => (sum === undefined ? "" : withComma(sum))),
      ...currencies.map((one) => (row.charged[one] === undefined ? "" : withComma(row.charged[one]))),
    ]),
  ]);
}

/** Returns the record of the sales a return is of, a row for each document, with the Polish VAT it bears. */
export function ossRecord(
  documents: readonly OssDocument[],
  rates: readonly UnionRate[],
  { columns, lookUp }: { columns: WordsOf<(typeof ossRecordColumns)[number]>; lookUp: string },
): string {
  return tableFile([
    ossRecordColumns.map((column) => columns[column]),
    ...documents.map(({ invoice, country }) => {
      const ofCountry = unionRateOn(rates, country, invoice.soldOn);
      const reduced = invoice.sums.some(({ rate }) => rate !== "23");
      return [
        invoice.number,
        String(invoice.orderId),
        invoice.corrects?.number ?? "",
        invoice.soldOn,
        invoice.issuedOn,
        quarterOf(invoice.soldOn),
        country,
        reduced || ofCountry === null ? lookUp : percentCell(ofCountry),
        invoice.lines
          .filter(({ shipping }) => !shipping)
          .map(({ name, quantity }) => `${quantity} × ${name}`)
          .join(", "),
        invoice.currency.toUpperCase(),
        withComma(invoice.total),
        withComma(invoice.sums.reduce((sum, { vat }) => sum + vat, 0)),
      ];
    }),
  ]);
}

function percentCell(rate: number): string {
  return unionRateText(rate).replace(".", ",");
}
