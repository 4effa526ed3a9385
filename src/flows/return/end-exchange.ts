import { deleteUnsentEmail } from "../../database/mail/order-emails.ts";
import { isEmailWritten, writeEmails } from "../../database/mail/outbox.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangeOfReturn, type ExchangeRow } from "../../database/return/exchanges.ts";
import { type ReturnRow, updateReturn } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { settleOrder } from "../order/settle-order.ts";

export type ExchangeEnded =
  | { kind: "ended" }
  /** `none`: no exchange of it holds; `underWay`: it is paid, or has been sent. */
  | { kind: "refused"; why: "none" | "underWay" };

/**
 * Gives an exchange up whose goods have not paid for it, in the caller's transaction and logged: its order is cancelled and
 * what was kept for it can be sold. What comes back is given back as any return. With `tell` the buyer is told, unless they
 * were not told of the exchange yet.
 */
export async function endExchange(
  db: Queryable,
  { before, tell, now }: { before: ReturnRow; tell: boolean; now: Date },
  log: Log,
): Promise<ExchangeEnded> {
  const exchange = await exchangeOfReturn(db, before.return_id);
  if (exchange === null) return { kind: "refused", why: "none" };
  const ended = await cancelExchange(db, { exchange, tell, now });
  if (!ended) return { kind: "refused", why: "underWay" };
  await updateReturn(db, before);
  await log({
    act: "endExchange",
    entity: "return",
    entityId: before.return_id,
    part: "return",
    version: before.version + 1,
    before: { exchange: exchange.order_id },
    after: { exchange: null },
  });
  return { kind: "ended" };
}

/** Cancels the order of an exchange that nothing has paid for; returns false where it is paid, or a parcel of it has left. */
export async function cancelExchange(
  db: Queryable,
  { exchange, tell, now }: { exchange: ExchangeRow; tell: boolean; now: Date },
): Promise<boolean> {
  const { order_id: orderId } = exchange;
  const { status } = (await lockOrderVersions(db, orderId))!;
  if (exchange.balance >= 0 || exchange.moved > 0 || status === "sent" || status === "delivered") return false;
  const { order } = (await orderNumbered(db, orderId))!;
  const settled = await settleOrder(
    db,
    {
      orderId,
      kind: "cancellation",
      taken: { everything: { restocked: true } },
      withheld: 0,
      reason: invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_CANCELLED"),
      money: "asItCame",
      tell: false,
      now,
    },
    async () => undefined,
  );
  if (settled.kind === "refused") return false;
  await deleteUnsentEmail(db, orderId, "exchangeAgreed");
  if (tell && (await isEmailWritten(db, { kind: "exchangeAgreed", orderId, occasion: "" })))
    await writeEmails(db, [{ kind: "exchangeEnded", recipient: order.email, lanId: order.lan_id, orderId }]);
  return true;
}
