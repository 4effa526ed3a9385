import type { Queryable } from "../queryable.ts";

/** The channel on which changes of records are told of by their number, and who came to one or left by `here:ENTITY:ID`. */
export const recordChannel = "record_changes";

export interface RecordChange {
  change_id: number;
  entity: string;
  entity_id: string;
  part: string | null;
  version: number | null;
  /** What who did it is called; null: a buyer, or the shop itself. */
  by: string | null;
}

const columns =
  "c.change_id, c.entity, c.entity_id, c.part, c.version, coalesce(nullif(s.name, ''), s.email, k.name) AS by";
const joined =
  "record_changes c LEFT JOIN operator_log l USING (entry_id) LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)";

/** Returns changes by their numbers, in their order. */
export async function recordChanges(db: Queryable, ids: readonly number[]): Promise<RecordChange[]> {
  const { rows } = await db.query<RecordChange>(
    `SELECT ${columns} FROM ${joined} WHERE c.change_id = ANY ($1) ORDER BY c.change_id`,
    [ids],
  );
  return rows;
}

/** How many changes are told again at once; more are too many to be worth it. */
const mostAgain = 500;

/**
 * Returns what has changed since a change somebody heard of last, or (null) of late; null: that is not known any more, or
 * too much. What was saved half a minute before is told again: of two that are saved at once the later number may be there first.
 */
export async function changesSince(db: Queryable, changeId: number | null): Promise<RecordChange[] | null> {
  const { rows: known } = await db.query<{ since: Date | null }>(
    "SELECT CASE WHEN $1::bigint IS NULL THEN now() ELSE (SELECT at FROM record_changes WHERE change_id = $1) END - interval '30 seconds' AS since",
    [changeId],
  );
  const since = known[0]!.since;
  if (since === null) return null;
  const { rows } = await db.query<RecordChange>(
    `SELECT ${columns} FROM ${joined} WHERE c.at > $1 ORDER BY c.change_id LIMIT ${mostAgain + 1}`,
    [since],
  );
  return rows.length > mostAgain ? null : rows;
}

/** Forgets changes a day after they were told of. */
export async function forgetRecordChanges(db: Queryable): Promise<void> {
  await db.query("DELETE FROM record_changes WHERE at < now() - interval '1 day'");
}

/** Returns which of these sessions have not ended; it does not count as their use. */
export async function standingSessions(db: Queryable, sessionIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query<{ session_id: number }>(
    `SELECT session_id FROM staff_sessions u JOIN staff s USING (staff_id)
     WHERE session_id = ANY ($1) AND u.used_at > now() - u.idle AND u.ends_at > now() AND s.removed_at IS NULL`,
    [sessionIds],
  );
  return new Set(rows.map(({ session_id }) => session_id));
}
