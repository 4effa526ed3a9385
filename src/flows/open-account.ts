import { randomBytes } from "node:crypto";
import type { ClientData } from "../contract/order.ts";
import { addCustomer, openSession } from "../database/customers.ts";
import { writeLetters } from "../database/outbox.ts";
import type { Queryable } from "../database/queryable.ts";
import type { OrderShopper } from "./order-shopper.ts";
import { tokenDigest } from "./order-shopper.ts";

export interface OpenedAccount {
  customerId: number;
  token: string;
  contactData: Record<string, unknown>;
}

export interface AccountWish {
  client: ClientData;
  shopper: OrderShopper;
  /** Null: no account was asked for. */
  passwordHash: string | null;
  lanId: number;
}

/**
 * Opens an account beside an order when the shopper asked for one and has none: unverified until the
 * e-mail is proven. Where the e-mail has an account already, the order goes through as a guest's and a
 * letter tells the owner (guarantees, point 12).
 */
export async function openAccount(db: Queryable, { client, shopper, passwordHash, lanId }: AccountWish): Promise<OpenedAccount | null> {
  if (shopper.customer !== null || passwordHash === null) return null;
  const contactData = contactDataOf(client);
  const customerId = await addCustomer(db, { email: shopper.email, passwordHash, verified: false, contactData });
  if (customerId === null) {
    await writeLetters(db, [{ kind: "accountExists", recipient: shopper.email, lanId }]);
    return null;
  }
  const token = randomBytes(32).toString("base64url");
  await openSession(db, customerId, tokenDigest(token));
  return { customerId, token, contactData };
}

/** What an account keeps of the order form, under the form's own names. */
function contactDataOf({ phone, email, shippingFirstName, shippingLastName, shippingCity, shippingStreet, shippingPostCode, shippingCountry, invoice, paymentName, paymentNip, paymentCity, paymentStreet, paymentPostCode, paymentCountry }: ClientData): Record<string, unknown> {
  const shipping = { phone, email, shippingFirstName, shippingLastName, shippingCity, shippingStreet, shippingPostCode, shippingCountry };
  return invoice ? { ...shipping, invoice, paymentName, paymentNip, paymentCity, paymentStreet, paymentPostCode, paymentCountry } : shipping;
}
