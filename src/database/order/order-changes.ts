import type { OrderTotals } from "../../domain/order/totals.ts";
import type { Queryable } from "../queryable.ts";
import type { OrderLineRow, OrderRow } from "./orders.ts";

/** What a change made of an order's sums. Amounts in hundredths of the order's currency. */
export interface OrderChangeRow {
  change_id: number;
  order_id: number;
  total_before: number;
  total_after: number;
  points: number;
  reason: string;
  /** Why a price in it is another; it stands at the end of the reason too. */
  price_reason: string | null;
  made_at: Date;
}

/** Writes a change down; returns its number. */
export async function saveChange(
  db: Queryable,
  change: Omit<OrderChangeRow, "change_id" | "made_at"> & { now: Date },
): Promise<number> {
  const { rows } = await db.query<{ change_id: number }>(
    "INSERT INTO order_changes (order_id, total_before, total_after, points, reason, price_reason, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING change_id",
    [
      change.order_id,
      change.total_before,
      change.total_after,
      change.points,
      change.reason,
      change.price_reason,
      change.now,
    ],
  );
  return rows[0]!.change_id;
}

/** Returns a change, or null. */
export async function changeNumbered(db: Queryable, changeId: number): Promise<OrderChangeRow | null> {
  const { rows } = await db.query<OrderChangeRow>("SELECT * FROM order_changes WHERE change_id = $1", [changeId]);
  return rows[0] ?? null;
}

