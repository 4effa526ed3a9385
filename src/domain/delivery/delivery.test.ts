import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  choosePayment,
  chooseShipping,
  lockerPostcode,
  offeredShippings,
  reselect,
  shippingPrice,
  zoneOf,
  type Payment,
  type SelectionInput,
  type Shipping,
  type Zone,
} from "./delivery.ts";
import { countriesIn, preferred, zonesIn } from "./zones.ts";

const zones = zonesIn("pl");
const countries = countriesIn("pl");
const [bank, cash, provider] = [1, 2, 3];
const [courier, postal, pickup, express] = [1, 2, 7, 6];

test("the zone follows the country's countryZone_id; a country without one has none", () => {
  assert.equal(zoneOf("2", countries, zones)?.zoneId, "1");
  assert.equal(zoneOf("5", countries, zones)?.zoneId, "5");
  assert.equal(zoneOf("99", countries, zones), null);
  assert.equal(
    zoneOf("2", [{ country_id: "2", country_code: "PL", country_name: "", countryZone_id: null }], zones),
    null,
  );
});

test("where no parcel can wait at a point, none is offered, and a zone of nothing else is none", () => {
  const point = { shippingName: "", shippingCode: "pm", shippingId: 99, shippingFree: "", prices: [] };
  const abroad = zones.map((zone) => ({
    ...zone,
    payment: zone.payment.map((one) => ({ ...one, shipping: [...one.shipping, point] })),
  }));
  const [czechia] = countries.filter(({ country_code }) => country_code === "CZ");
  const idsIn = (points: boolean, from = abroad) =>
    zoneOf("1", [{ ...czechia!, points }], from)?.payment[0]?.shipping.map(({ shippingId }) => shippingId);
  assert.deepEqual([idsIn(true), idsIn(false)], [[express, 99], [express]]);
  const alone = abroad.map((zone) => ({
    ...zone,
    payment: zone.payment.map((one) => ({ ...one, shipping: [point] })),
  }));
  assert.equal(idsIn(false, alone), undefined);
});

test("the price is that of the first tier that carries the weight; beyond the last it is not offered", () => {
  const tiered = shipping({
    shippingFree: "",
    prices: [
      { maxWeight: 100, price: "10.00" },
      { maxWeight: 1000, price: "20.5" },
    ],
  });
  assert.deepEqual(
    [0, 100, 101, 1000, 1001].map((weight) => shippingPrice(tiered, { cartTotal: 0, weight })),
    [1000, 1000, 2050, 2050, null],
  );
});

test("shipping is free from the threshold on; '' and '0' are no threshold", () => {
  const price = (shippingFree: string, cartTotal: number) =>
    shippingPrice(shipping({ shippingFree }), { cartTotal, weight: 0 });
  assert.deepEqual(
    [19999, 20000, 20001].map((total) => price("200.00", total)),
    [1299, 0, 0],
  );
  assert.equal(price("", 99_999_999), 1299);
  assert.equal(price("0", 99_999_999), 1299);
  assert.equal(shippingPrice(shipping({ shippingFree: "1" }), { cartTotal: 500, weight: 10_001 }), null);
});

test("nothing chosen: the preferred payment and the courier", () => {
  assert.deepEqual(reselect(inZone("1")), {
    paymentId: provider,
    shippingId: courier,
    shippingCode: "courier",
    shippingPrice: 1299,
  });
});

test("a payment and a shipping that are still offered stay, the price follows the cart", () => {
  const chosen = { paymentId: bank, shippingId: postal };
  assert.deepEqual(reselect(inZone("1", chosen)), { ...chosen, shippingCode: "pp", shippingPrice: 990 });
  assert.deepEqual(reselect(inZone("1", { ...chosen, cartTotal: 20000 })), {
    ...chosen,
    shippingCode: "pp",
    shippingPrice: 0,
  });
});

test("a payment the zone lacks falls to the preferred one, without that to the zone's first", () => {
  assert.equal(reselect(inZone("3", { paymentId: cash })).paymentId, provider);
  const unknown = { paymentCode: "none", shippingCode: "none" };
  assert.equal(reselect(inZone("1", { paymentId: 99, preferred: unknown })).paymentId, bank);
});

test("a shipping the payment lacks falls to the courier, without that to the cheapest", () => {
  assert.equal(reselect(inZone("1", { paymentId: cash, shippingId: pickup })).shippingId, courier);
  assert.equal(reselect(inZone("3", { shippingId: courier })).shippingId, express);
  const noCourier = { paymentCode: preferred.paymentCode, shippingCode: "none" };
  assert.deepEqual(reselect(inZone("1", { preferred: noCourier })), {
    paymentId: provider,
    shippingId: pickup,
    shippingCode: "",
    shippingPrice: 0,
  });
});

