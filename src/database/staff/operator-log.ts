import type { Queryable } from "../queryable.ts";

/** Who did something to the shop. */
export type Actor =
  | { kind: "person"; staffId: number; sessionId: number | null; network: string }
  | { kind: "key"; keyId: number; network: string }
  | { kind: "commandLine" }
  | { kind: "system" };

/** What was done, as the record's history keeps it. Nothing personal of a buyer stands in it: it stays for ever. */
export interface LoggedAct {
  /** As the route is called. */
  act: string;
  entity: "order" | "staff" | "key" | "withdrawal" | "return" | "complaint";
  entityId: number;
  part?: string;
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/** Writes down an act of somebody who is known already. */
export type Log = (logged: LoggedAct) => Promise<void>;

/** Writes down an act, in the transaction of what it did. */
export async function logAct(db: Queryable, actor: Actor, logged: LoggedAct): Promise<void> {
  const person = actor.kind === "person" ? actor : null;
  await db.query(
    `INSERT INTO operator_log (actor_kind, staff_id, session_id, network, act, entity, entity_id, part, before, after, key_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      actor.kind,
      person?.staffId ?? null,
      person?.sessionId ?? null,
      "network" in actor ? actor.network : null,
      logged.act,
      logged.entity,
      String(logged.entityId),
      logged.part ?? null,
      logged.before == null ? null : JSON.stringify(logged.before),
      logged.after == null ? null : JSON.stringify(logged.after),
      actor.kind === "key" ? actor.keyId : null,
    ],
  );
}

export interface LogEntry {
  entry_id: number;
  at: Date;
  actor_kind: "person" | "key" | "commandLine" | "system";
  /** What a person or a key is called; a person by e-mail where they have said no name. */
  by: string | null;
  act: string;
  part: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Returns what was done to a record, first things first; of one part where one is named. */
export async function historyOf(
  db: Queryable,
  { entity, entityId, part = null }: { entity: LoggedAct["entity"]; entityId: number; part?: string | null },
): Promise<LogEntry[]> {
  const { rows } = await db.query<LogEntry>(
    `SELECT l.entry_id, l.at, l.actor_kind, coalesce(nullif(s.name, ''), s.email, k.name) AS by, l.act, l.part, l.before, l.after
     FROM operator_log l LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id) WHERE l.entity = $1 AND l.entity_id = $2 AND ($3::text IS NULL OR l.part = $3) ORDER BY l.entry_id`,
    [entity, String(entityId), part],
  );
  return rows;
}

/** Returns the newest entries of the log before one (null: of all), of a kind of record or one record where that is named. */
export async function latestActs(
  db: Queryable,
  {
    entity,
    entityId,
    before,
    most,
  }: { entity: string | null; entityId: string | null; before: number | null; most: number },
): Promise<(LogEntry & { entity: LoggedAct["entity"]; entity_id: string })[]> {
  const { rows } = await db.query<LogEntry & { entity: LoggedAct["entity"]; entity_id: string }>(
    `SELECT l.entry_id, l.at, l.actor_kind, coalesce(nullif(s.name, ''), s.email, k.name) AS by, l.act, l.entity, l.entity_id, l.part, l.before, l.after
     FROM operator_log l LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     WHERE ($1::text IS NULL OR l.entity = $1) AND ($2::text IS NULL OR l.entity_id = $2) AND ($3::bigint IS NULL OR l.entry_id < $3)
     ORDER BY l.entry_id DESC LIMIT $4`,
    [entity, entityId, before, most],
  );
  return rows;
}
