import { parseDecimal } from "../money.ts";
import { reductionOf } from "./reduction.ts";
import type { Product, ProductVariant } from "./product.ts";

/**
 * Returns a product at the price of one of its variants, with that one's reduction and its lowest price of 30 days;
 * without a variant, or with one that costs the same, as it is. This is what a cart line costs. What it answers is for
 * showing and adding up, not to be priced once more.
 */
export function pricedAs(product: Product, a2p: string | null): Product {
  const own = a2p === null ? undefined : product.attrs[0]?.vals.find((variant) => variant.attr_2_product_id === a2p);
  if (own?.real_price === undefined && own?.catalogue_price === undefined && own?.lowest_price === undefined)
    return product;
  const {
    real_price = product.real_price,
    catalogue_price = product.catalogue_price,
    lowest_price = product.lowest_price,
    unit_price,
  } = own;
  return {
    ...product,
    real_price,
    catalogue_price,
    lowest_price,
    ...(product.unit_price && unit_price !== undefined && { unit_price: { ...product.unit_price, price: unit_price } }),
  };
}

/** A price as it is shown. */
export interface ShownPrice {
  /** At that price, with the reduction that may be announced beside it. */
  product: Product;
  /** It is the lowest of several. */
  from: boolean;
  /** Something of it is reduced, though nothing is announced beside this price. */
  partlyReduced: boolean;
}

/**
 * Returns a product at the price of the cheapest of these variants, or of all it has, and whether others of them cost
 * more. What is sold out sets no price as long as anything is left. Of several that cost the same it is the least
 * reduced: what is announced of all is true of each (docs/decisions/0113). In the database: `price_products`.
 */
export function priceFrom(
  product: Product,
  variants: readonly ProductVariant[] = product.attrs[0]?.vals ?? [],
): ShownPrice {
  const left = variants.filter((variant) => variant.quantity > 0);
  const priced = (left.length > 0 ? left : variants).map((variant) => pricedAs(product, variant.attr_2_product_id));
  const cheapest = priced.reduce((best, other) => (compareShown(other, best) < 0 ? other : best), priced[0] ?? product);
  return {
    product: cheapest,
    from: priced.some((other) => other.real_price !== cheapest.real_price),
    partlyReduced: reductionOf(cheapest) === null && priced.some((other) => reductionOf(other) !== null),
  };
}

/** Returns less than 0 where one is shown before the other: by its price, what its reduction is counted from, and the lowest of 30 days that a badge has said. */
function compareShown(one: Product, other: Product): number {
  return (
    parseDecimal(one.real_price) - parseDecimal(other.real_price) ||
    beforeOf(one) - beforeOf(other) ||
    lowestOf(one) - lowestOf(other)
  );
}

const beforeOf = (product: Product) => parseDecimal(reductionOf(product)?.before ?? "0");
const lowestOf = (product: Product) => parseDecimal(product.lowest_price ?? "9999999");
