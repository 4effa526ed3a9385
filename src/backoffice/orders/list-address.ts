import type * as v from "valibot";
import { type orderRoutes, orderSorts, orderViews, type ordersQuery } from "../../contract/operator/orders.ts";

/** What the list of orders is asked for: the texts of an address. */
export type Asked = v.InferInput<typeof ordersQuery>;
type OrderView = (typeof orderViews)[number];
export type OrderRow = v.InferOutput<(typeof orderRoutes)["orders"]["answer"]>["orders"][number];

/** The filters beside view and order, as they are named in the address. */
const filters = ["state", "money", "delivery", "payment", "country", "tag", "from", "to", "q"] as const;
export type FilterName = (typeof filters)[number];

/** Where the list begins when nothing is said: with what is to be packed. */
const firstView: OrderView = "toPack";

/** Returns what the list's address asks for; what it does not know it leaves out. */
export function askedBy(search: string): Asked {
  const params = new URLSearchParams(search);
  const view = orderViews.find((one) => one === params.get("view")) ?? firstView;
  const sort = orderSorts.find((one) => one === params.get("sort"));
  const chosen = filters.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { view, ...(sort && sort !== "newest" && { sort }), ...Object.fromEntries(chosen) };
}

/** Returns the address of the list that is asked for. */
export function listHref(asked: Asked): string {
  const params = new URLSearchParams();
  if (asked.view !== undefined && asked.view !== firstView) params.set("view", asked.view);
  for (const name of [...filters, "sort"] as const) {
    const value = asked[name];
    if (value !== undefined && value !== "") params.set(name, value);
  }
  return params.size === 0 ? "/orders" : `/orders?${params.toString()}`;
}

/** Returns how many filters are chosen. */
export function countFilters(asked: Asked): number {
  return filters.filter((name) => asked[name] !== undefined).length;
}

/** Returns what is asked for with one thing more, or another in its place; an empty one is left out. */
export function changed(asked: Asked, change: Partial<Record<keyof Asked, string>>): Asked {
  return askedBy(new URLSearchParams(listHref({ ...asked, ...change } as Asked).split("?")[1] ?? "").toString());
}
