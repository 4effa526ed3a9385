import type { CarrierKey } from "../../domain/parcel/label.ts";
import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

/** A parcel with a label, as it is handed over. */
export interface HandoverRow {
  label_id: number;
  order_id: number;
  parcel_id: number;
  carrier: CarrierKey;
  external_id: string;
  tracking: string | null;
  /** Grams. */
  weight: number;
  /** Grosze taken at the door. */
  cod: number | null;
  point: string | null;
  name: string;
  city: string;
  /** Null: it is still here. */
  sent_at: Date | null;
  /** The courier who was asked to fetch it; null: none was, or none comes. */
  pickup_id: number | null;
  /** A courier fetches it; else it is handed in. */
  by_courier: boolean;
  service_name: string | null;
  /** When the courier comes who was asked for together with the label; null: none was. */
  pickup_date: string | null;
  pickup_from: string | null;
  pickup_to: string | null;
}

const rows = `SELECT l.label_id, l.order_id, p.parcel_id, l.carrier, coalesce(l.external_id, '') AS external_id, l.tracking, l.weight, l.cod, l.point,
    btrim(concat_ws(' ', o.client_data ->> 'shippingFirstName', o.client_data ->> 'shippingLastName')) AS name,
    coalesce(o.client_data ->> 'shippingCity', '') AS city, p.sent_at, CASE WHEN u.state <> 'failed' THEN u.pickup_id END AS pickup_id, l.by_courier,
    l.service_name, l.pickup_date, l.pickup_from, l.pickup_to
  FROM labels l JOIN parcels p USING (parcel_id) JOIN orders o ON o.order_id = l.order_id LEFT JOIN pickups u USING (pickup_id) WHERE l.state = 'bought'`;

/** Returns the parcels with a label that are handed over on a day in Warsaw (`YYYY-MM-DD`): those that left on it, and with `here` those that have not left; the first packed first. */
export async function parcelsHandedOver(
  db: Queryable,
  { day, here }: { day: string; here: boolean },
): Promise<HandoverRow[]> {
  const found = await db.query<HandoverRow>(
    `${rows} AND ((p.sent_at IS NULL AND $2) OR (p.sent_at AT TIME ZONE 'Europe/Warsaw')::date = $1::date) ORDER BY p.parcel_id LIMIT 1000`,
    [day, here],
  );
  return found.rows;
}

/** Returns the parcels a courier is asked to fetch. */
export async function parcelsOfPickup(db: Queryable, pickupId: number): Promise<HandoverRow[]> {
  const found = await db.query<HandoverRow>(`${rows} AND l.pickup_id = $1 ORDER BY p.parcel_id`, [pickupId]);
  return found.rows;
}

export interface PickupRow {
  pickup_id: number;
  carrier: CarrierKey;
  state: "asked" | "unclear" | "ordered" | "failed";
  asked_at: Date;
  called_at: Date | null;
  external_id: string | null;
  problem: string | null;
  /** Somebody has said how it stands. */
  by_hand: boolean;
}

/** Writes down that a courier is wanted for parcels that are here and for which none was asked, and has one ordered; returns its number, null where there is no such parcel. */
export async function addPickup(
  db: Queryable,
  { carrier, labelIds }: { carrier: CarrierKey; labelIds: readonly number[] },
): Promise<number | null> {
  await db.query("SELECT FROM labels WHERE label_id = ANY ($1) ORDER BY label_id FOR UPDATE", [labelIds]);
  // By a statement of its own, which sees the couriers of whoever held the lock.
  const { rows: free } = await db.query<{ label_id: number }>(
    `SELECT label_id FROM labels l WHERE label_id = ANY ($1) AND carrier = $2 AND state = 'bought'
       AND NOT EXISTS (SELECT FROM pickups u WHERE u.pickup_id = l.pickup_id AND u.state <> 'failed') ORDER BY label_id`,
    [labelIds, carrier],
  );
  if (free.length === 0) return null;
  const { rows: made } = await db.query<{ pickup_id: number }>(
    "INSERT INTO pickups (carrier) VALUES ($1) RETURNING pickup_id",
    [carrier],
  );
  const pickupId = made[0]!.pickup_id;
  await db.query("UPDATE labels SET pickup_id = $1 WHERE label_id = ANY ($2)", [
    pickupId,
    free.map(({ label_id }) => label_id),
  ]);
  await enqueueJob(db, "orderPickup", { pickupId }, { key: `pickup-${pickupId}` });
  return pickupId;
}

