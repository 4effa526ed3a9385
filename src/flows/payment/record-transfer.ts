import { addTransfer } from "../../database/payment/bank-transfers.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { lockOrder } from "../../database/invoice/invoices.ts";
import { orderMissing } from "../../database/order/order-changes.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { logAct, type Log } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languages } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { moveOrderTo } from "../order/change-order-state.ts";
import { notifyDifferencePaid } from "./notify-difference-paid.ts";

/** What came in: hundredths of its currency; the order's own where none is said. */
export interface Transfer {
  orderId: number;
  amount: number;
  currency: Currency | null;
  /** It is noted although it is another sum than is asked for. */
  otherSum?: boolean;
  now: Date;
}

export type NotedTransfer =
  | { kind: "paid" }
  /** So much is still missing, in hundredths of the order's currency. */
  | { kind: "partly"; missing: number }
  | { kind: "unknown" }
  | { kind: "otherPayment"; paymentName: string }
  | { kind: "notAwaited"; state: OrderState }
  | { kind: "otherAmount"; expected: { amount: number; currency: Currency }[] };

/**
 * Records that the money of a bank transfer came, in the caller's transaction and logged: the order is paid when it is the
 * whole total, or what is missing since it was changed or exchanged, in its currency or in PLN. Another sum changes nothing,
 * unless it is said to be meant: of less the rest stays missing, and what is over is the buyer's, to be given back.
 */
export async function recordTransferBy(
  db: Queryable,
  { orderId, amount, currency, otherSum = false, now }: Transfer,
  log: Log,
): Promise<NotedTransfer> {
  const stored = await orderNumbered(db, orderId);
  if (stored === null) return { kind: "unknown" };
  const order = await readableOrder(db, stored, languages[0]);
  if (order.paymentCode !== "bank" && order.paymentCode !== exchangeCode)
    return { kind: "otherPayment", paymentName: order.paymentName };
  const came = { amount, currency: currency ?? order.currency };
  await lockOrder(db, orderId);
  const state = (await stateOf(db, orderId))!;
  const { missing, missing_pln } = await orderMissing(db, orderId);
  // Of one that asks for nothing more, a wrong sum is told before anything else.
  const asked = missing > 0 ? { own: missing, pln: missing_pln } : { own: order.total, pln: order.totalPln };
  const expected = [
    { amount: asked.own, currency: order.currency },
    ...(order.currency === "pln" ? [] : [{ amount: asked.pln, currency: "pln" as const }]),
  ];
  const of = expected.find((sum) => sum.currency === came.currency);
  if (of === undefined || (came.amount !== of.amount && !otherSum)) return { kind: "otherAmount", expected };
  if (missing === 0) return { kind: "notAwaited", state };
  const worth = came.amount === of.amount ? missing : worthOf(came, order);
  const transferId = await addTransfer(db, { orderId, ...came, worth });
  const left = Math.max(0, missing - worth);
  const isPaid = left === 0 && state === "awaitingPayment";
  if (isPaid) await moveOrderTo(db, { orderId, to: "paid", now });
  // Of a part nobody is written to: what the order waits for is still to come.
  else if (left === 0) await notifyDifferencePaid(db, { orderId, ...came, occasion: `transfer:${transferId}` });
  await log({
    act: "recordTransfer",
    entity: "order",
    entityId: orderId,
    part: "money",
    before: { state },
    after: { state: isPaid ? "paid" : state, ...came },
  });
  return left > 0 ? { kind: "partly", missing: left } : { kind: "paid" };
}

/** Returns what a sum of another size is worth, in hundredths of the order's currency. */
function worthOf(
  came: { amount: number; currency: Currency },
  order: { currency: Currency; total: number; totalPln: number },
): number {
  return came.currency === order.currency ? came.amount : Math.round((order.total * came.amount) / order.totalPln);
}

/** The same from the command line, in a transaction of its own. */
export async function recordTransfer(pool: Pool, transfer: Transfer): Promise<NotedTransfer> {
  return inTransaction(pool, (db) => recordTransferBy(db, transfer, (act) => logAct(db, { kind: "commandLine" }, act)));
}
