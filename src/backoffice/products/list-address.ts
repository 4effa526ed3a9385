import type * as v from "valibot";
import type { productRoutes } from "../../contract/operator/products.ts";
import { productViews } from "../../domain/catalogue/product-form.ts";

/** What the list of products is asked for: the texts of an address. */
export type Asked = v.InferInput<(typeof productRoutes)["products"]["query"]>;

/** The filters beside the view, as they are named in the address. */
export const filters = ["q", "category", "brand"] as const;

/** Returns what the list's address asks for; what it does not know it leaves out. */
export function askedBy(search: string): Asked {
  const params = new URLSearchParams(search);
  const view = productViews.find((one) => one === params.get("view"));
  const chosen = filters.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value && (name === "q" || /^[1-9]\d{0,14}$/.test(value)) ? [[name, value] as const] : [];
  });
  return { ...(view && view !== "all" && { view }), ...Object.fromEntries(chosen) };
}

/** Returns the address of the list that is asked for. */
export function listHref(asked: Asked): string {
  const params = new URLSearchParams();
  for (const name of ["view", ...filters] as const) if (asked[name]) params.set(name, asked[name]);
  return params.size === 0 ? "/goods" : `/goods?${params.toString()}`;
}
