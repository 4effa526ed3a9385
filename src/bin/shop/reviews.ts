import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Command } from "commander";
import { listReviews, type ReviewRow } from "../../database/review/reviews.ts";
import { askForReviews, askForReviewsOf } from "../../flows/review/ask-for-reviews.ts";
import { decideOnReview } from "../../flows/review/decide-on-review.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const anId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** `reviews`, `reviews approve`, `reviews reject`, `reviews ask`. */
export function addReviewCommands(program: Command): void {
  const reviews = program
    .command("reviews")
    .description("List reviews; publish them or turn them down.")
    .option("--waiting", "only those that wait for a decision, the oldest first")
    .option("--most <n>", "how many", wholeNumber(1, 10_000), 50)
    .option("--json", asJson)
    .action((options: { waiting?: boolean; most: number; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const found = await listReviews(pool, { waiting: options.waiting ?? false, most: options.most });
        return { text: found.length === 0 ? "No reviews." : found.map(describe).join("\n"), json: found };
      }),
    );

  reviews
    .command("approve")
    .description("Publish a review, praise or complaint.")
    .argument("<id>", "its number", anId)
    .option("--json", asJson)
    .action((reviewId: number, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        if (!(await decideOnReview(pool, { reviewId, decision: "approved", reason: "" })))
          throw new Problem(unknown(reviewId));
        return { text: `Review ${reviewId} is published.`, json: { review_id: reviewId, state: "approved" } };
      }),
    );

  reviews
    .command("reject")
    .description(
      "Turn a review down. A bad opinion of the product is no reason: the law wants complaints published too.",
    )
    .argument("<id>", "its number", anId)
    .requiredOption("--reason <text>", "why; it is kept")
    .option("--json", asJson)
    .action((reviewId: number, _options, command: Command) => {
      const { reason, ...options } = command.optsWithGlobals<{ reason: string; json?: boolean }>();
      return withShop(options, async ({ pool }) => {
        if (reason.trim() === "") throw new Problem("Give the reason in words: --reason 'an advert'.");
        if (!(await decideOnReview(pool, { reviewId, decision: "rejected", reason: reason.trim() })))
          throw new Problem(unknown(reviewId));
        return {
          text: `Review ${reviewId} is turned down: ${reason.trim()}`,
          json: { review_id: reviewId, state: "rejected", reason: reason.trim() },
        };
      });
    });

  reviews
    .command("ask")
    .description(
      "Ask buyers what they think: of all orders that arrived some days ago, or of one that has arrived now.",
    )
    .argument("[number]", "an order's number", anId)
    .option("--json", asJson)
    .action((orderId: number | undefined, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool, settings }) => {
        const now = new Date();
        if (orderId === undefined) {
          const asked = await askForReviews(pool, { now, days: settings.reviewDays });
          return { text: `${asked} emails written.`, json: { asked } };
        }
        const answer = await askForReviewsOf(pool, orderId, { now, pointsPerZloty: settings.pointsPerZloty });
        if (answer === "refused")
          throw new Problem(
            `Order ${orderId} is not there, not paid for, or has ended, so nobody can have received it.`,
          );
        return {
          text:
            answer === "asked"
              ? `Order ${orderId} has arrived; its buyer is asked.`
              : `The buyer of order ${orderId} was asked before.`,
          json: { order_id: orderId, asked: answer === "asked" ? 1 : 0 },
        };
      }),
    );
}

function unknown(reviewId: number): string {
  return `There is no review ${reviewId}. 'npm run shop -- reviews' lists them.`;
}

function describe(review: ReviewRow): string {
  return [
    `${String(review.review_id).padStart(6)}  ${warsawDay(review.written_at)}  ${review.state.padEnd(8)}  ${"★".repeat(review.stars).padEnd(5, "☆")}  ${review.product_name} (${review.product_id})  ${review.author}, ${review.sample ? "a sample" : `order ${review.order_id}`}`,
    `        ${review.title === "" ? "" : `${review.title}: `}${review.content.replaceAll("\n", " ")}`,
    ...(review.reason ? [`        reason: ${review.reason}`] : []),
  ].join("\n");
}
