// One long file: what each part of a product says, read and written.
import type { Certificate } from "../../domain/catalogue/certificates.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import { type MissingFact, type ProductText, productTexts } from "../../domain/catalogue/product-form.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { Measure, MeasureUnit } from "../../domain/catalogue/unit-price.ts";
import { type LanCode, languages, type Said } from "../../domain/language.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { Queryable } from "../queryable.ts";
import { ofTextiles } from "./missing-duties.ts";
import { producerColumns, type ProducerRow } from "./producers.ts";
import { missingSql } from "./staff-products.ts";

/** A text in every language; '': not written. */
type InAll = Record<LanCode, string>;

/** What each part of a product says, as it is written and logged. */
export type ProductTextsSaid = Record<ProductText, InAll>;
export interface ProductFactsSaid {
  composition: CompositionPart[];
  measure: Measure | null;
  certificates: Certificate[];
  guaranteeYears: number | null;
  vatRate: VatRate;
  withdrawalException: WithdrawalException | null;
}
/** Who may buy it, and where (`selling-limits.ts`). */
export interface ProductLimitsSaid {
  ageMin: 18 | null;
  onlineSale: boolean;
  /** Codes, `CZ`. */
  blockedCountries: string[];
  /** Pieces one shopper may have; null: as many as there are. */
  mostPieces: number | null;
}
/** Rows of its details, in every language; '': not written. */
export interface ProductDetailsSaid {
  details: { name: InAll; value: InAll }[];
}
/** What the label chose to go with it, in its order. */
export interface ProductGoesWithSaid {
  chosen: number[];
}
export interface ProductPlacingSaid {
  brandId: number;
  /** The breadcrumb's first. */
  categories: number[];
  badges: Badge[];
}
export interface ProductPublicationSaid {
  /** Or would be, had its brand a producer. */
  shown: boolean;
  /** ISO moment. */
  from: string | null;
}

interface TextsRow {
  product_name: Said;
  description: Said;
  search_title: Said;
  search_description: Said;
  colour: Said | null;
}

/** In which column each text stands. */
const columns = {
  name: "product_name",
  description: "description",
  searchTitle: "search_title",
  searchDescription: "search_description",
  colour: "colour",
} as const satisfies Record<ProductText, keyof TextsRow>;

/** Returns a product's texts in every language. */
export async function textsOfProduct(db: Queryable, productId: number): Promise<ProductTextsSaid> {
  const { rows } = await db.query<TextsRow>(
    "SELECT product_name, description, search_title, search_description, colour FROM products WHERE product_id = $1",
    [productId],
  );
  const [row] = rows;
  return Object.fromEntries(
    productTexts.map((text) => [text, inAll(row?.[columns[text]] ?? null)]),
  ) as ProductTextsSaid;
}

/** Writes a product's texts: a language that is empty is not written, Polish excepted; a colour without Polish is none. */
export async function saveProductTexts(db: Queryable, productId: number, texts: ProductTextsSaid): Promise<void> {
  const [name, description, title, searchDescription, colour] = productTexts.map((text) =>
    JSON.stringify(written(texts[text])),
  );
  await db.query(
    "UPDATE products SET product_name = $2, description = $3, search_title = $4, search_description = $5, colour = CASE WHEN $6::jsonb ->> 'pl' <> '' THEN $6::jsonb END WHERE product_id = $1",
    [productId, name, description, title, searchDescription, colour],
  );
}

function inAll(text: Said | null): InAll {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, text?.[lanCode] ?? ""])) as InAll;
}

/** Returns a text without the languages in which it is not written, Polish excepted. */
function written(text: InAll): Said {
  return Object.fromEntries(
    Object.entries(text).filter(([lanCode, value]) => lanCode === "pl" || value !== ""),
  ) as unknown as Said;
}

/** Returns the rows of a product's details. */
export async function detailsOfProduct(db: Queryable, productId: number): Promise<ProductDetailsSaid> {
  const { rows } = await db.query<{ details: { name: Said; value: Said }[] }>(
    "SELECT details FROM products WHERE product_id = $1",
    [productId],
  );
  return { details: rows[0]!.details.map(({ name, value }) => ({ name: inAll(name), value: inAll(value) })) };
}

/** Writes the rows of a product's details, in this order. */
export async function saveProductDetails(
  db: Queryable,
  productId: number,
  { details }: ProductDetailsSaid,
): Promise<void> {
  await db.query("UPDATE products SET details = $2 WHERE product_id = $1", [
    productId,
    JSON.stringify(details.map(({ name, value }) => ({ name: written(name), value: written(value) }))),
  ]);
}

