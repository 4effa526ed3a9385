/** Goods that come back. Amounts are hundredths of the order's currency. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { returnKinds, returnStates } from "../../domain/return/return.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { moneyWays, settlementPreview, settlingRefusals } from "./settlements.ts";
import { day, moment, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0));

const common = {
  id: rowId,
  order: rowId,
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  buyer: v.string(),
  announcedAt: moment,
  /** The last day, in Warsaw, to give the money back; null: no law sets one. */
  due: v.nullable(day),
  /** Neither goods nor a proof of their sending have come: the money may wait beyond that day. */
  held: v.boolean(),
  /** The statement came after the 14 days in which one may withdraw. */
  late: v.boolean(),
  arrivedAt: v.nullable(moment),
  /** Nothing of its order has left: what is expected is cancelled, and nothing comes back. */
  unsent: v.boolean(),
};

const row = v.object({
  ...common,
  /** How many pieces are expected; none: which ones is still to be chosen. */
  pieces: count,
  arrived: count,
});

const piece = v.object({
  position: count,
  name: v.string(),
  variant: v.string(),
  sku: v.nullable(v.string()),
  ean: v.nullable(v.string()),
  /** EANs and SKUs it is scanned by: as it was sold, and as of today. */
  codes: v.array(v.string()),
  shelf: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  /** How many of it the order has left, those of this return among them. */
  left: count,
  expected: count,
  asNew: count,
  used: count,
  missing: count,
  restocked: count,
  kept: seenWith("money.read", hundredths),
  why: seenWith("money.read", v.string()),
  /** What was paid for all pieces of the line, before code and points. */
  amount: seenWith("money.read", hundredths),
  ordered: count,
  /** What its buyer was told of the right of withdrawal: goods that are `never` part of one, or not once unsealed; null: it is as usual. */
  exception: v.nullable(v.object({ text: v.string(), never: v.boolean() })),
  /** Other variants of its product, and how many of each there are: what it can be exchanged for. */
  sizes: v.array(v.object({ variantId: rowId, variant: v.string(), stock: count })),
});

/** For what goods are exchanged. */
const exchange = v.object({
  /** The number of the order that is got for them. */
  order: rowId,
  state: v.picklist(orderStates),
  agreedAt: moment,
  lines: v.array(v.object({ position: count, name: v.string(), variant: v.string(), quantity: count })),
  /** It is not paid: its goods have not come, or were worth less. */
  waits: v.boolean(),
  /** It goes, or went, before they came. */
  ahead: v.boolean(),
  /** Whether it goes ahead can still be decided (`sendExchange`). */
  movable: v.boolean(),
  /** It can be called off (`endExchange`). */
  endable: v.boolean(),
  total: seenWith("money.read", hundredths),
  /** What the buyer still pays, because what came did not pay for it. */
  missing: seenWith("money.read", hundredths),
});

export const oneReturn = v.object({
  ...common,
  parcel: v.string(),
  proofAt: v.nullable(moment),
  endedAt: v.nullable(moment),
  orderState: v.picklist(orderStates),
  currency: v.picklist(currencies),
  /** What the buyer declared; null: it began without a statement. */
  statement: v.nullable(
    v.object({
      id: rowId,
      receivedAt: moment,
      name: v.string(),
      /** In the buyer's words; empty: all of it. */ goods: v.string(),
    }),
  ),
  pieces: v.array(piece),
  /** Null: nothing of it is exchanged. */
  exchange: v.nullable(exchange),
  /** What of the delivery may go back. */
  delivery: seenWith(
    "money.read",
    v.object({
      paid: hundredths,
      left: hundredths,
      /** What the cheapest ordinary delivery of such an order costs; null: nothing is delivered there any more. */
      cheapest: v.nullable(hundredths),
      suggested: hundredths,
    }),
  ),
  /** Nothing of its order has left and all of it is expected: giving back cancels the order whole, and nothing has to arrive. */
  cancels: v.boolean(),
  /** Whether money ever came for its order; of what nobody has paid nothing is given back. */
  paid: seenWith("money.read", v.boolean()),
  /** The buyer was told that the goods arrived. */
  told: v.boolean(),
  /** What was given back for it; null: it is not settled. */
  settlement: seenWith(
    "money.read",
    v.nullable(v.object({ amount: hundredths, withheld: hundredths, shipping: hundredths, points: count })),
  ),
  /** What `If-Match` names. */
  version: v.string(),
});
export type OneReturn = v.InferOutput<typeof oneReturn>;

const parameters = v.object({ id: rowIdText });

const settling = v.object({
  /** How much of the delivery goes back. */
  shipping: hundredths,
  money: v.picklist(moneyWays),
  /** Of a return that is exchanged: what came pays for that, or the exchange is called off and the money goes back. */
  exchange: v.optional(v.picklist(["paid", "givenUp"]), "paid"),
  /** The buyer is written to. */
  tell: v.boolean(),
});
const refusals = [...settlingRefusals, "RETURN_ENDED", "RETURN_EMPTY", "EXCHANGE_UNDER_WAY"] as const;

