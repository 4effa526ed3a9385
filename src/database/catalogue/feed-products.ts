import type { LanId, Said } from "../../domain/language.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { PictureRole } from "../../domain/catalogue/picture.ts";
import type { MeasureUnit } from "../../domain/catalogue/unit-price.ts";
import type { Queryable } from "../queryable.ts";

/** A product as feeds need it, with each of its variants. Money in grosze, weight in grams. */
export interface FeedProduct {
  product_id: number;
  product_name: Said;
  description: Said;
  /** In the language asked for. */
  url: string;
  manufacturer_name: string;
  model: string | null;
  colour: Said | null;
  /** What it is made of, its main part first; empty where nobody said it. */
  composition: CompositionPart[];
  /** Goods sold by measure: how much is in it. */
  unit_amount: number | null;
  unit: MeasureUnit | null;
  category_id: number | null;
  /** In their order; `name` is what an address asks for. */
  pictures: { file: string; name: string; role: PictureRole }[];
  attributes: Said[];
  variants: {
    id: number;
    sku: string | null;
    gtin: string | null;
    /** Its own, or its product's; 0: not known. */
    weight: number;
    quantity: number;
    values: Said[];
    real_price: number;
    catalogue_price: number | null;
    lowest_price: number | null;
    picture: string | null;
  }[];
}

/**
 * Returns some of the products that may be advertised to everyone, after an id and in the order of ids: shown,
 * with a picture, and limited in no way (law: tobacco and hemp goods are not advertised). Urls are those of a language.
 */
export async function feedProductsAfter(
  db: Queryable,
  { after, limit, lanId }: { after: number; limit: number; lanId: LanId },
): Promise<FeedProduct[]> {
  const { rows } = await db.query<FeedProduct>({
    name: "feed-products-after",
    text: feedSql,
    values: [after, limit, lanId],
  });
  return rows;
}

// The few are chosen first: joined to everything before, they would cost as much as all.
const feedSql = `
  WITH chosen AS MATERIALIZED (
    SELECT product_id FROM products p
    WHERE product_id > $1 AND shown AND age_min IS NULL AND online_sale AND blocked_countries = '{}'
      AND EXISTS (SELECT FROM product_pictures pp WHERE pp.product_id = p.product_id)
      AND EXISTS (SELECT FROM paths WHERE kind = 'product' AND entity_id = p.product_id AND lan_id = $3)
    ORDER BY product_id LIMIT $2
  )
  SELECT p.product_id, p.product_name, p.description,
    (SELECT path FROM paths WHERE kind = 'product' AND entity_id = p.product_id AND lan_id = $3) AS url,
    (SELECT manufacturer_name FROM manufacturers m WHERE m.manufacturer_id = p.manufacturer_id) AS manufacturer_name, p.model, p.colour, p.composition, p.unit_amount, p.unit,
    coalesce((SELECT json_agg(json_build_object('file', file, 'name', name, 'role', role) ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS pictures,
    (SELECT category_id FROM product_categories WHERE product_id = p.product_id ORDER BY position, category_id LIMIT 1) AS category_id,
    coalesce((SELECT json_agg(a.attr_name ORDER BY pa.position) FROM product_attributes pa JOIN attributes a USING (attribute_id) WHERE pa.product_id = p.product_id), '[]') AS attributes,
    coalesce((SELECT json_agg(json_build_object('id', variant_id, 'sku', sku, 'gtin', gtin, 'weight', coalesce(v.weight, p.weight), 'quantity', quantity, 'values', attribute_values, 'real_price', v.real_price, 'catalogue_price', v.catalogue_price, 'lowest_price', v.lowest_price, 'picture', picture) ORDER BY position, variant_id)
      FROM variants v WHERE product_id = p.product_id AND shown), '[]') AS variants
  FROM chosen JOIN products p USING (product_id) ORDER BY p.product_id`;
