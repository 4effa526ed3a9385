import { closeRefusal } from "../../database/mail/refused-emails.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Says that somebody has seen to an email of an order that did not arrive, or that nobody has (`closedAt` null). Returns whether there is one. */
export async function closeOrderRefusal(
  db: Queryable,
  { orderId, emailId, closedAt }: { orderId: number; emailId: number; closedAt: Date | null },
  log: Log,
): Promise<boolean> {
  if (!(await closeRefusal(db, { orderId, emailId, closedAt }))) return false;
  const act = closedAt === null ? "reopenRefusal" : "closeRefusal";
  await log({ act, entity: "order", entityId: orderId, part: "refusals", before: { refused: emailId } });
  return true;
}
