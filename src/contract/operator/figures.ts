/** How the shop sells, day by day and by what; every figure with the orders it is made of. Money is in grosze. */
import * as v from "valibot";
import { languages } from "../../domain/language.ts";
import { figureKinds, isPeriod } from "../../domain/order/figures.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { day, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What was taken from a sum may be more than is in it: a reduction of goods that cost nothing any more. */
const grosze = v.pipe(v.number(), v.safeInteger());

/** Days in Warsaw on which orders were placed, both included. */
const period = { from: day, to: day };
const ofPeriod = v.pipe(v.object(period), v.check(isPeriod));

const sales = v.object({
  /** Paid, or to be paid at the door. */
  orders: count,
  /** Of those, without what came back. */
  pieces: grosze,
  /** What they cost, with delivery, after code and points. */
  placed: grosze,
  /** What was given back of that since. */
  givenBack: grosze,
  /** The one less the other. */
  sold: grosze,
});
export type Sales = v.InferOutput<typeof sales>;

const figure = v.object({
  /** By which its orders are asked for. */
  key: v.string(),
  /** '': what has none, as an order without a code. */
  name: v.string(),
  orders: count,
  pieces: grosze,
  sold: grosze,
});
export type Figure = v.InferOutput<typeof figure>;

const groups = figureKinds.filter((kind) => kind !== "day");

export const figureRoutes = {
  salesByDay: route({
    method: "GET",
    path: "/figures/days",
    summary:
      "Tells what was sold on each of some days, at most 366, beside the same number of days before: orders that are paid, or are paid at the door, by the day on which they were placed, less what was given back of them since.",
    permission: "reports.read",
    query: ofPeriod,
    answer: v.object({
      sales,
      before: sales,
      /** Each day of the period, with what was sold on the day that is as far into the days before. */
      days: v.array(v.object({ day, orders: count, sold: grosze, before: grosze })),
      /** Orders of these days whose payment is awaited: no sales yet. */
      awaited: v.object({ orders: count, worth: grosze }),
    }),
    refusals: [],
  }),
  salesBy: route({
    method: "GET",
    path: "/figures/by/:kind",
    summary:
      "Tells what was sold of each product, in each size, by each source or with each code, or what was given back for each reason, on some days: the largest first, at most twenty.",
    permission: "reports.read",
    parameters: v.object({ kind: v.picklist(groups) }),
    query: ofPeriod,
    answer: v.object({
      figures: v.array(figure),
      /** What is not among them: further ones, which are that many. */
      others: v.object({ figures: count, sold: grosze }),
      /** What products and sizes say nothing of: delivery, less codes, points and reductions. Of other kinds nothing. */
      rest: grosze,
      /** All of it together: the sales of the period; of reasons, what was given back. */
      sold: grosze,
    }),
    refusals: [],
  }),
  figureOrders: route({
    method: "GET",
    path: "/figures/by/:kind/orders",
    summary: "Lists the orders a figure is made of, the newest first, each with its part of it.",
    permission: "reports.read",
    parameters: v.object({ kind: v.picklist(figureKinds) }),
    query: v.pipe(
      v.object({
        ...period,
        /** What has no name has none. */
        key: v.optional(wireText(210), ""),
        /** `next` of the page before. */
        after: v.optional(rowIdText),
        limit: pageLimit,
      }),
      v.check(({ from, to }) => isPeriod({ from, to })),
    ),
    answer: v.object({
      /** What the figure is called; '': it has no name. */
      name: v.string(),
      orders: v.array(
        v.object({
          number: rowId,
          placedAt: moment,
          state: v.picklist(orderStates),
          pieces: grosze,
          sold: grosze,
        }),
      ),
      next: v.nullable(v.string()),
      /** Of all its orders. */
      count,
      sold: grosze,
    }),
    refusals: [],
  }),
  stockFigures: route({
    method: "GET",
    path: "/figures/stock",
    summary:
      "Tells which variants run out within 14 days if they sell on as in the last 28, and which lie: in stock for longer than 60 or 90 days, of which none was sold.",
    permission: "reports.read",
    query: v.object({ days: v.optional(v.pipe(v.picklist(["60", "90"]), v.transform(Number)), "60") }),
    answer: v.object({
      runsOut: v.array(
        v.object({
          variantId: rowId,
          productId: rowId,
          product: v.string(),
          variant: v.string(),
          stock: count,
          /** In 28 days. */
          sold: count,
          /** Whole days until none is left. */
          days: count,
        }),
      ),
      lies: v.object({
        /** Those that would bring most, at most twenty. */
        variants: v.array(
          v.object({
            variantId: rowId,
            productId: rowId,
            product: v.string(),
            variant: v.string(),
            stock: count,
            /** What all of it would sell for. */
            worth: grosze,
            /** The last day on which one was ordered; null: none ever was. */
            lastSold: v.nullable(day),
          }),
        ),
        /** Of all there are. */
        count,
        pieces: count,
        worth: grosze,
      }),
    }),
    refusals: [],
  }),
  missedWords: route({
    method: "GET",
    path: "/figures/missed-words",
    summary:
      "Lists what shoppers searched for and nothing in the shop has, on some days: words asked for most first, at most fifty. Counted words are forgotten after 90 days, asked once after seven.",
    permission: "reports.read",
    query: ofPeriod,
    answer: v.object({
      words: v.array(
        v.object({
          word: v.string(),
          language: v.picklist(languages.map(({ lanCode }) => lanCode)),
          times: count,
          lastDay: day,
        }),
      ),
    }),
    refusals: [],
  }),
};
