import { readFileSync } from "node:fs";
import { join } from "node:path";

// What the apps know of the shop: the bench writes it into their folder `data/` before they are built.
// Said again of `src/contract/page-data.ts`, for the apps are built outside the project.

/** What stands around every page. */
export interface Shop {
  layout: {
    categories: Category[];
    manufacturers: { manufacturer_id: string; manufacturer_name: string; url: string; count: string }[];
    pages: { page_id: number; page_name: string; parent_id: number; url: string }[];
    shop: { name: string; company: string; street: string; city: string; phone: string; email: string };
    social: { name: string; url: string }[];
  };
  /** Addresses of the stylesheets of each kind of page, and of the fonts it begins with. */
  styles: Record<Kind, string[]>;
  fonts: string[];
}

export type Kind = "home" | "listing" | "product" | "text";

export interface Category {
  category_id: string;
  category_parent_id: string;
  /** HTML. */
  category_name: string;
  /** Null: a heading without a page. */
  url: string | null;
  category_image: string;
  count: number;
}

/** A product as a tile shows it; amounts are decimal strings in PLN. */
export interface Product {
  product_id: string;
  product_name: string;
  url: string;
  images: { path: string }[];
  real_price: string;
  catalogue_price: string | null;
  lowest_price: string | null;
  product_quantity: number;
  manufacturer_name: string;
  attrs: { attr_name: string; vals: { attr_2_product_id: string; quantity: number; attrValue_name: string }[] }[];
  badges: string[];
  rating: { average: string; count: number } | null;
}

export interface Crumb {
  name: string;
  url: string | null;
}

export interface HomeData {
  newest: Product[];
  bestsellers: Product[];
  sale: Product[];
  totalNew: number;
  tiles: { category_id: string; name: string; url: string; image: string; count: number }[];
  hero: { url: string; image: string; imageMobile: string };
}

export interface ListingData {
  name: string;
  description: string;
  crumbs: Crumb[];
  children: Category[];
  products: Product[];
  total: number;
}

export interface ProductData {
  product: Product;
  description: string;
  details: { name: string; value: string }[];
  safety: { who: string; name: string; address: string; email: string }[];
  manufacturer: { manufacturer_name: string; url: string };
  crumbs: Crumb[];
  colours: { product_id: string; name: string; url: string; image: string; colour: string }[];
  moreOfBrand: Product[];
}

export interface TextData {
  name: string;
  html: string;
  crumbs: Crumb[];
}

interface PageOf<K extends Kind, Data> {
  /** `/` first and last. */
  path: string;
  kind: K;
  title: string;
  description: string;
  data: Data;
}

export type Page =
  | PageOf<"home", HomeData>
  | PageOf<"listing", ListingData>
  | PageOf<"product", ProductData>
  | PageOf<"text", TextData>;

const kept = new Map<string, unknown>();

/** What stands around every page, read once. */
export function readShop(): Shop {
  return once("shop.json") as Shop;
}

/** Every page's path and the file that holds it. */
export function readPaths(): Readonly<Record<string, string>> {
  return once("paths.json") as Record<string, string>;
}

/** The page at a path of `readPaths`. */
export function readPage(path: string): Page {
  return read(readPaths()[path]!) as Page;
}

function once(file: string): unknown {
  if (!kept.has(file)) kept.set(file, read(file));
  return kept.get(file);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), "data", file), "utf8"));
}
