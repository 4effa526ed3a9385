import type * as v from "valibot";
import type { Complaint, complaintRoutes } from "../../contract/operator/complaints.ts";
import { etag } from "../../contract/operator/route.ts";
import {
  complaintNumbered,
  type ComplaintRow,
  photosOfComplaint,
  piecesOfComplaint,
} from "../../database/complaint/complaints.ts";
import { waitingEmailOf } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { answerDue, isAcceptedByLaw, type Outcome, outcomes } from "../../domain/complaint/complaint.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { allocate } from "../../domain/allocate.ts";
import type { InvoiceLine } from "../../domain/invoice/invoice.ts";
import { answerOccasion } from "../../flows/complaint/answer-complaint.ts";
import { linesPaid } from "../../flows/invoice/make-invoice.ts";
import { languageOf } from "../../domain/language.ts";

type Row = v.InferOutput<(typeof complaintRoutes)["complaints"]["answer"]>["complaints"][number];

/** Returns a complaint as a list has it. */
export function complaintRowSaid(row: ComplaintRow, now: Date): Row {
  return {
    id: row.complaint_id,
    receivedAt: row.received_at.toISOString(),
    name: row.name,
    order: row.order_id,
    demand: row.demand,
    due: answerDue(row.received_at),
    acceptedByLaw: isAcceptedByLaw({ receivedAt: row.received_at, answeredAt: row.answered_at, now }),
    outcome: row.outcome,
    answeredAt: row.answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/** Returns a complaint whole; null for an unknown one. */
export async function complaintSaid(db: Queryable, complaintId: number, now: Date): Promise<Complaint | null> {
  const row = await complaintNumbered(db, complaintId);
  if (row === null) return null;
  const { lanCode } = languageOf(row.lan_id);
  const stored = row.order_id === null ? null : await orderNumbered(db, row.order_id);
  const left = row.order_id === null ? [] : await linesLeft(db, row.order_id);
  const paid = stored === null ? [] : await linesPaid(db, stored);
  const chosen = await piecesOfComplaint(db, complaintId);
  return {
    ...complaintRowSaid(row, now),
    email: row.email,
    language: lanCode,
    orderText: row.order_text,
    position: row.position,
    since: row.since,
    defect: row.defect,
    byStaff: row.by_staff,
    answer: row.answer,
    answerWaitsUntil:
      (
        await waitingEmailOf(db, { kind: "complaintAnswered", occasion: answerOccasion(complaintId) })
      )?.not_before.toISOString() ?? null,
    photos: await photosOfComplaint(db, complaintId),
    lines: (stored?.lines ?? []).map((line) => ({
      position: line.position,
      name: line.product_name,
      variant: line.variant_name,
      left: left.find(({ position }) => position === line.position)?.quantity_left ?? 0,
      complained: chosen.find(({ position }) => position === line.position)?.quantity ?? 0,
      prices: pricesOf(paid.find(({ position, shipping }) => position === line.position && !shipping)),
    })),
    currency: stored?.order.currency ?? null,
    answers: Object.fromEntries(
      outcomes.map((outcome) => [outcome, textIn(lanCode, `COMPLAINT_ANSWER_${outcome.toUpperCase()}`)]),
    ) as Record<Outcome, string>,
    version: etag("complaint", row.version),
  };
}

/** What so many pieces of a line as it is paid cost: one, two, up to all of them. */
function pricesOf(line: InvoiceLine | undefined): number[] {
  const { quantity = 0, gross = 0 } = line ?? {};
  return Array.from({ length: quantity }, (_, at) => allocate(gross, [at + 1, quantity - at - 1])[0]!);
}
