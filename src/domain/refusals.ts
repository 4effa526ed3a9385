import { filledIn, textIn } from "./dictionary/dictionaries.ts";
import { languageOf } from "./language.ts";
import { fieldLabel, fieldNames } from "./order/order-form-fields.ts";
import type { Fill } from "./translations.ts";

/**
 * Every 'no' the server says. A code goes out as `error`, and its text, `REFUSAL_…` of the dictionary, as `errorMessage`:
 * what happened and the way on (guarantees, point 15). Server only: the browser shows the text it is sent.
 */
export const refusalCodes = [
  "SHOP_CLOSED",
  "EMPTY_CART",
  "TOO_MANY_LINES",
  "UNKNOWN_PRODUCT",
  "UNKNOWN_VARIANT",
  "VARIANT_REQUIRED",
  "SOLD_OUT",
  "QUANTITY_LIMIT",
  "PRICES_CHANGED",
  "ZONE_MISSING",
  "PAYMENTS_OFF",
  "COUNTRY_PAYMENTS_OFF",
  "COUNTRIES_OFF",
  "COUNTRY_OFF",
  "PAYMENT_UNAVAILABLE",
  "SHIPPING_UNAVAILABLE",
  "PARCEL_TOO_HEAVY",
  "LOCKER_PHONE",
  "POINT_REQUIRED",
  "POINT_UNKNOWN",
  "POINT_NO_PAYMENT",
  "CODE_UNKNOWN",
  "CODE_EXPIRED",
  "CODE_NOT_YET",
  "CODE_ENDED",
  "CODE_CUSTOMER_LIMIT",
  "CODE_FIRST_ORDER",
  "CODE_USED_UP",
  "CODE_CONDITIONS",
  "POINTS_NOT_YOURS",
  "POINTS_TOO_FEW",
  "FIELD_INVALID",
  "TERMS_REQUIRED",
  "SALE_HALTED",
  "DROP_LIMIT",
  "PRODUCT_NOT_ONLINE",
  "PRODUCT_COUNTRY_BLOCKED",
  "AGE_CONFIRMATION",
  "LOGIN_FAILED",
  "LOGINS_USED_UP",
  "SOCIAL_REFUSED",
  "SOCIAL_UNREACHABLE",
  "SOCIAL_NO_ACCOUNT",
  "SOCIAL_ACCOUNT_EXISTS",
  "PASSWORD_WRONG",
  "EMAIL_SAME",
  "SIGN_IN_AGAIN",
  "PASSWORD_LENGTH",
  "PASSWORD_COMMON",
  "ACCOUNT_TERMS",
  "ACCOUNT_FIELD",
  "TOKEN_ENDED",
  "KEY_REUSED",
  "TOO_MANY_UNPAID",
  "EMAIL_INVALID",
  "MESSAGE_INCOMPLETE",
  "WITHDRAWAL_INCOMPLETE",
  "WITHDRAWAL_NO_PIECES",
  "COMPLAINT_INCOMPLETE",
  "PHOTOS_UNREADABLE",
  "IN_STOCK_NOW",
  "NOT_ON_SALE",
  "REVIEW_INCOMPLETE",
  "REVIEW_LINK_ENDED",
  "REVIEW_NOT_BOUGHT",
  "INVOICE_UNKNOWN",
  "ORDER_UNKNOWN",
  "MALFORMED",
  "TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "SHOP_BUSY",
  "SERVER_ERROR",
  "FORBIDDEN_ORIGIN",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Returns a refusal's text in a language (Polish for an unknown id), its placeholders filled; a form field
 * given as `field` is called by its label. Placeholders: `count` in TOO_MANY_LINES, QUANTITY_LIMIT and
 * SOLD_OUT (what is left; with 0 it is said to be sold out), `productName` in SOLD_OUT and in what limits a product's sale, `why` in SALE_HALTED, `count` and `held` in DROP_LIMIT, `country` in
 * PRODUCT_COUNTRY_BLOCKED, `field` in FIELD_INVALID and ACCOUNT_FIELD, `seconds` to wait in TOO_MANY_REQUESTS and LOGINS_USED_UP.
 */
export function refusalText(code: RefusalCode, lanId: unknown, fill: Fill = {}): string {
  const { lanCode } = languageOf(lanId);
  const field = fieldNames.find((name) => name === fill["field"]);
  const spoken = {
    ...fill,
    ...(field !== undefined && { field: textIn(lanCode, fieldLabel(field)) }),
    ...(fill["seconds"] !== undefined && { wait: waitSaid(Number(fill["seconds"])) }),
  };
  if (code === "SOLD_OUT" && fill["count"] === 0) return filledIn(lanCode, "REFUSAL_SOLD_OUT_NOTHING_LEFT", spoken);
  if (code === "TOO_MANY_REQUESTS" && fill["seconds"] !== undefined)
    return filledIn(lanCode, "REFUSAL_TOO_MANY_REQUESTS_FOR", spoken);
  return filledIn(lanCode, `REFUSAL_${code}`, spoken);
}

/** A time to wait, in units that are the same in every language: `20 s`, `15 min`. */
function waitSaid(seconds: number): string {
  return seconds < 100 ? `${seconds}\u00a0s` : `${Math.ceil(seconds / 60)}\u00a0min`;
}
