import { useEffect } from "react";
import { productsAtOnce, productsHref } from "../../../contract/told-paths.ts";
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
  const ids = [...new Set(products.map(({ product }) => product.product_id))].slice(0, productsAtOnce);
  const now = ids.length === 0 ? undefined : await lookUp(ids, lanId);
  if (now === undefined || orderAttempt.getState().sending) return;
  const current = withCurrentProducts(session.getState().products, now);
  session.setState({ products: current.lines });
  orderAttempt.setState({ notes: { ...orderAttempt.getState().notes, ...current.notes } });
}

/** Returns products as the shop has them now, in a language; null: not on sale any more; undefined: not known. */
async function lookUp(ids: readonly string[], lanId: number): Promise<Map<string, Product | null> | undefined> {
  try {
    const response = await fetch(productsHref(ids, lanId), { signal: AbortSignal.timeout(10_000) });
    const told = response.ok ? object(await response.json())?.["products"] : undefined;
    if (!Array.isArray(told)) return undefined;
    const found = new Map(told.map((one) => readProduct(one)).map((product) => [product?.product_id, product]));
    return new Map(ids.map((id) => [id, found.get(id) ?? null]));
  } catch {
    return undefined;
  }
}
