import { decisionKinds, type OrderDecisionKind, orderDecisionKinds } from "../../contract/operator/today.ts";
import { ordersOfStuckReceipts, ordersOfWaitingReceipts } from "../../database/books/fiscal-receipts.ts";
import { type ComplaintRow, listComplaints } from "../../database/complaint/complaints.ts";
import { refusedEmails } from "../../database/mail/refused-emails.ts";
import { deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { ordersOfStuckLabels, ordersOfWaitingLabels } from "../../database/parcel/labels.ts";
import { ordersOfStuckPickups } from "../../database/parcel/handover.ts";
import { ordersPaidTooLittle, ordersToAccept, ordersToSend } from "../../database/order/orders-to-decide.ts";
import { ordersOfParcelsAstray } from "../../database/parcel/parcel-steps.ts";
import { waitingRepacks } from "../../database/parcel/repacks.ts";
import { ordersOfStuckReturns, ordersOfWaitingReturns } from "../../database/return/return-labels.ts";
import { waitingWithdrawals } from "../../database/order/withdrawals.ts";
import {
  ordersOfFailedRefunds,
  ordersToGiveBackOf,
  ordersWithMoneyTooMuch,
} from "../../database/payment/money-to-decide.ts";
import { waitingTransfers } from "../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangesWithoutGoods } from "../../database/return/exchanges.ts";
import { arrivedReturns } from "../../database/return/returns.ts";
import { answerDue, carryOutDue } from "../../domain/complaint/complaint.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { exchangePatience } from "../../domain/return/exchange.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { dueOfReturn } from "./return-said.ts";

/** Something to decide: of which order (null: of none that is known), and the last day for it (null: as soon as can be). */
export interface OrderDecision {
  order: number | null;
  due: string | null;
}

/** Milliseconds after which a provider should have said what became of a refund. */
const refundPatience = 3_600_000;
/** Milliseconds in which a carrier has made a label by itself, and a cash register a receipt. */
const labelPatience = 900_000;
const receiptPatience = 3_600_000;

/** Returns what finds each kind of what is to be decided of orders, each in the order in which it is to be seen to. */
export function orderDecisions(
  db: Queryable,
  now: Date,
): Record<OrderDecisionKind, () => Promise<readonly OrderDecision[]>> {
  const withdrawals = async (unsent: boolean) =>
    (await waitingWithdrawals(db))
      .filter((row) => row.unsent === unsent)
      .map(({ order_id, received_at }) => ({ order: order_id, due: refundDue(received_at) }));
  const transfers = async (asked: boolean) =>
    (await waitingTransfers(db))
      .filter(({ state, reminded_at }) => (asked ? state === "asked" && reminded_at !== null : state !== "asked"))
      .map(({ order_id, created_at }) => ({ order: order_id, due: refundDue(created_at) }));
  const complaints = async (answered: boolean, dueOf: (row: ComplaintRow) => string) =>
    (await listComplaints(db, { view: "waiting", orderId: null }))
      .filter(({ answered_at }) => (answered_at !== null) === answered)
      .map((row) => ({ order: row.order_id, due: dueOf(row) }));
  return {
    acceptOrders: async () => soon(await ordersToAccept(db)),
    labelsStuck: async () =>
      soon([
        ...new Set([
          ...(await ordersOfStuckLabels(db)),
          ...(await ordersOfParcelsAstray(db)),
          ...(await ordersOfStuckReturns(db)),
        ]),
      ]),
    labelsWaiting: () => labelsWaiting(db, new Date(now.getTime() - labelPatience)),
    pickupsStuck: async () => promisedToLeave(db, await ordersOfStuckPickups(db)),
    receiptsStuck: async () => soon(await ordersOfStuckReceipts(db)),
    receiptsWaiting: async () =>
      (await ordersOfWaitingReceipts(db, new Date(now.getTime() - receiptPatience))).map(({ order_id, asked_at }) => ({
        order: order_id,
        due: warsawDay(asked_at),
      })),
    repackOrders: async () => soon((await waitingRepacks(db, null)).map(({ order_id }) => order_id)),
    paidTooLittle: async () =>
      (await ordersPaidTooLittle(db)).map(({ order_id, hold_until }) => ({
        order: order_id,
        due: hold_until === null ? null : warsawDay(hold_until),
      })),
    withdrawals: () => withdrawals(false),
    withdrawalsUnsent: () => withdrawals(true),
    complaints: () => complaints(false, ({ received_at }) => answerDue(received_at)),
    complaintsPromised: () => complaints(true, ({ answered_at }) => carryOutDue(answered_at!)),
    returnsArrived: async () =>
      (await arrivedReturns(db)).map((row) => ({ order: row.order_id, due: dueOfReturn(row).due })),
    exchangesWithoutGoods: async () => {
      const agreedBefore = new Date(now.getTime() - exchangePatience * 86_400_000);
      return soon((await exchangesWithoutGoods(db, agreedBefore)).map(({ order_id }) => order_id));
    },
    refundsFailed: async () =>
      soon(await ordersOfFailedRefunds(db, { askedBefore: new Date(now.getTime() - refundPatience) })),
    moneyToGiveBack: async () =>
      (await ordersToGiveBackOf(db)).map(({ order_id, since }) => ({ order: order_id, due: refundDue(since) })),
    transfersToPay: () => transfers(false),
    accountsMissing: () => transfers(true),
    moneyWithoutOrder: async () => soon(await ordersWithMoneyTooMuch(db)),
    emailsRefused: async () => (await refusedEmails(db)).map(({ order_id }) => ({ order: order_id, due: null })),
  };
}

/** Returns the orders whose labels wait for their carrier since before a moment; of goods that come back there is no day. */
async function labelsWaiting(db: Queryable, before: Date): Promise<OrderDecision[]> {
  const [going, coming] = [await ordersOfWaitingLabels(db, before), await ordersOfWaitingReturns(db, before)];
  return [...(await promisedToLeave(db, going)), ...soon(coming.filter((order) => !going.includes(order)))];
}

/** Returns orders with the day their parcels were promised to leave, the first of them first. */
async function promisedToLeave(db: Queryable, orders: readonly number[]): Promise<OrderDecision[]> {
  if (orders.length === 0) return [];
  const calendar = await deliveryCalendar(db);
  const leaves = new Map(
    (await ordersToSend(db)).map((row) => [row.order_id, sendingDates(row.since, calendar).leaves]),
  );
  return orders.map((order) => ({ order, due: leaves.get(order) ?? null })).toSorted(byDue);
}

/** Returns what somebody with these permissions has to decide of each order, by its number, what is due first at the top. */
export async function decisionsByOrder(
  db: Queryable,
  { permissions, now }: { permissions: readonly string[]; now: Date },
): Promise<Map<number, { kind: OrderDecisionKind; due: string | null }[]>> {
  const find = orderDecisions(db, now);
  const found = new Map<number, { kind: OrderDecisionKind; due: string | null }[]>();
  for (const kind of orderDecisionKinds) {
    if (!permissions.includes(decisionKinds[kind])) continue;
    for (const { order, due } of await find[kind]()) {
      const told = order === null ? null : (found.get(order) ?? []);
      if (told === null || told.some((one) => one.kind === kind)) continue;
      found.set(order!, [...told, { kind, due }].toSorted(byDue));
    }
  }
  return found;
}

/** Sorts what has a deadline first. */
export function byDue(a: { due: string | null }, b: { due: string | null }): number {
  return (a.due ?? "9999").localeCompare(b.due ?? "9999");
}

function soon(orders: readonly number[]): OrderDecision[] {
  return [...new Set(orders)].map((order) => ({ order, due: null }));
}
