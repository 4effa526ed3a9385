import type { Currency } from "../../domain/money.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { AttemptState } from "../../domain/payment/payment.ts";
import type { Queryable } from "../queryable.ts";

/** An attempt to pay an order. `amount` in hundredths of `currency`. */
export interface AttemptRow {
  attempt_id: number;
  order_id: number;
  n: number;
  provider: string;
  ext_order_id: string;
  provider_order_id: string | null;
  pay_url: string | null;
  capture_id: string | null;
  amount: number;
  currency: Currency;
  state: AttemptState;
  /** Until when somebody is asking the provider for it. */
  making_until: Date | null;
  /** When the shopper's means was last refused. */
  declined_at: Date | null;
  created_at: Date;
  /** What it pays for, in hundredths of the order's currency. */
  worth: number;
}

/** An order as its payment looks at it. */
export interface PayableOrder {
  order_id: number;
  status: OrderState;
  provider: string;
  online: boolean;
  currency: Currency;
  total: number;
  total_pln: number;
  hold_until: Date | null;
  link_key: string;
  lan_id: number;
  /** What it still asks for, in hundredths of its currency and in PLN; 0: nothing. */
  missing: number;
  missing_pln: number;
}

const payable = `SELECT o.order_id, o.status, p.payment_code AS provider, p.online, o.currency, o.total, total_pln(o) AS total_pln, o.hold_until, o.link_key, o.lan_id, order_missing(o) AS missing, part_in_pln(o, order_missing(o)) AS missing_pln
  FROM orders o JOIN payments p USING (payment_id)`;

/** Returns the number of the order a link's key opens, or null. */
export async function orderWithKey(db: Queryable, linkKey: string): Promise<number | null> {
  const { rows } = await db.query<{ order_id: number }>("SELECT order_id FROM orders WHERE link_key = $1", [linkKey]);
  return rows[0]?.order_id ?? null;
}

/** Returns an order and keeps everybody else from changing it until the transaction ends. Orders are locked before their attempts, everywhere. */
export async function lockPayable(db: Queryable, orderId: number): Promise<PayableOrder | null> {
  const { rows } = await db.query<PayableOrder>(`${payable} WHERE o.order_id = $1 FOR NO KEY UPDATE OF o`, [orderId]);
  return rows[0] ?? null;
}

/** Returns an order as its payment looks at it, or null. */
export async function payableOrder(db: Queryable, orderId: number): Promise<PayableOrder | null> {
  const { rows } = await db.query<PayableOrder>(`${payable} WHERE o.order_id = $1`, [orderId]);
  return rows[0] ?? null;
}

/** Returns the attempts of an order, first one first. */
export async function attemptsOf(db: Queryable, orderId: number): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>("SELECT * FROM payment_attempts WHERE order_id = $1 ORDER BY n", [
    orderId,
  ]);
  return rows;
}

/** Returns the attempt of this name of ours, or null. */
export async function attemptNamed(db: Queryable, provider: string, extOrderId: string): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    "SELECT * FROM payment_attempts WHERE provider = $1 AND ext_order_id = $2",
    [provider, extOrderId],
  );
  return rows[0] ?? null;
}

/** Returns an attempt, or null. */
export async function attemptNumbered(db: Queryable, attemptId: number): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>("SELECT * FROM payment_attempts WHERE attempt_id = $1", [attemptId]);
  return rows[0] ?? null;
}

/**
 * Returns the order's open attempt, a new one where there is none or it is of another sum than is missing now, and whether the caller is the one to ask the
 * provider for it: nobody else is until `until`. The order is locked.
 */
export async function claimAttempt(
  db: Queryable,
  {
    order,
    charge,
    now,
    until,
  }: { order: PayableOrder; charge: { amount: number; currency: Currency }; now: Date; until: Date },
): Promise<{ attempt: AttemptRow; ours: boolean }> {
  const { rows } = await db.query<AttemptRow & { free: boolean }>(
    "SELECT *, making_until IS NULL OR making_until <= $2 AS free FROM payment_attempts WHERE order_id = $1 AND state = 'open'",
    [order.order_id, now],
  );
  const open = rows[0];
  if (open !== undefined && open.worth !== order.missing)
    await settleAttempt(db, open.attempt_id, { state: "cancelled", now });
  else if (open !== undefined) {
    const ours = open.pay_url === null && open.free;
    if (ours)
      await db.query("UPDATE payment_attempts SET making_until = $2 WHERE attempt_id = $1", [open.attempt_id, until]);
    return { attempt: open, ours };
  }
  const { rows: made } = await db.query<AttemptRow>(
    `INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, worth, making_until, created_at, next_ask_at)
     SELECT $1, next.n, $2, $1 || '-' || next.n, $3, $4, $7, $5, $6, $6 FROM (SELECT coalesce(max(n), 0) + 1 AS n FROM payment_attempts WHERE order_id = $1) next RETURNING *`,
    [order.order_id, order.provider, charge.amount, charge.currency, until, now, order.missing],
  );
  return { attempt: made[0]!, ours: true };
}

