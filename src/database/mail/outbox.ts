import type { LanId } from "../../domain/language.ts";
import { nobodysInbox } from "../../domain/opening.ts";
import { emailsADay } from "../../domain/shop-config.ts";
import type { Queryable } from "../queryable.ts";
import {
  type AsSent,
  type EmailKind,
  type EmailRow,
  type NewEmail,
  parseEmail,
  type UnsentEmail,
} from "./email-contents.ts";

/** Emails somebody can have sent to an address by typing it: of these a few a day go to the mailbox of one that nobody has confirmed. */
const askedFor: readonly EmailKind[] = [
  "order",
  "orderExpired",
  "accountExists",
  "confirmEmail",
  "changeEmail",
  "reminder",
  "newsletterConfirm",
  "stockConfirm",
  "messageCopy",
  "contentReport",
  "withdrawal",
  "complaint",
  "paymentReminder",
];

/**
 * Writes emails into the outbox and enqueues their sending, all in the caller's transaction. One too many for an
 * address that nobody has confirmed is kept and held back, and the shop is told with the last one that goes. They are
 * counted by mailbox, one transaction after the other: how an address is written makes it no other. Confirmed is an address as
 * it was written.
 */
export async function writeEmails(db: Queryable, emails: readonly NewEmail[]): Promise<void> {
  // Counted by the next statement, which sees what whoever held the lock has written.
  await db.query({
    name: "lock-mailboxes",
    text: `SELECT pg_advisory_xact_lock(hashtextextended('emails:' || mailbox, 0))
      FROM (SELECT DISTINCT mailbox(recipient) AS mailbox FROM unnest($1::text[]) AS t (recipient) ORDER BY 1) sorted`,
    values: [emails.filter(({ kind }) => askedFor.includes(kind)).map(({ recipient }) => recipient)],
  });
  await db.query({
    name: "write-emails",
    text: `WITH sent AS (
       SELECT kind, CASE WHEN recipient = '${nobodysInbox}' THEN ${enteredInbox} ELSE recipient END AS recipient, lan_id, order_id, content, occasion, not_before, place
       FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::jsonb[], $7::text[], $8::timestamptz[]) WITH ORDINALITY AS t (kind, recipient, lan_id, order_id, content, occasion, not_before, place)
     ), given AS (
       SELECT *, kind = ANY ($6) AS asked_for, row_number() OVER (PARTITION BY mailbox(recipient), kind = ANY ($6) ORDER BY place) AS nth
       FROM sent
     ), allowed AS (SELECT coalesce((SELECT content::int FROM config WHERE code = 'letters_a_day' AND content ~ '^[0-9]{1,4}$'), ${emailsADay.usual}) AS most
     ), counted AS (
       SELECT given.*, CASE WHEN asked_for AND NOT ${isConfirmed} THEN nth + (SELECT count(*) FROM outbox o WHERE mailbox(o.recipient) = mailbox(given.recipient) AND o.kind = ANY ($6) AND o.created_at > now() - interval '1 day') ELSE 0 END AS today
       FROM given
     ), written AS (
       INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id, content, occasion, not_before, held_back)
       SELECT gen_random_uuid()::text, kind, recipient, lan_id, order_id, content, occasion, not_before, today > most FROM counted, allowed RETURNING letter_id, held_back, not_before
     ), noticed AS (
       INSERT INTO outbox (message_id, kind, recipient, lan_id, content)
       SELECT gen_random_uuid()::text, 'shopNotice', shop.content, 1, json_build_object('about', 'lettersBounded', 'address', recipient, 'most', most)
       FROM counted, allowed, config shop WHERE today = most AND shop.code = 'shop_email' AND shop.content <> '' RETURNING letter_id, held_back, not_before
     ), due AS (SELECT * FROM written WHERE NOT held_back UNION ALL SELECT * FROM noticed)
     SELECT ${enqueue} FROM due HAVING count(*) > 0`,
    values: [
      emails.map(({ kind }) => kind),
      emails.map(({ recipient }) => recipient),
      emails.map(({ lanId }) => lanId),
      emails.map(({ orderId = null }) => orderId),
      emails.map(({ content = {} }) => JSON.stringify(content)),
      askedFor,
      emails.map(({ occasion = "" }) => occasion),
      emails.map(({ notBefore = null }) => notBefore),
    ],
  });
}

