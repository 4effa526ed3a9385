import type { CartLine } from "../../../domain/order/cart.ts";
import { setQuantity } from "../../../domain/order/set-quantity.ts";
import { session } from "../../session/store.ts";

/** A line taken out of the cart, and where it stood, for 'undo'. */
export interface RemovedLine {
  line: CartLine;
  index: number;
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
