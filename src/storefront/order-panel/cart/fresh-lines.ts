import { useEffect } from "react";
import { pageDataHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { readProduct } from "../../session/product-shape.ts";
import { object } from "../../session/shapes.ts";
import { session, useSession } from "../../session/store.ts";
import { withCurrentProducts } from "./line-changes.ts";
import { orderAttempt } from "../confirm/attempt.ts";

/** A cart may lie for weeks; what was looked up within a minute is not looked up again. */
const freshFor = 60_000;
let lookedUp = { at: -Infinity, lanId: 0 };

/**
 * Looks the cart's products up when the panel opens: lines whose price or stock has changed say so, and
 * all of them speak the shopper's language.
 */
export function useFreshLines(): void {
  const lanId = useSession((state) => state.lanId);
  useEffect(() => {
    if (lookedUp.lanId === lanId && performance.now() - lookedUp.at < freshFor) return;
    lookedUp = { at: performance.now(), lanId };
    void refreshLines();
  }, [lanId]);
}

async function refreshLines(): Promise<void> {
  const { products, lanId } = session.getState();
  const distinct = [...new Map(products.map(({ product }) => [product.product_id, product])).values()];
  const found = await Promise.all(
    distinct.map(async (product) => [product.product_id, await lookUp(product, lanId)] as const),
  );
  const now = new Map(found.filter((entry): entry is [string, Product | null] => entry[1] !== undefined));
  if (now.size === 0 || orderAttempt.getState().sending) return;
  const current = withCurrentProducts(session.getState().products, now);
  session.setState({ products: current.lines });
  orderAttempt.setState({ notes: { ...orderAttempt.getState().notes, ...current.notes } });
}

/** Returns a product as its page has it now; null: it has no page any more; undefined: not known. */
async function lookUp({ product_id, url }: Product, lanId: number): Promise<Product | null | undefined> {
  try {
    const response = await fetch(`${pageDataHref(url)}${lanId === 1 ? "" : `?lan=${lanId}`}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 404) return null;
    const product = readProduct(object(object(await response.json())?.["data"])?.["product"]);
    return product?.product_id === product_id ? product : undefined;
  } catch {
    return undefined;
  }
}
