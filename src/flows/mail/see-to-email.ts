import { letGo, retryEmail } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Lets an email go that was held back; returns whether there was one. */
export async function releaseHeldEmail(db: Queryable, emailId: number, log: Log): Promise<boolean> {
  if (!(await letGo(db, emailId))) return false;
  await log({ act: "releaseEmail", entity: "email", entityId: emailId });
  return true;
}

/** Tries now to send an email that waits; returns whether there was one. */
export async function retryWaitingEmail(db: Queryable, emailId: number, log: Log): Promise<boolean> {
  const kind = await retryEmail(db, emailId);
  if (kind === null) return false;
  await log({ act: "retryEmail", entity: "email", entityId: emailId, after: { kind } });
  return true;
}
