import type { PageData, Template } from "../../src/contract/page-data.ts";
import { pageDataHref } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { eventually } from "./records.ts";
import { command, openShop } from "./shop.ts";

/** A product with one of its sizes, or without where it has none. */
export interface Goods {
  product: Product;
  /** The variant's id; null for a product without sizes. */
  a2p: string | null;
  size: string;
}

export const hoodies = "/Odziez/bluzy/z-kapturem/";

/** Returns a page's data as the shop gives it now. */
export async function pageData<T extends Template>(path: string, query = ""): Promise<PageData<T>> {
  const { address } = await openShop();
  const response = await fetch(`${address}${pageDataHref(path)}${query}`);
  if (!response.ok) throw new Error(`${path}${query}: ${response.status}`);
  return (await response.json()) as PageData<T>;
}

/** Returns the products of a listing, as it stands now; those of its first page, or of what a query asks for. */
export async function productsOf(path: string, query = ""): Promise<Product[]> {
  return (await pageData<"category">(path, query)).data.products;
}

/** Returns goods of which there are plenty: the `nth` such product of a category, in its best stocked size. */
export async function plenty(path: string, nth = 0): Promise<Goods> {
  const found = (await productsOf(path)).map(bestStocked).filter(({ quantity }) => quantity >= 20)[nth];
  if (found === undefined) throw new Error(`${path} has no product number ${nth} with 20 pieces of one size.`);
  return found.goods;
}

/** Returns the number that stands on the label of goods. */
export async function labelOf({ product, a2p }: Goods): Promise<string> {
  const { numbers } = await command<{
    numbers: { variant_id: number; sku: string | null; gtin: string | null }[];
  }>("product", product.product_id);
  const own = numbers.find(({ variant_id }) => String(variant_id) === a2p)!;
  return (own.gtin ?? own.sku)!;
}

/** Returns how many pieces of goods the shop holds now. */
export async function piecesOf({ product, a2p }: Goods): Promise<number> {
  const now = await command<Product>("product", product.product_id);
  const variant = now.attrs[0]?.vals.find((val) => val.attr_2_product_id === a2p);
  return variant?.quantity ?? now.product_quantity;
}

/** Sets how many pieces of a size there are, and waits until the product's page says so. */
export async function setStock({ product_id, url }: Product, a2p: string, pieces: number): Promise<void> {
  await command("stock", `${product_id}:${a2p}`, String(pieces));
  await eventually(`${url} with ${pieces} pieces of ${a2p}`, async () => {
    const { product } = (await pageData<"product">(`/${url}`)).data;
    return product.attrs[0]?.vals.some((val) => val.attr_2_product_id === a2p && val.quantity === pieces);
  });
}

function bestStocked(product: Product): { goods: Goods; quantity: number } {
  const sizes = product.attrs[0]?.vals ?? [];
  const best = sizes.toSorted((a, b) => b.quantity - a.quantity)[0];
  if (best === undefined) return { goods: { product, a2p: null, size: "" }, quantity: product.product_quantity };
  return { goods: { product, a2p: best.attr_2_product_id, size: best.attrValue_name }, quantity: best.quantity };
}
