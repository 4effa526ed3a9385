import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** Whether the weight of goods counts in prices of delivery, as SQL. */
export const weightsCount = "EXISTS (SELECT FROM config WHERE code = 'parcel_weight' AND content = 'yes')";

/** Returns what variants weigh together in prices of delivery today, in grams, also those that are not sold any more: as `parcelWeight`. */
export async function goodsWeight(
  db: Queryable,
  lines: readonly { variantId: number; quantity: number }[],
): Promise<number> {
  const { rows } = await db.query<{ grams: number }>(
    `SELECT coalesce(sum(coalesce(v.weight, p.weight)::bigint * l.quantity) FILTER (WHERE ${weightsCount}), 0)::bigint AS grams
     FROM unnest($1::bigint[], $2::integer[]) AS l (variant_id, quantity) JOIN variants v USING (variant_id) JOIN products p USING (product_id)`,
    [lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)],
  );
  return rows[0]!.grams;
}

/** Products that are sold and of which something has no weight: it counts as 0 g. */
export interface Unweighed {
  count: number;
  /** The first of them. */
  first: { product_id: number; product_name: Said }[];
}

/** Returns of how many products that are sold something has no weight, with the first few. */
export async function unweighedProducts(db: Queryable): Promise<Unweighed> {
  const { rows } = await db.query<Unweighed["first"][number] & { count: number }>(
    `SELECT product_id, product_name, (count(*) OVER ())::int AS count FROM products p
     WHERE shown AND EXISTS (SELECT FROM variants v WHERE v.product_id = p.product_id AND v.shown AND coalesce(v.weight, p.weight) = 0)
     ORDER BY product_id LIMIT 5`,
  );
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ product_id, product_name }) => ({ product_id, product_name })),
  };
}
