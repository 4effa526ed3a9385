import { documentsSentTo } from "../../database/books/booked-documents.ts";
import { moneyAndParcels } from "../../database/books/proven-sales.ts";
import { addUnionRate, euroRates, removeUnionRate } from "../../database/books/union-rates.ts";
import { allConfig } from "../../database/config.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { otherUnionCountries } from "../../domain/books/distance-sales.ts";
import {
  type EuroRates,
  isOfReturn,
  type OssDocument,
  type OssRow,
  ossRows,
  readUnionRate,
  unionLetters,
  unionRateText,
} from "../../domain/books/oss.ts";
import { ossColumns, ossRecord, ossRecordColumns, ossTable } from "../../domain/books/oss-tables.ts";
import { daysOfQuarter } from "../../domain/books/quarter.ts";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";
import { wordsOf } from "./month-tables.ts";

export interface OssReturn {
  /** From which day on the shop settles VAT by OSS; null: it does not. */
  since: string | null;
  documents: OssDocument[];
  rows: OssRow[];
  /** By which the quarter's sums are in euro; null: not known yet. */
  euro: EuroRates | null;
}

/**
 * Returns what a quarter's return of the one-stop shop is of: documents issued in it of sales to persons in other
 * countries of the Union that bear the VAT of these, and by country and rate what they come to; with those that bear
 * Polish VAT although the shop settles it so.
 */
export async function ossReturn(db: Queryable, quarter: string): Promise<OssReturn> {
  const since = (await allConfig(db))["oss_since"] || null;
  const sent = await documentsSentTo(db, { ...daysOfQuarter(quarter), countries: otherUnionCountries });
  const documents = sent
    // What is got in exchange bears the VAT of the sale it is exchanged for, which may be of before.
    .filter(({ invoice, exchanged }) => isOfReturn(invoice, exchanged ? null : since))
    .map(({ invoice, country }) => ({ invoice, country: unionLetters(country) }));
  const euro = await euroRates(db);
  const rows = ossRows(documents, euro);
  return { since, documents, rows, euro: euro.get(quarter) ?? null };
}

/** Returns the return of a quarter as a table whose head is said in a language. */
export function ossInWords({ rows }: Pick<OssReturn, "rows">, lanCode: LanCode): string {
  const t = translator(lanCode);
  return ossTable(rows, {
    columns: wordsOf(ossColumns, (column) => t(`BOOKS_OSS_${column.toUpperCase()}`)),
    charged: (currency) => t("BOOKS_OSS_CHARGED", { currency }),
    lookUp: t("BOOKS_OSS_LOOKUP"),
  });
}

/** Returns the record of a return's sales, as it is to be kept for ten years, as a table whose head is said in a language. */
export async function ossRecordInWords(
  db: Queryable,
  { documents }: Pick<OssReturn, "documents">,
  lanCode: LanCode,
): Promise<string> {
  const t = translator(lanCode);
  const orders = [...new Set(documents.map(({ invoice }) => invoice.orderId))];
  return ossRecord(documents, await moneyAndParcels(db, orders), {
    columns: wordsOf(ossRecordColumns, (column) => t(`BOOKS_OSSRECORD_${column.toUpperCase()}`)),
    ways: { transfer: t("BOOKS_WAY_TRANSFER"), exchange: t("BOOKS_WAY_EXCHANGE"), cash: t("BOOKS_WAY_CASH") },
  });
}

/** Writes a country's rate down, in the caller's transaction and logged. Returns false, changing nothing, where it is none, or the country has one from that day. */
export async function recordUnionRate(
  db: Queryable,
  {
    country,
    from,
    rate: typed,
    source,
    today,
  }: { country: string; from: string; rate: string; source: string | null; today: string },
  log: Log,
): Promise<boolean> {
  const rate = readUnionRate(typed);
  if (rate === null) return false;
  const entityId = await addUnionRate(db, { country, from, rate, source, notedOn: today });
  if (entityId === null) return false;
  const after = { country, from, rate: unionRateText(rate), source };
  await log({ act: "addUnionRate", entity: "unionRate", entityId, part: "rate", after });
  return true;
}

/** Takes a country's rate away, in the caller's transaction and logged. Returns false where there is none of this number. */
export async function takeUnionRateAway(db: Queryable, id: number, log: Log): Promise<boolean> {
  const was = await removeUnionRate(db, id);
  if (was === null) return false;
  const before = { country: was.country, from: was.from, rate: unionRateText(was.rate), source: was.source };
  await log({ act: "removeUnionRate", entity: "unionRate", entityId: id, part: "rate", before });
  return true;
}
