/** Orders as staff see them. Amounts are hundredths of the currency beside them. */
import * as v from "valibot";
import { moneyStates } from "../../domain/order/money-state.ts";
import { type OrderState, orderStates } from "../../domain/order/order-states.ts";
import { permissionToMove } from "../../domain/staff/permissions.ts";
import { wireLine, wireLines, wireText } from "../wire-text.ts";
import { order } from "./order.ts";
import { type Logged, route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { orderDecisionKinds } from "./today.ts";
import { day, moment, money, pageLimit, rowId, rowIdText } from "./values.ts";

export const orderViews = ["toDecide", "toPack", "packed", "sent", "all"] as const;
export const orderSorts = ["due", "newest", "oldest", "largest", "smallest"] as const;

/** Returns how a view is sorted that is asked for in no other order: what is to be decided by when it must be, all others with the newest first. */
export function sortOfView(view: (typeof orderViews)[number] | undefined): (typeof orderSorts)[number] {
  return view === "toDecide" ? "due" : "newest";
}

/** One of these, or several with commas between. */
const listOf = <const T extends readonly string[]>(values: T) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",")),
      v.array(v.picklist(values)),
    ),
  );
const words = v.optional(
  v.pipe(
    wireText(400),
    v.transform((text) => text.split(",")),
  ),
);

/** A tag: a few words without a comma. */
export const tag = v.pipe(wireLine(40), v.minLength(1), v.regex(/^[^,]+$/));

/** Numbers of orders, at most a hundred, with commas between. */
export const orderNumbers = v.pipe(
  v.string(),
  v.maxLength(1600),
  v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/),
  v.transform((text) => text.split(",").map(Number)),
);

/** By what orders are filtered. */
export const ordersFilter = v.object({
  view: v.optional(v.picklist(orderViews), "all"),
  /** `partlySent`: a parcel has left while something is still here, in whichever state the order is. */
  state: listOf([...orderStates, "partlySent"]),
  money: listOf(moneyStates),
  /** Delivery methods, by their numbers: two of them have no code of a carrier. */
  delivery: words,
  /** Codes of payment methods. */
  payment: words,
  /** Codes of countries, as `PL`. */
  country: words,
  /** The first day on which it was placed. */
  from: v.optional(day),
  /** The last day, itself included. */
  to: v.optional(day),
  tag: v.optional(tag),
  /** Number, name, e-mail, end of a telephone, tracking number, amount: of what the caller sees. */
  q: v.optional(wireText(100)),
  /** These alone, of what the other filters leave. */
  numbers: v.optional(orderNumbers),
});

export const ordersQuery = v.object({
  ...ordersFilter.entries,
  /** Absent: as its view is sorted (`sortOfView`). `due`, the earliest deadline first and what has none last, of the view `toDecide` alone: elsewhere it is the newest first. */
  sort: v.optional(v.picklist(orderSorts)),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,15})?$/))),
  limit: pageLimit,
});
export type OrdersFilter = v.InferOutput<typeof ordersFilter>;
export type OrdersQuery = v.InferOutput<typeof ordersQuery>;

const count = v.pipe(v.number(), v.integer());

const orderRow = v.object({
  number: rowId,
  placedAt: moment,
  buyer: v.string(),
  country: v.string(),
  state: v.picklist(orderStates),
  /** A parcel has left while something is still here. */
  partlySent: v.boolean(),
  total: seenWith("money.read", money),
  money: seenWith("money.read", v.picklist(moneyStates)),
  delivery: v.object({ code: v.string(), name: v.string() }),
  payment: v.object({ code: v.string(), name: v.string() }),
  lines: count,
  pieces: count,
  tags: v.array(v.string()),
  /** What somebody has to decide of it, what is due first at the top; told in the view `toDecide` alone. */
  decisions: v.array(v.object({ kind: v.picklist(orderDecisionKinds), due: v.nullable(day) })),
  /** What a decision on it names. */
  versions: v.object({ state: v.string() }),
});

/** Returns how a step that was taken back is made again; null: a parcel's number that came with it has gone with it. */
export const movedAgain = ({ entityId, before }: Logged) =>
  before?.["numbered"] === true ? null : { parameters: { number: entityId }, body: { to: before?.["state"] } };

