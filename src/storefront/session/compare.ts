import type { Product } from "../../domain/catalogue/product.ts";
import { session } from "./store.ts";

/** Adds a product to the compare list, once (point 4, 'Compare list'). Returns whether it was added. */
export function addToCompare(product: Product): boolean {
  const compared = session.getState().productsCompare ?? [];
  if (compared.some((entry) => entry.product_id === product.product_id)) return false;
  session.setState({ productsCompare: [...compared, product] });
  return true;
}

export function removeFromCompare(productId: string): void {
  const compared = session.getState().productsCompare ?? [];
  const left = compared.filter((entry) => entry.product_id !== productId);
  session.setState({ productsCompare: left.length === 0 ? null : left });
}

/** Adds a product that is not in the list, removes one that is. Returns whether it is in the list now. */
export function toggleCompare(product: Product): boolean {
  if (addToCompare(product)) return true;
  removeFromCompare(product.product_id);
  return false;
}
