import { type Country, type Zone, zoneOf } from "../delivery/delivery.ts";

/** Why no order can go to a country, or to any: a refusal's code. */
export type Obstacle = "COUNTRIES_OFF" | "COUNTRY_OFF" | "PAYMENTS_OFF" | "COUNTRY_PAYMENTS_OFF" | "ZONE_MISSING";

/** Where the shop delivers, and what it offers there. */
export interface DeliveryOffer {
  countries: readonly Country[];
  /** Those of which a payment is offered. */
  zones: readonly Zone[];
  /** The ids of zones that goods could be sent to, of which no payment is offered. */
  unpaidZones: readonly string[];
}

/**
 * Returns what keeps an order to a country from being placed, null where nothing does. Where it is the same for every country,
 * that is said: to choose another one would be no way on.
 */
export function obstacleTo(
  countryId: string | null,
  { countries, zones, unpaidZones }: DeliveryOffer,
): Obstacle | null {
  if (countries.length === 0) return "COUNTRIES_OFF";
  const country = countries.find(({ country_id }) => country_id === countryId);
  if (country !== undefined && zoneOf(country.country_id, countries, zones) !== null) return null;
  if (!countries.some(({ country_id }) => zoneOf(country_id, countries, zones) !== null) && unpaidZones.length > 0)
    return "PAYMENTS_OFF";
  if (country === undefined) return "COUNTRY_OFF";
  const { countryZone_id } = country;
  return countryZone_id !== null && unpaidZones.includes(countryZone_id) ? "COUNTRY_PAYMENTS_OFF" : "ZONE_MISSING";
}

/** Returns whether an obstacle stands before every order, whatever the shopper chooses. */
export function stopsAll(obstacle: Obstacle | "TOO_HEAVY" | null): boolean {
  return obstacle === "COUNTRIES_OFF" || obstacle === "PAYMENTS_OFF";
}
