import type { Queryable } from "./queryable.ts";

/** Where a reader of the changed cache tags stands: the last transaction and row it has taken. */
export interface CacheTagCursor {
  tx: string;
  changeId: number;
}

/** Records that these cache tags changed; pages that read them become stale once the transaction commits. */
export async function invalidateCacheTags(db: Queryable, cacheTags: readonly string[]): Promise<void> {
  if (cacheTags.length === 0) return;
  await db.query("INSERT INTO changed_facts (fact) SELECT DISTINCT unnest($1::text[])", [cacheTags]);
}

/**
 * Returns the cache tags changed since a cursor and the new cursor. Takes rows of transactions older than
 * every running one only, in commit-safe order, so none is ever jumped over. `waiting`: there are cache tags
 * of finished transactions behind one that still runs, whose end nobody will tell.
 */
export async function cacheTagsSince(
  db: Queryable,
  cursor: CacheTagCursor,
): Promise<{ facts: string[]; cursor: CacheTagCursor; waiting: boolean }> {
  const { rows } = await db.query<{ tx: string; change_id: number; fact: string; certain: boolean }>({
    name: "cache-tags-since",
    text: `WITH ${horizon} SELECT tx::text, change_id, fact, tx < horizon.oldest AS certain FROM changed_facts, horizon
      WHERE (tx, change_id) > ($1::xid8, $2::bigint) ORDER BY changed_facts.tx, change_id`,
    values: [cursor.tx, cursor.changeId],
  });
  const certain = rows.filter((row) => row.certain);
  const last = certain.at(-1);
  return {
    facts: [...new Set(certain.map((row) => row.fact))],
    cursor: last === undefined ? cursor : { tx: last.tx, changeId: last.change_id },
    waiting: certain.length < rows.length,
  };
}

/**
 * Returns a text that differs from every one answered before as soon as another cache tag is there to be read:
 * the last certain one, and how many are not certain yet. What is read after it is as new as it, or newer.
 */
export async function cacheTagsVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "cache-tags-version",
    text: `WITH ${horizon} SELECT concat_ws('-',
        (SELECT concat_ws('-', tx::text, change_id) FROM changed_facts WHERE tx < (SELECT oldest FROM horizon) ORDER BY changed_facts.tx DESC, change_id DESC LIMIT 1),
        (SELECT count(*) FROM changed_facts WHERE tx >= (SELECT oldest FROM horizon))) AS version`,
  });
  return rows[0]!.version;
}

/** Returns a text that is another one once a menu, a Config entry, what stands at the shop's front or a text of it has changed: what every page shows around its own. */
export async function layoutVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "layout-version",
    // The number tells what the highest alone would not: an earlier row that commits later.
    text: `SELECT concat_ws(' ', count(*), max(change_id), (SELECT sum(version) FROM changed_texts)) AS version
      FROM changed_facts WHERE fact IN ('menu', 'config', 'front')`,
  });
  return rows[0]!.version;
}

/** True of a cursor that lies ahead of the database: one that was behind took over from the one it was read from, and will give the same numbers again. */
export async function isAhead(db: Queryable, { tx }: CacheTagCursor): Promise<boolean> {
  const { rows } = await db.query<{ ahead: boolean }>({
    name: "cache-tags-ahead",
    text: "SELECT $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) AS ahead",
    values: [tx],
  });
  return rows[0]!.ahead;
}

/** Returns a cursor that stands at now: cache tags of transactions that finish later come after it. */
export async function cacheTagsNow(db: Queryable): Promise<CacheTagCursor> {
  const { rows } = await db.query<{ tx: string }>(`WITH ${horizon} SELECT oldest::text AS tx FROM horizon`);
  return { tx: rows[0]!.tx, changeId: 0 };
}

/**
 * The oldest transaction that runs, or the next to come. Those of other databases on the same server write
 * no cache tags of ours: without this, their nightly work would hold up our prerendering. Only one that is known to
 * be another database's is left out.
 */
const horizon = `horizon AS MATERIALIZED (
  SELECT coalesce(
    (SELECT min(running) FROM pg_snapshot_xip(pg_current_snapshot()) AS running WHERE NOT EXISTS (
      SELECT FROM pg_locks JOIN pg_stat_activity AS a USING (pid)
      WHERE locktype = 'transactionid' AND mode = 'ExclusiveLock' AND granted AND transactionid = running::xid
        AND a.datid <> (SELECT oid FROM pg_database WHERE datname = current_database()))),
    pg_snapshot_xmax(pg_current_snapshot())) AS oldest)`;
