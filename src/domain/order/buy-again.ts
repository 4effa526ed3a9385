import { addToCart, type CartLine, lineKey, maxQuantity } from "./cart.ts";
import type { Product } from "../catalogue/product.ts";

/** What was bought once. */
export interface OrderedPiece {
  productId: string;
  a2p: string | null;
  name: string;
  variant: string;
  quantity: number;
}

export interface BoughtAgain {
  lines: CartLine[];
  /** What could not be put in, or only `added` of the pieces. */
  missing: { name: string; wanted: number; added: number }[];
}

/**
 * Returns the cart with an order's things put in again, by the rules of adding: as many as there are of what is
 * still sold; a line that is there already grows by one. `now`: the products as the shop has them this moment.
 */
export function buyAgain(
  cart: readonly CartLine[],
  ordered: readonly OrderedPiece[],
  now: readonly Product[],
): BoughtAgain {
  let lines = [...cart];
  const missing: BoughtAgain["missing"] = [];
  for (const { productId, a2p, name, variant, quantity: wanted } of ordered) {
    const product = now.find((candidate) => candidate.product_id === productId);
    const inCart = lines.some((line) => line.key === lineKey(productId, a2p));
    const quantity = inCart ? 1 : Math.min(wanted, product === undefined ? 0 : maxQuantity(product, a2p));
    const added = product === undefined || quantity === 0 ? null : addToCart(lines, { product, a2p, quantity });
    if (added?.kind === "added") lines = added.lines;
    const put = inCart ? wanted : added?.kind === "added" ? quantity : 0;
    if (put < wanted) missing.push({ name: [name, variant].filter(Boolean).join(", "), wanted, added: put });
  }
  return { lines, missing };
}
