import { allConfig, saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";

export interface Opening {
  /** The build of the storefront that is being opened. */
  build: string;
  analyticsId: string | undefined;
  analyticsUrl: string;
  now: Date;
}

/**
 * Keeps in Config what this start brings: the build with the day it was first opened (`build_date`,
 * specification, point 3), and whom the settings name for analytics. Pages follow where something changed.
 */
export async function recordOpening(
  pool: Pool,
  { build, analyticsId = "", analyticsUrl, now }: Opening,
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('record-opening', 0))");
    const before = await allConfig(db);
    const fresh = before["build_id"] === build ? {} : { build_id: build, build_date: now.toISOString() };
    const wanted = { ...fresh, analytics_id: analyticsId, analytics_url: analyticsUrl };
    const changed = Object.entries(wanted).filter(([code, content]) => (before[code] ?? "") !== content);
    for (const [code, content] of changed) await saveConfig(db, code, content);
    if (changed.length > 0) await invalidateCacheTags(db, ["config"]);
  });
}
