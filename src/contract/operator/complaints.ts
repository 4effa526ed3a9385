/** Complaints of goods. Amounts are hundredths of the order's currency. */
import * as v from "valibot";
import { demands, outcomes } from "../../domain/complaint/complaint.ts";
import { currencies } from "../../domain/money.ts";
import { wireEmail, wireLine, wireLines } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { moneyWays } from "./settlements.ts";
import { day, language, moment, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const common = {
  id: rowId,
  receivedAt: moment,
  name: v.string(),
  /** The order of the number and address that were written; null: there is none. */
  order: v.nullable(rowId),
  demand: v.picklist(demands),
  /** The last day, in Warsaw, to answer. */
  due: day,
  /** Its time went by in silence: it counts as accepted. */
  acceptedByLaw: v.boolean(),
  /** Null: it waits for a decision. */
  outcome: v.nullable(v.picklist(outcomes)),
  answeredAt: v.nullable(moment),
  /** When the outcome was carried out; null: it is not. */
  closedAt: v.nullable(moment),
};

const row = v.object(common);

const complaint = v.object({
  ...common,
  email: seenWith("buyers.contact", v.string()),
  /** The language its buyer reads. */
  language,
  orderText: v.string(),
  position: v.nullable(count),
  /** Since when it is so, in the buyer's words. */
  since: v.string(),
  defect: v.string(),
  byStaff: v.boolean(),
  answer: v.string(),
  /** Until when the email with it waits and can be taken back; null: it has left, or there is none. */
  answerWaitsUntil: v.nullable(moment),
  /** For `complaintPhoto`. */
  photos: v.array(rowId),
  /** The lines of its order, by which it is said which it is of. */
  lines: v.array(
    v.object({
      position: count,
      name: v.string(),
      variant: v.string(),
      left: count,
      /** Pieces its buyer chose, who complained; 0: none, or it was not said. */
      complained: count,
      /** What was paid for so many of the pieces that are left: for one, for two, and so on. */
      prices: seenWith("money.read", v.array(count)),
    }),
  ),
  currency: v.nullable(v.picklist(currencies)),
  /** Answers to begin from, in the buyer's language. */
  answers: v.object({
    repair: v.string(),
    replacement: v.string(),
    reduction: v.string(),
    refund: v.string(),
    refused: v.string(),
  }),
  /** What `If-Match` names. */
  version: v.string(),
});
export type Complaint = v.InferOutput<typeof complaint>;

const parameters = v.object({ id: rowIdText });

export const complaintRoutes = {
  complaints: route({
    method: "GET",
    path: "/complaints",
    summary: "Lists complaints: those to be answered or carried out, the first due first, or all, the newest first.",
    permission: "orders.edit",
    query: v.object({
      view: v.optional(v.picklist(["waiting", "all"]), "waiting"),
      /** Only those of this order. */
      order: v.optional(rowIdText),
    }),
    answer: v.object({
      /** At most two hundred. */
      complaints: v.array(row),
    }),
    refusals: [],
  }),
  complaint: route({
    method: "GET",
    path: "/complaints/:id",
    summary: "Shows one complaint.",
    permission: "orders.edit",
    parameters,
    answer: complaint,
    refusals: ["NOT_FOUND"],
  }),
  complaintPhoto: route({
    method: "GET",
    path: "/complaints/:id/photos/:photo",
    summary: "Shows a photo of a complaint.",
    permission: "orders.edit",
    parameters: v.object({ id: rowIdText, photo: rowIdText }),
    answer: v.object({
      /** Base 64. */
      jpeg: v.string(),
    }),
    refusals: ["NOT_FOUND"],
  }),
  enterComplaint: route({
    method: "POST",
    path: "/complaints",
    summary: "Enters a complaint that came by letter, telephone or over the counter; its buyer has it confirmed.",
    permission: "orders.edit",
    body: v.object({
      order: rowId,
      position: v.optional(v.nullable(count), null),
      name: v.pipe(wireLine(100), v.minLength(1)),
      email: wireEmail,
      /** The day in Warsaw on which it came. */
      received: day,
      since: wireLine(100),
      defect: v.pipe(wireLines(4000), v.minLength(1)),
      demand: v.picklist(demands),
    }),
    answer: complaint,
    refusals: ["NOT_FOUND", "EMAIL_INVALID"],
    idempotent: true,
    undo: null,
  }),
  matchComplaint: route({
    method: "PUT",
    path: "/complaints/:id/order",
    summary: "Says of which order, and of which line of it, a complaint is; null: of none that is known.",
    permission: "orders.edit",
    parameters,
    body: v.object({ order: v.nullable(rowId), position: v.nullable(count) }),
    answer: complaint,
    refusals: ["NOT_FOUND", "FINAL"],
    versioned: "complaint",
    undo: "matchComplaint",
  }),
  answerComplaint: route({
    method: "POST",
    path: "/complaints/:id/answer",
    summary:
      "Decides on a complaint, and answers its buyer. The email waits for 20 seconds, in which it can be taken back.",
    permission: "orders.edit",
    parameters,
    body: v.object({ outcome: v.picklist(outcomes), answer: v.pipe(wireLines(8000), v.minLength(1)) }),
    answer: complaint,
    refusals: ["NOT_FOUND", "COMPLAINT_ANSWERED", "COMPLAINT_ACCEPTED"],
    versioned: "complaint",
    idempotent: true,
    undo: "takeBackAnswer",
  }),
  takeBackAnswer: route({
    method: "DELETE",
    path: "/complaints/:id/answer",
    summary:
      "Takes back the answer to a complaint while its email waits: it is not sent, and nothing is decided. Refused once money was given back for it.",
    permission: "orders.edit",
    parameters,
    answer: complaint,
    refusals: ["NOT_FOUND", "COMPLAINT_UNDECIDED", "FINAL", "EMAIL_LEFT"],
    undo: null,
  }),
  settleComplaint: route({
    method: "POST",
    path: "/complaints/:id/settlement",
    summary: "Lowers the price of what was complained of: document, points, money and the email to the buyer at once.",
    permission: "money.refund",
    parameters,
    body: v.object({
      /** By how much less the line costs. */
      less: v.pipe(count, v.minValue(1)),
      money: v.picklist(moneyWays),
      /** The buyer is written to. */
      tell: v.boolean(),
    }),
    answer: complaint,
    refusals: [
      "NOT_FOUND",
      "COMPLAINT_UNDECIDED",
      "STATE_NOT_REACHABLE",
      "ORDER_UNPAID",
      "NOTHING_TO_SETTLE",
      "MORE_THAN_LEFT",
    ],
    versioned: "complaint",
    idempotent: true,
    stepUp: true,
    undo: null,
  }),
  closeComplaint: route({
    method: "POST",
    path: "/complaints/:id/end",
    summary: "Says that the outcome of a complaint is carried out.",
    permission: "orders.edit",
    parameters,
    answer: complaint,
    refusals: ["NOT_FOUND", "COMPLAINT_UNDECIDED"],
    undo: "reopenComplaint",
  }),
  reopenComplaint: route({
    method: "DELETE",
    path: "/complaints/:id/end",
    summary: "Says that the outcome of a complaint is still to be carried out.",
    permission: "orders.edit",
    parameters,
    answer: complaint,
    refusals: ["NOT_FOUND", "COMPLAINT_UNDECIDED", "FINAL"],
    undo: "closeComplaint",
  }),
};
