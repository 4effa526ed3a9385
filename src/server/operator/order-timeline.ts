import type { Order } from "../../contract/operator/order.ts";
import { notesOf } from "../../database/order/order-notes.ts";
import { orderHistory } from "../../database/order/order-states.ts";
import { type DocumentRow, emailsOfOrder } from "../../database/order/staff-order.ts";
import { transfersFor } from "../../database/payment/bank-transfers.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { historyOf } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { actorSaid } from "./actor-said.ts";

type Event = NonNullable<Order["timeline"]>[number];

/** Returns everything that happened to an order in the order of time: its states, emails, payments, documents, notes, and what staff did. */
export async function timelineOf(db: Queryable, orderId: number, documents: readonly DocumentRow[]): Promise<Event[]> {
  const log = await historyOf(db, { entity: "order", entityId: orderId });
  const at = (moment: Date, what: Event["what"]): Event => ({ at: moment.toISOString(), what });
  const events = [
    ...(await orderHistory(db, orderId)).map((step) => {
      // Written in one transaction, a state and what the log says of it have one moment.
      const by = log.find((entry) => entry.part === "state" && entry.at.getTime() === step.at.getTime());
      return at(step.at, { kind: "state", state: step.state, by: by === undefined ? null : actorSaid(by) });
    }),
    ...(await emailsOfOrder(db, orderId)).map(({ kind, recipient, created_at, sent_at }) =>
      at(created_at, { kind: "email", email: kind, recipient, sentAt: sent_at?.toISOString() ?? null }),
    ),
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
      at(written_at, { kind: "note", id: note_id, text, by }),
    ),
    // A state stands there by itself, and a note too.
    ...log
      .filter(({ part, act }) => part !== "state" && act !== "addNote")
      .map((entry) =>
        at(entry.at, {
          kind: "act",
          act: entry.act,
          by: actorSaid(entry),
          before: entry.before,
          after: entry.after,
        }),
      ),
    ...documents.map(({ number, made_at }) => at(made_at, { kind: "document", number })),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
