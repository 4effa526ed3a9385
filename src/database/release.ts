import type { Queryable } from "./queryable.ts";

/** Answers the unpaid orders whose hold has run out, oldest first. */
export async function overdueOrders(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>("SELECT order_id FROM orders WHERE status = 'unpaid' AND hold_until <= $1 ORDER BY hold_until LIMIT 500", [now]);
  return rows.map((row) => row.order_id);
}

/**
 * Ends one overdue order and gives back what it held; answers the products that came back, or null when
 * it was no longer unpaid and overdue: whoever changes the status gives back, nobody else.
 */
export async function releaseOrder(db: Queryable, orderId: number, now: Date): Promise<number[] | null> {
  const { rows } = await db.query<{ customer_id: number | null; discount_code: string | null; points_deducted: number }>(
    "UPDATE orders SET status = 'expired' WHERE order_id = $1 AND status = 'unpaid' AND hold_until <= $2 RETURNING customer_id, discount_code, points_deducted",
    [orderId, now],
  );
  const order = rows[0];
  if (order === undefined) return null;
  await db.query("SELECT variant_id FROM variants WHERE variant_id IN (SELECT variant_id FROM order_lines WHERE order_id = $1) ORDER BY variant_id FOR UPDATE", [orderId]);
  const { rows: returned } = await db.query<{ product_id: number }>(
    `WITH sold AS (
       SELECT variant_id, sum(quantity)::int AS quantity FROM order_lines WHERE order_id = $1 GROUP BY variant_id
     ), noted AS (
       INSERT INTO stock_movements (variant_id, change, reason, order_id) SELECT variant_id, quantity, 'return', $1 FROM sold
     ) UPDATE variants v SET quantity = v.quantity + sold.quantity FROM sold WHERE v.variant_id = sold.variant_id RETURNING v.product_id`,
    [orderId],
  );
  if (order.discount_code !== null) await db.query("UPDATE discount_codes SET used = used - 1 WHERE code = $1", [order.discount_code]);
  if (order.points_deducted > 0 && order.customer_id !== null) {
    await db.query("INSERT INTO points_ledger (customer_id, change, reason, order_id) VALUES ($1, $2, 'return', $3)", [order.customer_id, order.points_deducted, orderId]);
  }
  return [...new Set(returned.map((row) => row.product_id))];
}
