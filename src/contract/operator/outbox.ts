/** Emails that are not on their way as they should be, whatever they are about. */
import * as v from "valibot";
import { route } from "./route.ts";
import { moment, rowId, rowIdText } from "./values.ts";

export const emailViews = ["refused", "waiting", "held"] as const;

const emails = v.object({
  emails: v.array(
    v.object({
      id: rowId,
      /** Which email, as `orderPaid`. */
      email: v.string(),
      /** Null: it is about no order. */
      order: v.nullable(rowId),
      recipient: v.string(),
      /** When it was written; of one that did not arrive, when that was known. */
      at: moment,
      /** What a mail server has said of it last. */
      refusal: v.nullable(v.string()),
    }),
  ),
});

export const outboxRoutes = {
  emails: route({
    method: "GET",
    path: "/emails",
    summary:
      "Lists the emails that did not arrive, that should long have been sent, or that are held back, the oldest first.",
    permission: "buyers.contact",
    query: v.object({ view: v.optional(v.picklist(emailViews), "refused") }),
    answer: emails,
    refusals: [],
  }),
  releaseEmail: route({
    method: "POST",
    path: "/emails/:id/release",
    summary: "Lets an email go that was held back.",
    permission: "buyers.contact",
    parameters: v.object({ id: rowIdText }),
    answer: emails,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
  retryEmail: route({
    method: "POST",
    path: "/emails/:id/retry",
    summary: "Tries now to send an email that waits, and as often again as at first.",
    permission: "buyers.contact",
    parameters: v.object({ id: rowIdText }),
    answer: emails,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
};
