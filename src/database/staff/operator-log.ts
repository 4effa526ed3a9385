import type { Currency } from "../../domain/money.ts";
import type { LogEntity } from "../../domain/staff/log-entities.ts";
import type { Queryable } from "../queryable.ts";

/** Somebody who works here, or a key of another program. */
export type StaffActor =
  | { kind: "person"; staffId: number; sessionId: number | null; network: string }
  | { kind: "key"; keyId: number; network: string };

/** Who did something to the shop. */
export type Actor = StaffActor | { kind: "commandLine" } | { kind: "system" } | { kind: "baselinker"; network: string };

/** What was done, as the record's history keeps it. Nothing personal of a buyer stands in it: it stays for ever. */
export interface LoggedAct {
  /** As the route is called. */
  act: string;
  entity: LogEntity;
  entityId: number;
  part?: string;
  /** Which version of that part it made; absent where the part counts none, and of orders, which say it themselves. */
  version?: number;
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
  /** The number of the act it takes back. */
  undoOf?: number;
}

/** Writes down an act of somebody who is known already. */
export type Log = (logged: LoggedAct) => Promise<unknown>;

/** Writes down an act, in the transaction of what it did and after it; returns its number. */
export async function logAct(db: Queryable, actor: Actor, logged: LoggedAct): Promise<number> {
  const person = actor.kind === "person" ? actor : null;
  const { rows } = await db.query<{ entry_id: number }>(
    `INSERT INTO operator_log (actor_kind, staff_id, session_id, network, act, entity, entity_id, part, before, after, key_id, undo_of, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING entry_id`,
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
      logged.undoOf ?? null,
      logged.version ?? null,
    ],
  );
  return rows[0]!.entry_id;
}

/**
 * Writes down what a command of the command line has done that no route does: the command with what it was given, nothing
 * personal in it. Of what is no record of its own the shop is said.
 */
export async function logCommand(
  db: Queryable,
  command: string,
  of: Pick<LoggedAct, "entity" | "entityId"> = { entity: "shop", entityId: 1 },
): Promise<void> {
  await logAct(db, { kind: "commandLine" }, { act: "useCommand", ...of, after: { command } });
}

/** Returns whether an act was taken back, be it by one on another record. */
export async function wasUndone(db: Queryable, entryId: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM operator_log WHERE undo_of = $1 LIMIT 1", [entryId]);
  return rowCount === 1;
}

