import { productsOf } from "../../../database/catalogue/catalogue-listings.ts";
import type { Merged } from "../../../database/catalogue/catalogue-merge.ts";
import { ancestorsByCategory } from "../../../database/catalogue/categories.ts";
import type { Queryable } from "../../../database/queryable.ts";

/**
 * Returns the cache tags an import changed: its products, the listings whose products or order changed (a
 * category's with all above it), the other colours of a model, and the menu where its counts moved; with
 * 'config', which every page reads, where a producer that came or went showed or hid goods anywhere.
 */
export async function importedCacheTags(
  db: Queryable,
  {
    merged,
    renamedAttributes,
  }: { merged: Pick<Merged, "productIds" | "listings" | "settled">; renamedAttributes: readonly number[] },
): Promise<Set<string>> {
  const cacheTags = new Set(merged.productIds.map((id) => `product:${id}`));
  const ancestors = await ancestorsByCategory(db);
  const models = [];
  for (const { kind, subject, counts } of merged.listings) {
    if (kind === "model") models.push(subject);
    else if (kind === "category")
      for (const id of [subject, ...(ancestors.get(Number(subject)) ?? [])]) cacheTags.add(`category:${id}`);
    else cacheTags.add(kind === "manufacturer" ? `manufacturer:${subject}` : kind);
    if (counts && (kind === "category" || kind === "manufacturer")) cacheTags.add("menu");
  }
  for (const id of await productsOf(db, { models, attributes: renamedAttributes })) cacheTags.add(`product:${id}`);
  if (merged.settled) cacheTags.add("config");
  return cacheTags;
}
