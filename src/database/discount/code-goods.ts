import type { Queryable } from "../queryable.ts";

/** What of the catalogue a code names. */
export interface CodeGoods {
  products: readonly number[];
  categories: readonly number[];
  manufacturers: readonly number[];
}

interface NamedGoods {
  kind: "product" | "category" | "manufacturer";
  id: number;
  name: string;
}

/** Returns the first of the goods a code is to be for that the shop does not have; null: it has all. */
export async function missingCodeGoods(
  db: Queryable,
  { products, categories, manufacturers }: CodeGoods,
): Promise<Pick<NamedGoods, "kind" | "id"> | null> {
  const { rows } = await db.query<Pick<NamedGoods, "kind" | "id">>(
    `SELECT 'product' AS kind, id FROM unnest($1::bigint[]) id WHERE NOT EXISTS (SELECT FROM products WHERE product_id = id)
     UNION ALL SELECT 'category', id FROM unnest($2::bigint[]) id WHERE NOT EXISTS (SELECT FROM categories WHERE category_id = id)
     UNION ALL SELECT 'manufacturer', id FROM unnest($3::bigint[]) id WHERE NOT EXISTS (SELECT FROM manufacturers WHERE manufacturer_id = id) LIMIT 1`,
    [products, categories, manufacturers],
  );
  return rows[0] ?? null;
}

/** Returns what the goods codes name are called in a language, as far as the shop still has them. */
export async function namesOfCodeGoods(
  db: Queryable,
  { products, categories, manufacturers }: CodeGoods,
  language: string,
): Promise<NamedGoods[]> {
  const { rows } = await db.query<NamedGoods>(
    `SELECT 'product' AS kind, product_id AS id, said(product_name, $4) AS name FROM products WHERE product_id = ANY ($1::bigint[])
     UNION ALL SELECT 'category', category_id, said(category_name, $4) FROM categories WHERE category_id = ANY ($2::bigint[])
     UNION ALL SELECT 'manufacturer', manufacturer_id, manufacturer_name FROM manufacturers WHERE manufacturer_id = ANY ($3::bigint[])`,
    [products, categories, manufacturers, language],
  );
  return rows;
}