/** Returns a courier that was asked for; null: there is none of this number. */
export async function pickupNumbered(db: Queryable, pickupId: number): Promise<PickupRow | null> {
  const found = await db.query<PickupRow>("SELECT * FROM pickups WHERE pickup_id = $1", [pickupId]);
  return found.rows[0] ?? null;
}

/** Returns the couriers that were asked for within two days, or who may not come for what is still here, the newest first, with how many parcels each fetches and how many of them are here. */
export async function recentPickups(db: Queryable): Promise<(PickupRow & { parcels: number; here: number })[]> {
  const found = await db.query<PickupRow & { parcels: number; here: number }>(
    `SELECT p.*, l.parcels, l.here FROM pickups p, LATERAL (SELECT count(*)::int AS parcels,
         count(*) FILTER (WHERE l.state = 'bought' AND c.sent_at IS NULL AND c.parcel_id IS NOT NULL)::int AS here
       FROM labels l LEFT JOIN parcels c USING (parcel_id) WHERE l.pickup_id = p.pickup_id) l
     WHERE asked_at > now() - interval '2 days' OR (p.state IN ('unclear', 'failed') AND l.here > 0) ORDER BY pickup_id DESC LIMIT 20`,
  );
  return found.rows;
}

/** Says that the carrier is about to be told of a courier that is wanted; returns whether this is the first time. */
export async function claimPickup(db: Queryable, pickupId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE pickups SET called_at = now() WHERE pickup_id = $1 AND state = 'asked' AND called_at IS NULL",
    [pickupId],
  );
  return rowCount === 1;
}

/** Says that the carrier certainly knows nothing of it, and is to be told later. */
export async function unclaimPickup(db: Queryable, pickupId: number): Promise<void> {
  await db.query("UPDATE pickups SET called_at = NULL WHERE pickup_id = $1 AND state = 'asked'", [pickupId]);
}

/** Says what came of asking for a courier; where none comes, another can be asked for the same parcels, which remember who does not come. */
export async function endPickup(
  db: Queryable,
  pickupId: number,
  {
    state,
    externalId = null,
    problem = null,
  }: Pick<PickupRow, "state"> & { externalId?: string | null; problem?: string | null },
): Promise<void> {
  await db.query("UPDATE pickups SET state = $2, external_id = $3, problem = $4 WHERE pickup_id = $1", [
    pickupId,
    state,
    externalId,
    problem,
  ]);
}

/** Says what somebody who looked at the carrier's knows of a courier who may not come; returns whether it was open. */
export async function decidePickup(db: Queryable, pickupId: number, to: "ordered" | "failed"): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE pickups SET state = $2, by_hand = true, problem = CASE WHEN $2 = 'failed' THEN problem END WHERE pickup_id = $1 AND state IN ('unclear', 'failed') AND state <> $2",
    [pickupId, to],
  );
  return rowCount === 1;
}

/** Returns the orders with a parcel that is still here though a courier was asked to fetch it: none comes, or nobody knows whether one does. */
export async function ordersOfStuckPickups(db: Queryable): Promise<number[]> {
  const { rows: found } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT l.order_id FROM labels l JOIN parcels p USING (parcel_id) JOIN pickups u USING (pickup_id)
     WHERE l.state = 'bought' AND p.sent_at IS NULL AND u.state IN ('unclear', 'failed') ORDER BY l.order_id`,
  );
  return found.map(({ order_id }) => order_id);
}
