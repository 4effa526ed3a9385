import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../database/connect.ts";
import { askForNewsletter } from "../database/newsletter.ts";
import { writeLetters } from "../database/outbox.ts";
import type { Queryable } from "../database/queryable.ts";
import { tokenDigest } from "./order-shopper.ts";

/** Begins a newsletter subscription: a letter with a link to confirm it. Answers nothing, whether the address is known or not (guarantees, point 10). */
export async function subscribe(pool: Pool, wish: { email: string; lanId: number }): Promise<void> {
  await inTransaction(pool, (db) => beginSubscription(db, wish));
}

/** The same in a transaction that does more: an order whose newsletter box was ticked. */
export async function beginSubscription(db: Queryable, { email, lanId }: { email: string; lanId: number }): Promise<void> {
  const link = randomBytes(24).toString("base64url");
  const due = await askForNewsletter(db, { email, lanId, linkSha256: tokenDigest(link) });
  if (due) await writeLetters(db, [{ kind: "newsletterConfirm", recipient: email, lanId, content: { link } }]);
}
