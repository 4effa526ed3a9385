/** Money that goes back to accounts: which are known, what the bank is told, what is paid. */
import * as v from "valibot";
import { wireLine } from "../wire-text.ts";
import { refundTransferStates } from "./given-back.ts";
import { route } from "./route.ts";
import { day, moment, money, nothing, rowId, rowIdText } from "./values.ts";

const transfer = v.object({
  id: rowId,
  order: rowId,
  buyer: v.string(),
  state: v.picklist(refundTransferStates),
  money,
  /** What was paid, where it is another sum than was asked; null: that sum, or nothing yet. */
  paid: v.nullable(money),
  askedAt: moment,
  /** The last day, in Warsaw, to give it back. */
  due: day,
  /** When the buyer was reminded to say the account. */
  remindedAt: v.nullable(moment),
  /** In groups of four; null: it is yet to be said. */
  account: v.nullable(v.string()),
  holder: v.nullable(v.string()),
  /** What `If-Match` names of its account. */
  accountVersion: v.string(),
  /** The file for Polish banks takes it. */
  domestic: v.boolean(),
  paidAt: v.nullable(moment),
});

const ids = v.object({ ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500)) });
const transfers = v.object({ transfers: v.array(transfer) });
const id = v.object({ id: rowIdText });

export const refundTransferRoutes = {
  refundTransfers: route({
    method: "GET",
    path: "/refund-transfers",
    summary: "Lists transfers to buyers: those that wait, the first due first, or the last two hundred that were paid.",
    permission: "money.refund",
    query: v.object({ view: v.optional(v.picklist(["waiting", "paid"]), "waiting") }),
    answer: transfers,
    refusals: [],
  }),
  sayAccount: route({
    method: "PUT",
    path: "/refund-transfers/:id/account",
    summary: "Says to which account a transfer goes, as its buyer has told.",
    permission: "money.refund",
    parameters: id,
    body: v.object({ iban: wireLine(60), holder: wireLine(200) }),
    answer: transfers,
    refusals: ["NOT_FOUND", "ACCOUNT_WRONG", "TRANSFER_NOT_READY"],
    versioned: "account",
    stepUp: true,
    undo: null,
  }),
  askForAccount: route({
    method: "POST",
    path: "/refund-transfers/:id/question",
    summary: "Writes to the buyer once more and asks for the account.",
    permission: "money.refund",
    parameters: id,
    // What may be answered again is kept, and no account is.
    answer: nothing,
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY"],
    idempotent: true,
    stepUp: true,
    undo: null,
  }),
  withdrawTransfer: route({
    method: "POST",
    path: "/refund-transfers/:id/withdrawal",
    summary: "Withdraws a transfer that is in no file yet: its money is to be given back by another way.",
    permission: "money.refund",
    parameters: id,
    answer: transfers,
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY"],
    stepUp: true,
    undo: null,
  }),
  exportTransfers: route({
    method: "POST",
    path: "/refund-transfers/file",
    summary:
      "Makes the file by which the bank is told of transfers: Elixir-O for Polish banks, or a table. One that stands in a file is told of anew where that is said.",
    permission: "money.refund",
    body: v.object({
      ...ids.entries,
      format: v.picklist(["elixir", "table"]),
      /** Those of them that are known to stand in a file already: another one in which nobody knew of the first would pay them twice. */
      again: v.optional(v.pipe(v.array(rowId), v.maxLength(500)), []),
    }),
    answer: v.object({ ...transfers.entries, file: v.object({ name: v.string(), text: v.string() }) }),
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY", "NOT_DOMESTIC", "SHOP_ACCOUNT_MISSING"],
    stepUp: true,
    undo: "reopenTransfers",
    undone: ({ before }) => (before?.["state"] === "known" ? { body: { ids: [before["transfer"]] } } : null),
  }),
  payTransfers: route({
    method: "POST",
    path: "/refund-transfers/payment",
    summary: "Says that transfers were paid: the links of their buyers end.",
    permission: "money.refund",
    body: ids,
    answer: transfers,
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY"],
    stepUp: true,
    undo: "reopenTransfers",
    undone: ({ before }) => ({ body: { ids: [before?.["transfer"]], to: before?.["state"] } }),
  }),
  payTransferSum: route({
    method: "POST",
    path: "/refund-transfers/:id/payment",
    summary:
      "Says that a transfer was paid with another sum than was asked: what is left of it stays to be given back, what went beyond it is to come again.",
    permission: "money.refund",
    parameters: id,
    /** Hundredths of its currency. */
    body: v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)) }),
    answer: transfers,
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY"],
    stepUp: true,
    undo: "reopenTransfers",
    undone: ({ before }) => ({ body: { ids: [before?.["transfer"]], to: before?.["state"] } }),
  }),
  reopenTransfers: route({
    method: "POST",
    path: "/refund-transfers/reopening",
    summary:
      "Says that transfers were not paid after all, or not by that file: they can be paid again. Refused where what one was paid short of goes back by another way.",
    permission: "money.refund",
    body: v.object({
      ...ids.entries,
      /** `exported`: the bank was told of them by a file, which still holds. */
      to: v.optional(v.picklist(["known", "exported"]), "known"),
    }),
    answer: transfers,
    refusals: ["NOT_FOUND", "TRANSFER_NOT_READY", "MORE_THAN_LEFT"],
    stepUp: true,
    undo: "payTransfers",
    undone: ({ before }) =>
      before?.["state"] === "paid" && before["paid"] === undefined ? { body: { ids: [before["transfer"]] } } : null,
  }),
};
