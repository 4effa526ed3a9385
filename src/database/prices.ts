import type { Queryable } from "./queryable.ts";

/** Sets a product's prices (grosze; an absent catalogue price stays); answers what they were, null for an unknown product. */
export async function setPrice(db: Queryable, { productId, realPrice, cataloguePrice }: { productId: number; realPrice: number; cataloguePrice?: number | null | undefined }): Promise<{ realPrice: number; cataloguePrice: number | null } | null> {
  const { rows } = await db.query<{ real_price: number; catalogue_price: number | null }>("SELECT real_price, catalogue_price FROM products WHERE product_id = $1 FOR UPDATE", [productId]);
  const before = rows[0];
  if (before === undefined) return null;
  await db.query("UPDATE products SET real_price = $2, catalogue_price = $3 WHERE product_id = $1", [productId, realPrice, cataloguePrice === undefined ? before.catalogue_price : cataloguePrice]);
  return { realPrice: before.real_price, cataloguePrice: before.catalogue_price };
}
