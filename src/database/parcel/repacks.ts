import type { Queryable } from "../queryable.ts";

/** Pieces that lie in a packed box of an order and are its no more. */
export interface RepackRow {
  order_id: number;
  product_name: string;
  variant_name: string;
  /** How many are to be taken out. */
  quantity: number;
}

/** Writes down what lies in parcels that are about to be undone because their order loses pieces. */
export async function addRepack(
  db: Queryable,
  { orderId, parcelIds }: { orderId: number; parcelIds: readonly number[] },
): Promise<void> {
  await db.query(
    `WITH repack AS (INSERT INTO repacks (order_id) VALUES ($1) RETURNING repack_id)
     INSERT INTO repack_pieces (repack_id, position, variant_id, product_name, variant_name, quantity)
     SELECT repack_id, l.position, variant_id, product_name, variant_name, sum(p.quantity)::int
     FROM repack, parcel_lines p JOIN order_lines l USING (order_id, position) WHERE p.parcel_id = ANY ($2)
     GROUP BY repack_id, l.position, variant_id, product_name, variant_name`,
    [orderId, parcelIds],
  );
}

/** Returns what is to be taken out of boxes that nobody has opened yet, the first first; of one order or, where it is null, of all. What an order still has of it stays in. */
export async function waitingRepacks(db: Queryable, orderId: number | null): Promise<RepackRow[]> {
  const { rows } = await db.query<RepackRow>(
    `SELECT r.order_id, p.product_name, p.variant_name, p.quantity - stays AS quantity
     FROM repacks r JOIN repack_pieces p USING (repack_id) LEFT JOIN order_lines_left l ON l.order_id = r.order_id AND l.position = p.position AND l.variant_id = p.variant_id,
       LATERAL (SELECT greatest(0, coalesce(l.quantity_left - l.packed, 0)) AS stays) still
     WHERE done_at IS NULL AND p.quantity > stays AND ($1::bigint IS NULL OR r.order_id = $1) ORDER BY since, r.order_id, p.position`,
    [orderId],
  );
  return rows;
}

/** Says that the box of an order was opened and what must not go taken out; false: none waits. */
export async function endRepack(db: Queryable, orderId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE repacks SET done_at = $2 WHERE order_id = $1 AND done_at IS NULL", [
    orderId,
    now,
  ]);
  return rowCount === 1;
}

/** Says that what an order has no more still lies in its last box; false: there is none, or the order was packed since. */
export async function reopenRepack(db: Queryable, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE repacks r SET done_at = NULL WHERE repack_id = (SELECT max(repack_id) FROM repacks WHERE order_id = $1) AND done_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = $1 AND p.packed_at >= r.since)`,
    [orderId],
  );
  return rowCount === 1;
}
