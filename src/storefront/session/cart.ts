import { addToCart, setQuantity, type AddToCart, type CartLine } from "../../domain/order/cart.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { openPanel } from "./panel.ts";
import { session } from "./store.ts";

export type Added = { kind: "added"; key: string } | Extract<AddToCart, { kind: "refused" }>;

/** A line taken out of the cart, and where it stood, for 'undo'. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

/**
 * Puts a product, or one variant of it, into the cart (point 4, 'Adding a product'); on desktop the
 * order panel opens. Returns the line's key, or the refusal when there are not enough pieces or too many lines.
 */
export function addProduct(product: Product, a2p: string | null, quantity = 1): Added {
  const { products, mobile } = session.getState();
  const added = addToCart(products, { product, a2p, quantity });
  if (added.kind === "refused") return added;
  session.setState({ products: added.lines });
  if (!mobile) openPanel();
  return { kind: "added", key: added.key };
}

/**
 * Sets a line's quantity; 0 or below removes it. Returns what was removed, so that it can be put back,
 * or null when the line is still there.
 */
export function changeQuantity(key: string, quantity: number): RemovedLine | null {
  const before = session.getState().products;
  const index = before.findIndex((line) => line.key === key);
  const line = before[index];
  if (line === undefined) return null;
  session.setState({ products: setQuantity(before, key, quantity) });
  return quantity > 0 ? null : { line, index };
}

/** Puts a removed line back where it stood, unless it has been added anew meanwhile. */
export function putBack(removed: RemovedLine): void {
  const { products } = session.getState();
  if (products.some((line) => line.key === removed.line.key)) return;
  session.setState({ products: products.toSpliced(removed.index, 0, removed.line) });
}
