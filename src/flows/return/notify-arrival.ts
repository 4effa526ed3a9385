import { isEmailWritten, writeEmails } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { ReturnRow } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Returns the email by which an arrival is told: one for each return. */
function emailOf({ order_id: orderId, return_id: returnId }: ReturnRow) {
  return { kind: "returnArrived", orderId, occasion: `return:${returnId}` } as const;
}

/** Returns whether the buyer was told that their goods arrived. */
export async function isArrivalTold(db: Queryable, returned: ReturnRow): Promise<boolean> {
  return isEmailWritten(db, emailOf(returned));
}

/** Tells the buyer that what they sent back has arrived, in the caller's transaction and logged. Returns false where it has not, or they were told already. */
export async function notifyArrival(db: Queryable, returned: ReturnRow, log: Log): Promise<boolean> {
  if (returned.state !== "arrived" || (await isArrivalTold(db, returned))) return false;
  const { order } = (await orderNumbered(db, returned.order_id))!;
  await writeEmails(db, [
    { ...emailOf(returned), recipient: order.email, lanId: order.lan_id, content: { return: returned.return_id } },
  ]);
  await log({ act: "tellArrival", entity: "return", entityId: returned.return_id });
  return true;
}