/** Records where an attempt is paid. */
export async function recordMade(
  db: Queryable,
  attemptId: number,
  { providerOrderId, payUrl }: { providerOrderId: string; payUrl: string },
): Promise<void> {
  await db.query(
    "UPDATE payment_attempts SET provider_order_id = $2, pay_url = $3, making_until = NULL WHERE attempt_id = $1",
    [attemptId, providerOrderId, payUrl],
  );
}

/** Lets others ask the provider for an attempt that could not be made. */
export async function releaseAttempt(db: Queryable, attemptId: number): Promise<void> {
  await db.query("UPDATE payment_attempts SET making_until = NULL WHERE attempt_id = $1 AND pay_url IS NULL", [
    attemptId,
  ]);
}

/** Moves an attempt to how it ended. */
export async function settleAttempt(
  db: Queryable,
  attemptId: number,
  {
    state,
    providerOrderId = null,
    captureId = null,
    now,
  }: { state: Exclude<AttemptState, "open">; providerOrderId?: string | null; captureId?: string | null; now: Date },
): Promise<void> {
  await db.query(
    "UPDATE payment_attempts SET state = $2, settled_at = $3, provider_order_id = coalesce(provider_order_id, $4), capture_id = coalesce($5, capture_id) WHERE attempt_id = $1",
    [attemptId, state, now, providerOrderId, captureId],
  );
}

/** Records that the shopper's means was refused; the attempt stays open for another. */
export async function recordDeclined(db: Queryable, attemptId: number, now: Date): Promise<void> {
  await db.query("UPDATE payment_attempts SET declined_at = $2 WHERE attempt_id = $1", [attemptId, now]);
}

/** Returns whether the last attempt to pay an order came to nothing: it failed, or the shopper's means was refused. */
export async function lastAttemptFailed(db: Queryable, orderId: number): Promise<boolean> {
  const last = (await attemptsOf(db, orderId)).at(-1);
  return last?.state === "failed" || (last?.state === "open" && last.declined_at !== null);
}

/** Returns open attempts their provider is to be asked about, those that wait longest first: made before `madeBefore`, not asked too lately. */
export async function attemptsToAskAbout(
  db: Queryable,
  { madeBefore, now }: { madeBefore: Date; now: Date },
): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `SELECT * FROM payment_attempts WHERE state = 'open' AND provider_order_id IS NOT NULL AND created_at <= $1 AND next_ask_at <= $2
       AND created_at > $2::timestamptz - interval '30 days' ORDER BY next_ask_at LIMIT 200`,
    [madeBefore, now],
  );
  return rows;
}

/** Records that the provider is asked about an attempt, and when to ask again; returns how often it was asked before. */
export async function recordQuestion(db: Queryable, attemptId: number, next: (asks: number) => Date): Promise<void> {
  const { rows } = await db.query<{ asks: number }>(
    "UPDATE payment_attempts SET asks = asks + 1 WHERE attempt_id = $1 RETURNING asks",
    [attemptId],
  );
  await db.query("UPDATE payment_attempts SET next_ask_at = $2 WHERE attempt_id = $1", [
    attemptId,
    next(rows[0]?.asks ?? 0),
  ]);
}

/** Returns the orders that await an online payment nobody has begun: their own process was ended in between, or the provider was away. */
export async function ordersWithoutAttempt(
  db: Queryable,
  { placedBefore, now }: { placedBefore: Date; now: Date },
): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT o.order_id FROM orders o JOIN payments p USING (payment_id)
     WHERE o.status = 'awaitingPayment' AND p.online AND o.created_at <= $1 AND o.hold_until > $2
       AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.order_id AND (a.state <> 'open' OR a.pay_url IS NOT NULL)) ORDER BY 1 LIMIT 100`,
    [placedBefore, now],
  );
  return rows.map((row) => row.order_id);
}

/** Lengthens the time an order is held to `until` at least, while it still waits; returns whether it does. */
export async function holdUntil(db: Queryable, orderId: number, until: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE orders SET hold_until = greatest(hold_until, $2) WHERE order_id = $1 AND status = 'awaitingPayment'",
    [orderId, until],
  );
  return rowCount === 1;
}
