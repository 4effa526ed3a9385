import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

/** Seconds by which the moment of news may differ from now: what was caught and is sent again later is refused. */
const tolerance = 300;

interface SignedNews {
  body: Buffer;
  /** Of the headers `x-webhook-signature` and `x-webhook-timestamp` (seconds); '' where there is none. */
  signature: string;
  timestamp: string;
}

/** Returns whether news are Packeta's own: an HMAC of `timestamp.body`, as hex or base 64, by the key it has given. */
export function isPacketaNews(
  { body, signature, timestamp }: SignedNews,
  { secret, now }: { secret: string; now: Date },
) {
  if (secret === "" || !/^\d{1,13}$/.test(timestamp)) return false;
  const seconds = Number(timestamp) / (timestamp.length > 10 ? 1000 : 1);
  if (Math.abs(now.getTime() / 1000 - seconds) > tolerance) return false;
  const own = createHmac("sha256", secret)
    .update(Buffer.concat([Buffer.from(`${timestamp}.`), body]))
    .digest();
  const given = Buffer.from(signature, /^[\da-f]{64}$/i.test(signature) ? "hex" : "base64");
  return given.length === own.length && timingSafeEqual(own, given);
}

const word = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100)), "");
const packet = v.object({ id: word, barcode: word });
const news = v.union([
  v.pipe(
    v.object({ status: packet }),
    v.transform(({ status }) => status),
  ),
  v.pipe(
    v.object({ externalStatus: packet }),
    v.transform(({ externalStatus }) => externalStatus),
  ),
]);

/** Returns the numbers of the packet that news are about; null: that cannot be read. */
export function readPacketaNews(body: Buffer): string[] | null {
  try {
    const read = v.safeParse(news, JSON.parse(body.toString("utf8")));
    return read.success ? [read.output.id, read.output.barcode].filter((one) => one !== "") : null;
  } catch {
    return null;
  }
}
