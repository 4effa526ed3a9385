import { randomBytes } from "node:crypto";
import { addCustomer, bookPoints } from "../../src/database/customer/customers.ts";
import type { Queryable } from "../../src/database/queryable.ts";
import { openSession } from "../../src/database/customer/sessions.ts";
import { tokenDigest } from "../../src/flows/order/order-shopper.ts";

/** What a person writes into the order form. */
export interface Person {
  email: string;
  phone: string;
  shippingFirstName: string;
  shippingLastName: string;
  shippingStreet: string;
  shippingPostCode: string;
  shippingCity: string;
  /** Country id of the specification's list. */
  shippingCountry: string;
}

/** What a company that wants an invoice writes into the order form beside a person's own. */
export const companyForm = {
  invoice: true,
  paymentName: "Żółw sp. z o.o.",
  paymentNip: "5260250274",
  paymentCity: "Łódź",
  paymentStreet: "Piotrkowska 1",
  paymentPostCode: "90-001",
  paymentCountry: "2",
};

/** What an address's text fields are called in the order form, in the order a shopper fills them. */
export const addressFields = [
  "email",
  "phone",
  "shippingFirstName",
  "shippingLastName",
  "shippingStreet",
  "shippingPostCode",
  "shippingCity",
] as const;

/** Lives in Kraków and orders hoodies. */
export const kasia: Person = {
  email: "kasia@przyklad.pl",
  phone: "+48 600 100 200",
  shippingFirstName: "Kasia",
  shippingLastName: "Wójcik",
  shippingStreet: "Kamienna 7/3",
  shippingPostCode: "31-403",
  shippingCity: "Kraków",
  shippingCountry: "2",
};

/** Lives in Brno and reads Czech. */
export const tomas: Person = {
  email: "tomas@priklad.cz",
  phone: "+420 601 200 300",
  shippingFirstName: "Tomáš",
  shippingLastName: "Dvořák",
  shippingStreet: "Křenová 12",
  shippingPostCode: "602 00",
  shippingCity: "Brno",
  shippingCountry: "1",
};

/** Lives in Leeds and reads English. */
export const emma: Person = {
  email: "emma@example.co.uk",
  phone: "+44 7700 900123",
  shippingFirstName: "Emma",
  shippingLastName: "O'Neill",
  shippingStreet: "4 Kirkgate",
  shippingPostCode: "LS1 6BY",
  shippingCity: "Leeds",
  shippingCountry: "3",
};

/** Someone like Kasia nobody has met yet: an e-mail of their own. */
export function anybody(person: Person = kasia): Person {
  return { ...person, email: `gosc-${randomBytes(6).toString("hex")}@przyklad.pl` };
}

export interface BuiltCustomer {
  customerId: number;
  /** Of an open session. */
  token: string;
  person: Person;
}

/** Gives a person an account with points and an open session; unverified where asked. */
export async function addAccount(
  db: Queryable,
  { person = anybody(), points = 0, verified = true }: { person?: Person; points?: number; verified?: boolean } = {},
): Promise<BuiltCustomer> {
  const customerId = await addCustomer(db, {
    email: person.email,
    passwordHash: null,
    verified,
    contactData: { ...person },
  });
  if (customerId === null) throw new Error(`${person.email} has an account already`);
  if (points > 0) await bookPoints(db, { customerId, change: points, reason: "operator" });
  return { customerId, token: await addSession(db, customerId), person };
}

/** Opens another session of a customer, as another browser would; returns its token. */
export async function addSession(db: Queryable, customerId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await openSession(db, customerId, tokenDigest(token));
  return token;
}
