import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { SettlementKind } from "../../domain/order/settlement.ts";
import type { Queryable } from "../queryable.ts";

/** What was given back of an order at once. Amounts in hundredths of the order's currency. */
export interface SettlementRow {
  settlement_id: number;
  order_id: number;
  kind: SettlementKind;
  amount: number;
  shipping: number;
  withheld: number;
  /** Why; empty: nothing is kept. */
  withheld_reason: string;
  points: number;
  reason: string;
  made_at: Date;
}

/** Of which line of the order how much was given back. */
export interface SettlementLineRow {
  position: number;
  quantity: number;
  restocked: number;
  gross: number;
  amount: number;
}

/** Writes a settlement down; the database refuses more pieces than were ordered, and more money than they cost. Returns its number. */
export async function saveSettlement(
  db: Queryable,
  {
    orderId,
    lines,
    ...settled
  }: Pick<SettlementRow, "kind" | "amount" | "shipping" | "withheld" | "withheld_reason" | "points" | "reason"> & {
    orderId: number;
    now: Date;
    lines: readonly SettlementLineRow[];
  },
): Promise<number> {
  const { rows } = await db.query<{ settlement_id: number }>(
    `INSERT INTO settlements (order_id, kind, amount, shipping, withheld, points, reason, made_at, withheld_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING settlement_id`,
    [
      orderId,
      settled.kind,
      settled.amount,
      settled.shipping,
      settled.withheld,
      settled.points,
      settled.reason,
      settled.now,
      settled.withheld_reason,
    ],
  );
  const settlementId = rows[0]!.settlement_id;
  await db.query(
    `INSERT INTO settlement_lines (settlement_id, position, quantity, restocked, gross, amount)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::bigint[], $6::bigint[])`,
    [
      settlementId,
      lines.map((line) => line.position),
      lines.map((line) => line.quantity),
      lines.map((line) => line.restocked),
      lines.map((line) => line.gross),
      lines.map((line) => line.amount),
    ],
  );
  return settlementId;
}

/** Returns the settlements of an order, the first first, each with its lines. */
export async function settlementsOf(
  db: Queryable,
  orderId: number,
): Promise<(SettlementRow & { lines: SettlementLineRow[] })[]> {
  const { rows } = await db.query<SettlementRow>(
    "SELECT * FROM settlements WHERE order_id = $1 ORDER BY settlement_id",
    [orderId],
  );
  const { rows: lines } = await db.query<SettlementLineRow & { settlement_id: number }>(
    "SELECT b.* FROM settlement_lines b JOIN settlements s USING (settlement_id) WHERE s.order_id = $1 ORDER BY settlement_id, position",
    [orderId],
  );
  return rows.map((row) => ({ ...row, lines: lines.filter((line) => line.settlement_id === row.settlement_id) }));
}

/** Returns the number of the correction that a settlement made; null: the order had no document. */
export async function correctionOf(db: Queryable, settlementId: number): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    `SELECT i.number FROM settlements s JOIN invoices i USING (order_id) WHERE s.settlement_id = $1 AND i.series IN ('KOR', 'KPA')
       AND (i.occasion = 'settlement:' || s.settlement_id OR i.occasion IN (SELECT 'refund:' || r.refund_id FROM refunds r WHERE r.settlement_id = s.settlement_id)
         OR i.occasion = CASE s.kind WHEN 'return' THEN 'returned' WHEN 'cancellation' THEN 'cancelled' END
           AND s.settlement_id = (SELECT max(settlement_id) FROM settlements last WHERE last.order_id = s.order_id)) ORDER BY i.made_at DESC LIMIT 1`,
    [settlementId],
  );
  return rows[0]?.number ?? null;
}

/** A line of an order and how many of its pieces were not given back. */
export interface LineLeft {
  position: number;
  product_id: number;
  variant_id: number;
  quantity: number;
  quantity_left: number;
  /** Why its buyer cannot withdraw from buying it, or not once it is unsealed; null: they can. */
  withdrawal_exception: WithdrawalException | null;
}

/** Returns the lines of an order with what is left of each. */
export async function linesLeft(db: Queryable, orderId: number): Promise<LineLeft[]> {
  const { rows } = await db.query<LineLeft>(
    "SELECT position, f.product_id, f.variant_id, f.quantity, quantity_left, l.withdrawal_exception FROM order_lines_left f JOIN order_lines l USING (order_id, position) WHERE order_id = $1 ORDER BY position",
    [orderId],
  );
  return rows;
}

/** How the money of an order stands, in hundredths of its currency. */
export interface OrderBalance {
  /** What it costs now. */
  worth: number;
  came: number;
  /** What went back, or is on its way. */
  back: number;
  /** Above zero: the shop holds money that is not its own. Below: so much is still to come. */
  balance: number;
}

/** Returns how the money of an order stands. */
export async function orderBalance(db: Queryable, orderId: number): Promise<OrderBalance> {
  const { rows } = await db.query<OrderBalance>(
    "SELECT order_worth(o) AS worth, order_money_came(o) AS came, order_money_back(o) AS back, order_balance(o) AS balance FROM orders o WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!;
}

/** Returns whether money ever came for an order: by payment, transfer or courier, or from the order it was exchanged for. */
export async function moneyEverCame(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.query<{ came: boolean }>(
    "SELECT order_money_came(o) > 0 OR order_money_moved(o) < 0 AS came FROM orders o WHERE order_id = $1",
    [orderId],
  );
  return rows[0]?.came ?? false;
}

/** Returns what the courier took for an order, in hundredths of its currency, and when; null: nothing, or it is not delivered yet. */
export async function moneyAtDoor(db: Queryable, orderId: number): Promise<{ at: Date; amount: number } | null> {
  const { rows } = await db.query<{ at: Date | null; amount: number }>(
    "SELECT delivered_at AS at, order_money_at_door(o) AS amount FROM orders o WHERE order_id = $1",
    [orderId],
  );
  const { at = null, amount = 0 } = rows[0] ?? {};
  return at === null || amount === 0 ? null : { at, amount };
}
