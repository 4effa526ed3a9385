import type { LanId } from "../../domain/language.ts";
import type { EntityKey, EntityKind } from "./paths.ts";
import type { Queryable } from "../queryable.ts";

/** A path in another language than Polish, as a file says it. */
export interface SaidPath extends EntityKey {
  lan_id: LanId;
  /** '': it follows from the name. */
  path: string;
  row: number;
  /** True: by the end of the import it would follow from something else than before. */
  renamed: boolean;
}

/** What a file says of paths in other languages, for this transaction. */
export const saidPathsTable =
  "CREATE TEMP TABLE said_paths (kind text, entity_id bigint, lan_id smallint, path text, row integer, renamed boolean) ON COMMIT DROP";

const sameKey = "p.kind = s.kind AND p.entity_id = s.entity_id AND p.lan_id = s.lan_id";

/**
 * Gives things of one kind the paths a file says, before they are renamed or have a Polish one, so that none is made for
 * them meanwhile; one that cannot be given is told by `settleSaidPaths`. Returns the ids of those that have another path than before.
 */
export async function sayPaths(db: Queryable, said: readonly SaidPath[]): Promise<number[]> {
  const [first] = said;
  if (first === undefined) return [];
  await db.query("INSERT INTO said_paths SELECT * FROM jsonb_populate_recordset(NULL::said_paths, $1::jsonb)", [
    JSON.stringify(said),
  ]);
  return takeSaid(
    db,
    first.kind,
    said.map(({ entity_id }) => entity_id),
  );
}

/** Does the same for the staged products, known and new. */
export async function sayProductPaths(db: Queryable): Promise<number[]> {
  const { rowCount } = await db.query(
    `INSERT INTO said_paths (kind, entity_id, lan_id, path, row, renamed)
     SELECT 'product', s.product_id, CASE said.key WHEN 'en' THEN 2 ELSE 6 END, said.value, s.row, jsonb_strip_nulls(p.product_name || s.name) <> p.product_name::jsonb
     FROM staged s JOIN products p USING (product_id), jsonb_each_text(s.other_urls) AS said`,
  );
  return rowCount === 0 ? [] : takeSaid(db, "product", null);
}

/** `ids`: null for all of the kind. What leaves its path does so first, so that two may change theirs. */
async function takeSaid(db: Queryable, kind: EntityKind, ids: readonly number[] | null): Promise<number[]> {
  await db.query("ANALYZE said_paths");
  const these = "s.kind = $1 AND ($2::bigint[] IS NULL OR s.entity_id = ANY ($2))";
  const { rows: gone } = await db.query<{ entity_id: number }>(
    `DELETE FROM paths p USING said_paths s WHERE ${these} AND ${sameKey} AND CASE WHEN s.path = '' THEN p.given ELSE p.path <> s.path END RETURNING p.entity_id`,
    [kind, ids],
  );
  const { rows: placed } = await db.query<{ entity_id: number }>(
    `INSERT INTO paths (path, kind, entity_id)
     SELECT DISTINCT ON (lower(rtrim(s.path, '/'))) s.path, s.kind, s.entity_id FROM said_paths s
     WHERE ${these} AND s.path <> '' AND split_part(lower(s.path), '/', 2) <> ALL (reserved_segments()) AND NOT EXISTS (SELECT FROM paths p WHERE ${sameKey})
     ORDER BY lower(rtrim(s.path, '/')), s.row ON CONFLICT DO NOTHING RETURNING entity_id`,
    [kind, ids],
  );
  await db.query(
    `UPDATE paths p SET given = true FROM said_paths s WHERE ${these} AND ${sameKey} AND s.renamed AND p.path = s.path AND NOT p.given`,
    [kind, ids],
  );
  return [...new Set([...gone, ...placed].map(({ entity_id }) => entity_id))];
}

/** A path that a file says and nothing of it can have: it begins as the shop's own do, its thing has no page, or another has it. */
export interface PathClash {
  row: number;
  path: string;
  why: "reserved" | "pageless" | "taken";
}

/**
 * Names anew what is to follow from its name, lets go of the names' own paths that a file only repeats, and returns what
 * it says that cannot be. Once everything is named and has its Polish path.
 */
export async function settleSaidPaths(db: Queryable): Promise<PathClash[]> {
  await db.query(
    `SELECT name_paths(kind, array_agg(DISTINCT entity_id)) FROM said_paths s WHERE path = '' AND NOT EXISTS (SELECT FROM paths p WHERE ${sameKey}) GROUP BY kind`,
  );
  await db.query(
    `UPDATE paths p SET given = false
     FROM (SELECT s.kind, array_agg(DISTINCT s.entity_id) AS ids FROM said_paths s JOIN paths p ON ${sameKey} AND p.path = s.path AND p.given GROUP BY s.kind) AS said,
       LATERAL wanted_paths(said.kind, said.ids) AS w
     WHERE p.kind = said.kind AND p.entity_id = w.entity_id AND p.lan_id = w.lan_id AND p.given AND follows_name(p.path, w.stem, w.tail)`,
  );
  const { rows } = await db.query<PathClash>(
    `SELECT s.row, s.path, CASE WHEN split_part(lower(s.path), '/', 2) = ANY (reserved_segments()) THEN 'reserved' WHEN polish.path IS NULL THEN 'pageless' ELSE 'taken' END AS why
     FROM said_paths s LEFT JOIN paths p ON ${sameKey} AND p.path = s.path LEFT JOIN paths polish ON polish.kind = s.kind AND polish.entity_id = s.entity_id AND polish.lan_id = 1
     WHERE s.path <> '' AND (p.path IS NULL OR polish.path IS NULL) ORDER BY s.row`,
  );
  return rows;
}
