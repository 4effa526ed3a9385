import type { Queryable } from "../queryable.ts";
import type { SubjectKey } from "./order-subjects.ts";

/** A product that a running drop has; `per_person` null: one person may have as many as they like. */
export interface DropProduct {
  drop_id: number;
  product_id: number;
  per_person: number | null;
}

/** Returns those of these products that a running drop has. */
export async function productsOfDrops(db: Queryable, productIds: readonly number[]): Promise<DropProduct[]> {
  const { rows } = await db.query<DropProduct>({
    name: "products-of-drops",
    text: "SELECT drop_id, product_id, per_person FROM drop_products JOIN drops USING (drop_id) WHERE product_id = ANY ($1::bigint[]) AND open AND state = 'running' ORDER BY product_id",
    values: [productIds],
  });
  return rows;
}

/**
 * Lets nobody else who is known by one of these keys order these goods until the transaction ends: what is counted from
 * here on is exact. Everybody takes the locks in one order, so that nobody waits for each other crosswise.
 */
export async function lockShares(
  db: Queryable,
  goods: readonly DropProduct[],
  keys: readonly SubjectKey[],
): Promise<void> {
  await db.query({
    name: "lock-shares",
    text: `SELECT pg_advisory_xact_lock(share) FROM (
        SELECT DISTINCT hashtextextended(concat_ws(' ', 'drop', product_id, key), 0) AS share
        FROM unnest($1::bigint[]) AS product_id, unnest($2::text[]) AS key ORDER BY share) shares`,
    values: [goods.map(({ product_id }) => product_id), keys.map(({ key }) => key)],
  });
}

/** Returns how many pieces of each of these goods orders that stand have, of the key that has the most of them. */
export async function sharesHeld(
  db: Queryable,
  goods: readonly DropProduct[],
  keys: readonly SubjectKey[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ product_id: number; pieces: number }>({
    name: "shares-held",
    text: `SELECT product_id, max(pieces)::int AS pieces FROM (
        SELECT s.product_id, s.key, sum(l.quantity) AS pieces FROM unnest($1::bigint[], $2::bigint[]) AS asked (drop_id, product_id)
        JOIN drop_shares s USING (drop_id, product_id) JOIN orders o ON o.order_id = s.order_id AND o.status NOT IN ('cancelled', 'expired')
        JOIN order_lines l ON l.order_id = s.order_id AND l.product_id = s.product_id
        WHERE s.key = ANY ($3::text[]) GROUP BY s.product_id, s.key) held GROUP BY product_id`,
    values: [
      goods.map(({ drop_id }) => drop_id),
      goods.map(({ product_id }) => product_id),
      keys.map(({ key }) => key),
    ],
  });
  return new Map(rows.map((row) => [row.product_id, row.pieces]));
}

/** Records by which keys the buyer of an order is known, for each of these goods in it. */
export async function recordShares(
  db: Queryable,
  { orderId, goods, keys }: { orderId: number; goods: readonly DropProduct[]; keys: readonly SubjectKey[] },
): Promise<void> {
  await db.query({
    name: "record-shares",
    text: `INSERT INTO drop_shares (drop_id, product_id, key, order_id)
      SELECT drop_id, product_id, key, $4 FROM unnest($1::bigint[], $2::bigint[]) AS asked (drop_id, product_id), unnest($3::text[]) AS key`,
    values: [
      goods.map(({ drop_id }) => drop_id),
      goods.map(({ product_id }) => product_id),
      keys.map(({ key }) => key),
      orderId,
    ],
  });
}
