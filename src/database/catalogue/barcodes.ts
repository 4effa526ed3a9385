import type { Queryable } from "../queryable.ts";

/** Returns the barcodes that a staged product, merged already, has together with another thing, by the handles of both; zeros in front make no other. */
export async function stagedBarcodeDoubles(db: Queryable): Promise<{ gtin: string; handle: string; other: string }[]> {
  const { rows } = await db.query<{ gtin: string; handle: string; other: string }>(
    `SELECT DISTINCT ON (v.gtin) v.gtin, s.handle, p.handle AS other FROM staged s JOIN variants v USING (product_id)
     JOIN variants o ON lpad(o.gtin, 14, '0') = lpad(v.gtin, 14, '0') AND o.gtin IS NOT NULL AND o.variant_id <> v.variant_id JOIN products p ON p.product_id = o.product_id
     WHERE v.shown AND o.shown AND v.gtin IS NOT NULL ORDER BY v.gtin, o.variant_id`,
  );
  return rows;
}
