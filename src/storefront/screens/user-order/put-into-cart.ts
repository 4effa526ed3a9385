import type { OrderedLine } from "../../../contract/customer-orders.ts";
import type { ProductsNow } from "../../../contract/products.ts";
import { productsHref } from "../../../contract/told-paths.ts";
import { type BoughtAgain, buyAgain } from "../../../domain/order/buy-again.ts";
import { openPanel } from "../../session/panel.ts";
import { session } from "../../session/store.ts";

export type Outcome =
  | { kind: "failed" }
  /** What is missing, and whether anything is in the cart. */
  | { kind: "put"; missing: BoughtAgain["missing"]; some: boolean };

/** Puts what of ordered lines is still sold into the cart, as the shop stands this moment; on a desktop it opens, unless there is something to read first. */
export async function putIntoCart(lines: readonly OrderedLine[]): Promise<Outcome> {
  try {
    const response = await fetch(
      productsHref([...new Set(lines.map(({ productId }) => productId))], session.getState().lanId),
    );
    if (!response.ok) return { kind: "failed" };
    const { products } = (await response.json()) as ProductsNow;
    const { lines: cart, missing } = buyAgain(session.getState().products, lines, products);
    session.setState({ products: cart });
    if (missing.length === 0 && !session.getState().mobile) openPanel();
    return { kind: "put", missing, some: missing.length < lines.length || missing.some(({ added }) => added > 0) };
  } catch {
    return { kind: "failed" };
  }
}
