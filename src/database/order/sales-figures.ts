import { dayAfter, type FigureKind, type Period } from "../../domain/order/figures.ts";
import type { LanCode } from "../../domain/language.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Queryable } from "../queryable.ts";

/** What was sold, in pieces and grosze: `placed` less `given_back`. */
export interface SalesRow {
  orders: number;
  pieces: number;
  placed: number;
  given_back: number;
}

const since = "$1::date::timestamp AT TIME ZONE 'Europe/Warsaw'";
const until = "($2::date + 1)::timestamp AT TIME ZONE 'Europe/Warsaw'";
const placedThen = `created_at >= ${since} AND created_at < ${until}`;

/** Returns what was sold on each day of a period, the first day first; a day without orders is a row too. */
export async function salesByDay(db: Queryable, { from, to }: Period): Promise<(SalesRow & { day: string })[]> {
  const { rows } = await db.query<SalesRow & { day: string }>(
    `WITH sold AS (
       SELECT day, count(*)::int AS orders, sum(pieces)::int AS pieces, sum(placed)::bigint AS placed, sum(given_back)::bigint AS given_back
       FROM sold_orders WHERE ${placedThen} GROUP BY day
     ) SELECT of_all::date::text AS day, coalesce(orders, 0) AS orders, coalesce(pieces, 0) AS pieces, coalesce(placed, 0)::bigint AS placed, coalesce(given_back, 0)::bigint AS given_back
     FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS of_all LEFT JOIN sold ON day = of_all::date ORDER BY 1`,
    [from, to],
  );
  return rows;
}

/** What was sold: orders, their pieces and grosze, less what was given back of them. */
interface Sold {
  orders: number;
  pieces: number;
  worth: number;
}

/** Of today, of the same day a week before until the same hour, of the seven days that end today and of the seven before. */
export type SalesNow = Record<"today" | "sameDay" | "week" | "weekBefore", Sold>;

/** Returns what was sold by a moment, as the figures of the same days say it. */
export async function salesUntil(db: Queryable, now: Date): Promise<SalesNow> {
  const today = warsawDay(now);
  const { rows } = await db.query<Sold & { span: keyof SalesNow }>(
    `WITH sold AS MATERIALIZED (SELECT day, created_at, pieces, placed - given_back AS worth FROM sold_orders WHERE ${placedThen}),
       spans AS (SELECT span, $2::date - first AS first, $2::date - last AS last
         FROM (VALUES ('today', 0, 0), ('sameDay', 7, 7), ('week', 6, 0), ('weekBefore', 13, 7)) AS s (span, first, last))
     SELECT span, count(day)::int AS orders, coalesce(sum(pieces), 0)::int AS pieces, coalesce(sum(worth), 0)::bigint AS worth
     FROM spans LEFT JOIN sold ON day BETWEEN first AND last AND (span <> 'sameDay' OR
       created_at AT TIME ZONE 'Europe/Warsaw' <= $3::timestamptz AT TIME ZONE 'Europe/Warsaw' - interval '7 days')
     GROUP BY span`,
    [dayAfter(today, -13), today, now],
  );
  return Object.fromEntries(
    rows.map(({ span, orders, pieces, worth }) => [span, { orders, pieces, worth }]),
  ) as SalesNow;
}

/** Returns how many orders of a period await their payment, and what they cost, in grosze. */
export async function awaitedOf(db: Queryable, { from, to }: Period): Promise<{ orders: number; worth: number }> {
  const { rows } = await db.query<{ orders: number; worth: number }>(
    `SELECT count(*)::int AS orders, coalesce(sum(total_pln(o)), 0)::bigint AS worth FROM orders o WHERE status = 'awaitingPayment' AND ${placedThen}`,
    [from, to],
  );
  return rows[0]!;
}

/** What is left of each line of the period's orders: pieces, and what they cost before code and points. */
const linesLeft = (key: string, more = "") =>
  `SELECT l.order_id, ${key} AS key, l.quantity - coalesce(b.quantity, 0) AS pieces,
     CASE WHEN b.order_id IS NULL OR l.amount = 0 THEN l.unit_price_pln::bigint * l.quantity
       ELSE round(l.unit_price_pln::numeric * l.quantity * (l.amount - b.gross) / l.amount)::bigint END AS sold
   FROM orders o JOIN order_lines l USING (order_id) ${more} LEFT JOIN (
     SELECT order_id, position, sum(quantity)::int AS quantity, sum(gross)::bigint AS gross FROM settlement_lines JOIN settlements USING (settlement_id) GROUP BY 1, 2
   ) b ON b.order_id = l.order_id AND b.position = l.position
   WHERE o.status IN ('new', 'paid', 'packed', 'sent', 'delivered', 'returned') AND o.${placedThen.replace(" AND ", " AND o.")}`;

const ofOrders = (key: string, more = "") =>
  `SELECT order_id, ${key} AS key, pieces, placed - given_back AS sold FROM sold_orders ${more} WHERE ${placedThen}`;

