// One long file: the parts of one page, each read, saved and put back on its version.
import {
  addressIn,
  type PagePart,
  pageParts,
  pagePath,
  type PageText,
  type PlannedTexts,
} from "../../domain/content/information-page.ts";
import { type LanCode, languageOf, languages, type LanId, type Said } from "../../domain/language.ts";
import { slugOf } from "../../domain/slug.ts";
import type { Queryable } from "../queryable.ts";

/** A text in every language; '': not written. */
type InAll = Record<LanCode, string>;

/** What each part of an information page says, as it is written and logged. */
export type PageTextsSaid = Record<PageText, InAll>;
export interface PagePlacingSaid {
  /** Below which page it stands; null: below none. */
  parentId: number | null;
  /** The page before it, of those that stand beside it; null: it is the first. */
  after: number | null;
}
export interface PagePublicationSaid {
  /** It is no draft. */
  shown: boolean;
  /** ISO moment. */
  from: string | null;
}
export interface PagePlanSaid {
  /** What takes the place of its texts by itself, and at which moment, ISO. */
  planned: { texts: PlannedTexts; at: string } | null;
}

/** Which version each part of a page is. */
export type PageVersions = Readonly<Record<PagePart, number>>;

/**
 * Holds a page until the transaction ends, and with it the order and the addresses of all: nobody else makes another
 * version of any part of it. Returns the versions it has; null: there is no such page.
 */
export async function holdPage(db: Queryable, pageId: number): Promise<PageVersions | null> {
  await holdPages(db);
  const { rowCount } = await db.query("SELECT FROM pages WHERE page_id = $1 FOR NO KEY UPDATE", [pageId]);
  return rowCount === 1 ? pageVersions(db, pageId) : null;
}

/** Holds the order and the addresses of all pages until the transaction ends. */
export async function holdPages(db: Queryable): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('pages', 0))");
}

/** Returns which version each part of a page is; a part that was never changed is at 0. */
export async function pageVersions(db: Queryable, pageId: number): Promise<PageVersions> {
  const { rows } = await db.query<{ part: PagePart; version: number }>(
    "SELECT part, version FROM page_versions WHERE page_id = $1",
    [pageId],
  );
  const counted = new Map(rows.map(({ part, version }) => [part, version]));
  return Object.fromEntries(pageParts.map((part) => [part, counted.get(part) ?? 0])) as PageVersions;
}

