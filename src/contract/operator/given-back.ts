/** What was given back of an order, as its page shows it. Amounts are hundredths of the order's currency unless a currency stands beside them. */
import * as v from "valibot";
import { moment, money, rowId } from "./values.ts";

const hundredths = v.pipe(v.number(), v.integer());

export const settlement = v.object({
  id: rowId,
  at: moment,
  kind: v.picklist(["cancellation", "return", "reduction"]),
  /** By whom; null: the shop itself, or before there was a log of it. */
  by: v.nullable(v.string()),
  reason: v.string(),
  /** By how much less the order is worth since then, delivery included. */
  amount: hundredths,
  shipping: hundredths,
  /** What of it the shop keeps, and why. */
  withheld: hundredths,
  withheldReason: v.string(),
  points: hundredths,
  lines: v.array(v.object({ position: rowId, quantity: hundredths, restocked: hundredths, amount: hundredths })),
  /** The number of its correction; null: the order had no document. */
  document: v.nullable(v.string()),
});

/** Money that goes back by a payment provider. */
const refund = v.object({
  id: rowId,
  at: moment,
  provider: v.string(),
  state: v.picklist(["asked", "done", "refused"]),
  money,
});

export const refundTransferStates = ["asked", "known", "exported", "paid", "withdrawn"] as const;

/** Money that goes back to an account. */
const refundTransfer = v.object({
  id: rowId,
  at: moment,
  state: v.picklist(refundTransferStates),
  money,
  /** What was paid, where it is another sum than was asked. */
  paid: v.nullable(money),
  /** With all but its beginning and its last four digits hidden; null: the buyer has yet to say it. */
  account: v.nullable(v.string()),
});

/** How the money of an order stands. */
export const givenBack = {
  /** What came − what went back or is on its way − what the order is worth now: above zero it is the buyer's, below it is still to come. */
  balance: hundredths,
  /** What of the delivery was not given back, and how much of that the law gives back of a whole withdrawal: at most the cheapest delivery there. */
  shippingLeft: hundredths,
  shippingOwed: hundredths,
  settlements: v.array(settlement),
  refunds: v.array(refund),
  transfers: v.array(refundTransfer),
};
