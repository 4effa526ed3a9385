import { useEffect, useState } from "react";
import { productsAtOnce } from "../../contract/told-paths.ts";
import type { ProductsNow } from "../../contract/products.ts";
import { useSession } from "../session/store.ts";

export type AskedProducts =
  | { kind: "waiting" }
  | { kind: "failed"; again: () => void }
  | ({ kind: "known" } & Required<ProductsNow>);

/**
 * Returns these products as the shop has them this moment, in the shopper's language; null asks nothing yet. A
 * shorter list of what is known already is not asked again. `where` answers the address that tells them.
 */
export function useProductsNow(
  ids: readonly string[] | null,
  where: (ids: readonly string[], lanId: number) => string,
): AskedProducts {
  const lanId = useSession((state) => state.lanId);
  const [known, setKnown] = useState<({ lanId: number; asked: string[] } & Required<ProductsNow>) | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const wanted = ids?.join(",") ?? null;
  const enough = known !== null && known.lanId === lanId && (ids ?? []).every((id) => known.asked.includes(id));
  useEffect(() => {
    if (wanted === null || wanted === "" || enough) return;
    const leaving = new AbortController();
    const asked = wanted.split(",");
    setFailed(false);
    askAll(asked, (some) => where(some, lanId), leaving.signal)
      .then((told) => setKnown({ lanId, asked, ...told }))
      .catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [wanted, where, lanId, enough, turn]);
  if (known !== null && enough)
    return {
      kind: "known",
      products: known.products.filter(({ product_id }) => ids?.includes(product_id)),
      facts: known.facts,
    };
  return failed ? { kind: "failed", again: () => setTurn(turn + 1) } : { kind: "waiting" };
}

async function askAll(
  ids: readonly string[],
  where: (ids: readonly string[]) => string,
  signal: AbortSignal,
): Promise<Required<ProductsNow>> {
  const starts = Array.from({ length: Math.ceil(ids.length / productsAtOnce) }, (_, batch) => batch * productsAtOnce);
  const answers = await Promise.all(
    starts.map(async (start) => {
      const response = await fetch(where(ids.slice(start, start + productsAtOnce)), { signal });
      if (!response.ok) throw new Error(`${response.status}`);
      return (await response.json()) as ProductsNow;
    }),
  );
  return {
    products: answers.flatMap(({ products }) => products),
    facts: Object.assign({}, ...answers.map(({ facts: cacheTags }) => cacheTags)) as Required<ProductsNow>["facts"],
  };
}
