import type { Queryable } from "../queryable.ts";

/** Returns what Apaczka has said about something, with when; null: it was not asked. */
export async function apaczkaAnswer(db: Queryable, about: string): Promise<{ answer: unknown; asked_at: Date } | null> {
  const { rows } = await db.query<{ answer: unknown; asked_at: Date }>(
    "SELECT answer, asked_at FROM apaczka_answers WHERE about = $1",
    [about],
  );
  return rows[0] ?? null;
}

/** Stores what Apaczka has said about something, and forgets what it said of other things more than a week ago. */
export async function storeApaczkaAnswer(
  db: Queryable,
  { about, answer, now }: { about: string; answer: unknown; now: Date },
): Promise<void> {
  await db.query(
    "INSERT INTO apaczka_answers (about, answer, asked_at) VALUES ($1, $2, $3) ON CONFLICT (about) DO UPDATE SET answer = excluded.answer, asked_at = excluded.asked_at",
    [about, JSON.stringify(answer), now],
  );
  await db.query("DELETE FROM apaczka_answers WHERE about <> $1 AND asked_at < $2::timestamptz - interval '7 days'", [
    about,
    now,
  ]);
}

/** Where an order goes and how: its way of delivery by its number, its country, the locker its buyer chose. */
export interface OrderWay {
  method_id: number;
  country: string;
  point: string | null;
}

/** Returns where an order goes; null: there is none of this number. */
export async function wayOfOrder(db: Queryable, orderId: number): Promise<OrderWay | null> {
  const { rows } = await db.query<OrderWay>(
    `SELECT s.method_id, c.country_code AS country, o.shipping_point AS point
     FROM orders o JOIN shippings s USING (zone_id, shipping_id) JOIN countries c USING (country_id) WHERE order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

/** Returns of each zone whether Poland, and whether another country, is in it. */
export async function reachOfZones(db: Queryable): Promise<Map<string, { home: boolean; abroad: boolean }>> {
  const { rows } = await db.query<{ zone_id: string; home: boolean; abroad: boolean }>(
    `SELECT zone_id, coalesce(bool_or(country_code = 'PL'), false) AS home, coalesce(bool_or(country_code <> 'PL'), false) AS abroad
     FROM zones JOIN countries USING (zone_id) GROUP BY zone_id`,
  );
  return new Map(rows.map(({ zone_id, home, abroad }) => [zone_id, { home, abroad }]));
}
