/** One order as staff see it: `GET /orders/:number`, and what every change of it answers. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { moneyStates } from "../../domain/order/money-state.ts";
import { demands, outcomes } from "../../domain/complaint/complaint.ts";
import { finalReasons } from "../../domain/order/final-steps.ts";
import { consentNames } from "../../domain/order/consents.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { attemptStates } from "../../domain/payment/payment.ts";
import { returnKinds } from "../../domain/return/return.ts";
import { undoStates } from "../../domain/staff/undo.ts";
import { givenBack, settlement } from "./given-back.ts";
import { toTakeOut } from "./packing.ts";
import { parcel } from "./parcel.ts";
import { seenWith } from "./seen-with.ts";
import { language, moment, money, rowId } from "./values.ts";

const hundredths = v.pipe(v.number(), v.integer());
const state = v.picklist(orderStates);

const line = v.object({
  position: hundredths,
  productId: rowId,
  variantId: rowId,
  /** As it was sold. */
  name: v.string(),
  variant: v.string(),
  quantity: hundredths,
  /** How many of them were not given back. */
  left: hundredths,
  /** Pieces of it that are in parcels. */
  packed: hundredths,
  sku: v.nullable(v.string()),
  ean: v.nullable(v.string()),
  /** Where it lies today; null: not said. */
  shelf: v.nullable(v.string()),
  /** The name of a picture of the product; null: it has none. */
  picture: v.nullable(v.string()),
  /** The product's path in the shop; null: it is not shown any more. */
  path: v.nullable(v.string()),
  amount: seenWith("money.read", hundredths),
});

/** What a change has made of one of the order's lines. */
const lineTold = v.variant("kind", [
  v.object({ kind: v.literal("added"), name: v.string(), quantity: hundredths }),
  v.object({ kind: v.literal("removed"), name: v.string(), quantity: hundredths }),
  /** So many pieces became another variant of the same product. */
  v.object({ kind: v.literal("size"), name: v.string(), from: v.string(), to: v.string(), quantity: hundredths }),
  v.object({ kind: v.literal("quantity"), name: v.string(), from: hundredths, to: hundredths }),
  /** Of one piece, in grosze. */
  v.object({
    kind: v.literal("price"),
    name: v.string(),
    priceFrom: seenWith("money.read", hundredths),
    priceTo: seenWith("money.read", hundredths),
  }),
]);

