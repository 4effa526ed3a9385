import type { LanCode } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { MoneyState } from "../../domain/order/money-state.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Queryable } from "../queryable.ts";

/** Which orders: null is any. */
export interface OrderFilter {
  states: readonly OrderState[] | null;
  money: readonly MoneyState[] | null;
  /** Numbers of delivery methods; codes of payment methods and countries. */
  delivery: readonly string[] | null;
  payment: readonly string[] | null;
  country: readonly string[] | null;
  /** Days in Warsaw, both included. */
  from: string | null;
  to: string | null;
  tag: string | null;
  /** Words in a LIKE pattern, and a number or a sum of hundredths that may be meant. */
  words: string | null;
  number: number | null;
  sum: number | null;
  /** Those alone in which somebody has to decide: they await a word, or more money came than they could take. */
  toDecide: boolean;
  /** Of all these alone those of the numbers. */
  numbers: readonly number[] | null;
  /** What may be the exact name of goods, of a payment, of a document at the state's system; the document itself. */
  goods: string | null;
  paymentName: string | null;
  ksef: string | null;
  document: { counted: number; like: string } | null;
}

const worth = "greatest(0, o.products_pln + o.shipping_pln - o.discount_pln - o.points_pln)";

/** How lists are sorted; the number decides among equals. */
const sorts = {
  newest: { by: "o.order_id DESC", after: "$19::bigint IS NULL OR o.order_id < $20" },
  oldest: { by: "o.order_id", after: "$19::bigint IS NULL OR o.order_id > $20" },
  largest: {
    by: `${worth} DESC, o.order_id DESC`,
    after: `$19::bigint IS NULL OR (${worth}, o.order_id) < ($19, $20)`,
  },
  smallest: { by: `${worth}, o.order_id`, after: `$19::bigint IS NULL OR (${worth}, o.order_id) > ($19, $20)` },
} as const;
export type OrderSort = keyof typeof sorts;

/** Orders that something in them is called exactly so: goods ($14), their payment at its provider ($15), a document at the state's system ($16); or whose document has such a number ($17 what is counted, $18 a pattern). */
const named = `UNION ALL SELECT order_id FROM order_lines WHERE lower(sku) = lower($14) OR gtin = $14
    UNION ALL SELECT order_id FROM payment_attempts WHERE ext_order_id = $15 OR provider_order_id IN ($15, upper($15)) OR capture_id IN ($15, upper($15))
    UNION ALL SELECT order_id FROM refunds JOIN payment_attempts USING (attempt_id) WHERE provider_refund_id IN ($15, upper($15))
    UNION ALL SELECT order_id FROM ksef_numbers JOIN invoices USING (number) WHERE ksef_number = upper($16)
    UNION ALL SELECT order_id FROM replaced_ksef_numbers r JOIN invoices USING (number) WHERE r.ksef_number = upper($16)
    UNION ALL SELECT order_id FROM invoices WHERE counted = $17 AND number LIKE $18`;

const filtered = `($1::text[] IS NULL OR o.status = ANY ($1))
  AND ($2::text[] IS NULL OR o.order_id IN (SELECT order_id FROM order_lookup WHERE money = ANY ($2)))
  AND ($3::text[] IS NULL OR o.shipping_id::text = ANY ($3))
  AND ($4::text[] IS NULL OR o.payment_id IN (SELECT payment_id FROM payments WHERE payment_code = ANY ($4)))
  AND ($5::text[] IS NULL OR o.country_id IN (SELECT country_id FROM countries WHERE country_code = ANY ($5)))
  AND ($6::date IS NULL OR o.created_at >= $6::date::timestamp AT TIME ZONE 'Europe/Warsaw')
  AND ($7::date IS NULL OR o.created_at < ($7::date + 1)::timestamp AT TIME ZONE 'Europe/Warsaw')
  AND ($8::text IS NULL OR o.order_id IN (SELECT order_id FROM order_tags WHERE tag = $8))
  AND ($9::text IS NULL OR o.order_id IN (SELECT order_id FROM order_lookup WHERE words LIKE $9 UNION ALL SELECT $10 UNION ALL SELECT order_id FROM orders WHERE total = $11 ${named}))
  AND (NOT $12 OR o.order_id IN (SELECT order_id FROM orders WHERE status = 'awaitingReview' UNION ALL SELECT order_id FROM order_lookup WHERE money = 'surplus'))
  AND ($13::bigint[] IS NULL OR o.order_id = ANY ($13))`;

function valuesOf(filter: OrderFilter): unknown[] {
  const { states, money, delivery, payment, country, from, to, tag, words, number, sum, toDecide, numbers } = filter;
  const { goods, paymentName, ksef, document } = filter;
  return [
    states,
    money,
    delivery,
    payment,
    country,
    from,
    to,
    tag,
    words,
    number,
    sum,
    toDecide,
    numbers,
    goods,
    paymentName,
    ksef,
    document?.counted ?? null,
    document?.like ?? null,
  ];
}

