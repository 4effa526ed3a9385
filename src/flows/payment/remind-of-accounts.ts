import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { takeTransfersToRemindOf } from "../../database/payment/refund-transfers.ts";

/** Days after which a buyer is reminded that the shop does not know the account. */
const patience = 3;

/** Writes once to whoever has not said in three days to which account their money goes back. Returns to how many. */
export async function remindOfAccounts(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (db) => {
    const askedBefore = new Date(now.getTime() - patience * 86_400_000);
    const waiting = await takeTransfersToRemindOf(db, { askedBefore, now });
    if (waiting.length > 0)
      await writeEmails(
        db,
        waiting.map(({ refund_transfer_id: transfer, order_id: orderId, email, lan_id }) => ({
          kind: "refundAccount",
          recipient: email,
          lanId: lan_id,
          orderId,
          occasion: `transfer:${transfer}`,
          content: { transfer },
        })),
      );
    return waiting.length;
  });
}
