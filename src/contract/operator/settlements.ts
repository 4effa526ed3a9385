/** What is given back of orders: goods, delivery, sums, and the money of it. Amounts are hundredths of the order's currency unless a currency stands beside them. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { readyReasons, withheldReasons } from "../../domain/order/settlement-reasons.ts";
import { wireLine } from "../wire-text.ts";
import { order } from "./order.ts";
import { route } from "./route.ts";
import { money, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const number = v.object({ number: rowIdText });

/** How money goes back: as it came, all of it to an account of the buyer, or it stays a decision of its own. */
export const moneyWays = ["asItCame", "toAccount", "later"] as const;

const ownWords = v.object({ words: v.pipe(wireLine(200), v.minLength(1)) });

const settling = v.object({
  /** Of what was not sent yet; of what was; of goods that are kept. */
  kind: v.picklist(["cancellation", "return", "reduction"]),
  taken: v.variant("what", [
    v.object({
      what: v.literal("everything"),
      /** The goods can be sold again. */
      restocked: v.boolean(),
    }),
    v.object({
      what: v.literal("lines"),
      lines: v.pipe(
        v.array(
          v.object({
            position: rowId,
            quantity: count,
            /** How many of them can be sold again. */
            restocked: count,
            /** By how much less what is kept of the line costs. */
            less: count,
          }),
        ),
        v.maxLength(500),
      ),
      shipping: count,
    }),
    // Shared out over what is left.
    v.object({ what: v.literal("agreed"), amount: count }),
  ]),
  /** What the shop keeps of it, because goods came back worn or not whole. */
  withheld: count,
  /** Null: nothing is kept. */
  withheldReason: v.nullable(v.union([v.object({ ready: v.picklist(withheldReasons) }), ownWords])),
  /** As document and email say it; own words in the buyer's language. */
  reason: v.union([v.object({ ready: v.picklist(readyReasons) }), ownWords]),
  money: v.picklist(moneyWays),
  /** The buyer is written to. */
  tell: v.boolean(),
});
export type SettlingInput = v.InferOutput<typeof settling>;

/** So much goes back by a payment provider, or to an account; or pays for another order. */
export const wayBack = v.object({
  by: v.picklist(["provider", "account", "exchange"]),
  provider: v.nullable(v.string()),
  /** The order that the goods are exchanged for, and what it lacks then. */
  exchange: v.optional(v.object({ order: rowId, missing: count })),
  money,
});

/** What an act would do, and of what it did nothing. */
export const settlementPreview = v.object({
  /** What was paid for what comes back of each line. */
  lines: v.array(v.object({ position: rowId, quantity: count, restocked: count, amount: count })),
  shipping: count,
  amount: count,
  withheld: count,
  /** Spent points that go back to the account, and earned ones that go with the goods. */
  pointsBack: count,
  pointsLost: count,
  /** The discount code that can be used once more; null: none. */
  code: v.nullable(v.string()),
  /** The correction: its series and by how much it changes the document; null: the order has none. */
  correction: v.nullable(v.object({ series: v.picklist(["KOR", "KPA"]), total: v.pipe(v.number(), v.integer()) })),
  /** The state of the order then. */
  state: v.picklist(orderStates),
  back: v.array(wayBack),
  /** What stays to be given back; below zero: to be asked for. */
  balance: v.pipe(v.number(), v.integer()),
  /** As it would be sent; null: nobody is told. */
  email: v.nullable(v.object({ subject: v.string(), text: v.string() })),
});
export type SettlementPreview = v.InferOutput<typeof settlementPreview>;

/** Why an order is not settled. */
export const settlingRefusals = [
  "NOT_FOUND",
  "STATE_NOT_REACHABLE",
  "ORDER_UNPAID",
  "PARCEL_SENT",
  "NOTHING_TO_SETTLE",
  "MORE_THAN_LEFT",
] as const;

export const settlementRoutes = {
  settlementPreview: route({
    method: "POST",
    path: "/orders/:number/settlements/preview",
    summary: "Says what `settleOrder` would do with the same body, and does nothing.",
    permission: "money.read",
    parameters: number,
    body: settling,
    answer: settlementPreview,
    refusals: settlingRefusals,
  }),
  settleOrder: route({
    method: "POST",
    path: "/orders/:number/settlements",
    summary:
      "Gives back of an order: goods, stock, points, code, document, money and email follow from one decision. It is final.",
    permission: "money.refund",
    parameters: number,
    body: settling,
    answer: order,
    refusals: settlingRefusals,
    versioned: "money",
    idempotent: true,
    stepUp: true,
    undo: null,
  }),
  giveBalanceBack: route({
    method: "POST",
    path: "/orders/:number/balance-refunds",
    summary:
      "Gives back money of an order that the shop holds and that is not its own: what is over, and what a provider refused.",
    permission: "money.refund",
    parameters: number,
    body: v.object({ way: v.picklist(["asItCame", "toAccount"]), tell: v.boolean() }),
    answer: order,
    refusals: ["NOT_FOUND", "NOTHING_TO_GIVE_BACK"],
    versioned: "money",
    idempotent: true,
    stepUp: true,
    undo: null,
  }),
  recordTransfer: route({
    method: "POST",
    path: "/orders/:number/transfers",
    summary:
      "Says that a bank transfer came for an order: it is paid where the sum is right, in its currency or in PLN. Another sum is recorded where it is said to be meant: the rest stays missing, what is over waits to be given back. It is final.",
    permission: "money.match",
    parameters: number,
    body: v.object({
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      currency: v.picklist(currencies),
      /** It is recorded although it is another sum than is asked for. */
      otherSum: v.optional(v.boolean(), false),
    }),
    answer: order,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "OTHER_PAYMENT", "SUM_WRONG"],
    versioned: "money",
    idempotent: true,
    undo: null,
  }),
};
