import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { type CustomerRow, customerWithEmail } from "../../database/customer/customers.ts";
import { addChangeLink, type LinkedAccount, moveAccount } from "../../database/mail/email-links.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { endSessions } from "../../database/customer/sessions.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languages } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { mailboxDigest, tokenDigest } from "../order/order-shopper.ts";
import { proveOwner } from "./prove-owner.ts";

export interface EmailChange {
  token: string;
  email: string;
  /** Null where the account has none: it was opened by a sign-in provider. */
  password: string | null;
  lanId: number;
}

/**
 * Asks, by an email to another address, whether an account may move there; nothing changes before its link is
 * followed. Where that address has an account, its owner is told instead, and who asked is answered the same
 * (guarantees, point 10). Returns what is refused, or null.
 */
export async function changeEmail(
  pool: Pool,
  customer: CustomerRow,
  { token, email: typed, password, lanId }: EmailChange,
): Promise<{ code: RefusalCode; about?: string } | null> {
  if (!isEmail(typed)) return { code: "EMAIL_INVALID", about: "newEmail" };
  const refused = await proveOwner(pool, customer, { token, password, about: "emailPassword" });
  if (refused !== null) return refused;
  const email = typed.toLowerCase();
  if (email === customer.email) return { code: "EMAIL_SAME", about: "newEmail" };
  await inTransaction(pool, (db) => askNewAddress(db, { customerId: customer.customer_id, email, token, lanId }));
  return null;
}

/**
 * Asks an address by an email whether an account may move there; where it has one of its own, its owner is told instead.
 * Of a staff member who asks for a customer there is no session that would stay (`token` null). Returns false where it was asked too often.
 */
export async function askNewAddress(
  db: Queryable,
  { customerId, email, token, lanId }: { customerId: number; email: string; token: string | null; lanId: number },
): Promise<boolean> {
  const due = await requestEmail(db, { kind: "account", emailSha256: mailboxDigest(email) });
  const taken = (await customerWithEmail(db, email)) !== null;
  const link = randomBytes(24).toString("base64url");
  if (!due) return false;
  // The same statements either way, so that an answer takes as long for an address that has an account.
  await addChangeLink(db, {
    customerId: taken ? 0 : customerId,
    linkSha256: tokenDigest(link),
    newEmail: email,
    sessionSha256: tokenDigest(token ?? randomBytes(24).toString("base64url")),
    lanId,
  });
  await writeEmails(db, [
    taken
      ? { kind: "accountExists", recipient: email, lanId, content: { asked: "change" } }
      : { kind: "changeEmail", recipient: email, lanId, content: { link } },
  ]);
  return true;
}

/**
 * Moves an account to the address its link was sent to, which is proven by that. Every session but the one that
 * asked ends, and so do the links and temporary passwords sent to the address before; its owner is told there.
 */
export async function followChange(
  db: Queryable,
  {
    customer_id: customerId,
    email,
    new_email: newEmail,
    session_sha256: session,
    lan_id: lanId,
  }: LinkedAccount & { new_email: string },
): Promise<void> {
  if (!(await moveAccount(db, { customerId, email, newEmail }))) return;
  await endSessions(db, customerId, session);
  await writeEmails(db, [
    { kind: "emailChanged", recipient: email, lanId: lanId ?? languages[0].lanId, content: { email: newEmail } },
  ]);
}
