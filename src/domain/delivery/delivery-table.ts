import {
  type Country,
  hasPoints,
  type Payment,
  type PriceTier,
  type Shipping,
  withoutPoints,
  type Zone,
} from "./delivery.ts";
import { parseDecimal } from "../money.ts";

/** What delivery costs and how long it takes, zone by zone, as a shopper reads it. */
export interface DeliveryZone {
  zoneId: string;
  /** Names of the countries delivered to, in the order of the alphabet. */
  countries: string[];
  /** Names of the payments one can choose there. */
  payments: string[];
  methods: DeliveryMethod[];
}

export interface DeliveryMethod {
  shippingId: number;
  name: string;
  /** Working days from sending to receipt; null: not said. */
  days: DeliveryDays | null;
  /** What it costs paid ahead: one offer, or several where payments differ. */
  ahead: DeliveryOffer[];
  /** What it costs paid on delivery; empty: not possible. */
  cash: DeliveryOffer[];
}

export interface DeliveryOffer {
  payments: string[];
  /** Decimal strings in PLN; `upTo` in grams, null where weights do not count. */
  prices: { upTo: number | null; price: string }[];
  /** Decimal string in PLN; null: never free. */
  freeFrom: string | null;
}

export type DeliveryDays = readonly [from: number, to: number];

/** Returns under which key a shipping's days are kept. */
export function daysKey(zoneId: string, shippingId: number): string {
  return `${zoneId}/${shippingId}`;
}

export interface DeliveryData {
  zones: readonly Zone[];
  countries: readonly Country[];
  days: ReadonlyMap<string, DeliveryDays>;
  /** The zone of this country comes first. */
  home: string;
  /** Whether the weight of goods counts in prices. */
  weighs: boolean;
  /** Language tag for the order of the alphabet. */
  tag: string;
}

/** Returns the delivery of every zone that has a country (specification, point 9), computed from what checkout reckons with. */
export function deliveryTable({ zones, countries, days, home, weighs, tag }: DeliveryData): DeliveryZone[] {
  const homeZone = countries.find(({ country_id }) => country_id === home)?.countryZone_id;
  return zones
    .flatMap((zone) => {
      const here = countries.filter(({ countryZone_id }) => countryZone_id === zone.zoneId);
      return (!here.some(hasPoints) ? withoutPoints(zone) : zone) ?? [];
    })
    .map((zone) => ({
      zoneId: zone.zoneId,
      countries: countries
        .filter(({ countryZone_id }) => countryZone_id === zone.zoneId)
        .map(({ country_name }) => country_name)
        .toSorted((a, b) => a.localeCompare(b, tag)),
      payments: zone.payment.map(({ paymentName }) => paymentName),
      methods: methodsOf(zone, { days, weighs }),
    }))
    .filter((zone) => zone.countries.length > 0)
    .toSorted((a, b) => Number(b.zoneId === homeZone) - Number(a.zoneId === homeZone));
}

function methodsOf(zone: Zone, { days, weighs }: Pick<DeliveryData, "days" | "weighs">): DeliveryMethod[] {
  const names = new Map(
    zone.payment.flatMap(({ shipping }) => shipping).map(({ shippingId, shippingName }) => [shippingId, shippingName]),
  );
  return [...names].map(([shippingId, name]) => {
    const offers = zone.payment.flatMap((payment) =>
      payment.shipping
        .filter((shipping) => shipping.shippingId === shippingId)
        .map((shipping) => ({ payment, shipping })),
    );
    return {
      shippingId,
      name,
      days: days.get(daysKey(zone.zoneId, shippingId)) ?? null,
      ahead: joined(
        offers.filter(({ payment }) => payment.paymentCode !== "cash"),
        weighs,
      ),
      cash: joined(
        offers.filter(({ payment }) => payment.paymentCode === "cash"),
        weighs,
      ),
    };
  });
}

/** Payments that cost the same are one offer. */
function joined(offers: { payment: Payment; shipping: Shipping }[], weighs: boolean): DeliveryOffer[] {
  const found = new Map<string, DeliveryOffer>();
  for (const { payment, shipping } of offers) {
    const offer = {
      prices: stepsOf(shipping.prices, weighs),
      freeFrom: shipping.shippingFree !== "" && parseDecimal(shipping.shippingFree) > 0 ? shipping.shippingFree : null,
    };
    const key = JSON.stringify(offer);
    const known = found.get(key);
    if (known) known.payments.push(payment.paymentName);
    else found.set(key, { payments: [payment.paymentName], ...offer });
  }
  return [...found.values()];
}

/** Returns up to which weight a way of delivery costs what: weights that cost the same are one step. Where weights do not count, all parcels cost its first step. */
export function stepsOf(tiers: readonly PriceTier[], weighs: boolean): DeliveryOffer["prices"] {
  if (!weighs) return tiers.slice(0, 1).map(({ price }) => ({ upTo: null, price }));
  return tiers
    .filter((tier, index) => tier.price !== tiers[index + 1]?.price)
    .map(({ maxWeight, price }) => ({ upTo: maxWeight, price }));
}
