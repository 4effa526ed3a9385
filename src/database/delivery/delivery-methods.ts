import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** A way of delivery of one zone, as staff keep it. Money is grosze, weights are grams. */
export interface DeliveryMethodRow {
  method_id: number;
  zone_id: string;
  /** The same in every zone that has this way. */
  shipping_id: number;
  shipping_code: string;
  shipping_name: Said;
  /** Working days on the way; null: nobody has said. */
  days_from: number | null;
  days_to: number | null;
  /** The buyer fetches the goods in person. */
  collection: boolean;
  offered: boolean;
  version: number;
  free_from: number | null;
  /** What it costs with each payment that goes with it. */
  offers: MethodOffer[];
}

interface MethodOffer {
  paymentId: number;
  prices: { maxWeight: number; price: number }[];
}

export interface ZoneRow {
  zone_id: string;
  zone_name: string;
  version: number;
}

const columns = `method_id, zone_id, shipping_id, shipping_code, shipping_name, days_from, days_to, collection, offered, version,
  (SELECT min(free_from) FROM zone_methods m WHERE m.offered AND (m.zone_id, m.shipping_id) = (s.zone_id, s.shipping_id)) AS free_from,
  coalesce((SELECT json_agg(json_build_object('paymentId', m.payment_id, 'prices', (
      SELECT coalesce(json_agg(json_build_object('maxWeight', max_weight, 'price', price) ORDER BY max_weight), '[]') FROM price_tiers t
      WHERE (t.zone_id, t.payment_id, t.shipping_id) = (m.zone_id, m.payment_id, m.shipping_id))) ORDER BY m.payment_id)
    FROM zone_methods m JOIN payments p USING (payment_id) WHERE m.offered AND p.payment_code <> 'exchange' AND (m.zone_id, m.shipping_id) = (s.zone_id, s.shipping_id)), '[]') AS offers`;

/** Returns every way of delivery, offered or not, zone by zone, as shoppers see them. */
export async function allMethods(db: Queryable): Promise<DeliveryMethodRow[]> {
  const { rows } = await db.query<DeliveryMethodRow>(
    `SELECT ${columns} FROM shippings s ORDER BY zone_id, position, shipping_id`,
  );
  return rows;
}

/** Returns a way of delivery by its number, for this transaction alone; null: there is none such. */
export async function lockMethod(db: Queryable, methodId: number): Promise<DeliveryMethodRow | null> {
  const { rows } = await db.query<DeliveryMethodRow>(
    `SELECT ${columns} FROM shippings s WHERE method_id = $1 FOR UPDATE`,
    [methodId],
  );
  return rows[0] ?? null;
}

/** What is set of a way of delivery; `undefined` stays as it is. */
export interface MethodTerms {
  names?: Said;
  days?: readonly [from: number, to: number];
  /** Grosze; null: never. */
  freeFrom?: number | null;
  offers?: readonly MethodOffer[];
  /** Holds for orders from then on; each keeps what it was when it was placed. */
  collection?: boolean;
  offered?: boolean;
}

/** Adds a way of delivery to a zone, last and switched off; returns its number, null: the zone has that way already. `shippingId` null: a way no zone has had. */
export async function addMethod(
  db: Queryable,
  { zoneId, shippingId, code, names }: { zoneId: string; shippingId: number | null; code: string; names: Said },
): Promise<number | null> {
  // Two at once would take one number for different ways.
  await db.query("LOCK TABLE shippings IN SHARE ROW EXCLUSIVE MODE");
  const { rows } = await db.query<{ method_id: number }>(
    `INSERT INTO shippings (zone_id, shipping_id, shipping_code, shipping_name, position, offered)
     SELECT $1, coalesce($2, (SELECT 1 + greatest((SELECT max(shipping_id) FROM shippings), (SELECT max(shipping_id) FROM orders), 0))), $3, $4,
       (SELECT 1 + coalesce(max(position), -1) FROM shippings WHERE zone_id = $1), false
     ON CONFLICT (zone_id, shipping_id) DO NOTHING RETURNING method_id`,
    [zoneId, shippingId, code, JSON.stringify(names)],
  );
  return rows[0]?.method_id ?? null;
}

/** Sets what is given of a way of delivery, which counts one version more. */
export async function saveMethod(
  db: Queryable,
  { method_id, zone_id, shipping_id, ...row }: DeliveryMethodRow,
  { names, days, freeFrom, offers, collection, offered }: MethodTerms,
): Promise<void> {
  await db.query(
    `UPDATE shippings SET shipping_name = coalesce($2, shipping_name), days_from = coalesce($3, days_from), days_to = coalesce($4, days_to),
       offered = coalesce($5, offered), collection = coalesce($6, collection), version = version + 1 WHERE method_id = $1`,
    [
      method_id,
      names === undefined ? null : JSON.stringify(names),
      days?.[0] ?? null,
      days?.[1] ?? null,
      offered ?? null,
      collection ?? null,
    ],
  );
  if (offers !== undefined || freeFrom !== undefined)
    await saveOffers(db, {
      zoneId: zone_id,
      shippingId: shipping_id,
      freeFrom: freeFrom === undefined ? row.free_from : freeFrom,
      offers: offers ?? row.offers,
    });
}

