/** Questions: what was written to the shop by the contact form, and what is answered. */
import * as v from "valibot";
import { closings, questionStates, reportDecisions } from "../../domain/mail/question-states.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { wireLine, wireLines, wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { language, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const maybe = v.nullable(moment);

const common = {
  id: rowId,
  askedAt: moment,
  name: v.string(),
  /** As its writer says it: nobody has proven that it is theirs. */
  email: v.string(),
  /** May be empty. */
  subject: v.string(),
  text: v.string(),
  /** Where the content is that they report as illegal; null: they report none. Whoever reports may leave name and address empty. */
  reported: v.nullable(v.string()),
  /** Of a report that is answered: whether the content is gone. */
  decision: v.nullable(v.picklist(reportDecisions)),
  state: v.picklist(questionStates),
};

const question = v.object({
  ...common,
  version: v.string(),
  language,
  answers: v.array(
    v.object({
      id: rowId,
      subject: v.string(),
      text: v.string(),
      /** Who wrote it; null: another program did, or they are gone. */
      by: v.nullable(v.string()),
      /** Until when it can be taken back; null: it cannot any more. */
      waitsUntil: maybe,
      sentAt: maybe,
      /** It did not arrive. */
      refusedAt: maybe,
    }),
  ),
  /** That were placed with the same address, the newest twenty. */
  orders: seenWith("orders.read", v.array(v.object({ number: rowId, at: moment, state: v.picklist(orderStates) }))),
  /** The account of the same address; null: there is none. */
  customer: seenWith("customers.contact", v.nullable(rowId)),
});
export type Question = v.InferOutput<typeof question>;

const message = v.object({
  subject: v.pipe(wireLine(200), v.minLength(1)),
  text: v.pipe(wireLines(10_000), v.minLength(1)),
});
const parameters = v.object({ id: rowIdText });

export const questionRoutes = {
  questions: route({
    method: "GET",
    path: "/questions",
    summary:
      "Lists messages of the contact form and reports of illegal content that wait, or those that do not, the newest first; finds them by name, e-mail, subject or number, with `orders.read` by the number of an order of the same address too.",
    permission: "buyers.contact",
    query: v.object({
      view: v.optional(v.picklist(["waiting", "done"]), "waiting"),
      q: v.optional(wireText(100), ""),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({ questions: v.array(v.object(common)), next: v.nullable(v.string()) }),
    refusals: [],
  }),
  question: route({
    method: "GET",
    path: "/questions/:id",
    summary: "Shows a message of the contact form, what was answered, and which orders and account have its address.",
    permission: "buyers.contact",
    parameters,
    answer: question,
    refusals: ["NOT_FOUND"],
  }),
  answerDraft: route({
    method: "GET",
    path: "/questions/:id/answer",
    summary:
      "Returns what an answer may begin from, in the language of who asked; of a report what a statement of reasons says of a decision.",
    permission: "buyers.contact",
    parameters,
    query: v.object({ decision: v.optional(v.picklist(reportDecisions)) }),
    answer: v.object({
      recipient: v.string(),
      language,
      subject: v.string(),
      text: v.string(),
      readyTexts: v.array(v.object({ id: rowId, name: v.string(), subject: v.string(), text: v.string() })),
    }),
    refusals: ["NOT_FOUND"],
  }),
  previewAnswer: route({
    method: "POST",
    path: "/questions/:id/answer/preview",
    summary: "Returns an answer as it would be sent; nothing is written.",
    permission: "buyers.contact",
    parameters,
    body: message,
    answer: v.object({ recipient: v.string(), subject: v.string(), text: v.string() }),
    refusals: ["NOT_FOUND", "MESSAGE_UNFILLED"],
  }),
  answerQuestion: route({
    method: "POST",
    path: "/questions/:id/answers",
    summary: "Answers a message of the contact form. The email waits for 20 seconds, in which it can be taken back.",
    permission: "buyers.contact",
    parameters,
    body: message,
    answer: question,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "MESSAGE_UNFILLED"],
    versioned: "question",
    idempotent: true,
    undo: "takeBackQuestionAnswer",
    undone: ({ entityId, after }) => ({ parameters: { id: entityId, answer: after?.["email"] } }),
  }),
  decideReport: route({
    method: "POST",
    path: "/questions/:id/decision",
    summary:
      "Decides on content that was reported as illegal and gives whoever reported it the reasons. The email waits for 20 seconds, in which it can be taken back, the decision with it. Taking a review down is an act of its own.",
    permission: "buyers.contact",
    parameters,
    body: v.object({ decision: v.picklist(reportDecisions), ...message.entries }),
    answer: question,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "MESSAGE_UNFILLED"],
    versioned: "question",
    idempotent: true,
    undo: "takeBackQuestionAnswer",
    undone: ({ entityId, after }) => ({ parameters: { id: entityId, answer: after?.["email"] } }),
  }),
  takeBackQuestionAnswer: route({
    method: "DELETE",
    path: "/questions/:id/answers/:answer",
    summary: "Takes back an answer that still waits: it is not sent.",
    permission: "buyers.contact",
    parameters: v.object({ id: rowIdText, answer: rowIdText }),
    answer: question,
    refusals: ["NOT_FOUND", "EMAIL_LEFT"],
    undo: null,
  }),
  closeQuestion: route({
    method: "POST",
    path: "/questions/:id/closing",
    summary:
      "Says that a message which waits was answered by another way (`elsewhere`), or wants no answer (`closed`).",
    permission: "buyers.contact",
    parameters,
    body: v.object({ state: v.picklist(closings) }),
    answer: question,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE"],
    undo: "reopenQuestion",
    undone: ({ entityId }) => ({ parameters: { id: entityId } }),
  }),
  reopenQuestion: route({
    method: "DELETE",
    path: "/questions/:id/closing",
    summary: "Has a message wait again that was put away without an answer from here.",
    permission: "buyers.contact",
    parameters,
    answer: question,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE"],
    undo: "closeQuestion",
    undone: ({ entityId, before }) => ({ parameters: { id: entityId }, body: { state: before?.["state"] } }),
  }),
};
