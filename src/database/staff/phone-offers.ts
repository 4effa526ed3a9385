import type { Queryable } from "../queryable.ts";

export interface PhoneOfferRow {
  staff_id: number;
  ends_at: Date;
  state: "offered" | "claimed" | "confirmed" | "refused";
  numbers: number[];
  number: number;
  agent: string | null;
  network: string | null;
}

const columns = "staff_id, ends_at, state, numbers, number, agent, network";

/** Writes an offer that holds for so many seconds; one the person made before ends. Returns when it ends. */
export async function saveOffer(
  db: Queryable,
  offer: { staffId: number; tokenSha256: Buffer; seconds: number; numbers: readonly number[]; number: number },
): Promise<Date> {
  await db.query("DELETE FROM staff_phone_offers WHERE staff_id = $1", [offer.staffId]);
  const { rows } = await db.query<{ ends_at: Date }>(
    "INSERT INTO staff_phone_offers (staff_id, token_sha256, ends_at, numbers, number) VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5) RETURNING ends_at",
    [offer.staffId, offer.tokenSha256, offer.seconds, offer.numbers, offer.number],
  );
  return rows[0]!.ends_at;
}

/** Returns somebody's offer while it holds, locked until the transaction ends. */
export async function offerOf(db: Queryable, staffId: number): Promise<PhoneOfferRow | null> {
  const { rows } = await db.query<PhoneOfferRow>(
    `SELECT ${columns} FROM staff_phone_offers WHERE staff_id = $1 AND ends_at > now() FOR UPDATE`,
    [staffId],
  );
  return rows[0] ?? null;
}

/** Takes an offer that nobody has taken yet; returns it, or null. */
export async function claimOffer(
  db: Queryable,
  claim: { tokenSha256: Buffer; secretSha256: Buffer; agent: string; network: string },
): Promise<PhoneOfferRow | null> {
  const { rows } = await db.query<PhoneOfferRow>(
    `UPDATE staff_phone_offers SET state = 'claimed', secret_sha256 = $2, agent = $3, network = $4 WHERE token_sha256 = $1 AND state = 'offered' AND ends_at > now() RETURNING ${columns}`,
    [claim.tokenSha256, claim.secretSha256, claim.agent, claim.network],
  );
  return rows[0] ?? null;
}

/** Records whether the number was told that the phone shows. */
export async function judgeOffer(db: Queryable, staffId: number, state: "confirmed" | "refused"): Promise<void> {
  await db.query("UPDATE staff_phone_offers SET state = $2 WHERE staff_id = $1", [staffId, state]);
}

/** Returns the offer a phone has taken, by its secret, locked until the transaction ends; null once it is refused or over. */
export async function offerTakenBy(db: Queryable, secretSha256: Buffer): Promise<PhoneOfferRow | null> {
  const { rows } = await db.query<PhoneOfferRow>(
    `SELECT ${columns} FROM staff_phone_offers WHERE secret_sha256 = $1 AND state IN ('claimed', 'confirmed') AND ends_at > now() FOR UPDATE`,
    [secretSha256],
  );
  return rows[0] ?? null;
}

/** Removes an offer that has become a session. */
export async function endOffer(db: Queryable, staffId: number): Promise<void> {
  await db.query("DELETE FROM staff_phone_offers WHERE staff_id = $1", [staffId]);
}
