import type { CarrierKey } from "../../domain/parcel/label.ts";
import type { Queryable } from "../queryable.ts";

/** Seconds between two questions whether a carrier answers again. */
const pace = 60;

/** Says that a carrier did not answer; since when stays as it was first said. */
export async function recordSilence(db: Queryable, carrier: CarrierKey): Promise<void> {
  await db.query("INSERT INTO silent_carriers (carrier) VALUES ($1) ON CONFLICT DO NOTHING", [carrier]);
}

/** Returns whether a carrier did not answer when it was last asked for something. */
export async function isSilent(db: Queryable, carrier: CarrierKey): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM silent_carriers WHERE carrier = $1", [carrier]);
  return rowCount === 1;
}

/** Takes the turn to ask a silent carrier whether it answers again; returns whether it is this caller's. */
export async function claimQuestion(db: Queryable, carrier: CarrierKey): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE silent_carriers SET asked_at = now() WHERE carrier = $1 AND (asked_at IS NULL OR asked_at <= now() - make_interval(secs => $2))",
    [carrier, pace],
  );
  return rowCount === 1;
}

/** Says that a carrier answers again. */
export async function endSilence(db: Queryable, carrier: CarrierKey): Promise<void> {
  await db.query("DELETE FROM silent_carriers WHERE carrier = $1", [carrier]);
}
