/**
 * A catalogue as files and the demo describe it, before it is in the database: names instead of ids.
 * Texts are as written; HTML in them is sanitised when it is imported.
 */
import type { Badge } from "./product.ts";
import type { Said } from "./language.ts";

export interface Catalogue {
  categories: CatalogueCategory[];
  manufacturers: CatalogueManufacturer[];
  products: CatalogueProduct[];
}

export interface CatalogueCategory {
  /** Slugs from under the root, joined by '/': 'Odziez/bluzy'. Parents come before their children. */
  key: string;
  name: Said;
  description: Said;
  /** Picture: a file name or an address; empty: none. */
  image: string;
  /** Path of its page; null: a heading in the menu without a page of its own. */
  url: string | null;
}

export interface CatalogueManufacturer {
  name: string;
  /** Slug of its page; made from the name when null. */
  url: string | null;
  description: Said;
}

export interface CatalogueProduct {
  /** The row of the file it begins in, the header being row 1; 0 where there is no file. */
  row: number;
  handle: string;
  name: Said;
  description: Said;
  details: { name: Said; value: Said }[];
  manufacturer: string;
  /** Keys of categories, the breadcrumb's first; those not described in the file are made, named after their slug. */
  categories: string[];
  /** Grams. */
  weight: number;
  /** Grosze. */
  realPrice: number;
  cataloguePrice: number | null;
  badges: Badge[];
  /** Products of one model in several colours share this. */
  model: string | null;
  colour: Said | null;
  /** Path without the leading slash; made from the handle when null. */
  url: string | null;
  /** ISO moment; null: the moment of the import for a new product, unchanged for a known one. */
  createdAt: string | null;
  shown: boolean;
  /** Addresses, or file names beside the file. */
  pictures: string[];
  /** Names of the variant attributes; none: sold as one piece. */
  attributes: Said[];
  variants: CatalogueVariant[];
}

export interface CatalogueVariant {
  row: number;
  /** One value per attribute. */
  values: Said[];
  sku: string | null;
  quantity: number;
}

/** Something wrong in a file, in words, with the row it stands in. */
export interface CatalogueProblem {
  row: number;
  text: string;
}
