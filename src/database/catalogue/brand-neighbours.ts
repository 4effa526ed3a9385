import type { Queryable } from "../queryable.ts";

/**
 * Returns for each product the next ones of its brand by id, starting over at the end: every product is
 * shown beside as many others as it shows, so one change makes only a handful of pages stale. One that is
 * not shown has none. The cost is that of the neighbours, however many products a brand or the shop has.
 */
export async function brandNeighbours(
  db: Queryable,
  ids: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const after = await nextOfBrand(db, ids, { most, again: false });
  const atTheEnd = ids.filter((id) => (after.get(id)?.length ?? 0) < most);
  if (atTheEnd.length === 0) return after;
  const again = await nextOfBrand(db, atTheEnd, { most, again: true });
  for (const id of atTheEnd) {
    const neighbours = [...(after.get(id) ?? []), ...(again.get(id) ?? [])].slice(0, most);
    if (neighbours.length > 0) after.set(id, neighbours);
  }
  return after;
}

/** Returns the next ones after each product; `again`: the first ones of its brand, up to itself. */
async function nextOfBrand(
  db: Queryable,
  ids: readonly string[],
  { most, again }: { most: number; again: boolean },
): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ product_id: number; neighbour: number }>({
    name: "brand-neighbours",
    // Whoever comes next by brand and id is of the brand or not: asked in this way, no index but theirs gives the order.
    text: `SELECT p.product_id, n.product_id AS neighbour
      FROM products p
      CROSS JOIN LATERAL (
        SELECT o.manufacturer_id, o.product_id FROM products o
        WHERE o.shown AND (o.manufacturer_id, o.product_id) > (p.manufacturer_id, CASE WHEN $3 THEN 0 ELSE p.product_id END)
        ORDER BY o.manufacturer_id, o.product_id LIMIT $2
      ) n
      WHERE p.shown AND p.product_id = ANY ($1::bigint[]) AND n.manufacturer_id = p.manufacturer_id AND (n.product_id < p.product_id OR NOT $3)
      ORDER BY p.product_id, n.product_id`,
    values: [ids.map(Number), most, again],
  });
  return new Map(
    Map.groupBy(rows, (row) => String(row.product_id))
      .entries()
      .map(([id, some]) => [id, some.map((row) => String(row.neighbour))]),
  );
}
