/** What the palette finds beside orders. */
import * as v from "valibot";
import { wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { rowId } from "./values.ts";

export const paletteRoutes = {
  palette: route({
    method: "GET",
    path: "/palette",
    summary:
      "Finds products by name, SKU or EAN, customers by name (with `customers.contact` by e-mail and telephone too) and codes by a part of their name: a few of each that who asks may see.",
    permission: "signed-in",
    query: v.object({ q: v.pipe(wireText(100), v.minLength(2)) }),
    answer: v.object({
      products: seenWith("products.edit", v.array(v.object({ id: rowId, name: v.string(), brand: v.string() }))),
      customers: seenWith(
        "customers.read",
        v.array(v.object({ id: rowId, name: v.string(), email: seenWith("customers.contact", v.string()) })),
      ),
      codes: seenWith("prices.edit", v.array(v.object({ id: rowId, code: v.string() }))),
    }),
    refusals: [],
  }),
};
