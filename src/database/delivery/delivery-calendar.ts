import { defaultCountry } from "../../domain/delivery/delivery-codes.ts";
import type { DeliveryDays } from "../../domain/delivery/delivery-table.ts";
import type { DeliveryCalendar } from "../../domain/delivery/working-days.ts";
import type { Queryable } from "../queryable.ts";

export interface DayOffRow {
  day_id: number;
  /** `YYYY-MM-DD` */
  day: string;
  because: string;
}

/** Returns when the shop sends. */
export async function deliveryCalendar(db: Queryable): Promise<DeliveryCalendar> {
  const { rows } = await db.query<{ hand_over_hour: number; days: string[] }>({
    name: "delivery-calendar",
    text: "SELECT hand_over_hour, ARRAY(SELECT day::text FROM days_off ORDER BY day) AS days FROM shop",
  });
  const { hand_over_hour, days } = rows[0]!;
  return { handOverHour: hand_over_hour, daysOff: new Set(days) };
}

/** What a new shop says of a way home it knows nothing of. */
const usualDays: DeliveryDays = [1, 2];

/**
 * Returns how many working days a parcel is on its way at home, as product pages promise: those of the way the checkout
 * begins with, or of the first that is none of collecting in person.
 */
export async function daysAtHome(db: Queryable): Promise<DeliveryDays> {
  const { rows } = await db.query<{ days_from: number; days_to: number }>({
    name: "days-at-home",
    text: `SELECT s.days_from, s.days_to FROM shippings s JOIN countries c USING (zone_id)
      WHERE c.country_id = $1 AND s.offered AND s.days_from IS NOT NULL AND s.days_to IS NOT NULL
        AND NOT s.collection AND EXISTS (SELECT FROM zone_methods m
          WHERE m.offered AND (m.zone_id, m.shipping_id) = (s.zone_id, s.shipping_id))
      ORDER BY (s.shipping_code = (SELECT content FROM config WHERE code = 'preferred_shipping')) IS TRUE DESC, s.position LIMIT 1`,
    values: [Number(defaultCountry.country_id)],
  });
  return rows[0] === undefined ? usualDays : [rows[0].days_from, rows[0].days_to];
}

/** Returns the days off that are to come, from a day on, the next first. */
export async function daysOffFrom(db: Queryable, day: string): Promise<DayOffRow[]> {
  const { rows } = await db.query<DayOffRow>(
    "SELECT day_id, day::text, because FROM days_off WHERE day >= $1 ORDER BY day",
    [day],
  );
  return rows;
}

/** The hour in Warsaw until which an order leaves the same day. */
export interface HandOverRow {
  hour: number;
  version: number;
}

/** Returns the hour until which an order leaves the same day. */
export async function handOver(db: Queryable): Promise<HandOverRow> {
  const { rows } = await db.query<HandOverRow>("SELECT hand_over_hour AS hour, hand_over_version AS version FROM shop");
  return rows[0]!;
}

/** Returns that hour, for this transaction alone. */
export async function lockHandOver(db: Queryable): Promise<HandOverRow> {
  const { rows } = await db.query<HandOverRow>(
    "SELECT hand_over_hour AS hour, hand_over_version AS version FROM shop FOR UPDATE",
  );
  return rows[0]!;
}

/** Sets that hour, which counts one version more. */
export async function saveHandOver(db: Queryable, hour: number): Promise<void> {
  await db.query("UPDATE shop SET hand_over_hour = $1, hand_over_version = hand_over_version + 1", [hour]);
}

/** Adds a day off; returns its number, null: it is one already. */
export async function addDayOff(db: Queryable, { day, because }: Omit<DayOffRow, "day_id">): Promise<number | null> {
  const { rows } = await db.query<{ day_id: number }>(
    "INSERT INTO days_off (day, because) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING RETURNING day_id",
    [day, because],
  );
  return rows[0]?.day_id ?? null;
}

/** Makes a day off, by its number or its date, a day like others again; returns what it was, null: there is none such. */
export async function deleteDayOff(
  db: Queryable,
  which: { dayId: number } | { day: string },
): Promise<DayOffRow | null> {
  const { rows } = await db.query<DayOffRow>(
    "DELETE FROM days_off WHERE day_id = $1 OR day = $2::date RETURNING day_id, day::text, because",
    ["dayId" in which ? which.dayId : null, "day" in which ? which.day : null],
  );
  return rows[0] ?? null;
}
