import type { Queryable } from "../queryable.ts";

/**
 * Returns the shown variants of shown products that have a number: the label's own (SKU, in whatever case) or the one
 * under the bar code (GTIN, zeros in front make no other); at most a hundred.
 */
export async function variantsNumbered(
  db: Queryable,
  number: string,
): Promise<{ product_id: number; variant_id: number }[]> {
  const { rows } = await db.query<{ product_id: number; variant_id: number }>({
    name: "variants-numbered",
    // By itself first: looked for together with the products, a hundred are expected and found by reading all.
    text: `WITH numbered AS MATERIALIZED (
        SELECT product_id, variant_id FROM variants WHERE upper(sku) = upper($1) AND sku IS NOT NULL AND shown
        UNION SELECT product_id, variant_id FROM variants WHERE lpad(gtin, 14, '0') = lpad($1, 14, '0') AND $1 ~ '^[0-9]{8,14}$' AND gtin IS NOT NULL AND shown
      ) SELECT product_id, variant_id FROM numbered JOIN products USING (product_id) WHERE shown ORDER BY variant_id LIMIT 100`,
    values: [number],
  });
  return rows;
}

/** What the store room knows a variant by. */
export interface StoreRoomNumbers {
  variant_id: number;
  sku: string | null;
  gtin: string | null;
  shelf: string | null;
}

/** Returns what the store room knows the shown variants of a product by, in their order. */
export async function storeRoomNumbers(db: Queryable, productId: number): Promise<StoreRoomNumbers[]> {
  const { rows } = await db.query<StoreRoomNumbers>(
    "SELECT variant_id, sku, gtin, shelf FROM variants WHERE product_id = $1 AND shown ORDER BY position, variant_id",
    [productId],
  );
  return rows;
}
