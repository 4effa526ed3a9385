import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** What a drop has brought: orders that stand, and those of them that are paid. */
export interface DropOrders {
  orders: number;
  paid: number;
}

/** Returns how many orders of a drop stand, and how many of those are paid or cost nothing. */
export async function ordersOfDrop(db: Queryable, dropId: number): Promise<DropOrders> {
  const { rows } = await db.query<DropOrders>(
    `SELECT count(*)::int AS orders, (count(*) FILTER (WHERE l.money IN ('paid', 'free', 'toGiveBack', 'surplus')))::int AS paid
     FROM drop_orders d JOIN orders o USING (order_id) JOIN order_lookup l USING (order_id) WHERE d.drop_id = $1 AND o.status NOT IN ('cancelled', 'expired', 'returned')`,
    [dropId],
  );
  return rows[0]!;
}

/** Orders that came in a minute. */
export interface DropMinute {
  minute: Date;
  orders: number;
}

/** Returns how many orders of a drop came in each minute since a moment; minutes without one are left out. */
export async function minutesOfDrop(db: Queryable, dropId: number, since: Date): Promise<DropMinute[]> {
  const { rows } = await db.query<DropMinute>(
    "SELECT date_trunc('minute', placed_at) AS minute, count(*)::int AS orders FROM drop_orders WHERE drop_id = $1 AND placed_at >= $2 GROUP BY 1 ORDER BY 1",
    [dropId, since],
  );
  return rows;
}

/** A size of a product in a drop: what is left, what is held for money and what is sold. */
export interface DropSize {
  product_id: number;
  variant_id: number;
  /** '': the product has one alone. */
  variant: string;
  stock: number;
  reserved: number;
  sold: number;
}

/** Returns each variant of a drop's products with what its orders have of it, in their order. */
export async function sizesOfDrop(db: Queryable, dropId: number, lanCode: LanCode): Promise<DropSize[]> {
  const { rows } = await db.query<DropSize>(
    `WITH taken AS (
       SELECT l.variant_id, (sum(l.quantity) FILTER (WHERE o.status = 'awaitingPayment'))::int AS reserved, (sum(l.quantity) FILTER (WHERE o.status <> 'awaitingPayment'))::int AS sold
       FROM drop_orders d JOIN orders o USING (order_id) JOIN order_lines l USING (order_id)
       WHERE d.drop_id = $1 AND o.status NOT IN ('cancelled', 'expired', 'returned', 'awaitingReview') GROUP BY l.variant_id)
     SELECT v.product_id, v.variant_id, v.quantity AS stock, coalesce(t.reserved, 0) AS reserved, coalesce(t.sold, 0) AS sold,
       array_to_string(ARRAY(SELECT coalesce(value ->> $2, value ->> 'pl') FROM jsonb_array_elements(v.attribute_values) AS value), ' / ') AS variant
     FROM drop_products p JOIN variants v ON v.product_id = p.product_id AND v.shown LEFT JOIN taken t ON t.variant_id = v.variant_id
     WHERE p.drop_id = $1 ORDER BY p.position, v.position`,
    [dropId, lanCode],
  );
  return rows;
}

/** One of a drop's newest orders. */
export interface NewestOfDrop {
  order_id: number;
  placed_at: Date;
  pieces: number;
  status: string;
}

/** Returns a drop's newest orders, the newest first. */
export async function newestOfDrop(db: Queryable, dropId: number, most: number): Promise<NewestOfDrop[]> {
  const { rows } = await db.query<NewestOfDrop>(
    `SELECT d.order_id, d.placed_at, o.pieces, o.status FROM drop_orders d JOIN orders o USING (order_id) WHERE d.drop_id = $1 ORDER BY d.placed_at DESC, d.order_id DESC LIMIT $2`,
    [dropId, most],
  );
  return rows;
}
