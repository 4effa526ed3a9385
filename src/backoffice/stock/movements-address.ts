import type * as v from "valibot";
import type { stockRoutes } from "../../contract/operator/stock.ts";

/** What the page of movements is asked for: the texts of an address. */
export type MovementsAsked = v.InferInput<(typeof stockRoutes)["stockMovements"]["query"]>;
const filters = ["variant", "reason", "from", "to", "by"] as const;
type Filter = (typeof filters)[number];

/** Returns what the address asks for. */
export function movementsAskedBy(search: string): Partial<Record<Filter, string>> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    filters.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns the address with some filters in other ones' places; an empty one is left out. */
export function movementsHref(asked: Partial<Record<Filter, string>>, change: Partial<Record<Filter, string>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, ...change })) if (value !== "") params.set(name, value);
  return params.size === 0 ? "/goods/stock/movements" : `/goods/stock/movements?${params.toString()}`;
}
