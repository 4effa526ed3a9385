import type { Order } from "../../contract/operator/order.ts";
import { notesOf } from "../../database/order/order-notes.ts";
import { emailsOfOrder, type OrderEmailRow } from "../../database/mail/order-emails.ts";
import { orderHistory } from "../../database/order/order-states.ts";
import { moneyAtDoor } from "../../database/order/settlements.ts";
import type { DocumentRow } from "../../database/order/staff-order.ts";
import { transfersFor } from "../../database/payment/bank-transfers.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { type NotAgain, whyNotAgain } from "../../flows/mail/write-to-buyer.ts";
import { historyOf, type LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { LanCode } from "../../domain/language.ts";
import { changeTold } from "./change-told.ts";
import { exchangesOfOrder, movedMoneyOf } from "../../database/return/exchanges.ts";
import type { Currency } from "../../domain/money.ts";
import { actorSaid } from "./actor-said.ts";
import { sideOf } from "./exchange-said.ts";
import { settlementsSaid } from "./given-back-said.ts";
import { cameBack } from "./order-came-back.ts";
import { undoSaid } from "./undo-said.ts";

type Event = NonNullable<Order["timeline"]>[number];

/** Returns everything that happened to an order in the order of time: its states, emails, payments, documents, notes, and what staff did. */
export async function timelineOf(
  db: Queryable,
  {
    orderId,
    currency,
    documents,
    permissions,
    lanCode,
  }: {
    orderId: number;
    currency: Currency;
    documents: readonly DocumentRow[];
    permissions: readonly string[];
    lanCode: LanCode;
  },
): Promise<Event[]> {
  const log = await historyOf(db, { entity: "order", entityId: orderId });
  const undo = await undoSaid(db, log, { staff_id: null, permissions });
  const at = (moment: Date, what: Event["what"], entry?: LogEntry): Event => ({
    at: moment.toISOString(),
    what,
    ...(entry !== undefined && { logged: { id: entry.entry_id, undo: undo.get(entry.entry_id)!.undo } }),
  });
  const emails = [];
  for (const email of await emailsOfOrder(db, orderId)) emails.push({ email, notAgain: await whyNotAgain(db, email) });
  const changes = new Map<number, Event["what"]>();
  for (const entry of log) {
    const told = await changeTold(db, entry, lanCode);
    if (told !== null) changes.set(entry.entry_id, told);
  }
  // A state stands there by itself, a note too, what was given back, and an email somebody has sent.
  const acts = log.filter(
    ({ part, act, after }) =>
      part !== "state" && act !== "addNote" && act !== "settleOrder" && after?.["email"] === undefined,
  );
  const atDoor = await moneyAtDoor(db, orderId);
  const events = [
    ...(await orderHistory(db, orderId)).map((step) => {
      // Written in one transaction, a state and what the log says of it, or of what it follows from, have one moment.
      const by = log.find(
        (entry) => ["state", "money", "parcels"].includes(entry.part ?? "") && entry.at.getTime() === step.at.getTime(),
      );
      const what = { kind: "state" as const, state: step.state, by: by === undefined ? null : actorSaid(by) };
      // What is told of by itself is taken back there: one act has one undo.
      return at(step.at, what, by !== undefined && acts.includes(by) ? undefined : by);
    }),
    ...emails.map(({ email, notAgain }) => {
      const by = log.find(({ part, after }) => part === "emails" && after?.["email"] === email.letter_id);
      return at(email.created_at, emailSaid(email, { by: by === undefined ? null : actorSaid(by), notAgain }));
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
    ...(atDoor === null ? [] : [at(atDoor.at, { kind: "atDoor", money: { amount: atDoor.amount, currency } })]),
    ...(await exchangesOfOrder(db, orderId)).map((exchange) =>
      at(exchange.agreed_at, { kind: "exchange", ...sideOf(exchange, orderId) }),
    ),
    ...(await movedMoneyOf(db, orderId)).map(({ moved_at, from_order, to_order, worth: amount }) =>
      at(moved_at, {
        kind: "moved",
        ...(from_order === orderId
          ? { direction: "to" as const, order: to_order }
          : { direction: "from" as const, order: from_order }),
        money: { amount, currency },
      }),
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
    ...acts.map((entry) =>
      at(
        entry.at,
        changes.get(entry.entry_id) ?? {
          kind: "act",
          act: entry.act,
          by: actorSaid(entry),
          before: entry.before,
          after: entry.after,
        },
        entry,
      ),
    ),
    ...(await cameBack(db, orderId)).map((happened) => at(happened.at, happened.what)),
    ...documents.map(({ number, made_at }) => at(made_at, { kind: "document", number })),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}

function emailSaid(
  email: OrderEmailRow,
  { by, notAgain }: { by: string | null; notAgain: NotAgain | null },
): Event["what"] {
  return {
    kind: "email",
    email: email.kind,
    tells: email.tells,
    id: email.letter_id,
    recipient: email.recipient,
    sentAt: email.sent_at?.toISOString() ?? null,
    by,
    waitsUntil: email.not_before?.toISOString() ?? null,
    refusedAt: email.refused_at?.toISOString() ?? null,
    refusal: email.refusal,
    refusalClosed: email.seen_to,
    notAgain,
  };
}
