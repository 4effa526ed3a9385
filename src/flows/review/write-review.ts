import { customerOfToken } from "../../database/customer/customers.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import type { Queryable } from "../../database/queryable.ts";
import { lineOfCustomer, linesOfLink, type ReviewableLine } from "../../database/review/review-links.ts";
import { saveReview } from "../../database/review/reviews.ts";
import { signatureOf } from "../../domain/review/review.ts";
import { tokenDigest } from "../order/order-shopper.ts";

export interface ReviewAsSent {
  productId: number;
  /** Of the email after delivery; else the token of the account says who writes. */
  link: string | null;
  token: string | null;
  stars: number;
  title: string;
  content: string;
  /** How it is signed; empty: by the first name of the order. */
  author: string;
  lanId: number;
}

type ReviewRefusal = "REVIEW_INCOMPLETE" | "REVIEW_LINK_ENDED" | "REVIEW_NOT_BOUGHT" | "TOKEN_ENDED";
export type WrittenReview = { kind: "kept" } | { kind: "refused"; code: ReviewRefusal };

/**
 * Takes a review of somebody who bought the product, known by the email's link or by their account, and
 * holds it for approval. A second one takes the place of the first (law: reviews of real buyers).
 */
export async function writeReview(pool: Pool, sent: ReviewAsSent): Promise<WrittenReview> {
  if (![1, 2, 3, 4, 5].includes(sent.stars) || sent.content === "")
    return { kind: "refused", code: "REVIEW_INCOMPLETE" };
  return inTransaction(pool, async (db) => {
    const line = await boughtLine(db, sent);
    if ("code" in line) return { kind: "refused", code: line.code };
    const { productId, stars, title, content, lanId } = sent;
    const { wasShown } = await saveReview(db, {
      productId,
      stars,
      title,
      content,
      lanId,
      buyer: line.email,
      orderId: line.order_id,
      linePosition: line.position,
      author: sent.author || signatureOf(line.first_name) || "–",
    });
    if (wasShown) await invalidateCacheTags(db, [`product:${productId}`]);
    return { kind: "kept" };
  });
}

async function boughtLine(
  db: Queryable,
  { link, token, productId }: ReviewAsSent,
): Promise<ReviewableLine | { code: ReviewRefusal }> {
  if (link !== null) {
    const lines = await linesOfLink(db, tokenDigest(link));
    if (lines.length === 0) return { code: "REVIEW_LINK_ENDED" };
    return lines.find((line) => line.product_id === productId) ?? { code: "REVIEW_NOT_BOUGHT" };
  }
  const customer = token === null ? null : await customerOfToken(db, tokenDigest(token));
  if (customer === null) return { code: "TOKEN_ENDED" };
  return (await lineOfCustomer(db, { customerId: customer.customer_id, productId })) ?? { code: "REVIEW_NOT_BOUGHT" };
}
