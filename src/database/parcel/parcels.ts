import type { PackedPieces, Pieces } from "../../domain/parcel/parcels.ts";
import type { Queryable } from "../queryable.ts";

export interface ParcelRow {
  parcel_id: number;
  order_id: number;
  carrier: string | null;
  tracking: string | null;
  /** Grams. */
  weight: number | null;
  packed_at: Date;
  /** Null: it is packed and still here. */
  sent_at: Date | null;
}

export interface StoredParcel extends ParcelRow {
  lines: PackedPieces[];
  /** The file of its picture; null: it has none. */
  picture: string | null;
}

/** Returns the parcels of an order, the first packed first. */
export async function parcelsOf(db: Queryable, orderId: number): Promise<StoredParcel[]> {
  const { rows } = await db.query<ParcelRow & { lines: PackedPieces[]; picture: string | null }>(
    `SELECT p.*, f.file AS picture,
       (SELECT coalesce(json_agg(json_build_object('position', position, 'variantId', variant_id, 'quantity', l.quantity) ORDER BY position), '[]') FROM parcel_lines l JOIN order_lines USING (order_id, position) WHERE l.parcel_id = p.parcel_id) AS lines
     FROM parcels p LEFT JOIN parcel_pictures f USING (parcel_id) WHERE order_id = $1 ORDER BY parcel_id`,
    [orderId],
  );
  return rows;
}

/** Returns whether a parcel of an order has left. */
export async function hasParcelOut(db: Queryable, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM parcels WHERE order_id = $1 AND sent_at IS NOT NULL LIMIT 1", [
    orderId,
  ]);
  return rowCount === 1;
}

/** Returns whether nothing of an order has left: it is in no state of what was sent, and none of its parcels has. */
export async function hasNothingLeft(db: Queryable, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM orders WHERE order_id = $1 AND status NOT IN ('sent', 'delivered', 'returned')",
    [orderId],
  );
  return rowCount === 1 && !(await hasParcelOut(db, orderId));
}

/** A line as a packer needs it: what it is, and how much of it is in parcels already. */
export interface PackedLine {
  position: number;
  variant_id: number;
  /** How many of it were ordered and not given back. */
  quantity: number;
  packed: number;
}

/** Returns the lines of an order with what of them is packed. */
export async function packedLines(db: Queryable, orderId: number): Promise<PackedLine[]> {
  const { rows } = await db.query<PackedLine>(
    "SELECT position, variant_id, quantity_left AS quantity, packed FROM order_lines_left WHERE order_id = $1 ORDER BY position",
    [orderId],
  );
  return rows;
}

export interface NewParcel {
  orderId: number;
  lines: readonly Pieces[];
  carrier?: string | null;
  tracking?: string | null;
  weight?: number | null;
  sentAt?: Date | null;
}

/** Writes a parcel of an order whose row is locked; returns its number. More pieces than were ordered are an error of the database. */
export async function addParcel(
  db: Queryable,
  { orderId, lines, carrier = null, tracking = null, weight = null, sentAt = null }: NewParcel,
): Promise<number> {
  const { rows } = await db.query<{ parcel_id: number }>(
    "INSERT INTO parcels (order_id, carrier, tracking, weight, sent_at) VALUES ($1, $2, $3, $4, $5) RETURNING parcel_id",
    [orderId, carrier, tracking, weight, sentAt],
  );
  const parcelId = rows[0]!.parcel_id;
  await db.query(
    "INSERT INTO parcel_lines (parcel_id, order_id, position, quantity) SELECT $1, $2, * FROM unnest($3::int[], $4::int[])",
    [parcelId, orderId, lines.map(({ position }) => position), lines.map(({ quantity }) => quantity)],
  );
  return parcelId;
}

/** Says of a parcel who carries it, under which number, and what it weighs. */
export async function saveParcel(
  db: Queryable,
  parcelId: number,
  { carrier, tracking, weight }: Pick<ParcelRow, "carrier" | "tracking" | "weight">,
): Promise<void> {
  await db.query("UPDATE parcels SET carrier = $2, tracking = $3, weight = $4 WHERE parcel_id = $1", [
    parcelId,
    carrier,
    tracking,
    weight,
  ]);
}

/** Says that a parcel has left; `tracking` null: its number stays as it is. */
export async function recordSent(
  db: Queryable,
  parcelId: number,
  { now, tracking = null }: { now: Date; tracking?: string | null },
): Promise<void> {
  await db.query("UPDATE parcels SET sent_at = $2, tracking = coalesce($3, tracking) WHERE parcel_id = $1", [
    parcelId,
    now,
    tracking,
  ]);
}

/** Undoes parcels that have not left: their pieces are in none again. */
export async function removeParcels(db: Queryable, parcelIds: readonly number[]): Promise<void> {
  await db.query("DELETE FROM parcels WHERE parcel_id = ANY ($1) AND sent_at IS NULL", [parcelIds]);
}
