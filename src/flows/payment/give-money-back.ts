import { randomBytes } from "node:crypto";
import { lastChange } from "../../database/order/order-changes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { transferFor } from "../../database/payment/bank-transfers.ts";
import { enqueueRefund } from "../../database/payment/payment-jobs.ts";
import { addRefundTransfer, refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { recordRefund, refundable } from "../../database/payment/refunds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Currency } from "../../domain/money.ts";
import { shareGoingBack } from "../../domain/payment/payment.ts";
import { moveBack } from "./move-money.ts";

export interface MoneyBack {
  order: { order_id: number; total: number; currency: Currency };
  settlementId: number | null;
  /** Hundredths of the order's currency; no more than its balance. */
  worth: number;
  /** `asItCame`: what was paid online by its provider, the rest to an account; `toAccount`: all of it. */
  way: "asItCame" | "toAccount";
  why: string;
  now: Date;
}

/**
 * So much goes back, in hundredths of its currency: by a provider, which a job asks for it, or to an account; or it pays
 * for another order instead, whose number is the id.
 */
export type GoingBack = { by: "provider" | "account" | "exchange"; id: number; amount: number; currency: Currency };

/**
 * Writes down, in the caller's transaction, by which ways money of an order goes back; the provider is asked by a job
 * once this is saved, and the account of the buyer. Money that was moved from another order goes back by that one's way.
 * To an account it goes in the currency it came in, also where a provider had charged PLN for an order of another. What no
 * settlement gives back does the order's last change. The database refuses more than came.
 */
export async function giveMoneyBack(db: Queryable, back: MoneyBack): Promise<GoingBack[]> {
  const { order, settlementId, why, now } = back;
  const changeId = settlementId === null ? await lastChange(db, order.order_id) : null;
  const ways: GoingBack[] = [];
  let rest = back.worth;
  for (const attempt of back.way === "toAccount" ? [] : await refundable(db, order.order_id)) {
    if (attempt.state !== "paid" || rest === 0) continue;
    const worth = Math.min(rest, attempt.worth_left);
    const amount =
      worth === attempt.worth_left
        ? attempt.left
        : Math.min(attempt.left, shareGoingBack(attempt.amount, { amount: worth, charged: attempt.worth }));
    if (amount === 0) continue;
    const id = await recordRefund(db, { attemptId: attempt.attempt_id, amount, why, settlementId, changeId, worth });
    await enqueueRefund(db, id);
    ways.push({ by: "provider", id, amount, currency: attempt.currency });
    rest -= worth;
  }
  const moved =
    rest === 0 || back.way === "toAccount"
      ? null
      : await moveBack(db, { orderId: order.order_id, most: rest, settlementId, now });
  if (moved !== null) {
    const { order: first } = (await orderNumbered(db, moved.orderId))!;
    // Of a first order to whose buyer the bank has paid too much that is kept.
    const worth = Math.min(moved.worth, (await orderBalance(db, moved.orderId)).balance);
    if (worth > 0) ways.push(...(await giveMoneyBack(db, { ...back, order: first, worth })));
    rest -= moved.worth;
  }
  if (rest === 0) return ways;
  const { amount, currency } = await toAccount(db, { order, worth: rest });
  const id = await addRefundTransfer(db, {
    orderId: order.order_id,
    settlementId,
    changeId,
    amount,
    currency,
    worth: rest,
    link_key: randomBytes(24).toString("base64url"),
    why,
    now,
  });
  return [...ways, { by: "account", id, amount, currency }];
}

/**
 * Returns what goes to an account for so much of an order: in the currency in which its money came, by transfer or else
 * online, so that parts that go one after the other add up to what came.
 */
async function toAccount(
  db: Queryable,
  { order, worth }: { order: MoneyBack["order"]; worth: number },
): Promise<{ amount: number; currency: Currency }> {
  const came = (await transferFor(db, order.order_id)) ?? (await paidOnline(db, order.order_id));
  if (came === null || came.worth === 0) return { amount: worth, currency: order.currency };
  const { currency } = came;
  const sent = (await refundTransfersOf(db, order.order_id)).filter(
    (transfer) => transfer.state !== "withdrawn" && transfer.currency === currency,
  );
  const before = sent.reduce((sum, transfer) => sum + (transfer.paid_worth ?? transfer.worth), 0);
  const alone = shareGoingBack(came.amount, { amount: worth, charged: came.worth });
  // Of more than that one payment each is a share by itself.
  if (before + worth > came.worth) return { amount: alone, currency };
  const whole = shareGoingBack(came.amount, { amount: before + worth, charged: came.worth });
  const went = sent.reduce((sum, transfer) => sum + (transfer.paid_amount ?? transfer.amount), 0);
  return { amount: whole > went ? whole - went : alone, currency };
}

/** Returns what is left of the first payment that came for an order online; null: none has. */
async function paidOnline(
  db: Queryable,
  orderId: number,
): Promise<{ amount: number; worth: number; currency: Currency } | null> {
  const paid = (await refundable(db, orderId)).find(({ state }) => state === "paid");
  return paid === undefined ? null : { amount: paid.left, worth: paid.worth_left, currency: paid.currency };
}
