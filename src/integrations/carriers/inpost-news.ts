import { createHmac, timingSafeEqual, verify } from "node:crypto";
import * as v from "valibot";

/** What InPost's news are signed with, as the contract says: a shared secret, or InPost's own certificate (PEM); '' where it is not the one. */
export interface InpostNewsKeys {
  secret: string;
  certificate: string;
}

interface SignedNews {
  body: Buffer;
  /** Of the headers `x-inpost-signature` and `x-inpost-timestamp`; '' where there is none. */
  signature: string;
  timestamp: string;
}

/** What news are about: numbers of the parcel, and our own reference of it. */
export interface InpostNews {
  numbers: string[];
  references: string[];
}

/**
 * Returns whether news are InPost's own. Which text is signed, the body alone or `timestamp.body`, is chosen by InPost for
 * each client and told to nobody: either holds, and both are always compared.
 */
export function isInpostNews({ body, signature, timestamp }: SignedNews, { secret, certificate }: InpostNewsKeys) {
  const given = Buffer.from(signature, "base64");
  if (given.length === 0) return false;
  const stamped = Buffer.concat([Buffer.from(`${timestamp}.`), body]);
  const held = [body, stamped].map((text) =>
    [secret !== "" && isHmac(text, given, secret), certificate !== "" && isSigned(text, given, certificate)].includes(
      true,
    ),
  );
  return held.includes(true);
}

function isHmac(text: Buffer, given: Buffer, secret: string): boolean {
  const own = createHmac("sha256", secret).update(text).digest();
  return own.length === given.length && timingSafeEqual(own, given);
}

function isSigned(text: Buffer, given: Buffer, certificate: string): boolean {
  try {
    return verify("RSA-SHA256", text, certificate, given);
  } catch {
    return false;
  }
}

const word = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100)), "");

/** ShipX tells of a shipment, the Global API of an event. */
const news = v.object({
  payload: v.fallback(v.object({ shipment_id: word, tracking_number: word }), { shipment_id: "", tracking_number: "" }),
  trackingNumber: word,
  customerReference: word,
});

/** Returns what news are about; null: that cannot be read. */
export function readInpostNews(body: Buffer): InpostNews | null {
  try {
    const read = v.safeParse(news, JSON.parse(body.toString("utf8")));
    if (!read.success) return null;
    const { payload, trackingNumber, customerReference } = read.output;
    const given = [payload.shipment_id, payload.tracking_number, trackingNumber];
    return {
      numbers: given.filter((one) => one !== ""),
      references: [customerReference].filter((one) => /^\d{1,15}-\d{1,15}$/.test(one)),
    };
  } catch {
    return null;
  }
}
