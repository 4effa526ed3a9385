import { type LanCode, languageCalled, said, type Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface PageRow {
  page_id: number;
  page_name: string;
  /** 0: top level. */
  parent_id: number;
  url: string;
}

/** What shoppers are shown: in an open shop nobody reads a draft. */
export const shownPage = "(NOT draft OR (SELECT opened_at IS NULL FROM shop))";

/** Returns the information pages in their order (specification, point 3). */
export async function allPages(db: Queryable, lanCode: LanCode): Promise<PageRow[]> {
  const { rows } = await db.query<{ page_id: number; page_name: Said; parent_id: number; url: string }>({
    name: "all-pages",
    text: `SELECT page_id, page_name, coalesce(parent_id, 0) AS parent_id, paths.path AS url
      FROM pages JOIN paths ON paths.kind = 'page' AND paths.entity_id = page_id AND paths.lan_id = $1 WHERE ${shownPage} ORDER BY position, page_id`,
    values: [languageCalled(lanCode).lanId],
  });
  return rows.map((row) => ({ ...row, page_name: said(row.page_name, lanCode) }));
}

export interface PageContent {
  /** Sanitised HTML with its marks unfilled. */
  content: string;
  /** YYYY-MM-DD. */
  changedOn: string;
  /** It came with the shop, and nobody has confirmed it. */
  draft: boolean;
  /** What search engines show instead of the name and of the beginning of the text; '': nothing else. */
  searchTitle: string;
  searchDescription: string;
}

/** Returns the contents of these pages by id. */
export async function pageContents(
  db: Queryable,
  ids: readonly number[],
  lanCode: LanCode,
): Promise<Map<number, PageContent>> {
  const { rows } = await db.query<{
    page_id: number;
    content: Said;
    changed_on: string;
    draft: boolean;
    search_title: Said;
    search_description: Said;
  }>(
    "SELECT page_id, content, changed_on::text, draft, search_title, search_description FROM pages WHERE page_id = ANY ($1::bigint[])",
    [ids],
  );
  return new Map(
    rows.map((row) => [
      row.page_id,
      {
        content: said(row.content, lanCode),
        changedOn: row.changed_on,
        draft: row.draft,
        searchTitle: row.search_title[lanCode] ?? "",
        searchDescription: row.search_description[lanCode] ?? "",
      },
    ]),
  );
}

/** Returns what these pages are called and said at a moment, by id: HTML with its marks unfilled. */
export async function pagesAsOf(
  db: Queryable,
  ids: readonly number[],
  { at, lanCode }: { at: Date; lanCode: LanCode },
): Promise<Map<number, { name: string; content: string }>> {
  const { rows } = await db.query<{ page_id: number; page_name: Said; content: Said }>(
    `SELECT p.page_id, coalesce(e.page_name, p.page_name) AS page_name, coalesce(e.content, p.content) AS content
     FROM pages p LEFT JOIN LATERAL (
       SELECT page_name, content FROM earlier_page_texts e WHERE e.page_id = p.page_id AND until > $2 ORDER BY until LIMIT 1
     ) e ON true WHERE p.page_id = ANY ($1::bigint[])`,
    [ids, at],
  );
  return new Map(
    rows.map(({ page_id, page_name, content }) => [
      page_id,
      { name: said(page_name, lanCode), content: said(content, lanCode) },
    ]),
  );
}
