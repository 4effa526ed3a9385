import type * as v from "valibot";
import {
  type orderRoutes,
  orderSorts,
  orderViews,
  type ordersQuery,
  sortOfView,
} from "../../contract/operator/orders.ts";
import { type OrderColumn, orderColumns } from "../../domain/order/order-list.ts";

/** What the list of orders is asked for: the texts of an address. */
export type Asked = v.InferInput<typeof ordersQuery>;
type OrderView = (typeof orderViews)[number];
export type OrderRow = v.InferOutput<(typeof orderRoutes)["orders"]["answer"]>["orders"][number];

/** An order as it was picked: what is decided on it names this version. */
export type PickedOrder = Pick<OrderRow, "number" | "state" | "versions"> & { payment: { code: string } };

/** The filters beside view and order, as they are named in the address. */
const filters = ["state", "money", "delivery", "payment", "country", "tag", "from", "to", "q"] as const;
export type FilterName = (typeof filters)[number];

/** Returns where the list begins when its address says no view: with what is to be packed for who packs, with all orders for everybody else. */
export function firstView(mayPack: boolean): OrderView {
  return mayPack ? "toPack" : "all";
}

/** Returns what the list's address asks for, with its first view where it says none; what it does not know it leaves out. */
export function askedBy(search: string, first: OrderView = "all"): Asked {
  const params = new URLSearchParams(search);
  const view = orderViews.find((one) => one === params.get("view")) ?? first;
  const sort = orderSorts.find((one) => one === params.get("sort") && (one !== "due" || view === "toDecide"));
  const chosen = filters.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { view, ...(sort && sort !== sortOfView(view) && { sort }), ...Object.fromEntries(chosen) };
}

/** What the list's address says: what is asked for, the saved view it began with, and columns that are tried on. */
export interface Listed {
  asked: Asked;
  /** The view's number; null: none. */
  saved: number | null;
  /** Null: as the view or who looks has them. */
  columns: readonly OrderColumn[] | null;
}

/** Returns what an address of the list says, for somebody with whose first view it begins. */
export function listedBy(search: string, first?: OrderView): Listed {
  const params = new URLSearchParams(search);
  const saved = Number(params.get("saved"));
  const columns = params.get("columns")?.split(",");
  return {
    asked: askedBy(search, first),
    saved: Number.isSafeInteger(saved) && saved > 0 ? saved : null,
    columns: columns?.flatMap((name) => orderColumns.find((column) => column === name) ?? []) ?? null,
  };
}

/** Returns the address of the list that is asked for. */
export function listHref(asked: Asked, { saved = null, columns = null }: Partial<Omit<Listed, "asked">> = {}): string {
  const params = new URLSearchParams();
  if (saved !== null) params.set("saved", String(saved));
  if (asked.view !== undefined) params.set("view", asked.view);
  for (const name of [...filters, "sort"] as const) {
    const value = asked[name];
    if (value !== undefined && value !== "") params.set(name, value);
  }
  if (columns !== null) params.set("columns", columns.join(","));
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