/** A payment that goes with it no more keeps its row, for the orders that chose it. */
async function saveOffers(
  db: Queryable,
  {
    zoneId,
    shippingId,
    freeFrom,
    offers,
  }: { zoneId: string; shippingId: number; freeFrom: number | null; offers: readonly MethodOffer[] },
): Promise<void> {
  const of = [zoneId, shippingId];
  const ids = offers.map(({ paymentId }) => paymentId);
  await db.query("DELETE FROM price_tiers WHERE zone_id = $1 AND shipping_id = $2", of);
  await db.query(
    "UPDATE zone_methods SET offered = false WHERE zone_id = $1 AND shipping_id = $2 AND payment_id <> ALL ($3) AND offered",
    [...of, ids],
  );
  await db.query(
    `INSERT INTO zone_methods (zone_id, payment_id, shipping_id, free_from) SELECT $1, payment_id, $2, $4 FROM unnest($3::integer[]) AS given (payment_id)
     ON CONFLICT (zone_id, payment_id, shipping_id) DO UPDATE SET offered = true, free_from = excluded.free_from`,
    [...of, ids, freeFrom],
  );
  const tiers = offers.flatMap(({ paymentId, prices }) => prices.map((tier) => ({ paymentId, ...tier })));
  await db.query(
    `INSERT INTO price_tiers (zone_id, payment_id, shipping_id, max_weight, price)
     SELECT $1, payment_id, $2, max_weight, price FROM unnest($3::integer[], $4::integer[], $5::integer[]) AS given (payment_id, max_weight, price)`,
    [
      ...of,
      tiers.map(({ paymentId }) => paymentId),
      tiers.map(({ maxWeight }) => maxWeight),
      tiers.map(({ price }) => price),
    ],
  );
}

/** Deletes a way of delivery; returns false, deleting nothing, where an order has gone by it. */
export async function deleteMethod(
  db: Queryable,
  { method_id, zone_id, shipping_id }: DeliveryMethodRow,
): Promise<boolean> {
  const of = [zone_id, shipping_id];
  const { rowCount } = await db.query("SELECT FROM orders WHERE zone_id = $1 AND shipping_id = $2 LIMIT 1", of);
  if (rowCount !== 0) return false;
  await db.query("DELETE FROM price_tiers WHERE zone_id = $1 AND shipping_id = $2", of);
  await db.query("DELETE FROM zone_methods WHERE zone_id = $1 AND shipping_id = $2", of);
  await db.query("DELETE FROM shippings WHERE method_id = $1", [method_id]);
  return true;
}

/** Returns every zone, one without a country or a way of delivery too. */
export async function staffZones(db: Queryable): Promise<ZoneRow[]> {
  const { rows } = await db.query<ZoneRow>(
    "SELECT zone_id, zone_name, version FROM zones ORDER BY length(zone_id), zone_id",
  );
  return rows;
}

/** Returns a zone, for this transaction alone; null: there is none such. */
export async function lockZone(db: Queryable, zoneId: string): Promise<ZoneRow | null> {
  const { rows } = await db.query<ZoneRow>(
    "SELECT zone_id, zone_name, version FROM zones WHERE zone_id = $1 FOR UPDATE",
    [zoneId],
  );
  return rows[0] ?? null;
}

/** Adds a zone; returns its number. */
export async function addZone(db: Queryable, name: string): Promise<number> {
  await db.query("LOCK TABLE zones IN SHARE ROW EXCLUSIVE MODE");
  const { rows } = await db.query<{ id: number }>(
    "INSERT INTO zones (zone_id, zone_name) SELECT (1 + coalesce(max(zone_id::integer), 0))::text, $1 FROM zones RETURNING zone_id::integer AS id",
    [name],
  );
  return rows[0]!.id;
}

/** Calls a zone something else; its name counts one version more. */
export async function saveZoneName(db: Queryable, zoneId: string, name: string): Promise<void> {
  await db.query("UPDATE zones SET zone_name = $2, version = version + 1 WHERE zone_id = $1", [zoneId, name]);
}

/** Deletes a zone; returns false, deleting nothing, where a country, a way of delivery or an order is of it. */
export async function deleteZone(db: Queryable, zoneId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `DELETE FROM zones z WHERE zone_id = $1 AND NOT EXISTS (SELECT FROM countries c WHERE c.zone_id = z.zone_id)
       AND NOT EXISTS (SELECT FROM shippings s WHERE s.zone_id = z.zone_id) AND NOT EXISTS (SELECT FROM orders o WHERE o.zone_id = z.zone_id)`,
    [zoneId],
  );
  return rowCount === 1;
}
