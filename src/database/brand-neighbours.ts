import type { Queryable } from "./queryable.ts";

/**
 * Answers for each product the next ones of its brand by id, starting over at the end: every product is
 * shown beside as many others as it shows, so one change makes only a handful of pages stale.
 */
export async function brandNeighbours(db: Queryable, ids: readonly string[], most: number): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ product_id: number; manufacturer_id: number }>({
    name: "brand-neighbours",
    // The brands come first, as a list: so theirs are found by the index, not by reading every product.
    text: `SELECT product_id, manufacturer_id FROM products WHERE shown AND manufacturer_id = ANY
      (ARRAY(SELECT DISTINCT manufacturer_id FROM products WHERE product_id = ANY ($1::bigint[]))) ORDER BY manufacturer_id, product_id`,
    values: [ids.map(Number)],
  });
  const brands = Map.groupBy(rows, (row) => row.manufacturer_id);
  const wanted = new Set(ids);
  const neighbours = new Map<string, string[]>();
  for (const brand of brands.values()) {
    for (const [place, { product_id }] of brand.entries()) {
      if (!wanted.has(String(product_id))) continue;
      const after = [...brand.slice(place + 1, place + 1 + most), ...brand.slice(0, Math.min(place, most))];
      neighbours.set(String(product_id), after.slice(0, most).map((row) => String(row.product_id)));
    }
  }
  return neighbours;
}
