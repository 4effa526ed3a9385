import type { RateSum } from "../../domain/invoice/vat.ts";
import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** What a month was closed with. */
export interface ClosedMonth {
  closed_at: Date;
  closed_by: number | null;
  documents: number;
  totals: Partial<Record<Currency, number>>;
  sums: RateSum[];
}

/** Returns what a month, `2026-11`, was closed with; null: it is open. */
export async function closedMonth(db: Queryable, month: string): Promise<ClosedMonth | null> {
  const { rows } = await db.query<ClosedMonth>(
    "SELECT closed_at, closed_by, documents, totals, sums FROM closed_months WHERE month = ($1 || '-01')::date",
    [month],
  );
  return rows[0] ?? null;
}

/** Waits for the documents that are being made, and lets no other be made until the transaction ends. */
export async function lockDocuments(db: Queryable): Promise<void> {
  await db.query("LOCK TABLE invoices IN SHARE ROW EXCLUSIVE MODE");
}

/** Closes a month; from then on the database refuses documents of it. Returns whether it was open. */
export async function saveClosedMonth(
  db: Queryable,
  month: string,
  { closed_at, closed_by, documents, totals, sums }: ClosedMonth,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO closed_months (month, closed_at, closed_by, documents, totals, sums) VALUES (($1 || '-01')::date, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [month, closed_at, closed_by, documents, JSON.stringify(totals), JSON.stringify(sums)],
  );
  return rowCount === 1;
}
