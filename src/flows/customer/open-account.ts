import { randomBytes } from "node:crypto";
import type { ClientData } from "../../contract/order.ts";
import { addCustomer } from "../../database/customer/customers.ts";
import { customerOfIdentity, joinIdentity, lockIdentity } from "../../database/customer/identities.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { openSession } from "../../database/customer/sessions.ts";
import { askToConfirmEmail } from "./confirm-email.ts";
import type { OrderShopper } from "../order/order-shopper.ts";
import { tokenDigest } from "../order/order-shopper.ts";

export interface OpenedAccount {
  customerId: number;
  token: string;
  contactData: Record<string, unknown>;
}

export interface AccountInput {
  client: ClientData;
  shopper: OrderShopper;
  /** Null: no account was asked for. */
  passwordHash: string | null;
  lanId: number;
}

/**
 * Opens an account beside an order when the shopper asked for one and has none: unverified until the
 * e-mail is proven. Where the e-mail has an account already, the order goes through as a guest's and a
 * email tells the owner (guarantees, point 12). Whoever comes from a sign-in provider gets an account without a
 * password, or is logged in to the one that is theirs (point 13).
 */
export async function openAccount(
  db: Queryable,
  { client, shopper, passwordHash, lanId }: AccountInput,
): Promise<OpenedAccount | null> {
  const { identity } = shopper;
  if (identity !== null) {
    await lockIdentity(db, identity);
    const known = await customerOfIdentity(db, identity);
    if (known !== null) return loggedIn(db, known.customer_id, { email: known.email, ...known.contact_data });
  }
  if (shopper.customer !== null || (passwordHash === null && identity === null)) return null;
  const contactData = contactDataOf(client);
  const verified = identity !== null && identity.emailProven && identity.email === shopper.email;
  const customerId = await addCustomer(db, {
    email: shopper.email,
    passwordHash: identity === null ? passwordHash : null,
    verified,
    contactData,
  });
  if (customerId === null) {
    await writeEmails(db, [{ kind: "accountExists", recipient: shopper.email, lanId, content: { asked: "order" } }]);
    return null;
  }
  if (!verified) await askToConfirmEmail(db, { customerId, email: shopper.email, lanId });
  if (identity !== null) await joinIdentity(db, identity, customerId);
  return loggedIn(db, customerId, contactData);
}

async function loggedIn(
  db: Queryable,
  customerId: number,
  contactData: Record<string, unknown>,
): Promise<OpenedAccount> {
  const token = randomBytes(32).toString("base64url");
  await openSession(db, customerId, tokenDigest(token));
  return { customerId, token, contactData };
}

/** Returns what an account keeps of the order form, under the form's own names. */
export function contactDataOf({
  phone,
  email,
  shippingFirstName,
  shippingLastName,
  shippingCity,
  shippingStreet,
  shippingPostCode,
  shippingCountry,
  invoice,
  paymentName,
  paymentNip,
  paymentCity,
  paymentStreet,
  paymentPostCode,
  paymentCountry,
}: ClientData): Record<string, unknown> {
  const shipping = {
    phone,
    email,
    shippingFirstName,
    shippingLastName,
    shippingCity,
    shippingStreet,
    shippingPostCode,
    shippingCountry,
  };
  return invoice
    ? { ...shipping, invoice, paymentName, paymentNip, paymentCity, paymentStreet, paymentPostCode, paymentCountry }
    : shipping;
}
