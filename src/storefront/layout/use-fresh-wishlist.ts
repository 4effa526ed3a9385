import { useEffect, useState } from "react";
import { productsHref } from "../../contract/told-paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { readProduct } from "../session/product-shape.ts";
import { list } from "../session/shapes.ts";
import { session, useSession } from "../session/store.ts";

interface Fresh {
  /** Prices that have changed since the product was put here, as they were, by product id. */
  was: ReadonlyMap<string, string>;
  /** Products no longer on sale. */
  gone: ReadonlySet<string>;
}

const unknown: Fresh = { was: new Map(), gone: new Set() };

/** Looks the wishlist's products up when its window opens: stock, price and texts become those of this moment. */
export function useFreshWishlist(): Fresh {
  const lanId = useSession((state) => state.lanId);
  const [fresh, setFresh] = useState(unknown);
  useEffect(() => {
    const leaving = new AbortController();
    const kept = session.getState().wishlist;
    if (kept.length > 0)
      void lookUp(kept, lanId, leaving.signal).then(
        (found) => found !== null && setFresh(found),
        () => undefined,
      );
    return () => leaving.abort();
  }, [lanId]);
  return fresh;
}

async function lookUp(kept: readonly Product[], lanId: number, signal: AbortSignal): Promise<Fresh | null> {
  const response = await fetch(
    productsHref(
      kept.map((product) => product.product_id),
      lanId,
    ),
    { signal },
  );
  if (!response.ok) return null;
  const found = list(readProduct)(((await response.json()) as { products: unknown }).products) ?? [];
  const now = new Map(found.map((product) => [product.product_id, product]));
  session.setState({ wishlist: session.getState().wishlist.map((product) => now.get(product.product_id) ?? product) });
  return {
    was: new Map(
      kept
        .filter(({ product_id, real_price }) => (now.get(product_id)?.real_price ?? real_price) !== real_price)
        .map(({ product_id, real_price }) => [product_id, real_price]),
    ),
    gone: new Set(kept.map((product) => product.product_id).filter((id) => !now.has(id))),
  };
}
