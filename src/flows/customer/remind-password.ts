import { createHash, randomInt } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { saveTemporaryPassword } from "../../database/customer/temporary-passwords.ts";
import { withoutUnseen } from "../../domain/plain-signs.ts";
import { mailboxDigest } from "../order/order-shopper.ts";

/**
 * Takes the request for a temporary password and answers nothing. What follows is a job: how long this takes does not
 * tell who is known (guarantees, point 10).
 */
export async function askForReminder(pool: Pool, input: { email: string; lanId: number }): Promise<void> {
  await enqueueJob(pool, "remindPassword", input);
}

/**
 * Mails a temporary password to an account's owner; the account's own stays as it is (guarantees, point 11).
 * Whoever asks too often, and a stranger, gets none.
 */
export async function remindPassword(pool: Pool, { email, lanId }: { email: string; lanId: number }): Promise<void> {
  const password = temporaryPassword();
  await inTransaction(pool, async (db) => {
    const due = await requestEmail(db, { kind: "reminder", emailSha256: mailboxDigest(email) });
    const customer = await customerWithEmail(db, email);
    const owner = due ? customer : null;
    await saveTemporaryPassword(db, owner?.customer_id ?? 0, temporaryDigest(password));
    await writeEmails(
      db,
      owner === null ? [] : [{ kind: "reminder", recipient: owner.email, lanId, content: { password } }],
    );
  });
}

/** Returns a temporary password as the database knows it, however it was copied from the email. 79 random bits need no slow digest. */
export function temporaryDigest(password: string): Buffer {
  return createHash("sha256").update(withoutUnseen(password).normalize("NFKC").trim().toLowerCase()).digest();
}

/** Returns a new temporary password: four groups of four, without signs that look alike: `k7wp-2mfx-9qhd-t4vc`. */
export function temporaryPassword(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("")).join(
    "-",
  );
}
