import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { enqueueRefund } from "../../database/payment/payment-jobs.ts";
import { recordRefund, refundable } from "../../database/payment/refunds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { writeSettled } from "../order/write-settled.ts";
import { type GoingBack, giveMoneyBack, type MoneyBack } from "./give-money-back.ts";

export interface BalanceBack {
  orderId: number;
  /** What no order took goes back by its provider, whichever is chosen. */
  way: MoneyBack["way"];
  /** The buyer is written to. */
  tell: boolean;
  now: Date;
}

/**
 * Gives back money of an order that the shop holds and that is not its own, in the caller's transaction and logged: what
 * is over since it was cancelled or costs less, what a provider refused to give back, and payments it could not take.
 * Returns the ways it goes, none where nothing is over: nothing has changed then.
 */
export async function giveBalanceBack(
  db: Queryable,
  { orderId, way, tell, now }: BalanceBack,
  log: Log,
): Promise<GoingBack[]> {
  if ((await lockOrderVersions(db, orderId)) === null) return [];
  const { order } = (await orderNumbered(db, orderId))!;
  const why = invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_REFUND");
  const { balance } = await orderBalance(db, orderId);
  const back: GoingBack[] = [];
  for (const { attempt_id: attemptId, state, left: amount, currency } of await refundable(db, orderId)) {
    if (state !== "surplus") continue;
    const id = await recordRefund(db, { attemptId, amount, why });
    await enqueueRefund(db, id);
    back.push({ by: "provider", id, amount, currency });
  }
  if (balance > 0)
    back.push(...(await giveMoneyBack(db, { order, settlementId: null, worth: balance, way, why, now })));
  if (back.length === 0) return [];
  if (tell) await writeSettled(db, { order, settlement: null, back });
  await log({
    act: "giveBalanceBack",
    entity: "order",
    entityId: orderId,
    part: "money",
    before: { balance },
    after: { back: back.map(({ by, amount, currency }) => ({ by, amount, currency })) },
  });
  return back;
}