/** States somebody may say, in the order a return comes to them. */
const ways: readonly string[] = ["announced", "sent", "arrived", "closed"];

export const returnRoutes = {
  returns: route({
    method: "GET",
    path: "/returns",
    summary:
      "Lists returns: those in which something is to be done, the first announced first, or all, the newest first.",
    permission: "orders.pack",
    query: v.object({
      view: v.optional(v.picklist(["waiting", "all"]), "waiting"),
      /** Number of the order, name of the buyer, number of the parcel. */
      q: v.optional(wireText(100), ""),
    }),
    answer: v.object({
      /** At most two hundred. */
      returns: v.array(row),
    }),
    refusals: [],
  }),
  oneReturn: route({
    method: "GET",
    path: "/returns/:id",
    summary: "Shows one return: what is expected, what arrived, what may be given back.",
    permission: "orders.pack",
    parameters,
    answer: oneReturn,
    refusals: ["NOT_FOUND"],
  }),
  openReturn: route({
    method: "POST",
    path: "/orders/:number/returns",
    summary: "Opens a return of an order, as of a parcel that nobody has collected.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText }),
    body: v.object({
      kind: v.picklist(returnKinds),
      /** Absent: everything that is left of the order. */
      pieces: v.optional(
        v.pipe(v.array(v.object({ position: count, quantity: v.pipe(count, v.minValue(1)) })), v.maxLength(200)),
      ),
      parcel: v.optional(wireLine(200), ""),
    }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "PIECES_WRONG", "PIECES_EXCEPTED"],
    idempotent: true,
    undo: "moveReturn",
    undone: ({ entityId }) => ({ parameters: { id: entityId }, body: { to: "closed" } }),
  }),
  changeReturn: route({
    method: "PUT",
    path: "/returns/:id/pieces",
    summary:
      "Says which pieces are expected and in which condition they arrived. What less is given back for used ones needs `orders.edit`; absent, it stays.",
    permission: "orders.pack",
    parameters,
    body: v.object({
      parcel: wireLine(200),
      pieces: v.pipe(
        v.array(
          v.object({
            position: count,
            expected: count,
            asNew: count,
            used: count,
            missing: count,
            restocked: count,
            kept: v.optional(hundredths),
            /** Why less is given back, in the buyer's language. */
            why: v.optional(wireLine(400)),
          }),
        ),
        v.maxLength(200),
      ),
    }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "FORBIDDEN", "RETURN_ENDED", "PIECES_WRONG", "PIECES_EXCEPTED"],
    versioned: "return",
    undo: "changeReturn",
    // The log has no words that were said to a buyer, and the pieces bring no state back.
    undone: ({ entityId, before, after }) =>
      before?.["state"] === after?.["state"] && after?.["reworded"] !== true
        ? { parameters: { id: entityId }, body: { ...before } }
        : null,
  }),
  moveReturn: route({
    method: "POST",
    path: "/returns/:id/state",
    summary: "Says where a return is on its way, or that it ended without goods.",
    permission: "orders.pack",
    parameters,
    body: v.object({ to: v.picklist(["announced", "sent", "arrived", "closed"]) }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "RETURN_ENDED", "EXCHANGE_OPEN"],
    versioned: "return",
    undo: "moveReturn",
    // Back again, it would have arrived or ended on another day.
    undone: ({ entityId, before, after }) =>
      ways.indexOf(String(before?.["state"])) < ways.indexOf(String(after?.["state"]))
        ? { parameters: { id: entityId }, body: { to: before?.["state"] } }
        : null,
  }),
  tellArrival: route({
    method: "POST",
    path: "/returns/:id/arrival-email",
    summary: "Tells the buyer that what they sent back has arrived, once.",
    permission: "buyers.contact",
    parameters,
    answer: oneReturn,
    refusals: ["NOT_FOUND", "RETURN_EMPTY"],
    idempotent: true,
    undo: null,
  }),
  previewReturn: route({
    method: "POST",
    path: "/returns/:id/settlement/preview",
    summary: "Says what `settleReturn` would do with the same body, and does nothing.",
    permission: "money.read",
    parameters,
    body: settling,
    answer: settlementPreview,
    refusals,
  }),
  settleReturn: route({
    method: "POST",
    path: "/returns/:id/settlement",
    summary:
      "Gives back for what arrived of a return: stock, points, document, money and the email to the buyer at once.",
    permission: "money.refund",
    parameters,
    body: settling,
    answer: oneReturn,
    refusals,
    versioned: "return",
    idempotent: true,
    stepUp: true,
    undo: null,
  }),
  matchWithdrawal: route({
    method: "PUT",
    path: "/withdrawals/:id/order",
    summary: "Says of which order a statement of withdrawal is, and opens its return.",
    permission: "orders.edit",
    parameters,
    body: v.object({ order: rowId }),
    answer: oneReturn,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "PIECES_EXCEPTED", "STATEMENT_MATCHED"],
    undo: null,
  }),
};
