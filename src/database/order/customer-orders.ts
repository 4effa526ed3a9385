import { type LanCode, languageCalled } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Queryable } from "../queryable.ts";
import { isPartlySent } from "./staff-order-filter.ts";

/** Theirs by their account, or ordered as a guest with their e-mail, once that is proven (guarantees, points 12 and 14). */
const theirs = `(o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email))`;

export interface OrderSummary {
  order_id: number;
  created_at: Date;
  status: OrderState;
  /** A parcel has left while something is still with the shop. */
  partly_sent: boolean;
  total: number;
  currency: Currency;
  pieces: number;
}

/** Returns one page of a customer's orders, newest first, and how many there are in all; one that goods are to pay for is received, as `stateForBuyer` says. */
export async function ordersOfCustomer(
  db: Queryable,
  customerId: number,
  { skip, most }: { skip: number; most: number },
): Promise<{ orders: OrderSummary[]; count: number }> {
  const { rows: counted } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM customers c JOIN orders o ON ${theirs} WHERE c.customer_id = $1`,
    [customerId],
  );
  const { rows: orders } = await db.query<OrderSummary>(
    `SELECT o.order_id, o.created_at, CASE WHEN o.status = 'awaitingPayment' AND EXISTS (SELECT FROM exchanges e WHERE e.order_id = o.order_id) THEN 'new' ELSE o.status END AS status, o.total, o.currency, o.pieces,
       ${isPartlySent} AS partly_sent
     FROM customers c JOIN orders o ON ${theirs} WHERE c.customer_id = $1 ORDER BY o.order_id DESC LIMIT $2 OFFSET $3`,
    [customerId, most, skip],
  );
  return { orders, count: counted[0]!.count };
}

/** Returns the key of an order's link and whether the order is a customer's; null for an unknown number. */
export async function ownersOf(
  db: Queryable,
  orderId: number,
  customerId: number | null,
): Promise<{ key: string; own: boolean } | null> {
  const { rows } = await db.query<{ key: string; own: boolean }>(
    `SELECT o.link_key AS key, EXISTS (SELECT FROM customers c WHERE c.customer_id = $2 AND ${theirs}) AS own FROM orders o WHERE o.order_id = $1`,
    [orderId, customerId],
  );
  return rows[0] ?? null;
}

/** Returns the pictures of ordered products, and the urls in a language of those that are still sold. */
export async function orderedProducts(
  db: Queryable,
  productIds: readonly number[],
  lanCode: LanCode,
): Promise<Map<number, { image: string | null; url: string | null; sizes: boolean }>> {
  const { rows } = await db.query<{ product_id: number; image: string | null; url: string | null; sizes: boolean }>(
    `SELECT p.product_id, (SELECT name FROM product_pictures f WHERE f.product_id = p.product_id ORDER BY position LIMIT 1) AS image, paths.path AS url,
       EXISTS (SELECT FROM product_attributes a WHERE a.product_id = p.product_id) AS sizes
     FROM products p LEFT JOIN paths ON p.shown AND paths.kind = 'product' AND paths.entity_id = p.product_id AND paths.lan_id = $2 WHERE p.product_id = ANY ($1)`,
    [productIds, languageCalled(lanCode).lanId],
  );
  return new Map(rows.map(({ product_id, ...rest }) => [product_id, rest]));
}
