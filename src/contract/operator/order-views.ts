/** How staff have the list of orders: the views they have saved, and its columns. */
import * as v from "valibot";
import { orderColumns } from "../../domain/order/order-list.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { orderSorts, orderViews } from "./orders.ts";
import { type Logged, route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

/** Columns in their order, each once. */
const columns = v.pipe(v.array(v.picklist(orderColumns)), v.maxLength(orderColumns.length));

const value = v.optional(v.pipe(wireText(400), v.minLength(1)));

/** What the list's address asks for, as its texts: `{ "view": "all", "state": "paid,packed" }`. */
const asked = v.object({
  view: v.optional(v.picklist(orderViews)),
  state: value,
  money: value,
  delivery: value,
  payment: value,
  country: value,
  tag: value,
  from: value,
  to: value,
  q: value,
  sort: v.optional(v.picklist(orderSorts)),
});

const content = v.object({
  name: v.pipe(wireLine(40), v.minLength(1)),
  asked,
  /** Null: as whoever looks has chosen theirs. */
  columns: v.nullable(columns),
  /** Everybody who reads orders sees it; who shares it needs `orders.edit`. */
  shared: v.boolean(),
});

const lists = v.object({
  /** One's own and those that are shared, in one's own order. */
  views: v.array(
    v.object({
      id: rowId,
      ...content.entries,
      /** Who saved it; null: oneself. */
      by: v.nullable(v.string()),
      /** Whether this person may change it: it is theirs, or it is shared and they have `orders.edit`. */
      mine: v.boolean(),
      /** What `If-Match` names. */
      version: v.string(),
    }),
  ),
  /** Null: nobody chose any; the list has those it begins with. */
  columns: v.nullable(columns),
});
const parameters = v.object({ id: rowIdText });

/** The log has of a view neither words that were searched for nor, where it was somebody else's, whose. */
const isWhole = (before: Logged["before"]) =>
  before !== null && before["searched"] !== true && before["other"] !== true;

export const orderViewRoutes = {
  orderViews: route({
    method: "GET",
    path: "/order-views",
    summary: "Lists the saved views of the list of orders that somebody sees, and their columns.",
    permission: "orders.read",
    answer: lists,
    refusals: [],
  }),
  saveView: route({
    method: "POST",
    path: "/order-views",
    summary: "Saves a view of the list of orders under a name; of one person each name once.",
    permission: "orders.read",
    body: content,
    answer: lists,
    refusals: ["FORBIDDEN", "NAME_TAKEN"],
    undo: "removeView",
    own: true,
  }),
  changeView: route({
    method: "PUT",
    path: "/order-views/:id",
    summary: "Saves another view in a view's place; what is shared needs `orders.edit`.",
    permission: "orders.read",
    parameters,
    body: content,
    answer: lists,
    refusals: ["NOT_FOUND", "FORBIDDEN", "NAME_TAKEN"],
    versioned: "view",
    undo: "changeView",
    own: true,
    undone: ({ entityId, before }) => (isWhole(before) ? { parameters: { id: entityId }, body: { ...before } } : null),
  }),
  removeView: route({
    method: "DELETE",
    path: "/order-views/:id",
    summary: "Takes a view away; what is shared needs `orders.edit`.",
    permission: "orders.read",
    parameters,
    answer: lists,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
    undo: "saveView",
    own: true,
    undone: ({ before }) => (isWhole(before) ? { body: { ...before } } : null),
  }),
  arrangeViews: route({
    method: "PUT",
    path: "/order-lists/views",
    summary: "Says in which order somebody sees their views.",
    permission: "orders.read",
    body: v.object({ views: v.pipe(v.array(rowId), v.maxLength(200)) }),
    answer: lists,
    refusals: ["FORBIDDEN"],
  }),
  chooseColumns: route({
    method: "PUT",
    path: "/order-lists/columns",
    summary: "Says which columns somebody sees the list of orders by, on every device; null: those it begins with.",
    permission: "orders.read",
    body: v.object({ columns: v.nullable(columns) }),
    answer: lists,
    refusals: ["FORBIDDEN"],
  }),
};
