import type { Queryable } from "../queryable.ts";
import type { EmailKind } from "./email-contents.ts";
import { isSeenTo } from "./order-emails.ts";

/** Of what a mail server says no more is kept. */
const longest = 500;

/** Records what a mail server said when it did not take an email; `forGood`: it is not tried again. */
export async function recordRefusal(
  db: Queryable,
  { emailId, forGood, refusal }: { emailId: number; forGood: boolean; refusal: string },
): Promise<void> {
  await db.query(
    "UPDATE outbox SET refusal = $2, refused_at = CASE WHEN $3 THEN now() END WHERE letter_id = $1 AND sent_at IS NULL",
    [emailId, storable(refusal), forGood],
  );
}

/** Records that an email which had been accepted came back, by one of its message ids; returns its number, or null where there is none or it is known already. */
export async function recordBounce(
  db: Queryable,
  { messageIds, refusal }: { messageIds: readonly string[]; refusal: string },
): Promise<number | null> {
  const { rows } = await db.query<{ letter_id: number }>(
    "UPDATE outbox SET refused_at = now(), refusal = $2 WHERE message_id = ANY ($1) AND refused_at IS NULL RETURNING letter_id",
    [messageIds, storable(refusal)],
  );
  return rows[0]?.letter_id ?? null;
}

/** An email to a buyer that did not arrive. */
export interface RefusedEmail {
  letter_id: number;
  kind: EmailKind;
  order_id: number;
  recipient: string;
  refused_at: Date;
  refusal: string;
}

/** Returns the emails of orders that did not reach their buyers and that nobody has seen to, first things first. */
export async function refusedEmails(db: Queryable): Promise<RefusedEmail[]> {
  const { rows } = await db.query<RefusedEmail>(
    `SELECT letter_id, kind, order_id, recipient, refused_at, coalesce(refusal, '') AS refusal FROM outbox o
     WHERE refused_at IS NOT NULL AND refusal_closed_at IS NULL AND order_id IS NOT NULL AND kind <> 'orderForShop' AND NOT ${isSeenTo} ORDER BY refused_at, letter_id`,
  );
  return rows;
}

/** Says that somebody has seen to an email of an order that did not arrive (`closedAt` null: nobody has); returns whether there is one. */
export async function closeRefusal(
  db: Queryable,
  { orderId, emailId, closedAt }: { orderId: number; emailId: number; closedAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE outbox SET refusal_closed_at = $3 WHERE letter_id = $2 AND order_id = $1 AND refused_at IS NOT NULL",
    [orderId, emailId, closedAt],
  );
  return rowCount === 1;
}

/** What another's machine says may hold a NUL or half of a character, which no database takes. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").slice(0, longest).toWellFormed();
}
