import { writeEmails } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Currency } from "../../domain/money.ts";

/** Writes to the buyer that what their order asked for since it was changed has come, once for each payment or transfer: `occasion` names it. */
export async function notifyDifferencePaid(
  db: Queryable,
  { orderId, amount, currency, occasion }: { orderId: number; amount: number; currency: Currency; occasion: string },
): Promise<void> {
  const { order } = (await orderNumbered(db, orderId))!;
  await writeEmails(db, [
    {
      kind: "differencePaid",
      recipient: order.email,
      lanId: order.lan_id,
      orderId,
      occasion,
      content: { amount, currency, held: order.held_for_money },
    },
  ]);
}
