/** Emails of an order: what staff write to its buyer, what is sent once more, and how each read. */
import * as v from "valibot";
import { wireLine, wireLines } from "../wire-text.ts";
import { order } from "./order.ts";
import { type Logged, route } from "./route.ts";
import { language, moment, rowId, rowIdText } from "./values.ts";

const number = v.object({ number: rowIdText });
const email = v.object({ number: rowIdText, email: rowIdText });

const message = v.object({
  subject: v.pipe(wireLine(200), v.minLength(1)),
  text: v.pipe(wireLines(10_000), v.minLength(1)),
});

/** An email as its reader sees it: what an HTML program shows says the same. */
const read = {
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
};

const emailOf = ({ entityId, after }: Logged) => ({ parameters: { number: entityId, email: after?.["email"] } });
const refusedOf = ({ entityId, before }: Logged) => ({ parameters: { number: entityId, email: before?.["refused"] } });

export const emailRoutes = {
  messageDraft: route({
    method: "GET",
    path: "/orders/:number/message",
    summary: "Returns what a message to an order's buyer may begin from, in their language and filled from the order.",
    permission: "buyers.contact",
    parameters: number,
    answer: v.object({
      recipient: v.string(),
      language,
      readyTexts: v.array(v.object({ id: rowId, name: v.string(), subject: v.string(), text: v.string() })),
    }),
    refusals: ["NOT_FOUND", "NO_ADDRESS"],
  }),
  previewMessage: route({
    method: "POST",
    path: "/orders/:number/message/preview",
    summary: "Returns a message as it would be sent; nothing is written.",
    permission: "buyers.contact",
    parameters: number,
    body: message,
    answer: v.object(read),
    refusals: ["NOT_FOUND", "NO_ADDRESS", "MESSAGE_UNFILLED"],
  }),
  sendMessage: route({
    method: "POST",
    path: "/orders/:number/messages",
    summary: "Writes to an order's buyer. The email waits for 20 seconds, in which it can be taken back.",
    permission: "buyers.contact",
    parameters: number,
    body: message,
    answer: order,
    refusals: ["NOT_FOUND", "NO_ADDRESS", "MESSAGE_UNFILLED"],
    idempotent: true,
    undo: "takeBackEmail",
    undone: emailOf,
  }),
  sendAgain: route({
    method: "POST",
    path: "/orders/:number/emails/:email/copies",
    summary:
      "Sends an email of an order once more, as it stands now, to the address the order has now. It waits for 20 seconds.",
    permission: "buyers.contact",
    parameters: email,
    answer: order,
    refusals: ["NOT_FOUND", "NO_ADDRESS", "EMAIL_NOT_REPEATABLE"],
    idempotent: true,
    undo: "takeBackEmail",
    undone: emailOf,
  }),
  sendPaymentLink: route({
    method: "POST",
    path: "/orders/:number/payment-link",
    summary:
      "Asks the buyer once more for what their order still costs: with the link to pay it, or where the transfer goes. The email waits for 20 seconds.",
    permission: "buyers.contact",
    parameters: number,
    answer: order,
    refusals: ["NOT_FOUND", "NO_ADDRESS", "MONEY_NOT_AWAITED"],
    idempotent: true,
    undo: "takeBackEmail",
    undone: emailOf,
  }),
  takeBackEmail: route({
    method: "DELETE",
    path: "/orders/:number/emails/:email",
    summary: "Takes back an email of staff that still waits: it is not sent.",
    permission: "buyers.contact",
    parameters: email,
    answer: order,
    refusals: ["NOT_FOUND", "EMAIL_LEFT"],
    undo: null,
  }),
  readEmail: route({
    method: "GET",
    path: "/orders/:number/emails/:email",
    summary: "Shows an email of an order as it was sent; one that waits, as it would be sent now.",
    permission: "buyers.contact",
    parameters: email,
    answer: v.object({
      ...read,
      /** Names of the files that came with it. */
      files: v.array(v.string()),
      /** Null: it waits, or was refused at once. */
      sentAt: v.nullable(moment),
    }),
    refusals: ["NOT_FOUND", "EMAIL_NOT_STORED"],
  }),
  closeRefusal: route({
    method: "POST",
    path: "/orders/:number/emails/:email/refusal",
    summary: "Says that somebody has seen to an email which did not arrive.",
    permission: "buyers.contact",
    parameters: email,
    answer: order,
    refusals: ["NOT_FOUND"],
    undo: "reopenRefusal",
    undone: refusedOf,
  }),
  reopenRefusal: route({
    method: "DELETE",
    path: "/orders/:number/emails/:email/refusal",
    summary: "Says that an email which did not arrive still waits for somebody.",
    permission: "buyers.contact",
    parameters: email,
    answer: order,
    refusals: ["NOT_FOUND"],
    undo: "closeRefusal",
    undone: refusedOf,
  }),
};
