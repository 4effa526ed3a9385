import assert from "node:assert/strict";
import { test } from "node:test";
import { daysKey, deliveryTable } from "./delivery-table.ts";
import { languages } from "../language.ts";
import { parseDecimal } from "../money.ts";
import { countries, countriesIn, payments, zones, zonesIn } from "./zones.ts";

const days = new Map(
  zones.flatMap(({ zoneId, shippings }) =>
    shippings.map((shipping) => [daysKey(zoneId, shipping.shippingId), shipping.days] as const),
  ),
);

for (const { lanCode, tag } of languages) {
  const table = deliveryTable({
    zones: zonesIn(lanCode),
    countries: countriesIn(lanCode),
    days,
    home: "2",
    weighs: false,
    tag,
  });

  test(`in ${lanCode} every zone and every country is in the table, Poland's zone first`, () => {
    assert.deepEqual(
      table.map(({ zoneId }) => zoneId),
      zones.map(({ zoneId }) => zoneId),
    );
    for (const { country_name, countryZone_id } of countries) {
      assert.ok(
        table.find(({ zoneId }) => zoneId === countryZone_id)!.countries.includes(country_name[lanCode]!),
        country_name.pl,
      );
    }
    assert.equal(table.flatMap((zone) => zone.countries).length, countries.length, "none twice");
  });

  test(`in ${lanCode} every method has the price, the price on delivery, the threshold and the days checkout reckons with`, () => {
    for (const zone of zones) {
      const shown = table.find(({ zoneId }) => zoneId === zone.zoneId)!;
      assert.deepEqual(
        shown.methods.map(({ shippingId }) => shippingId),
        zone.shippings.map(({ shippingId }) => shippingId),
      );
      for (const [index, shipping] of zone.shippings.entries()) {
        const { name, ahead, cash, days: said } = shown.methods[index]!;
        assert.equal(name, shipping.shippingName[lanCode]);
        assert.deepEqual(said, shipping.days);
        for (const { paymentIds, prices } of shipping.offers) {
          for (const { paymentCode, paymentName } of payments.filter((payment) =>
            paymentIds.includes(payment.paymentId),
          )) {
            const offer = (paymentCode === "cash" ? cash : ahead).find((candidate) =>
              candidate.payments.includes(paymentName[lanCode]!),
            )!;
            assert.deepEqual(offer.prices, [{ upTo: null, price: prices[0]!.price }]);
            assert.equal(offer.freeFrom, shipping.shippingFree === "" ? null : shipping.shippingFree);
          }
        }
        const goesWith = new Set(shipping.offers.flatMap(({ paymentIds }) => paymentIds));
        assert.equal(
          [...ahead, ...cash].flatMap((offer) => offer.payments).length,
          goesWith.size,
          `no payment that ${shipping.shippingId} does not go with`,
        );
      }
    }
  });
}

test("Poland's prices are the specification's", () => {
  const [poland] = deliveryTable({
    zones: zonesIn("pl"),
    countries: countriesIn("pl"),
    days,
    home: "2",
    weighs: false,
    tag: "pl",
  });
  const price = (offers: { prices: { price: string }[] }[]) =>
    offers.map(({ prices }) => parseDecimal(prices[0]!.price));
  assert.deepEqual(
    poland!.methods.map(({ name, ahead, cash }) => [name, price(ahead), price(cash), ahead[0]!.freeFrom]),
    [
      ["Kurier", [1299], [1599], "200.00"],
      ["Kurier pocztowy", [990], [1090], "200.00"],
      ["Odbiór osobisty", [0], [], null],
      ["Automat paczkowy", [1499], [1699], "200.00"],
    ],
  );
});

test("where weights or payments cost differently, each says what it is the price of", () => {
  const shipping = (prices: { maxWeight: number; price: string }[]) => ({
    shippingId: 1,
    shippingName: "Kurier",
    shippingCode: "k",
    shippingFree: "0",
    prices,
  });
  const zone = {
    zoneId: "1",
    zoneName: "",
    payment: [
      {
        paymentId: 1,
        paymentCode: "bank",
        paymentName: "Przelew",
        shipping: [
          shipping([
            { maxWeight: 1000, price: "10.00" },
            { maxWeight: 2000, price: "10.00" },
            { maxWeight: 5000, price: "20.00" },
          ]),
        ],
      },
      {
        paymentId: 3,
        paymentCode: "online",
        paymentName: "Online",
        shipping: [shipping([{ maxWeight: 5000, price: "9.00" }])],
      },
    ],
  };
  const given = { zones: [zone], countries: countriesIn("pl"), days: new Map(), home: "2", tag: "pl" };
  const [shown] = deliveryTable({ ...given, weighs: true });
  assert.deepEqual(shown!.methods, [
    {
      shippingId: 1,
      name: "Kurier",
      days: null,
      cash: [],
      ahead: [
        {
          payments: ["Przelew"],
          prices: [
            { upTo: 2000, price: "10.00" },
            { upTo: 5000, price: "20.00" },
          ],
          freeFrom: null,
        },
        { payments: ["Online"], prices: [{ upTo: 5000, price: "9.00" }], freeFrom: null },
      ],
    },
  ]);
});

test("a zone to whose countries nothing is sent is left out", () => {
  const noIndia = countriesIn("pl").filter(({ country_code }) => country_code !== "IN");
  assert.ok(
    !deliveryTable({ zones: zonesIn("pl"), countries: noIndia, days, home: "2", weighs: false, tag: "pl" }).some(
      ({ zoneId }) => zoneId === "6",
    ),
  );
});
