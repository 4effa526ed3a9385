import { type LanCode, type LanId, languageOf } from "../../domain/language.ts";
import { inTransaction, type Pool } from "../connect.ts";
import { shownPage } from "../content/pages.ts";
import type { Queryable } from "../queryable.ts";
import { hasShownPiece } from "./looks.ts";

export type EntityKind = "category" | "manufacturer" | "product" | "page" | "look";

export interface EntityKey {
  kind: EntityKind;
  entity_id: number;
}

/** A path and whose it is. Its beginning tells its language: `en/` English, `cz/` Czech, any other Polish. */
export interface NamedPath extends EntityKey {
  /** Without the leading slash. */
  path: string;
}

export interface EntityPath extends NamedPath {
  lan_id: LanId;
}

/** Some thousands at a time, so that nobody else waits meanwhile. */
const some = 5000;

/**
 * Takes every path of every entity that is shown, some thousands at a time, as they all were at one moment: the Polish
 * ones first, in each language products last, those of a brand together, for a product's page shows its neighbours.
 * Takes at least once.
 */
export async function takeAllPaths(pool: Pool, take: (entities: EntityPath[]) => void): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query(`DECLARE all_paths NO SCROLL CURSOR FOR ${shownPaths("true")}`);
    for (let taken = some; taken === some;) {
      const { rows } = await db.query<EntityPath>(`FETCH ${some} FROM all_paths`);
      take(rows);
      taken = rows.length;
    }
  });
}

/** Returns a path of each kind of entity in a language: the newest of those. */
export async function onePathOfEach(db: Queryable, lanId: LanId): Promise<string[]> {
  const { rows } = await db.query<{ path: string }>(
    "SELECT DISTINCT ON (kind) path FROM paths WHERE lan_id = $1 ORDER BY kind, entity_id DESC",
    [lanId],
  );
  return rows.map(({ path }) => path);
}

/**
 * Returns, of the same, those at one of these paths, and in all languages those of entities that one of these cache tags
 * (`product:17`) is about, looks with such a product too, whose page comes back with it; costs as much as there are of them.
 */
export async function pathsAmong(
  db: Queryable,
  { paths, facts: cacheTags }: { paths: readonly string[]; facts: readonly string[] },
): Promise<EntityPath[]> {
  const { rows } = await db.query<EntityPath>({
    name: "paths-among",
    text: shownPaths(`path IN (SELECT unnest($1::text[]) UNION
      SELECT p.path FROM unnest($2::text[]) AS fact JOIN paths p ON p.kind = split_part(fact, ':', 1) AND p.entity_id = substring(fact FROM ':(\\d+)$')::bigint UNION
      SELECT p.path FROM unnest($2::text[]) AS fact JOIN look_products ON fact LIKE 'product:%' AND product_id = substring(fact FROM ':(\\d+)$')::bigint
        JOIN paths p ON p.kind = 'look' AND p.entity_id = look_id)`),
    values: [paths, cacheTags],
  });
  return rows;
}

/** A category that is not hidden, an information page that is no draft, a look of which something is shown, or anything else. */
export const notHidden = `CASE kind WHEN 'category' THEN category_is_shown(entity_id) WHEN 'page' THEN EXISTS (SELECT FROM pages WHERE page_id = entity_id AND ${shownPage}) WHEN 'look' THEN ${hasShownPiece("entity_id")} ELSE true END`;

function shownPaths(condition: string): string {
  return `SELECT path, kind, entity_id, lan_id FROM paths LEFT JOIN products ON kind = 'product' AND product_id = entity_id
     WHERE (kind <> 'product' OR shown) AND ${notHidden} AND ${condition} ORDER BY lan_id, kind = 'product', kind, manufacturer_id, entity_id`;
}

/**
 * Returns the entity at a path, at another spelling of it (case, missing slash), or that used to be there: then
 * its `path` differs from the asked one, is in the same language, and the visitor is redirected to it. Never guesses
 * between two.
 */
export async function entityAt(db: Queryable, path: string): Promise<EntityPath | null> {
  // No text in the database holds this sign, and asking for it is an error there.
  if (path.includes("\0")) return null;
  const { rows } = await db.query<EntityPath>({
    name: "entity-at",
    text: `SELECT path, kind, entity_id, lan_id FROM (
        SELECT path, kind, entity_id, lan_id FROM paths WHERE lower(rtrim(path, '/')) = lower(rtrim($1, '/'))
        UNION ALL SELECT to_path, kind, entity_id, lan_id FROM redirects WHERE spelling = lower(rtrim($1, '/'))
      ) AS found WHERE (kind <> 'product' OR EXISTS (SELECT FROM products WHERE product_id = entity_id AND shown)) AND ${notHidden}`,
    values: [path],
  });
  return rows[0] ?? null;
}

