import type * as v from "valibot";
import { decisionKinds, type DecisionKind, type todayRoutes } from "../../contract/operator/today.ts";
import { missingDuties } from "../../database/catalogue/missing-duties.ts";
import { sellingOut } from "../../database/catalogue/selling-out.ts";
import { listComplaints } from "../../database/complaint/complaints.ts";
import { failedJobs } from "../../database/jobs.ts";
import { heldEmails, waitingEmails } from "../../database/mail/outbox.ts";
import { refusedEmails } from "../../database/mail/refused-emails.ts";
import { ordersToAccept, ordersToSend, salesUntil } from "../../database/order/orders-to-decide.ts";
import { waitingWithdrawals } from "../../database/order/withdrawals.ts";
import {
  ordersOfFailedRefunds,
  ordersToGiveBackOf,
  ordersWithMoneyTooMuch,
} from "../../database/payment/money-to-decide.ts";
import { waitingTransfers } from "../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { arrivedReturns, type ReturnRow } from "../../database/return/returns.ts";
import { listReviews } from "../../database/review/reviews.ts";
import { answerDue } from "../../domain/complaint/complaint.ts";
import { deliveryDates } from "../../domain/order/delivery-dates.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { returnDue } from "../../domain/return/return.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";

type Today = v.InferOutput<(typeof todayRoutes)["today"]["answer"]>;
type Decision = Today["decisions"][number];
type Found = Pick<Decision, "count"> & Partial<Decision>;

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
  { permissions, now }: { permissions: readonly string[]; now: Date },
): Promise<Today> {
  const parcels = await parcelsToSend(db, now);
  const find: Record<DecisionKind, () => Promise<Found> | Found> = {
    sendParcels: () => parcels.now,
    acceptOrders: async () => ofOrders(await ordersToAccept(db)),
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
      const waiting = await listComplaints(db, { view: "waiting", orderId: null });
      const first = waiting.find(({ answered_at }) => answered_at === null);
      return {
        count: waiting.length,
        due: first === undefined ? null : answerDue(first.received_at),
        orders: waiting.flatMap(({ order_id }) => order_id ?? []),
      };
    },
    returnsArrived: async () => {
      const arrived = await arrivedReturns(db);
      const due = arrived.flatMap((row) => dueOf(row) ?? []).toSorted()[0] ?? null;
      return { count: arrived.length, due, orders: arrived.map(({ order_id }) => order_id) };
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
  };
  const decisions: Decision[] = [];
  for (const [kind, permission] of Object.entries(decisionKinds) as [DecisionKind, string][]) {
    if (!permissions.includes(permission)) continue;
    const { count, due = null, orders = [] } = await find[kind]();
    if (count > 0) decisions.push({ kind, count, due, orders: [...new Set(orders)].slice(0, 10) });
  }
  return {
    decisions: decisions.toSorted((a, b) => (a.due ?? "9999").localeCompare(b.due ?? "9999")),
    later: parcels.later,
    ...(permissions.includes("reports.read") ? { sales: await salesUntil(db, now) } : {}),
  };
}

function dueOf({ kind, announced_at, proof_at, arrived_at }: ReturnRow): string | null {
  return returnDue({ kind, announcedAt: announced_at, proofAt: proof_at, arrivedAt: arrived_at }).due;
}

function ofOrders(orders: number[]): Found {
  return { count: orders.length, orders };
}

/** Parts the parcels that were promised to leave today, or before, from those that leave later. */
async function parcelsToSend(db: Queryable, now: Date): Promise<{ now: Found; later: number }> {
  const parcels = (await ordersToSend(db)).map(({ order_id, since }) => ({
    order: order_id,
    leaves: deliveryDates(since).leaves,
  }));
  const { today } = deliveryDates(now);
  const due = parcels.filter(({ leaves }) => leaves <= today).toSorted((a, b) => a.leaves.localeCompare(b.leaves));
  return {
    now: { count: due.length, due: due[0]?.leaves ?? null, orders: due.map(({ order }) => order) },
    later: parcels.length - due.length,
  };
}
