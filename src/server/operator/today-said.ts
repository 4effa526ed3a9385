import { ordersOfStuckReceipts } from "../../database/books/fiscal-receipts.ts";
import type * as v from "valibot";
import { decisionKinds, type DecisionKind, type todayRoutes } from "../../contract/operator/today.ts";
import { missingDuties } from "../../database/catalogue/missing-duties.ts";
import { sellingOut } from "../../database/catalogue/selling-out.ts";
import { type ComplaintRow, listComplaints } from "../../database/complaint/complaints.ts";
import { failedJobs } from "../../database/jobs.ts";
import { heldEmails, waitingEmails } from "../../database/mail/outbox.ts";
import { refusedEmails } from "../../database/mail/refused-emails.ts";
import { deliveryCalendar } from "../../database/order/delivery-calendar.ts";
import { ordersOfStuckLabels } from "../../database/order/labels.ts";
import { ordersOfParcelsAstray } from "../../database/order/parcel-steps.ts";
import { ordersToAccept, ordersToSend } from "../../database/order/orders-to-decide.ts";
import { salesUntil } from "../../database/order/sales-figures.ts";
import { openingOf, productsOnSale } from "../../database/opening.ts";
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
import { listReviews } from "../../database/review/reviews.ts";
import { answerDue, carryOutDue } from "../../domain/complaint/complaint.ts";
import { sendingDates } from "../../domain/order/delivery-dates.ts";
import type { DeliveryCalendar } from "../../domain/order/working-days.ts";
import { isStepDone, type OpeningStep, openingSteps } from "../../domain/opening.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { exchangePatience } from "../../domain/return/exchange.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { lookAtOpening, type ShopMeans } from "../../flows/look-at-opening.ts";
import { ksefToDecide } from "./ksef-to-decide.ts";
import { dueOfReturn } from "./return-said.ts";

type Today = v.InferOutput<(typeof todayRoutes)["today"]["answer"]>;
type Decision = Today["decisions"][number];
/** How much of a kind there is, by when the first of it is due, and of which orders. */
export type Found = Pick<Decision, "count"> & Partial<Decision>;

/** Minutes after which an email should long be on its way. */
export const emailPatience = 15;
/** Milliseconds after which a provider should have said what became of a refund. */
const refundPatience = 3_600_000;
/** Reviews beyond this many are told as so many. */
const mostReviews = 1000;
/** Variants that sell out: as many as their list has. */
const mostVariants = 10;

