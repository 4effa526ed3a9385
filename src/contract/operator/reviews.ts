/** Reviews: what waits to be read, and what was decided. */
import * as v from "valibot";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, rowId, rowIdText } from "./values.ts";

const review = v.object({
  id: rowId,
  productId: rowId,
  product: v.string(),
  /** Null: a sample of the demo. */
  order: v.nullable(rowId),
  stars: v.pipe(v.number(), v.integer()),
  title: v.string(),
  text: v.string(),
  author: v.string(),
  state: v.picklist(["waiting", "approved", "rejected"]),
  writtenAt: moment,
  /** Of the last decision; null: there was none. */
  reason: v.nullable(v.string()),
});

export const reviewRoutes = {
  reviews: route({
    method: "GET",
    path: "/reviews",
    summary: "Lists the reviews that wait, the oldest first, or the 200 newest of all.",
    permission: "reviews.moderate",
    query: v.object({ view: v.optional(v.picklist(["waiting", "all"]), "waiting") }),
    answer: v.object({ reviews: v.array(review) }),
    refusals: [],
  }),
  decideReview: route({
    method: "POST",
    path: "/reviews/:id/decision",
    summary:
      "Publishes a review or turns it down, with a reason that is kept and that its author is told by an email, which waits for 20 seconds and is taken back with the decision. A bad opinion of the product is none: the law wants complaints published too.",
    permission: "reviews.moderate",
    parameters: v.object({ id: rowIdText }),
    body: v.variant("decision", [
      v.object({ decision: v.literal("approved") }),
      v.object({ decision: v.literal("rejected"), reason: v.pipe(wireLine(500), v.minLength(1)) }),
    ]),
    answer: review,
    refusals: ["NOT_FOUND"],
    undo: "reconsiderReview",
    undone: ({ entityId, before }) => (before?.["state"] === "waiting" ? { parameters: { id: entityId } } : null),
  }),
  reconsiderReview: route({
    method: "DELETE",
    path: "/reviews/:id/decision",
    summary: "Has a review wait again, unpublished.",
    permission: "reviews.moderate",
    parameters: v.object({ id: rowIdText }),
    answer: review,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
};