/** Returns a page's texts in every language; null: there is no such page. */
export async function textsOfPage(db: Queryable, pageId: number): Promise<PageTextsSaid | null> {
  const { rows } = await db.query<{
    page_name: Said;
    content: Said;
    search_title: Said;
    search_description: Said;
    addresses: { lan_id: LanId; path: string }[];
  }>(
    `SELECT page_name, content, search_title, search_description,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('lan_id', lan_id, 'path', path)), '[]') FROM paths WHERE kind = 'page' AND entity_id = page_id AND given) AS addresses
     FROM pages WHERE page_id = $1`,
    [pageId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const given = Object.fromEntries(
    row.addresses.map(({ lan_id, path }) => [languageOf(lan_id).lanCode, addressIn(path)]),
  );
  return {
    name: inAll(row.page_name),
    content: inAll(row.content),
    searchTitle: inAll(row.search_title),
    searchDescription: inAll(row.search_description),
    address: inAll(given),
  };
}

/** Writes a page's texts but its addresses: a language that is empty is not written, Polish excepted. */
export async function savePageTexts(db: Queryable, pageId: number, texts: PageTextsSaid): Promise<void> {
  await db.query(
    "UPDATE pages SET page_name = $2, content = $3, search_title = $4, search_description = $5 WHERE page_id = $1",
    [pageId, ...[texts.name, texts.content, texts.searchTitle, texts.searchDescription].map(written)],
  );
}

/** Gives a page an address in a language, by its end; false: another has it. The one before leads to it. */
export async function givePageAddress(
  db: Queryable,
  { pageId, lanCode, address }: { pageId: number; lanCode: LanCode; address: string },
): Promise<boolean> {
  const path = pagePath(address, lanCode === "pl" ? "" : `${lanCode}/`);
  const { rowCount } = await db.query(
    `UPDATE paths SET path = $3, given = true WHERE kind = 'page' AND entity_id = $1 AND lan_id = $2
     AND NOT EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = lower($3) AND (p.kind, p.entity_id) <> ('page', $1))`,
    [pageId, lanIdOf(lanCode), path],
  );
  return rowCount === 1;
}

/** Has a page's address in a language follow its name from now on. */
export async function letAddressFollow(
  db: Queryable,
  { pageId, lanCode }: { pageId: number; lanCode: LanCode },
): Promise<void> {
  if (lanCode === "pl") {
    await db.query("UPDATE paths SET path = $2, given = false WHERE kind = 'page' AND entity_id = $1 AND lan_id = 1", [
      pageId,
      await freePagePath(db, pageId),
    ]);
    return;
  }
  await db.query("UPDATE paths SET given = false WHERE kind = 'page' AND entity_id = $1 AND lan_id = $2", [
    pageId,
    lanIdOf(lanCode),
  ]);
  await db.query("SELECT name_paths('page', ARRAY[$1::bigint])", [pageId]);
}

/** Returns the first Polish path made of a page's Polish name that nothing else has. */
async function freePagePath(db: Queryable, pageId: number): Promise<string> {
  const texts = await textsOfPage(db, pageId);
  const stem =
    slugOf(texts?.name.pl ?? "")
      .slice(0, 60)
      .replace(/-+$/, "") || "strona";
  const { rows } = await db.query<{ path: string }>(
    `SELECT path FROM (SELECT n, 'page/' || $1 || CASE WHEN n > 1 THEN '-' || n ELSE '' END || '.html' AS path FROM generate_series(1, 1000) AS n) wanted
     WHERE NOT EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = wanted.path AND (p.kind, p.entity_id) <> ('page', $2)) ORDER BY n LIMIT 1`,
    [stem, pageId],
  );
  return rows[0]!.path;
}

/** Adds a draft of this Polish name, the last of all, at an address made of that; returns its number. */
export async function addDraft(db: Queryable, name: string): Promise<number> {
  const { rows } = await db.query<{ page_id: number }>(
    `INSERT INTO pages (page_name, content, position, parent_id, draft)
     SELECT jsonb_build_object('pl', $1::text), '{"pl": ""}', coalesce(max(position), 0) + 1,
       (SELECT page_id FROM pages r WHERE parent_id IS NULL AND EXISTS (SELECT FROM pages c WHERE c.parent_id = r.page_id) ORDER BY position, page_id LIMIT 1), true
     FROM pages RETURNING page_id`,
    [name],
  );
  const pageId = rows[0]!.page_id;
  await db.query("INSERT INTO paths (path, kind, entity_id, given) VALUES ($1, 'page', $2, false)", [
    await freePagePath(db, pageId),
    pageId,
  ]);
  return pageId;
}

/** Returns whether a page may go: it was never shown to shoppers, nothing stands below it, and the shop names it nowhere. Null: there is no such page. */
export async function isPageUntouched(db: Queryable, pageId: number): Promise<boolean | null> {
  const { rows } = await db.query<{ untouched: boolean }>(
    `SELECT NOT ever_shown AND NOT EXISTS (SELECT FROM pages c WHERE c.parent_id = p.page_id)
       AND NOT EXISTS (SELECT FROM config WHERE code LIKE 'page\\_%' AND content = p.page_id::text) AS untouched
     FROM pages p WHERE page_id = $1`,
    [pageId],
  );
  return rows[0]?.untouched ?? null;
}

/** Takes a page away with its addresses: nobody has been to them. */
export async function removePage(db: Queryable, pageId: number): Promise<void> {
  await db.query("DELETE FROM paths WHERE kind = 'page' AND entity_id = $1", [pageId]);
  await db.query("DELETE FROM earlier_paths WHERE kind = 'page' AND entity_id = $1", [pageId]);
  await db.query("DELETE FROM pages WHERE page_id = $1", [pageId]);
}

/** Returns where a page stands. */
export async function placingOfPage(db: Queryable, pageId: number): Promise<PagePlacingSaid> {
  const { rows } = await db.query<{ parent_id: number | null; after: number | null }>(
    `SELECT parent_id, after FROM (
       SELECT page_id, parent_id, lag(page_id) OVER (PARTITION BY parent_id ORDER BY position, page_id) AS after FROM pages
     ) AS standing WHERE page_id = $1`,
    [pageId],
  );
  return { parentId: rows[0]?.parent_id ?? null, after: rows[0]?.after ?? null };
}

/** Returns whether a page may stand there: below one that stands below none and is not below itself, behind one that stands beside it. */
export async function canStand(db: Queryable, pageId: number, { parentId, after }: PagePlacingSaid): Promise<boolean> {
  const { rows } = await db.query<{ can: boolean }>(
    `SELECT ($2::bigint IS NULL OR ($2 <> $1 AND EXISTS (SELECT FROM pages WHERE page_id = $2 AND parent_id IS NULL) AND NOT EXISTS (SELECT FROM pages WHERE parent_id = $1)))
       AND ($3::bigint IS NULL OR ($3 <> $1 AND EXISTS (SELECT FROM pages WHERE page_id = $3 AND parent_id IS NOT DISTINCT FROM $2))) AS can`,
    [pageId, parentId, after],
  );
  return rows[0]!.can;
}

/** Puts a page below another and behind one beside it; the others keep their order, whole families together. */
export async function savePagePlacing(
  db: Queryable,
  pageId: number,
  { parentId, after }: PagePlacingSaid,
): Promise<void> {
  await db.query("UPDATE pages SET parent_id = $2 WHERE page_id = $1 AND parent_id IS DISTINCT FROM $2", [
    pageId,
    parentId,
  ]);
  await db.query(
    `WITH beside AS (
       SELECT page_id, row_number() OVER (ORDER BY position, page_id) AS nth FROM pages WHERE parent_id IS NOT DISTINCT FROM $2 AND page_id <> $1
     ), ordered AS (
       SELECT page_id, row_number() OVER (ORDER BY nth) AS wanted FROM (
         SELECT page_id, nth::numeric FROM beside
         UNION ALL SELECT $1, coalesce((SELECT nth FROM beside WHERE page_id = $3), 0) + 0.5
       ) AS all_of_them
     ), held AS (
       SELECT position, row_number() OVER (ORDER BY position, page_id) AS nth FROM pages WHERE parent_id IS NOT DISTINCT FROM $2
     ), freed AS (
       -- Where two stood at one position they are counted on.
       SELECT nth, max(position - nth) OVER (ORDER BY nth) + nth AS position FROM held
     )
     UPDATE pages p SET position = freed.position FROM ordered JOIN freed ON nth = wanted
       WHERE p.page_id = ordered.page_id AND p.position <> freed.position`,
    [pageId, parentId, after],
  );
}

/** Returns whether a page is shown, or when it will be. */
export async function publicationOfPage(db: Queryable, pageId: number): Promise<PagePublicationSaid> {
  const { rows } = await db.query<{ draft: boolean; publish_at: Date | null }>(
    "SELECT draft, publish_at FROM pages WHERE page_id = $1",
    [pageId],
  );
  return { shown: rows[0]?.draft === false, from: rows[0]?.publish_at?.toISOString() ?? null };
}

/** Shows a page, makes it a draft, or plans when it is shown. */
export async function savePagePublication(
  db: Queryable,
  pageId: number,
  { shown, from }: PagePublicationSaid,
): Promise<void> {
  await db.query(
    "UPDATE pages SET draft = NOT $2::boolean, publish_at = CASE WHEN $2 THEN NULL ELSE $3::timestamptz END WHERE page_id = $1",
    [pageId, shown, from],
  );
}

/** Returns the pages whose moment has come. */
export async function pagesToPublish(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ page_id: number }>(
    "SELECT page_id FROM pages WHERE publish_at <= $1 ORDER BY publish_at, page_id",
    [now],
  );
  return rows.map(({ page_id }) => page_id);
}

/** Returns what is planned for a page. */
export async function planOfPage(db: Queryable, pageId: number): Promise<PagePlanSaid> {
  const { rows } = await db.query<{ texts: PlannedTexts; planned_at: Date }>(
    "SELECT texts, planned_at FROM page_plans WHERE page_id = $1",
    [pageId],
  );
  const [row] = rows;
  return { planned: row === undefined ? null : { texts: row.texts, at: row.planned_at.toISOString() } };
}

/** Plans other texts for a page in place of what was planned; null: none. */
export async function savePagePlan(db: Queryable, pageId: number, { planned }: PagePlanSaid): Promise<void> {
  if (planned === null) {
    await db.query("DELETE FROM page_plans WHERE page_id = $1", [pageId]);
    return;
  }
  await db.query(
    `INSERT INTO page_plans AS p (page_id, texts, planned_at) VALUES ($1, $2, $3)
     ON CONFLICT (page_id) DO UPDATE SET texts = excluded.texts, planned_at = excluded.planned_at
       WHERE (p.texts, p.planned_at) IS DISTINCT FROM (excluded.texts, excluded.planned_at)`,
    [pageId, JSON.stringify(planned.texts), planned.at],
  );
}

/** Returns the pages whose planned texts are due. */
export async function pagesToTurn(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ page_id: number }>(
    "SELECT page_id FROM page_plans WHERE planned_at <= $1 ORDER BY planned_at, page_id",
    [now],
  );
  return rows.map(({ page_id }) => page_id);
}

