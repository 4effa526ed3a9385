import { refundAccountHref } from "../contract/paths.ts";
import { invoiceNumbered } from "../database/invoice/invoices.ts";
import type { UnsentEmail } from "../database/mail/email-contents.ts";
import { correctionOf, orderBalance, settlementsOf } from "../database/order/settlements.ts";
import { refundTransfersOf } from "../database/payment/refund-transfers.ts";
import { attemptNumbered } from "../database/payment/payment-attempts.ts";
import { refundNumbered } from "../database/payment/refunds.ts";
import type { Queryable } from "../database/queryable.ts";
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
  const ways = await moneyOnItsWay(db, orderId, { back: content.back, publicUrl });
  const number = settlement === null ? null : await correctionOf(db, settlement.settlement_id);
  const correction = number === null ? null : await invoiceNumbered(db, number);
  const { balance } = await orderBalance(db, orderId);
  return {
    settlement,
    ways,
    later: ways.length === 0 && balance > 0 ? balance : 0,
    due: refundDue(settlement?.made_at ?? new Date()),
    papers: correction === null ? [] : [await paperOf(correction)],
    link,
  };
}

/** Returns by which ways money of an order goes back, and where its buyer says an account that nobody knows yet. */
export async function moneyOnItsWay(
  db: Queryable,
  orderId: number,
  { back, publicUrl }: { back: readonly { by: "provider" | "account"; id: number }[]; publicUrl: string },
): Promise<MoneyOnItsWay[]> {
  const transfers = await refundTransfersOf(db, orderId);
  const ways: MoneyOnItsWay[] = [];
  for (const { by, id } of back) {
    if (by === "provider") {
      const refund = (await refundNumbered(db, id))!;
      const { provider, currency } = (await attemptNumbered(db, refund.attempt_id))!;
      ways.push({ by, provider, amount: refund.amount, currency });
      continue;
    }
    const transfer = transfers.find((row) => row.refund_transfer_id === id)!;
    const known = transfer.state !== "asked";
    const sayAt = known ? null : publicUrl + refundAccountHref(transfer.link_key);
    ways.push({ by, sayAt, amount: transfer.amount, currency: transfer.currency });
  }
  return ways;
}
