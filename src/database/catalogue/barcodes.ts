import type { Queryable } from "../queryable.ts";

/** Returns the barcodes that a staged product, merged already, has together with another thing, by the handles of both. */
export async function stagedBarcodeDoubles(db: Queryable): Promise<{ gtin: string; handle: string; other: string }[]> {
  const { rows } = await db.query<{ gtin: string; handle: string; other: string }>(
    `SELECT DISTINCT ON (v.gtin) v.gtin, s.handle, p.handle AS other FROM staged s JOIN variants v USING (product_id)
     JOIN variants o ON o.gtin = v.gtin AND o.variant_id <> v.variant_id JOIN products p ON p.product_id = o.product_id
     WHERE v.shown AND o.shown AND v.gtin IS NOT NULL ORDER BY v.gtin, o.variant_id`,
  );
  return rows;
}