/** Returns a product's facts. */
export async function factsOfProduct(db: Queryable, productId: number): Promise<ProductFactsSaid> {
  const { rows } = await db.query<{
    composition: CompositionPart[];
    unit_amount: number | null;
    unit: MeasureUnit | null;
    certificates: Certificate[];
    guarantee_years: number | null;
    vat_rate: string;
    withdrawal_exception: WithdrawalException | null;
  }>(
    "SELECT composition, unit_amount, unit, certificates, guarantee_years, vat_rate, withdrawal_exception FROM products WHERE product_id = $1",
    [productId],
  );
  const {
    composition,
    unit_amount: amount,
    unit,
    certificates,
    guarantee_years,
    vat_rate,
    withdrawal_exception,
  } = rows[0]!;
  const measure = amount === null || unit === null ? null : { amount, unit };
  return {
    composition,
    measure,
    certificates,
    guaranteeYears: guarantee_years,
    vatRate: vat_rate as VatRate,
    withdrawalException: withdrawal_exception,
  };
}

/** Writes a product's facts. */
export async function saveProductFacts(db: Queryable, productId: number, facts: ProductFactsSaid): Promise<void> {
  const { composition, measure, certificates, guaranteeYears, vatRate, withdrawalException } = facts;
  await db.query(
    "UPDATE products SET composition = $2, unit_amount = $3, unit = $4, certificates = $5, guarantee_years = $6, vat_rate = $7, withdrawal_exception = $8 WHERE product_id = $1",
    [
      productId,
      JSON.stringify(composition),
      measure?.amount ?? null,
      measure?.unit ?? null,
      JSON.stringify(certificates),
      guaranteeYears,
      vatRate,
      withdrawalException,
    ],
  );
}

/** Returns who may buy a product, and where. */
export async function limitsOfProduct(db: Queryable, productId: number): Promise<ProductLimitsSaid> {
  const { rows } = await db.query<ProductLimitsSaid>(
    'SELECT age_min AS "ageMin", online_sale AS "onlineSale", blocked_countries AS "blockedCountries", most_pieces AS "mostPieces" FROM products WHERE product_id = $1',
    [productId],
  );
  return rows[0]!;
}

/** Says who may buy a product, and where. */
export async function saveProductLimits(
  db: Queryable,
  productId: number,
  { ageMin, onlineSale, blockedCountries, mostPieces }: ProductLimitsSaid,
): Promise<void> {
  await db.query(
    "UPDATE products SET age_min = $2, online_sale = $3, blocked_countries = $4, most_pieces = $5 WHERE product_id = $1",
    [productId, ageMin, onlineSale, blockedCountries, mostPieces],
  );
}

/** Returns where a product stands. */
export async function placingOfProduct(db: Queryable, productId: number): Promise<ProductPlacingSaid> {
  const { rows } = await db.query<{ brandId: number; categories: number[]; badges: Badge[] }>(
    `SELECT manufacturer_id AS "brandId", badges, ARRAY(SELECT category_id FROM product_categories c WHERE c.product_id = p.product_id ORDER BY position) AS categories
     FROM products p WHERE product_id = $1`,
    [productId],
  );
  return rows[0]!;
}

/** Returns what the places a product stands in are called, in Polish, in their order: ids tell nobody anything. */
export async function placesCalled(
  db: Queryable,
  { brandId, categories }: Partial<ProductPlacingSaid>,
): Promise<{ brand: string | null; categoryNames: string[] }> {
  const { rows } = await db.query<{ brand: string | null; categoryNames: string[] }>(
    `SELECT (SELECT manufacturer_name FROM manufacturers WHERE manufacturer_id = $1) AS brand,
       ARRAY(SELECT category_name ->> 'pl' FROM unnest($2::bigint[]) WITH ORDINALITY AS placed (category_id, place) JOIN categories USING (category_id) ORDER BY place) AS "categoryNames"`,
    [brandId ?? null, categories ?? []],
  );
  return rows[0]!;
}

