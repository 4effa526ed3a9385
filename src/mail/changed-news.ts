import { payHref } from "../contract/paths.ts";
import { invoiceOfOccasion } from "../database/invoice/invoices.ts";
import type { UnsentEmail } from "../database/mail/email-contents.ts";
import { changeNumbered, orderMissing } from "../database/order/order-changes.ts";
import { orderBalance } from "../database/order/settlements.ts";
import type { Queryable } from "../database/queryable.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import type { ChangedNews } from "./order-changed.ts";
import { paperOf } from "./order-papers.ts";
import { moneyOnItsWay } from "./settled-news.ts";

/** Returns what the email about a change says beside its order: the difference as it stands when the email leaves, and the correction as a file. */
export async function changedNews(
  db: Queryable,
  { order_id: orderId, content }: Extract<UnsentEmail, { kind: "orderChanged" }>,
  { link, linkKey, publicUrl }: { link: string; linkKey: string; publicUrl: string },
): Promise<Omit<ChangedNews, "lanCode">> {
  const { made_at } = (await changeNumbered(db, content.change))!;
  const ways = await moneyOnItsWay(db, content.back, { settlement: null, publicUrl });
  const { balance } = await orderBalance(db, orderId);
  const correction = await invoiceOfOccasion(db, orderId, `change:${content.change}`);
  return {
    change: content,
    ways,
    later: ways.length === 0 && balance > 0 ? balance : 0,
    due: refundDue(made_at),
    missing: (await orderMissing(db, orderId)).missing,
    papers: correction === null ? [] : [await paperOf(db, correction)],
    link,
    payAt: publicUrl + payHref(linkKey),
  };
}
