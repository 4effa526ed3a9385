import { type ComplaintRow, updateComplaint } from "../../database/complaint/complaints.ts";
import { waitingEmailOf, writeEmails } from "../../database/mail/outbox.ts";
import { deleteWaitingEmails } from "../../database/order/steps.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { isAcceptedByLaw, type Outcome } from "../../domain/complaint/complaint.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";

/** `answered`: it is already; `silence`: its time went by, so it is accepted and cannot be refused any more. */
export type ComplaintAnswered = { kind: "answered" } | { kind: "refused"; why: "answered" | "silence" };

/** Decides on a complaint and writes the answer to its buyer, in the caller's transaction and logged; the email waits so long that it can be taken back. A refusal has nothing to carry out. */
export async function answerComplaint(
  db: Queryable,
  { before, outcome, answer, now }: { before: ComplaintRow; outcome: Outcome; answer: string; now: Date },
  log: Log,
): Promise<ComplaintAnswered> {
  if (before.answered_at !== null) return { kind: "refused", why: "answered" };
  const silent = isAcceptedByLaw({ receivedAt: before.received_at, answeredAt: null, now });
  if (outcome === "refused" && silent) return { kind: "refused", why: "silence" };
  await updateComplaint(db, {
    ...before,
    outcome,
    answer,
    answered_at: now,
    closed_at: outcome === "refused" ? now : null,
  });
  await writeEmails(db, [
    {
      kind: "complaintAnswered",
      recipient: before.email,
      lanId: before.lan_id,
      orderId: before.order_id,
      occasion: answerOccasion(before.complaint_id),
      notBefore: new Date(now.getTime() + undoSeconds * 1000),
      content: { number: before.complaint_id, answer },
    },
  ]);
  await log({
    act: "answerComplaint",
    entity: "complaint",
    entityId: before.complaint_id,
    part: "complaint",
    version: before.version + 1,
    after: { outcome },
  });
  return { kind: "answered" };
}

/** `undecided`: it has no answer; `settled`: money was given back for it, which is final; `left`: the email has. */
export type AnswerTakenBack = "done" | "undecided" | "settled" | "left";

/** Takes back the answer to a complaint while its email waits, in the caller's transaction and logged: it is not sent, and nothing is decided. */
export async function takeBackAnswer(db: Queryable, before: ComplaintRow, log: Log): Promise<AnswerTakenBack> {
  if (before.answered_at === null) return "undecided";
  if (before.settlement_id !== null) return "settled";
  const waiting = await waitingEmailOf(db, {
    kind: "complaintAnswered",
    occasion: answerOccasion(before.complaint_id),
  });
  if (waiting === null || !(await deleteWaitingEmails(db, [waiting.letter_id]))) return "left";
  await updateComplaint(db, { ...before, outcome: null, answer: "", answered_at: null, closed_at: null });
  await log({
    act: "takeBackAnswer",
    entity: "complaint",
    entityId: before.complaint_id,
    part: "complaint",
    version: before.version + 1,
    before: { outcome: before.outcome },
    after: { outcome: null },
  });
  return "done";
}

/** By what the email with a complaint's answer is known in the outbox. */
export function answerOccasion(complaintId: number): string {
  return `complaint-${complaintId}`;
}

/** `undecided`: it has no answer; `settled`: money was given back for it, which is final; `closed`: it is said already, and nothing has changed. */
export type ComplaintClosed = "done" | "undecided" | "settled" | "closed";

/** Says that the outcome of a complaint is carried out, or (`now` null) not yet, in the caller's transaction and logged. */
export async function closeComplaint(
  db: Queryable,
  { before, now }: { before: ComplaintRow; now: Date | null },
  log: Log,
): Promise<ComplaintClosed> {
  if (before.answered_at === null) return "undecided";
  if (now !== null && before.closed_at !== null) return "closed";
  if (before.settlement_id !== null) return "settled";
  await updateComplaint(db, { ...before, closed_at: now });
  await log({
    act: now === null ? "reopenComplaint" : "closeComplaint",
    entity: "complaint",
    entityId: before.complaint_id,
    part: "complaint",
    version: before.version + 1,
    before: { closedAt: before.closed_at },
    after: { closedAt: now },
  });
  return "done";
}

/** Says of which order, and of which line of it, a complaint is, in the caller's transaction and logged. `orderId` null: of none that is known. `unknown`: there is no such order or line; `settled`: money was given back for it already. */
export async function matchComplaint(
  db: Queryable,
  { before, orderId, position }: { before: ComplaintRow; orderId: number | null; position: number | null },
  log: Log,
): Promise<"done" | "unknown" | "settled"> {
  if (before.settlement_id !== null) return "settled";
  if (orderId !== null && (await orderNumbered(db, orderId)) === null) return "unknown";
  const lines = orderId === null ? [] : await linesLeft(db, orderId);
  if (position !== null && !lines.some((line) => line.position === position)) return "unknown";
  await updateComplaint(db, { ...before, order_id: orderId, position });
  await log({
    act: "matchComplaint",
    entity: "complaint",
    entityId: before.complaint_id,
    part: "complaint",
    version: before.version + 1,
    before: { order: before.order_id, position: before.position },
    after: { order: orderId, position },
  });
  return "done";
}
