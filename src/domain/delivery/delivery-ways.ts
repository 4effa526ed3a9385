import { parseDecimal } from "../money.ts";
import type { Country, Shipping, Zone } from "./delivery.ts";
import { daysKey, type DeliveryDays, stepsOf } from "./delivery-table.ts";

/** One way in which parcels come to some countries, whatever its name: what it costs and how long it takes. */
export interface DeliveryWay {
  /** Codes of the countries: `PL`. */
  countries: string[];
  /** Grams of a parcel it is for; null: weights do not count. */
  weight: { above: number; upTo: number } | null;
  /** Decimal string in PLN. */
  price: string;
  /** Decimal string in PLN; null: it is never free. */
  freeFrom: string | null;
  /** Working days on the way; null: not said. */
  days: DeliveryDays | null;
}

interface DeliveryInput {
  zones: readonly Zone[];
  countries: readonly Country[];
  /** By `daysKey`. */
  days: ReadonlyMap<string, DeliveryDays>;
  /** `daysKey`s of collection in person. */
  collections: ReadonlySet<string>;
  /** Whether the weight of goods counts in prices. */
  weighs: boolean;
}

/**
 * Returns the ways of delivery worth choosing between, zone by zone, as checkout reckons them: what costs as much or
 * more, is free as late or later, takes as long or longer and no more weight than another of its zone is left out, and
 * collection in person is no delivery. Each step of weight is a way of its own.
 */
export function deliveryWays({ zones, countries, days, collections, weighs }: DeliveryInput): DeliveryWay[] {
  return zones.flatMap((zone) => {
    const inZone = countries.filter(({ countryZone_id }) => countryZone_id === zone.zoneId);
    if (inZone.length === 0) return [];
    const ways = zone.payment
      .flatMap(({ shipping }) => shipping)
      .map((shipping) => ({ shipping, key: daysKey(zone.zoneId, shipping.shippingId) }))
      .filter(({ key }) => !collections.has(key))
      .flatMap(({ shipping, key }) => waysOf(shipping, { days: days.get(key) ?? null, weighs }));
    return ways
      .filter((way, at) => !ways.some((other, index) => isAsGood(other, way) && (!isAsGood(way, other) || index < at)))
      .map((way) => ({ countries: inZone.map(({ country_code }) => country_code), ...way }));
  });
}

type Way = Omit<DeliveryWay, "countries">;

function waysOf({ prices, shippingFree }: Shipping, { days, weighs }: { days: Way["days"]; weighs: boolean }): Way[] {
  const isFree = shippingFree !== "" && parseDecimal(shippingFree) > 0;
  return stepsOf(prices, weighs).map(({ upTo, price }, at, steps) => ({
    weight: upTo === null ? null : { above: steps[at - 1]?.upTo ?? 0, upTo },
    price,
    freeFrom: isFree ? shippingFree : null,
    days,
  }));
}

/** Returns whether a way is nowhere worse than another. */
function isAsGood(way: Way, other: Way): boolean {
  return (
    (way.weight?.above ?? 0) <= (other.weight?.above ?? 0) &&
    (way.weight?.upTo ?? Infinity) >= (other.weight?.upTo ?? Infinity) &&
    parseDecimal(way.price) <= parseDecimal(other.price) &&
    freeFrom(way) <= freeFrom(other) &&
    longest(way) <= longest(other)
  );
}

function freeFrom({ freeFrom: from }: Way): number {
  return from === null ? Infinity : parseDecimal(from);
}

function longest({ days }: Way): number {
  return days === null ? Infinity : days[1];
}
