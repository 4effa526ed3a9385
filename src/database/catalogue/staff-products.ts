import type { MissingFact, ProductView } from "../../domain/catalogue/product-form.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { LanCode } from "../../domain/language.ts";
import { type Bind, newBind } from "../bind.ts";
import type { Queryable } from "../queryable.ts";
import { isMissing, ofTextiles } from "./missing-duties.ts";

/** Which products, hidden ones too: null is any. */
export interface StaffProductFilter {
  view: ProductView;
  /** Words of which each stands in its name, or its number, or the SKU or EAN of a variant. */
  words: string | null;
  categoryId: number | null;
  /** The category somebody has put them into; absent: any. */
  placedId?: number | null;
  brandId: number | null;
}

export interface StaffProductRow {
  product_id: number;
  product_name: string;
  brand: string;
  category: string | null;
  picture: string | null;
  badges: Badge[];
  variants: number;
  stock: number;
  /** Grosze, of the cheapest variant that can be bought. */
  real_price: number;
  shown: boolean;
  awaits_producer: boolean;
  publish_at: Date | null;
  missing: MissingFact[];
  written: LanCode[];
}

/** Returns so many of the products a filter leaves, the last added first, from behind a number on. */
export async function staffProducts(
  db: Queryable,
  filter: StaffProductFilter,
  { after, most, lanCode }: { after: number | null; most: number; lanCode: LanCode },
): Promise<StaffProductRow[]> {
  const bind = newBind();
  const lan = `${bind(lanCode)}::text`;
  const begins = after === null ? "" : ` AND p.product_id < ${bind(after)}`;
  const { rows } = await db.query<StaffProductRow>(
    `WITH ${ofTextiles}, page AS MATERIALIZED (
       SELECT p.product_id FROM products p JOIN manufacturers m USING (manufacturer_id) WHERE ${filterSql(filter, bind)}${begins} ORDER BY p.product_id DESC LIMIT ${bind(most)}
     )
     SELECT p.product_id, said(p.product_name, ${lan}) AS product_name, m.manufacturer_name AS brand,
       (SELECT said(category_name, ${lan}) FROM product_categories pc JOIN categories USING (category_id) WHERE pc.product_id = p.product_id ORDER BY pc.position LIMIT 1) AS category,
       (SELECT name FROM product_pictures f WHERE f.product_id = p.product_id ORDER BY position LIMIT 1) AS picture,
       p.badges, v.variants, v.stock, p.real_price, p.shown, p.awaits_producer, p.publish_at, ${missingSql} AS missing,
       ARRAY(SELECT lan FROM unnest('{pl,en,cz}'::text[]) AS lan WHERE coalesce(p.product_name ->> lan, '') <> '' AND coalesce(p.description ->> lan, '') <> '') AS written
     FROM page JOIN products p USING (product_id) JOIN manufacturers m USING (manufacturer_id),
       LATERAL (SELECT count(*)::int AS variants, coalesce(sum(quantity), 0)::int AS stock FROM variants WHERE product_id = p.product_id AND shown) v
     ORDER BY p.product_id DESC`,
    bind.values,
  );
  return rows;
}

/** Returns how many products a filter leaves, counted up to a most. */
export async function countStaffProducts(db: Queryable, filter: StaffProductFilter, most: number): Promise<number> {
  const bind = newBind();
  const { rows } = await db.query<{ count: number }>(
    `WITH ${ofTextiles} SELECT count(*)::int AS count FROM (
       SELECT FROM products p JOIN manufacturers m USING (manufacturer_id) WHERE ${filterSql(filter, bind)} LIMIT ${bind(most)}) counted`,
    bind.values,
  );
  return rows[0]!.count;
}

/** Returns the numbers of the products a filter leaves, the last added first, so many at most; `most` null: all of them. */
export async function staffProductIds(
  db: Queryable,
  filter: StaffProductFilter,
  most: number | null,
): Promise<number[]> {
  const bind = newBind();
  const { rows } = await db.query<{ product_id: number }>(
    `WITH ${ofTextiles} SELECT p.product_id FROM products p JOIN manufacturers m USING (manufacturer_id) WHERE ${filterSql(filter, bind)} ORDER BY p.product_id DESC LIMIT ${bind(most)}`,
    bind.values,
  );
  return rows.map(({ product_id }) => product_id);
}

/** Of so many products that shoppers do not see, the last added, the words are looked at. */
const mostNotShown = 2000;

