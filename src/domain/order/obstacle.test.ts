import assert from "node:assert/strict";
import { test } from "node:test";
import type { Country, Zone } from "../delivery/delivery.ts";
import { type DeliveryOffer, obstacleTo, stopsAll } from "./obstacle.ts";

const country = (id: string, zone: string | null): Country => ({
  country_id: id,
  country_code: id,
  country_name: id,
  countryZone_id: zone,
});
const zone = (zoneId: string): Zone => ({ zoneId, zoneName: zoneId, payment: [] });
const [poland, czechia, norway] = [country("2", "home"), country("12", "abroad"), country("24", null)];
const all: DeliveryOffer = {
  countries: [poland, czechia, norway],
  zones: [zone("home"), zone("abroad")],
  unpaidZones: [],
};
const unpaid: DeliveryOffer = { ...all, zones: [], unpaidZones: ["home", "abroad"] };
const unpaidAbroad: DeliveryOffer = { ...all, zones: [zone("home")], unpaidZones: ["abroad"] };

test("what keeps an order back is named by its own reason", () => {
  for (const [offer, to, obstacle] of [
    [all, "2", null],
    [all, "24", "ZONE_MISSING"],
    [all, "77", "COUNTRY_OFF"],
    [all, null, "COUNTRY_OFF"],
    [{ ...all, countries: [] }, "2", "COUNTRIES_OFF"],
    [unpaid, "2", "PAYMENTS_OFF"],
    [unpaid, "24", "PAYMENTS_OFF"],
    [unpaid, "77", "PAYMENTS_OFF"],
    [unpaidAbroad, "2", null],
    [unpaidAbroad, "12", "COUNTRY_PAYMENTS_OFF"],
    [unpaidAbroad, "24", "ZONE_MISSING"],
    [{ ...unpaidAbroad, countries: [czechia, norway] }, "12", "PAYMENTS_OFF"],
    [{ ...all, zones: [] }, "2", "ZONE_MISSING"],
  ] as const)
    assert.equal(obstacleTo(to, offer), obstacle, JSON.stringify([offer, to]));
});

test("another country is a way on where one can be ordered to", () => {
  assert.deepEqual(
    (["COUNTRIES_OFF", "PAYMENTS_OFF", "COUNTRY_OFF", "COUNTRY_PAYMENTS_OFF", "ZONE_MISSING", null] as const).map(
      stopsAll,
    ),
    [true, true, false, false, false, false],
  );
});
