import { type ProductPart, productParts } from "../../domain/catalogue/product-form.ts";
import type { Queryable } from "../queryable.ts";

/** Which version each part of a product is. */
export type ProductVersions = Readonly<Record<ProductPart, number>>;

/**
 * Holds products until the transaction ends: nobody else makes another version of any part of theirs. For a part that may
 * change prices, as a badge begins or ends a reduction, or say which picture a variant is seen in, their variants are held
 * before them, as orders hold them. Returns
 * the versions of those that there are.
 */
export async function holdProducts(
  db: Queryable,
  productIds: readonly number[],
  part: ProductPart,
): Promise<Map<number, ProductVersions>> {
  if (part === "placing" || part === "pictures")
    await db.query("SELECT FROM variants WHERE product_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE", [
      productIds,
    ]);
  const { rows } = await db.query<{ product_id: number }>(
    "SELECT product_id FROM products WHERE product_id = ANY ($1::bigint[]) ORDER BY product_id FOR NO KEY UPDATE",
    [productIds],
  );
  return productVersions(
    db,
    rows.map((row) => row.product_id),
  );
}

/** Returns which version each part of these products is; a part that was never changed is at 0. */
export async function productVersions(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, ProductVersions>> {
  const { rows } = await db.query<{ product_id: number; part: ProductPart; version: number }>(
    "SELECT product_id, part, version FROM product_versions WHERE product_id = ANY ($1::bigint[])",
    [productIds],
  );
  const counted = new Map(rows.map(({ product_id, part, version }) => [`${product_id} ${part}`, version]));
  const of = (id: number) =>
    Object.fromEntries(productParts.map((part) => [part, counted.get(`${id} ${part}`) ?? 0])) as ProductVersions;
  return new Map(productIds.map((id) => [id, of(id)]));
}
