import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** Returns what goods an EAN, however many noughts lead it, or a SKU in any letters is of, in a language; null: of none that are sold. */
export async function goodsOfCode(
  db: Queryable,
  code: string,
  lanCode: LanCode,
): Promise<{ name: string; variant: string; shelf: string | null } | null> {
  const { rows } = await db.query<{ name: string; variant: string; shelf: string | null }>(
    `SELECT coalesce(product_name ->> $2, product_name ->> 'pl') AS name, v.shelf,
       array_to_string(ARRAY(SELECT coalesce(value ->> $2, value ->> 'pl') FROM jsonb_array_elements(attribute_values) AS value), ' / ') AS variant
     FROM variants v JOIN products p USING (product_id)
     WHERE v.shown AND ((v.gtin IS NOT NULL AND $1 ~ '^[0-9]{8,14}$' AND lpad(v.gtin, 14, '0') = lpad($1, 14, '0')) OR upper(v.sku) = upper($1))
     ORDER BY v.variant_id LIMIT 1`,
    [code, lanCode],
  );
  return rows[0] ?? null;
}
