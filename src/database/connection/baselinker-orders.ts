import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** What of an order stands in other tables. */
export interface BaselinkerOrderNames {
  order_id: number;
  payment_code: string;
  payment_name: Said;
  shipping_name: Said;
  country_code: string;
  country_name: Said;
  company_country_code: string | null;
  company_country: Said | null;
}

/** Which orders: null is any. */
export interface BaselinkerOrderFilter {
  from: Date;
  idFrom: number;
  orderId: number | null;
  /** Only those whose money is here, or comes to the courier. */
  onlyPaid: boolean;
}

/** Returns orders two minutes old or older that somebody has accepted, the first placed first, so many at most. */
export async function baselinkerOrders(
  db: Queryable,
  { from, idFrom, orderId, onlyPaid }: BaselinkerOrderFilter,
  { now, most }: { now: Date; most: number },
): Promise<BaselinkerOrderNames[]> {
  const { rows } = await db.query<BaselinkerOrderNames>(
    `SELECT o.order_id, p.payment_code, p.payment_name, s.shipping_name, c.country_code, c.country_name, k.country_code AS company_country_code, k.country_name AS company_country
     FROM orders o JOIN payments p USING (payment_id) JOIN shippings s ON s.zone_id = o.zone_id AND s.shipping_id = o.shipping_id JOIN countries c ON c.country_id = o.country_id
       LEFT JOIN countries k ON k.country_id::text = o.client_data ->> 'paymentCountry'
     WHERE o.status <> 'awaitingReview' AND o.created_at <= $1::timestamptz - interval '2 minutes' AND o.created_at >= $2 AND o.order_id >= $3 AND ($4::bigint IS NULL OR o.order_id = $4)
       AND (NOT $5 OR o.status = ANY ('{new,paid,packed,sent,delivered}'))
     ORDER BY o.order_id LIMIT $6`,
    [now, from, idFrom, orderId, onlyPaid, most],
  );
  return rows;
}

/** Returns what orders can be paid with, and how they can be sent: id and name. */
export async function baselinkerMethods(
  db: Queryable,
): Promise<{ payments: { id: string; name: Said }[]; deliveries: { id: string; name: Said }[] }> {
  const { rows: payments } = await db.query<{ id: string; name: Said }>(
    "SELECT payment_id::text AS id, payment_name AS name FROM payments ORDER BY payment_id",
  );
  const { rows: deliveries } = await db.query<{ id: string; name: Said }>(
    "SELECT zone_id || '-' || shipping_id AS id, shipping_name AS name FROM shippings ORDER BY zone_id, position",
  );
  return { payments, deliveries };
}
