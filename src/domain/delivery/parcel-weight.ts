import type { Product } from "../catalogue/product.ts";

/**
 * Returns what goods weigh together in prices of delivery, in grams: each piece what its variant does, or its product.
 * What has no weight counts as 0, and so does everything where the shop does not count weights (specification, point 9).
 */
export function parcelWeight(
  lines: readonly { product: Pick<Product, "attrs" | "weight">; a2p: string | null; quantity: number }[],
): number {
  return lines.reduce((sum, { product, a2p, quantity }) => sum + pieceWeight(product, a2p) * quantity, 0);
}

function pieceWeight({ attrs, weight = 0 }: Pick<Product, "attrs" | "weight">, a2p: string | null): number {
  return attrs[0]?.vals.find((variant) => variant.attr_2_product_id === a2p)?.weight ?? weight;
}
