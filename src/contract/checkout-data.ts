import type { Country, Zone } from "../domain/delivery/delivery.ts";
import type { MethodMark } from "../domain/payment/method-marks.ts";

/** What the order panel needs once: fetched from `/page-data/checkout.json`, not carried by every page. */
export interface CheckoutData {
  zones: Zone[];
  countries: Country[];
  /** The ids of zones that goods could be sent to, of which no payment is offered. */
  unpaidZones: string[];
  /** Method codes preferred where nothing is chosen yet. */
  preferred: { paymentCode: string; shippingCode: string };
  /** Between which days an order placed now comes, by zone and shipping: `YYYY-MM-DD`. One the shop does not know of is left out. */
  arrivals: Arrival[];
  /** What is shown beside a payment or a shipping, by its code. */
  marks: Record<string, MethodMark[]>;
}

export interface Arrival {
  zoneId: string;
  shippingId: number;
  from: string;
  to: string;
}