/** Returns what must be decided by somebody with these permissions, what has a deadline first, and how the shop sells. */
export async function todaySaid(
  db: Queryable,
  { permissions, now, means }: { permissions: readonly string[]; now: Date; means: ShopMeans },
): Promise<Today> {
  const calendar = await deliveryCalendar(db);
  const parcels = await parcelsToSend(db, calendar, now);
  const find: Record<DecisionKind, () => Promise<Found> | Found> = {
    sendParcels: () => parcels.now,
    acceptOrders: async () => ofOrders(await ordersToAccept(db)),
    labelsStuck: async () =>
      ofOrders([...new Set([...(await ordersOfStuckLabels(db)), ...(await ordersOfParcelsAstray(db))])]),
    ...ksefToDecide(db, now),
    receiptsStuck: async () => ofOrders(await ordersOfStuckReceipts(db)),
    withdrawals: async () => {
      const waiting = await waitingWithdrawals(db);
      const orders = waiting.flatMap(({ order_id }) => order_id ?? []);
      return {
        count: waiting.length,
        due: waiting[0] === undefined ? null : refundDue(waiting[0].received_at),
        orders,
      };
    },
    complaints: async () => {
      const waiting = await complaintsWaiting(db);
      const unanswered = waiting.filter(({ answered_at }) => answered_at === null);
      return ofComplaints(unanswered, ({ received_at }) => answerDue(received_at));
    },
    complaintsPromised: async () => {
      const promised = (await complaintsWaiting(db)).filter(({ answered_at }) => answered_at !== null);
      return ofComplaints(promised, ({ answered_at }) => carryOutDue(answered_at!));
    },
    returnsArrived: async () => {
      const arrived = await arrivedReturns(db);
      const due = arrived.flatMap((row) => dueOfReturn(row).due ?? []).toSorted()[0] ?? null;
      return { count: arrived.length, due, orders: arrived.map(({ order_id }) => order_id) };
    },
    exchangesWithoutGoods: async () => {
      const agreedBefore = new Date(now.getTime() - exchangePatience * 86_400_000);
      return ofOrders((await exchangesWithoutGoods(db, agreedBefore)).map(({ order_id }) => order_id));
    },
    refundsFailed: async () =>
      ofOrders(await ordersOfFailedRefunds(db, { askedBefore: new Date(now.getTime() - refundPatience) })),
    moneyToGiveBack: async () => {
      const found = await ordersToGiveBackOf(db);
      const due = found[0] === undefined ? null : refundDue(found[0].since);
      return { count: found.length, due, orders: found.map(({ order_id }) => order_id) };
    },
    transfersToPay: async () => {
      const ready = (await waitingTransfers(db)).filter(({ state }) => state !== "asked");
      const due = ready[0] === undefined ? null : refundDue(ready[0].created_at);
      return { count: ready.length, due, orders: ready.map(({ order_id }) => order_id) };
    },
    accountsMissing: async () => {
      const silent = (await waitingTransfers(db)).filter(
        ({ state, reminded_at }) => state === "asked" && reminded_at !== null,
      );
      const due = silent[0] === undefined ? null : refundDue(silent[0].created_at);
      return { count: silent.length, due, orders: silent.map(({ order_id }) => order_id) };
    },
    moneyWithoutOrder: async () => ofOrders(await ordersWithMoneyTooMuch(db)),
    emailsRefused: async () => {
      const refused = await refusedEmails(db);
      return { count: refused.length, orders: refused.map(({ order_id }) => order_id) };
    },
    emailsWaiting: async () => {
      const waiting = await waitingEmails(db, emailPatience);
      return { count: waiting.length, orders: waiting.flatMap(({ order_id }) => order_id ?? []) };
    },
    emailsHeld: async () => ({ count: (await heldEmails(db)).length }),
    sellingOut: async () => {
      const found = await sellingOut(db, { language: "pl", now, most: mostVariants });
      const [first] = found;
      const day = first === undefined ? null : warsawDay(new Date(now.getTime() + first.days * 86_400_000));
      return { count: found.length, due: day };
    },
    reviews: async () => ({ count: (await listReviews(db, { waiting: true, most: mostReviews })).length }),
    missingFacts: async () => ({ count: (await missingDuties(db)).length }),
    jobsFailed: async () => ({ count: await failedJobs(db) }),
    shopClosed: async () => ({ count: await stepsLeft(db, means) }),
  };
  const decisions: Decision[] = [];
  for (const [kind, permission] of Object.entries(decisionKinds) as [DecisionKind, string][]) {
    if (!permissions.includes(permission)) continue;
    const { count, due = null, orders = [] } = await find[kind]();
    if (count > 0) decisions.push({ kind, count, due, orders: [...new Set(orders)].slice(0, 10) });
  }
  return {
    decisions: decisions.toSorted((a, b) => (a.due ?? "9999").localeCompare(b.due ?? "9999")),
    handOverHour: calendar.handOverHour,
    later: parcels.later,
    ...(permissions.includes("reports.read") ? { sales: await salesUntil(db, now) } : {}),
  };
}

const complaintsWaiting = (db: Queryable) => listComplaints(db, { view: "waiting", orderId: null });

function ofComplaints(complaints: readonly ComplaintRow[], dueOf: (complaint: ComplaintRow) => string): Found {
  return {
    count: complaints.length,
    due: complaints.map(dueOf).toSorted()[0] ?? null,
    orders: complaints.flatMap(({ order_id }) => order_id ?? []),
  };
}

/** Of an open shop none; opening itself is the last. */
async function stepsLeft(db: Queryable, means: ShopMeans): Promise<number> {
  if ((await openingOf(db)).openedAt !== null) return 0;
  const items = await lookAtOpening(db, means);
  const onSale = await productsOnSale(db);
  return 1 + (Object.keys(openingSteps) as OpeningStep[]).filter((step) => !isStepDone(step, items, onSale)).length;
}

function ofOrders(orders: number[]): Found {
  return { count: orders.length, orders };
}

/** Parts the parcels that were promised to leave today, or before, from those that leave later. */
async function parcelsToSend(
  db: Queryable,
  calendar: DeliveryCalendar,
  now: Date,
): Promise<{ now: Found; later: number }> {
  const parcels = (await ordersToSend(db)).map(({ order_id, since }) => ({
    order: order_id,
    leaves: sendingDates(since, calendar).leaves,
  }));
  const { today } = sendingDates(now, calendar);
  const due = parcels.filter(({ leaves }) => leaves <= today).toSorted((a, b) => a.leaves.localeCompare(b.leaves));
  return {
    now: { count: due.length, due: due[0]?.leaves ?? null, orders: due.map(({ order }) => order) },
    later: parcels.length - due.length,
  };
}
