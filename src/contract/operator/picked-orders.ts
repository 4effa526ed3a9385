/** Several orders at once: picked one by one, or all that are filtered. */
import * as v from "valibot";
import { orderStates } from "../../domain/order/order-states.ts";
import { movedAgain, orderNumbers, ordersFilter, tag } from "./orders.ts";
import { problemCodes } from "./problem.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { money, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.integer());
/** An order as it was decided on: `version` of its state, as `"state-3"`. */
const decided = v.object({ number: rowId, version: v.pipe(v.string(), v.regex(/^"state-\d{1,9}"$/)) });
export type Decided = v.InferOutput<typeof decided>;
const refused = v.object({ number: rowId, code: v.picklist(problemCodes) });

const packingList = v.object({
  number: rowId,
  name: v.string(),
  phone: v.string(),
  /** Line by line. */
  address: v.array(v.string()),
  delivery: v.string(),
  /** The locker: its name, and where it stands as far as that is known. */
  point: v.nullable(v.object({ id: v.string(), address: v.nullable(v.string()) })),
  comment: v.string(),
  state: v.picklist(orderStates),
  /** What whoever brings it collects in cash; null: nothing. */
  collects: seenWith("money.read", v.nullable(money)),
  /** In the order of the shelves; what lies on none comes last. */
  lines: v.array(
    v.object({
      name: v.string(),
      variant: v.string(),
      quantity: count,
      sku: v.nullable(v.string()),
      ean: v.nullable(v.string()),
      shelf: v.nullable(v.string()),
    }),
  ),
});
export type PackingList = v.InferOutput<typeof packingList>;

export const pickedOrderRoutes = {
  pickOrders: route({
    method: "GET",
    path: "/picked-orders",
    summary: "Lists the numbers of all orders that are filtered, the newest first: at most a thousand.",
    permission: "orders.read",
    query: ordersFilter,
    answer: v.object({
      orders: v.array(
        v.object({
          number: rowId,
          state: v.picklist(orderStates),
          payment: v.object({ code: v.string() }),
          versions: v.object({ state: v.string() }),
        }),
      ),
      /** There are more than these. */
      more: v.boolean(),
    }),
    refusals: [],
  }),
  moveOrders: route({
    method: "POST",
    path: "/picked-orders/state",
    summary:
      "Moves orders on, each as `moveOrder` does: what one is refused for stops none of the others. What undoes orders needs `orders.edit`.",
    permission: "orders.pack",
    body: v.object({
      to: v.picklist(orderStates),
      orders: v.pipe(v.array(decided), v.minLength(1), v.maxLength(100)),
    }),
    answer: v.object({
      moved: v.array(rowId),
      refused: v.array(refused),
      /** Those of the moved whose step can be taken back, as they are now. */
      undoable: v.array(decided),
    }),
    refusals: ["FORBIDDEN"],
    idempotent: true,
    undo: "stepBack",
  }),
  stepOrdersBack: route({
    method: "POST",
    path: "/picked-orders/steps-back",
    summary:
      "Takes the last step of orders back, each as `stepBack` does: what one is refused for stops none of the others.",
    permission: "orders.pack",
    body: v.object({ orders: v.pipe(v.array(decided), v.minLength(1), v.maxLength(100)) }),
    answer: v.object({
      /** As they are now. */
      back: v.array(decided),
      refused: v.array(refused),
    }),
    refusals: [],
    idempotent: true,
    undo: "moveOrder",
    undone: movedAgain,
  }),
  tagOrders: route({
    method: "POST",
    path: "/picked-orders/tags",
    summary: "Gives orders a tag, or takes it from them; an order has at most twenty.",
    permission: "orders.edit",
    body: v.object({
      numbers: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)),
      tag,
      takes: v.optional(v.boolean(), false),
    }),
    /** `changed`: those that had it not, or had it. */
    answer: v.object({ changed: v.array(rowId), refused: v.array(refused) }),
    refusals: [],
    undo: "changeTags",
  }),
  packingLists: route({
    method: "GET",
    path: "/packing-lists",
    summary: "Shows what is to be put into the parcels of orders, and where they go; in the order that is asked for.",
    permission: "orders.read",
    query: v.object({ numbers: orderNumbers }),
    answer: v.object({ lists: v.array(packingList) }),
    refusals: [],
  }),
  exportBuyers: route({
    method: "POST",
    path: "/buyer-exports",
    summary:
      "Gives out the names, addresses, e-mails and telephones of orders, to be kept in a file; the log says by whom.",
    permission: "exports.personal",
    body: v.object({
      numbers: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(1000)),
    }),
    answer: v.object({
      buyers: v.array(
        v.object({
          number: rowId,
          name: v.string(),
          email: v.string(),
          phone: v.string(),
          street: v.string(),
          postCode: v.string(),
          city: v.string(),
          country: v.string(),
        }),
      ),
    }),
    refusals: [],
    stepUp: true,
    undo: null,
  }),
};
