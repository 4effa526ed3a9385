import { createHash } from "node:crypto";
import type { RuntimeError } from "../domain/runtime-error.ts";
import type { Queryable } from "./queryable.ts";

/** An error as the operator lists it; `count` is how often it was told. */
export interface RuntimeErrorRow extends RuntimeError {
  error_id: number;
  build_id: string;
  build_date: string;
  count: number;
  first_seen: Date;
  last_seen: Date;
}

/** Which build of the shop runs when the error is told. */
export interface RunningBuild {
  buildId: string;
  buildDate: string;
}

/** Records an error: the same message in the same component is counted, with what its newest report says. */
export async function recordRuntimeError(
  db: Queryable,
  error: RuntimeError,
  { buildId, buildDate }: RunningBuild,
): Promise<void> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([error.message, error.component]))
    .digest();
  await db.query({
    name: "record-runtime-error",
    text: `INSERT INTO runtime_errors AS known (fingerprint, message, component, stack, url, browser, build_id, build_date) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (fingerprint) DO UPDATE SET stack = excluded.stack, url = excluded.url, browser = excluded.browser,
        build_id = excluded.build_id, build_date = excluded.build_date, count = known.count + 1, last_seen = now()`,
    values: [fingerprint, error.message, error.component, error.stack, error.url, error.browser, buildId, buildDate],
  });
}

/** Returns the errors told since a moment, the newest first. */
export async function runtimeErrorsSince(db: Queryable, since: Date): Promise<RuntimeErrorRow[]> {
  const { rows } = await db.query<RuntimeErrorRow>(
    `SELECT error_id, message, component, stack, url, browser, build_id, build_date, count, first_seen, last_seen
     FROM runtime_errors WHERE last_seen >= $1 ORDER BY last_seen DESC, error_id DESC LIMIT 1000`,
    [since],
  );
  return rows;
}

/** Forgets errors not told for 90 days, and all but the newest few thousand, whatever somebody sends. Returns how many. */
export async function pruneRuntimeErrors(db: Queryable, most = 5000): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM runtime_errors WHERE last_seen < now() - interval '90 days'
       OR error_id IN (SELECT error_id FROM runtime_errors ORDER BY last_seen DESC, error_id DESC OFFSET $1)`,
    [most],
  );
  return rowCount ?? 0;
}
