import type { CatalogueProduct, OtherUrls } from "../../domain/catalogue/catalogue.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Certificate } from "../../domain/catalogue/certificates.ts";
import type { Measure } from "../../domain/catalogue/unit-price.ts";
import type { Focus, PictureRole } from "../../domain/catalogue/picture.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { LanCode, Said } from "../../domain/language.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { Queryable } from "../queryable.ts";
import { saidPathsTable } from "./said-paths.ts";

/** A text that may lack languages, which are then left as they are; null takes one away. */
export type SaidChange = Partial<Record<LanCode, string | null>>;

/** A product of a file with everything named by id. What may be null is then left as it is, or empty for a new product. */
export interface StagedProduct {
  handle: string;
  name: SaidChange;
  description: SaidChange;
  details: { name: Said; value: Said }[] | null;
  composition: CompositionPart[] | null;
  /** Empty: sold by the piece. */
  measure: Measure | Record<string, never> | null;
  certificates: Certificate[] | null;
  /** 0: none. */
  guarantee_years: number | null;
  /** Empty: none. */
  withdrawal_exception: string | null;
  /** Empty: nothing is expected. Without pieces: as many as were said. */
  next_delivery: NonNullable<CatalogueProduct["nextDelivery"]> | Record<string, never> | null;
  manufacturer_id: number;
  weight: number;
  /** Of a new product, until its variants have theirs. */
  real_price: number;
  /** Null: not reduced. */
  catalogue_price: number | null;
  badges: Badge[] | null;
  /** Empty: none. */
  model: string | null;
  /** Without any language: none. */
  colour: Said | Record<string, never> | null;
  /** Handles, each once. */
  goes_with: string[] | null;
  shown: boolean | null;
  /** 0: for everyone. */
  age_min: number | null;
  online_sale: boolean | null;
  blocked_countries: string[] | null;
  vat_rate: VatRate | null;
  created_at: string | null;
  path: string | null;
  other_urls: OtherUrls;
  /** The row of the file it begins in. */
  row: number;
  categories: number[];
  attributes: number[];
  pictures: string[] | null;
  /** What is said of the pictures, in their order. */
  picture_texts: Said[] | null;
  picture_captions: Said[] | null;
  picture_focus: (Focus | null)[] | null;
  picture_roles: PictureRole[] | null;
  picture_videos: (ProductVideo | null)[] | null;
  search_title: SaidChange | null;
  search_description: SaidChange | null;
  search_words: string | null;
  variants: StagedVariant[];
}

/** What is absent is left as it is. */
export interface StagedVariant {
  /** The row of the file; 0 where there is no file. */
  row: number;
  values: Said[];
  sku: string | null;
  gtin?: string | null;
  shelf?: string | null;
  /** Pieces of a variant that is new or not shown; of another, those a person wrote beside `known`. */
  quantity: number;
  /** True: there are so many, whatever there were. */
  counted?: true;
  /** Pieces there were when the file was given out, and the movements its stock had had: the difference is a person's. */
  known?: number;
  movements?: number;
  real_price: number;
  catalogue_price: number | null;
  /** A stored file; null: none. */
  picture?: string | null;
}

const columns = `handle text, name jsonb, description jsonb, details jsonb, composition jsonb, measure jsonb, certificates jsonb, guarantee_years smallint, withdrawal_exception text, next_delivery jsonb, manufacturer_id bigint, weight integer, real_price integer, catalogue_price integer,
  badges text[], model text, colour jsonb, goes_with text[], shown boolean, age_min smallint, online_sale boolean, blocked_countries text[], vat_rate text, created_at timestamptz, path text, other_urls jsonb, "row" integer, categories bigint[], attributes bigint[], pictures text[], variants jsonb, picture_texts jsonb[], picture_captions jsonb[], picture_focus jsonb[], picture_roles text[], picture_videos jsonb[], search_title jsonb, search_description jsonb, search_words text`;

/** Opens the staging tables for this transaction. */
export async function openStaging(db: Queryable): Promise<void> {
  await db.query(`
    CREATE TEMP TABLE staged (${columns}, product_id bigint, place integer GENERATED ALWAYS AS IDENTITY) ON COMMIT DROP;
    CREATE TEMP TABLE touched (product_id bigint, what text) ON COMMIT DROP;
    CREATE TEMP TABLE done (what text, number integer) ON COMMIT DROP;
    ${saidPathsTable}`);
}

/** Puts a batch of products into the staging table. */
export async function stageProducts(db: Queryable, products: readonly StagedProduct[]): Promise<void> {
  await db.query({
    name: "stage-products",
    text: `INSERT INTO staged SELECT s.*, p.product_id FROM jsonb_to_recordset($1::jsonb) AS s (${columns}) LEFT JOIN products p USING (handle)`,
    values: [JSON.stringify(products)],
  });
}

/** Returns the ids of products by handle, of those that are known. */
export async function productIds(db: Queryable, handles: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ handle: string; product_id: number }>(
    "SELECT handle, product_id FROM products WHERE handle = ANY ($1)",
    [handles],
  );
  return new Map(rows.map((row) => [row.handle, row.product_id]));
}

/** Returns the handles of staged products, merged already, that have a catalogue price, or a variant with one, and announce no reduction of it: their history knows no higher price. */
export async function stagedUnannounced(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ handle: string }>(`SELECT s.handle FROM staged s WHERE EXISTS (
    SELECT FROM variants v WHERE v.product_id = s.product_id AND v.shown AND v.catalogue_price IS NOT NULL AND price_before(v.real_price, v.catalogue_price, v.lowest_price) IS NULL) ORDER BY s.place`);
  return rows.map((row) => row.handle);
}
