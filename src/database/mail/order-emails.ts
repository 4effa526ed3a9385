import type { Queryable } from "../queryable.ts";
import {
  type AsSent,
  asSent,
  type EmailKind,
  type EmailRow,
  type NewEmail,
  type OrderEmailKind,
} from "./email-contents.ts";
import type { SettlementKind } from "../../domain/order/settlement.ts";
import { enqueue } from "./outbox.ts";
import { parseStored } from "../parse-stored.ts";

/** An email of an order as its history tells it. */
export interface OrderEmailRow extends EmailRow {
  created_at: Date;
  sent_at: Date | null;
  not_before: Date | null;
  refused_at: Date | null;
  refusal: string | null;
  seen_to: boolean;
  /** What an `orderSettled` tells of; null: another email, or it is erased. */
  tells: SettlementKind | "money" | null;
}

/** True of an email `o` that did not arrive and that somebody has seen to: by saying so, or by sending the same once more. */
export const isSeenTo = `(o.refusal_closed_at IS NOT NULL OR EXISTS (SELECT FROM outbox again WHERE again.order_id = o.order_id AND again.kind = o.kind
  AND again.letter_id > o.letter_id AND again.refused_at IS NULL AND again.content - 'corrected' = o.content - 'corrected'))`;

/** Returns the emails about an order that went to its buyer or wait to, first things first. */
export async function emailsOfOrder(db: Queryable, orderId: number): Promise<OrderEmailRow[]> {
  const { rows } = await db.query<OrderEmailRow>(
    `SELECT letter_id, message_id, kind, recipient, lan_id, order_id, content, created_at, sent_at, not_before, refused_at, refusal, ${isSeenTo} AS seen_to,
       CASE WHEN kind = 'orderSettled' AND content ? 'settlement'
         THEN coalesce((SELECT s.kind FROM settlements s WHERE s.settlement_id = (o.content ->> 'settlement')::bigint), 'money') END AS tells
     FROM outbox o WHERE order_id = $1 AND kind <> 'orderForShop' ORDER BY letter_id`,
    [orderId],
  );
  return rows;
}

/** Returns an email of an order to its buyer, and how it read when it left (null: that is not known); null: there is none of this number. */
export async function orderEmail(
  db: Queryable,
  { orderId, emailId }: { orderId: number; emailId: number },
): Promise<{ row: EmailRow; sentAt: Date | null; asSent: AsSent | null } | null> {
  const { rows } = await db.query<EmailRow & { sent_at: Date | null; as_sent: unknown }>(
    `SELECT letter_id, message_id, kind, recipient, lan_id, order_id, content, sent_at, as_sent
     FROM outbox WHERE letter_id = $1 AND order_id = $2 AND kind <> 'orderForShop'`,
    [emailId, orderId],
  );
  if (rows[0] === undefined) return null;
  const { sent_at, as_sent, ...row } = rows[0];
  const stored = as_sent === null ? null : parseStored(asSent, as_sent, `how email ${emailId} read`);
  return { row, sentAt: sent_at, asSent: stored };
}

/** Writes an email that somebody who works here sends to a buyer, or to who asked something, be there one of its kind already: it waits until a moment, and nothing holds it back. Returns its number. */
export async function writeStaffEmail(db: Queryable, email: NewEmail, notBefore: Date): Promise<number> {
  const { kind, recipient, lanId, orderId, content = {} } = email;
  const questionId = kind === "questionAnswer" ? email.content.question : null;
  const { rows } = await db.query<{ letter_id: number }>(
    `INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id, content, by_staff, not_before, question_id)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5, true, $6, $7) RETURNING letter_id`,
    [kind, recipient, lanId, orderId ?? null, JSON.stringify(content), notBefore, questionId],
  );
  const { letter_id } = rows[0]!;
  await db.query(`SELECT ${enqueue} FROM outbox WHERE letter_id = $1`, [letter_id]);
  return letter_id;
}

/** Takes back an email of staff that still waits; returns its kind, or null where none does. Whoever begins to send it does so before or after this, never meanwhile. */
export async function takeBackEmail(
  db: Queryable,
  { orderId, emailId }: { orderId: number; emailId: number },
): Promise<EmailKind | null> {
  const { rows } = await db.query<{ kind: EmailKind }>(
    "DELETE FROM outbox WHERE letter_id = $1 AND order_id = $2 AND by_staff AND sent_at IS NULL AND not_before IS NOT NULL RETURNING kind",
    [emailId, orderId],
  );
  return rows[0]?.kind ?? null;
}

/** Takes back what the author of a review was to be told of its rejection, as long as it waits. */
export async function takeBackRejection(db: Queryable, reviewId: number): Promise<void> {
  await db.query(
    "DELETE FROM outbox WHERE kind = 'reviewRejected' AND (content ->> 'review')::bigint = $1 AND sent_at IS NULL AND not_before IS NOT NULL",
    [reviewId],
  );
}

/** Returns the numbers of an order's emails of staff that can still be taken back. */
export async function emailsToTakeBack(db: Queryable, orderId: number): Promise<number[]> {
  const { rows } = await db.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE order_id = $1 AND by_staff AND sent_at IS NULL AND not_before IS NOT NULL",
    [orderId],
  );
  return rows.map(({ letter_id }) => letter_id);
}

/** Returns whether an order has an email of a kind, sent or waiting. */
export async function hasEmail(db: Queryable, orderId: number, kind: OrderEmailKind): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM outbox WHERE order_id = $1 AND kind = $2", [orderId, kind]);
  return rowCount !== 0;
}

/** Returns whether an order has an email of a kind that it has once for each occasion. */
export async function hasEmailOf(
  db: Queryable,
  orderId: number,
  { kind, occasion }: { kind: EmailKind; occasion: string },
): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM outbox WHERE order_id = $1 AND kind = $2 AND occasion = $3", [
    orderId,
    kind,
    occasion,
  ]);
  return rowCount !== 0;
}

/** Deletes what an order's buyer was to be told and has not been; an email that has left stays. */
export async function deleteUnsentEmail(db: Queryable, orderId: number, kind: OrderEmailKind): Promise<void> {
  await db.query("DELETE FROM outbox WHERE order_id = $1 AND kind = $2 AND sent_at IS NULL", [orderId, kind]);
}
