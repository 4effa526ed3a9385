import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { openReviewLink, ordersToReview } from "../../database/review/review-links.ts";
import { moveOrderTo } from "../order/change-order-state.ts";
import { tokenDigest } from "../order/order-shopper.ts";

/** Asks the buyers of orders that arrived so many days ago what they think of them: one email an order, with its own link. Returns how many. */
export async function askForReviews(pool: Pool, { now, days }: { now: Date; days: number }): Promise<number> {
  let asked = 0;
  for (const orderId of await ordersToReview(pool, new Date(now.getTime() - days * 86_400_000))) {
    if (await inTransaction(pool, (db) => ask(db, orderId))) asked += 1;
  }
  return asked;
}

/** Records that an order has arrived, unless that is known, and asks its buyer at once. Returns 'asked', 'askedBefore', or 'refused' for one that is unknown, unpaid or ended. */
export async function askForReviewsOf(
  pool: Pool,
  orderId: number,
  { now, pointsPerZloty }: { now: Date; pointsPerZloty: number },
): Promise<"asked" | "askedBefore" | "refused"> {
  return inTransaction(pool, async (db) => {
    const arrived = await moveOrderTo(db, { orderId, to: "delivered", now, pointsPerZloty });
    if (arrived === null && (await stateOf(db, orderId)) !== "delivered") return "refused";
    return (await ask(db, orderId)) ? "asked" : "askedBefore";
  });
}

async function ask(db: Queryable, orderId: number): Promise<boolean> {
  const link = randomBytes(32).toString("base64url");
  const to = await openReviewLink(db, orderId, tokenDigest(link));
  if (to === null) return false;
  await writeEmails(db, [{ kind: "reviewRequest", recipient: to.email, lanId: to.lanId, orderId, content: { link } }]);
  return true;
}
