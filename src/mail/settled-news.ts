import { refundAccountHref } from "../contract/paths.ts";
import { invoiceNumbered } from "../database/invoice/invoices.ts";
import type { UnsentEmail } from "../database/mail/email-contents.ts";
import { orderMissing } from "../database/order/order-changes.ts";
import { orderNumbered } from "../database/order/orders.ts";
import { correctionOf, moneyEverCame, orderBalance, settlementsOf } from "../database/order/settlements.ts";
import { refundTransferNumbered } from "../database/payment/refund-transfers.ts";
import { attemptNumbered } from "../database/payment/payment-attempts.ts";
import { refundNumbered } from "../database/payment/refunds.ts";
import type { Queryable } from "../database/queryable.ts";
import { movedMoneyOf } from "../database/return/exchanges.ts";
import { returnsOfOrder } from "../database/return/returns.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import type { MoneyOnItsWay, SettledNews } from "./order-settled.ts";
import { paperOf } from "./order-papers.ts";

/** Returns what the email about a settlement says beside its order: what was given back, by which ways its money goes, and the correction as a file. */
export async function settledNews(
  db: Queryable,
  { order_id: orderId, content }: Extract<UnsentEmail, { kind: "orderSettled" }>,
  { link, publicUrl }: { link: string; publicUrl: string },
): Promise<Omit<SettledNews, "lanCode">> {
  const settlement = (await settlementsOf(db, orderId)).find((row) => row.settlement_id === content.settlement) ?? null;
  const ways = await moneyOnItsWay(db, content.back, { settlement: content.settlement, publicUrl });
  const number = settlement === null ? null : await correctionOf(db, settlement.settlement_id);
  const correction = number === null ? null : await invoiceNumbered(db, number);
  const { balance } = await orderBalance(db, orderId);
  const of = (await returnsOfOrder(db, orderId)).find(
    ({ settlement_id: id }) => id !== null && id === content.settlement,
  );
  return {
    paid: await moneyEverCame(db, orderId),
    uncollected: of?.kind === "uncollected",
    settlement,
    ways,
    points: (settlement?.points ?? 0) - (await pointsTakenAlong(db, content.back)),
    later: ways.length === 0 && balance > 0 ? balance : 0,
    due: refundDue(settlement?.made_at ?? new Date()),
    papers: correction === null ? [] : [await paperOf(db, correction)],
    link,
  };
}

type Back = readonly { by: "provider" | "account" | "exchange"; id: number }[];

/** Spent points that went along with exchanged goods: they pay for what is got. */
async function pointsTakenAlong(db: Queryable, back: Back): Promise<number> {
  let points = 0;
  for (const { by, id } of back) if (by === "exchange") points += (await orderNumbered(db, id))!.order.points_deducted;
  return points;
}

/** Returns by which ways money of an order goes back or went, those left out that were given up; and where its buyer says an account that nobody knows yet. */
export async function moneyOnItsWay(
  db: Queryable,
  back: Back,
  { settlement, publicUrl }: { settlement: number | null; publicUrl: string },
): Promise<MoneyOnItsWay[]> {
  const ways: MoneyOnItsWay[] = [];
  for (const { by, id } of back) {
    if (by === "provider") {
      const refund = (await refundNumbered(db, id))!;
      if (refund.state === "refused") continue;
      const { provider, currency } = (await attemptNumbered(db, refund.attempt_id))!;
      ways.push({ by, provider, amount: refund.amount, currency });
      continue;
    }
    if (by === "exchange") {
      const { order } = (await orderNumbered(db, id))!;
      const moved = (await movedMoneyOf(db, id)).filter(
        (row) => row.to_order === id && row.settlement_id === settlement,
      );
      const amount = moved.reduce((sum, { worth }) => sum + worth, 0);
      ways.push({ by, order: id, missing: (await orderMissing(db, id)).missing, amount, currency: order.currency });
      continue;
    }
    const transfer = (await refundTransferNumbered(db, id))!;
    if (transfer.state === "withdrawn") continue;
    const known = transfer.state !== "asked";
    const sayAt = known ? null : publicUrl + refundAccountHref(transfer.link_key);
    ways.push({ by, sayAt, amount: transfer.amount, currency: transfer.currency });
  }
  return ways;
}
