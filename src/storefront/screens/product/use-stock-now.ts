import { useEffect, useState } from "react";
import { stockHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/product.ts";
import { withStock } from "../../../domain/stock.ts";

/** Answers the product with the stock of this moment as soon as the shop has told it: a printed page may be behind. */
export function useStockNow(product: Product): Product {
  const [now, setNow] = useState<Product | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void ask(product, leaving.signal).then((fresh) => fresh && setNow(fresh), () => undefined);
    return () => leaving.abort();
  }, [product]);
  return now?.product_id === product.product_id && now.url === product.url ? now : product;
}

async function ask(product: Product, signal: AbortSignal): Promise<Product | null> {
  const response = await fetch(stockHref(product.product_id), { signal });
  if (!response.ok) return null;
  const { quantities } = (await response.json()) as { quantities: Record<string, number> };
  return withStock(product, quantities);
}