/** Returns the number of the last change of an order; null: it is as it was placed. */
export async function lastChange(db: Queryable, orderId: number): Promise<number | null> {
  const { rows } = await db.query<{ last: number | null }>(
    "SELECT max(change_id) AS last FROM order_changes WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!.last;
}

/** What of an order is another once its lines or its delivery were changed. */
export interface ChangedSums extends Pick<
  OrderRow,
  | "status"
  | "shipping_id"
  | "shipping_code"
  | "shipping_point"
  | "shipping_point_address"
  | "arrives_from"
  | "arrives_to"
> {
  totals: OrderTotals;
  pieces: number;
  held: boolean;
}

/** Writes what a changed order costs, where it goes and how it stands. Lines, state and money are other versions then: whoever packs has seen another order. */
export async function saveChangedSums(
  db: Queryable,
  orderId: number,
  { totals: { pln, amount, pointsDeducted }, ...changed }: ChangedSums,
): Promise<void> {
  await db.query(
    `UPDATE orders SET status = $2, shipping_id = $3, shipping_code = $4, shipping_point = $5, shipping_point_address = $6, arrives_from = $7, arrives_to = $8,
       products_pln = $9, shipping_pln = $10, discount_pln = $11, points_pln = $12, products = $13, shipping = $14, discount = $15, points = $16, total = $17,
       points_deducted = $18, pieces = $19, held_for_money = $20, lines_version = lines_version + 1, money_version = money_version + 1,
       state_version = state_version + CASE WHEN status = $2 THEN 1 ELSE 0 END
     WHERE order_id = $1`,
    [
      orderId,
      changed.status,
      changed.shipping_id,
      changed.shipping_code,
      changed.shipping_point,
      changed.shipping_point_address,
      changed.arrives_from,
      changed.arrives_to,
      pln.products,
      pln.shipping,
      pln.discount,
      pln.points,
      amount.products,
      amount.shipping,
      amount.discount,
      amount.points,
      amount.total,
      pointsDeducted,
      changed.pieces,
      changed.held,
    ],
  );
}

/** Locks variants in the order in which everybody does, for who both takes and puts back. */
export async function lockStock(db: Queryable, variantIds: readonly number[]): Promise<void> {
  await db.query(
    "SELECT variant_id FROM variants WHERE variant_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE",
    [variantIds],
  );
}

/** Writes an order's lines as they are to be: what stays keeps its position, VAT rate and numbers. */
export async function saveChangedLines(db: Queryable, orderId: number, lines: readonly OrderLineRow[]): Promise<void> {
  await db.query("DELETE FROM order_lines WHERE order_id = $1 AND position <> ALL ($2::int[])", [
    orderId,
    lines.map(({ position }) => position),
  ]);
  await db.query(
    `INSERT INTO order_lines (order_id, position, product_id, variant_id, product_name, variant_name, unit_price_pln, quantity, amount, vat_rate, sku, gtin, withdrawal_exception)
     SELECT $1, l.position, l.product_id, l.variant_id, l.product_name, l.variant_name, l.unit_price_pln, l.quantity, l.amount, p.vat_rate, v.sku, v.gtin, p.withdrawal_exception
     FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::int[], $8::int[], $9::bigint[])
       AS l (position, product_id, variant_id, product_name, variant_name, unit_price_pln, quantity, amount)
     JOIN products p USING (product_id) JOIN variants v USING (variant_id)
     ON CONFLICT (order_id, position) DO UPDATE SET unit_price_pln = excluded.unit_price_pln, quantity = excluded.quantity, amount = excluded.amount`,
    [
      orderId,
      lines.map((line) => line.position),
      lines.map((line) => line.product_id),
      lines.map((line) => line.variant_id),
      lines.map((line) => line.product_name),
      lines.map((line) => line.variant_name),
      lines.map((line) => line.unit_price_pln),
      lines.map((line) => line.quantity),
      lines.map((line) => line.amount),
    ],
  );
}

/** Returns the first position that no line of an order has had, nor any line of its documents. */
export async function freePosition(db: Queryable, orderId: number): Promise<number> {
  const { rows } = await db.query<{ free: number }>(
    `SELECT (1 + greatest(0, (SELECT max(position) FROM order_lines WHERE order_id = $1),
       (SELECT max((line ->> 'position')::int) FROM invoices, jsonb_array_elements(content -> 'lines') line WHERE order_id = $1)))::int AS free`,
    [orderId],
  );
  return rows[0]!.free;
}

/** Returns the products these variants are of, by variant; what is not shown any more is left out. */
export async function productsOfVariants(db: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<{ variant_id: number; product_id: number }>(
    "SELECT variant_id, product_id FROM variants WHERE variant_id = ANY ($1::bigint[]) AND shown",
    [variantIds],
  );
  return new Map(rows.map((row) => [row.variant_id, row.product_id]));
}

/** A variant as it is sold. */
export interface VariantRow {
  variant_id: number;
  product_id: number;
  quantity: number;
  sku: string | null;
  gtin: string | null;
}

/** Returns the variants of products that are sold, each with its stock, in the order in which they are shown. */
export async function variantsOfProducts(db: Queryable, productIds: readonly number[]): Promise<VariantRow[]> {
  const { rows } = await db.query<VariantRow>(
    "SELECT variant_id, product_id, quantity, sku, gtin FROM variants WHERE product_id = ANY ($1::bigint[]) AND shown ORDER BY product_id, position",
    [productIds],
  );
  return rows;
}

/** Returns what is left of variants, by their numbers. */
export async function stockOfVariants(db: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<{ variant_id: number; quantity: number }>(
    "SELECT variant_id, quantity FROM variants WHERE variant_id = ANY ($1::bigint[])",
    [variantIds],
  );
  return new Map(rows.map((row) => [row.variant_id, row.quantity]));
}

/** What an order still asks of its buyer before it comes, in hundredths of its currency and in PLN; 0: nothing. */
export interface Missing {
  missing: number;
  missing_pln: number;
}

/** Returns what an order still asks of its buyer. */
export async function orderMissing(db: Queryable, orderId: number): Promise<Missing> {
  const { rows } = await db.query<Missing>(
    "SELECT order_missing(o) AS missing, part_in_pln(o, order_missing(o)) AS missing_pln FROM orders o WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!;
}

/** Whether an order `o` whose goods are here is not to leave: what it still costs is to come first, or its buyer has withdrawn and nobody has dealt with that. */
export const isHeld =
  "(held_for_money AND order_missing(o) > 0 OR EXISTS (SELECT FROM returns r WHERE r.order_id = o.order_id AND r.kind = 'withdrawal' AND r.state NOT IN ('settled', 'closed')))";

/** Returns why an order whose goods are here is not to be packed or sent; null: it is, or has left. */
export async function whyHeld(db: Queryable, orderId: number): Promise<"HELD_FOR_MONEY" | "WITHDRAWN" | null> {
  const { rows } = await db.query<{ held: boolean; for_money: boolean }>(
    `SELECT status NOT IN ('sent', 'delivered') AND ${isHeld} AS held, held_for_money AND order_missing(o) > 0 AS for_money FROM orders o WHERE order_id = $1`,
    [orderId],
  );
  const { held, for_money: forMoney } = rows[0]!;
  if (!held) return null;
  return forMoney ? "HELD_FOR_MONEY" : "WITHDRAWN";
}

/** Returns the return by which the buyer of an order has withdrawn and which nobody has dealt with; null: there is none. */
export async function withdrawalHolding(db: Queryable, orderId: number): Promise<number | null> {
  const { rows } = await db.query<{ held_by: number | null }>(
    "SELECT min(return_id) AS held_by FROM returns WHERE order_id = $1 AND kind = 'withdrawal' AND state NOT IN ('settled', 'closed')",
    [orderId],
  );
  return rows[0]!.held_by;
}
