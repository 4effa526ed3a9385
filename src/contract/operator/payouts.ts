/** What PayU and PayPal say of money on the shop's account with them, month by month: payments with their fees, payouts beside what came to the bank, and what does not agree. */
import * as v from "valibot";
import { isMonth } from "../../domain/books/month.ts";
import { largestReport, payoutKinds, payoutMatches, payoutProviders } from "../../domain/books/payouts.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { day, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hundredths = v.pipe(v.number(), v.safeInteger());
const provider = v.picklist(payoutProviders);
const month = v.pipe(v.string(), v.check(isMonth));
const ofMonth = { parameters: v.object({ month }) };

/** Hundredths that came to the bank, and on which day. */
const come = v.strictObject({ amount: v.pipe(hundredths, v.minValue(1)), onDay: day });

const entry = v.object({
  id: rowId,
  provider,
  kind: v.picklist(payoutKinds),
  onDay: day,
  currency: v.string(),
  /** What it moved on the account, and the fee taken besides, below zero. */
  amount: hundredths,
  fee: hundredths,
  /** Our name of the payment, or the provider's number. */
  name: v.string(),
  /** What the provider calls it. */
  says: v.string(),
  order: v.nullable(rowId),
  match: v.picklist(payoutMatches),
  /** Of a payout; null: nobody has said that it came. */
  came: v.nullable(come),
  /** What `If-Match` names of that. */
  cameVersion: v.string(),
});

const monthOfPayouts = v.object({
  month,
  /** By provider and currency, in its hundredths; what went out is below zero. */
  sums: v.array(
    v.object({
      provider,
      currency: v.string(),
      payments: count,
      paid: hundredths,
      refunded: hundredths,
      fees: hundredths,
      other: hundredths,
      /** What was paid out, less payouts that were taken back; and what of it came to the bank. */
      paidOut: hundredths,
      came: hundredths,
    }),
  ),
  payouts: v.array(entry),
  /** Entries of no payment, of another sum, or of a kind that nobody knows: at most a hundred, and how many. */
  open: v.array(entry),
  opens: count,
  /** Payments of the shop's, and refunds (below zero), that stand in no report, where there is one of that month: at most a hundred, and how many. */
  missing: v.array(
    v.object({ provider, order: rowId, name: v.string(), onDay: day, amount: hundredths, currency: v.string() }),
  ),
  misses: count,
});
export type PayoutsSaid = v.InferOutput<typeof monthOfPayouts>;

export const payoutRoutes = {
  payouts: route({
    method: "GET",
    path: "/payouts/months/:month",
    summary:
      "Tells what PayU's and PayPal's reports say of a month, how it agrees with the shop's payments, and what was paid out beside what came to the bank.",
    permission: "invoices.read",
    ...ofMonth,
    answer: monthOfPayouts,
    refusals: [],
  }),
  payoutTable: route({
    method: "GET",
    path: "/payouts/months/:month/table",
    summary: "Returns the entries of a month's reports as CSV, each with its fee, its order and how it agrees.",
    permission: "invoices.read",
    ...ofMonth,
    answer: nothing,
    file: "text/csv; charset=utf-8",
    refusals: [],
  }),
  bringPayouts: route({
    method: "POST",
    path: "/payouts/:provider/files/:name",
    summary:
      "Takes a provider's report as CSV, whole or not at all; what an earlier one said adds nothing, what it left unsaid is filled in. REPORT_UNREADABLE says at which row and column.",
    permission: "invoices.issue",
    parameters: v.object({ provider, name: v.pipe(wireLine(200), v.minLength(1)) }),
    bytes: true,
    largest: largestReport,
    answer: v.object({ entries: count, added: count }),
    refusals: ["REPORT_UNREADABLE", "TOO_LARGE"],
    undo: null,
  }),
  notePayout: route({
    method: "PUT",
    path: "/payouts/:id/came",
    summary: "Says what of a payout came to the bank, and when; null takes that away.",
    permission: "invoices.issue",
    parameters: v.object({ id: rowIdText }),
    body: v.strictObject({ came: v.nullable(come) }),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    versioned: "came",
    undo: "notePayout",
  }),
};
