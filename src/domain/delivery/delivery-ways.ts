import { parseDecimal } from "../money.ts";
import { cartWeight, type Country, type Shipping, type Zone } from "./delivery.ts";
import { daysKey, type DeliveryDays } from "./delivery-table.ts";

/** One way in which parcels come to some countries, whatever its name: what it costs and how long it takes. */
export interface DeliveryWay {
  /** Codes of the countries: `PL`. */
  countries: string[];
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
}

/**
 * Returns the ways of delivery worth choosing between, zone by zone, as checkout reckons them: what costs as much or
 * more, is free as late or later and takes as long or longer than another of its zone is left out, and collection in
 * person is no delivery.
 */
export function deliveryWays({ zones, countries, days, collections }: DeliveryInput): DeliveryWay[] {
  return zones.flatMap((zone) => {
    const inZone = countries.filter(({ countryZone_id }) => countryZone_id === zone.zoneId);
    if (inZone.length === 0) return [];
    const ways = zone.payment
      .flatMap(({ shipping }) => shipping)
      .map((shipping) => ({ shipping, key: daysKey(zone.zoneId, shipping.shippingId) }))
      .filter(({ key }) => !collections.has(key))
      .flatMap(({ shipping, key }) => wayOf(shipping, days.get(key) ?? null));
    return ways
      .filter((way, at) => !ways.some((other, index) => isAsGood(other, way) && (!isAsGood(way, other) || index < at)))
      .map((way) => ({ countries: inZone.map(({ country_code }) => country_code), ...way }));
  });
}

type Way = Omit<DeliveryWay, "countries">;

function wayOf({ prices, shippingFree }: Shipping, days: DeliveryDays | null): Way[] {
  const tier = prices.find(({ maxWeight }) => maxWeight >= cartWeight);
  if (tier === undefined) return [];
  const isFree = shippingFree !== "" && parseDecimal(shippingFree) > 0;
  return [{ price: tier.price, freeFrom: isFree ? shippingFree : null, days }];
}

/** Returns whether a way is nowhere worse than another. */
function isAsGood(way: Way, other: Way): boolean {
  return (
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
