import type { LinkedKind } from "../../domain/content/front.ts";
import { type LanCode, languageCalled } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";
import type { Queryable } from "../queryable.ts";

/** Something of the shop that has a page, as links name it. */
export interface FoundTarget {
  kind: LinkedKind;
  id: number;
  name: string;
  /** Its page is shown. */
  shown: boolean;
}

interface Row {
  kind: string;
  id: number;
  name: string;
  shown: boolean;
}

/** A category's name may hold markup. */
function foundOf({ kind, id, name, shown }: Row): FoundTarget {
  return { kind: kind as LinkedKind, id, name: withoutHtml(name), shown };
}

const named = `
  SELECT 'category' AS kind, category_id AS id, category_name::jsonb AS name, true AS shown FROM categories
  UNION ALL SELECT 'page', page_id, page_name::jsonb, NOT draft OR (SELECT opened_at IS NULL FROM shop) FROM pages
  UNION ALL SELECT 'look', look_id, look_name::jsonb, EXISTS (SELECT FROM look_products JOIN products USING (product_id) WHERE look_products.look_id = looks.look_id AND shown) FROM looks
  UNION ALL SELECT 'manufacturer', manufacturer_id, jsonb_build_object('pl', manufacturer_name), true FROM manufacturers
  UNION ALL SELECT 'product', product_id, product_name::jsonb, shown FROM products`;

const saidName = "coalesce(nullif(name ->> $1, ''), name ->> 'pl')";

/** Returns what of the shop has a page and words in its name, of every kind the first few that are shown, or of one kind alone. */
export async function targetsNamed(
  db: Queryable,
  { q, kind, lanCode, most }: { q: string; kind: LinkedKind | null; lanCode: LanCode; most: number },
): Promise<FoundTarget[]> {
  const { rows } = await db.query<Row>(
    `SELECT kind, id, name, shown FROM (
       SELECT kind, id, ${saidName} AS name, shown, row_number() OVER (PARTITION BY kind ORDER BY ${saidName}, id) AS nth
       FROM (${named}) AS everything
       WHERE shown AND ($3::text IS NULL OR kind = $3) AND position(lower($2) IN lower(${saidName})) > 0
         AND EXISTS (SELECT FROM paths WHERE paths.kind = everything.kind AND paths.entity_id = everything.id)
     ) AS found WHERE nth <= $4 ORDER BY kind, name, id`,
    [lanCode, q, kind, most],
  );
  return rows.map(foundOf);
}

/** Returns the same of these; what is gone is not among them. */
export async function targetsById(
  db: Queryable,
  keys: readonly { kind: LinkedKind; id: number }[],
  lanCode: LanCode,
): Promise<FoundTarget[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<Row>(
    `SELECT DISTINCT everything.kind, everything.id, ${saidName} AS name, shown FROM (${named}) AS everything
     JOIN unnest($2::text[], $3::bigint[]) AS wanted (kind, id) USING (kind, id)`,
    [lanCode, keys.map(({ kind }) => kind), keys.map(({ id }) => id)],
  );
  return rows.map(foundOf);
}

/** Returns the paths, in a language, of those of these whose pages are shown, by `kind:id`. */
export async function pathsOfTargets(
  db: Queryable,
  keys: readonly { kind: LinkedKind; id: number }[],
  lanCode: LanCode,
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ kind: string; id: number; path: string }>(
    `SELECT DISTINCT everything.kind, everything.id, path FROM (${named}) AS everything
     JOIN unnest($1::text[], $2::bigint[]) AS wanted (kind, id) USING (kind, id)
     JOIN paths ON paths.kind = everything.kind AND paths.entity_id = everything.id AND paths.lan_id = $3
     WHERE shown`,
    [keys.map(({ kind }) => kind), keys.map(({ id }) => id), languageCalled(lanCode).lanId],
  );
  return new Map(rows.map(({ kind, id, path }) => [`${kind}:${id}`, path]));
}
