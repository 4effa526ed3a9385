import { useEffect, useMemo, useState } from "react";
import { stockHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/product.ts";
import { withStock } from "../../../domain/stock.ts";

interface Told {
  productId: string;
  quantities: Record<string, number>;
}

/**
 * Answers the product with the stock of this moment as soon as the shop has told it: a printed page may
 * be behind. Only the numbers are kept, so the product's texts stay those of the page's language.
 */
export function useStockNow(product: Product): Product {
  const [told, setTold] = useState<Told | null>(null);
  const productId = product.product_id;
  useEffect(() => {
    const leaving = new AbortController();
    void ask(productId, leaving.signal).then(setTold, () => undefined);
    return () => leaving.abort();
  }, [productId]);
  return useMemo(() => (told?.productId === product.product_id ? withStock(product, told.quantities) : product), [product, told]);
}

async function ask(productId: string, signal: AbortSignal): Promise<Told | null> {
  const response = await fetch(stockHref(productId), { signal });
  if (!response.ok) return null;
  const { quantities } = (await response.json()) as { quantities: Record<string, number> };
  return { productId, quantities };
}
