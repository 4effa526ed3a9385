import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Money that goes back to an account. */
export interface RefundTransferRow {
  refund_transfer_id: number;
  order_id: number;
  settlement_id: number | null;
  /** The change of the order because of which it goes back. */
  change_id: number | null;
  /** Hundredths of its currency. */
  amount: number;
  currency: Currency;
  /** Hundredths of the order's currency. */
  worth: number;
  /** What was paid, and what that is in the order's currency, where it is another sum than was asked; null: that sum. */
  paid_amount: number | null;
  paid_worth: number | null;
  state: "asked" | "known" | "exported" | "paid" | "withdrawn";
  link_key: string;
  iban: string | null;
  holder: string | null;
  /** How often its account was said, and one more. */
  account_version: number;
  account_said_by: "buyer" | "staff" | null;
  why: string;
  created_at: Date;
  known_at: Date | null;
  exported_at: Date | null;
  paid_at: Date | null;
  /** When the buyer was reminded to say the account. */
  reminded_at: Date | null;
}

type State = RefundTransferRow["state"];

/** Writes down that money goes back to an account which the buyer has yet to say; the database refuses more than came. Returns its number. */
export async function addRefundTransfer(
  db: Queryable,
  transfer: Pick<RefundTransferRow, "amount" | "currency" | "worth" | "link_key" | "why"> & {
    orderId: number;
    settlementId: number | null;
    changeId: number | null;
    now: Date;
  },
): Promise<number> {
  const { rows } = await db.query<{ refund_transfer_id: number }>(
    `INSERT INTO refund_transfers (order_id, settlement_id, change_id, amount, currency, worth, link_key, why, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING refund_transfer_id`,
    [
      transfer.orderId,
      transfer.settlementId,
      transfer.changeId,
      transfer.amount,
      transfer.currency,
      transfer.worth,
      transfer.link_key,
      transfer.why,
      transfer.now,
    ],
  );
  return rows[0]!.refund_transfer_id;
}

/** Returns what goes back to accounts of an order, the first first. */
export async function refundTransfersOf(db: Queryable, orderId: number): Promise<RefundTransferRow[]> {
  const { rows } = await db.query<RefundTransferRow>(
    "SELECT * FROM refund_transfers WHERE order_id = $1 ORDER BY refund_transfer_id",
    [orderId],
  );
  return rows;
}

/** Returns what goes back to an account, or null. */
export async function refundTransferNumbered(db: Queryable, id: number): Promise<RefundTransferRow | null> {
  const { rows } = await db.query<RefundTransferRow>("SELECT * FROM refund_transfers WHERE refund_transfer_id = $1", [
    id,
  ]);
  return rows[0] ?? null;
}

/** Returns the transfer a link's key opens; null: there is none, or it is withdrawn. */
export async function transferWithKey(db: Queryable, linkKey: string): Promise<RefundTransferRow | null> {
  const { rows } = await db.query<RefundTransferRow>(
    "SELECT * FROM refund_transfers WHERE link_key = $1 AND state <> 'withdrawn'",
    [linkKey],
  );
  return rows[0] ?? null;
}

/** Returns transfers, the first first; of numbers there are none of, none. Nobody else changes them until the transaction ends. */
export async function lockTransfers(db: Queryable, ids: readonly number[]): Promise<RefundTransferRow[]> {
  const { rows } = await db.query<RefundTransferRow>(
    "SELECT * FROM refund_transfers WHERE refund_transfer_id = ANY ($1) ORDER BY refund_transfer_id FOR UPDATE",
    [ids],
  );
  return rows;
}

/** A transfer with whose it is. */
export type ListedTransfer = RefundTransferRow & { buyer: string; lan_id: number };

const listed = `SELECT t.*, btrim(concat(o.client_data ->> 'shippingFirstName', ' ', o.client_data ->> 'shippingLastName')) AS buyer, o.lan_id
  FROM refund_transfers t JOIN orders o USING (order_id)`;

/** Returns the transfers that are yet to be paid, the first due first. */
export async function waitingTransfers(db: Queryable): Promise<ListedTransfer[]> {
  const { rows } = await db.query<ListedTransfer>(
    `${listed} WHERE t.state IN ('asked', 'known', 'exported') ORDER BY t.created_at, t.refund_transfer_id`,
  );
  return rows;
}

/** Returns the transfers that were paid last, at most two hundred. */
export async function paidTransfers(db: Queryable): Promise<ListedTransfer[]> {
  const { rows } = await db.query<ListedTransfer>(
    `${listed} WHERE t.state = 'paid' ORDER BY t.paid_at DESC, t.refund_transfer_id DESC LIMIT 200`,
  );
  return rows;
}

/** Records the account of a transfer that is in no file yet; returns whether there was one. */
export async function sayAccount(
  db: Queryable,
  refundTransferId: number,
  { iban, holder, by, now }: { iban: string; holder: string; by: "buyer" | "staff"; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE refund_transfers SET iban = $2, holder = $3, state = 'known', known_at = coalesce(known_at, $4), account_version = account_version + 1, account_said_by = $5
     WHERE refund_transfer_id = $1 AND state IN ('asked', 'known')`,
    [refundTransferId, iban, holder, now, by],
  );
  return rowCount === 1;
}

/** Moves transfers to a state, from others that they must be in; returns how many were. `paid`: another sum than was asked, of the one that is paid with it. */
export async function moveTransfers(
  db: Queryable,
  {
    ids,
    from,
    to,
    paid = null,
    now,
  }: {
    ids: readonly number[];
    from: readonly State[];
    to: State;
    paid?: { amount: number; worth: number } | null;
    now: Date;
  },
): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE refund_transfers SET state = $3, exported_at = CASE WHEN $3 = 'exported' AND state <> 'paid' THEN $4 WHEN $3 = 'known' THEN NULL ELSE exported_at END,
       paid_at = CASE $3 WHEN 'paid' THEN $4 END, paid_amount = $5, paid_worth = $6 WHERE refund_transfer_id = ANY ($1) AND state = ANY ($2)`,
    [ids, from, to, now, paid?.amount ?? null, paid?.worth ?? null],
  );
  return rowCount ?? 0;
}

/** Returns transfers whose account was asked for before a moment and of which nobody was reminded, and notes that they were; their rows stay locked. */
export async function takeTransfersToRemindOf(
  db: Queryable,
  { askedBefore, now }: { askedBefore: Date; now: Date },
): Promise<(RefundTransferRow & { email: string; lan_id: number })[]> {
  const { rows } = await db.query<RefundTransferRow & { email: string; lan_id: number }>(
    `UPDATE refund_transfers t SET reminded_at = $2 FROM orders o WHERE o.order_id = t.order_id AND t.refund_transfer_id IN (
       SELECT refund_transfer_id FROM refund_transfers WHERE state = 'asked' AND reminded_at IS NULL AND created_at <= $1 ORDER BY refund_transfer_id LIMIT 100 FOR UPDATE SKIP LOCKED
     ) RETURNING t.*, o.email, o.lan_id`,
    [askedBefore, now],
  );
  return rows;
}
