import type { EuroRates, UnionRate } from "../../domain/books/oss.ts";
import type { Queryable } from "../queryable.ts";

/** A country's standard rate as it was written down. */
export interface NotedUnionRate extends UnionRate {
  id: number;
  /** Null: nobody said, as of those the shop comes with. */
  source: string | null;
  notedOn: string;
}

/** Returns the rates of all countries, each country's the first first. */
export async function unionRates(db: Queryable): Promise<NotedUnionRate[]> {
  const { rows } = await db.query<NotedUnionRate>(
    `SELECT rate_id AS id, country, from_day AS "from", rate, source, noted_on AS "notedOn" FROM union_vat_rates ORDER BY country, from_day`,
  );
  return rows;
}

/** Writes a rate down; null, changing nothing, where the country has one from that day. */
export async function addUnionRate(
  db: Queryable,
  { country, from, rate, source, notedOn }: Omit<NotedUnionRate, "id">,
): Promise<number | null> {
  const { rows } = await db.query<{ rate_id: number }>(
    `INSERT INTO union_vat_rates (country, from_day, rate, source, noted_on) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (country, from_day) DO NOTHING RETURNING rate_id`,
    [country, from, rate, source, notedOn],
  );
  return rows[0]?.rate_id ?? null;
}

/** Takes a rate away and returns what it was; null: there is none of this number. */
export async function removeUnionRate(db: Queryable, id: number): Promise<NotedUnionRate | null> {
  const { rows } = await db.query<NotedUnionRate>(
    `DELETE FROM union_vat_rates WHERE rate_id = $1 RETURNING rate_id AS id, country, from_day AS "from", rate, source, noted_on AS "notedOn"`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns what one euro cost, by quarter, for the quarters that are known. */
export async function euroRates(db: Queryable): Promise<Map<string, EuroRates>> {
  const { rows } = await db.query<EuroRates & { quarter: string }>(
    "SELECT quarter, day, pln, gbp, usd FROM ecb_quarters",
  );
  return new Map(rows.map(({ quarter, ...rates }) => [quarter, rates]));
}

/** Writes down what one euro cost for a quarter; one that is known stays as it is. */
export async function saveEuroRates(db: Queryable, quarter: string, { day, pln, gbp, usd }: EuroRates): Promise<void> {
  await db.query(
    "INSERT INTO ecb_quarters (quarter, day, pln, gbp, usd) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
    [quarter, day, pln, gbp, usd],
  );
}
