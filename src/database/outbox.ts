import type { Queryable } from "./queryable.ts";

export const letterKinds = ["order", "orderPaid", "orderPacked", "orderSent", "orderDelivered", "orderCancelled", "orderReturned", "orderExpired", "orderForShop", "accountExists", "confirmEmail", "changeEmail", "emailChanged", "reminder", "passwordChanged", "newsletterConfirm", "newsletterWelcome", "reviewRequest", "stockConfirm", "stockBack", "message", "messageCopy", "recall", "withdrawal", "withdrawalForShop", "paymentReminder", "paymentAlarm"] as const;
export type LetterKind = (typeof letterKinds)[number];

export interface NewLetter {
  kind: LetterKind;
  recipient: string;
  lanId: number;
  orderId?: number;
  content?: Record<string, unknown>;
}

export interface LetterRow {
  letter_id: number;
  message_id: string;
  kind: LetterKind;
  recipient: string;
  lan_id: number;
  order_id: number | null;
  content: Record<string, unknown>;
  sent_at: Date | null;
}

/** Writes letters into the outbox and enqueues their sending, all in the caller's transaction. */
export async function writeLetters(db: Queryable, letters: readonly NewLetter[]): Promise<void> {
  await db.query(
    `WITH written AS (
       INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id, content)
       SELECT gen_random_uuid()::text, * FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::jsonb[]) RETURNING letter_id
     ) SELECT ${enqueue} FROM written HAVING count(*) > 0`,
    [letters.map(({ kind }) => kind), letters.map(({ recipient }) => recipient), letters.map(({ lanId }) => lanId), letters.map(({ orderId = null }) => orderId), letters.map(({ content = {} }) => JSON.stringify(content))],
  );
}

/**
 * Enqueues letters again that wait for a sender who is gone: the job queue keeps what a killed process had
 * in hand locked for hours. Answers how many; a copy that was on its way after all has the same Message-ID.
 */
export async function requeueLetters(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `SELECT ${enqueue} FROM outbox WHERE sent_at IS NULL AND created_at < now() - interval '10 minutes' AND NOT EXISTS (
       SELECT FROM graphile_worker.jobs WHERE key = 'letter:' || letter_id AND (locked_at IS NULL OR locked_at > now() - interval '10 minutes')) HAVING count(*) > 0`,
  );
  return rowCount ?? 0;
}

// All in one call: each looks up the kind of job and tells the workers.
const enqueue = `graphile_worker.add_jobs(array_agg((
    'sendLetter', json_build_object('letterId', letter_id), NULL, NULL, 20, 'letter:' || letter_id, NULL, NULL)::graphile_worker.job_spec))`;

export interface WaitingLetter {
  letter_id: number;
  kind: LetterKind;
  order_id: number | null;
  created_at: Date;
}

/** Answers the letters that were written so many minutes ago and are not sent, the oldest first. */
export async function waitingLetters(db: Queryable, minutes: number): Promise<WaitingLetter[]> {
  const { rows } = await db.query<WaitingLetter>("SELECT letter_id, kind, order_id, created_at FROM outbox WHERE sent_at IS NULL AND created_at < now() - make_interval(mins => $1) ORDER BY letter_id", [minutes]);
  return rows;
}

/** Answers a letter of the outbox. */
export async function letterNumbered(db: Queryable, letterId: number): Promise<LetterRow | null> {
  const { rows } = await db.query<LetterRow>("SELECT * FROM outbox WHERE letter_id = $1", [letterId]);
  return rows[0] ?? null;
}

/** Notes that a letter was accepted for delivery; the secret in it has done its work and goes. */
export async function noteLetterSent(db: Queryable, letterId: number): Promise<void> {
  await db.query("UPDATE outbox SET sent_at = now(), content = content - ARRAY['password', 'link'] WHERE letter_id = $1 AND sent_at IS NULL", [letterId]);
}
