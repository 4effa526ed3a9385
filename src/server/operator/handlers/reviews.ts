import { listReviews, reviewNumbered, type ReviewRow } from "../../../database/review/reviews.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { moderateReview } from "../../../flows/review/decide-on-review.ts";
import { type Handlers, refused } from "../context.ts";

/** Reviews. */
export const reviewHandlers: Handlers<"reviews" | "decideReview" | "reconsiderReview"> = {
  async reviews({ db, query: { view } }) {
    const found = await listReviews(db, { waiting: view === "waiting", most: 200 });
    return { answer: { reviews: found.map(said) } };
  },

  async decideReview({ db, parameters: { id }, body, log }) {
    const reason = body.decision === "rejected" ? body.reason : "";
    const decided = await moderateReview(db, { reviewId: id, decision: body.decision, reason }, log);
    return decided ? one(db, id) : refused("NOT_FOUND");
  },

  async reconsiderReview({ db, parameters: { id }, log }) {
    const waits = await moderateReview(db, { reviewId: id, decision: "waiting", reason: "" }, log);
    return waits ? one(db, id) : refused("NOT_FOUND");
  },
};

async function one(db: Queryable, id: number) {
  return { answer: said((await reviewNumbered(db, id))!) };
}

function said(row: ReviewRow) {
  return {
    id: row.review_id,
    productId: row.product_id,
    product: row.product_name,
    order: row.order_id,
    stars: row.stars,
    title: row.title,
    text: row.content,
    author: row.author,
    state: row.state,
    writtenAt: row.written_at.toISOString(),
    reason: row.reason,
  };
}
