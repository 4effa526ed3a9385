import type { BulkProduct, BulkText, BulkVariant } from "../../domain/catalogue/bulk-edit.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import { type LanCode, languages, type Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";
import { producerColumns, producerOrNull, type ProducerRow } from "./producers.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";

export interface GoodsVariant extends BulkVariant {
  product_id: number;
  variant_id: number;
}

/** Returns what is sold of products, in their order, with what an edit of many reads of each. */
export async function goodsVariants(db: Queryable, productIds: readonly number[]): Promise<GoodsVariant[]> {
  const { rows } = await db.query<GoodsVariant>(
    `SELECT v.product_id, v.variant_id, v.real_price AS price, v.catalogue_price AS "cataloguePrice", v.quantity AS stock, v.weight,
       EXISTS (SELECT FROM price_cut_variants w JOIN price_cuts c USING (cut_id) WHERE w.variant_id = v.variant_id AND c.state = 'running') AS "inCut"
     FROM variants v WHERE v.product_id = ANY ($1::bigint[]) AND v.shown ORDER BY array_position($1::bigint[], v.product_id), v.position, v.variant_id`,
    [productIds],
  );
  return rows;
}

export interface GoodsProduct extends BulkProduct {
  product_id: number;
}

interface ProductRow {
  product_id: number;
  product_name: Said;
  description: Said;
  search_title: Said;
  search_description: Said;
  brandId: number;
  categories: number[];
  badges: Badge[];
  shown: boolean;
  publish_at: Date | null;
  guaranteeYears: number | null;
  vatRate: string;
  withdrawalException: WithdrawalException | null;
  composition: CompositionPart[];
  mostPieces: number | null;
  ageMin: 18 | null;
  onlineSale: boolean;
  blockedCountries: string[];
}

/** Returns products, in their order, with what an edit of many reads of each; those that there are none of are left out. */
export async function goodsProducts(db: Queryable, productIds: readonly number[]): Promise<GoodsProduct[]> {
  const { rows } = await db.query<ProductRow>(
    `SELECT p.product_id, p.product_name, p.description, p.search_title, p.search_description, p.manufacturer_id AS "brandId",
       ARRAY(SELECT category_id FROM product_categories c WHERE c.product_id = p.product_id ORDER BY position) AS categories,
       p.badges, p.shown OR p.awaits_producer AS shown, p.publish_at, p.guarantee_years AS "guaranteeYears", p.vat_rate AS "vatRate", p.withdrawal_exception AS "withdrawalException", p.composition,
       p.most_pieces AS "mostPieces", p.age_min AS "ageMin", p.online_sale AS "onlineSale", p.blocked_countries AS "blockedCountries"
     FROM products p WHERE p.product_id = ANY ($1::bigint[]) ORDER BY array_position($1::bigint[], p.product_id)`,
    [productIds],
  );
  return rows.map((row) => {
    const {
      product_id,
      brandId,
      categories,
      badges,
      shown,
      publish_at,
      guaranteeYears,
      composition,
      withdrawalException,
      mostPieces,
      ageMin,
      onlineSale,
      blockedCountries,
    } = row;
    const texts: Record<BulkText, Record<LanCode, string>> = {
      name: inAll(row.product_name),
      description: inAll(row.description),
      searchTitle: inAll(row.search_title),
      searchDescription: inAll(row.search_description),
    };
    const publication = { shown, from: publish_at?.toISOString() ?? null };
    const vatRate = row.vatRate as VatRate;
    return {
      product_id,
      texts,
      brandId,
      categories,
      badges,
      publication,
      guaranteeYears,
      vatRate,
      withdrawalException,
      composition,
      mostPieces,
      ageMin,
      onlineSale,
      blockedCountries,
    };
  });
}

export interface GoodsBrands {
  /** Products that were looked at. */
  looked: number;
  brands: { brand_id: number; producer: Producer | null }[];
}

/** Returns the brands of products, by name, with who answers for their goods. */
export async function goodsBrands(db: Queryable, productIds: readonly number[]): Promise<GoodsBrands> {
  const { rows } = await db.query<ProducerRow & { brand_id: number; looked: number }>(
    `SELECT m.manufacturer_id AS brand_id, count(*)::int AS looked, ${producerColumns}
     FROM manufacturers m JOIN products p USING (manufacturer_id) WHERE p.product_id = ANY ($1::bigint[])
     GROUP BY m.manufacturer_id ORDER BY lower(m.manufacturer_name), m.manufacturer_id`,
    [productIds],
  );
  return {
    looked: rows.reduce((sum, { looked }) => sum + looked, 0),
    brands: rows.map((row) => ({ brand_id: row.brand_id, producer: producerOrNull(row) })),
  };
}

function inAll(text: Said): Record<LanCode, string> {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, text[lanCode] ?? ""])) as Record<LanCode, string>;
}

/** Returns whether a country is on the shop's list, LU as its LX; one that goods name from a file can be taken from them all the same. */
export async function isKnownCountry(
  db: Queryable,
  { does, country }: { does: "add" | "remove"; country: string },
): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM countries WHERE country_code = $1 OR country_code = 'LX' AND $1 = 'LU')
       OR $2 AND EXISTS (SELECT FROM products WHERE blocked_countries @> ARRAY[$1]) AS known`,
    [country, does === "remove"],
  );
  return rows[0]!.known;
}
