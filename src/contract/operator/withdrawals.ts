/** The register of withdrawals from contracts. */
import * as v from "valibot";
import { route } from "./route.ts";
import { day, moment, rowId, rowIdText } from "./values.ts";

const withdrawal = v.object({
  id: rowId,
  receivedAt: moment,
  name: v.string(),
  email: v.string(),
  /** What was written for the order's number. */
  orderText: v.string(),
  /** The order of that number and address; null: there is none. */
  order: v.nullable(rowId),
  /** The return that began with it; null: none has. */
  return: v.nullable(rowId),
  /** What is given back, in the buyer's words; empty: all of it. */
  goods: v.string(),
  /** Goods of its order that are no part of a withdrawal, where no return has begun. */
  excepted: v.array(v.string()),
  /** The last day, in Warsaw, to give the money back. */
  due: day,
  /** Null: it waits. Nothing waits of an order that was returned or cancelled whole. */
  closedAt: v.nullable(moment),
});

export const withdrawalRoutes = {
  withdrawals: route({
    method: "GET",
    path: "/withdrawals",
    summary: "Lists withdrawals: those that wait, the first due first, or all, the newest first.",
    permission: "orders.edit",
    query: v.object({ view: v.optional(v.picklist(["waiting", "all"]), "waiting") }),
    answer: v.object({
      /** At most two hundred. */
      withdrawals: v.array(withdrawal),
    }),
    refusals: [],
  }),
  closeWithdrawal: route({
    method: "POST",
    path: "/withdrawals/:id/end",
    summary: "Says that a withdrawal is dealt with: goods and money are where they belong.",
    permission: "orders.edit",
    parameters: v.object({ id: rowIdText }),
    answer: withdrawal,
    refusals: ["NOT_FOUND"],
    undo: "reopenWithdrawal",
  }),
  reopenWithdrawal: route({
    method: "DELETE",
    path: "/withdrawals/:id/end",
    summary: "Says that a withdrawal waits after all.",
    permission: "orders.edit",
    parameters: v.object({ id: rowIdText }),
    answer: withdrawal,
    refusals: ["NOT_FOUND"],
    undo: "closeWithdrawal",
  }),
};
