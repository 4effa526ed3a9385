import type { OrderState } from "../../domain/order/order-states.ts";
import type { PaymentData } from "../../domain/delivery/zones.ts";
import type { ExchangeLine } from "../../domain/return/exchange.ts";
import type { Queryable } from "../queryable.ts";

/** Goods of one order that are exchanged for another order. Amounts in hundredths of their currency. */
export interface ExchangeRow {
  exchange_id: number;
  return_id: number;
  /** What is got for them. */
  order_id: number;
  agreed_at: Date;
  /** The order that comes back. */
  first_order: number;
  status: OrderState;
  total: number;
  /** What of the first order's money pays for it. */
  moved: number;
  /** Below zero: it is not paid yet. */
  balance: number;
}

const exchange = `SELECT e.exchange_id, e.return_id, e.order_id, e.agreed_at, r.order_id AS first_order, o.status, o.total,
    order_money_moved(o) AS moved, order_balance(o) AS balance
  FROM exchanges e JOIN returns r USING (return_id) JOIN orders o ON o.order_id = e.order_id`;

/** Returns the exchange of a return; null: none was agreed on, or it was given up. */
export async function exchangeOfReturn(db: Queryable, returnId: number): Promise<ExchangeRow | null> {
  const { rows } = await db.query<ExchangeRow>(
    `${exchange} WHERE e.return_id = $1 AND o.status NOT IN ('cancelled', 'expired') ORDER BY exchange_id DESC LIMIT 1`,
    [returnId],
  );
  return rows[0] ?? null;
}

/** Returns the exchange by which an order was got; null: it is no such order. */
export async function exchangeForOrder(db: Queryable, orderId: number): Promise<ExchangeRow | null> {
  const { rows } = await db.query<ExchangeRow>(`${exchange} WHERE e.order_id = $1`, [orderId]);
  return rows[0] ?? null;
}

/** Returns the exchanges of an order's goods and the one by which it was got itself, the first first; those given up among them. */
export async function exchangesOfOrder(db: Queryable, orderId: number): Promise<ExchangeRow[]> {
  const { rows } = await db.query<ExchangeRow>(
    `${exchange} WHERE e.order_id = $1 OR r.order_id = $1 ORDER BY exchange_id`,
    [orderId],
  );
  return rows;
}

/** Returns what is exchanged for what. */
export async function exchangeLinesOf(
  db: Queryable,
  exchangeId: number,
): Promise<{ position: number; variant_id: number; quantity: number }[]> {
  const { rows } = await db.query<{ position: number; variant_id: number; quantity: number }>(
    "SELECT position, variant_id, quantity FROM exchange_lines WHERE exchange_id = $1 ORDER BY position, variant_id",
    [exchangeId],
  );
  return rows;
}

/** Returns of each line how many of an exchange's pieces have not been settled for: those that have yet to come, be it that they were missing. */
export async function piecesToCome(
  db: Queryable,
  exchangeId: number,
): Promise<{ position: number; quantity: number }[]> {
  const { rows } = await db.query<{ position: number; quantity: number }>(
    `WITH settled AS (
       SELECT r.settlement_id FROM exchanges e JOIN returns r USING (return_id) WHERE e.exchange_id = $1
       UNION SELECT m.settlement_id FROM exchanges e JOIN moved_money m ON m.exchange_id = e.exchange_id AND m.to_order = e.order_id WHERE e.exchange_id = $1
     ), came AS (
       SELECT position, sum(quantity) AS quantity FROM settlement_lines JOIN settled USING (settlement_id) GROUP BY position
     )
     SELECT x.position, (sum(x.quantity) - coalesce(max(came.quantity), 0))::int AS quantity
     FROM exchange_lines x LEFT JOIN came USING (position) WHERE x.exchange_id = $1
     GROUP BY x.position HAVING sum(x.quantity) > coalesce(max(came.quantity), 0) ORDER BY x.position`,
    [exchangeId],
  );
  return rows;
}

/** Returns the exchanges of an order's goods whose return was settled and that are not paid, the first first. */
export async function exchangesUnpaid(db: Queryable, firstOrder: number): Promise<ExchangeRow[]> {
  const { rows } = await db.query<ExchangeRow>(
    `${exchange} WHERE r.order_id = $1 AND r.state = 'settled' AND o.status NOT IN ('cancelled', 'expired', 'returned') AND order_balance(o) < 0
     ORDER BY exchange_id`,
    [firstOrder],
  );
  return rows;
}

