import { breaksOf, type ExemptionBreak, type ProvenMoney, type ProvenSale } from "./evidence.ts";
import { tableFile, withComma } from "./ledger-table.ts";

/** The columns of the evidence, by whose names its words are found. */
export const evidenceColumns = [
  "order",
  "document",
  "sold",
  "buyer",
  "street",
  "city",
  "country",
  "goods",
  "total",
  "currency",
  "money",
  "corrections",
  "breaks",
] as const;
type EvidenceColumn = (typeof evidenceColumns)[number];

export interface EvidenceWords {
  columns: Readonly<Record<EvidenceColumn, string>>;
  breaks: Readonly<Record<ExemptionBreak, string>>;
  /** How the buyer paid where it is no provider's name. */
  ways: Readonly<Record<string, string>>;
}

/** Returns the evidence as a table, a row for each sale: UTF-8 with its mark, fields between semicolons. No field begins a formula. */
export function evidenceTable(sales: readonly ProvenSale[], words: EvidenceWords): string {
  return tableFile([
    evidenceColumns.map((column) => words.columns[column]),
    ...sales.map((sale) => evidenceColumns.map((column) => cellsOf(sale, words)[column])),
  ]);
}

function cellsOf(sale: ProvenSale, { breaks, ways }: EvidenceWords): Record<EvidenceColumn, string> {
  const { buyer, currency } = sale;
  return {
    order: String(sale.orderId),
    document: sale.document,
    sold: sale.soldOn,
    buyer: buyer.name,
    street: buyer.street,
    city: buyer.city,
    country: buyer.country,
    goods: sale.goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    total: withComma(sale.total),
    currency: currency.toUpperCase(),
    money: moneyCell(sale.money, ways),
    corrections: sale.corrections
      .map(({ number, issuedOn, total }) => `${number}: ${issuedOn}, ${withComma(total)} ${currency.toUpperCase()}`)
      .join("; "),
    breaks: breaksOf(sale)
      .map((one) => breaks[one])
      .join(", "),
  };
}

/** Returns money that came as a cell: `PayU ABC123: 2026-11-21, 129,00 PLN; …`. `ways`: how the buyer paid where it is no provider's name. */
export function moneyCell(money: readonly ProvenMoney[], ways: Readonly<Record<string, string>>): string {
  return money
    .map(
      ({ by, id, on, amount, currency }) =>
        `${`${ways[by] ?? by} ${id}`.trim()}: ${on}, ${withComma(amount)} ${currency.toUpperCase()}`,
    )
    .join("; ");
}
