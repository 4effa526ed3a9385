import { isForAdults, type SellingLimits } from "./selling-limits.ts";

/**
 * Returns a row of products as it is shown: it never begins with one that is sold out, nor with one whose picture the age gate
 * hides, so those that can begin it come first, in the order given. Nothing can: no row. `open`: the gate hides
 * nothing here, or everything.
 */
export function asRow<T extends SellingLimits & { product_quantity: number }>(
  products: readonly T[],
  { open = false }: { open?: boolean } = {},
): T[] {
  const begins = (product: T) => product.product_quantity > 0 && (open || !isForAdults(product));
  const first = products.filter(begins);
  return first.length === 0 ? [] : [...first, ...products.filter((product) => !begins(product))];
}
