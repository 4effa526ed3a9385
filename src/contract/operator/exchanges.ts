/** Goods that come back and are exchanged for another size or colour. */
import * as v from "valibot";
import { limits } from "../../domain/limits.ts";
import { oneReturn } from "./returns.ts";
import { route } from "./route.ts";
import { money, rowId, rowIdText } from "./values.ts";

const parameters = v.object({ id: rowIdText });

const exchanging = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        /** Of the line that comes back. */
        position: rowId,
        /** What is got for it: another variant of the same product. */
        variantId: rowId,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.piecesPerLine)),
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.lines),
  ),
  /** The buyer is written to. */
  tell: v.boolean(),
});

const agreeingRefusals = [
  "NOT_FOUND",
  "RETURN_ENDED",
  "STATE_NOT_REACHABLE",
  "EXCHANGED",
  "PIECES_WRONG",
  "NOT_SOLD",
  "GOODS_SHORT",
  "EXCHANGE_UNPAID",
  "EXCHANGE_FREE",
] as const;

export const exchangeRoutes = {
  previewExchange: route({
    method: "POST",
    path: "/returns/:id/exchange/preview",
    summary: "Says what `agreeExchange` would do with the same body, and does nothing.",
    permission: "orders.edit",
    parameters,
    body: exchanging,
    answer: v.object({
      /** What the new order costs: what was paid for what comes back. */
      total: money,
      /** As it would be sent; null: nobody is told. */
      email: v.nullable(v.object({ subject: v.string(), text: v.string() })),
    }),
    refusals: agreeingRefusals,
  }),
  agreeExchange: route({
    method: "POST",
    path: "/returns/:id/exchange",
    summary:
      "Agrees to exchange goods of a return for other variants of the same products: an order at what was paid for them, whose stock is taken at once and which they pay for when the return is settled.",
    permission: "orders.edit",
    parameters,
    body: exchanging,
    answer: oneReturn,
    refusals: agreeingRefusals,
    versioned: "return",
    idempotent: true,
    undo: "endExchange",
    undone: ({ entityId }) => ({ parameters: { id: entityId }, body: { tell: true } }),
  }),
  endExchange: route({
    method: "POST",
    path: "/returns/:id/exchange/end",
    summary: "Calls an exchange off that is not paid: its order is cancelled, its goods can be sold.",
    permission: "orders.edit",
    parameters,
    body: v.object({
      /** The buyer is written to, where they know of the exchange. */
      tell: v.boolean(),
    }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "EXCHANGE_UNDER_WAY"],
    versioned: "return",
    idempotent: true,
    undo: null,
  }),
  sendExchange: route({
    method: "PUT",
    path: "/returns/:id/exchange/ahead",
    summary: "Says whether an exchange is sent before its goods have come back; it is not paid until then.",
    permission: "orders.edit",
    parameters,
    body: v.object({ ahead: v.boolean() }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "EXCHANGE_UNDER_WAY"],
    versioned: "return",
    undo: "sendExchange",
  }),
};
