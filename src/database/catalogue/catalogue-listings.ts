import type { Queryable } from "../queryable.ts";

/** A listing whose products or their order changed; `counts`: also how many there are. */
export interface ListingChange {
  kind: "category" | "manufacturer" | "sale" | "new" | "bestsellers" | "model";
  /** Of the category, manufacturer or model; empty for the others. */
  subject: string;
  counts: boolean;
}

/** Records in a table of this transaction in which listings these products, or the staged ones, stand now, and by what they are sorted there. */
export async function recordListings(
  db: Queryable,
  table: "listed_before" | "listed_after",
  productIds: readonly number[] | "staged" = "staged",
): Promise<void> {
  const these = productIds === "staged" ? "SELECT product_id FROM staged" : "SELECT unnest($1::bigint[]) AS product_id";
  await db.query(
    `
    CREATE TEMP TABLE ${table} ON COMMIT DROP AS
      SELECT p.product_id, listed.kind, listed.subject, p.created_at, p.age_min FROM (${these}) these JOIN products p USING (product_id) CROSS JOIN LATERAL (
        SELECT DISTINCT 'category' AS kind, category_id::text AS subject FROM category_goods pc WHERE pc.product_id = p.product_id
        UNION ALL SELECT 'manufacturer', p.manufacturer_id::text
        UNION ALL SELECT 'sale', '' WHERE p.reduced
        UNION ALL SELECT 'new', '' WHERE 'new' = ANY (p.badges)
        UNION ALL SELECT 'bestsellers', '' WHERE 'bestseller' = ANY (p.badges)
        UNION ALL SELECT 'model', p.model WHERE p.model IS NOT NULL AND p.colour IS NOT NULL
      ) listed WHERE p.shown`,
    productIds === "staged" ? [] : [productIds],
  );
}

/** Returns the listings that differ between the two notes, which are taken away. */
export async function compareListings(db: Queryable): Promise<ListingChange[]> {
  const { rows } = await db.query<ListingChange>(
    `SELECT kind, subject, bool_or(a.product_id IS NULL OR b.product_id IS NULL) AS counts
     FROM listed_before b FULL JOIN listed_after a USING (product_id, kind, subject)
     WHERE (a.created_at, a.age_min) IS DISTINCT FROM (b.created_at, b.age_min) GROUP BY kind, subject ORDER BY kind, subject`,
  );
  await db.query("DROP TABLE listed_before, listed_after");
  return rows;
}

/** Returns the products of these models and those with one of these attributes. */
export async function productsOf(
  db: Queryable,
  { models, attributes }: { models: readonly string[]; attributes: readonly number[] },
): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    `SELECT product_id FROM products WHERE model = ANY ($1) UNION SELECT product_id FROM product_attributes WHERE attribute_id = ANY ($2::bigint[])`,
    [models, attributes],
  );
  return rows.map((row) => row.product_id);
}
