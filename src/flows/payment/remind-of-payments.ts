import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { ordersToRemindOf } from "../../database/payment/payment-reminders.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { holdsOf } from "../../domain/order/holds.ts";

/** Writes once to whoever has not paid an online order after half an hour, or what Config says, with the link to pay it. Returns to how many. */
export async function remindOfPayments(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (db) => {
    const { reminderMinutes } = holdsOf(await allConfig(db));
    const waiting = await ordersToRemindOf(db, {
      placedBefore: new Date(now.getTime() - reminderMinutes * 60_000),
      // A reminder of what ends in a moment helps nobody.
      heldAfter: new Date(now.getTime() + 5 * 60_000),
    });
    if (waiting.length > 0)
      await writeEmails(
        db,
        waiting.map((order) => ({
          kind: "paymentReminder",
          recipient: order.email,
          lanId: order.lan_id,
          orderId: order.order_id,
        })),
      );
    return waiting.length;
  });
}
