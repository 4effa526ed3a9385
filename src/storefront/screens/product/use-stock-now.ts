import { startTransition, useEffect, useMemo, useState } from "react";
import { stockHref } from "../../../contract/paths.ts";
import type { StockNow } from "../../../contract/products.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { withStock } from "../../../domain/order/stock.ts";
import { useSession } from "../../session/store.ts";

/**
 * Returns the product with the stock of this moment, and when it would come, as soon as the shop has told it: a prerendered
 * page may be behind. Only the numbers are kept, so the product's texts stay those of the page's language.
 */
export function useStockNow(product: Product): { product: Product; delivery: StockNow["delivery"] | null } {
  const [told, setTold] = useState<StockNow | null>(null);
  const productId = product.product_id;
  const lanId = useSession((state) => state.lanId);
  useEffect(() => {
    const leaving = new AbortController();
    void ask(stockHref(productId, lanId), leaving.signal).then(
      (told) => startTransition(() => setTold(told)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [productId, lanId]);
  return useMemo(() => {
    const own = told?.product_id === product.product_id ? told : null;
    return { product: own === null ? product : withStock(product, own.quantities), delivery: own?.delivery ?? null };
  }, [product, told]);
}

async function ask(href: string, signal: AbortSignal): Promise<StockNow | null> {
  const response = await fetch(href, { signal });
  return response.ok ? ((await response.json()) as StockNow) : null;
}
