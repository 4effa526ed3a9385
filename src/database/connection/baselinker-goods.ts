import type { Said } from "../../domain/language.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import { type Bind, newBind } from "../bind.ts";
import type { Queryable } from "../queryable.ts";

/** A product as BaseLinker is told of it. Money in grosze, weight in grams. */
export interface BaselinkerProduct {
  product_id: number;
  product_name: Said;
  description: Said;
  manufacturer_name: string;
  vat_rate: VatRate;
  weight: number;
  category_id: number | null;
  category_name: Said | null;
  /** What their addresses are made of, in their order. */
  pictures: string[];
  attributes: Said[];
  /** The shown ones, at least one. */
  variants: {
    id: number;
    sku: string | null;
    gtin: string | null;
    quantity: number;
    price: number;
    values: Said[];
    picture: string | null;
  }[];
}

/** Which products: null is any. Prices in grosze; quantities of all variants together. */
export interface BaselinkerFilter {
  ids: number[] | null;
  categoryId: number | null;
  name: string | null;
  sku: string | null;
  ean: string | null;
  priceFrom: number | null;
  priceTo: number | null;
  quantityFrom: number | null;
  quantityTo: number | null;
}

export const anyProduct: BaselinkerFilter = {
  ids: null,
  categoryId: null,
  name: null,
  sku: null,
  ean: null,
  priceFrom: null,
  priceTo: null,
  quantityFrom: null,
  quantityTo: null,
};

/** By what a list may be sorted. */
const orders = {
  id: "p.product_id",
  name: "said(p.product_name, 'pl')",
  quantity: "v.stock",
  price: "p.real_price",
} as const;
export type BaselinkerOrder = { by: keyof typeof orders; descending: boolean };

/** Returns a page of the shown products a filter leaves, and how many there are in all. */
export async function baselinkerProducts(
  db: Queryable,
  filter: BaselinkerFilter,
  { page, most, order }: { page: number; most: number; order: BaselinkerOrder },
): Promise<{ products: BaselinkerProduct[]; count: number }> {
  const bind = newBind();
  const where = filterSql(filter, bind);
  const by = `${orders[order.by]} ${order.descending ? "DESC" : "ASC"}, p.product_id`;
  const { rows } = await db.query<BaselinkerProduct & { count: number }>(
    `WITH chosen AS (
       SELECT p.product_id, row_number() OVER (ORDER BY ${by}) AS place, count(*) OVER ()::int AS count
       FROM products p, LATERAL (SELECT count(*) AS shown, coalesce(sum(quantity), 0)::int AS stock FROM variants WHERE product_id = p.product_id AND shown) v
       WHERE p.shown AND v.shown > 0 AND ${where} ORDER BY place LIMIT ${bind(most)} OFFSET ${bind((page - 1) * most)}
     )
     SELECT c.count, p.product_id, p.product_name, p.description, m.manufacturer_name, p.vat_rate, p.weight, g.category_id, g.category_name,
       coalesce((SELECT json_agg(name ORDER BY position) FROM product_pictures WHERE product_id = p.product_id), '[]') AS pictures,
       coalesce((SELECT json_agg(a.attr_name ORDER BY pa.position) FROM product_attributes pa JOIN attributes a USING (attribute_id) WHERE pa.product_id = p.product_id), '[]') AS attributes,
       coalesce((SELECT json_agg(json_build_object('id', variant_id, 'sku', sku, 'gtin', gtin, 'quantity', quantity, 'price', real_price, 'values', attribute_values, 'picture', picture) ORDER BY position, variant_id)
         FROM variants WHERE product_id = p.product_id AND shown), '[]') AS variants
     FROM chosen c JOIN products p USING (product_id) JOIN manufacturers m USING (manufacturer_id)
       LEFT JOIN LATERAL (SELECT category_id, category_name FROM product_categories pc JOIN categories USING (category_id) WHERE pc.product_id = p.product_id ORDER BY pc.position, category_id LIMIT 1) g ON true
     ORDER BY c.place`,
    bind.values,
  );
  return { products: rows, count: rows[0]?.count ?? 0 };
}

function filterSql(filter: BaselinkerFilter, bind: Bind): string {
  const inVariant = (column: string, value: string) =>
    `EXISTS (SELECT FROM variants o WHERE o.product_id = p.product_id AND o.shown AND lower(o.${column}) = lower(${bind(value)}))`;
  const parts = [
    filter.ids !== null && `p.product_id = ANY (${bind(filter.ids)}::bigint[])`,
    filter.categoryId !== null &&
      `EXISTS (SELECT FROM product_categories c WHERE c.product_id = p.product_id AND c.category_id = ${bind(filter.categoryId)})`,
    filter.name !== null && `strpos(lower(said(p.product_name, 'pl')), lower(${bind(filter.name)})) > 0`,
    filter.sku !== null && inVariant("sku", filter.sku),
    filter.ean !== null && inVariant("gtin", filter.ean),
    filter.priceFrom !== null && `p.real_price >= ${bind(filter.priceFrom)}`,
    filter.priceTo !== null && `p.real_price <= ${bind(filter.priceTo)}`,
    filter.quantityFrom !== null && `v.stock >= ${bind(filter.quantityFrom)}`,
    filter.quantityTo !== null && `v.stock <= ${bind(filter.quantityTo)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "true" : parts.join(" AND ");
}

/** Returns every category with the one above it; null: none. */
export async function baselinkerCategories(
  db: Queryable,
): Promise<{ category_id: number; category_parent_id: number | null; category_name: Said }[]> {
  const { rows } = await db.query<{ category_id: number; category_parent_id: number | null; category_name: Said }>(
    "SELECT category_id, category_parent_id, category_name FROM categories ORDER BY position, category_id",
  );
  return rows;
}

/** Has what BaseLinker reads and what it sets of stock wait for one another until the transaction ends. */
export async function lockBaselinkerStock(db: Queryable): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('baselinker stock', 0))");
}

/** Remembers what BaseLinker believes of the stock of variants, each once. */
export async function rememberStock(
  db: Queryable,
  stock: readonly { variantId: number; quantity: number }[],
): Promise<void> {
  await db.query(
    `INSERT INTO baselinker_stock (variant_id, quantity) SELECT * FROM unnest($1::bigint[], $2::int[])
     ON CONFLICT (variant_id) DO UPDATE SET quantity = excluded.quantity, at = now()`,
    [stock.map(({ variantId }) => variantId), stock.map(({ quantity }) => quantity)],
  );
}

/** Returns what BaseLinker believes of a variant's stock; null: it never read it. */
export async function believedStock(db: Queryable, variantId: number): Promise<number | null> {
  const { rows } = await db.query<{ quantity: number }>("SELECT quantity FROM baselinker_stock WHERE variant_id = $1", [
    variantId,
  ]);
  return rows[0]?.quantity ?? null;
}

/** Returns the variants of products, for what is named by its product alone. */
export async function variantsOf(
  db: Queryable,
  productIds: readonly number[],
): Promise<{ product_id: number; variant_id: number; shown: boolean }[]> {
  const { rows } = await db.query<{ product_id: number; variant_id: number; shown: boolean }>(
    "SELECT product_id, variant_id, shown FROM variants WHERE product_id = ANY ($1::bigint[]) ORDER BY variant_id",
    [productIds],
  );
  return rows;
}
