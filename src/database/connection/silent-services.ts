import type { CarrierKey } from "../../domain/parcel/label.ts";
import type { Queryable } from "../queryable.ts";

/** A service whose silence is remembered: a carrier, or that of the cash registers. */
export type ServiceKey = CarrierKey | "eparagony";

/** Seconds between two questions whether a service answers again. */
const pace = 60;

/** Says that a service did not answer; since when stays as it was first said. */
export async function recordSilence(db: Queryable, service: ServiceKey): Promise<void> {
  await db.query("INSERT INTO silent_services (service) VALUES ($1) ON CONFLICT DO NOTHING", [service]);
}

/** Returns whether a service did not answer when it was last asked for something. */
export async function isSilent(db: Queryable, service: ServiceKey): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM silent_services WHERE service = $1", [service]);
  return rowCount === 1;
}

/** Returns which services are silent and since when, the longest first; those that nothing waits for, and so nobody has asked for an hour, are left out. */
export async function silentServices(db: Queryable): Promise<{ service: ServiceKey; since: Date }[]> {
  const { rows } = await db.query<{ service: ServiceKey; since: Date }>(
    "SELECT service, since FROM silent_services WHERE coalesce(asked_at, since) > now() - interval '1 hour' ORDER BY since, service",
  );
  return rows;
}

/** Takes the turn to ask a silent service whether it answers again; returns whether it is this caller's. The silence of one that nobody has asked for a day begins anew. */
export async function claimQuestion(db: Queryable, service: ServiceKey): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE silent_services SET asked_at = now(), since = CASE WHEN coalesce(asked_at, since) < now() - interval '1 day' THEN now() ELSE since END
     WHERE service = $1 AND (asked_at IS NULL OR asked_at <= now() - make_interval(secs => $2))`,
    [service, pace],
  );
  return rowCount === 1;
}

/** Says that a service answers again. */
export async function endSilence(db: Queryable, service: ServiceKey): Promise<void> {
  await db.query("DELETE FROM silent_services WHERE service = $1", [service]);
}
