import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { credentialsOf } from "../../database/customer/customers.ts";
import { endSession, recordReminderSession, openSession } from "../../database/customer/sessions.ts";
import { useTemporaryPassword } from "../../database/customer/temporary-passwords.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { temporaryDigest } from "./remind-password.ts";

export interface LoggedIn {
  token: string;
  contactData: Record<string, unknown>;
  points: number;
  /** Logged in with a temporary password: a new one is to be chosen (guarantees, point 11). */
  choosePassword?: true;
}

/**
 * Logs a customer in with e-mail and password: a new token each time (guarantees, point 9). Returns null
 * when the two do not belong together, after the same work whether the e-mail is known or not (point 10).
 * A temporary password opens one session and is used up. With `byReminder` only such a one is looked at: who may try no more
 * passwords learns nothing of the account's own (decision 0121).
 */
export async function logIn(
  pool: Pool,
  { login, password }: { login: string; password: string },
  { byReminder = false } = {},
): Promise<{ customerId: number; reply: LoggedIn } | null> {
  // What is no address is nobody's: signs that only look like letters must not become them in lower case.
  const email = login.trim();
  const known = isEmail(email) ? await credentialsOf(pool, email) : null;
  const matches = !byReminder && (await passwordMatches(password, known?.password_hash ?? (await nobody())));
  const token = randomBytes(32).toString("base64url");
  const opened = await inTransaction(pool, async (db) => {
    const temporary = !matches && (await useTemporaryPassword(db, known?.customer_id ?? 0, temporaryDigest(password)));
    if (known === null || !(matches || temporary)) return null;
    await openSession(db, known.customer_id, tokenDigest(token));
    if (temporary) await recordReminderSession(db, tokenDigest(token));
    return { temporary };
  });
  if (known === null || opened === null) return null;
  // Points belong to a proven e-mail (guarantees, point 12).
  const account = {
    token,
    contactData: { email: known.email, ...known.contact_data },
    points: known.verified ? known.points : 0,
  };
  return { customerId: known.customer_id, reply: opened.temporary ? { ...account, choosePassword: true } : account };
}

/** Ends the session of a token; one that has ended already is no mistake. */
export async function logOut(pool: Pool, token: string): Promise<void> {
  await endSession(pool, tokenDigest(token));
}

let nobodysHash: Promise<string> | null = null;

/** The stored form of a password nobody has, so that an unknown e-mail costs as much as a known one. */
function nobody(): Promise<string> {
  return (nobodysHash ??= hashPassword(randomBytes(16).toString("hex")));
}