/** Everything that happened to an order, in the order of time. */
const event = v.object({
  at: moment,
  what: v.variant("kind", [
    // By whom: null is the buyer or the shop itself; of the command line it is `npm run shop`.
    v.object({ kind: v.literal("state"), state, by: v.nullable(v.string()) }),
    v.object({
      kind: v.literal("email"),
      /** Which email, as `orderPaid`. */
      email: v.string(),
      /** What an `orderSettled` tells of; money: that alone goes back. Null: another email. */
      tells: v.nullable(v.picklist(["cancellation", "return", "reduction", "money"])),
      id: rowId,
      recipient: seenWith("buyers.contact", v.string()),
      sentAt: v.nullable(moment),
      /** Who has sent it; null: the shop by itself. */
      by: v.nullable(v.string()),
      /** Until when it waits and can be taken back. */
      waitsUntil: v.nullable(moment),
      /** Since when it is known that it does not arrive. */
      refusedAt: v.nullable(moment),
      /** What the mail server has said of it, in its own words. */
      refusal: seenWith("buyers.contact", v.nullable(v.string())),
      /** Somebody has seen to it that it did not arrive. */
      refusalClosed: v.boolean(),
      /** Why it is not sent once more: its link has done its work, or the account it asks for is known; null: it can be. */
      notAgain: v.nullable(v.picklist(["linkUsed", "accountKnown"])),
    }),
    v.object({
      kind: v.literal("payment"),
      provider: v.string(),
      name: v.string(),
      providerId: v.nullable(v.string()),
      state: v.picklist(attemptStates),
      money: seenWith("money.read", money),
    }),
    // Goods of it are exchanged `to` that order, or it was got `from` that one.
    v.object({ kind: v.literal("exchange"), direction: v.picklist(["to", "from"]), order: rowId }),
    v.object({
      kind: v.literal("moved"),
      direction: v.picklist(["to", "from"]),
      order: rowId,
      money: seenWith("money.read", money),
    }),
    v.object({ kind: v.literal("transfer"), money: seenWith("money.read", money) }),
    // The courier took it as the order was delivered.
    v.object({ kind: v.literal("atDoor"), money: seenWith("money.read", money) }),
    v.object({
      kind: v.literal("refund"),
      state: v.picklist(["asked", "done", "refused"]),
      providerId: v.nullable(v.string()),
      money: seenWith("money.read", money),
    }),
    v.object({ kind: v.literal("settlement"), settlement: seenWith("money.read", settlement) }),
    v.object({ kind: v.literal("document"), number: v.string() }),
    v.object({
      kind: v.literal("change"),
      by: v.string(),
      lines: v.array(lineTold),
      /** What its delivery was called and is; null: the same. */
      delivery: v.nullable(v.object({ from: v.string(), to: v.string() })),
      /** It goes to another locker. */
      otherPoint: v.boolean(),
      /** It is packed only once what is missing has come, or no longer waits for that; null: as before. */
      held: v.nullable(v.boolean()),
      total: seenWith("money.read", v.object({ from: hundredths, to: hundredths })),
      /** Why a price is another; null: none is. */
      priceReason: v.nullable(v.string()),
    }),
    // It was taken down for its buyer.
    v.object({
      kind: v.literal("placed"),
      by: v.string(),
      /** Why a price is other than the shop's; null: none is. */
      priceReason: v.nullable(v.string()),
      /** What the buyer has said yes to. */
      consents: v.array(v.picklist(consentNames)),
    }),
    v.object({
      kind: v.literal("address"),
      by: v.string(),
      /** Which fields of the order's form, as `shippingCity`. */
      fields: v.array(v.string()),
    }),
    v.object({
      kind: v.literal("withdrawal"),
      /** The return it opened; null: it waits beside the returns. */
      return: v.nullable(rowId),
    }),
    v.object({
      kind: v.literal("return"),
      id: rowId,
      returnKind: v.picklist(returnKinds),
      /** What became of it: `sent` is the buyer's proof, `closed` the end without goods. */
      step: v.picklist(["opened", "sent", "arrived", "closed"]),
      by: v.nullable(v.string()),
    }),
    v.object({
      kind: v.literal("complaint"),
      id: rowId,
      step: v.picklist(["received", "answered", "closed"]),
      /** What the buyer asked for, and what they get; null: it is not decided. */
      demand: v.picklist(demands),
      outcome: v.nullable(v.picklist(outcomes)),
      by: v.nullable(v.string()),
    }),
    v.object({ kind: v.literal("note"), id: rowId, text: v.string(), by: v.string() }),
    v.object({
      kind: v.literal("act"),
      /** The route's name, as `changeTags`. */
      act: v.string(),
      by: v.string(),
      before: v.nullable(v.record(v.string(), v.unknown())),
      after: v.nullable(v.record(v.string(), v.unknown())),
    }),
  ]),
  /** Of what somebody did: how it is taken back. */
  logged: v.optional(
    v.object({
      /** For `undo`. */
      id: rowId,
      /** `possible`: this person can take it back now. `done`: it was taken back. */
      undo: v.picklist(undoStates),
    }),
  ),
});