export const orderRoutes = {
  orders: route({
    method: "GET",
    path: "/orders",
    summary: "Lists orders by view and filters, page by page.",
    permission: "orders.read",
    query: ordersQuery,
    answer: v.object({
      orders: v.array(orderRow),
      /** For `after`; null: this is the last page. */
      next: v.nullable(v.string()),
      /** How many are filtered; `atLeast`: there are more, counting ended. */
      count: v.object({ orders: count, atLeast: v.boolean() }),
      /** What is filtered is worth, by currency. */
      sums: seenWith("money.read", v.array(money)),
      /** By what can be filtered: the methods and tags there are. */
      choices: v.object({
        delivery: v.array(v.object({ code: v.string(), name: v.string() })),
        payment: v.array(v.object({ code: v.string(), name: v.string() })),
        countries: v.array(v.object({ code: v.string(), name: v.string() })),
        tags: v.array(v.string()),
      }),
    }),
    refusals: [],
  }),
  order: route({
    method: "GET",
    path: "/orders/:number",
    summary: "Shows one order.",
    permission: "orders.read",
    parameters: v.object({ number: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND"],
  }),
  addNote: route({
    method: "POST",
    path: "/orders/:number/notes",
    summary: "Adds a note that staff alone read.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText }),
    body: v.object({ text: v.pipe(wireLines(4000), v.minLength(1)) }),
    answer: order,
    refusals: ["NOT_FOUND"],
    idempotent: true,
    undo: "removeNote",
    undone: ({ entityId, after }) => ({ parameters: { number: entityId, note: after?.["noteId"] } }),
  }),
  removeNote: route({
    method: "DELETE",
    path: "/orders/:number/notes/:note",
    summary: "Takes a note away; the history keeps it.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText, note: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND"],
    undo: "restoreNote",
    undone: ({ entityId, before }) => ({ parameters: { number: entityId, note: before?.["noteId"] } }),
  }),
  restoreNote: route({
    method: "PUT",
    path: "/orders/:number/notes/:note",
    summary: "Puts a note back that was taken away.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText, note: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND"],
    undo: "removeNote",
    undone: ({ entityId, after }) => ({ parameters: { number: entityId, note: after?.["noteId"] } }),
  }),
  changeTags: route({
    method: "PUT",
    path: "/orders/:number/tags",
    summary: "Says which tags an order has.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText }),
    body: v.object({ tags: v.pipe(v.array(tag), v.maxLength(20)) }),
    answer: order,
    refusals: ["NOT_FOUND"],
    versioned: "tags",
    undo: "changeTags",
  }),
  moveOrder: route({
    method: "POST",
    path: "/orders/:number/state",
    summary:
      "Moves an order on; its buyer is told, and all that follows from it is done at once. What undoes an order needs `orders.edit`.",
    permission: "orders.pack",
    parameters: v.object({ number: rowIdText }),
    body: v.object({
      to: v.picklist(orderStates),
      /** Of the parcel, with `sent`. */
      tracking: v.optional(v.pipe(wireLine(100), v.minLength(1))),
    }),
    answer: order,
    refusals: [
      "NOT_FOUND",
      "FORBIDDEN",
      "STATE_NOT_REACHABLE",
      "TRACKING_WITHOUT_SENT",
      "MONEY_UNTOLD",
      "HELD_FOR_MONEY",
      "WITHDRAWN",
    ],
    versioned: "state",
    idempotent: true,
    undo: "stepBack",
    undone: ({ entityId, after }) =>
      permissionToMove(after?.["state"] as OrderState) === "orders.pack" ? { parameters: { number: entityId } } : null,
  }),
  stepBack: route({
    method: "DELETE",
    path: "/orders/:number/state",
    summary:
      "Takes the last step of a parcel's way back, as long as nothing final has followed it: its email is not sent then.",
    permission: "orders.pack",
    parameters: v.object({ number: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND", "FINAL", "PARCEL_SENT", "EMAIL_SENT", "DOCUMENT_MADE", "POINTS_EARNED"],
    versioned: "state",
    undo: "moveOrder",
    undone: movedAgain,
  }),
  acceptOrder: route({
    method: "POST",
    path: "/orders/:number/acceptance",
    summary: "Says yes to an order that awaits a person's word: it begins, and its buyer is told.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "GOODS_GONE", "CODE_USED_UP", "POINTS_GONE"],
    versioned: "state",
    idempotent: true,
    undo: null,
  }),
};
