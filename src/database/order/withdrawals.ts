import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import { orderNumberIn } from "../../domain/order/chosen-pieces.ts";
import type { Queryable } from "../queryable.ts";

export interface WithdrawalRow {
  withdrawal_id: number;
  received_at: Date;
  name: string;
  email: string;
  order_text: string;
  order_id: number | null;
  goods: string;
  lan_id: number;
  /** When a person said that it is dealt with; null: nobody has. */
  closed_at: Date | null;
}

type NewWithdrawal = Pick<WithdrawalRow, "name" | "email" | "order_text" | "goods" | "lan_id">;

/** Enters a withdrawal into the register; the order is the one of that number and address. */
export async function saveWithdrawal(
  db: Queryable,
  { name, email, order_text, goods, lan_id }: NewWithdrawal,
): Promise<WithdrawalRow> {
  const { rows } = await db.query<WithdrawalRow>(
    `INSERT INTO withdrawals (name, email, order_text, goods, lan_id, order_id)
     VALUES ($1, $2, $3, $4, $5, (SELECT order_id FROM orders WHERE order_id = $6 AND lower(email) = lower($2))) RETURNING *`,
    [name, email, order_text, goods, lan_id, orderNumberIn(order_text)],
  );
  return rows[0]!;
}

/** Returns the statements of which an order is known, the first first. */
export async function withdrawalsOfOrder(db: Queryable, orderId: number): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(
    "SELECT * FROM withdrawals WHERE order_id = $1 ORDER BY withdrawal_id",
    [orderId],
  );
  return rows;
}

/** Returns what an order has left of goods that are no part of a withdrawal, or not once they are unsealed, as they were sold. */
export async function exceptedLines(
  db: Queryable,
  orderId: number,
): Promise<{ position: number; name: string; exception: WithdrawalException }[]> {
  const { rows } = await db.query<{ position: number; name: string; exception: WithdrawalException }>(
    `SELECT position, concat_ws(', ', l.product_name, nullif(l.variant_name, '')) AS name, l.withdrawal_exception AS exception
     FROM order_lines l JOIN order_lines_left f USING (order_id, position)
     WHERE order_id = $1 AND l.withdrawal_exception IS NOT NULL AND f.quantity_left > 0 ORDER BY position`,
    [orderId],
  );
  return rows;
}

/** Returns a statement, or null. */
export async function withdrawalNumbered(db: Queryable, withdrawalId: number): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>("SELECT * FROM withdrawals WHERE withdrawal_id = $1", [withdrawalId]);
  return rows[0] ?? null;
}

/** Returns a statement, or null; until the transaction ends nobody else changes it. */
export async function lockWithdrawal(db: Queryable, withdrawalId: number): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>("SELECT * FROM withdrawals WHERE withdrawal_id = $1 FOR UPDATE", [
    withdrawalId,
  ]);
  return rows[0] ?? null;
}

/** Says of which order a statement is. */
export async function saveOrderOfWithdrawal(
  db: Queryable,
  { withdrawalId, orderId }: { withdrawalId: number; orderId: number },
): Promise<void> {
  await db.query("UPDATE withdrawals SET order_id = $2 WHERE withdrawal_id = $1", [withdrawalId, orderId]);
}

/** Returns the returns that began with statements, by the statement's number. */
export async function returnsOfWithdrawals(
  db: Queryable,
  withdrawalIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ withdrawal_id: number; return_id: number }>(
    "SELECT w.withdrawal_id, r.return_id FROM withdrawals w JOIN returns r USING (withdrawal_id) WHERE w.withdrawal_id = ANY ($1)",
    [withdrawalIds],
  );
  return new Map(rows.map((row) => [row.withdrawal_id, row.return_id]));
}

/** Returns the register, the newest first. */
export async function listWithdrawals(db: Queryable, most: number): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>("SELECT * FROM withdrawals ORDER BY withdrawal_id DESC LIMIT $1", [
    most,
  ]);
  return rows;
}

/** Whether a withdrawal `w` waits: nobody has dealt with it, and its order `o` was not undone whole. */
const waits = "w.closed_at IS NULL AND o.status IS DISTINCT FROM 'returned' AND o.status IS DISTINCT FROM 'cancelled'";

/** Returns the withdrawals that wait to be dealt with, the oldest first, at most two hundred; `unsent`: nothing of their order has left. */
export async function waitingWithdrawals(db: Queryable): Promise<(WithdrawalRow & { unsent: boolean })[]> {
  const { rows } = await db.query<WithdrawalRow & { unsent: boolean }>(
    `SELECT w.*, o.order_id IS NOT NULL AND o.status NOT IN ('sent', 'delivered', 'returned') AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = o.order_id AND p.sent_at IS NOT NULL) AS unsent
     FROM withdrawals w LEFT JOIN orders o USING (order_id) WHERE ${waits} ORDER BY w.received_at, w.withdrawal_id LIMIT 200`,
  );
  return rows;
}

/** Says that a withdrawal is dealt with, or (null) waits after all; returns it as it was and is, or null for an unknown one. */
export async function closeWithdrawalRow(
  db: Queryable,
  withdrawalId: number,
  closedAt: Date | null,
): Promise<{ before: WithdrawalRow; after: WithdrawalRow } | null> {
  const before = await lockWithdrawal(db, withdrawalId);
  if (before === null) return null;
  const { rows: changed } = await db.query<WithdrawalRow>(
    "UPDATE withdrawals SET closed_at = $2 WHERE withdrawal_id = $1 RETURNING *",
    [withdrawalId, closedAt],
  );
  return { before, after: changed[0]! };
}
