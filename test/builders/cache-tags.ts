import type { Queryable } from "../../src/database/queryable.ts";
import { type FactCursor, factsNow, factsSince } from "../../src/database/cache-tags.ts";

/** Answers a cursor behind which nothing of before is told again. */
export async function settledCursor(db: Queryable): Promise<FactCursor> {
  return (await settledFacts(db, await factsNow(db))).cursor;
}

/**
 * Answers the facts changed since a cursor, once no transaction runs before any of them: the database's own
 * housekeeping, and that of the other databases on its server, run transactions too.
 */
export async function settledFacts(db: Queryable, from: FactCursor): Promise<{ facts: string[]; cursor: FactCursor }> {
  const facts: string[] = [];
  for (let found = await factsSince(db, from); ; found = await factsSince(db, found.cursor)) {
    facts.push(...found.facts);
    if (!found.waiting) return { facts: [...new Set(facts)], cursor: found.cursor };
  }
}
