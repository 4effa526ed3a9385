import type { ApaczkaPoint } from "../../domain/parcel/apaczka-service.ts";
import { findingWords } from "../../domain/delivery/packeta-point.ts";
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

/** Puts these points in the place of all that are known of a network. */
export async function replaceApaczkaPoints(
  db: Queryable,
  network: string,
  points: readonly ApaczkaPoint[],
): Promise<void> {
  await db.query("DELETE FROM apaczka_points WHERE network = $1", [network]);
  const unique = [...new Map(points.map((point) => [point.id, point])).values()];
  const rows = unique.map(({ id, address, takesCash }) => ({
    network,
    point_id: id,
    address,
    takes_cash: takesCash,
    words: findingWords(id, address),
  }));
  await db.query("INSERT INTO apaczka_points SELECT * FROM json_populate_recordset(NULL::apaczka_points, $1)", [
    JSON.stringify(rows),
  ]);
}

/** Returns a network's points that have all of these words, each as the beginning of one of their own; at most so many. */
export async function apaczkaPointsFound(
  db: Queryable,
  { network, typed, most }: { network: string; typed: string; most: number },
): Promise<ApaczkaPoint[]> {
  const { rows } = await db.query<{ id: string; address: string; takesCash: boolean }>(
    `SELECT point_id AS id, address, takes_cash AS "takesCash" FROM apaczka_points
     WHERE network = $1 AND words LIKE ALL ($2) ORDER BY address, point_id LIMIT $3`,
    [
      network,
      findingWords(typed)
        .split(" ")
        .filter(Boolean)
        .map((word) => `% ${word}%`),
      most,
    ],
  );
  return rows;
}

/** Returns whether a network's point takes money, null where no such point is known, and how many of its points are known at all. */
export async function apaczkaPoint(
  db: Queryable,
  { network, id }: { network: string; id: string },
): Promise<{ known: number; takes_cash: boolean | null }> {
  const { rows } = await db.query<{ known: number; takes_cash: boolean | null }>(
    "SELECT count(*)::int AS known, bool_or(takes_cash) FILTER (WHERE point_id = $2) AS takes_cash FROM apaczka_points WHERE network = $1",
    [network, id],
  );
  return rows[0]!;
}
