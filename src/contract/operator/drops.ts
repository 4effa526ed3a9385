/** Drops: goods whose sale begins at one second, what is sold of them, and a hand on the brake. */
import * as v from "valibot";
import { dropLimits, dropStates } from "../../domain/catalogue/drop.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A second on Warsaw's clocks, `2026-12-05T20:00:00`. */
const second = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  v.check((text) => {
    const at = new Date(`${text}Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text;
  }),
);
const perPerson = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(dropLimits.perPerson)));

const terms = v.strictObject({
  name: v.pipe(wireLine(dropLimits.name), v.minLength(1), v.maxLength(dropLimits.name)),
  at: second,
  /** Its goods are in the window before, and say when they can be bought; else nobody sees them. */
  soon: v.boolean(),
  goods: v.pipe(
    v.array(v.strictObject({ productId: rowId, perPerson })),
    v.minLength(1),
    v.maxLength(dropLimits.products),
    v.check((goods) => new Set(goods.map(({ productId }) => productId)).size === goods.length),
  ),
});

const product = v.object({
  productId: rowId,
  product: v.string(),
  picture: v.nullable(v.string()),
  /** Pieces one person may have; null: as many as they like. */
  perPerson,
  paused: v.boolean(),
  shown: v.boolean(),
  stock: count,
});

const drop = v.object({
  id: rowId,
  name: v.string(),
  state: v.picklist(dropStates),
  startsAt: moment,
  /** The same as it is typed. */
  at: second,
  soon: v.boolean(),
  paused: v.boolean(),
  endedAt: v.nullable(moment),
  goods: v.array(product),
  /** What `If-Match` names of its terms. */
  version: v.string(),
});
export type Drop = v.InferOutput<typeof drop>;

const sold = {
  /** Pieces that are left, held until they are paid for, and sold. */
  stock: count,
  reserved: count,
  sold: count,
};

const sales = v.object({
  /** Orders that stand, and those of them that are paid. */
  orders: count,
  paid: count,
  /** Each of the last sixty minutes, or of those since it began, the first first. */
  minutes: v.array(v.object({ minute: moment, orders: count })),
  products: v.array(
    v.object({
      productId: rowId,
      ...sold,
      sizes: v.array(v.object({ variantId: rowId, variant: v.string(), ...sold })),
    }),
  ),
  newest: v.array(v.object({ number: rowId, at: moment, pieces: count, state: v.picklist(orderStates) })),
});
export type DropSales = v.InferOutput<typeof sales>;

const withId = { parameters: v.object({ id: rowIdText }) };
const some = v.strictObject({
  /** Null: all of it. */
  products: v.nullable(v.pipe(v.array(rowId), v.minLength(1), v.maxLength(dropLimits.products))),
});
const goodsRefusals = ["DROP_PAST", "DROP_GOODS_UNKNOWN", "DROP_GOODS_SHOWN", "DROP_GOODS_TAKEN"] as const;

export const dropRoutes = {
  drops: route({
    method: "GET",
    path: "/drops",
    summary: "Lists drops: those that are planned or run, the next first; or those that are over, the last first.",
    permission: "products.edit",
    query: v.object({ view: v.optional(v.picklist(["open", "over"]), "open") }),
    answer: v.object({ drops: v.array(drop) }),
    refusals: [],
  }),
  drop: route({
    method: "GET",
    path: "/drops/:id",
    summary: "Shows a drop.",
    permission: "products.edit",
    ...withId,
    answer: drop,
    refusals: ["NOT_FOUND"],
  }),
  dropSales: route({
    method: "GET",
    path: "/drops/:id/sales",
    summary: "Shows what a drop has sold, minute by minute and size by size, a second old at most.",
    permission: "products.edit",
    ...withId,
    answer: sales,
    refusals: ["NOT_FOUND"],
  }),
  planDrop: route({
    method: "POST",
    path: "/drops",
    summary: "Plans a drop: its goods are on sale together from its second on.",
    permission: "products.edit",
    body: terms,
    answer: v.object({ id: rowId }),
    refusals: goodsRefusals,
    idempotent: true,
    undo: "removeDrop",
  }),
  changeDrop: route({
    method: "PUT",
    path: "/drops/:id/terms",
    summary: "Changes a drop: all of it before it begins, then its name and how many one person may have.",
    permission: "products.edit",
    ...withId,
    body: terms,
    answer: drop,
    refusals: ["NOT_FOUND", ...goodsRefusals, "DROP_BEGUN", "DROP_NOT_RUNNING"],
    versioned: "terms",
    undo: "changeDrop",
    undone: ({ entityId, before }) => (before === null ? null : { parameters: { id: entityId }, body: before }),
  }),
  removeDrop: route({
    method: "DELETE",
    path: "/drops/:id",
    summary: "Takes a drop away that has not begun; what came into the window by it alone is hidden again.",
    permission: "products.edit",
    ...withId,
    answer: nothing,
    refusals: ["NOT_FOUND", "DROP_BEGUN"],
    undo: "planDrop",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
  pauseDrop: route({
    method: "POST",
    path: "/drops/:id/pause",
    summary: "Pauses the sale of a running drop or of some of its goods: from the next order on nobody can buy them.",
    permission: "products.edit",
    ...withId,
    body: some,
    answer: drop,
    refusals: ["NOT_FOUND", "DROP_NOT_RUNNING"],
    undo: "resumeDrop",
    undone: ({ entityId, after }) => ({
      parameters: { id: entityId },
      body: { products: after?.["products"] ?? null },
    }),
  }),
  resumeDrop: route({
    method: "POST",
    path: "/drops/:id/resume",
    summary: "Lets the sale of a drop or of some of its goods go on.",
    permission: "products.edit",
    ...withId,
    body: some,
    answer: drop,
    refusals: ["NOT_FOUND", "DROP_NOT_RUNNING"],
    undo: "pauseDrop",
    undone: ({ entityId, after }) => ({
      parameters: { id: entityId },
      body: { products: after?.["products"] ?? null },
    }),
  }),
  endDrop: route({
    method: "POST",
    path: "/drops/:id/end",
    summary:
      "Ends a running drop: what one person may have and what is paused is over; its goods stay on sale or are hidden. What was counted by buyers is forgotten, so it does not begin again.",
    permission: "products.edit",
    ...withId,
    body: v.strictObject({ hide: v.boolean() }),
    answer: drop,
    refusals: ["NOT_FOUND", "DROP_NOT_RUNNING"],
    undo: null,
  }),
};
