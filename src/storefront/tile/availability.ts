import { maxQuantity } from "../../domain/order/cart.ts";
import type { Product, ProductVariant } from "../../domain/catalogue/product.ts";

/** Returns whether nothing is left of a product, or of the variant that is chosen. */
export function isSoldOut(product: Product, a2p: string | null = null): boolean {
  const chosen = variantsOf(product).find(({ attr_2_product_id }) => attr_2_product_id === a2p);
  return product.product_quantity <= 0 || (chosen !== undefined && chosen.quantity <= 0);
}

/** Returns what the shopper chooses from; empty for a product sold as one piece. */
export function variantsOf(product: Product): ProductVariant[] {
  return product.attrs[0]?.vals ?? [];
}

/** Returns what of the first option something is left of, each value once. */
export function sizesLeft(product: Product): string[] {
  return [
    ...new Set(
      variantsOf(product)
        .filter((variant) => variant.quantity > 0)
        .map((variant) => variant.attrValue_name),
    ),
  ];
}

/** Returns the one variant there is no choice about: the only one, or the only one left. */
export function onlyVariant(product: Product): string | null {
  const left = variantsOf(product).filter((variant) => variant.quantity > 0);
  return left.length === 1 ? (left[0]?.attr_2_product_id ?? null) : null;
}

/** Returns how many pieces are left where so few are left that it is worth saying, else null. */
export function fewLeft(product: Product, a2p: string | null): number | null {
  const left = maxQuantity(product, a2p);
  return left >= 1 && left <= 3 ? left : null;
}
