import { changedLines } from "../invoice/invoice.ts";
import { rateText } from "../invoice/vat.ts";
import { currencies } from "../money.ts";
import type { ProvenMoney } from "./evidence.ts";
import { moneyCell } from "./evidence-table.ts";
import { tableFile, withComma } from "./ledger-table.ts";
import { type OssDocument, type OssRow, unionRateText } from "./oss.ts";
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
  "goods",
  "currency",
  "net",
  "rate",
  "vat",
  "charged",
  "money",
  "from",
  "to",
  "parcels",
] as const;

/** How the goods of an order were paid, and under which numbers they went. */
export interface PaidAndSent {
  money: readonly ProvenMoney[];
  parcels: readonly string[];
}

type WordsOf<Column extends string> = Readonly<Record<Column, string>>;

/** Returns the return of a quarter as a table: a row for each quarter of sale, country and rate, in euro. Documents with Polish VAT are said in words and have no VAT of the country. */
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

/**
 * Returns the record of the sales a return is of, a row for each document and rate: what and how much, taxable amount, rate and
 * VAT, when it was paid, from where and to where it went (Implementing Regulation 282/2011, art. 63c). A correction has what
 * it changes, below zero what came back.
 */
export function ossRecord(
  documents: readonly OssDocument[],
  known: ReadonlyMap<number, PaidAndSent>,
  { columns, ways }: { columns: WordsOf<(typeof ossRecordColumns)[number]>; ways: Readonly<Record<string, string>> },
): string {
  return tableFile([
    ossRecordColumns.map((column) => columns[column]),
    ...documents.flatMap(({ invoice, country }) =>
      invoice.sums.map((sum) => {
        const { seller, buyer } = invoice;
        const { money, parcels } = known.get(invoice.orderId) ?? { money: [], parcels: [] };
        const cells: Record<(typeof ossRecordColumns)[number], string> = {
          number: invoice.number,
          order: String(invoice.orderId),
          corrects: invoice.corrects?.number ?? "",
          sold: invoice.soldOn,
          issued: invoice.issuedOn,
          quarter: quarterOf(invoice.soldOn),
          country,
          goods: goodsOf(invoice),
          currency: invoice.currency.toUpperCase(),
          net: withComma(sum.net),
          rate: rateText(sum.rate),
          vat: withComma(sum.vat),
          charged: withComma(sum.gross),
          money: moneyCell(money, ways),
          from: [seller.street, seller.city, "PL"].filter(Boolean).join(", "),
          to: [buyer.street, buyer.city, buyer.countryCode].filter(Boolean).join(", "),
          parcels: parcels.join(", "),
        };
        return ossRecordColumns.map((column) => cells[column]);
      }),
    ),
  ]);
}

/** What a document sells; of a correction, which pieces it adds or takes back, and of what the price alone is another. */
function goodsOf(invoice: OssDocument["invoice"]): string {
  const pieces =
    invoice.before === null
      ? invoice.lines.map(({ shipping, name, quantity }) => ({ shipping, name, quantity }))
      : changedLines(invoice).map(({ before, after }) => ({
          shipping: after.shipping,
          name: after.name,
          quantity: after.quantity - before.quantity,
        }));
  return pieces
    .filter(({ shipping }) => !shipping)
    .map(({ name, quantity }) => (quantity === 0 ? name : `${String(quantity).replace("-", "−")} × ${name}`))
    .join(", ");
}

function percentCell(rate: number): string {
  return unionRateText(rate).replace(".", ",");
}
