import { writeEmails } from "../../database/mail/outbox.ts";
import { lockStaff } from "../../database/staff/staff.ts";
import type { Queryable } from "../../database/queryable.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";

/** Writes to somebody who works here that their account can be come into by another way: whoever did not add it hears of it at once. */
export async function notifyOfWayIn(
  db: Queryable,
  { staffId, way, name = "" }: { staffId: number; way: "passkey" | "password"; name?: string },
): Promise<void> {
  const person = await lockStaff(db, staffId);
  if (person === null) return;
  const content = { way, name, at: warsawTime(new Date()) };
  await writeEmails(db, [{ kind: "staffWayIn", recipient: person.email, lanId: person.lan_id, content }]);
}
