/** Bodies of the calls about an account (specification, point 7; the others are ours): a token is sent in the body, never in an address. */
import * as v from "valibot";
import { wireEmail, wireLine, wireSecret, wireText } from "./wire-text.ts";

const lanId = v.optional(v.union([v.number(), v.string()]), 1);
const token = wireSecret(200);
const password = wireSecret(128);
const email = wireEmail;
const text = (longest: number) =>
  v.pipe(
    v.optional(v.nullable(wireLine(longest)), ""),
    v.transform((value) => value ?? ""),
  );
const id = v.pipe(v.union([wireText(20), v.pipe(v.number(), v.safeInteger())]), v.transform(String));

export const loginBody = v.object({ login: wireEmail, password, lanId });
export const tokenBody = v.object({ token, lanId });
export const registerBody = v.object({
  email,
  password,
  shippingFirstName: text(100),
  terms: v.optional(v.nullable(v.boolean()), false),
  newsletter: v.optional(v.nullable(v.boolean()), false),
  lanId,
});
export const emailBody = v.object({ email, lanId });
/** `?openAccount`, ours: by the random key that its order was sent with. */
export const openAccountBody = v.object({ orderKey: v.pipe(wireText(64), v.regex(/^[A-Za-z0-9_-]{16,64}$/)), lanId });
export const changePasswordBody = v.object({
  token,
  oldPassword: v.optional(v.nullable(password), null),
  newPassword: password,
  lanId,
});
/** The password is null where the account has none: it was opened by a sign-in provider. */
export const closeAccountBody = v.object({ token, password: v.nullable(password), lanId });
export const changeEmailBody = v.object({ token, email, password: v.nullable(password), lanId });
export const newsletterBody = v.object({ token, on: v.boolean(), lanId });

const contactData = v.object({
  phone: text(40),
  shippingFirstName: text(100),
  shippingLastName: text(100),
  shippingStreet: text(200),
  shippingPostCode: text(20),
  shippingCity: text(100),
  shippingCountry: v.optional(v.nullable(id), "2"),
  invoice: v.optional(v.nullable(v.boolean()), false),
  paymentName: text(200),
  paymentNip: text(30),
  paymentStreet: text(200),
  paymentPostCode: text(20),
  paymentCity: text(100),
  paymentCountry: v.optional(v.nullable(id), null),
});
export const saveUserDataBody = v.object({ token, contactData, lanId });
/** What a customer keeps of the order form, under its names; the e-mail is the account's. */
export type ContactData = v.InferOutput<typeof contactData>;

/** What the shop says of the customer who is logged in. */
export interface UserData {
  contactData: Record<string, unknown>;
  points: number;
  /** The e-mail is proven. */
  verified: boolean;
  newsletter: "on" | "waiting" | "off";
  /** The session was begun with a temporary password: a new one is chosen without naming the old. */
  choosePassword: boolean;
  /** False for an account that is only ever opened by a sign-in provider. */
  hasPassword: boolean;
}
