import { type AddToCart, addToCart } from "../../domain/order/cart.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { openPanel } from "./panel.ts";
import { session } from "./store.ts";

export type Added = { kind: "added"; key: string } | Extract<AddToCart, { kind: "refused" }>;

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