export interface LogEntry {
  entry_id: number;
  at: Date;
  entity: LoggedAct["entity"];
  entity_id: string;
  /** Which version of its part of the record it made; null: that part counts none. */
  version: number | null;
  /** The act it took back. */
  undo_of: number | null;
  staff_id: number | null;
  actor_kind: Actor["kind"];
  /** What a person or a key is called; a person by e-mail where they have said no name. */
  by: string | null;
  act: string;
  part: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const entryColumns = `l.entry_id, l.at, l.entity, l.entity_id, l.version, l.undo_of, l.staff_id, l.actor_kind, coalesce(nullif(s.name, ''), s.email, k.name) AS by, l.act, l.part, l.before, l.after`;

/** Returns an act; null: there is none of this number. Until the transaction ends nobody else is given it. */
export async function lockAct(db: Queryable, entryId: number): Promise<LogEntry | null> {
  const { rows } = await db.query<LogEntry>(
    `SELECT ${entryColumns}
     FROM operator_log l LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id) WHERE l.entry_id = $1 FOR UPDATE OF l`,
    [entryId],
  );
  return rows[0] ?? null;
}

/** Returns what was done to a record, first things first; of one part where one is named. */
export async function historyOf(
  db: Queryable,
  { entity, entityId, part = null }: { entity: LoggedAct["entity"]; entityId: number; part?: string | null },
): Promise<LogEntry[]> {
  const { rows } = await db.query<LogEntry>(
    `SELECT ${entryColumns}
     FROM operator_log l LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id) WHERE l.entity = $1 AND l.entity_id = $2 AND ($3::text IS NULL OR l.part = $3) ORDER BY l.entry_id`,
    [entity, String(entityId), part],
  );
  return rows;
}

/** A record of the log, and from which of its acts on. */
interface RecordSince {
  entity: LoggedAct["entity"];
  entityId: string;
  entryId: number;
}

/** Returns what was done to each of these records from an act of its on, first things first. */
export async function actsSince(db: Queryable, records: readonly RecordSince[]): Promise<LogEntry[]> {
  const { rows } = await db.query<LogEntry>(
    `SELECT ${entryColumns}
     FROM unnest($1::text[], $2::text[], $3::bigint[]) AS r (entity, entity_id, entry_id)
       JOIN operator_log l ON l.entity = r.entity AND l.entity_id = r.entity_id AND l.entry_id >= r.entry_id
       LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     ORDER BY l.entry_id`,
    [
      records.map(({ entity }) => entity),
      records.map(({ entityId }) => entityId),
      records.map(({ entryId }) => entryId),
    ],
  );
  return rows;
}

/** Returns which of these acts were taken back, be it by one on another record. */
export async function undoneOf(db: Queryable, entryIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query<{ undo_of: number }>("SELECT undo_of FROM operator_log WHERE undo_of = ANY ($1)", [
    entryIds,
  ]);
  return new Set(rows.map(({ undo_of }) => undo_of));
}

/** Returns who has done an act on a record last; there must be one. */
export async function lastActorOf(
  db: Queryable,
  { entity, entityId, act }: Pick<LoggedAct, "entity" | "entityId" | "act">,
): Promise<StaffActor> {
  const { rows } = await db.query<{
    staff_id: number | null;
    session_id: number | null;
    network: string | null;
    key_id: number | null;
  }>(
    "SELECT staff_id, session_id, network, key_id FROM operator_log WHERE entity = $1 AND entity_id = $2 AND act = $3 ORDER BY entry_id DESC LIMIT 1",
    [entity, String(entityId), act],
  );
  const { staff_id: staffId, session_id: sessionId, network, key_id: keyId } = rows[0]!;
  return keyId === null
    ? { kind: "person", staffId: staffId!, sessionId, network: network ?? "" }
    : { kind: "key", keyId, network: network ?? "" };
}

/** Which entries of the log: null is any. */
export interface LogFilter {
  entity: string | null;
  entityId: string | null;
  kind: LogEntry["actor_kind"] | null;
  /** The number of the person or the key. */
  actorId: number | null;
  act: string | null;
}

/** Returns the newest entries of the log before one (null: of all) that a filter leaves, each with the currency of the order it is about. */
export async function latestActs(
  db: Queryable,
  { entity, entityId, kind, actorId, act }: LogFilter,
  { before, most }: { before: number | null; most: number },
): Promise<(LogEntry & { currency: Currency | null })[]> {
  const { rows } = await db.query<LogEntry & { currency: Currency | null }>(
    `SELECT ${entryColumns},
       (SELECT currency FROM orders WHERE order_id = CASE l.entity WHEN 'order' THEN l.entity_id::bigint
         WHEN 'return' THEN (SELECT order_id FROM returns WHERE return_id = l.entity_id::bigint)
         WHEN 'complaint' THEN (SELECT order_id FROM complaints WHERE complaint_id = l.entity_id::bigint) END) AS currency
     FROM operator_log l LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     WHERE ($1::text IS NULL OR l.entity = $1) AND ($2::text IS NULL OR l.entity_id = $2) AND ($3::bigint IS NULL OR l.entry_id < $3)
       AND ($5::text IS NULL OR l.actor_kind = $5) AND ($5 IS DISTINCT FROM 'person' OR l.staff_id = $6) AND ($5 IS DISTINCT FROM 'key' OR l.key_id = $6)
       AND ($7::text IS NULL OR l.act = $7)
     ORDER BY l.entry_id DESC LIMIT $4`,
    [entity, entityId, before, most, kind, actorId, act],
  );
  return rows;
}

/** Returns everybody the log may name: who works here or did, then keys, held or ended. */
export async function possibleActors(db: Queryable): Promise<{ kind: "person" | "key"; id: number; name: string }[]> {
  const { rows } = await db.query<{ kind: "person" | "key"; id: number; name: string }>(
    `SELECT 'person' AS kind, staff_id AS id, coalesce(nullif(name, ''), email) AS name FROM staff WHERE joined_at IS NOT NULL
     UNION ALL SELECT 'key', key_id, name FROM operator_keys ORDER BY 1 DESC, 3`,
  );
  return rows;
}
