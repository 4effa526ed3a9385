import { parseDecimal, percentOff } from "../money.ts";
import type { Product } from "./product.ts";

/** What a product or a variant costs and cost, in grosze. */
export interface Prices {
  real_price: number;
  catalogue_price: number | null;
  lowest_price: number | null;
}

/**
 * Returns the price an announced reduction is counted from, in grosze: the lower of the catalogue price and the
 * lowest of the 30 days before (law: art. 4(2) of the act on price information; Court of Justice, C-330/23).
 * Null: nothing may be announced, as it is not above the present price. In the database: `price_before`.
 */
export function priceBefore({ real_price, catalogue_price, lowest_price }: Prices): number | null {
  if (catalogue_price === null || lowest_price === null) return null;
  const before = Math.min(catalogue_price, lowest_price);
  return before > real_price ? before : null;
}

type Priced = Pick<Product, "real_price" | "catalogue_price" | "lowest_price">;

/** Returns how a product's reduction is announced: the price struck through, and by how much it is less; null: not at all. */
export function reductionOf(product: Priced): { before: string; percent: string } | null {
  const { real_price, catalogue_price, lowest_price } = product;
  if (catalogue_price === null || lowest_price === null) return null;
  const [now, catalogue, lowest] = [
    parseDecimal(real_price),
    parseDecimal(catalogue_price),
    parseDecimal(lowest_price),
  ];
  const before = priceBefore({ real_price: now, catalogue_price: catalogue, lowest_price: lowest });
  return before === null
    ? null
    : { before: before === lowest ? lowest_price : catalogue_price, percent: percentOff(before, now) };
}

/** Returns the lowest price of 30 days where it is to be said: beside an announced reduction, a promotion, a cool price; else null. */
export function saidLowest(product: Priced & Pick<Product, "badges">): string | null {
  const announced =
    product.badges.includes("promotion") || product.badges.includes("coolPrice") || reductionOf(product) !== null;
  return announced ? product.lowest_price : null;
}

/** Returns whether a product is on promotion: reduced, or badged so. */
export function isPromoted(product: Priced & Pick<Product, "badges">): boolean {
  return product.badges.includes("promotion") || reductionOf(product) !== null;
}
