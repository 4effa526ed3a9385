import type { Product } from "../catalogue/product.ts";
import { type CartLine, cartTotal, maxQuantity } from "../order/cart.ts";

/**
 * Returns what goods weigh together in prices of delivery, in grams: each piece what its variant does, or its product.
 * What has no weight counts as 0, and so does everything where the shop does not count weights (specification, point 9).
 */
export function parcelWeight(
  lines: readonly { product: Pick<Product, "attrs" | "weight">; a2p: string | null; quantity: number }[],
): number {
  return lines.reduce(
    (sum, { product: { attrs, weight = 0 }, a2p, quantity }) =>
      sum + (attrs[0]?.vals.find((variant) => variant.attr_2_product_id === a2p)?.weight ?? weight) * quantity,
    0,
  );
}

/** Returns what prices of delivery look at in a cart: its total in grosze and its weight in grams, of what can be sold of it. */
export function shippedCart(lines: readonly CartLine[]): { cartTotal: number; weight: number } {
  const sold = lines.filter(({ product, a2p }) => maxQuantity(product, a2p) > 0);
  return { cartTotal: cartTotal(sold), weight: parcelWeight(sold) };
}
