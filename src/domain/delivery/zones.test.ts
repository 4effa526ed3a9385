import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../language.ts";
import { countries, countriesIn, payments, zones, zonesIn } from "./zones.ts";

const offered = (zoneId: string) =>
  zonesIn("pl")
    .find((zone) => zone.zoneId === zoneId)
    ?.payment.map(({ paymentId, shipping }) => [
      paymentId,
      ...shipping.map((one) => `${one.shippingId} ${one.prices[0]?.price}`),
    ]);

test("Poland offers all four payments, cash on delivery dearer and not with pickup", () => {
  const prepaid = ["1 12.99", "2 9.90", "7 0.00", "8 14.99"];
  assert.deepEqual(offered("1"), [
    [1, ...prepaid],
    [2, "1 15.99", "2 10.90", "8 16.99"],
    [3, ...prepaid],
    [4, ...prepaid],
  ]);
});

test("zones 3, 4 and 5 offer global express, prepaid", () => {
  assert.deepEqual(offered("3"), [
    [1, "6 39.00"],
    [3, "6 39.00"],
    [4, "6 39.00"],
  ]);
  assert.deepEqual(offered("4"), [
    [1, "6 59.00"],
    [3, "6 59.00"],
    [4, "6 59.00"],
  ]);
  assert.deepEqual(offered("5"), [
    [1, "6 79.00"],
    [3, "6 79.00"],
    [4, "6 79.00"],
  ]);
});

test("India offers two shippings, paid online or by wallet", () => {
  assert.deepEqual(offered("6"), [
    [3, "2 116.00", "5 116.00"],
    [4, "2 116.00", "5 116.00"],
  ]);
});

test("free-shipping thresholds and method codes are the specification's", () => {
  const cacheTags = zones.flatMap(({ zoneId, shippings }) =>
    shippings.map((one) => `${zoneId}/${one.shippingId} '${one.shippingCode}' ${one.shippingFree || "never"}`),
  );
  assert.deepEqual(cacheTags, [
    "1/1 'courier' 200.00",
    "1/2 'pp' 200.00",
    "1/7 '' never",
    "1/8 'pm' 200.00",
    "3/6 'pp' 499.00",
    "4/6 'pp' 599.00",
    "5/6 'pp' 699.00",
    "6/2 'pp' never",
    "6/5 '' never",
  ]);
});

test("weight tiers ascend: 10000 in Poland, 100 / 1000 / 5000 abroad, 1000 / 5000 to India", () => {
  const tiers = new Map(
    zonesIn("pl").map((zone) => [zone.zoneId, zone.payment[0]?.shipping[0]?.prices.map((tier) => tier.maxWeight)]),
  );
  assert.deepEqual(tiers.get("1"), [10_000]);
  for (const zoneId of ["3", "4", "5"]) assert.deepEqual(tiers.get(zoneId), [100, 1000, 5000]);
  assert.deepEqual(tiers.get("6"), [1000, 5000]);
});

test("the countries and their zones are the specification's list: GB in 4, AU alone in 5", () => {
  const list = countries
    .map((country) => `${country.country_id} ${country.country_code} ${country.countryZone_id}`)
    .join(", ");
  assert.equal(
    list,
    "1 CZ 3, 2 PL 1, 3 GB 4, 4 AT 4, 5 AU 5, 6 SK 3, 7 SI 4, 8 CH 4, 9 US 4, 10 NO 4, 11 PT 4, 12 RU 4, 13 RO 4, 14 DE 3, " +
      "15 LT 4, 16 LV 4, 17 LX 4, 18 IE 4, 19 NL 4, 20 IS 4, 21 CA 4, 22 ES 4, 23 EE 4, 24 GR 4, 25 DK 4, 26 BE 4, 27 FI 4, 28 IN 6",
  );
});

test("payments have the specification's ids", () => {
  assert.deepEqual(
    payments.map(({ paymentId }) => paymentId),
    [1, 2, 3, 4],
  );
  assert.deepEqual(
    payments.slice(0, 2).map(({ paymentCode }) => paymentCode),
    ["bank", "cash"],
  );
  assert.deepEqual(
    payments.map(({ online }) => online),
    [false, false, true, true],
  );
});

test("every name is written in every language", () => {
  const names = [
    ...countries.map((country) => country.country_name),
    ...payments.map((payment) => payment.paymentName),
    ...zones.flatMap((zone) => zone.shippings.map((one) => one.shippingName)),
  ];
  for (const name of names) for (const { lanCode } of languages) assert.ok(name[lanCode], `${name.pl} ${lanCode}`);
  assert.equal(countriesIn("cz")[0]?.country_name, "Česko");
});