/**
 * Returns the numbers of products that the shop's search does not tell of: those of a SKU or EAN, and of the last 2,000 that
 * shoppers do not see those whose name has all words; the last added first, so many at most.
 */
export async function productsCalled(db: Queryable, words: string, most: number): Promise<number[]> {
  const bind = newBind();
  const number = bind(words.trim());
  const named = namedSql(words, bind);
  const { rows } = await db.query<{ product_id: number }>(
    `WITH numbered AS MATERIALIZED (
       SELECT product_id FROM variants WHERE upper(sku) = upper(${number}) AND sku IS NOT NULL
       UNION SELECT product_id FROM variants WHERE lpad(gtin, 14, '0') = lpad(${number}, 14, '0') AND ${number} ~ '^[0-9]{8,14}$' AND gtin IS NOT NULL
     ), hidden AS MATERIALIZED (SELECT product_id, product_name FROM products WHERE NOT shown ORDER BY product_id DESC LIMIT ${bind(mostNotShown)})
     SELECT product_id FROM numbered UNION SELECT product_id FROM hidden p WHERE ${named} ORDER BY product_id DESC LIMIT ${bind(most)}`,
    bind.values,
  );
  return rows.map(({ product_id }) => product_id);
}

/** Returns what products are called in a language, and their brand, in the order of their numbers as given. */
export async function productsNamedSo(
  db: Queryable,
  ids: readonly number[],
  lanCode: LanCode,
): Promise<Pick<StaffProductRow, "product_id" | "product_name" | "brand">[]> {
  const { rows } = await db.query<Pick<StaffProductRow, "product_id" | "product_name" | "brand">>(
    `SELECT product_id, said(product_name, $2::text) AS product_name, manufacturer_name AS brand
     FROM unnest($1::bigint[]) WITH ORDINALITY AS given (product_id, nth) JOIN products USING (product_id) JOIN manufacturers USING (manufacturer_id) ORDER BY nth`,
    [ids, lanCode],
  );
  return rows;
}

/** The facts that nobody has told of a product `p` of a brand `m` yet. */
export const missingSql = `array_remove(ARRAY[${Object.entries(isMissing)
  .map(([fact, is]) => `CASE WHEN ${is} THEN '${fact}' END`)
  .join(", ")}], NULL)`;

const views: Readonly<Record<ProductView, string | null>> = {
  all: null,
  onSale: "p.shown",
  notShown: "NOT p.shown",
  soldOut:
    "p.shown AND NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.product_id AND v.shown AND v.quantity > 0)",
  factsMissing: `(${Object.values(isMissing).join(" OR ")})`,
};

function filterSql({ view, words, categoryId, placedId = null, brandId }: StaffProductFilter, bind: Bind): string {
  const conditions = [
    views[view],
    words !== null && wordsSql(words, bind),
    categoryId !== null &&
      `p.product_id IN (SELECT product_id FROM category_goods WHERE category_id IN (
         WITH RECURSIVE below AS (SELECT ${bind(categoryId)}::bigint AS category_id UNION SELECT c.category_id FROM below JOIN categories c ON c.category_parent_id = below.category_id) SELECT category_id FROM below))`,
    placedId !== null &&
      `EXISTS (SELECT FROM product_categories c WHERE c.product_id = p.product_id AND c.category_id = ${bind(placedId)})`,
    brandId !== null && `p.manufacturer_id = ${bind(brandId)}`,
  ];
  return conditions.filter(Boolean).join(" AND ") || "true";
}

function wordsSql(words: string, bind: Bind): string {
  const number = bind(words.trim());
  return `(${namedSql(words, bind)} OR p.product_id::text = ${number} OR p.handle = ${number}
    OR p.product_id IN (SELECT product_id FROM variants WHERE upper(sku) = upper(${number}) UNION SELECT product_id FROM variants WHERE lpad(gtin, 14, '0') = lpad(${number}, 14, '0') AND ${number} ~ '^[0-9]{8,14}$'))`;
}

/** A condition that a product `p` has each of the words in its name, capitals and diacritics aside. */
function namedSql(words: string, bind: Bind): string {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => bind(`%${word.replace(/[\\%_]/g, "\\$&")}%`))
    .map((word) => `unaccent(lower(p.product_name::text)) LIKE unaccent(lower(${word}))`)
    .join(" AND ");
}
