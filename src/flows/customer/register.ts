import { inTransaction, type Pool } from "../../database/connect.ts";
import { addCustomer } from "../../database/customer/customers.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { brokenPassword } from "../../domain/customer/password-rules.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { askToConfirmEmail, notifyAccountExists } from "./confirm-email.ts";
import { mailboxDigest } from "../order/order-shopper.ts";
import { hashPassword } from "./passwords.ts";
import { beginSubscription } from "../mail/subscribe.ts";

export interface Registration {
  email: string;
  password: string;
  shippingFirstName: string;
  terms: boolean;
  newsletter: boolean;
  lanId: number;
}

/**
 * Opens an account outside of an order, unverified until its e-mail is proven. Where there is one already, its
 * owner gets an email instead, and who asked is told the same, after the same work (guarantees, points 10 and
 * 12). Returns what is wrong with what was sent, null when nothing is.
 */
export async function register(
  pool: Pool,
  { email, password, shippingFirstName, terms, newsletter, lanId }: Registration,
): Promise<{ code: RefusalCode; about: string } | null> {
  if (!terms) return { code: "ACCOUNT_TERMS", about: "terms" };
  const broken = brokenPassword(password, [email, shippingFirstName]);
  if (broken !== null) return { code: broken, about: "password" };
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (db) => {
    const due = await requestEmail(db, { kind: "account", emailSha256: mailboxDigest(email) });
    const customerId = await addCustomer(db, {
      email,
      passwordHash,
      verified: false,
      contactData: { shippingFirstName },
    });
    if (due && customerId !== null) await askToConfirmEmail(db, { customerId, email, lanId });
    if (due && customerId === null) await notifyAccountExists(db, { email, lanId });
    if (newsletter) await beginSubscription(db, { email, lanId, source: "registration" });
  });
  return null;
}