test("choosing a payment selects the shipping again under it", () => {
  const bankPickup = { paymentId: bank, shippingId: pickup };
  assert.deepEqual(choosePayment(inZone("1", bankPickup), cash), {
    paymentId: cash,
    shippingId: courier,
    shippingCode: "courier",
    shippingPrice: 1599,
  });
  assert.equal(choosePayment(inZone("1", { paymentId: bank, shippingId: postal }), cash).shippingPrice, 1090);
});

test("choosing a shipping stores its id, code and price", () => {
  assert.deepEqual(chooseShipping(inZone("1", { paymentId: cash }), 8), {
    paymentId: cash,
    shippingId: 8,
    shippingCode: "pm",
    shippingPrice: 1699,
  });
});

test("without a zone nothing is selected; with everything too heavy, no shipping", () => {
  assert.deepEqual(reselect({ ...inZone("1", { paymentId: bank, shippingId: courier }), zone: null }), {
    paymentId: null,
    shippingId: null,
    shippingCode: null,
    shippingPrice: null,
  });
  assert.deepEqual(reselect(inZone("6", { weight: 5001 })), {
    paymentId: provider,
    shippingId: null,
    shippingCode: null,
    shippingPrice: null,
  });
});

test("a re-selection never leaves a method the zone does not offer, and keeps one it does", () => {
  const id = fc.option(fc.integer({ min: 0, max: 9 }));
  const choice = fc.record({
    zone: fc.constantFrom(...zones),
    paymentId: id,
    shippingId: id,
    cartTotal: fc.integer({ min: 0, max: 90_000 }),
    weight: fc.integer({ min: 0, max: 12_000 }),
  });
  fc.assert(
    fc.property(choice, (given) => {
      const now = reselect({ ...given, preferred });
      const payment = given.zone.payment.find((candidate) => candidate.paymentId === now.paymentId);
      assert.ok(payment);
      if (given.zone.payment.some((candidate) => candidate.paymentId === given.paymentId))
        assert.equal(now.paymentId, given.paymentId);
      const offered = offeredShippings(payment, given);
      const chosen = offered.find(({ shipping: one }) => one.shippingId === now.shippingId);
      assert.equal(chosen === undefined, offered.length === 0);
      assert.equal(chosen?.price ?? null, now.shippingPrice);
      assert.equal(chosen?.shipping.shippingCode ?? null, now.shippingCode);
      if (offered.some(({ shipping: one }) => one.shippingId === given.shippingId))
        assert.equal(now.shippingId, given.shippingId);
      assert.deepEqual(reselect({ ...given, ...now, preferred }), now, "selecting again changes nothing");
    }),
  );
});

test("the cheapest is the cheapest of all offered, the first of them on a tie", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }), (prices) => {
      const offers = prices.map((price, at) =>
        shipping({
          shippingId: at,
          shippingCode: `s${at}`,
          prices: [{ maxWeight: 1, price: String(price) }],
          shippingFree: "",
        }),
      );
      const payment: Payment = { paymentId: 1, paymentCode: "bank", paymentName: "", shipping: offers };
      const zone: Zone = { zoneId: "1", zoneName: "", payment: [payment] };
      const cheapest = prices.indexOf(Math.min(...prices));
      assert.equal(
        reselect({ zone, paymentId: null, shippingId: null, cartTotal: 0, weight: 0, preferred }).shippingId,
        cheapest,
      );
    }),
  );
});

test("a locker postcode is exactly five digits once the rest is removed", () => {
  assert.equal(lockerPostcode("31-403"), "31403");
  assert.equal(lockerPostcode(" 3 1 4 0 3 "), "31403");
  for (const postcode of ["", "3140", "314033", "abc"]) assert.equal(lockerPostcode(postcode), null, postcode);
});

function inZone(zoneId: string, given: Partial<SelectionInput> = {}): SelectionInput {
  const zone = zones.find((candidate) => candidate.zoneId === zoneId) ?? null;
  return { zone, paymentId: null, shippingId: null, cartTotal: 10_000, weight: 0, preferred, ...given };
}

function shipping(cacheTags: Partial<Shipping>): Shipping {
  return {
    shippingName: "",
    shippingCode: "courier",
    shippingId: 1,
    shippingFree: "200.00",
    prices: [{ maxWeight: 10_000, price: "12.99" }],
    ...cacheTags,
  };
}
