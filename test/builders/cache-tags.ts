import type { Queryable } from "../../src/database/queryable.ts";
import { type CacheTagCursor, cacheTagsNow, cacheTagsSince } from "../../src/database/cache-tags.ts";

/** Returns a cursor behind which nothing of before is told again. */
export async function settledCursor(db: Queryable): Promise<CacheTagCursor> {
  return (await settledCacheTags(db, await cacheTagsNow(db))).cursor;
}

/**
 * Returns the cache tags changed since a cursor, once no transaction runs before any of them: the database's own
 * housekeeping, and that of the other databases on its server, run transactions too.
 */
export async function settledCacheTags(
  db: Queryable,
  from: CacheTagCursor,
): Promise<{ facts: string[]; cursor: CacheTagCursor }> {
  const cacheTags: string[] = [];
  for (let found = await cacheTagsSince(db, from); ; found = await cacheTagsSince(db, found.cursor)) {
    cacheTags.push(...found.facts);
    if (!found.waiting) return { facts: [...new Set(cacheTags)], cursor: found.cursor };
  }
}
