/** Goods that somebody should see to: sizes that sell out, what the law wants told of them, and what Google Merchant refuses. */
import * as v from "valibot";
import { route } from "./route.ts";
import { day, moment, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const goodsRoutes = {
  sellingOut: route({
    method: "GET",
    path: "/goods/selling-out",
    summary:
      "Lists at most ten variants that are sold out before more of them comes, or within 14 days where nobody has said when, if they sell on as in the last 28, the first to go first; and what is expected, the next first.",
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
          /** When more of its product comes; null: nobody has said, and 14 days are reckoned with. */
          comesOn: v.nullable(day),
          /** What `If-Match` names of that. */
          expectedVersion: v.string(),
        }),
      ),
      expected: v.array(
        v.object({ productId: rowId, product: v.string(), day, pieces: v.nullable(count), version: v.string() }),
      ),
    }),
    refusals: [],
  }),
  expectDelivery: route({
    method: "PUT",
    path: "/products/:id/expected-delivery",
    summary: "Says when more of a product comes, and how many pieces of it; a day of null: nothing is expected.",
    permission: "stock.move",
    parameters: v.object({ id: rowIdText }),
    body: v.pipe(
      v.strictObject({ day: v.nullable(day), pieces: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(1_000_000))) }),
      v.check((said) => said.day !== null || said.pieces === null),
    ),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    versioned: "expected",
    undo: "expectDelivery",
  }),
  refusedOffers: route({
    method: "GET",
    path: "/goods/refused-offers",
    summary:
      "Lists products of whose offers Google Merchant refuses some, and why; tells how far it knows the shop's goods.",
    permission: "products.edit",
    answer: v.object({
      /** The shop tells Google Merchant of its goods. */
      on: v.boolean(),
      /** Offers it has as they are. */
      told: count,
      /** Products that are still to be looked at. */
      waiting: count,
      /** Until when nothing is told, because it did not answer or was asked too often; null: nothing is in the way. */
      restsUntil: v.nullable(moment),
      /** Why nothing is told before somebody sees to the connection; null: nothing is in the way. */
      stopped: v.nullable(v.picklist(["credentials", "permission", "locked"])),
      products: v.array(
        v.object({
          productId: rowId,
          product: v.string(),
          /** How many of its offers. */
          offers: count,
          /** The first reason, in Google's words. */
          says: v.string(),
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
