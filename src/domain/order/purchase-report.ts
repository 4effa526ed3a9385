import type { ToldPurpose } from "../consent.ts";

/** Who is told of a purchase by the shop's own server, each by the consent to a purpose. */
export const purchaseServices = ["ga4", "meta"] as const;
export type PurchaseService = (typeof purchaseServices)[number];

export const purposeOfService: Readonly<Record<PurchaseService, ToldPurpose>> = {
  ga4: "analytics",
  meta: "advertising",
};

/** What becomes of telling a service of an order. */
export type ReportState = "waits" | "sent" | "withdrawn" | "dropped" | "failed";

/** By what a service knows the buyer. */
export interface KnownBy {
  /** The client id of Google's cookie `_ga`, and the session of `_ga_…`. */
  client?: string;
  session?: string;
  /** What the browser calls itself, and Meta's cookies `_fbp` and `_fbc`. */
  agent?: string;
  browser?: string;
  click?: string;
}

/** Hours after which nobody is told of a sale any more: Google takes three days, Meta a week. */
export const mostHours = 72;

/** Returns in how many seconds a service is told again after so many tries that came to nothing: at growing distances, at last four times a day. */
export function reportAgainIn(tries: number): number {
  return Math.min(6 * 3600, 30 * 4 ** tries);
}

/** Returns the client id of a cookie `_ga`: `GA1.1.1234567890.1700000000` → `1234567890.1700000000`; null: it is none. */
export function clientOfCookie(cookie: string): string | null {
  return /^GA1\.[\d-]{1,5}\.(\d{1,20}\.\d{1,20})$/.exec(cookie)?.[1] ?? null;
}

/** Returns the session of a cookie `_ga_…`, in its older form `GS1.1.{session}.…` or its newer `GS2.1.s{session}$…`; null: it is none. */
export function sessionOfCookie(cookie: string): string | null {
  return /^GS1\.\d\.(\d{1,20})\.|^GS2\.\d\.s(\d{1,20})\$/.exec(cookie)?.slice(1).find(Boolean) ?? null;
}

/** Returns a cookie `_fbp` as it is; null: it is none. */
export function browserOfCookie(cookie: string): string | null {
  return /^fb\.[0-2]\.\d{10,14}\.\d{1,20}$/.test(cookie) ? cookie : null;
}

/** Returns a cookie `_fbc`, or what stands for it, as it is; null: it is none. */
export function clickOfCookie(cookie: string): string | null {
  return /^fb\.[0-2]\.\d{10,14}\.[\w-]{1,500}$/.test(cookie) ? cookie : null;
}

/** Returns under which id an event of an order is known: the same wherever it is told of, so that it is counted once. */
export function purchaseEventId(orderId: number): string {
  return `purchase_${orderId}`;
}
