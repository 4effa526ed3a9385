import type { ContactData, UserData } from "../../contract/account.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { type CustomerRow, passwordHashOf, saveContactData } from "../../database/customer/customers.ts";
import { offeredCountries } from "../../database/delivery/delivery.ts";
import { endNewsletterOf, newsletterStateOf } from "../../database/mail/newsletter.ts";
import { isReminderSession } from "../../database/customer/sessions.ts";
import { checkClientData } from "../../domain/order/order-form.ts";
import type { FieldName } from "../../domain/order/order-form-fields.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { beginSubscription, subscribeAccount } from "../mail/subscribe.ts";

/** Returns what the page of a customer's data shows. */
export async function userData(pool: Pool, customer: CustomerRow, token: string): Promise<UserData> {
  return {
    contactData: { email: customer.email, ...customer.contact_data },
    points: customer.verified ? customer.points : 0,
    verified: customer.verified,
    newsletter: await newsletterStateOf(pool, customer.email),
    choosePassword: await isReminderSession(pool, tokenDigest(token)),
    hasPassword: (await passwordHashOf(pool, customer.customer_id)) !== null,
  };
}

/**
 * Keeps an account's contact and invoice data, by the rules of the order form (specification, point 5). The
 * e-mail stays: it is what the account is known by. Returns the first field that is wrong, null when all is kept.
 */
export async function saveUserData(pool: Pool, customer: CustomerRow, sent: ContactData): Promise<FieldName | null> {
  const contactData = { ...sent, email: customer.email };
  const countries = await offeredCountries(pool, "pl");
  const codeOf = (id: string | null | undefined) =>
    countries.find((country) => country.country_id === id)?.country_code ?? null;
  const country_code = codeOf(sent.shippingCountry);
  if (country_code === null) return "shippingCountry";
  const payment_country_code = sent.invoice ? codeOf(sent.paymentCountry) : null;
  if (sent.invoice && payment_country_code === null) return "paymentCountry";
  const wrong = checkClientData(
    { ...contactData, terms: true },
    { country_code, payment_country_code, loggedIn: true },
  );
  if (wrong[0] !== undefined) return wrong[0].field;
  await saveContactData(
    pool,
    customer.customer_id,
    sent.invoice
      ? contactData
      : Object.fromEntries(
          Object.entries(contactData).filter(([name]) => !name.startsWith("payment") && name !== "invoice"),
        ),
  );
  return null;
}

/** Turns the newsletter on or off for an account; where the e-mail is not proven, an email asks first. */
export async function chooseNewsletter(
  pool: Pool,
  customer: CustomerRow,
  { on, lanId }: { on: boolean; lanId: number },
): Promise<UserData["newsletter"]> {
  const { email, verified } = customer;
  return inTransaction(pool, async (db) => {
    if (!on) await endNewsletterOf(db, email);
    else if (verified) await subscribeAccount(db, { email, lanId });
    else await beginSubscription(db, { email, lanId, source: "account" });
    return newsletterStateOf(db, email);
  });
}