/** The same of many paths at once, by their spelling: without case, the slash in front and the last one. */
export async function entitiesAt(db: Queryable, spellings: readonly string[]): Promise<Map<string, EntityPath>> {
  const { rows } = await db.query<EntityPath & { spelling: string }>(
    `SELECT spelling, path, kind, entity_id, lan_id FROM (
       SELECT lower(rtrim(path, '/')) AS spelling, path, kind, entity_id, lan_id FROM paths WHERE lower(rtrim(path, '/')) = ANY ($1)
       UNION ALL SELECT spelling, to_path, kind, entity_id, lan_id FROM redirects WHERE spelling = ANY ($1)
     ) AS found WHERE (kind <> 'product' OR EXISTS (SELECT FROM products WHERE product_id = entity_id AND shown)) AND ${notHidden}`,
    [spellings],
  );
  return new Map(rows.map(({ spelling, ...entity }) => [spelling, entity]));
}

/** Returns the paths of these entities in each language, by `kind:id`; what has no page is not among them. */
export async function pathsInLanguages(
  db: Queryable,
  keys: readonly EntityKey[],
): Promise<Map<string, Record<LanCode, string>>> {
  const { rows } = await db.query<EntityPath>({
    name: "paths-in-languages",
    text: `SELECT path, kind, entity_id, lan_id FROM paths JOIN unnest($1::text[], $2::bigint[]) AS wanted (kind, entity_id) USING (kind, entity_id)`,
    values: [keys.map(({ kind }) => kind), keys.map(({ entity_id }) => entity_id)],
  });
  const found = new Map<string, Record<LanCode, string>>();
  for (const { path, kind, entity_id, lan_id } of rows) {
    const key = `${kind}:${entity_id}`;
    const paths = found.get(key) ?? { pl: "", en: "", cz: "" };
    paths[languageOf(lan_id).lanCode] = path;
    found.set(key, paths);
  }
  return found;
}

/** Returns, of Polish paths, earlier ones too, those of the same entities in another language. */
export async function pathsOfSame(
  db: Queryable,
  polish: readonly string[],
  lanId: LanId,
): Promise<Map<string, string>> {
  if (polish.length === 0) return new Map();
  const { rows } = await db.query<{ polish: string; path: string }>({
    name: "paths-of-same",
    text: `SELECT p.path AS polish, o.path FROM paths p JOIN paths o USING (kind, entity_id) WHERE p.path = ANY ($1) AND o.lan_id = $2
      UNION ALL SELECT polish, o.path FROM unnest($1::text[]) AS polish JOIN redirects r ON r.spelling = lower(rtrim(polish, '/')) JOIN paths o USING (kind, entity_id) WHERE o.lan_id = $2`,
    values: [polish, lanId],
  });
  return new Map(rows.map((row) => [row.polish, row.path]));
}

/**
 * Remembers paths under which entities were known elsewhere, so that they lead to where they are now, those under `en/`
 * and `cz/` in that language; one that an entity has, or had here, stays what it is. Returns how many are new.
 */
export async function rememberEarlierPaths(db: Queryable, entries: readonly NamedPath[]): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO earlier_paths (spelling, path, kind, entity_id, lan_id)
     SELECT lower(rtrim(e.path, '/')), e.path, e.kind, e.id, CASE left(lower(e.path), 3) WHEN 'en/' THEN 2 WHEN 'cz/' THEN 6 ELSE 1 END
     FROM unnest($1::text[], $2::text[], $3::bigint[]) AS e (path, kind, id)
     WHERE NOT EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = lower(rtrim(e.path, '/'))) ON CONFLICT DO NOTHING`,
    [entries.map((entry) => entry.path), entries.map((entry) => entry.kind), entries.map((entry) => entry.entity_id)],
  );
  return rowCount ?? 0;
}

/** Returns how many earlier paths lead to where their entities are now. */
export async function countRedirects(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>("SELECT count(*)::int AS count FROM redirects");
  return rows[0]!.count;
}

/**
 * Gives entities their paths, each in its language; who gets a Polish one has those of the other languages by its name,
 * unless they are given. A path that another entity has is refused by the database.
 */
export async function savePaths(db: Queryable, entries: readonly NamedPath[]): Promise<void> {
  await db.query(
    `INSERT INTO paths (path, kind, entity_id) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
     ON CONFLICT (kind, entity_id, lan_id) DO UPDATE SET path = excluded.path, given = true WHERE paths.path <> excluded.path`,
    [entries.map((entry) => entry.path), entries.map((entry) => entry.kind), entries.map((entry) => entry.entity_id)],
  );
}
