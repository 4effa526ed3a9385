import { spellingOf } from "../../domain/content/redirect.ts";
import type { EntityPath } from "../catalogue/paths.ts";
import type { Queryable } from "../queryable.ts";

/** Where an address leads that somebody has given. */
export interface GivenRedirect {
  id: number;
  /** With a slash in front, as `to`. */
  from: string;
  /** Where it leads now; null: what it led to has no page any more. */
  to: string | null;
  /** Where it led when it was given. */
  toThen: string;
  hits: number;
  /** `2026-12-01`. */
  lastHitOn: string | null;
  givenAt: Date;
}

interface Row {
  redirect_id: number;
  from_path: string;
  to_path: string;
  kind: string | null;
  now_path: string | null;
  hits: number;
  last_hit_on: string | null;
  given_at: Date;
}

const given = `SELECT r.redirect_id, r.from_path, r.to_path, r.kind, p.path AS now_path, r.hits, r.last_hit_on::text AS last_hit_on, r.given_at
  FROM given_redirects r LEFT JOIN paths p USING (kind, entity_id, lan_id)`;

/** Returns where addresses lead that hold these words, or whose target does, the newest first; and how many there are in all. */
export async function givenRedirects(
  db: Queryable,
  { q, after, limit }: { q: string; after: number | null; limit: number },
): Promise<{ redirects: GivenRedirect[]; total: number }> {
  const { rows } = await db.query<Row>(
    `${given} WHERE position(lower($1) IN lower('/' || from_path || ' ' || to_path || ' /' || coalesce(p.path, ''))) > 0
       AND ($2::bigint IS NULL OR redirect_id < $2) ORDER BY redirect_id DESC LIMIT $3`,
    [q, after, limit],
  );
  const { rows: counted } = await db.query<{ count: number }>("SELECT count(*)::int AS count FROM given_redirects");
  return { redirects: rows.map(givenOf), total: counted[0]!.count };
}

/** Returns those of these numbers, locked until the transaction ends. */
export async function lockRedirects(db: Queryable, ids: readonly number[]): Promise<GivenRedirect[]> {
  const { rows } = await db.query<Row>(
    `${given} WHERE redirect_id = ANY ($1::bigint[]) ORDER BY redirect_id FOR UPDATE OF r`,
    [ids],
  );
  return rows.map(givenOf);
}

/** Returns which of these spellings were given somewhere to lead. */
export async function givenAmong(db: Queryable, spellings: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ spelling: string }>(
    "SELECT spelling FROM given_redirects WHERE spelling = ANY ($1)",
    [spellings],
  );
  return new Set(rows.map(({ spelling }) => spelling));
}

/** An address, and where it is to lead: a page of the shop's own, or whatever a thing's page is. */
export interface NewRedirect {
  from: string;
  to: string;
  entity: EntityPath | null;
}

/** Has addresses lead elsewhere; returns their numbers by their spellings. One that was given meanwhile has none. */
export async function addGiven(db: Queryable, redirects: readonly NewRedirect[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ redirect_id: number; spelling: string }>(
    `INSERT INTO given_redirects (spelling, from_path, to_path, kind, entity_id, lan_id)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::smallint[])
     ON CONFLICT DO NOTHING RETURNING redirect_id, spelling`,
    [
      redirects.map(({ from }) => spellingOf(from)),
      redirects.map(({ from }) => from.slice(1)),
      redirects.map(({ to }) => to),
      redirects.map(({ entity }) => entity?.kind ?? null),
      redirects.map(({ entity }) => entity?.entity_id ?? null),
      redirects.map(({ entity }) => entity?.lan_id ?? null),
    ],
  );
  return new Map(rows.map(({ redirect_id, spelling }) => [spelling, redirect_id]));
}

/** Takes these back. */
export async function dropRedirects(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.query("DELETE FROM given_redirects WHERE redirect_id = ANY ($1::bigint[])", [ids]);
}

/** Returns where an address leads now, with a slash in front, and counts that it was asked for; null: nowhere. */
export async function followRedirect(db: Queryable, path: string): Promise<string | null> {
  if (path.length > 500 || path.includes("\0")) return null;
  const { rows } = await db.query<{ to_path: string; kind: string | null; now_path: string | null }>({
    name: "follow-redirect",
    text: `UPDATE given_redirects r SET hits = hits + 1, last_hit_on = (now() AT TIME ZONE 'Europe/Warsaw')::date WHERE spelling = $1
      RETURNING to_path, kind, (SELECT path FROM paths p WHERE p.kind = r.kind AND p.entity_id = r.entity_id AND p.lan_id = r.lan_id) AS now_path`,
    values: [spellingOf(path)],
  });
  return rows[0] === undefined ? null : nowOf(rows[0]);
}

function givenOf(row: Row): GivenRedirect {
  return {
    id: row.redirect_id,
    from: `/${row.from_path}`,
    to: nowOf(row),
    toThen: row.to_path,
    hits: row.hits,
    lastHitOn: row.last_hit_on,
    givenAt: row.given_at,
  };
}

function nowOf({ kind, to_path, now_path }: Pick<Row, "kind" | "to_path" | "now_path">): string | null {
  if (kind === null) return to_path;
  return now_path === null ? null : `/${now_path}`;
}
