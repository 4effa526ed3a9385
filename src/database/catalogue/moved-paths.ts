import { type LanCode, languageCalled, languages } from "../../domain/language.ts";
import { addressParts } from "../../domain/catalogue/category-form.ts";
import { rootId } from "./entity-paths.ts";
import type { EntityKey } from "./paths.ts";
import type { Queryable } from "../queryable.ts";

/** The last part of an address in each language: '' in Polish, it has no page; in another, it follows from the name. */
export type Slugs = Record<LanCode, string>;

/** The addresses of something, as they stand. */
export interface Address {
  path: string;
  /** False: it follows from the name. */
  given: boolean;
}

/** Returns the addresses something has, by language. */
export async function addressesOf(
  db: Queryable,
  { kind, entity_id }: EntityKey,
): Promise<Partial<Record<LanCode, Address>>> {
  const { rows } = await db.query<Address & { lan_id: number }>(
    "SELECT path, given, lan_id FROM paths WHERE kind = $1 AND entity_id = $2",
    [kind, entity_id],
  );
  const byLanguage = new Map(rows.map(({ lan_id, path, given }) => [lan_id, { path, given }]));
  return Object.fromEntries(
    languages.flatMap(({ lanCode, lanId }) => (byLanguage.has(lanId) ? [[lanCode, byLanguage.get(lanId)!]] : [])),
  );
}

/** Returns how these addresses stand in a form. */
export function slugsOf(addresses: Partial<Record<LanCode, Address>>): Slugs {
  const said = (lanCode: LanCode) => {
    const address = addresses[lanCode];
    return address === undefined || (lanCode !== "pl" && !address.given) ? "" : addressParts(address.path).slug;
  };
  return { pl: said("pl"), en: said("en"), cz: said("cz") };
}

/** Returns a category with all below it. */
export async function withBelow(db: Queryable, categoryId: number): Promise<number[]> {
  const { rows } = await db.query<{ category_id: number }>(
    `WITH RECURSIVE below AS (
       SELECT $1::bigint AS category_id UNION SELECT c.category_id FROM below JOIN categories c ON c.category_parent_id = below.category_id
     ) SELECT category_id FROM below`,
    [categoryId],
  );
  return rows.map((row) => row.category_id);
}

/** Returns how the addresses of what lies in a category begin, in a language; '' right under the root in Polish. */
export async function addressBelow(db: Queryable, categoryId: number, lanCode: LanCode): Promise<string> {
  const { rows } = await db.query<{ path: string | null; slug: string }>(
    `WITH RECURSIVE above AS (
       SELECT category_id, category_parent_id, category_url, 0 AS height FROM categories WHERE category_id = $1
       UNION ALL SELECT c.category_id, c.category_parent_id, c.category_url, height + 1 FROM above JOIN categories c ON c.category_id = above.category_parent_id WHERE height < 100
     )
     SELECT p.path, category_url AS slug FROM above LEFT JOIN paths p ON p.kind = 'category' AND p.entity_id = category_id AND p.lan_id = $2
     WHERE category_id <> $3 ORDER BY height DESC`,
    [categoryId, languageCalled(lanCode).lanId, rootId],
  );
  // A heading of the menu has no address; below it the names of the files stand for it.
  return rows.reduce(
    (above, { path, slug }) => (path?.endsWith("/") === true ? path : `${above}${slug}/`),
    lanCode === "pl" ? "" : `${lanCode}/`,
  );
}

/** Returns whether an address is nobody else's, and none that the shop needs itself. */
export async function isFreeAddress(db: Queryable, path: string, { kind, entity_id }: EntityKey): Promise<boolean> {
  const { rows } = await db.query<{ free: boolean }>(
    `SELECT split_part(lower($1::text), '/', CASE WHEN lower($1::text) ~ '^(en|cz)/.' THEN 2 ELSE 1 END) <> ALL (reserved_segments())
       AND NOT EXISTS (SELECT FROM paths WHERE lower(rtrim(path, '/')) = lower(rtrim($1::text, '/')) AND (kind, entity_id) <> ($2, $3::bigint)) AS free`,
    [path, kind, entity_id],
  );
  return rows[0]!.free;
}

interface Move {
  kind: "category" | "manufacturer";
  /** Those whose addresses may begin so: itself, and all below it. */
  ids: readonly number[];
  from: string;
  to: string;
}

/**
 * Has the addresses that begin like one begin like another, those that follow from names excepted; old ones lead to new
 * ones. Returns false, moving none, where another has one of them or the shop needs it itself.
 */
export async function moveAddresses(db: Queryable, { kind, ids, from, to }: Move): Promise<boolean> {
  const moved = `SELECT path, $4::text || substr(path, length($3::text) + 1) AS wanted FROM paths WHERE kind = $1 AND entity_id = ANY ($2::bigint[]) AND given AND starts_with(path, $3)`;
  const values = [kind, ids, from, to];
  const { rows } = await db.query<{ clash: boolean }>(
    `WITH moved AS (${moved}) SELECT EXISTS (
       SELECT FROM moved WHERE length(wanted) > 400 OR split_part(lower(wanted), '/', CASE WHEN lower(wanted) ~ '^(en|cz)/.' THEN 2 ELSE 1 END) = ANY (reserved_segments())
         OR EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = lower(rtrim(wanted, '/')) AND p.path NOT IN (SELECT path FROM moved))
     ) AS clash`,
    values,
  );
  if (rows[0]!.clash) return false;
  await db.query(
    `UPDATE paths p SET path = moved.wanted FROM (${moved}) AS moved WHERE p.path = moved.path AND moved.wanted <> moved.path`,
    values,
  );
  return true;
}

/** Gives something an address in one language: one that follows from its name no longer does. */
export async function giveAddress(db: Queryable, { kind, entity_id }: EntityKey, path: string): Promise<void> {
  await db.query(
    `INSERT INTO paths (path, kind, entity_id) VALUES ($1, $2, $3)
     ON CONFLICT (kind, entity_id, lan_id) DO UPDATE SET path = excluded.path, given = true`,
    [path, kind, entity_id],
  );
}

/** Has the address in a language follow from the name again. */
export async function followNameIn(
  db: Queryable,
  { kind, entity_id }: EntityKey,
  lanCode: Exclude<LanCode, "pl">,
): Promise<void> {
  await db.query("DELETE FROM paths WHERE kind = $1 AND entity_id = $2 AND lan_id = $3 AND given", [
    kind,
    entity_id,
    languageCalled(lanCode).lanId,
  ]);
  await db.query("SELECT name_paths($1, ARRAY[$2::bigint])", [kind, entity_id]);
}

/** Takes the addresses of something away. */
export async function takeAddresses(db: Queryable, { kind, entity_id }: EntityKey): Promise<void> {
  await db.query("DELETE FROM paths WHERE kind = $1 AND entity_id = $2", [kind, entity_id]);
}

/** Has the addresses that something has had lead to something else of its kind. */
export async function leadAddressesTo(
  db: Queryable,
  { kind, from, to }: { kind: EntityKey["kind"]; from: number; to: number },
): Promise<void> {
  await db.query("UPDATE earlier_paths SET entity_id = $3 WHERE kind = $1 AND entity_id = $2", [kind, from, to]);
}

/** Holds what is written of categories, brands and addresses until the transaction ends, as an import does. */
export async function holdTree(db: Queryable): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('import', 0))");
}
