/** Goods that somebody should see to: sizes that sell out, and what the law wants told of them. */
import * as v from "valibot";
import { route } from "./route.ts";
import { rowId } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const goodsRoutes = {
  sellingOut: route({
    method: "GET",
    path: "/goods/selling-out",
    summary:
      "Lists at most ten variants that are sold out within 14 days if they sell on as in the last 28, the first to go first.",
    permission: "stock.move",
    answer: v.object({
      variants: v.array(
        v.object({
          productId: rowId,
          variantId: rowId,
          product: v.string(),
          variant: v.string(),
          sku: v.nullable(v.string()),
          /** Pieces there are. */
          stock: count,
          /** Pieces sold in 28 days. */
          sold: count,
          /** Whole days until none is left. */
          days: count,
        }),
      ),
    }),
    refusals: [],
  }),
  missingFacts: route({
    method: "GET",
    path: "/goods/missing-facts",
    summary: "Lists what the law wants told of goods on sale and nobody has told yet.",
    permission: "products.edit",
    answer: v.object({
      facts: v.array(
        v.object({
          fact: v.picklist(["producer", "composition", "barcode"]),
          /** The brand, or the product. */
          of: v.string(),
          products: count,
        }),
      ),
    }),
    refusals: [],
  }),
};
