import type { Product } from "../../domain/catalogue/product.ts";
import { session } from "./store.ts";

const longest = 12;

/** Records a product page as seen: newest first, each product once, the last twelve. */
export function recordSeen(product: Product): void {
  const others = session.getState().productsHistory.filter((seen) => seen.product_id !== product.product_id);
  session.setState({ productsHistory: [product, ...others].slice(0, longest) });
}
