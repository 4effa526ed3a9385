/** `POST /sys/json_api?orders` and `?order`: a customer's orders, and one of them (specification, point 2, 'Routes'). */
import * as v from "valibot";
import type { Currency } from "../domain/money.ts";
import type { ParcelStep } from "../domain/parcel/label.ts";
import type { OrderState } from "../domain/order/order-states.ts";
import type { ReturnState } from "../domain/return/return.ts";
import { wireText } from "./wire-text.ts";

const lanId = v.optional(v.union([v.number(), v.string()]), 1);
const secret = v.optional(v.nullable(wireText(200)), null);

export const ordersBody = v.object({
  token: wireText(200),
  page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000)), 1),
  lanId,
});
export const orderBody = v.object({
  number: v.union([wireText(100), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  token: secret,
  key: secret,
  lanId,
});

/** A row of the list. Amounts are decimal strings in the order's currency, as charged; moments are ISO 8601. */
export interface OrderInList {
  number: string;
  date: string;
  state: OrderState;
  partlySent: boolean;
  total: string;
  currency: Currency;
  pieces: number;
}

export interface OrdersReply {
  orders: OrderInList[];
  page: number;
  /** 0: there is no order. */
  pages: number;
}

/** An order as its owner sees it, in the words of the asked language; goods are called as they were sold. */
export interface OrderReply {
  number: string;
  date: string;
  state: OrderState;
  history: { state: OrderState; at: string }[];
  /** Of all its parcels, with commas between. */
  tracking: string | null;
  /** What has left, parcel by parcel. */
  parcels: SentParcel[];
  /** The day or days by which it was promised to come, in words; null: it has come, or nothing was promised. */
  expected: string | null;
  /** A parcel has left while something is still with the shop. */
  partlySent: boolean;
  /** The last day on which its buyer may withdraw from the contract, in words; null: it has not come, or the day is over. */
  withdrawUntil: string | null;
  /** Until when an unpaid order is kept. */
  holdUntil: string | null;
  currency: Currency;
  lines: OrderedLine[];
  sums: Record<"products" | "shipping" | "discount" | "points" | "total", string>;
  /** The total in PLN. */
  totalPln: string;
  discountCode: string | null;
  /** `point`: the locker, with its address where that is known. */
  shipping: { name: string; point: string | null };
  recipient: { name: string; address: string[]; email: string; phone: string };
  payment: {
    name: string;
    /** Where it is paid online, while it awaits that. */
    href: string | null;
    /** What is left to pay once a part came, or since it costs more, in its currency; null: nothing. */
    missing: string | null;
    /** The last attempt to pay it online came to nothing, and it can be paid again. */
    failed: boolean;
    /** Where the money goes, while a bank transfer is awaited. */
    transfer: { account: string; reference: string } | null;
  };
  /** The company an invoice is for, line by line; empty: none was asked for. */
  invoice: string[];
  /** Its invoice or proof of purchase, then corrections, then its fiscal receipt: each number and where it lies, null where it is but a number. */
  documents: { number: string; href: string | null }[];
  comment: string;
  /** Points it earned, lost again by a return, or will earn once it is delivered. */
  earns: { kind: "earned" | "takenBack" | "will"; points: number } | null;
  /** What becomes of goods of it that come back; null: none do. `back`: what was given back for them, a decimal string. */
  comingBack: {
    state: Exclude<ReturnState, "closed">;
    back: string | null;
    /** How it travels at the shop's cost, in words with its code, and where its label lies; null: the buyer sends it as they like. */
    label: { said: string; href: string | null; link: string } | null;
  } | null;
  /** Path of the page about returns and complaints. */
  returns: string | null;
}

/** A parcel that has left the shop. */
export interface SentParcel {
  sentAt: string;
  carrier: string | null;
  tracking: string | null;
  /** Where its carrier shows it; null: that is not known. */
  href: string | null;
  /** Its way as the carrier tells it, the first step first; empty: it tells nothing. */
  steps: { step: Exclude<ParcelStep, "made">; at: string }[];
  lines: { name: string; variant: string; quantity: number }[];
}

export interface OrderedLine {
  productId: string;
  a2p: string | null;
  name: string;
  variant: string;
  quantity: number;
  amount: string;
  image: string | null;
  /** The product's url; null: it is no longer sold. */
  url: string | null;
  /** Why one cannot withdraw from buying it, or not once it is unsealed; null: one can. */
  exception: string | null;
}