/** What was written to nobody's inbox goes to the one that staff entered with the mail server. */
const enteredInbox =
  "coalesce((SELECT nullif(fields->>'inbox', '') FROM connections WHERE connections.kind = 'smtp' AND is_on), recipient)";

/** True of an address, sign by sign, whose owner has said that it is theirs: by an account, the newsletter, or a stock alert. */
const isConfirmed = `(EXISTS (SELECT FROM customers c WHERE c.email = lower(given.recipient) AND c.verified_at IS NOT NULL)
  OR EXISTS (SELECT FROM newsletter_subscriptions n WHERE n.email = lower(given.recipient) AND n.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM stock_wishes w WHERE w.email = lower(given.recipient) AND w.confirmed_at IS NOT NULL))`;

/** Returns the emails that are held back, the oldest first. */
export async function heldEmails(db: Queryable): Promise<WaitingEmail[]> {
  const { rows } = await db.query<WaitingEmail>(
    "SELECT letter_id, kind, order_id, created_at, recipient, refusal FROM outbox WHERE held_back ORDER BY letter_id",
  );
  return rows;
}

/** Lets an email go that was held back; returns whether there was one. */
export async function letGo(db: Queryable, emailId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH due AS (UPDATE outbox SET held_back = false WHERE letter_id = $1 AND held_back RETURNING letter_id, not_before) SELECT ${enqueue} FROM due HAVING count(*) > 0`,
    [emailId],
  );
  return rowCount === 1;
}

/** Tries now to send an email that waits, with as many tries as at first; returns its kind, or null where none of this number waits. */
export async function retryEmail(db: Queryable, emailId: number): Promise<EmailKind | null> {
  const { rows } = await db.query<{ kind: EmailKind }>(
    `SELECT kind FROM outbox WHERE letter_id = $1 AND ${isDue} AND not_before IS NULL`,
    [emailId],
  );
  if (rows[0] === undefined) return null;
  await db.query(`SELECT ${enqueue} FROM outbox WHERE letter_id = $1`, [emailId]);
  return rows[0].kind;
}

/**
 * Enqueues emails again that wait for a sender who is gone: the job queue keeps what a killed process had
 * in hand locked for hours. Returns how many; a copy that was on its way after all has the same Message-ID.
 */
export async function requeueEmails(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `SELECT ${enqueue} FROM outbox WHERE ${isDue} AND created_at < now() - interval '10 minutes' AND NOT EXISTS (
       SELECT FROM graphile_worker.jobs WHERE key = 'email:' || letter_id AND (locked_at IS NULL OR locked_at > now() - interval '10 minutes')) HAVING count(*) > 0`,
  );
  return rowCount ?? 0;
}

/** The call that enqueues the sending of emails, as SQL. All in one: each looks up the kind of job and tells the workers. */
export const enqueue = `graphile_worker.add_jobs(array_agg((
    'sendEmail', json_build_object('emailId', letter_id), NULL, not_before, 20, 'email:' || letter_id, NULL, NULL)::graphile_worker.job_spec))`;

/** True of an email that should be on its way. */
const isDue = "sent_at IS NULL AND NOT held_back AND refused_at IS NULL";

export interface WaitingEmail {
  letter_id: number;
  kind: EmailKind;
  order_id: number | null;
  created_at: Date;
  recipient: string;
  /** What a mail server has said of it last. */
  refusal: string | null;
}

/** Returns the emails that were written so many minutes ago and are not sent, the oldest first. */
export async function waitingEmails(db: Queryable, minutes: number): Promise<WaitingEmail[]> {
  const { rows } = await db.query<WaitingEmail>(
    `SELECT letter_id, kind, order_id, created_at, recipient, refusal FROM outbox WHERE ${isDue} AND created_at < now() - make_interval(mins => $1) ORDER BY letter_id`,
    [minutes],
  );
  return rows;
}

/**
 * Returns an email that is to be sent now; null: there is none of that number, it is sent, or it waits. From then on it
 * cannot be taken back. Throws when what it holds is none of its kind.
 */
export async function unsentEmail(db: Queryable, emailId: number): Promise<UnsentEmail | null> {
  await db.query(
    "UPDATE outbox SET not_before = NULL WHERE letter_id = $1 AND sent_at IS NULL AND not_before <= clock_timestamp()",
    [emailId],
  );
  const { rows } = await db.query<EmailRow>(
    "SELECT * FROM outbox WHERE letter_id = $1 AND sent_at IS NULL AND refused_at IS NULL AND not_before IS NULL",
    [emailId],
  );
  return rows[0] === undefined ? null : parseEmail(rows[0]);
}

/** Returns an email that waits and can still be taken back, by its occasion, and until when; null: there is none, or it has left. */
export async function waitingEmailOf(
  db: Queryable,
  { kind, occasion }: { kind: EmailKind; occasion: string },
): Promise<{ letter_id: number; not_before: Date } | null> {
  const { rows } = await db.query<{ letter_id: number; not_before: Date }>(
    "SELECT letter_id, not_before FROM outbox WHERE kind = $1 AND occasion = $2 AND sent_at IS NULL AND not_before IS NOT NULL",
    [kind, occasion],
  );
  return rows[0] ?? null;
}

/** Returns the newest email of each kind in a language, the newest first, as far as its order is still whole. */
export async function newestOfEachKind(db: Queryable, lanId: LanId): Promise<UnsentEmail[]> {
  const { rows } = await db.query<EmailRow>(
    `SELECT * FROM (SELECT DISTINCT ON (kind) * FROM outbox WHERE lan_id = $1 ORDER BY kind, letter_id DESC) newest
     ORDER BY letter_id DESC`,
    [lanId],
  );
  return rows.map(parseEmail);
}

/** Returns the email that tells the buyer of an order what was given back, by its occasion; null: there is none. */
export async function settledEmailOf(db: Queryable, orderId: number, occasion: string): Promise<UnsentEmail | null> {
  const { rows } = await db.query<EmailRow>(
    "SELECT * FROM outbox WHERE order_id = $1 AND kind = 'orderSettled' AND occasion = $2",
    [orderId, occasion],
  );
  return rows[0] === undefined ? null : parseEmail(rows[0]);
}

/** Returns the newest email of a kind about an order; null: there is none. */
export async function emailOfOrder(db: Queryable, orderId: number, kind: EmailKind): Promise<UnsentEmail | null> {
  const { rows } = await db.query<EmailRow>(
    "SELECT * FROM outbox WHERE order_id = $1 AND kind = $2 ORDER BY letter_id DESC LIMIT 1",
    [orderId, kind],
  );
  return rows[0] === undefined ? null : parseEmail(rows[0]);
}

/** Returns the email that tells the buyer of an order what a change has made of it; null: there is none. */
export async function changedEmailOf(db: Queryable, orderId: number, changeId: number): Promise<UnsentEmail | null> {
  const { rows } = await db.query<EmailRow>(
    "SELECT * FROM outbox WHERE order_id = $1 AND kind = 'orderChanged' AND occasion = $2",
    [orderId, `change:${changeId}`],
  );
  return rows[0] === undefined ? null : parseEmail(rows[0]);
}

/** Records that an email was accepted for delivery, and how one of an order read; the secret in it has done its work and goes. */
export async function recordEmailSent(db: Queryable, emailId: number, asSent: AsSent): Promise<void> {
  await db.query(
    `UPDATE outbox SET sent_at = now(), refusal = NULL, content = content - ARRAY['password', 'link'], as_sent = CASE WHEN order_id IS NOT NULL THEN $2::jsonb END
     WHERE letter_id = $1 AND sent_at IS NULL`,
    [emailId, JSON.stringify(asSent)],
  );
}

/** Returns whether an email about an order was written for an occasion. */
export async function isEmailWritten(
  db: Queryable,
  { orderId, kind, occasion }: { orderId: number; kind: EmailKind; occasion: string },
): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM outbox WHERE order_id = $1 AND kind = $2 AND occasion = $3", [
    orderId,
    kind,
    occasion,
  ]);
  return rowCount === 1;
}
