import type { Queryable } from "../queryable.ts";

/** Returns the first of the products and categories a code is to be for that the shop does not have; null: it has all. */
export async function missingCodeGoods(
  db: Queryable,
  { products, categories }: { products: readonly number[]; categories: readonly number[] },
): Promise<{ kind: "product" | "category"; id: number } | null> {
  const { rows } = await db.query<{ kind: "product" | "category"; id: number }>(
    `SELECT 'product' AS kind, id FROM unnest($1::bigint[]) id WHERE NOT EXISTS (SELECT FROM products WHERE product_id = id)
     UNION ALL SELECT 'category', id FROM unnest($2::bigint[]) id WHERE NOT EXISTS (SELECT FROM categories WHERE category_id = id) LIMIT 1`,
    [products, categories],
  );
  return rows[0] ?? null;
}
