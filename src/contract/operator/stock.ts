/** What there is of each variant, how that has come about, and goods that come in. All in pieces. */
import * as v from "valibot";
import { reasonsByHand, stockLimits, stockReasons } from "../../domain/catalogue/stock-movement.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { day, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
export const pieces = v.pipe(count, v.maxValue(stockLimits.pieces));
/** So many pieces more, or below zero fewer. */
export const difference = v.pipe(
  whole,
  v.minValue(-stockLimits.pieces),
  v.maxValue(stockLimits.pieces),
  v.check((change) => change !== 0),
);
const note = v.optional(wireLine(200), "");

const stocked = v.object({
  variantId: rowId,
  productId: rowId,
  product: v.string(),
  variant: v.string(),
  picture: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  ean: v.nullable(v.string()),
  shelf: v.nullable(v.string()),
  /** Pieces that can be sold. */
  stock: count,
  /** Sold pieces that are in no parcel yet: they lie on the shelf beside those. */
  toPack: count,
  /** The last movement that was none of an order's, which a count names; 0: there was none. */
  movement: count,
});
export type Stocked = v.InferOutput<typeof stocked>;

const movement = v.object({
  id: rowId,
  at: moment,
  variantId: rowId,
  product: v.string(),
  variant: v.string(),
  sku: v.nullable(v.string()),
  change: whole,
  stockAfter: whole,
  reason: v.picklist(stockReasons),
  note: v.string(),
  /** Who made it; null: a buyer or the shop itself. */
  by: v.nullable(
    v.object({ kind: v.picklist(["person", "key", "commandLine", "baselinker"]), name: v.nullable(v.string()) }),
  ),
  order: v.nullable(rowId),
  delivery: v.nullable(rowId),
  /** The movement it takes back. */
  takesBack: v.nullable(rowId),
  takenBack: v.boolean(),
});
export type Movement = v.InferOutput<typeof movement>;

export const stockRoutes = {
  stock: route({
    method: "GET",
    path: "/stock",
    summary: "Finds variants with what there is of them: by SKU, EAN or shelf exactly, else by name.",
    permission: "stock.move",
    query: v.object({ q: wireText(100) }),
    answer: v.object({
      /** They are found by a number or a shelf of theirs. */
      exact: v.boolean(),
      variants: v.array(stocked),
    }),
    refusals: [],
  }),
  variantStock: route({
    method: "GET",
    path: "/variants/:id/stock",
    summary: "Shows what there is of a variant.",
    permission: "stock.move",
    parameters: v.object({ id: rowIdText }),
    answer: stocked,
    refusals: ["NOT_FOUND"],
  }),
  moveStock: route({
    method: "POST",
    path: "/variants/:id/stock",
    summary:
      "Moves a variant's stock: by a difference, with its reason; or by a count, as the difference from what was seen. A count is refused where anything but orders has moved the stock since the movement it names, or where it was never what is said to be seen.",
    permission: "stock.move",
    parameters: v.object({ id: rowIdText }),
    body: v.union([
      v.strictObject({
        change: difference,
        reason: v.picklist(reasonsByHand),
        note,
      }),
      v.strictObject({ counted: pieces, seen: count, movement: count, note }),
    ]),
    answer: stocked,
    refusals: ["NOT_FOUND", "STOCK_SHORT", "STOCK_MOVED"],
    idempotent: true,
    undo: "takeMovementBack",
    undone: ({ after }) => (after === null ? null : { parameters: { id: after["movement"] } }),
  }),
  receiveDelivery: route({
    method: "POST",
    path: "/stock-deliveries",
    summary: "Takes goods in that came together, each variant once: all of them or none.",
    permission: "stock.move",
    body: v.object({
      lines: v.pipe(
        v.array(v.object({ variantId: rowId, quantity: v.pipe(pieces, v.minValue(1)) })),
        v.minLength(1),
        v.maxLength(stockLimits.lines),
        v.check((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length),
      ),
      note,
    }),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    idempotent: true,
    undo: "takeDeliveryBack",
  }),
  takeDeliveryBack: route({
    method: "DELETE",
    path: "/stock-deliveries/:id",
    summary: "Takes a delivery back whole; refused where less is left of anything than came.",
    permission: "stock.move",
    parameters: v.object({ id: rowIdText }),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "STOCK_SHORT"],
    undo: null,
  }),
  stockMovements: route({
    method: "GET",
    path: "/stock-movements",
    summary: "Lists movements of stock, the newest first: of a variant, for a reason, of days, by a person.",
    permission: "stock.move",
    query: v.object({
      variant: v.optional(rowIdText),
      reason: v.optional(v.picklist(stockReasons)),
      /** Days in Warsaw, both included. */
      from: v.optional(day),
      to: v.optional(day),
      /** A person by their number. */
      by: v.optional(rowIdText),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({
      movements: v.array(movement),
      next: v.nullable(v.string()),
      /** Who has moved stock by hand. */
      people: v.array(v.object({ id: rowId, name: v.string() })),
    }),
    refusals: [],
  }),
  takeMovementBack: route({
    method: "DELETE",
    path: "/stock-movements/:id",
    summary: "Takes a movement back that somebody made by hand, by another the other way.",
    permission: "stock.move",
    parameters: v.object({ id: rowIdText }),
    answer: stocked,
    refusals: ["NOT_FOUND", "FINAL", "STOCK_SHORT"],
    undo: null,
  }),
};