export const order = v.object({
  number: rowId,
  placedAt: moment,
  state,
  /** The states this person can move it to by `moveOrder`; one that is `awaitingReview` is begun by `acceptOrder`. */
  next: v.array(state),
  /** Which of them cannot be taken back, and why: a document gets its number, points are given, or the order ends. */
  final: v.array(v.object({ state, why: v.picklist(finalReasons) })),
  /** Until when an unpaid order is kept. */
  holdUntil: v.nullable(moment),
  /** The language its buyer reads. */
  language,
  currency: v.picklist(currencies),
  lines: v.array(line),
  money: seenWith(
    "money.read",
    v.object({
      state: v.picklist(moneyStates),
      products: hundredths,
      shipping: hundredths,
      discount: hundredths,
      discountCode: v.nullable(v.string()),
      points: hundredths,
      total: hundredths,
      totalPln: hundredths,
      /** What is still asked of its buyer, in its own currency. */
      missing: hundredths,
      /** The VAT inside the total, rate by rate, as its document says; none of a rate without VAT. */
      vat: v.array(v.object({ rate: v.string(), amount: hundredths })),
      /** What was paid online and by transfer. */
      paid: v.nullable(money),
      /** What the courier took at the door, in the order's currency. */
      atDoor: hundredths,
      /** What a provider has confirmed, or was ticked as paid; and what is on its way and neither. */
      refunded: v.array(money),
      givingBack: v.array(money),
      /** Money that came and that the order could not take: somebody has to decide. */
      surplus: v.array(money),
      /** Money that pays for another order than the one it came for, in this one's currency: above zero it came here, below it went there. */
      moved: v.array(v.object({ order: rowId, amount: hundredths })),
      ...givenBack,
    }),
  ),
  payment: v.object({ code: v.string(), name: v.string() }),
  delivery: v.object({
    code: v.string(),
    name: v.string(),
    /** The locker: its name, and where it stands as far as that is known. */
    point: v.nullable(v.object({ id: v.string(), address: v.nullable(v.string()) })),
    /** Of all its parcels, with commas between. */
    tracking: v.nullable(v.string()),
    /** Between which days it was said to come. */
    arrives: v.nullable(v.object({ from: v.string(), to: v.string() })),
  }),
  buyer: v.object({
    name: v.string(),
    phone: v.string(),
    email: seenWith("buyers.contact", v.string()),
    /** The account it was placed in; null: as a guest. */
    customerId: seenWith("buyers.contact", v.nullable(rowId)),
    comment: v.string(),
    /** Declared to be of age, because something in it asks for that. */
    ofAge: v.boolean(),
  }),
  /** Line by line. */
  address: v.array(v.string()),
  /** Whom an invoice is for, line by line; empty: none was asked for. */
  invoice: seenWith("invoices.read", v.array(v.string())),
  documents: seenWith("invoices.read", v.array(v.object({ number: v.string(), path: v.string() }))),
  parcels: v.array(parcel),
  /** What lies in a box that was packed before the order lost it, and is to be taken out. */
  repack: v.array(toTakeOut),
  /** A parcel has left while something is still here. */
  partlySent: v.boolean(),
  /** The return with which its buyer has withdrawn, while nobody has dealt with that: what is here does not leave. Null: there is none. */
  withdrawn: v.nullable(rowId),
  /** The orders its goods are exchanged `to`, and the one it was got `from`. `waits`: the goods have not paid for it yet. */
  exchanges: v.array(
    v.object({ direction: v.picklist(["to", "from"]), order: rowId, return: rowId, waits: v.boolean() }),
  ),
  tags: v.array(v.string()),
  notes: seenWith("history.read", v.array(v.object({ id: rowId, at: moment, by: v.string(), text: v.string() }))),
  timeline: seenWith("history.read", v.array(event)),
  /** The buyer's other orders, newest first. */
  others: seenWith(
    "history.read",
    v.array(v.object({ number: rowId, placedAt: moment, state, total: seenWith("money.read", money) })),
  ),
  /** What `If-Match` names, by part. */
  versions: v.object({
    state: v.string(),
    tags: v.string(),
    money: v.string(),
    parcels: v.string(),
    lines: v.string(),
    address: v.string(),
  }),
});
export type Order = v.InferOutput<typeof order>;
