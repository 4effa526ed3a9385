/** What the operator API refuses, in the shape of RFC 9457; people read the code's text in their own language, written on the client. */
import * as v from "valibot";

/** Each code with the status it is sent with. */
export const problemStatus = {
  MALFORMED: 400,
  KEY_MISSING: 400,
  SIGNED_OUT: 401,
  SIGN_IN_FAILED: 401,
  FORBIDDEN: 403,
  STEP_UP: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  UNDER_WAY: 409,
  RETURN_ENDED: 409,
  COMPLAINT_ANSWERED: 409,
  COMPLAINT_ACCEPTED: 409,
  COMPLAINT_UNDECIDED: 409,
  RETURN_EMPTY: 409,
  ALREADY_STAFF: 409,
  LAST_OWNER: 409,
  NAME_TAKEN: 409,
  LAST_WAY_IN: 409,
  PASSKEY_KNOWN: 409,
  STATE_NOT_REACHABLE: 409,
  MONEY_UNTOLD: 409,
  FINAL: 409,
  UNDONE: 409,
  EMAIL_SENT: 409,
  DOCUMENT_MADE: 409,
  POINTS_EARNED: 409,
  GOODS_GONE: 409,
  CODE_USED_UP: 409,
  POINTS_GONE: 409,
  ORDER_UNPAID: 409,
  MORE_THAN_LEFT: 409,
  NOTHING_TO_GIVE_BACK: 409,
  OTHER_PAYMENT: 409,
  TRANSFER_NOT_READY: 409,
  SHOP_ACCOUNT_MISSING: 409,
  NO_ADDRESS: 409,
  EMAIL_LEFT: 409,
  EMAIL_NOT_REPEATABLE: 409,
  EMAIL_NOT_STORED: 409,
  MONEY_NOT_AWAITED: 409,
  LINE_CHANGED: 409,
  ALREADY_PACKED: 409,
  PARCEL_SENT: 409,
  PARCEL_HERE: 409,
  NOT_SOLD: 409,
  GOODS_SHORT: 409,
  NOTHING_LEFT: 409,
  DELIVERY_UNAVAILABLE: 409,
  HELD_FOR_MONEY: 409,
  CODE_REFUSED: 409,
  SHOP_CLOSED: 409,
  LINK_ENDED: 410,
  VERSION_OLD: 412,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  KEY_REUSED: 422,
  PIECES_WRONG: 422,
  EMAIL_INVALID: 422,
  PASSWORD_LENGTH: 422,
  PASSWORD_COMMON: 422,
  CODE_WRONG: 422,
  PASSKEY_REFUSED: 422,
  CHALLENGE_ENDED: 422,
  TRACKING_WITHOUT_SENT: 422,
  NOTHING_TO_SETTLE: 422,
  SUM_WRONG: 422,
  ACCOUNT_WRONG: 422,
  NOT_DOMESTIC: 422,
  TAGS_FULL: 422,
  MESSAGE_UNFILLED: 422,
  PICTURE_UNREADABLE: 422,
  TOO_MANY_PIECES: 422,
  NOTHING_CHANGED: 422,
  POINT_REQUIRED: 422,
  FIELD_WRONG: 422,
  VERSION_MISSING: 428,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  SHOP_BUSY: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as ProblemCode[];

/** Under what every problem is named; nothing lies there. */
export const problemType = (code: ProblemCode): string => `urn:bruk:problem:${code}`;

/** The body of a refusal, sent as `application/problem+json`. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  code: v.picklist(problemCodes),
  /** JSON pointer into the body, or the name of a parameter: what is wrong, as with MALFORMED. */
  at: v.optional(v.string()),
  /** Seconds to wait, with TOO_MANY_REQUESTS. */
  wait: v.optional(v.number()),
  /** With VERSION_OLD: what the record is now, and who changed what of it when. */
  changed: v.optional(
    v.object({
      version: v.string(),
      by: v.nullable(v.string()),
      at: v.nullable(v.string()),
      fields: v.array(v.string()),
    }),
  ),
});
export type Problem = v.InferOutput<typeof problem>;
