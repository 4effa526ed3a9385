/** Prices for a time, and how prices have come about. All in grosze. */
import * as v from "valibot";
import { cutLimits, cutRefusals, cutStates } from "../../domain/catalogue/price-cut.ts";
import { route } from "./route.ts";
import { moment, pageLimit, rowId, rowIdText } from "./values.ts";

const grosze = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const price = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(cutLimits.price));
/** A minute in Warsaw, `YYYY-MM-DDTHH:MM`. */
const minute = v.pipe(v.string(), v.isoDateTime());
const time = {
  /** Null: at once. */
  from: v.nullable(minute),
  /** When it is over; null: when it is taken back. */
  to: v.nullable(minute),
};
/** Null: all of the product's. */
const variantId = v.nullable(rowId);
const goods = v.object({ productId: rowId, variantId });

const cut = v.object({
  id: rowId,
  productId: rowId,
  product: v.string(),
  variantId,
  /** '': all of the product's. */
  variant: v.string(),
  picture: v.nullable(v.string()),
  price,
  state: v.picklist(cutStates),
  from: v.nullable(moment),
  to: v.nullable(moment),
  /** Variants that cost what it says; of one that runs none where all were priced otherwise since. */
  held: grosze,
});
export type Cut = v.InferOutput<typeof cut>;

/** Goods before and in a price for a time. */
const previewed = v.object({
  productId: rowId,
  product: v.string(),
  variantId,
  variant: v.string(),
  picture: v.nullable(v.string()),
  /** What they cost now; of variants that differ each is a row. */
  now: price,
  /** What they will cost. */
  price,
  /** The lowest price of the 30 days before it begins, which shoppers are told beside it. */
  lowest: price,
  /** Why it is not planned; null: it is. */
  refused: v.nullable(v.picklist(cutRefusals)),
});
export type PreviewedCut = v.InferOutput<typeof previewed>;

const planned = v.strictObject({ ...goods.entries, price, ...time });

export const priceCutRoutes = {
  priceCuts: route({
    method: "GET",
    path: "/price-cuts",
    summary:
      "Lists prices for a time: those that are planned or run, the next first; or those that are over, the last first.",
    permission: "prices.edit",
    query: v.object({
      view: v.optional(v.picklist(["open", "over"]), "open"),
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({ cuts: v.array(cut), next: v.nullable(v.string()) }),
    refusals: [],
  }),
  priceCutPreview: route({
    method: "POST",
    path: "/price-cuts/preview",
    summary:
      "Says what goods would cost for a time, with the lowest price of the 30 days before, and why it would be refused. It changes nothing.",
    permission: "prices.edit",
    body: v.strictObject({
      goods: v.pipe(v.array(goods), v.minLength(1), v.maxLength(cutLimits.goods)),
      reduction: v.union([
        v.strictObject({
          percent: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(cutLimits.percent)),
        }),
        v.strictObject({ price }),
      ]),
      ...time,
    }),
    answer: v.object({ rows: v.array(previewed) }),
    refusals: [],
  }),
  planPriceCuts: route({
    method: "POST",
    path: "/price-cuts",
    summary:
      "Plans prices for a time, and begins those whose time has come. What one is refused for stops none of the others.",
    permission: "prices.edit",
    body: v.strictObject({ cuts: v.pipe(v.array(planned), v.minLength(1), v.maxLength(cutLimits.goods)) }),
    answer: v.object({
      planned: v.array(rowId),
      refused: v.array(v.object({ ...goods.entries, why: v.picklist(cutRefusals) })),
    }),
    refusals: [],
    idempotent: true,
    undo: "cancelPriceCuts",
    undone: ({ after }) => (after === null ? null : { body: { ids: after["ids"] } }),
  }),
  cancelPriceCuts: route({
    method: "POST",
    path: "/price-cuts/cancel",
    summary: "Takes prices for a time back: what is planned never begins, what runs ends now; what is over stays over.",
    permission: "prices.edit",
    body: v.strictObject({ ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(cutLimits.goods)) }),
    answer: v.object({ cancelled: v.array(rowId) }),
    refusals: ["NOT_FOUND"],
    undo: "planPriceCuts",
    undone: ({ before }) => (before === null ? null : { body: { cuts: before["cuts"] } }),
  }),
  productPrices: route({
    method: "GET",
    path: "/products/:id/prices",
    summary:
      "Shows what each variant of a product costs, its lowest price of 30 days, and how its price has come about, the newest first.",
    permission: "prices.edit",
    parameters: v.object({ id: rowIdText }),
    answer: v.object({
      product: v.string(),
      variants: v.array(
        v.object({
          variantId: rowId,
          variant: v.string(),
          price,
          /** What is shown beside it as the price before; null: it is no reduction. */
          regular: v.nullable(price),
          lowest: price,
          /** The last hundred. */
          history: v.array(v.object({ since: moment, price, regular: v.nullable(price) })),
        }),
      ),
      cuts: v.array(cut),
    }),
    refusals: ["NOT_FOUND"],
  }),
};
