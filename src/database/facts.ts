import type { Queryable } from "./queryable.ts";

/** Where a reader of the changed facts stands: the last transaction and row it has taken. */
export interface FactCursor {
  tx: string;
  changeId: number;
}

/** Notes that these facts changed; pages that read them become stale once the transaction commits. */
export async function noteFacts(db: Queryable, facts: readonly string[]): Promise<void> {
  if (facts.length === 0) return;
  await db.query("INSERT INTO changed_facts (fact) SELECT DISTINCT unnest($1::text[])", [facts]);
}

/**
 * Answers the facts changed since a cursor and the new cursor. Takes rows of transactions older than
 * every running one only, in commit-safe order, so none is ever jumped over. `waiting`: there are facts
 * of finished transactions behind one that still runs, whose end nobody will tell.
 */
export async function factsSince(db: Queryable, cursor: FactCursor): Promise<{ facts: string[]; cursor: FactCursor; waiting: boolean }> {
  const { rows } = await db.query<{ tx: string; change_id: number; fact: string; certain: boolean }>({
    name: "facts-since",
    text: `SELECT tx::text, change_id, fact, tx < pg_snapshot_xmin(pg_current_snapshot()) AS certain FROM changed_facts
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

/** Answers a cursor that stands at now: facts of transactions that finish later come after it. */
export async function factsNow(db: Queryable): Promise<FactCursor> {
  const { rows } = await db.query<{ tx: string }>("SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS tx");
  return { tx: rows[0]!.tx, changeId: 0 };
}
