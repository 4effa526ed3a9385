import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { CatalogueProduct, CatalogueVariant, OtherUrls } from "../../domain/catalogue/catalogue.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Certificate } from "../../domain/catalogue/certificates.ts";
import type { Measure } from "../../domain/catalogue/unit-price.ts";
import type { Focus, PictureRole } from "../../domain/catalogue/picture.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { Said } from "../../domain/language.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { Queryable } from "../queryable.ts";
import { otherUrlsOf } from "./entity-paths.ts";
import { joinHeld, lastingCataloguePrice, lastingPrice } from "./price-cuts.ts";

/**
 * Returns some products as a file describes them, after a handle and in the order of the handles' bytes, of these numbers
 * (`only`; absent: of all); hidden products too, hidden variants not, and prices as they are outside of those for a time.
 * `keys` are the categories' keys by id.
 */
export async function productsAfter(
  db: Queryable,
  {
    handle,
    limit,
    keys,
    only = null,
  }: { handle: string; limit: number; keys: ReadonlyMap<number, string>; only?: readonly number[] | null },
): Promise<CatalogueProduct[]> {
  const { rows } = await db.query<ExportRow>({
    name: "products-after",
    text: exportSql,
    values: [handle, limit, only],
  });
  return rows.map((row) => described(row, keys));
}

/**
 * Returns the products of these handles that the shop has, likewise. `hold`: nobody sells or prices them until the end
 * of the transaction, which locks their variants in the order of their ids, as orders do.
 */
export async function describedProducts(
  db: Queryable,
  { handles, keys, hold }: { handles: readonly string[]; keys: ReadonlyMap<number, string>; hold: boolean },
): Promise<CatalogueProduct[]> {
  if (hold)
    await db.query(
      "SELECT FROM variants v JOIN products p USING (product_id) WHERE p.handle = ANY ($1) ORDER BY v.variant_id FOR UPDATE OF v",
      [handles],
    );
  const { rows } = await db.query<ExportRow>(`${describedSql} WHERE p.handle = ANY ($1)`, [handles]);
  return rows.map((row) => described(row, keys));
}

function described({ categories, cut, ...row }: ExportRow, keys: ReadonlyMap<number, string>): CatalogueProduct {
  return {
    row: 0,
    ...row,
    ...(cut && cheapest(row.variants)),
    categories: categories.map((id) => keys.get(id)).filter((key) => key !== undefined),
  };
}

/** What a product costs as the cheapest of its variants in stock: `price_products` in the database, outside of prices for a time. */
function cheapest(variants: ExportRow["variants"]): Pick<CatalogueProduct, "realPrice" | "cataloguePrice"> {
  const stocked = variants.filter(({ quantity }) => quantity > 0);
  const { price, before } = (stocked.length > 0 ? stocked : variants).reduce((low, one) =>
    one.price < low.price ? one : low,
  );
  return { realPrice: price, cataloguePrice: before };
}

interface ExportRow {
  handle: string;
  name: Said;
  description: Said;
  details: { name: Said; value: Said }[];
  composition: CompositionPart[];
  measure: Measure | null;
  certificates: Certificate[];
  guaranteeYears: number | null;
  withdrawalException: WithdrawalException | null;
  nextDelivery: { day: string; pieces: number | null } | null;
  manufacturer: string;
  categories: number[];
  weight: number;
  realPrice: number;
  cataloguePrice: number | null;
  badges: Badge[];
  model: string | null;
  colour: Said | null;
  goesWith: string[];
  url: string | null;
  otherUrls: OtherUrls;
  createdAt: string;
  shown: boolean;
  ageMin: number | null;
  onlineSale: boolean;
  blockedCountries: string[];
  vatRate: VatRate;
  pictures: string[];
  pictureTexts: Said[];
  pictureCaptions: Said[];
  pictureFocus: (Focus | null)[];
  pictureRoles: PictureRole[];
  pictureVideos: (ProductVideo | null)[];
  searchTitle: Said;
  searchDescription: Said;
  searchWords: string;
  attributes: Said[];
  variants: Required<CatalogueVariant>[];
  /** True: a variant has a price for a time, so that the product's may be one. */
  cut: boolean;
}

