/** `POST /sys/json_api?makeOrder` (specification, points 4, 5, 7): its body and its replies. */
import * as v from "valibot";
import type { SignInProof } from "../domain/customer/sign-in.ts";
import { longestToken } from "./sign-in.ts";
import { wireEmail, wireLine, wireLines, wireSecret, wireText as text } from "./wire-text.ts";

const id = v.pipe(v.union([text(20), v.pipe(v.number(), v.safeInteger())]), v.transform(String));
const amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(20), v.regex(/^-?\d{1,9}(\.\d{1,6})?$/)),
]);
const optionalText = (longest: number) => v.optional(v.nullable(wireLine(longest)), "");
const flag = v.optional(v.nullable(v.boolean()), false);

/** A pair per sign-in provider, `user{Social}Id` and `user{Social}Token` (specification, point 7). */
const socialFields = {
  userGoogleId: optionalText(200),
  userGoogleToken: optionalText(longestToken),
  userFacebookId: optionalText(200),
  userFacebookToken: optionalText(longestToken),
};

/** What a link says of itself; of whatever else it says, nothing is held against who follows it. */
const ofLink = v.optional(v.fallback(wireLine(100), ""), "");

/** What browsers keep for somebody else may be anything: what cannot be read is not there. */
const cookie = v.optional(v.fallback(wireLine(600), ""), "");

/** To what of a purchase being told a shopper has agreed, when and to which version of the question; nothing of it is held against who orders. */
const agreed = v.object({
  date: v.pipe(v.string(), v.isoTimestamp()),
  version: v.number(),
  /** The cookies `_ga` and `_ga_…`. */
  analytics: v.optional(v.object({ client: cookie, session: cookie })),
  /** The cookies `_fbp` and `_fbc`. */
  advertising: v.optional(v.object({ browser: cookie, click: cookie })),
});

const orderLine = v.object({
  productId: id,
  productName: optionalText(500),
  a2p: v.optional(v.nullable(id), null),
  key: optionalText(60),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
});

const clientData = v.object({
  phone: optionalText(40),
  email: v.optional(v.nullable(wireEmail), ""),
  shippingFirstName: optionalText(100),
  shippingLastName: optionalText(100),
  shippingCity: optionalText(100),
  shippingStreet: optionalText(200),
  shippingPostCode: optionalText(20),
  shippingCountry: v.optional(v.nullable(id), "2"),
  invoice: flag,
  paymentName: optionalText(200),
  paymentNip: optionalText(30),
  paymentCity: optionalText(100),
  paymentStreet: optionalText(200),
  paymentPostCode: optionalText(20),
  paymentCountry: v.optional(v.nullable(id), null),
  createAccount: flag,
  password: v.optional(v.nullable(wireSecret(128)), ""),
  comment: v.optional(v.nullable(wireLines(2000)), ""),
  terms: flag,
  newsletter: flag,
  ...socialFields,
});

/** The parsed body of makeOrder; unknown fields are dropped. */
export const makeOrderBody = v.object({
  products: v.pipe(
    v.union([v.record(v.string(), orderLine), v.array(orderLine)]),
    v.transform((lines) => Object.values(lines)),
  ),
  shippingId: v.nullable(v.pipe(id, v.transform(Number), v.safeInteger())),
  shippingPoint: v.optional(v.nullable(text(60)), null),
  paymentId: v.nullable(v.pipe(id, v.transform(Number), v.safeInteger())),
  clientData,
  discountCode: v.optional(v.nullable(text(60)), null),
  usedPoints: v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{0,9}$/), v.transform(Number))]),
        v.safeInteger(),
        v.minValue(0),
      ),
    ),
    0,
  ),
  lanId: v.optional(v.union([v.number(), v.string()]), 1),
  currency: v.picklist(["pln", "eur", "gbp", "usd"]),
  summaryRate: amount,
  summaryProducts: amount,
  summaryDiscount: amount,
  summaryPointsDiscount: amount,
  summaryShipping: amount,
  token: v.optional(v.nullable(text(200)), null),
  /** Ours: the shopper declared to be of age; asked for only where a product of the cart wants it. */
  ageConfirmed: flag,
  /** Ours: by which link the shopper came, its `utm_source` and `utm_campaign`. */
  source: ofLink,
  campaign: ofLink,
  /** Ours: null: the shopper has agreed to nothing. */
  agreed: v.optional(v.fallback(v.nullable(agreed), null), null),
  /** Ours: the buyer asked for Ceneo's questionnaire, by this version of the words; asked about only where the shop asks for opinions. */
  opinion: v.optional(v.fallback(v.nullable(v.object({ version: v.number() })), null), null),
  /** Ours: a random key the client repeats until it has an answer (guarantees, point 5). */
  orderKey: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))), null),
});

export type MakeOrder = v.InferOutput<typeof makeOrderBody>;
export type ClientData = MakeOrder["clientData"];

/** Returns the sign-in proof an order was sent with; null where none is, and where a session's token says who orders. */
export function proofSent({ token, clientData }: MakeOrder): SignInProof | null {
  const { userGoogleId, userGoogleToken, userFacebookId, userFacebookToken } = clientData;
  if (token) return null;
  if (userGoogleId && userGoogleToken) return { source: "google", userId: userGoogleId, userToken: userGoogleToken };
  if (userFacebookId && userFacebookToken)
    return { source: "facebook", userId: userFacebookId, userToken: userFacebookToken };
  return null;
}

/** What of the form may be written down: neither the password nor a provider's token. */
export function storable({
  password: _password,
  userGoogleId: _g,
  userGoogleToken: _gt,
  userFacebookId: _f,
  userFacebookToken: _ft,
  ...form
}: ClientData): Omit<ClientData, "password" | keyof typeof socialFields> {
  return form;
}

/** What makeOrder answers. A refusal has `error`, the stable code, and `errorMessage` in the shopper's language. */
export type MakeOrderReply =
  | {
      orderId: string;
      orderInfo: string;
      /** Ours: the page that passes the order on to Ceneo; only where its buyer asked for it. */
      opinionPage?: string;
      accountCreated?: boolean;
      contactData?: Record<string, unknown>;
      token?: string;
    }
  | Refused;

export interface Refused {
  error: string;
  errorMessage: string;
  /** What the refusal is about, where one thing can be named: a cart line's key, a form field. */
  about?: string;
  /** After 'prices changed' and 'sold out': the lines as the shop has them now. */
  products?: unknown[];
  /** After 'points changed': the balance as it is now. */
  points?: number;
}
