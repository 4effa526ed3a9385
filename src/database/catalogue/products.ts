import type { Badge, Product, ProductAttribute, ProductVariant } from "../../domain/catalogue/product.ts";
import { exceptionText, type WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import { type CompositionPart, compositionTexts } from "../../domain/catalogue/composition.ts";
import { type Certificate, type Assurance, assuranceTexts } from "../../domain/catalogue/certificates.ts";
import { type Measure, type MeasureUnit, type UnitPrice, unitPrice } from "../../domain/catalogue/unit-price.ts";
import { haltedText } from "../../domain/catalogue/halted.ts";
import { type LanCode, languageCalled, said, type Said } from "../../domain/language.ts";
import { decimal } from "../../domain/money.ts";
import type { SellingLimits } from "../../domain/catalogue/selling-limits.ts";
import { ratingOf } from "../../domain/review/rating.ts";
import { weightsCount } from "../delivery/goods-weight.ts";
import { ancestorsByCategory } from "./categories.ts";
import { pictureOf, type StoredPicture } from "./product-pictures.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Returns the shown products of these ids in one language, in the order of the ids; ids that are
 * unknown or hidden are left out. Two round trips whatever the number (specification, point 3).
 */
export async function productsById(
  db: Queryable,
  ids: readonly (number | string)[],
  lanCode: LanCode,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  // One after the other: inside a transaction there is one connection, which takes one query at a time.
  const { rows } = await db.query<ProductRow>({
    name: "products-by-id",
    text: productsSql,
    values: [ids.map(Number), languageCalled(lanCode).lanId],
  });
  const ancestors = await ancestorsByCategory(db);
  return rows.map((row) => productOf(row, ancestors, lanCode));
}

interface ProductRow {
  product_id: number;
  product_name: Said;
  url: string;
  pictures: StoredPicture[];
  real_price: number;
  catalogue_price: number | null;
  lowest_price: number | null;
  unit_amount: number | null;
  unit: MeasureUnit | null;
  badges: Badge[];
  review_count: number;
  review_stars: number;
  date: string;
  manufacturer_id: number;
  manufacturer_name: string;
  age_min: 18 | null;
  online_sale: boolean;
  blocked_countries: string[];
  most_pieces: number | null;
  /** Of the drop that has it and has not ended: its second where that is to come. */
  drop: { starts: string | null; paused: boolean; most: number | null } | null;
  other_colours: number;
  weight: number;
  withdrawal_exception: WithdrawalException | null;
  categories: number[];
  attributes: Said[];
  /** `own`: real, catalogue and lowest price, where any of them is not the product's. */
  variants: {
    id: number;
    quantity: number;
    values: Said[];
    own: [real: number, catalogue: number | null, lowest: number | null] | null;
    picture: string | null;
    weight: number;
  }[];
}

const productsSql = `
  SELECT p.product_id, p.product_name, paths.path AS url, p.real_price, p.catalogue_price, p.lowest_price, p.unit_amount, p.unit, p.badges, p.review_count, p.review_stars,
    to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, p.manufacturer_id, m.manufacturer_name,
    p.age_min, p.online_sale, p.blocked_countries, p.most_pieces, p.withdrawal_exception, CASE WHEN ${weightsCount} THEN p.weight ELSE 0 END AS weight,
    (SELECT json_build_object('starts', CASE WHEN d.state = 'planned' THEN d.starts_at END, 'paused', d.paused OR dp.paused, 'most', dp.per_person)
      FROM drop_products dp JOIN drops d USING (drop_id) WHERE dp.product_id = p.product_id AND dp.open) AS drop,
    (SELECT count(*)::int FROM products o WHERE o.model = p.model AND o.colour IS NOT NULL AND o.shown AND o.product_id <> p.product_id AND p.colour IS NOT NULL) AS other_colours,
    coalesce((SELECT json_agg(json_build_object('file', file, 'name', name, 'alt', alt, 'caption', caption, 'role', role, 'video', CASE WHEN video IS NOT NULL THEN json_build_object('file', video, 'captions', video_captions) END) ORDER BY position)
      FROM product_pictures WHERE product_id = p.product_id), '[]') AS pictures,
    ARRAY(SELECT category_id FROM product_categories WHERE product_id = p.product_id ORDER BY position)
      || ARRAY(SELECT category_id FROM category_rule_goods WHERE product_id = p.product_id ORDER BY category_id) AS categories,
    coalesce((SELECT json_agg(a.attr_name ORDER BY pa.position) FROM product_attributes pa JOIN attributes a USING (attribute_id)
      WHERE pa.product_id = p.product_id), '[]') AS attributes,
    coalesce((SELECT json_agg(json_build_object('id', variant_id, 'quantity', quantity, 'values', attribute_values, 'picture', picture, 'weight', CASE WHEN ${weightsCount} THEN coalesce(v.weight, p.weight) ELSE 0 END,
        'own', CASE WHEN (v.real_price, v.catalogue_price, v.lowest_price) IS DISTINCT FROM (p.real_price, p.catalogue_price, p.lowest_price) THEN json_build_array(v.real_price, v.catalogue_price, v.lowest_price) END) ORDER BY position)
      FROM variants v WHERE product_id = p.product_id AND shown), '[]') AS variants
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, place)
  JOIN products p ON p.product_id = wanted.id AND p.shown
  JOIN manufacturers m USING (manufacturer_id)
  JOIN paths ON paths.kind = 'product' AND paths.entity_id = p.product_id AND paths.lan_id = $2
  ORDER BY wanted.place`;

function productOf(row: ProductRow, ancestors: Map<number, number[]>, lanCode: LanCode): Product {
  const byMeasure = unitPriceOf(row, row.real_price);
  const weight = row.attributes.length === 0 ? (row.variants[0]?.weight ?? 0) : row.weight;
  const categories = new Set(row.categories.flatMap((id) => [id, ...(ancestors.get(id) ?? [])]));
  return {
    product_id: String(row.product_id),
    product_name: said(row.product_name, lanCode),
    url: row.url,
    images: row.pictures.map((picture) => pictureOf(picture, lanCode)),
    real_price: decimal(row.real_price),
    product_quantity: row.variants.reduce((sum, variant) => sum + variant.quantity, 0),
    categories_all: [...categories].map(String),
    manufacturer_id: String(row.manufacturer_id),
    attrs: row.attributes.map((name, index): ProductAttribute => ({
      attr_name: said(name, lanCode),
      vals: row.variants.map((variant) => ({
        attr_2_product_id: String(variant.id),
        quantity: variant.quantity,
        attrValue_name: said(variant.values[index] ?? { pl: "" }, lanCode),
        ...(index === 0 && ownOf(row, variant)),
      })),
    })),
    manufacturer_name: row.manufacturer_name,
    catalogue_price: row.catalogue_price === null ? null : decimal(row.catalogue_price),
    lowest_price: row.lowest_price === null ? null : decimal(row.lowest_price),
    ...(byMeasure && { unit_price: byMeasure }),
    badges: row.badges,
    rating: ratingOf(row.review_count, row.review_stars),
    date: row.date,
    ...(weight > 0 && { weight }),
    ...(row.other_colours > 0 && { other_colours: row.other_colours }),
    ...limitsOf(row, lanCode),
  };
}

/** What a variant has of its own: most have nothing. */
function ownOf(row: ProductRow, { own, picture, weight }: ProductRow["variants"][number]): Partial<ProductVariant> {
  const [real, catalogue, lowest] = own ?? [row.real_price, row.catalogue_price, row.lowest_price];
  const byMeasure = real === row.real_price ? null : unitPriceOf(row, real);
  const shown = picture === null ? undefined : row.pictures.find(({ file }) => file === picture);
  return {
    ...(real !== row.real_price && { real_price: decimal(real) }),
    ...(catalogue !== row.catalogue_price && { catalogue_price: catalogue === null ? null : decimal(catalogue) }),
    ...(lowest !== row.lowest_price && { lowest_price: lowest === null ? null : decimal(lowest) }),
    ...(byMeasure && { unit_price: byMeasure.price }),
    ...(shown && { picture: shown.name }),
    ...(weight !== row.weight && { weight }),
  };
}

function unitPriceOf({ unit_amount: amount, unit }: ProductRow, price: number): UnitPrice | null {
  return amount === null || unit === null ? null : unitPrice(price, { amount, unit });
}

/** Only what limits is sent: most products carry none of it. */
function limitsOf(
  { age_min, online_sale, blocked_countries, most_pieces, drop, withdrawal_exception: exception }: ProductRow,
  lanCode: LanCode,
): SellingLimits {
  const most = Math.min(most_pieces ?? Infinity, drop?.most ?? Infinity);
  return {
    ...(age_min !== null && { age_min }),
    ...(!online_sale && { online_sale }),
    ...(blocked_countries.length > 0 && { blocked_countries }),
    ...(most !== Infinity && { most_pieces: most }),
    ...(exception !== null && { exception: exceptionText(exception, lanCode) }),
    ...(drop !== null &&
      drop.starts !== null && {
        halted: haltedText({ kind: "soon", startsAt: new Date(drop.starts) }, lanCode),
        starts: new Date(drop.starts).toISOString(),
      }),
    ...(drop !== null && drop.starts === null && drop.paused && { halted: haltedText({ kind: "paused" }, lanCode) }),
  };
}

/** What a product's own page shows beyond the product. */
export interface ProductDetails {
  product_id: string;
  description: string;
  /** What search engines show instead of its name and the beginning of its description; empty: nothing of its own. */
  search_title: string;
  search_description: string;
  details: { name: string; value: string }[];
  /** What it is made of, part by part, as it is read. */
  composition: { name: string; value: string }[];
  /** The producer's guarantee and certificates. */
  assurances: Assurance[];
  /** Why a consumer cannot withdraw from buying it; null: they can. */
  exception: WithdrawalException | null;
  colour: string | null;
  /** Grams. */
  weight: number;
  model: string | null;
  /** The number under the bar code, where all there is of it has one. */
  gtin: string | null;
  /** What stands on its labels, of the variants that have any of it. */
  codes: VariantCodes[];
  /** How much is in it, of goods sold by measure. */
  measure: Measure | null;
  /** The category of the breadcrumb. */
  category_id: string | null;
}

/** Returns the details of these products, by product id. */
export async function productDetails(
  db: Queryable,
  ids: readonly (number | string)[],
  lanCode: LanCode,
): Promise<Map<string, ProductDetails>> {
  const { rows } = await db.query<{
    product_id: number;
    description: Said;
    search_title: Said;
    search_description: Said;
    details: { name: Said; value: Said }[];
    composition: CompositionPart[];
    certificates: Certificate[];
    guarantee_years: number | null;
    withdrawal_exception: WithdrawalException | null;
    colour: Said | null;
    weight: number;
    model: string | null;
    gtin: string | null;
    codes: (Omit<VariantCodes, "a2p"> & { id: number })[];
    unit_amount: number | null;
    unit: MeasureUnit | null;
    category_id: number | null;
  }>({
    name: "product-details",
    text: `SELECT p.product_id, p.description, p.search_title, p.search_description, p.details, p.composition, p.certificates, p.guarantee_years, p.withdrawal_exception, p.colour, p.weight, p.model,
        (SELECT min(gtin) FROM variants WHERE product_id = p.product_id AND shown HAVING count(*) = 1) AS gtin,
        coalesce((SELECT json_agg(json_build_object('id', variant_id, 'gtin', gtin, 'sku', sku) ORDER BY position)
          FROM variants WHERE product_id = p.product_id AND shown AND (gtin IS NOT NULL OR sku IS NOT NULL)), '[]') AS codes, p.unit_amount, p.unit,
        (SELECT category_id FROM product_categories WHERE product_id = p.product_id ORDER BY position LIMIT 1) AS category_id
      FROM products p WHERE p.product_id = ANY ($1::bigint[])`,
    values: [ids.map(Number)],
  });
  return new Map(
    rows.map((row) => [
      String(row.product_id),
      {
        product_id: String(row.product_id),
        description: said(row.description, lanCode),
        search_title: said(row.search_title, lanCode),
        search_description: said(row.search_description, lanCode),
        details: row.details.map(({ name, value }) => ({ name: said(name, lanCode), value: said(value, lanCode) })),
        composition: compositionTexts(row.composition, lanCode),
        assurances: assuranceTexts({ certificates: row.certificates, guarantee: row.guarantee_years }, lanCode),
        exception: row.withdrawal_exception,
        colour: row.colour === null ? null : said(row.colour, lanCode),
        weight: row.weight,
        model: row.model,
        gtin: row.gtin,
        codes: row.codes.map(({ id, ...codes }) => ({ a2p: String(id), ...codes })),
        measure: row.unit_amount === null || row.unit === null ? null : { amount: row.unit_amount, unit: row.unit },
        category_id: row.category_id === null ? null : String(row.category_id),
      },
    ]),
  );
}

export interface VariantCodes {
  /** The variant. */
  a2p: string;
  gtin: string | null;
  sku: string | null;
}

export interface ModelColour {
  product_id: string;
  model: string;
  name: string;
  url: string;
  image: string;
  colour: string;
}

/** Returns the products of these models, each with its first picture: the colour swatches of a product page. */
export async function coloursOfModels(
  db: Queryable,
  models: readonly string[],
  lanCode: LanCode,
): Promise<ModelColour[]> {
  if (models.length === 0) return [];
  const { rows } = await db.query<{
    product_id: number;
    model: string;
    product_name: Said;
    url: string;
    image: string;
    colour: Said;
  }>(
    `SELECT p.product_id, p.model, p.product_name, paths.path AS url, coalesce(pic.name, '') AS image, p.colour
     FROM products p JOIN paths ON paths.kind = 'product' AND paths.entity_id = p.product_id AND paths.lan_id = $2
     LEFT JOIN LATERAL (SELECT name FROM product_pictures WHERE product_id = p.product_id ORDER BY position LIMIT 1) pic ON true
     WHERE p.model = ANY ($1) AND p.colour IS NOT NULL AND p.shown ORDER BY p.product_id`,
    [models, languageCalled(lanCode).lanId],
  );
  return rows.map((row) => ({
    ...row,
    product_id: String(row.product_id),
    name: said(row.product_name, lanCode),
    colour: said(row.colour, lanCode),
  }));
}
