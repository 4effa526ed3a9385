import { addDraft, holdPages, isPageUntouched, removePage, textsOfPage } from "../../database/content/page-parts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Makes an information page of this Polish name that is a draft with nothing on it, in the caller's transaction; returns its number. */
export async function makePage(db: Queryable, { name }: { name: string }, log: Log): Promise<number> {
  // Two who make the same at once: the second takes the next address.
  await holdPages(db);
  const pageId = await addDraft(db, name);
  await log({ act: "addPage", entity: "page", entityId: pageId, after: { name } });
  return pageId;
}

/** Takes a page away that no shopper has read yet; `final`: one has, or something depends on it, and it stays. */
export async function unmakePage(
  db: Queryable,
  { pageId }: { pageId: number },
  log: Log,
): Promise<"removed" | "unknown" | "final"> {
  await holdPages(db);
  const untouched = await isPageUntouched(db, pageId);
  if (untouched === null) return "unknown";
  if (!untouched) return "final";
  const name = (await textsOfPage(db, pageId))?.name.pl ?? "";
  await removePage(db, pageId);
  await log({ act: "removePage", entity: "page", entityId: pageId, before: { name } });
  return "removed";
}
