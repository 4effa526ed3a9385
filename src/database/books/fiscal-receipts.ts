import type { ReceiptState } from "../../domain/books/fiscal-receipt.ts";
import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

export interface FiscalReceiptRow {
  order_id: number;
  state: ReceiptState;
  document: string;
  document_token: string;
  transaction_token: string;
  asked_at: Date;
  called_at: Date | null;
  tries: number;
  problem: string | null;
  number: string | null;
  device: string | null;
  url: string | null;
  registered_at: Date | null;
}

/** Returns the fiscal receipt of an order, or null. */
export async function receiptOfOrder(db: Queryable, orderId: number): Promise<FiscalReceiptRow | null> {
  const { rows } = await db.query<FiscalReceiptRow>("SELECT * FROM fiscal_receipts WHERE order_id = $1", [orderId]);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockReceipt(db: Queryable, orderId: number): Promise<FiscalReceiptRow | null> {
  const { rows } = await db.query<FiscalReceiptRow>("SELECT * FROM fiscal_receipts WHERE order_id = $1 FOR UPDATE", [
    orderId,
  ]);
  return rows[0] ?? null;
}

/** Returns which of these orders have a fiscal receipt, in whatever state. */
export async function ordersWithReceipt(db: Queryable, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query<{ order_id: number }>(
    "SELECT order_id FROM fiscal_receipts WHERE order_id = ANY ($1::bigint[])",
    [orderIds],
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Writes down that a sale is to be registered, once, and has it done. */
export async function askForReceipt(
  db: Queryable,
  { orderId, document }: { orderId: number; document: string },
): Promise<void> {
  const { rowCount } = await db.query(
    "INSERT INTO fiscal_receipts (order_id, document) VALUES ($1, $2) ON CONFLICT (order_id) DO NOTHING",
    [orderId, document],
  );
  if (rowCount === 1) await planReceipt(db, orderId, 0);
}

/** Has the service asked about a sale in so many seconds; of one sale one such job waits. */
export async function planReceipt(db: Queryable, orderId: number, inSeconds: number): Promise<void> {
  await enqueueJob(db, "registerReceipt", { orderId }, { key: `receipt-${orderId}`, inSeconds });
}

/** Says that the service is about to be told of a sale. */
export async function recordReceiptCall(db: Queryable, orderId: number): Promise<void> {
  await db.query(
    "UPDATE fiscal_receipts SET called_at = coalesce(called_at, now()) WHERE order_id = $1 AND state = 'asked'",
    [orderId],
  );
}

/** Says that a call came to nothing. */
export async function recordReceiptTry(db: Queryable, orderId: number, problem: string | null): Promise<void> {
  await db.query("UPDATE fiscal_receipts SET tries = tries + 1, problem = $2 WHERE order_id = $1 AND state = 'asked'", [
    orderId,
    problem,
  ]);
}

/** Says that a sale is registered; returns whether it was not yet. */
export async function recordRegistered(
  db: Queryable,
  orderId: number,
  { number, device, url, at }: { number: string; device: string | null; url: string | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE fiscal_receipts SET state = 'registered', number = $2, device = $3, url = $4, registered_at = $5, problem = NULL WHERE order_id = $1 AND state = 'asked'",
    [orderId, number, device, url, at],
  );
  return rowCount === 1;
}

/** Moves a receipt that is not registered; `asked` begins its tries anew. */
export async function moveReceipt(
  db: Queryable,
  orderId: number,
  { to, problem }: { to: Exclude<ReceiptState, "registered">; problem: string | null },
): Promise<void> {
  await db.query(
    "UPDATE fiscal_receipts SET state = $2, problem = $3, tries = 0 WHERE order_id = $1 AND state <> 'registered'",
    [orderId, to, problem],
  );
}

/** Returns the orders whose sale waits to be registered since before a moment, with when that was asked for, the first first. */
export async function ordersOfWaitingReceipts(
  db: Queryable,
  before: Date,
): Promise<{ order_id: number; asked_at: Date }[]> {
  const { rows } = await db.query<{ order_id: number; asked_at: Date }>(
    "SELECT order_id, asked_at FROM fiscal_receipts WHERE state = 'asked' AND asked_at < $1 ORDER BY asked_at, order_id LIMIT 200",
    [before],
  );
  return rows;
}

/** Returns the orders whose receipts a person has to look at, the first asked first. */
export async function ordersOfStuckReceipts(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    "SELECT order_id FROM fiscal_receipts WHERE state IN ('unclear', 'failed') ORDER BY asked_at, order_id LIMIT 200",
  );
  return rows.map(({ order_id }) => order_id);
}
