/** Accounts of shoppers: who they are, what they ordered and agreed to, their points, and the end of all that. */
import * as v from "valibot";
import { outcomes } from "../../domain/complaint/complaint.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { wireEmail, wireLine, wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { language, moment, money, pageLimit, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());
const maybe = v.nullable(moment);

const common = {
  id: rowId,
  /** Empty: they have said none yet. */
  name: v.string(),
  email: seenWith("customers.contact", v.string()),
  phone: seenWith("customers.contact", v.string()),
  since: moment,
  /** Their e-mail is proven to be theirs. */
  verified: v.boolean(),
  points: count,
  orders: count,
};

/** What somebody has agreed to, and how we know: which words, when, and the link of an e-mail they followed. */
const consent = { words: v.string(), askedAt: moment, confirmedAt: maybe, endedAt: maybe };

const customer = v.object({
  ...common,
  /** Their account is erased: nothing personal of it is left. */
  closedAt: maybe,
  language,
  providers: v.array(v.string()),
  /** Street, post code and town, company and its number: what the account fills the order form with. */
  address: seenWith("customers.contact", v.array(v.string())),
  /** The newest fifty. */
  latest: v.array(
    v.object({
      number: rowId,
      at: moment,
      state: v.picklist(orderStates),
      pieces: count,
      total: seenWith("money.read", money),
    }),
  ),
  pointsHistory: v.array(
    v.object({
      id: rowId,
      at: moment,
      change: whole,
      reason: v.picklist(["operator", "order", "return", "earned", "takenBack"]),
      order: v.nullable(rowId),
      /** What staff say of it; null: it is not by hand. */
      note: v.nullable(v.string()),
      takesBack: v.nullable(rowId),
      takenBack: v.boolean(),
    }),
  ),
  newsletter: v.nullable(v.object({ id: rowId, source: v.string(), ...consent })),
  stockAlerts: v.array(v.object({ id: rowId, product: v.string(), variant: v.string(), toldAt: maybe, ...consent })),
  complaints: v.array(
    v.object({ id: rowId, at: moment, order: rowId, outcome: v.nullable(v.picklist(outcomes)), closedAt: maybe }),
  ),
  /** What stays when the account is erased: documents for the books, and orders that are not over yet. */
  keeps: v.object({ documents: count, openOrders: count }),
});
export type Customer = v.InferOutput<typeof customer>;

const withId = { parameters: v.object({ id: rowIdText }) };

export const customerRoutes = {
  customers: route({
    method: "GET",
    path: "/customers",
    summary:
      "Lists accounts, the newest first, or finds them by name without diacritics; with `customers.contact` by e-mail and by the end of a telephone too.",
    permission: "customers.read",
    query: v.object({
      q: v.optional(wireText(100), ""),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({ customers: v.array(v.object(common)), next: v.nullable(v.string()) }),
    refusals: [],
  }),
  customer: route({
    method: "GET",
    path: "/customers/:id",
    summary: "Shows an account: orders, points, consents, complaints.",
    permission: "customers.read",
    ...withId,
    answer: customer,
    refusals: ["NOT_FOUND"],
  }),
  givePoints: route({
    method: "POST",
    path: "/customers/:id/points",
    summary:
      "Gives an account points, or takes them (below zero), with a reason that is kept until the account is erased.",
    permission: "customers.contact",
    ...withId,
    body: v.object({
      points: v.pipe(
        whole,
        v.minValue(-1_000_000),
        v.maxValue(1_000_000),
        v.check((points) => points !== 0),
      ),
      note: v.pipe(wireLine(200), v.minLength(1)),
    }),
    answer: customer,
    refusals: ["NOT_FOUND", "POINTS_SHORT"],
    idempotent: true,
    undo: "takePointsBack",
    undone: ({ entityId, after }) => ({ parameters: { id: entityId, entry: after?.["entry"] } }),
  }),
  takePointsBack: route({
    method: "DELETE",
    path: "/customers/:id/points/:entry",
    summary: "Takes back points that staff gave or took, once, by an entry the other way.",
    permission: "customers.contact",
    parameters: v.object({ id: rowIdText, entry: rowIdText }),
    answer: customer,
    refusals: ["NOT_FOUND", "FINAL", "POINTS_SHORT"],
    undo: null,
  }),
  askEmailChange: route({
    method: "POST",
    path: "/customers/:id/email",
    summary:
      "Asks another address by an e-mail whether the account may move there: nothing changes before its link is followed, and the old address is told then.",
    permission: "customers.contact",
    ...withId,
    body: v.object({ email: wireEmail }),
    answer: v.object({}),
    refusals: ["NOT_FOUND", "EMAIL_INVALID", "NOTHING_CHANGED", "TOO_MANY_REQUESTS"],
    stepUp: true,
    undo: null,
  }),
  exportCustomer: route({
    method: "POST",
    path: "/customers/:id/export",
    summary:
      "Gives out everything the shop holds of an account, as its owner would get it (GDPR, articles 15 and 20); the log says by whom.",
    permission: "exports.personal",
    ...withId,
    answer: v.object({ data: v.record(v.string(), v.unknown()) }),
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
  eraseCustomer: route({
    method: "DELETE",
    path: "/customers/:id",
    summary:
      "Erases an account (GDPR, article 17): what is personal goes, documents stay for the law's own time, and orders that are not over until they are.",
    permission: "customers.erase",
    ...withId,
    answer: v.object({}),
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
};
