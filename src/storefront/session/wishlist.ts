import type { Product } from "../../domain/catalogue/product.ts";
import { session } from "./store.ts";

/** Adds a product to the wishlist. Returns false for one that is there already (WISHLIST_ADD_ERROR1). */
export function addToWishlist(product: Product): boolean {
  const { wishlist } = session.getState();
  if (wishlist.some((entry) => entry.product_id === product.product_id)) return false;
  session.setState({ wishlist: [...wishlist, product] });
  return true;
}

export function removeFromWishlist(productId: string): void {
  session.setState({ wishlist: session.getState().wishlist.filter((entry) => entry.product_id !== productId) });
}

/** Adds a product that is not in the list, removes one that is. Returns whether it is in the list now. */
export function toggleWishlist(product: Product): boolean {
  if (addToWishlist(product)) return true;
  removeFromWishlist(product.product_id);
  return false;
}
