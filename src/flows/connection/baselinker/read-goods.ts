import { jpegHref } from "../../../contract/paths.ts";
import {
  anyProduct,
  baselinkerCategories,
  type BaselinkerFilter,
  type BaselinkerOrder,
  type BaselinkerProduct,
  baselinkerProducts,
  lockBaselinkerStock,
  rememberStock,
} from "../../../database/connection/baselinker-goods.ts";
import { inTransaction, type Pool } from "../../../database/connect.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { baselinkerLimits, idsIn } from "../../../domain/connection/baselinker.ts";
import { type Said, said } from "../../../domain/language.ts";
import { decimal, parseDecimal } from "../../../domain/money.ts";
import { withoutHtml } from "../../../domain/translations.ts";

/** What was sent with an action. */
export type Sent = Readonly<Record<string, string | undefined>>;

/** Names of categories may hold markup. */
const plain = (text: Said) => withoutHtml(said(text, "pl"));

/** Returns each category with those above it: `Odzież / Bluzy`. */
export async function productsCategories(db: Queryable): Promise<Record<string, string>> {
  const rows = await baselinkerCategories(db);
  const byId = new Map(rows.map((row) => [row.category_id, row]));
  const called = (id: number, seen: ReadonlySet<number> = new Set()): string => {
    const { category_parent_id: above, category_name } = byId.get(id)!;
    const name = plain(category_name);
    return above === null || seen.has(above) ? name : `${called(above, new Set([...seen, id]))} / ${name}`;
  };
  return Object.fromEntries(rows.map(({ category_id: id }) => [id, called(id)]));
}

/** Returns a page of goods as a list shows them: of a product with variants all of them together. */
export async function productsList(pool: Pool, sent: Sent): Promise<Record<string, unknown>> {
  const most = Math.min(number(sent["filter_limit"]) ?? baselinkerLimits.page, 1000);
  return reading(
    pool,
    { filter: filterIn(sent), page: pageIn(sent), most, order: orderIn(sent["filter_sort"]) },
    (one) => {
      const { sku, gtin } = one.variants[0]!;
      return {
        name: said(one.product_name, "pl"),
        sku: isPlain(one) ? (sku ?? "") : "",
        ean: isPlain(one) ? (gtin ?? "") : "",
        quantity: stockOf(one),
        price: decimal(priceOf(one)),
      };
    },
  );
}

/** Returns goods with all that is told of them; `fields` names what of it is wanted. */
export async function productsData(pool: Pool, sent: Sent, publicUrl: string): Promise<Record<string, unknown>> {
  const ids = idsIn(sent["products_id"]).slice(0, 1000);
  const wanted = (sent["fields"] ?? "").split(",").map((field) => field.trim());
  const all = wanted.every((field) => field === "");
  const address = (name: string) => publicUrl + jpegHref(name, "1200x1500");
  const filter = { ...anyProduct, ids };
  const tellsStock = (one: BaselinkerProduct) => all || wanted.includes(isPlain(one) ? "quantity" : "variants");
  const { pages: _pages, ...goods } = await reading(pool, { filter, page: 1, most: 1000, tellsStock }, (one) => {
    const { sku, gtin } = one.variants[0]!;
    const name = said(one.product_name, "pl");
    const data = {
      sku: isPlain(one) ? (sku ?? "") : "",
      ean: isPlain(one) ? (gtin ?? "") : "",
      name,
      quantity: stockOf(one),
      price: decimal(priceOf(one)),
      tax: one.vat_rate === "zw" ? "-1" : one.vat_rate,
      weight: kilos(one.weight),
      description: said(one.description, "pl"),
      man_name: one.manufacturer_name,
      category_id: one.category_id ?? "",
      category_name: one.category_name === null ? "" : plain(one.category_name),
      images: one.pictures.map(address),
      features: [],
      variants: isPlain(one)
        ? {}
        : Object.fromEntries(
            one.variants.map((variant) => {
              const called = variant.values.map((value) => said(value, "pl")).join(" ");
              return [
                variant.id,
                {
                  full_name: `${name} ${called}`,
                  name: called,
                  price: decimal(variant.price),
                  quantity: variant.quantity,
                  sku: variant.sku ?? "",
                  ean: variant.gtin ?? "",
                  ...(variant.picture !== null && { images: [address(variant.picture)] }),
                },
              ];
            }),
          ),
    };
    return all ? data : Object.fromEntries(Object.entries(data).filter(([field]) => wanted.includes(field)));
  });
  return goods;
}