// The moment keeps its microseconds: what is read again must be the same moment.
const describedSql = `
  SELECT p.handle, p.product_name AS name, p.description, p.details, p.composition,
    CASE WHEN p.unit IS NULL THEN NULL ELSE json_build_object('amount', p.unit_amount, 'unit', p.unit) END AS measure, m.manufacturer_name AS manufacturer, p.weight, p.real_price AS "realPrice", p.catalogue_price AS "cataloguePrice",
    p.badges, p.model, p.colour,
    coalesce((SELECT array_agg(o.handle ORDER BY r.position) FROM product_relations r JOIN products o ON o.product_id = r.related_id WHERE r.product_id = p.product_id AND r.kind = 'chosen'), '{}') AS "goesWith", paths.path AS url, ${otherUrlsOf("product", "p.product_id")}, to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt", p.shown OR p.awaits_producer AS shown, p.certificates, p.guarantee_years AS "guaranteeYears", p.withdrawal_exception AS "withdrawalException",
    (SELECT json_build_object('day', e.on_day, 'pieces', e.pieces) FROM expected_deliveries e WHERE e.product_id = p.product_id AND e.on_day IS NOT NULL) AS "nextDelivery",
    p.age_min AS "ageMin", p.online_sale AS "onlineSale", p.blocked_countries AS "blockedCountries", p.vat_rate AS "vatRate",
    coalesce((SELECT array_agg(category_id ORDER BY position, category_id) FROM product_categories WHERE product_id = p.product_id), '{}') AS categories,
    coalesce((SELECT array_agg(file ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '{}') AS pictures,
    coalesce((SELECT json_agg(alt ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS "pictureTexts",
    coalesce((SELECT json_agg(caption ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS "pictureCaptions",
    coalesce((SELECT json_agg(CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS "pictureFocus",
    coalesce((SELECT json_agg(role ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS "pictureRoles",
    coalesce((SELECT json_agg(CASE WHEN video IS NOT NULL THEN json_build_object('file', video, 'captions', video_captions) END ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS "pictureVideos",
    p.search_title AS "searchTitle", p.search_description AS "searchDescription", p.search_words AS "searchWords",
    coalesce((SELECT json_agg(a.attr_name ORDER BY pa.position) FROM product_attributes pa JOIN attributes a USING (attribute_id) WHERE pa.product_id = p.product_id), '[]') AS attributes,
    coalesce((SELECT json_agg(json_build_object('row', 0, 'values', attribute_values, 'sku', sku, 'gtin', gtin, 'shelf', shelf, 'quantity', quantity, 'known', json_build_object('quantity', quantity, 'movements', (SELECT count(*) FROM stock_movements m WHERE m.variant_id = v.variant_id)), 'price', ${lastingPrice}, 'before', ${lastingCataloguePrice}, 'picture', picture) ORDER BY position, v.variant_id)
      FROM variants v ${joinHeld} WHERE product_id = p.product_id AND shown), '[]') AS variants,
    EXISTS (SELECT FROM variants v ${joinHeld} WHERE v.product_id = p.product_id AND v.shown AND held.price IS NOT NULL) AS cut
  FROM products p JOIN manufacturers m USING (manufacturer_id) LEFT JOIN paths ON paths.kind = 'product' AND paths.entity_id = p.product_id AND paths.lan_id = 1`;
const exportSql = `${describedSql} WHERE p.handle COLLATE "C" > $1 AND ($3::bigint[] IS NULL OR p.product_id = ANY ($3)) ORDER BY p.handle COLLATE "C" LIMIT $2`;
