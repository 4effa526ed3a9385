import type { BookedDays } from "../../domain/books/month.ts";
import { type KnownDays, type RatedCurrency, type RateTable } from "../../domain/books/exchange-rates.ts";
import type { Queryable } from "../queryable.ts";

/** Returns what is known of the National Bank's tables on some days, both included. */
export async function knownDays(db: Queryable, { from, to }: BookedDays): Promise<KnownDays> {
  const { rows } = await db.query<{
    day: string;
    table_number: string | null;
    rates: Partial<Record<RatedCurrency, number>> | null;
  }>(
    `SELECT d.day, d.table_number, (SELECT json_object_agg(r.currency, r.rate) FROM nbp_rates r WHERE r.day = d.day) AS rates
     FROM nbp_days d WHERE d.day BETWEEN $1 AND $2`,
    [from, to],
  );
  return new Map(
    rows.map(({ day, table_number, rates }) => [
      day,
      table_number === null ? null : { day, number: table_number, rates: rates ?? {} },
    ]),
  );
}

/** Writes down what was published on days that were asked for; a day that is known stays as it is. */
export async function saveDays(
  db: Queryable,
  days: readonly { day: string; table: RateTable | null }[],
): Promise<void> {
  for (const { day, table } of days) {
    const { rowCount } = await db.query(
      "INSERT INTO nbp_days (day, table_number) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [day, table?.number ?? null],
    );
    if (rowCount === 0 || table === null) continue;
    const rates = Object.entries(table.rates);
    await db.query("INSERT INTO nbp_rates (day, currency, rate) SELECT $1, * FROM unnest($2::text[], $3::integer[])", [
      day,
      rates.map(([currency]) => currency),
      rates.map(([, rate]) => rate),
    ]);
  }
}

/** A document in another currency than PLN that does not say by which table it is in PLN. */
interface UnratedDocument {
  order_id: number;
  sold_on: string;
}

/** Returns such documents made before a moment, of months that are not closed, the first sold first, at most 500. */
export async function documentsWithoutTable(db: Queryable, before: Date): Promise<UnratedDocument[]> {
  const { rows } = await db.query<UnratedDocument>(
    `SELECT order_id, content ->> 'soldOn' AS sold_on FROM invoices i
     WHERE currency <> 'pln' AND content -> 'table' IS NULL AND made_at < $1
       AND NOT EXISTS (SELECT FROM closed_months c WHERE c.month = date_trunc('month', i.issued_on)::date)
     ORDER BY sold_on, number LIMIT 500`,
    [before],
  );
  return rows;
}

/** Returns the day of the first sale in another currency than PLN; null: there is none. */
export async function firstForeignSale(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    "SELECT min((content ->> 'soldOn')::date) AS day FROM invoices WHERE currency <> 'pln'",
  );
  return rows[0]!.day;
}