/** Makes a draft shown for as long as the transaction it is called in, which takes that back: so its page can be looked at. Returns whether it was one. */
export async function showPageForNow(db: Queryable, pageId: number): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE pages SET draft = false WHERE page_id = $1 AND draft", [pageId]);
  return rowCount === 1;
}

export interface StaffPageRow {
  page_id: number;
  parent_id: number | null;
  /** In Polish. */
  page_name: string;
  path: string;
  draft: boolean;
  publish_at: Date | null;
  /** When texts that are planned for it take their place; null: none are. */
  planned_at: Date | null;
  /** YYYY-MM-DD. */
  changed_on: string;
  /** In which languages name and text are written. */
  written: LanCode[];
}

/** Returns every information page as the list of staff has them: those below another behind it. */
export async function staffPages(db: Queryable): Promise<StaffPageRow[]> {
  const { rows } = await db.query<StaffPageRow>(
    `SELECT p.page_id, p.parent_id, p.page_name ->> 'pl' AS page_name, paths.path, p.draft, p.publish_at, planned_at, p.changed_on::text,
       ARRAY(SELECT lan FROM unnest('{pl,en,cz}'::text[]) AS lan WHERE p.page_name ->> lan <> '' AND p.content ->> lan <> '') AS written
     FROM pages p JOIN paths ON kind = 'page' AND entity_id = p.page_id AND lan_id = 1 LEFT JOIN pages a ON a.page_id = p.parent_id LEFT JOIN page_plans ON page_plans.page_id = p.page_id
     ORDER BY coalesce(a.position, p.position), coalesce(a.page_id, p.page_id), p.parent_id IS NOT NULL, p.position, p.page_id`,
  );
  return rows;
}

function inAll(text: Partial<Record<LanCode, string>>): InAll {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, text[lanCode] ?? ""])) as InAll;
}

function written(text: InAll): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(text).filter(([lan, value]) => lan === "pl" || value !== "")),
  );
}

function lanIdOf(lanCode: LanCode): LanId {
  return languages.find((language) => language.lanCode === lanCode)!.lanId;
}
