/** What must be decided today, by whoever asks. */
import * as v from "valibot";
import type { Permission } from "../../domain/staff/permissions.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { day, moment, rowId } from "./values.ts";

/** Each kind of decision with the permission of who can make it. */
export const decisionKinds = {
  /** Orders beyond what a shopper may hold: yes or no. */
  acceptOrders: "orders.edit",
  /** Parcels that were promised to leave today, or before. */
  sendParcels: "orders.pack",
  /** Labels of which nobody knows whether they were bought, or that were refused, or that cannot be printed or undone; parcels of which the carrier says that they are lost, damaged or not to be brought. */
  labelsStuck: "orders.pack",
  /** Labels that their carrier has not made, or not undone, for a quarter of an hour: by when their parcels were promised to leave. */
  labelsWaiting: "orders.pack",
  /** Parcels that are here though a courier was asked to fetch them: none comes, or nobody knows whether one does. By when they were promised to leave. */
  pickupsStuck: "orders.pack",
  /** Invoices that KSeF did not take, or that cannot go there. */
  ksefRefused: "invoices.issue",
  /** Invoices whose buyer has them, or whose day is over, and that have no number of KSeF yet: by when they must. */
  ksefDue: "invoices.issue",
  /** Nothing goes to KSeF: it knows the shop no more, or has not answered for an hour. */
  ksefStopped: "settings.edit",
  /** What the shop logs in to KSeF by, or signs papers with, ends within sixty days. */
  ksefEnds: "settings.edit",
  /** Invoices to companies outside KSeF come near the sum a month may have, or have gone beyond it. */
  ksefLimit: "invoices.issue",
  /** Boxes that were packed before their order lost pieces which lie in them. */
  repackOrders: "orders.pack",
  /** Orders of whose transfer a part has come. */
  paidTooLittle: "money.match",
  /** Sales that a cash register did not take, or of which nobody knows whether it did. */
  receiptsStuck: "invoices.issue",
  /** Sales that a cash register has not confirmed for an hour: they are to be registered on their day. */
  receiptsWaiting: "invoices.issue",
  /** Documents in other currencies whose rate the National Bank has not told: by when their month is filed. */
  ratesMissing: "invoices.issue",
  /** Statements of withdrawal whose money is not given back, as far as the shop knows. */
  withdrawals: "orders.edit",
  /** Those of orders of which nothing was sent: no goods come back for them. */
  withdrawalsUnsent: "orders.edit",
  /** Complaints to be answered within fourteen days. */
  complaints: "orders.edit",
  /** Answered ones whose outcome is to be carried out, within fourteen days of the answer. */
  complaintsPromised: "orders.edit",
  /** Goods that came back and whose money has not gone back. */
  returnsArrived: "money.refund",
  /** Exchanges agreed on fourteen days ago, or before, whose goods have not come. */
  exchangesWithoutGoods: "orders.edit",
  /** Money that was to go back and did not, or of which the provider has said nothing for an hour. */
  refundsFailed: "money.refund",
  /** Money of orders that were cancelled or cost less, and that the shop still holds. */
  moneyToGiveBack: "money.refund",
  /** Transfers to buyers whose account is known. */
  transfersToPay: "money.refund",
  /** Transfers to buyers who were reminded to say their account and have not. */
  accountsMissing: "money.refund",
  /** Money that no order could take. */
  moneyWithoutOrder: "money.match",
  /** Emails to buyers that did not arrive and that nobody has seen to. */
  emailsRefused: "buyers.contact",
  /** Emails that should long have been sent. */
  emailsWaiting: "buyers.contact",
  /** Emails held back, one too many for an address nobody has confirmed. */
  emailsHeld: "buyers.contact",
  /** Messages of the contact form that nobody has answered, to be within a working day. */
  questions: "buyers.contact",
  /** Content of the shop that somebody reports as illegal and of which nothing is decided, to be within a working day. */
  reports: "buyers.contact",
  /** Google Merchant is told nothing: it refuses the credentials, or what the shop wants to do by them, or they cannot be opened. */
  merchantStopped: "settings.edit",
  /** Products of whose offers Google Merchant refuses some. */
  merchantRefused: "products.edit",
  /** Variants that are sold out before more of them comes, or within 14 days where nobody has said when, if they sell on like this. */
  sellingOut: "stock.move",
  /** Reviews nobody has read. */
  reviews: "reviews.moderate",
  /** Products that lack what the law wants told. */
  missingFacts: "products.edit",
  /** Jobs that were tried as often as they may be. */
  jobsFailed: "settings.edit",
  /** Steps that are left before a shop that is closed can open; one where nothing but opening is. */
  shopClosed: "settings.edit",
} as const satisfies Record<string, Permission>;
export type DecisionKind = keyof typeof decisionKinds;

/** Those about orders, told on each row of the list of what is to be decided. */
export const orderDecisionKinds = [
  "acceptOrders",
  "labelsStuck",
  "labelsWaiting",
  "pickupsStuck",
  "repackOrders",
  "paidTooLittle",
  "receiptsStuck",
  "receiptsWaiting",
  "withdrawals",
  "withdrawalsUnsent",
  "complaints",
  "complaintsPromised",
  "returnsArrived",
  "exchangesWithoutGoods",
  "refundsFailed",
  "moneyToGiveBack",
  "transfersToPay",
  "accountsMissing",
  "moneyWithoutOrder",
  "emailsRefused",
] as const satisfies readonly DecisionKind[];
export type OrderDecisionKind = (typeof orderDecisionKinds)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const period = v.object({
  /** Paid, or to be paid at the door, as `GET /figures/days` counts them. */
  orders: count,
  pieces: count,
  /** In grosze, less what was given back since. */
  worth: count,
});

export const todayRoutes = {
  today: route({
    method: "GET",
    path: "/today",
    summary: "Tells what must be decided, what has a deadline first, and how the shop sells.",
    permission: "signed-in",
    answer: v.object({
      decisions: v.array(
        v.object({
          kind: v.picklist(Object.keys(decisionKinds) as DecisionKind[]),
          count: v.pipe(count, v.minValue(1)),
          /** The day in Warsaw by whose end, for parcels by whose cut-off, the first of them is due; null: as soon as can be. */
          due: v.nullable(day),
          /** Of what sells out: when more of the first comes; null: nobody has said. */
          comesOn: v.exactOptional(v.nullable(day)),
          /** Of what waits for services that are outside: those that do not answer, and since when, the longest first. */
          silent: v.exactOptional(v.array(v.object({ name: v.string(), since: moment }))),
          /** The orders it is about, the first due first, at most ten; none where it is about no orders. */
          orders: v.array(rowId),
        }),
      ),
      /** Hour in Warsaw until which a parcel leaves on its day. */
      handOverHour: count,
      /** Parcels that leave later. */
      later: seenWith("orders.pack", count),
      /** Of today, of the same day a week before until the same hour, of the seven days that end today and of the seven before. */
      sales: seenWith("reports.read", v.object({ today: period, sameDay: period, week: period, weekBefore: period })),
    }),
    refusals: [],
  }),
};
