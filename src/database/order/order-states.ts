import type { OrderReason } from "../../domain/catalogue/stock-movement.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { bookPoints } from "../customer/customers.ts";
import type { Queryable } from "../queryable.ts";

/** What an order held until its state was changed. */
export interface MovedOrder {
  order_id: number;
  customer_id: number | null;
  email: string;
  lan_id: number;
  products_pln: number;
  discount_pln: number;
  points_pln: number;
  discount_code: string | null;
  points_deducted: number;
  /** It held stock, code and points until now. */
  held: boolean;
}

export interface Move {
  orderId: number;
  to: OrderState;
  /** The states it may come from. */
  from: readonly OrderState[];
  now: Date;
  /** Only if its time to be paid is over. */
  overdue?: boolean;
}

/** Moves an order to a state; returns null when it was in none of those it may come from: whoever moves it does what follows, nobody else. */
export async function moveOrder(
  db: Queryable,
  { orderId, to, from, now, overdue = false }: Move,
): Promise<MovedOrder | null> {
  const { rows } = await db.query<MovedOrder>(
    `WITH before AS (SELECT order_id, status FROM orders WHERE order_id = $1 FOR NO KEY UPDATE)
     UPDATE orders o SET status = $2, hold_until = CASE WHEN $2 IN ('expired', 'cancelled') THEN hold_until END,  delivered_at = CASE WHEN $2 = 'delivered' THEN $4 ELSE delivered_at END
     FROM before WHERE o.order_id = before.order_id AND o.status = ANY ($3) AND (NOT $5 OR hold_until <= $4)
     RETURNING o.order_id, customer_id, email, lan_id, products_pln, discount_pln, points_pln, discount_code, points_deducted, before.status <> 'awaitingReview' AS held`,
    [orderId, to, from, now, overdue],
  );
  return rows[0] ?? null;
}

/** Returns the state an order is in, null for an unknown number. */
export async function stateOf(db: Queryable, orderId: number): Promise<OrderState | null> {
  const { rows } = await db.query<{ status: OrderState }>("SELECT status FROM orders WHERE order_id = $1", [orderId]);
  return rows[0]?.status ?? null;
}

/** Returns the orders that await their payment and whose hold has run out, oldest first. */
export async function overdueOrders(db: Queryable, now: Date): Promise<{ orderId: number; heldUntil: Date }[]> {
  const { rows } = await db.query<{ order_id: number; hold_until: Date }>(
    "SELECT order_id, hold_until FROM orders WHERE status = 'awaitingPayment' AND hold_until <= $1 ORDER BY hold_until LIMIT 500",
    [now],
  );
  return rows.map(({ order_id, hold_until }) => ({ orderId: order_id, heldUntil: hold_until }));
}

/** Gives back the stock, the code and the points of an order whose time to be paid has ended; returns the products that came back. */
export async function giveBack(
  db: Queryable,
  { order_id: orderId, customer_id, discount_code, points_deducted }: MovedOrder,
): Promise<number[]> {
  const { rows: pieces } = await db.query<SoldPieces>(
    "SELECT variant_id, sum(quantity)::int AS quantity FROM order_lines WHERE order_id = $1 GROUP BY variant_id",
    [orderId],
  );
  const products = await putBack(db, orderId, pieces, "expired");
  if (discount_code !== null) await giveCodeBack(db, discount_code);
  if (points_deducted > 0 && customer_id !== null)
    await bookPoints(db, { customerId: customer_id, change: points_deducted, reason: "return", orderId });
  return products;
}

/** So many pieces of a variant. */
export interface SoldPieces {
  variant_id: number;
  quantity: number;
}

/** Puts pieces of an order back into stock; returns the products they are of. */
export async function putBack(
  db: Queryable,
  orderId: number,
  pieces: readonly SoldPieces[],
  reason: OrderReason,
): Promise<number[]> {
  const [variants, quantities] = [pieces.map((piece) => piece.variant_id), pieces.map((piece) => piece.quantity)];
  await db.query("SELECT variant_id FROM variants WHERE variant_id = ANY ($1) ORDER BY variant_id FOR UPDATE", [
    variants,
  ]);
  const { rows: returned } = await db.query<{ product_id: number }>(
    `WITH sold AS (
       SELECT variant_id, sum(quantity)::int AS quantity FROM unnest($2::bigint[], $3::int[]) AS t (variant_id, quantity) WHERE quantity > 0 GROUP BY variant_id
     ), back AS (
       UPDATE variants v SET quantity = v.quantity + sold.quantity FROM sold WHERE v.variant_id = sold.variant_id RETURNING v.variant_id, v.product_id, sold.quantity AS came, v.quantity
     ), noted AS (
       INSERT INTO stock_movements (variant_id, change, reason, order_id, stock_after) SELECT variant_id, came, $4, $1, quantity FROM back
     ) SELECT product_id FROM back`,
    [orderId, variants, quantities, reason],
  );
  return [...new Set(returned.map((row) => row.product_id))];
}

/** Lets a code be used once more. */
export async function giveCodeBack(db: Queryable, code: string): Promise<void> {
  await db.query("UPDATE discount_codes SET used = used - 1 WHERE code = $1", [code]);
}

/** Returns the way an order has gone, first step first. */
export async function orderHistory(db: Queryable, orderId: number): Promise<{ state: OrderState; at: Date }[]> {
  const { rows } = await db.query<{ state: OrderState; at: Date }>(
    "SELECT state, at FROM order_history WHERE order_id = $1 ORDER BY entry_id",
    [orderId],
  );
  return rows;
}
