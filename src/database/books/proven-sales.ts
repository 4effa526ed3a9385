import type { ProvenMoney, ProvenSale } from "../../domain/books/evidence.ts";
import type { BookedDays } from "../../domain/books/month.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { Queryable } from "../queryable.ts";

/** The money that came for an order `o`, as it is proven. */
const moneyThatCame = `coalesce((SELECT json_agg(json_build_object('by', by, 'id', id, 'on', on_day, 'amount', amount, 'currency', currency, 'worth', worth) ORDER BY on_day, id) FROM (
         SELECT provider AS by, coalesce(capture_id, provider_order_id, ext_order_id) AS id, (coalesce(settled_at, created_at) AT TIME ZONE 'Europe/Warsaw')::date::text AS on_day,
           amount::bigint AS amount, currency, worth::bigint AS worth FROM payment_attempts WHERE order_id = o.order_id AND state = 'paid'
         UNION ALL SELECT 'transfer', transfer_id::text, (at AT TIME ZONE 'Europe/Warsaw')::date::text, amount, currency, worth FROM bank_transfers WHERE order_id = o.order_id
         UNION ALL SELECT 'exchange', from_order::text, (moved_at AT TIME ZONE 'Europe/Warsaw')::date::text, worth, o.currency, worth FROM moved_money WHERE to_order = o.order_id
       ) came), '[]')`;

/** Returns the money that came for orders, that at the door with `cash`, and under which numbers their parcels went, by order. */
export async function moneyAndParcels(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, { money: ProvenMoney[]; parcels: string[] }>> {
  const { rows } = await db.query<{
    order_id: number;
    money: ProvenMoney[];
    at_door: ProvenMoney | null;
    parcels: string[];
  }>(
    `SELECT o.order_id, ${moneyThatCame} AS money,
       CASE WHEN delivered_at IS NOT NULL AND order_money_at_door(o) > 0 THEN json_build_object('by', 'cash', 'id', '', 'on', (delivered_at AT TIME ZONE 'Europe/Warsaw')::date,
         'amount', order_money_at_door(o), 'currency', o.currency, 'worth', order_money_at_door(o)) END AS at_door,
       ARRAY(SELECT tracking FROM parcels p WHERE p.order_id = o.order_id AND sent_at IS NOT NULL AND tracking IS NOT NULL ORDER BY parcel_id) AS parcels
     FROM orders o WHERE o.order_id = ANY ($1::bigint[])`,
    [orderIds],
  );
  return new Map(
    rows.map(({ order_id, money, at_door, parcels }) => [
      order_id,
      { money: at_door === null ? money : [...money, at_door], parcels },
    ]),
  );
}

/** Returns the sales to persons whose document was issued on some days, each with the money that came for it and what was taken back since; those that bear the VAT of another country are no matter of the Polish cash register. */
export function provenSales(db: Queryable, days: BookedDays): Promise<ProvenSale[]> {
  return salesFound(db, { ...days, orderId: null });
}

/** Returns the same of one order; null: it has no document, or is no sale to a person. */
export async function provenSaleOf(db: Queryable, orderId: number): Promise<ProvenSale | null> {
  return (await salesFound(db, { from: "0001-01-01", to: "9999-12-31", orderId }))[0] ?? null;
}

async function salesFound(
  db: Queryable,
  { from, to, orderId }: BookedDays & { orderId: number | null },
): Promise<ProvenSale[]> {
  const { rows } = await db.query<{
    content: Invoice;
    cash: boolean;
    collected: boolean;
    never_exempt: string[];
    money: ProvenMoney[];
    corrections: ProvenSale["corrections"];
  }>(
    `WITH RECURSIVE never AS (
       SELECT category_id FROM never_exempt_categories
       UNION SELECT c.category_id FROM categories c JOIN never n ON c.category_parent_id = n.category_id
     ) SELECT i.content, p.payment_code = 'cash' AS cash,
       o.collection AS collected,
       ARRAY(SELECT DISTINCT l.product_name FROM order_lines l JOIN product_categories USING (product_id) JOIN never USING (category_id)
         WHERE l.order_id = o.order_id ORDER BY 1) AS never_exempt,
       ${moneyThatCame} AS money,
       coalesce((SELECT json_agg(json_build_object('number', k.number, 'issuedOn', k.issued_on, 'total', k.total) ORDER BY k.made_at, k.counted)
         FROM invoices k WHERE k.order_id = o.order_id AND k.series IN ('KOR', 'KPA')), '[]') AS corrections
     FROM invoices i JOIN orders o USING (order_id) JOIN payments p USING (payment_id)
     WHERE i.series IN ('FV', 'PA') AND i.issued_on BETWEEN $1 AND $2 AND ($3::bigint IS NULL OR o.order_id = $3) AND i.content #>> '{buyer,vatNumber}' = '' AND NOT bears_vat_abroad(i.content) ORDER BY i.issued_on, o.order_id`,
    [from, to, orderId],
  );
  return rows.map(({ content, cash, collected, never_exempt, money, corrections }) => ({
    orderId: content.orderId,
    document: content.number,
    soldOn: content.soldOn,
    buyer: content.buyer,
    goods: content.lines.filter(({ shipping }) => !shipping).map(({ name, quantity }) => ({ name, quantity })),
    total: content.total,
    currency: content.currency,
    cash,
    collected,
    neverExempt: never_exempt,
    money,
    corrections,
  }));
}
