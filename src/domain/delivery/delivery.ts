import { type Currency, parseDecimal } from "../money.ts";
import { lockerCode } from "./delivery-codes.ts";

/** Where the shop delivers and how it is paid (specification, points 3 and 9), as sent to the browser. */
export interface Zone {
  zoneId: string;
  zoneName: string;
  payment: Payment[];
}

export interface Payment {
  paymentName: string;
  paymentCode: string;
  paymentId: number;
  /** What it is charged in; absent: any of the shop's currencies. Another is charged in PLN. */
  currencies?: Currency[];
  shipping: Shipping[];
}

export interface Shipping {
  shippingName: string;
  shippingCode: string;
  shippingId: number;
  /** Cart total in PLN from which it is free, a decimal string; '' or '0': never. */
  shippingFree: string;
  prices: PriceTier[];
}

export interface PriceTier {
  /** Grams, inclusive. */
  maxWeight: number;
  /** Decimal string in PLN. */
  price: string;
}

export interface Country {
  country_id: string;
  country_code: string;
  country_name: string;
  countryZone_id: string | null;
  /** Abroad: a parcel can wait at a point of Packeta's in it. Else what its zone offers of that is not offered there. */
  points?: boolean;
}

/** What a selection depends on; `cartTotal` in grosze before discounts, `weight` in grams. */
export interface SelectionInput {
  zone: Zone | null;
  paymentId: number | null;
  shippingId: number | null;
  cartTotal: number;
  weight: number;
  preferred: { paymentCode: string; shippingCode: string };
}

/** What is selected; all null where nothing can be. `shippingPrice` in grosze. */
export interface Selection {
  paymentId: number | null;
  shippingId: number | null;
  shippingCode: string | null;
  shippingPrice: number | null;
}

/** Returns the zone of a country, with what it offers there; null for a country that has none, is not in the list, or whose zone is gone. */
export function zoneOf(countryId: string, countries: readonly Country[], zones: readonly Zone[]): Zone | null {
  const country = countries.find((candidate) => candidate.country_id === countryId);
  const zone = zones.find((candidate) => candidate.zoneId === country?.countryZone_id) ?? null;
  return zone !== null && country !== undefined && !hasPoints(country) ? withoutPoints(zone) : zone;
}

/** Returns whether a parcel can wait at a point in a country: in Poland always. */
export function hasPoints({ country_code, points }: Country): boolean {
  return country_code === "PL" || points === true;
}

/** Returns a zone with what it offers beside points; null where nothing is left. */
export function withoutPoints({ payment, ...zone }: Zone): Zone | null {
  const left = payment
    .map((one) => ({ ...one, shipping: one.shipping.filter(({ shippingCode }) => shippingCode !== lockerCode) }))
    .filter(({ shipping }) => shipping.length > 0);
  return left.length === 0 && payment.length > 0 ? null : { ...zone, payment: left };
}

/**
 * Returns the price in grosze: that of the first tier whose maxWeight is at least the weight, 0 from the
 * free-shipping threshold on; null when the cart is heavier than the last tier (specification, point 9). A code may
 * still make it nothing, in `orderTotals`.
 */
export function shippingPrice(
  shipping: Shipping,
  { cartTotal, weight }: { cartTotal: number; weight: number },
): number | null {
  const tier = shipping.prices.find((candidate) => candidate.maxWeight >= weight);
  if (tier === undefined) return null;
  const freeFrom = parseDecimal(shipping.shippingFree || "0");
  return freeFrom > 0 && cartTotal >= freeFrom ? 0 : parseDecimal(tier.price);
}

/** Returns the shippings a payment offers for this cart, each with its price in grosze. */
export function offeredShippings(
  payment: Payment,
  cart: { cartTotal: number; weight: number },
): { shipping: Shipping; price: number }[] {
  return payment.shipping.flatMap((shipping) => {
    const price = shippingPrice(shipping, cart);
    return price === null ? [] : [{ shipping, price }];
  });
}

/**
 * Returns for how many grosze a zone's cheapest method brings this cart home; null for a zone that delivers
 * nothing. What costs nothing whatever is ordered is collection in person, no delivery.
 */
export function cheapestDelivery(zone: Zone, cart: { cartTotal: number; weight: number }): number | null {
  const delivered = zone.payment
    .flatMap((payment) => offeredShippings(payment, cart))
    .filter(({ shipping }) => shipping.prices.some(({ price }) => parseDecimal(price) > 0));
  return delivered.length === 0 ? null : Math.min(...delivered.map(({ price }) => price));
}

/**
 * Returns the selection that holds now (specification, point 4). Payment: the current one if the zone has
 * it, else the preferred, else the zone's first. Shipping: the current one if that payment offers it, at
 * its present price, else the preferred courier, else the cheapest. Nothing without a zone.
 */
export function reselect(input: SelectionInput): Selection {
  const payment = selectPayment(input);
  const chosen = payment && selectShipping(payment, input);
  return {
    paymentId: payment?.paymentId ?? null,
    shippingId: chosen?.shipping.shippingId ?? null,
    shippingCode: chosen?.shipping.shippingCode ?? null,
    shippingPrice: chosen?.price ?? null,
  };
}

/** Returns the selection after the shopper chose a payment: the shipping is selected again under it. */
export function choosePayment(input: SelectionInput, paymentId: number): Selection {
  return reselect({ ...input, paymentId });
}

/** Returns the selection after the shopper chose a shipping, with its price and code. */
export function chooseShipping(input: SelectionInput, shippingId: number): Selection {
  return reselect({ ...input, shippingId });
}

/** Returns the digits of a postcode lockers can be looked for with, exactly five of them; else null (specification, point 5). */
export function lockerPostcode(postcode: string): string | null {
  const digits = postcode.replace(/\D/g, "");
  return digits.length === 5 ? digits : null;
}

function selectPayment({ zone, paymentId, preferred }: SelectionInput): Payment | null {
  const payments = zone?.payment ?? [];
  return (
    payments.find((payment) => payment.paymentId === paymentId) ??
    payments.find((payment) => payment.paymentCode === preferred.paymentCode) ??
    payments[0] ??
    null
  );
}

function selectShipping(
  payment: Payment,
  { shippingId, preferred, ...cart }: SelectionInput,
): { shipping: Shipping; price: number } | null {
  const offered = offeredShippings(payment, cart);
  return (
    offered.find(({ shipping }) => shipping.shippingId === shippingId) ??
    offered.find(({ shipping }) => shipping.shippingCode === preferred.shippingCode) ??
    offered.toSorted((one, other) => one.price - other.price)[0] ??
    null
  );
}
