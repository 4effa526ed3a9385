import { inTransaction, type Pool } from "../../database/connect.ts";
import { type CustomerRow, passwordHashOf, savePassword } from "../../database/customer/customers.ts";
import { proveEmail } from "../../database/mail/email-links.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { endSessions, isReminderSession } from "../../database/customer/sessions.ts";
import { brokenPassword } from "../../domain/customer/password-rules.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

export interface PasswordChange {
  token: string;
  /** Null in a session begun with a temporary password. */
  oldPassword: string | null;
  newPassword: string;
  lanId: number;
}

/**
 * Gives an account a new password, ends its other sessions and tells its owner (guarantees, points 9 to 11).
 * Whoever came by the email of a reminder has proven the e-mail. Returns what is refused, or null.
 */
export async function changePassword(
  pool: Pool,
  customer: CustomerRow,
  { token, oldPassword, newPassword, lanId }: PasswordChange,
): Promise<{ code: RefusalCode; about: string } | null> {
  const byReminder = await isReminderSession(pool, tokenDigest(token));
  if (!byReminder && !(await isPasswordOf(pool, customer, oldPassword ?? "")))
    return { code: "PASSWORD_WRONG", about: "oldPassword" };
  const broken = brokenPassword(newPassword, [
    customer.email,
    String(customer.contact_data["shippingFirstName"] ?? ""),
  ]);
  if (broken !== null) return { code: broken, about: "newPassword" };
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(pool, async (db) => {
    await savePassword(db, customer.customer_id, passwordHash);
    await endSessions(db, customer.customer_id, tokenDigest(token));
    if (byReminder) await proveEmail(db, customer.customer_id);
    await writeEmails(db, [{ kind: "passwordChanged", recipient: customer.email, lanId }]);
  });
  return null;
}

/** Returns whether a password is the account's own; an account without one has none that fits. */
async function isPasswordOf(pool: Pool, customer: CustomerRow, password: string): Promise<boolean> {
  const stored = await passwordHashOf(pool, customer.customer_id);
  return stored !== null && passwordMatches(password, stored);
}
