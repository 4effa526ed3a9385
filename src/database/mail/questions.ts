import type { LanId } from "../../domain/language.ts";
import type { QuestionState, ReportDecision } from "../../domain/mail/question-states.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Queryable } from "../queryable.ts";

/** What somebody has written to the shop by the contact form. */
export interface QuestionRow {
  question_id: number;
  asked_at: Date;
  name: string;
  email: string;
  subject: string;
  content: string;
  lan_id: number;
  /** Where the content is that they report as illegal; null: they report none. Whoever reports may leave name and address empty. */
  reported: string | null;
  /** Of a report that is answered: whether the content is gone. */
  decision: ReportDecision | null;
  state: QuestionState;
  version: number;
}

const columns = "question_id, asked_at, name, email, subject, content, lan_id, reported, decision, state, version";

/** Keeps what somebody has written to the shop; returns its number. */
export async function keepQuestion(
  db: Queryable,
  {
    name,
    email,
    subject,
    content,
    lanId,
  }: Pick<QuestionRow, "name" | "email" | "subject" | "content"> & { lanId: LanId },
): Promise<number> {
  const { rows } = await db.query<{ question_id: number }>(
    "INSERT INTO questions (name, email, subject, content, lan_id) VALUES ($1, $2, $3, $4, $5) RETURNING question_id",
    [name, email, subject, content, lanId],
  );
  return rows[0]!.question_id;
}

/** Keeps a report of illegal content; returns its number. */
export async function keepReport(
  db: Queryable,
  {
    name,
    email,
    content,
    lanId,
    reported,
  }: Pick<QuestionRow, "name" | "email" | "content"> & { lanId: LanId; reported: string },
): Promise<number> {
  const { rows } = await db.query<{ question_id: number }>(
    "INSERT INTO questions (name, email, subject, content, lan_id, reported) VALUES ($1, $2, '', $3, $4, $5) RETURNING question_id",
    [name, email, content, lanId, reported],
  );
  return rows[0]!.question_id;
}

/**
 * Returns questions that wait, or those that do not, the newest first, before one (null: from the newest on). Words are a
 * part of name, address or subject, capitals and diacritics aside, or a question's number; `byOrder`: also the number of
 * an order that was placed with the same address. Empty words leave all.
 */
export async function questionsFound(
  db: Queryable,
  { waiting, words, byOrder }: { waiting: boolean; words: string; byOrder: boolean },
  { before, most }: { before: number | null; most: number },
): Promise<QuestionRow[]> {
  const number = /^\d{1,15}$/.test(words) ? Number(words) : null;
  const { rows } = await db.query<QuestionRow>(
    `SELECT ${columns} FROM questions q WHERE (state = 'waiting') = $1 AND ($2::bigint IS NULL OR question_id < $2)
       AND (words LIKE '%' || order_words($3, '{}', NULL) || '%' OR question_id = $4
         OR ($5 AND EXISTS (SELECT FROM orders o WHERE o.order_id = $4 AND mailbox(o.email) = mailbox(q.email))))
     ORDER BY question_id DESC LIMIT $6`,
    [waiting, before, words.replace(/[\\%_]/g, "\\$&"), number, byOrder, most],
  );
  return rows;
}

/** Returns a question; null: there is none of this number. `locked`: until the transaction ends. */
export async function questionNumbered(
  db: Queryable,
  id: number,
  { locked }: { locked: boolean },
): Promise<QuestionRow | null> {
  const { rows } = await db.query<QuestionRow>(
    `SELECT ${columns} FROM questions WHERE question_id = $1 ${locked ? "FOR UPDATE" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Brings a question to a state, a report with what was decided of it, as its next version. */
export async function moveQuestion(
  db: Queryable,
  id: number,
  { state, decision = null }: { state: QuestionState; decision?: ReportDecision | null },
): Promise<void> {
  await db.query("UPDATE questions SET state = $2, decision = $3, version = version + 1 WHERE question_id = $1", [
    id,
    state,
    decision,
  ]);
}

/** Returns how many questions wait, or reports of illegal content, and since when the first of them does. */
export async function questionsWaiting(
  db: Queryable,
  { reports }: { reports: boolean },
): Promise<{ count: number; first: Date | null }> {
  const { rows } = await db.query<{ count: number; first: Date | null }>(
    "SELECT count(*)::int AS count, min(asked_at) AS first FROM questions WHERE state = 'waiting' AND (reported IS NOT NULL) = $1",
    [reports],
  );
  return rows[0]!;
}

/** An email that answers a question. */
export interface AnswerRow {
  letter_id: number;
  content: unknown;
  created_at: Date;
  not_before: Date | null;
  sent_at: Date | null;
  refused_at: Date | null;
  /** Who works here and wrote it; null: a key did, or they are gone. */
  written_by: string | null;
}

/** Returns the emails that answer a question, first things first. */
export async function answersOf(db: Queryable, questionId: number): Promise<AnswerRow[]> {
  const { rows } = await db.query<AnswerRow>(
    `SELECT o.letter_id, o.content, o.created_at, o.not_before, o.sent_at, o.refused_at,
       (SELECT s.name FROM operator_log l JOIN staff s USING (staff_id) WHERE l.entity = 'question' AND l.entity_id = $1::bigint::text
          AND l.act IN ('answerQuestion', 'decideReport') AND l.after ->> 'email' = o.letter_id::text LIMIT 1) AS written_by
     FROM outbox o WHERE o.question_id = $1 ORDER BY o.letter_id`,
    [questionId],
  );
  return rows;
}

/** Takes back an email that answers a question and still waits; returns whether it did. Whoever begins to send it does so before or after this, never meanwhile. */
export async function deleteWaitingAnswer(
  db: Queryable,
  { questionId, emailId }: { questionId: number; emailId: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "DELETE FROM outbox WHERE letter_id = $1 AND question_id = $2 AND sent_at IS NULL AND not_before IS NOT NULL",
    [emailId, questionId],
  );
  return rowCount === 1;
}

/** Returns the newest twenty orders that were placed with an address. */
export async function ordersOfAddress(
  db: Queryable,
  email: string,
): Promise<{ order_id: number; created_at: Date; status: OrderState }[]> {
  const { rows } = await db.query<{ order_id: number; created_at: Date; status: OrderState }>(
    "SELECT order_id, created_at, status FROM orders WHERE mailbox(email) = mailbox($1) ORDER BY order_id DESC LIMIT 20",
    [email],
  );
  return rows;
}

/** Returns the number of the open account of an address; null: there is none. */
export async function accountOfAddress(db: Queryable, email: string): Promise<number | null> {
  const { rows } = await db.query<{ customer_id: number }>(
    "SELECT customer_id FROM customers WHERE email = lower($1) AND closed_at IS NULL",
    [email],
  );
  return rows[0]?.customer_id ?? null;
}

/** Erases what somebody has written to the shop from an address, with the emails about it, those to the shop too. */
export async function eraseQuestions(db: Queryable, email: string): Promise<void> {
  await db.query("DELETE FROM questions WHERE lower(email) = lower($1)", [email]);
  await db.query("DELETE FROM outbox WHERE kind = 'message' AND lower(content ->> 'email') = lower($1)", [email]);
}
