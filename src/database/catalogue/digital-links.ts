import type { LanId } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** Returns where a thing with a GTIN of 14 digits is shown in a language, with its variant where the product has several; null: nowhere. */
export async function placeOfGtin(
  db: Queryable,
  { gtin, lanId }: { gtin: string; lanId: LanId },
): Promise<{ path: string; variant: string | null } | null> {
  const { rows } = await db.query<{ path: string; variant: string | null }>(
    `SELECT a.path, CASE WHEN (SELECT count(*) FROM variants o WHERE o.product_id = v.product_id AND o.shown) > 1 THEN v.variant_id::text END AS variant
     FROM variants v JOIN products p USING (product_id) JOIN paths a ON a.kind = 'product' AND a.entity_id = p.product_id
     WHERE lpad(v.gtin, 14, '0') = $1 AND v.shown AND p.shown AND a.lan_id IN ($2, 1) ORDER BY a.lan_id = $2 DESC LIMIT 1`,
    [gtin, lanId],
  );
  return rows[0] ?? null;
}

/** A thing with a GTIN, as its label says it. */
export interface LabelledThing {
  gtin: string;
  name: string;
}

/** Returns the variants of goods that are shown and have a GTIN, of one product or of all, by name. */
export async function labelledThings(db: Queryable, productId: number | null): Promise<LabelledThing[]> {
  const { rows } = await db.query<LabelledThing>(
    `SELECT v.gtin, trim((p.product_name ->> 'pl') || ' ' || coalesce(v.sku, '')) AS name FROM variants v JOIN products p USING (product_id)
     WHERE v.gtin IS NOT NULL AND v.shown AND p.shown AND ($1::bigint IS NULL OR p.product_id = $1) ORDER BY name, v.variant_id`,
    [productId],
  );
  return rows;
}
