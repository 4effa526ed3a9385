import assert from "node:assert/strict";
import { test } from "node:test";
import type { Shipping, Zone } from "./delivery.ts";
import { daysKey } from "./delivery-table.ts";
import { deliveryWays } from "./delivery-ways.ts";
import { countriesIn, zones, zonesIn } from "./zones.ts";

const poland = { country_id: "2", country_code: "PL", country_name: "Polska", countryZone_id: "1" };

function zoneOf(shipping: Shipping[]): Zone {
  return { zoneId: "1", zoneName: "Polska", payment: [{ paymentId: 1, paymentCode: "x", paymentName: "x", shipping }] };
}

function way(shippingId: number, price: string, shippingFree = ""): Shipping {
  return { shippingId, shippingName: "", shippingCode: "", shippingFree, prices: [{ maxWeight: 30_000, price }] };
}

test("ways that another undercuts in everything are left out, of equal ones one stays, and collection in person is none", () => {
  const ways = deliveryWays({
    zones: [
      zoneOf([way(1, "9.90", "299.00"), way(2, "9.90", "299.00"), way(3, "14.90"), way(4, "19.90"), way(5, "0.00")]),
    ],
    countries: [poland],
    days: new Map([
      [daysKey("1", 1), [1, 2]],
      [daysKey("1", 2), [1, 2]],
      [daysKey("1", 3), [1, 3]],
      [daysKey("1", 4), [1, 1]],
    ]),
    collections: new Set([daysKey("1", 5)]),
    weighs: false,
  });
  assert.deepEqual(ways, [
    { countries: ["PL"], weight: null, price: "9.90", freeFrom: "299.00", days: [1, 2] },
    { countries: ["PL"], weight: null, price: "19.90", freeFrom: null, days: [1, 1] },
  ]);
});

test("a shop that sends for nothing has a way that costs nothing, and a collection that is paid for is still none", () => {
  const ways = deliveryWays({
    zones: [zoneOf([way(1, "0.00"), way(7, "5.00")])],
    countries: [poland],
    days: new Map([[daysKey("1", 7), [1, 1]]]),
    collections: new Set([daysKey("1", 7)]),
    weighs: false,
  });
  assert.deepEqual(ways, [{ countries: ["PL"], weight: null, price: "0.00", freeFrom: null, days: null }]);
});

test("where weights count each step is a way of its own, left out where another carries no less for no more", () => {
  const stepped = (shippingId: number, prices: Shipping["prices"]) => ({ ...way(shippingId, ""), prices });
  const given = {
    zones: [
      zoneOf([
        stepped(1, [
          { maxWeight: 500, price: "9.00" },
          { maxWeight: 1000, price: "9.00" },
          { maxWeight: 5000, price: "15.00" },
        ]),
        stepped(2, [{ maxWeight: 2000, price: "12.00" }]),
        stepped(3, [{ maxWeight: 4000, price: "15.00" }]),
      ]),
    ],
    countries: [poland],
    days: new Map(),
    collections: new Set<string>(),
  };
  const shared = { countries: ["PL"], freeFrom: null, days: null };
  assert.deepEqual(deliveryWays({ ...given, weighs: true }), [
    { ...shared, weight: { above: 0, upTo: 1000 }, price: "9.00" },
    { ...shared, weight: { above: 1000, upTo: 5000 }, price: "15.00" },
    { ...shared, weight: { above: 0, upTo: 2000 }, price: "12.00" },
    { ...shared, weight: { above: 0, upTo: 4000 }, price: "15.00" },
  ]);
  assert.deepEqual(deliveryWays({ ...given, weighs: false }), [{ ...shared, weight: null, price: "9.00" }]);
});

test("every country the shop delivers to has a way, of its own zone", () => {
  const days = new Map(
    zones.flatMap(({ zoneId, shippings }) =>
      shippings.map((shipping) => [daysKey(zoneId, shipping.shippingId), shipping.days] as const),
    ),
  );
  const countries = countriesIn("pl");
  const ways = deliveryWays({ zones: zonesIn("pl"), countries, days, collections: new Set(), weighs: false });
  assert.deepEqual(
    new Set(ways.flatMap((one) => one.countries)),
    new Set(countries.map(({ country_code }) => country_code)),
  );
});
