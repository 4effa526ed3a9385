import { type LanCode, said, type Said } from "../domain/language.ts";
import type { Queryable } from "./queryable.ts";

export interface PageRow {
  page_id: number;
  page_name: string;
  /** 0: top level. */
  parent_id: number;
  url: string;
}

/** Answers the information pages in their order (specification, point 3). */
export async function allPages(db: Queryable, lanCode: LanCode): Promise<PageRow[]> {
  const { rows } = await db.query<{ page_id: number; page_name: Said; parent_id: number; url: string }>({
    name: "all-pages",
    text: `SELECT page_id, page_name, coalesce(parent_id, 0) AS parent_id, paths.path AS url
      FROM pages JOIN paths ON paths.kind = 'page' AND paths.entity_id = page_id ORDER BY position, page_id`,
  });
  return rows.map((row) => ({ ...row, page_name: said(row.page_name, lanCode) }));
}

/** Answers the contents of these pages by id, as sanitised HTML. */
export async function pageContents(db: Queryable, ids: readonly number[], lanCode: LanCode): Promise<Map<number, string>> {
  const { rows } = await db.query<{ page_id: number; content: Said }>("SELECT page_id, content FROM pages WHERE page_id = ANY ($1::bigint[])", [ids]);
  return new Map(rows.map((row) => [row.page_id, said(row.content, lanCode)]));
}