/** A variant's value of the option that is no colour. */
const size = `coalesce(CASE WHEN a.is_colour THEN v.value2 ELSE v.value1 END, '')`;

/** What figures of each kind are made of: an order's number, the figure's key, pieces and grosze. */
const madeOf: Readonly<Record<FigureKind, string>> = {
  // All of a day, or of several.
  day: ofOrders("''"),
  product: linesLeft("l.product_id::text"),
  size: linesLeft(
    size,
    `JOIN variants v USING (variant_id) LEFT JOIN product_attributes pa ON pa.product_id = v.product_id AND pa.position = 1 LEFT JOIN attributes a USING (attribute_id)`,
  ),
  source: ofOrders(
    "coalesce(source || CASE campaign WHEN '' THEN '' ELSE ' · ' || campaign END, '')",
    "LEFT JOIN order_sources USING (order_id)",
  ),
  code: ofOrders("coalesce(discount_code, '')"),
  // Of orders that have a document: what of one without was given up was never booked.
  reason: `SELECT s.order_id, coalesce(r.kind, CASE WHEN c.complaint_id IS NULL THEN s.kind ELSE 'complaint' END) AS key,
      coalesce((SELECT sum(quantity) FROM settlement_lines l WHERE l.settlement_id = s.settlement_id), 0)::int AS pieces, part_in_pln(o, s.amount) AS sold
    FROM settlements s JOIN orders o USING (order_id) LEFT JOIN returns r USING (settlement_id) LEFT JOIN complaints c USING (settlement_id)
    WHERE s.made_at >= ${since} AND s.made_at < ${until} AND EXISTS (SELECT FROM invoices i WHERE i.order_id = s.order_id AND i.series IN ('FV', 'PA'))`,
};

/** The name of a figure in a language; only a product has another than its key. */
const nameOf = (kind: FigureKind, key: string) =>
  kind === "product"
    ? `coalesce((SELECT said(product_name, $3::text) FROM products WHERE product_id = ${key}::bigint), '')`
    : `coalesce(${key}, '' || $3::text)`;

/** A figure: of a product, a size, a source, a code or a reason. */
export interface FigureRow {
  key: string;
  name: string;
  orders: number;
  pieces: number;
  sold: number;
  /** How many figures there are, and all of them together. */
  figures: number;
  sold_by_all: number;
}

/** Returns the figures of a kind for a period, the largest first: at most so many. */
export async function figuresBy(
  db: Queryable,
  kind: FigureKind,
  { from, to, language, most }: Period & { language: LanCode; most: number },
): Promise<FigureRow[]> {
  const { rows } = await db.query<FigureRow>(
    `WITH figures AS (
       SELECT key, count(DISTINCT order_id)::int AS orders, sum(pieces)::int AS pieces, sum(sold)::bigint AS sold FROM (${madeOf[kind]}) made_of GROUP BY key
     ), told AS (
       SELECT *, (count(*) OVER ())::int AS figures, (sum(sold) OVER ())::bigint AS sold_by_all FROM figures ORDER BY sold DESC, key LIMIT $4
     ) SELECT key, ${nameOf(kind, "key")} AS name, orders, pieces, sold, figures, sold_by_all FROM told ORDER BY sold DESC, key`,
    [from, to, language, most],
  );
  return rows;
}

/** An order with its part of a figure. */
export interface FigureOrderRow {
  order_id: number;
  created_at: Date;
  status: OrderState;
  pieces: number;
  sold: number;
  /** Of how many orders the figure is made, and what they are together. */
  orders: number;
  sold_by_all: number;
}

/** Returns the orders a figure is made of, the newest before one (null: of all): at most so many. */
export async function ordersOfFigure(
  db: Queryable,
  kind: FigureKind,
  { from, to, key, before, most }: Period & { key: string; before: number | null; most: number },
): Promise<FigureOrderRow[]> {
  const { rows } = await db.query<FigureOrderRow>(
    `WITH parts AS (
       SELECT order_id, sum(pieces)::int AS pieces, sum(sold)::bigint AS sold FROM (${madeOf[kind]}) made_of WHERE key = $3 GROUP BY order_id
     ), told AS (
       SELECT *, (count(*) OVER ())::int AS orders, (sum(sold) OVER ())::bigint AS sold_by_all FROM parts
     ) SELECT order_id, created_at, status, told.pieces, sold, told.orders, sold_by_all FROM told JOIN orders USING (order_id)
     WHERE $4::bigint IS NULL OR order_id < $4 ORDER BY order_id DESC LIMIT $5`,
    [from, to, key, before, most],
  );
  return rows;
}

/** Returns what a figure is called in a language. */
export async function figureName(
  db: Queryable,
  kind: FigureKind,
  { key, language }: { key: string; language: LanCode },
): Promise<string> {
  if (kind !== "product") return key;
  const { rows } = await db.query<{ name: string }>(
    "SELECT said(product_name, $2) AS name FROM products WHERE product_id::text = $1",
    [key, language],
  );
  return rows[0]?.name ?? "";
}
