import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { lockCountry, saveCountry } from "../../database/delivery/countries.ts";
import { lockZone } from "../../database/delivery/delivery-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";

/** What is changed of a country; what is not named stays. */
export interface CountryChange {
  /** The zone it is in; null: none, nothing goes there. */
  zone?: number | null;
  /** Why the shop does not deliver there, '' where nobody has said; null: it does. */
  offBecause?: string | null;
}

export type ChangedCountry =
  | { kind: "changed" | "as it was" }
  | { kind: "unknown"; what: "country" | "zone" }
  /** Somebody else has changed it: this is their version. */
  | { kind: "old"; version: number };

/**
 * Changes how a country is delivered to, in the caller's transaction, on the version somebody has seen (null: whatever it
 * is); pages that name what it costs follow.
 */
export async function changeCountry(
  db: Queryable,
  { which, version, ...change }: CountryChange & { which: Parameters<typeof lockCountry>[1]; version: number | null },
  log: Log,
): Promise<ChangedCountry> {
  const row = await lockCountry(db, which);
  if (row === null) return { kind: "unknown", what: "country" };
  if (version !== null && version !== row.version) return { kind: "old", version: row.version };
  const was = {
    zone: row.zone_id === null ? null : Number(row.zone_id),
    offBecause: row.offered ? null : (row.off_because ?? ""),
  };
  const now = { ...was, ...change };
  if (now.zone === was.zone && now.offBecause === was.offBecause) return { kind: "as it was" };
  if (now.zone !== null && (await lockZone(db, String(now.zone))) === null) return { kind: "unknown", what: "zone" };
  await saveCountry(db, {
    country_id: row.country_id,
    zone_id: now.zone === null ? null : String(now.zone),
    offered: now.offBecause === null,
    off_because: now.offBecause || null,
  });
  await invalidateCacheTags(db, ["config"]);
  const touched = (Object.keys(was) as (keyof typeof was)[]).filter((name) => was[name] !== now[name]);
  await log({
    act: "changeCountry",
    entity: "country",
    entityId: row.country_id,
    part: "country",
    version: row.version + 1,
    before: Object.fromEntries(touched.map((name) => [name, was[name]])),
    after: Object.fromEntries(touched.map((name) => [name, now[name]])),
  });
  return { kind: "changed" };
}

/** Switches delivery to a country off, with the reason, or on (`because` null) by the command line; returns whether there is one of that code. */
export async function offerCountry(
  pool: Pool,
  { code, because }: { code: string; because: string | null },
): Promise<boolean> {
  const changed = await inTransaction(pool, (db) =>
    changeCountry(db, { which: { code }, version: null, offBecause: because }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  return changed.kind !== "unknown";
}