/** Says where a product stands; what is so already is not touched. */
export async function saveProductPlacing(
  db: Queryable,
  productId: number,
  { brandId, categories, badges }: ProductPlacingSaid,
): Promise<void> {
  await db.query(
    "UPDATE products SET manufacturer_id = $2, badges = $3 WHERE product_id = $1 AND (manufacturer_id, badges) IS DISTINCT FROM ($2, $3::text[])",
    [productId, brandId, badges],
  );
  await db.query("DELETE FROM product_categories WHERE product_id = $1 AND category_id <> ALL ($2::bigint[])", [
    productId,
    categories,
  ]);
  await db.query(
    `INSERT INTO product_categories AS c (product_id, category_id, position) SELECT $1, category_id, place FROM unnest($2::bigint[]) WITH ORDINALITY AS placed (category_id, place)
     ON CONFLICT (product_id, category_id) DO UPDATE SET position = excluded.position WHERE c.position <> excluded.position`,
    [productId, categories],
  );
}

/** Returns whether a product is shown, or when it is. */
export async function publicationOfProduct(db: Queryable, productId: number): Promise<ProductPublicationSaid> {
  const { rows } = await db.query<{ shown: boolean; publish_at: Date | null }>(
    "SELECT shown OR awaits_producer AS shown, publish_at FROM products WHERE product_id = $1",
    [productId],
  );
  const { shown, publish_at } = rows[0]!;
  return { shown, from: publish_at?.toISOString() ?? null };
}

/** Shows a product, hides it or plans when it is shown. What is shown for the first time came into the shop then. */
export async function saveProductPublication(
  db: Queryable,
  productId: number,
  { shown, from, now }: ProductPublicationSaid & { now: Date },
): Promise<void> {
  await db.query(
    `UPDATE products SET shown = $2, awaits_producer = false, publish_at = $3,
       created_at = CASE WHEN $2 AND NOT ever_shown THEN date_trunc('milliseconds', $4::timestamptz) ELSE created_at END WHERE product_id = $1`,
    [productId, shown, from, now],
  );
}

/** Returns products whose moment has come, some at a time. */
export async function productsToPublish(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    "SELECT product_id FROM products WHERE publish_at <= $1 ORDER BY publish_at, product_id LIMIT 100",
    [now],
  );
  return rows.map((row) => row.product_id);
}

/** What a product's page in the back office shows beside what is written there. */
export interface ProductAround extends ProducerRow {
  handle: string;
  brand: string;
  categories: { id: number; name: string }[];
  picture: string | null;
  variants: number;
  stock: number;
  barcodes: number;
  real_price: number;
  shown: boolean;
  awaits_producer: boolean;
  publish_at: Date | null;
  missing: MissingFact[];
}

/** Returns what there is around a product's parts; null: there is no such product. */
export async function aroundProduct(db: Queryable, productId: number, lanCode: LanCode): Promise<ProductAround | null> {
  const { rows } = await db.query<ProductAround>(
    `WITH ${ofTextiles}
     SELECT p.handle, m.manufacturer_name AS brand, p.real_price, p.shown, p.awaits_producer, p.publish_at, ${producerColumns}, ${missingSql} AS missing,
       coalesce((SELECT json_agg(json_build_object('id', category_id, 'name', said(category_name, $2)) ORDER BY c.position) FROM product_categories c JOIN categories USING (category_id) WHERE c.product_id = p.product_id), '[]') AS categories,
       (SELECT name FROM product_pictures f WHERE f.product_id = p.product_id ORDER BY position LIMIT 1) AS picture,
       v.variants, v.stock, v.barcodes
     FROM products p JOIN manufacturers m USING (manufacturer_id),
       LATERAL (SELECT count(*)::int AS variants, coalesce(sum(quantity), 0)::int AS stock, count(gtin)::int AS barcodes FROM variants WHERE product_id = p.product_id AND shown) v
     WHERE p.product_id = $1`,
    [productId, lanCode],
  );
  return rows[0] ?? null;
}

/** Returns which of these brands and categories there are none of. */
export async function unknownPlaces(
  db: Queryable,
  { brandIds, categories }: { brandIds: readonly number[]; categories: readonly number[] },
): Promise<{ brand: boolean; category: boolean }> {
  const { rows } = await db.query<{ brand: boolean; category: boolean }>(
    `SELECT EXISTS (SELECT FROM unnest($1::bigint[]) AS id WHERE NOT EXISTS (SELECT FROM manufacturers WHERE manufacturer_id = id)) AS brand,
       EXISTS (SELECT FROM unnest($2::bigint[]) AS id WHERE NOT EXISTS (SELECT FROM categories WHERE category_id = id AND category_parent_id IS NOT NULL)) AS category`,
    [brandIds, categories],
  );
  return rows[0]!;
}
