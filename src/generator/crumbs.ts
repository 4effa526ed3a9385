import type { Category, Crumb } from "../contract/page-data.ts";

/** Returns the way from under the root down to a category, that one included. */
export function crumbsTo(categories: readonly Category[], categoryId: string | null, rootId = "177"): Crumb[] {
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const way: Crumb[] = [];
  let at = categoryId === null ? undefined : byId.get(categoryId);
  while (at !== undefined && at.category_id !== rootId && way.length < 20) {
    way.unshift({ name: at.category_name, url: at.url });
    at = byId.get(at.category_parent_id);
  }
  return way;
}
