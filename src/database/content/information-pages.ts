import type { Said } from "../../domain/language.ts";
import { savePaths } from "../catalogue/paths.ts";
import type { Queryable } from "../queryable.ts";

/** An information page as who runs the shop writes it. */
export interface WrittenPage {
  page_id: number;
  /** In Polish, without the leading slash. */
  path: string;
  page_name: Said;
  /** HTML with its marks unfilled. */
  content: Said;
  draft: boolean;
}

export interface NewPage {
  path: string;
  parentId: number | null;
  position: number;
  name: Said;
  content: Said;
  draft: boolean;
}

/** Returns every information page, drafts too. */
export async function writtenPages(db: Queryable): Promise<WrittenPage[]> {
  const { rows } = await db.query<WrittenPage>(
    "SELECT page_id, path, page_name, content, draft FROM pages JOIN paths ON kind = 'page' AND entity_id = page_id AND lan_id = 1 ORDER BY position, page_id",
  );
  return rows;
}

/** Puts a new page at its path; returns its id. */
export async function addPage(
  db: Queryable,
  { path, parentId, name, content, position, draft }: NewPage,
): Promise<number> {
  const { rows } = await db.query<{ page_id: number }>(
    "INSERT INTO pages (parent_id, page_name, content, position, draft) VALUES ($1, $2, $3, $4, $5) RETURNING page_id",
    [parentId, JSON.stringify(name), JSON.stringify(content), position, draft],
  );
  const pageId = rows[0]!.page_id;
  await savePaths(db, [{ path, kind: "page", entity_id: pageId }]);
  return pageId;
}

/** Takes the drafts away that came with the shop and nobody confirmed. */
export async function removeDrafts(db: Queryable): Promise<void> {
  await db.query("DELETE FROM paths WHERE kind = 'page' AND entity_id IN (SELECT page_id FROM pages WHERE draft)");
  await db.query("DELETE FROM pages WHERE draft");
}
