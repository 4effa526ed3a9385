import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { nobody } from "../../database/customer/close-account.ts";
import { takeBackRejection, writeStaffEmail } from "../../database/mail/order-emails.ts";
import { type DecidedReview, decideReview, type ReviewRow } from "../../database/review/reviews.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";

interface Decision {
  reviewId: number;
  decision: "approved" | "rejected";
  reason: string;
}

/**
 * Publishes a review or turns it down, the reason kept, or has it wait again; pages that show the product follow. The author of
 * one that is turned down is told why (law: Regulation (EU) 2022/2065, art. 17), by an email that is taken back with the decision
 * as long as it waits. Returns false for an unknown review.
 */
export async function moderateReview(
  db: Queryable,
  moderated: Omit<Decision, "decision"> & { decision: ReviewRow["state"] },
  log: Log,
): Promise<boolean> {
  const decided = await decideReview(db, moderated);
  if (decided === null) return false;
  const { reviewId, decision, reason } = moderated;
  if (decided.state !== decision) {
    await invalidateCacheTags(db, [`product:${decided.product_id}`]);
    await takeBackRejection(db, reviewId);
    if (decision === "rejected") await notifyAuthor(db, decided, { reviewId, reason });
  }
  await log({
    act: decision === "waiting" ? "reconsiderReview" : "decideReview",
    entity: "review",
    entityId: reviewId,
    part: "state",
    before: { state: decided.state },
    after: { state: decision },
  });
  return true;
}

/** A sample, and a review of somebody who was erased, has nobody to tell. */
async function notifyAuthor(
  db: Queryable,
  { email, order_id: orderId, lan_id: lanId, product_id: productId, title, content }: DecidedReview,
  { reviewId: review, reason }: { reviewId: number; reason: string },
): Promise<void> {
  if (email === null || orderId === null || email === nobody) return;
  const told = { review, productId, reason, title, content };
  const notBefore = new Date(Date.now() + undoSeconds * 1000);
  await writeStaffEmail(db, { kind: "reviewRejected", recipient: email, lanId, orderId, content: told }, notBefore);
}

/** Decides on a review by the command line. Returns false for an unknown review. */
export async function decideOnReview(pool: Pool, decision: Decision): Promise<boolean> {
  return inTransaction(pool, (db) => moderateReview(db, decision, (act) => logAct(db, { kind: "commandLine" }, act)));
}
