import type { LanCode } from "../language.ts";
import type { PictureRole } from "./picture.ts";
import type { SellingLimits } from "./selling-limits.ts";
import type { Rating } from "../review/rating.ts";
import type { UnitPrice } from "./unit-price.ts";

/**
 * The product as every room knows it (specification, point 3). Prices are decimal strings in PLN,
 * stock is whole pieces.
 */
export interface Product extends SellingLimits {
  product_id: string;
  product_name: string;
  /** Path without the leading slash: `bluza-z-kapturem-zygzak-asfalt/`. */
  url: string;
  images: ProductPicture[];
  /** What the cheapest of its variants in stock costs: `pricedAs` answers it at another's price. */
  real_price: string;
  /** Stock of the whole product: the sum over its variants. */
  product_quantity: number;
  categories_all: string[];
  manufacturer_id: string;
  /**
   * The variant attributes, the first of which is what the shopper chooses by. Every attribute lists
   * one entry per variant, in the same order; a product sold as one piece has none.
   */
  attrs: ProductAttribute[];

  manufacturer_name: string;
  /** The old ('catalogue') price as the operator gives it; what is struck through is said by `reductionOf`. */
  catalogue_price: string | null;
  /** The lowest price of the 30 days before the reduction (law: art. 4(2) of the act on price information). */
  lowest_price: string | null;
  /** What a litre, kilogram or metre costs; only goods sold by measure have it. */
  unit_price?: UnitPrice;
  badges: Badge[];
  /** What its buyers think of it; null before the first review. */
  rating: Rating | null;
  /** Day it came into the shop, `YYYY-MM-DD`. */
  date: string;
  /** Grams of one piece; only where weight counts in prices of delivery, and somebody has said it. */
  weight?: number;
  /** How many other colours its model comes in, each a product of its own; absent: none. */
  other_colours?: number;
}

export interface ProductPicture {
  /** Its name in addresses: the stored file's, with the focus of its crops in front where it has one (`30-20~bluza.jpg`). */
  path: string;
  /** What it shows, where somebody said it or what it is tells it. */
  alt?: string;
  /** A line under it. */
  caption?: string;
  /** Absent: a packshot. */
  role?: Exclude<PictureRole, "packshot">;
  /** The video it stands for until that is played. */
  video?: { path: string; captions?: { lanCode: LanCode; path: string }[] };
}

export interface ProductAttribute {
  attr_name: string;
  vals: ProductVariant[];
}

export interface ProductVariant {
  /** The variant's id; a cart line holds it as `a2p`. */
  attr_2_product_id: string;
  quantity: number;
  attrValue_name: string;

  /** What is otherwise than the product's, in the first attribute only; absent: as the product's. */
  real_price?: string;
  catalogue_price?: string | null;
  lowest_price?: string | null;
  /** What the product's unit costs. */
  unit_price?: string;
  /** The one of the product's pictures that shows it. */
  picture?: string;
  /** Grams; 0: none that counts. */
  weight?: number;
}

export const badges = ["promotion", "bestseller", "new", "recommended", "freeShipping", "coolPrice"] as const;
export type Badge = (typeof badges)[number];
