import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { decideReview, type ReviewRow } from "../../database/review/reviews.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";

interface Decision {
  reviewId: number;
  decision: "approved" | "rejected";
  reason: string;
}

/** Publishes a review or turns it down, the reason kept, or has it wait again; pages that show the product follow. Returns false for an unknown review. */
export async function moderateReview(
  db: Queryable,
  moderated: Omit<Decision, "decision"> & { decision: ReviewRow["state"] },
  log: Log,
): Promise<boolean> {
  const decided = await decideReview(db, moderated);
  if (decided === null) return false;
  const { reviewId, decision } = moderated;
  if (decided.before !== decision) await invalidateCacheTags(db, [`product:${decided.productId}`]);
  await log({
    act: decision === "waiting" ? "reconsiderReview" : "decideReview",
    entity: "review",
    entityId: reviewId,
    part: "state",
    before: { state: decided.before },
    after: { state: decision },
  });
  return true;
}

/** Decides on a review by the command line. Returns false for an unknown review. */
export async function decideOnReview(pool: Pool, decision: Decision): Promise<boolean> {
  return inTransaction(pool, (db) => moderateReview(db, decision, (act) => logAct(db, { kind: "commandLine" }, act)));
}
