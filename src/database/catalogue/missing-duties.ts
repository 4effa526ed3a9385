import type { MissingFact } from "../../domain/catalogue/product-form.ts";
import type { Queryable } from "../queryable.ts";

/** Categories (`of_textiles`) of which half of what is shown says what it is made of: nothing else tells a textile from a skateboard. */
export const ofTextiles = `of_textiles AS MATERIALIZED (
      SELECT category_id FROM product_categories JOIN products p USING (product_id) WHERE p.shown
      GROUP BY category_id HAVING count(*) FILTER (WHERE p.composition <> '[]') * 2 >= count(*)
    )`;

/** Of a product `p` and its brand `m`, beside `of_textiles`: whether nobody has told yet what the law wants told, fact by fact. */
export const isMissing = {
  producer: "m.producer_name = ''",
  composition:
    "p.composition = '[]' AND EXISTS (SELECT FROM product_categories c JOIN of_textiles USING (category_id) WHERE c.product_id = p.product_id)",
  barcode:
    "EXISTS (SELECT FROM barcode_doubles d JOIN variants v USING (variant_id) WHERE v.product_id = p.product_id AND v.gtin IS NULL AND v.shown)",
} as const satisfies Record<MissingFact, string>;

/** Something the law wants said of goods on sale that nobody has said yet. */
export interface MissingDuty {
  duty: MissingFact;
  /** The brand, the product's name, or the barcode another thing has too. */
  of: string;
  products: number;
}

/**
 * Returns which brands on sale have no producer (Regulation (EU) 2023/988, art. 19), and which products say
 * nothing of what they are made of although half of their category do: textiles must (Regulation (EU) 1007/2011,
 * art. 16), and nothing else tells a textile from a skateboard; and which variants lost a barcode that was another's too.
 */
export async function missingDuties(db: Queryable): Promise<MissingDuty[]> {
  const { rows } = await db.query<MissingDuty>(`
    WITH ${ofTextiles}
    SELECT 'producer' AS duty, m.manufacturer_name AS "of", count(*)::int AS products
      FROM manufacturers m JOIN products p USING (manufacturer_id) WHERE (p.shown OR p.awaits_producer) AND ${isMissing.producer} GROUP BY m.manufacturer_id, m.manufacturer_name
    UNION ALL
    SELECT 'composition', p.product_name ->> 'pl', 1 FROM products p
      WHERE p.shown AND ${isMissing.composition}
    UNION ALL
    SELECT 'barcode', '''' || (p.product_name ->> 'pl') || ''' (' || d.gtin || ')', 1 FROM barcode_doubles d JOIN variants v USING (variant_id) JOIN products p USING (product_id) WHERE v.gtin IS NULL AND v.shown
    ORDER BY 1 DESC, 2`);
  return rows;
}
