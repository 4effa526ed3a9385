import type * as v from "valibot";
import {
  decisionKinds,
  type DecisionKind,
  type OrderDecisionKind,
  orderDecisionKinds,
  type todayRoutes,
} from "../../contract/operator/today.ts";
import { documentsWithoutTable, knownDays } from "../../database/books/nbp-days.ts";
import { missingDuties } from "../../database/catalogue/missing-duties.ts";
import { sellingOut } from "../../database/catalogue/selling-out.ts";
import { type ServiceKey, silentServices } from "../../database/connection/silent-services.ts";
import { merchantStop, refusedOffers } from "../../database/connection/merchant.ts";
import { failedJobs } from "../../database/jobs.ts";
import { heldEmails, waitingEmails } from "../../database/mail/outbox.ts";
import { questionsWaiting } from "../../database/mail/questions.ts";
import { deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { ordersToSend } from "../../database/order/orders-to-decide.ts";
import { salesUntil } from "../../database/order/sales-figures.ts";
import { openingOf, stepFacts } from "../../database/opening.ts";
import type { Queryable } from "../../database/queryable.ts";
import { listReviews } from "../../database/review/reviews.ts";
import { dayAway, mostDaysWithout, tableBefore } from "../../domain/books/exchange-rates.ts";
import { filedBy } from "../../domain/books/month.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { type DeliveryCalendar, workingDaysAfter } from "../../domain/delivery/working-days.ts";
import { isStepDone, type OpeningStep, openingSteps } from "../../domain/opening.ts";
import { carrierNames } from "../../domain/parcel/label.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { lookAtOpening, type ShopMeans } from "../../flows/look-at-opening.ts";
import { ksefToDecide } from "./ksef-to-decide.ts";
import { byDue, orderDecisions } from "./order-decisions.ts";

type Today = v.InferOutput<(typeof todayRoutes)["today"]["answer"]>;
type Decision = Today["decisions"][number];
/** How much of a kind there is, by when the first of it is due, and of which orders. */
export type Found = Pick<Decision, "count"> & Partial<Decision>;

/** Minutes after which an email should long be on its way. */
export const emailPatience = 15;
/** Milliseconds in which the National Bank has been asked for the rates of a document. */
const ratesPatience = 7_200_000;
/** Reviews beyond this many are told as so many. */
const mostReviews = 1000;
/** Products whose offers are refused beyond this many are told as so many. */
export const mostRefused = 1000;
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
    ...ofOrders(orderDecisions(db, now)),
    ...ksefToDecide(db, now),
    ratesMissing: () => ratesMissing(db, new Date(now.getTime() - ratesPatience)),
    emailsWaiting: async () => {
      const waiting = await waitingEmails(db, emailPatience);
      return { count: waiting.length, orders: waiting.flatMap(({ order_id }) => order_id ?? []) };
    },
    emailsHeld: async () => ({ count: (await heldEmails(db)).length }),
    questions: () => messagesWaiting(db, { reports: false }),
    reports: () => messagesWaiting(db, { reports: true }),
    sellingOut: async () => {
      const found = await sellingOut(db, { language: "pl", now, most: mostVariants });
      const [first] = found;
      const day = first === undefined ? null : warsawDay(new Date(now.getTime() + first.days * 86_400_000));
      return { count: found.length, due: day, comesOn: first?.comes_on ?? null };
    },
    merchantStopped: async () => ({ count: (await merchantStop(db)) === null ? 0 : 1 }),
    merchantRefused: async () => ({ count: (await refusedOffers(db, mostRefused)).length }),
    reviews: async () => ({ count: (await listReviews(db, { waiting: true, most: mostReviews })).length }),
    missingFacts: async () => ({ count: (await missingDuties(db)).length }),
    jobsFailed: async () => ({ count: await failedJobs(db) }),
    shopClosed: async () => ({ count: await stepsLeft(db, means) }),
  };
  const decisions: Decision[] = [];
  for (const [kind, permission] of Object.entries(decisionKinds) as [DecisionKind, string][]) {
    if (!permissions.includes(permission)) continue;
    const { count, due = null, orders = [], comesOn } = await find[kind]();
    if (count === 0) continue;
    const comes = comesOn === undefined ? {} : { comesOn };
    const silent = await silenceBehind(db, kind);
    decisions.push({ kind, count, due, orders: [...new Set(orders)].slice(0, 10), ...comes, ...silent });
  }
  return {
    decisions: decisions.toSorted(byDue),
    handOverHour: calendar.handOverHour,
    later: parcels.later,
    ...(permissions.includes("reports.read") ? { sales: await salesUntil(db, now) } : {}),
  };
}

/** Returns which of the services that this kind waits for do not answer; nothing where it waits for none. */
async function silenceBehind(db: Queryable, kind: DecisionKind): Promise<Pick<Decision, "silent">> {
  if (kind !== "labelsWaiting" && kind !== "receiptsWaiting") return {};
  const silent = (await silentServices(db)).filter(
    ({ service }) => (service === "eparagony") === (kind === "receiptsWaiting"),
  );
  return { silent: silent.map(({ service, since }) => ({ name: serviceNames[service], since: since.toISOString() })) };
}
const serviceNames: Readonly<Record<ServiceKey, string>> = { ...carrierNames, eparagony: "eparagony.pl" };

/** Messages are answered, and reports decided on, by the end of the next working day. */
async function messagesWaiting(db: Queryable, kind: { reports: boolean }): Promise<Found> {
  const { count, first } = await questionsWaiting(db, kind);
  return { count, due: first === null ? null : workingDaysAfter(warsawDay(first), 1) };
}

/** Of an open shop none; opening itself is the last. */
async function stepsLeft(db: Queryable, means: ShopMeans): Promise<number> {
  if ((await openingOf(db)).openedAt !== null) return 0;
  const items = await lookAtOpening(db, means);
  const facts = await stepFacts(db);
  return 1 + (Object.keys(openingSteps) as OpeningStep[]).filter((step) => !isStepDone(step, items, facts)).length;
}

/** Returns what finds how much of each kind there is, by when the first of it is due, and of which orders. */
function ofOrders(find: ReturnType<typeof orderDecisions>): Record<OrderDecisionKind, () => Promise<Found>> {
  const found = async (kind: OrderDecisionKind): Promise<Found> => {
    const all = await find[kind]();
    return {
      count: all.length,
      due: all.toSorted(byDue)[0]?.due ?? null,
      orders: all.flatMap(({ order }) => order ?? []),
    };
  };
  return Object.fromEntries(orderDecisionKinds.map((kind) => [kind, () => found(kind)])) as Record<
    OrderDecisionKind,
    () => Promise<Found>
  >;
}

/** Finds documents made before a moment whose rate is not known, with the day their month is filed by. */
async function ratesMissing(db: Queryable, before: Date): Promise<Found> {
  const documents = await documentsWithoutTable(db, before);
  const [first, last] = [documents[0], documents.at(-1)];
  if (first === undefined || last === undefined) return { count: 0 };
  const known = await knownDays(db, { from: dayAway(first.sold_on, -mostDaysWithout), to: last.sold_on });
  const lacking = documents.filter(({ sold_on }) => tableBefore(sold_on, known) === null);
  const [earliest] = lacking;
  return {
    count: lacking.length,
    due: earliest === undefined ? null : filedBy(earliest.sold_on.slice(0, 7)),
    orders: lacking.map(({ order_id }) => order_id),
  };
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