/** Returns of each line of an order how many pieces are to be exchanged and have not come back yet. */
export async function piecesExchanged(db: Queryable, orderId: number): Promise<Map<number, number>> {
  const { rows } = await db.query<{ position: number; quantity: number }>(
    "SELECT position, quantity FROM pieces_exchanged WHERE order_id = $1",
    [orderId],
  );
  return new Map(rows.map(({ position, quantity }) => [position, quantity]));
}

/** Sees to it that an order of a zone and a way of delivery can be paid with goods that come back. */
export async function openExchangeWay(
  db: Queryable,
  { paymentId, paymentCode, paymentName, online }: PaymentData,
  { zoneId, shippingId }: { zoneId: string; shippingId: number },
): Promise<void> {
  await db.query(
    "INSERT INTO payments (payment_id, payment_code, payment_name, online, offered) VALUES ($1, $2, $3, $4, false) ON CONFLICT DO NOTHING",
    [paymentId, paymentCode, JSON.stringify(paymentName), online],
  );
  await db.query(
    "INSERT INTO zone_methods (zone_id, payment_id, shipping_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [zoneId, paymentId, shippingId],
  );
}

/** Writes down what is exchanged for which order; the database refuses a second exchange of a return, and more pieces than are left. Returns its number. */
export async function saveExchange(
  db: Queryable,
  { returnId, orderId, lines, now }: { returnId: number; orderId: number; lines: readonly ExchangeLine[]; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ exchange_id: number }>(
    "INSERT INTO exchanges (return_id, order_id, agreed_at) VALUES ($1, $2, $3) RETURNING exchange_id",
    [returnId, orderId, now],
  );
  const exchangeId = rows[0]!.exchange_id;
  await db.query(
    "INSERT INTO exchange_lines (exchange_id, position, variant_id, quantity) SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::int[])",
    [
      exchangeId,
      lines.map(({ position }) => position),
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
    ],
  );
  return exchangeId;
}

/** Money that pays for another order than the one it came for. */
export interface MovedMoneyRow {
  move_id: number;
  exchange_id: number;
  from_order: number;
  to_order: number;
  worth: number;
  settlement_id: number | null;
  moved_at: Date;
}

/** Moves money between the two orders of an exchange; the database refuses more than the one has and the other lacks. */
export async function saveMovedMoney(
  db: Queryable,
  {
    exchangeId,
    from,
    to,
    worth,
    settlementId,
    now,
  }: { exchangeId: number; from: number; to: number; worth: number; settlementId: number | null; now: Date },
): Promise<void> {
  await db.query(
    "INSERT INTO moved_money (exchange_id, from_order, to_order, worth, settlement_id, moved_at) VALUES ($1, $2, $3, $4, $5, $6)",
    [exchangeId, from, to, worth, settlementId, now],
  );
}

/** Returns the money that was moved from an order or to it, the first first. */
export async function movedMoneyOf(db: Queryable, orderId: number): Promise<MovedMoneyRow[]> {
  const { rows } = await db.query<MovedMoneyRow>(
    "SELECT * FROM moved_money WHERE from_order = $1 OR to_order = $1 ORDER BY move_id",
    [orderId],
  );
  return rows;
}

/** Says that points which were spent on the first order are spent on the one that was got. */
export async function addSpentPoints(db: Queryable, orderId: number, points: number): Promise<void> {
  await db.query("UPDATE orders SET points_deducted = points_deducted + $2 WHERE order_id = $1", [orderId, points]);
}

/** Says that a code which the first order held, and gave back with its last piece, is held by the one that was got. */
export async function takeCodeAlong(db: Queryable, orderId: number, code: string): Promise<void> {
  await db.query("UPDATE discount_codes SET used = used + 1 WHERE code = $1", [code]);
  await db.query("UPDATE orders SET discount_code = $2 WHERE order_id = $1", [orderId, code]);
}

/** Returns the exchanges agreed on before a moment whose goods have not come and that are not paid, the first first. */
export async function exchangesWithoutGoods(
  db: Queryable,
  agreedBefore: Date,
): Promise<{ order_id: number; return_id: number; agreed_at: Date }[]> {
  const { rows } = await db.query<{ order_id: number; return_id: number; agreed_at: Date }>(
    `SELECT e.order_id, e.return_id, e.agreed_at FROM exchanges e JOIN returns r USING (return_id) JOIN orders o ON o.order_id = e.order_id
     WHERE e.agreed_at <= $1 AND r.state IN ('announced', 'sent') AND o.status NOT IN ('cancelled', 'expired', 'returned') AND order_balance(o) < 0
     ORDER BY e.agreed_at, e.exchange_id`,
    [agreedBefore],
  );
  return rows;
}
