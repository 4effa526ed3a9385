import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  accountOfLink,
  addEmailLink,
  type LinkedAccount,
  proveEmail,
  removeUnprovenAccount,
} from "../../database/mail/email-links.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { followChange } from "./change-email.ts";
import { mailboxDigest, tokenDigest } from "../order/order-shopper.ts";

/** Writes the email that asks an account's owner to confirm the e-mail, in the caller's transaction. */
export async function askToConfirmEmail(
  db: Queryable,
  { customerId, email, lanId }: { customerId: number; email: string; lanId: number },
): Promise<void> {
  const link = randomBytes(24).toString("base64url");
  await addEmailLink(db, customerId, tokenDigest(link));
  await writeEmails(db, [{ kind: "confirmEmail", recipient: email, lanId, content: { link } }]);
}

/** Tells an account's owner that somebody wished to register with the e-mail again, in the caller's transaction, by the statements that ask somebody new to confirm it. */
export async function notifyAccountExists(
  db: Queryable,
  { email, lanId }: { email: string; lanId: number },
): Promise<void> {
  await addEmailLink(db, 0, tokenDigest(randomBytes(24).toString("base64url")));
  await writeEmails(db, [{ kind: "accountExists", recipient: email, lanId, content: { asked: "registration" } }]);
}

/** Sends that email once more, unless one went out just now or too many did today. */
export async function askAgainToConfirmEmail(
  pool: Pool,
  account: { customerId: number; email: string; lanId: number },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    if (await requestEmail(db, { kind: "account", emailSha256: mailboxDigest(account.email) }))
      await askToConfirmEmail(db, account);
  });
}

/** Proves the e-mail of a link's account, or moves it to the address the link was sent to: points and what a guest ordered with it are the account's now (guarantees, point 12). Returns false for an unknown link. */
export async function confirmEmail(pool: Pool, link: string): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const account = await accountOfLink(db, tokenDigest(link));
    if (account !== null && movesTo(account)) await followChange(db, account);
    else if (account !== null && !account.verified) await proveEmail(db, account.customer_id);
    return account !== null;
  });
}

/** Removes the account of a link, which its reader did not open; one whose e-mail is proven stays. Returns whether it is gone. */
export async function disownAccount(pool: Pool, link: string): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const account = await accountOfLink(db, tokenDigest(link));
    return account !== null && account.new_email === null && removeUnprovenAccount(db, account.customer_id);
  });
}

function movesTo(account: LinkedAccount): account is LinkedAccount & { new_email: string } {
  return account.new_email !== null;
}
