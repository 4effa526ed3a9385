import { shopAppearance } from "../database/appearance/appearance.ts";
import { storedMarks } from "../database/appearance/marks.ts";
import type { Queryable } from "../database/queryable.ts";
import { pageAppearance, type PageAppearance } from "../domain/appearance/appearance.ts";

/** Returns what the pages of a shop of this name say of its appearance; null: it is the usual one. */
export async function appearanceOf(db: Queryable, name: string): Promise<PageAppearance | null> {
  const { appearance } = await shopAppearance(db);
  const mark = appearance.logo === null ? undefined : (await storedMarks(db, [appearance.logo])).get(appearance.logo);
  return pageAppearance(appearance, { name, logoFile: mark === undefined ? null : `${mark.mark_id}.${mark.kind}` });
}
