import type { Order } from "../../contract/operator/order.ts";
import { notesOf } from "../../database/order/order-notes.ts";
import { emailsOfOrder, type OrderEmailRow } from "../../database/mail/order-emails.ts";
import { orderHistory } from "../../database/order/order-states.ts";
import type { DocumentRow } from "../../database/order/staff-order.ts";
import { transfersFor } from "../../database/payment/bank-transfers.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { isRepeatable } from "../../flows/mail/write-to-buyer.ts";
import { historyOf, type LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { actorSaid } from "./actor-said.ts";
import { settlementsSaid } from "./given-back-said.ts";
import { undoSaid } from "./undo-said.ts";

type Event = NonNullable<Order["timeline"]>[number];

/** Returns everything that happened to an order in the order of time: its states, emails, payments, documents, notes, and what staff did. */
export async function timelineOf(
  db: Queryable,
  {
    orderId,
    documents,
    permissions,
  }: { orderId: number; documents: readonly DocumentRow[]; permissions: readonly string[] },
): Promise<Event[]> {
  const log = await historyOf(db, { entity: "order", entityId: orderId });
  const undo = await undoSaid(db, log, { orderId, permissions });
  const at = (moment: Date, what: Event["what"], entry?: LogEntry): Event => ({
    at: moment.toISOString(),
    what,
    ...(entry !== undefined && { logged: { id: entry.entry_id, undo: undo.get(entry.entry_id)! } }),
  });
  const events = [
    ...(await orderHistory(db, orderId)).map((step) => {
      // Written in one transaction, a state and what the log says of it, or of what it follows from, have one moment.
      const by = log.find(
        (entry) => ["state", "money", "parcels"].includes(entry.part ?? "") && entry.at.getTime() === step.at.getTime(),
      );
      return at(step.at, { kind: "state", state: step.state, by: by === undefined ? null : actorSaid(by) }, by);
    }),
    ...(await emailsOfOrder(db, orderId)).map((email) => {
      const by = log.find(({ part, after }) => part === "emails" && after?.["email"] === email.letter_id);
      return at(email.created_at, emailSaid(email, by === undefined ? null : actorSaid(by)));
    }),
    ...(await attemptsOf(db, orderId)).map(
      ({ created_at, provider, ext_order_id, provider_order_id, state, ...money }) =>
        at(created_at, {
          kind: "payment",
          provider,
          name: ext_order_id,
          providerId: provider_order_id,
          state,
          money: { amount: money.amount, currency: money.currency },
        }),
    ),
    ...(await transfersFor(db, orderId)).map((transfer) =>
      at(transfer.at, { kind: "transfer", money: { amount: transfer.amount, currency: transfer.currency } }),
    ),
    ...(await refundsOf(db, orderId)).map(({ created_at, state, provider_refund_id, amount, currency }) =>
      at(created_at, { kind: "refund", state, providerId: provider_refund_id, money: { amount, currency } }),
    ),
    ...(await notesOf(db, orderId)).map(({ note_id, written_at, by, text }) =>
      at(
        written_at,
        { kind: "note", id: note_id, text, by },
        log.findLast(({ part, after }) => part === "notes" && after?.["noteId"] === note_id),
      ),
    ),
    ...(await settlementsSaid(db, orderId)).map((settlement) =>
      at(new Date(settlement.at), { kind: "settlement", settlement }),
    ),
    // A state stands there by itself, a note too, what was given back, and an email somebody has sent.
    ...log
      .filter(
        ({ part, act, after }) =>
          part !== "state" && act !== "addNote" && act !== "settleOrder" && after?.["email"] === undefined,
      )
      .map((entry) =>
        at(
          entry.at,
          { kind: "act", act: entry.act, by: actorSaid(entry), before: entry.before, after: entry.after },
          entry,
        ),
      ),
    ...documents.map(({ number, made_at }) => at(made_at, { kind: "document", number })),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}

function emailSaid(email: OrderEmailRow, by: string | null): Event["what"] {
  return {
    kind: "email",
    email: email.kind,
    id: email.letter_id,
    recipient: email.recipient,
    sentAt: email.sent_at?.toISOString() ?? null,
    by,
    waitsUntil: email.not_before?.toISOString() ?? null,
    refusedAt: email.refused_at?.toISOString() ?? null,
    refusal: email.refusal,
    refusalClosed: email.seen_to,
    repeatable: isRepeatable(email.kind),
  };
}