export interface StaffOrderRow {
  order_id: number;
  created_at: Date;
  status: OrderState;
  buyer: string;
  country: string;
  total: number;
  /** The total in grosze, by which lists are sorted. */
  worth: number;
  currency: Currency;
  money: MoneyState;
  shipping: string;
  shipping_name: string;
  payment_code: string;
  payment_name: string;
  lines: number;
  pieces: number;
  tags: string[];
  state_version: number;
}

/** Where a page of a list begins: behind the order that is worth so much and has this number. */
export interface OrderCursor {
  worth: number;
  orderId: number;
}

/** Returns so many of the orders a filter leaves, with the names of their methods in a language. */
export async function staffOrders(
  db: Queryable,
  filter: OrderFilter,
  { sort, after, most, lanCode }: { sort: OrderSort; after: OrderCursor | null; most: number; lanCode: LanCode },
): Promise<StaffOrderRow[]> {
  const { rows } = await db.query<StaffOrderRow>(
    `WITH page AS MATERIALIZED (SELECT o.order_id FROM orders o WHERE ${filtered} AND (${sorts[sort].after}) ORDER BY ${sorts[sort].by} LIMIT $21)
     SELECT o.order_id, o.created_at, o.status,
       concat_ws(' ', nullif(o.client_data ->> 'shippingFirstName', ''), nullif(o.client_data ->> 'shippingLastName', '')) AS buyer,
       country_code AS country, o.total, ${worth} AS worth, o.currency, coalesce((SELECT money FROM order_lookup l WHERE l.order_id = o.order_id), 'none') AS money,
       o.shipping_id::text AS shipping, coalesce(shipping_name ->> $22, shipping_name ->> 'pl', '') AS shipping_name,
       payment_code, coalesce(payment_name ->> $22, payment_name ->> 'pl', '') AS payment_name,
       (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.order_id) AS lines, o.pieces,
       ARRAY(SELECT tag FROM order_tags t WHERE t.order_id = o.order_id ORDER BY tag) AS tags, o.state_version
     FROM page JOIN orders o USING (order_id) JOIN payments USING (payment_id) JOIN shippings ON shippings.zone_id = o.zone_id AND shippings.shipping_id = o.shipping_id
       JOIN countries USING (country_id) ORDER BY ${sorts[sort].by}`,
    [...valuesOf(filter), after?.worth ?? null, after?.orderId ?? null, most, lanCode],
  );
  return rows;
}

/** Returns how many orders a filter leaves, counted up to a most. */
export async function countStaffOrders(db: Queryable, filter: OrderFilter, most: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM orders o WHERE ${filtered} LIMIT $19) counted`,
    [...valuesOf(filter), most],
  );
  return rows[0]!.count;
}

/** Returns what the orders a filter leaves are worth and how many they are, by currency. */
export async function sumsOfStaffOrders(
  db: Queryable,
  filter: OrderFilter,
): Promise<{ currency: Currency; amount: number; count: number }[]> {
  const { rows } = await db.query<{ currency: Currency; amount: number; count: number }>(
    `SELECT o.currency, sum(o.total)::bigint AS amount, count(*)::int AS count FROM orders o WHERE ${filtered} GROUP BY o.currency ORDER BY o.currency = 'pln' DESC, o.currency`,
    valuesOf(filter),
  );
  return rows;
}

export interface PickedOrderRow {
  order_id: number;
  status: OrderState;
  state_version: number;
}

/** Returns the numbers of so many orders that a filter leaves, the newest first, with where each stands. */
export async function pickedStaffOrders(db: Queryable, filter: OrderFilter, most: number): Promise<PickedOrderRow[]> {
  const { rows } = await db.query<PickedOrderRow>(
    `SELECT o.order_id, o.status, o.state_version FROM orders o WHERE ${filtered} ORDER BY o.order_id DESC LIMIT $19`,
    [...valuesOf(filter), most],
  );
  return rows;
}

/** By what orders can be filtered: a code, and what it is called in a language. */
export interface OrderChoice {
  kind: "delivery" | "payment" | "country" | "tag";
  code: string;
  name: string;
}

/** Returns the methods, countries and tags there are. */
export async function orderChoices(db: Queryable, lanCode: LanCode): Promise<OrderChoice[]> {
  const { rows } = await db.query<OrderChoice>(
    `SELECT 'delivery' AS kind, shipping_id::text AS code, min(coalesce(shipping_name ->> $1, shipping_name ->> 'pl')) AS name FROM shippings GROUP BY shipping_id
     UNION ALL SELECT 'payment', payment_code, coalesce(payment_name ->> $1, payment_name ->> 'pl') FROM payments
     UNION ALL SELECT 'country', country_code, coalesce(country_name ->> $1, country_name ->> 'pl') FROM countries
     UNION ALL SELECT 'tag', tag, tag FROM order_tags GROUP BY tag
     ORDER BY 1, 3`,
    [lanCode],
  );
  return rows;
}
