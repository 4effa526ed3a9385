import type { Merged } from "../../database/catalogue-staging.ts";
import type { Queryable } from "../../database/queryable.ts";

/** Answers the facts an import changed: its products, the listings they stand in, and the menu when counts moved. */
export async function importedFacts(db: Queryable, { merged, placesChanged, ancestors }: { merged: Merged; placesChanged: boolean; ancestors: Map<number, number[]> }): Promise<string[]> {
  const facts = new Set(merged.productIds.map((id) => `product:${id}`));
  if (merged.productIds.length > 0) for (const listing of ["new", "bestsellers", "sale"]) facts.add(listing);
  if (placesChanged || merged.movedIds.length > 0) facts.add("menu");
  const { rows } = await db.query<{ category_id: number | null; manufacturer_id: number }>(
    "SELECT DISTINCT pc.category_id, p.manufacturer_id FROM products p LEFT JOIN product_categories pc USING (product_id) WHERE p.product_id = ANY ($1::bigint[])",
    [merged.movedIds],
  );
  for (const { category_id, manufacturer_id } of rows) {
    facts.add(`manufacturer:${manufacturer_id}`);
    if (category_id !== null) for (const id of [category_id, ...(ancestors.get(category_id) ?? [])]) facts.add(`category:${id}`);
  }
  return [...facts];
}
