import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  askForNewsletter,
  confirmNewsletter,
  type NewsletterSource,
  subscribeProven,
  subscriptionOf,
} from "../../database/mail/newsletter.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { tokenDigest } from "../order/order-shopper.ts";

/** Which words were consented to, those beside the box or the button; a change of their sense is a new version. */
const consentTo: Record<NewsletterSource, string> = {
  footer: "NEWSLETTER_INVITATION 1",
  order: "FORM_NEWSLETTER 1",
  registration: "FORM_NEWSLETTER 1",
  account: "USERDATA_NEWSLETTER 1",
};

export interface NewsletterInput {
  email: string;
  lanId: number;
  /** Where it was asked for. */
  source: NewsletterSource;
}

/** Begins a newsletter subscription: an email with a link to confirm it. Returns nothing, whether the address is known or not (guarantees, point 10). */
export async function subscribe(pool: Pool, input: NewsletterInput): Promise<void> {
  await inTransaction(pool, (db) => beginSubscription(db, input));
}

/** The same in a transaction that does more: an order whose newsletter box was ticked. */
export async function beginSubscription(db: Queryable, { email, lanId, source }: NewsletterInput): Promise<void> {
  const link = newLink();
  const due = await askForNewsletter(db, {
    email,
    lanId,
    linkSha256: tokenDigest(link),
    consent: consentTo[source],
    source,
  });
  if (due) await writeEmails(db, [{ kind: "newsletterConfirm", recipient: email, lanId, content: { link } }]);
}

/** Confirms the subscription of a link and welcomes its owner, once. Returns whether there is one. */
export async function confirmSubscription(pool: Pool, link: string): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const known = await subscriptionOf(db, tokenDigest(link));
    if (!(await confirmNewsletter(db, tokenDigest(link)))) return false;
    if (known?.confirmed === false)
      await writeEmails(db, [
        { kind: "newsletterWelcome", recipient: known.email, lanId: known.lan_id, content: { link } },
      ]);
    return true;
  });
}

/** Subscribes an account whose e-mail is proven: no second email has to ask. */
export async function subscribeAccount(
  db: Queryable,
  { email, lanId }: Omit<NewsletterInput, "source">,
): Promise<void> {
  const link = newLink();
  const begun = await subscribeProven(db, {
    email,
    lanId,
    linkSha256: tokenDigest(link),
    consent: consentTo.account,
    source: "account",
  });
  if (begun) await writeEmails(db, [{ kind: "newsletterWelcome", recipient: email, lanId, content: { link } }]);
}

function newLink(): string {
  return randomBytes(24).toString("base64url");
}
