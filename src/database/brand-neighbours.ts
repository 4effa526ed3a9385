import type { Queryable } from "./queryable.ts";

/**
 * Answers for each product the next ones of its brand by id, starting over at the end: every product is
 * shown beside as many others as it shows, so one change makes only a handful of pages stale. One that is
 * not shown has none. The cost is that of the neighbours, however many products a brand or the shop has.
 */
export async function brandNeighbours(db: Queryable, ids: readonly string[], most: number): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ product_id: number; neighbour: number }>({
    name: "brand-neighbours",
    // Whoever comes next by brand and id is of the brand or not: asked in this way, no index but theirs gives the order.
    text: `SELECT p.product_id, n.product_id AS neighbour
      FROM products p
      CROSS JOIN LATERAL (
        (SELECT o.manufacturer_id, o.product_id, false AS again FROM products o WHERE o.shown AND (o.manufacturer_id, o.product_id) > (p.manufacturer_id, p.product_id) ORDER BY o.manufacturer_id, o.product_id LIMIT $2)
        UNION ALL
        (SELECT o.manufacturer_id, o.product_id, true FROM products o WHERE o.shown AND (o.manufacturer_id, o.product_id) > (p.manufacturer_id, 0) ORDER BY o.manufacturer_id, o.product_id LIMIT $2)
      ) n
      WHERE p.shown AND p.product_id = ANY ($1::bigint[]) AND n.manufacturer_id = p.manufacturer_id AND (n.product_id < p.product_id OR NOT n.again)
      ORDER BY p.product_id, n.again, n.product_id`,
    values: [ids.map(Number), most],
  });
  return new Map(Map.groupBy(rows, (row) => String(row.product_id)).entries().map(([id, some]) => [id, some.slice(0, most).map((row) => String(row.neighbour))]));
}
