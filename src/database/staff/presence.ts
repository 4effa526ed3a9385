import type { Queryable } from "../queryable.ts";
import { recordChannel } from "./record-changes.ts";

/** A record that somebody has open in a tab. */
export interface Here {
  staffId: number;
  tab: string;
  entity: string;
  entityId: string;
}

/** After so many seconds of silence somebody has gone. */
const silence = 20;

/** Records that somebody has a record open, and tells of it where they had not. */
export async function recordHere(db: Queryable, { staffId, tab, entity, entityId }: Here): Promise<void> {
  const { rows } = await db.query<{ news: boolean }>(
    `WITH before AS (SELECT entity, entity_id FROM staff_presence WHERE staff_id = $1 AND tab = $2),
     noted AS (
       INSERT INTO staff_presence (staff_id, tab, entity, entity_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (staff_id, tab) DO UPDATE SET entity = $3, entity_id = $4, seen_at = now()
     ) SELECT NOT EXISTS (SELECT FROM before WHERE entity = $3 AND entity_id = $4) AS news`,
    [staffId, tab, entity, entityId],
  );
  if (rows[0]!.news) await notifyOf(db, entity, entityId);
}

/** Records that a tab has no record open any more, and tells of it. */
export async function recordGone(db: Queryable, staffId: number, tab: string): Promise<void> {
  const { rows } = await db.query<{ entity: string; entity_id: string }>(
    "DELETE FROM staff_presence WHERE staff_id = $1 AND tab = $2 RETURNING entity, entity_id",
    [staffId, tab],
  );
  for (const { entity, entity_id } of rows) await notifyOf(db, entity, entity_id);
}

/** Takes away who has been silent, and tells of each record they had open. */
export async function forgetSilent(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ entity: string; entity_id: string }>(
    `DELETE FROM staff_presence WHERE seen_at < now() - interval '${silence} seconds' RETURNING entity, entity_id`,
  );
  for (const { entity, entity_id } of rows) await notifyOf(db, entity, entity_id);
}

/** Returns who else has a record open, each once, by name; by e-mail who has said none. */
export async function othersHere(
  db: Queryable,
  { staffId, entity, entityId }: Omit<Here, "tab">,
): Promise<{ staff_id: number; name: string }[]> {
  const { rows } = await db.query<{ staff_id: number; name: string }>(
    `SELECT DISTINCT staff_id, coalesce(nullif(name, ''), email) AS name FROM staff_presence JOIN staff USING (staff_id)
     WHERE entity = $2 AND entity_id = $3 AND staff_id <> $1 AND seen_at > now() - interval '${silence} seconds' AND removed_at IS NULL ORDER BY name, staff_id`,
    [staffId, entity, entityId],
  );
  return rows;
}

async function notifyOf(db: Queryable, entity: string, entityId: string): Promise<void> {
  await db.query("SELECT pg_notify($1, $2)", [recordChannel, `here:${entity}:${entityId}`]);
}
