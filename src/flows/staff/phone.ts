import { randomBytes, randomInt } from "node:crypto";
import {
  claimOffer,
  endOffer,
  judgeOffer,
  offerOf,
  offerTakenBy,
  saveOffer,
} from "../../database/staff/phone-offers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { staffLimits } from "../../domain/staff/ways-in.ts";
import { tokenDigest } from "../order/order-shopper.ts";

/** Offers a phone of somebody a way in: a secret for the QR code, good for 90 seconds and one phone. */
export async function offerPhone(db: Queryable, staffId: number): Promise<{ token: string; endsAt: Date }> {
  const numbers = new Set<number>();
  while (numbers.size < 3) numbers.add(randomInt(100, 1000));
  const token = randomBytes(32).toString("base64url");
  const endsAt = await saveOffer(db, {
    staffId,
    tokenSha256: tokenDigest(token),
    seconds: staffLimits.phoneOfferSeconds,
    numbers: [...numbers],
    number: [...numbers][randomInt(3)]!,
  });
  return { token, endsAt };
}

/** Takes an offer on a phone: the number it shows, and the secret it comes back with; null: it is taken or over. */
export async function claimPhone(
  db: Queryable,
  { token, agent, network }: { token: string; agent: string; network: string },
): Promise<{ number: number; secret: string; endsAt: Date } | null> {
  const secret = randomBytes(32).toString("base64url");
  const offer = await claimOffer(db, {
    tokenSha256: tokenDigest(token),
    secretSha256: tokenDigest(secret),
    agent: agent.slice(0, 300),
    network,
  });
  return offer === null ? null : { number: offer.number, secret, endsAt: offer.ends_at };
}

/** Says which number the phone shows; null: it is not theirs. There is one try. Returns whether it was right, or null where nothing waits for it. */
export async function confirmPhone(db: Queryable, staffId: number, number: number | null): Promise<boolean | null> {
  const offer = await offerOf(db, staffId);
  if (offer?.state !== "claimed") return null;
  const right = number === offer.number;
  await judgeOffer(db, staffId, right ? "confirmed" : "refused");
  return right;
}

/** Returns whose phone may come in now, by its secret, once; `waiting`: nobody has said its number yet; null: it is refused or over. */
export async function phoneComesIn(db: Queryable, secret: string): Promise<number | "waiting" | null> {
  const offer = await offerTakenBy(db, tokenDigest(secret));
  if (offer === null) return null;
  if (offer.state === "claimed") return "waiting";
  await endOffer(db, offer.staff_id);
  return offer.staff_id;
}