/** Returns prices by product: `0` its own, then those of its variants. */
export async function productsPrices(pool: Pool, sent: Sent): Promise<Record<string, unknown>> {
  const tellsStock = () => false;
  return reading(pool, { filter: anyProduct, page: pageIn(sent), most: 1000, tellsStock }, (one) => ({
    0: decimal(priceOf(one)),
    ...(!isPlain(one) && Object.fromEntries(one.variants.map(({ id, price }) => [id, decimal(price)]))),
  }));
}

/** Returns stock by product in the same way. */
export async function productsQuantity(pool: Pool, sent: Sent): Promise<Record<string, unknown>> {
  return reading(pool, { filter: anyProduct, page: pageIn(sent), most: 1000 }, (one) => ({
    0: stockOf(one),
    ...(!isPlain(one) && Object.fromEntries(one.variants.map(({ id, quantity }) => [id, quantity]))),
  }));
}

interface Asked {
  filter: BaselinkerFilter;
  page: number;
  most: number;
  order?: BaselinkerOrder;
  /** Whether the stock of a product's variants is told; absent: of all. */
  tellsStock?: (product: BaselinkerProduct) => boolean;
}

/** Reads goods, remembers which stock BaseLinker is told of – and no other: it goes on from what it was told – and returns each as it is told, with how many pages there are where there are more than one. */
async function reading(
  pool: Pool,
  { order = { by: "id", descending: false }, filter, tellsStock = () => true, ...asked }: Asked,
  told: (product: BaselinkerProduct) => object,
): Promise<Record<string, unknown>> {
  const { products, count } = await inTransaction(pool, async (db) => {
    await lockBaselinkerStock(db);
    const read = await baselinkerProducts(db, filter, { ...asked, order });
    const variants = read.products.filter(tellsStock).flatMap((product) => product.variants);
    await rememberStock(
      db,
      variants.map(({ id, quantity }) => ({ variantId: id, quantity })),
    );
    return read;
  });
  const pages = Math.ceil(count / asked.most);
  const goods = Object.fromEntries(products.map((product) => [product.product_id, told(product)]));
  return pages > 1 ? { ...goods, pages } : goods;
}

/** It has one variant that is called nothing: BaseLinker knows it as the product itself. */
function isPlain({ variants }: BaselinkerProduct): boolean {
  return variants.length === 1 && variants[0]!.values.length === 0;
}

function stockOf({ variants }: BaselinkerProduct): number {
  return variants.reduce((sum, { quantity }) => sum + quantity, 0);
}

function priceOf({ variants }: BaselinkerProduct): number {
  return Math.min(...variants.map(({ price }) => price));
}

/** Grams as kilograms. */
function kilos(grams: number): string {
  return `${Math.trunc(grams / 1000)}.${String(grams % 1000).padStart(3, "0")}`;
}

function filterIn(sent: Sent): BaselinkerFilter {
  const text = (name: string) => sent[name]?.trim() || null;
  const list = [...idsIn(sent["filter_id"]), ...idsIn(sent["filter_ids_list"])];
  const isListed = Boolean(text("filter_id") ?? text("filter_ids_list"));
  const category = sent["category_id"];
  const available = sent["filter_available"];
  return {
    ids: isListed ? list : null,
    // A category nobody knows holds nothing.
    categoryId: category === undefined || ["", "0", "all"].includes(category) ? null : (idsIn(category)[0] ?? 0),
    name: text("filter_name"),
    sku: text("filter_sku"),
    ean: text("filter_ean"),
    priceFrom: money(sent["filter_price_from"]),
    priceTo: money(sent["filter_price_to"]),
    quantityFrom: number(sent["filter_quantity_from"]) ?? (available === "1" ? 1 : null),
    quantityTo: number(sent["filter_quantity_to"]),
  };
}

function orderIn(sort: string | undefined): BaselinkerOrder {
  const found = /^(id|name|quantity|price)(?: (ASC|DESC))?$/i.exec(sort ?? "");
  if (found === null) return { by: "id", descending: false };
  return { by: found[1]!.toLowerCase() as BaselinkerOrder["by"], descending: found[2]?.toUpperCase() === "DESC" };
}

function pageIn(sent: Sent): number {
  return Math.max(number(sent["page"]) ?? 1, 1);
}

function number(text: string | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? "") ? Number(text) : null;
}

function money(text: string | undefined): number | null {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text ?? "") ? parseDecimal(text!) : null;
}
