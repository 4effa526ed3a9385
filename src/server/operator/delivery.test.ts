// One long file: one shop whose delivery is changed and read at the checkout, test by test.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { allZones } from "../../database/delivery/delivery.ts";
import { parseDecimal } from "../../domain/money.ts";
import { languages } from "../../domain/language.ts";
import { deliveryDates, deliverySaid } from "../../domain/delivery/delivery-dates.ts";
import { firstCalendar } from "../../domain/delivery/working-days.ts";
import type { StockNow } from "../../contract/products.ts";
import { loadLayout } from "../../generator/layout.ts";

// Delivery as staff keep it, and what the checkout makes of it at once.

const { app, pool, products, ola, undo, did } = await openOffice();

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const delivery = async () => (await ola.call(routes.delivery)).body;
const method = async (zone: number, shippingId: number) =>
  (await delivery()).methods.find((one) => one.zone === zone && one.shippingId === shippingId)!;
const change = async (of: { id: number; version: string }, body: object) =>
  ola.call(routes.changeDeliveryMethod, { parameters: { id: of.id }, body, version: of.version });
const checkout = async () => (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
const offerOf = async (shippingId: number, paymentId = 1) =>
  (await checkout()).zones
    .find(({ zoneId }) => zoneId === "1")
    ?.payment.find((one) => one.paymentId === paymentId)
    ?.shipping.find((one) => one.shippingId === shippingId);
const order = async (more: object = {}) => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1, shippingId: 1 });
  return (await makeOrder(app, { ...body, ...more })).body;
};
const facts = async () =>
  Number(
    (await pool.query<{ n: number }>("SELECT count(*)::int AS n FROM changed_facts WHERE fact = 'delivery'")).rows[0]!
      .n,
  );

test("a price that is changed is the checkout's at once, an order at the old one is refused, pages are told, and it is taken back", async () => {
  const courier = await method(1, 1);
  assert.deepEqual(courier.days, [1, 2]);
  const before = await facts();
  const offers = courier.offers.map((offer) => ({
    ...offer,
    prices: [
      { maxWeight: 1000, price: 1500 },
      { maxWeight: 10_000, price: 1900 },
    ],
  }));
  const changed = await did(change(courier, { offers, freeFrom: 25_000, days: [2, 3] }));
  const offer = await offerOf(1);
  assert.deepEqual(
    [offer?.shippingFree, offer?.prices],
    [
      "250.00",
      [
        { maxWeight: 1000, price: "15.00" },
        { maxWeight: 10_000, price: "19.00" },
      ],
    ],
  );
  assert.ok((await facts()) > before, "pages that say what delivery costs hear of it");
  const { freeShippingFrom, sends } = await loadLayout(pool, languages[0]);
  assert.deepEqual([freeShippingFrom, sends.days], ["200.00", [2, 3]], "the post is still free from less");
  assert.equal((await order({ summaryShipping: "12.99" })).error, "PRICES_CHANGED");
  const placed = await order({ summaryShipping: "15.00" });
  const { rows } = await pool.query<{ price: number }>("SELECT shipping_pln AS price FROM orders WHERE order_id = $1", [
    placed.orderId,
  ]);
  assert.equal(rows[0]?.price, 1500);
  await undo(changed);
  assert.deepEqual(
    [(await offerOf(1))?.prices[0]?.price, (await offerOf(1))?.shippingFree, (await method(1, 1)).days],
    ["12.99", "200.00", [1, 2]],
  );
});

test("a way of delivery that is off is offered nowhere, nor a payment that does not go with it any more; what an order chose stays", async () => {
  await order({});
  const courier = await method(1, 1);
  const off = await did(change(courier, { offered: false }));
  assert.equal(await offerOf(1), undefined);
  assert.equal((await order()).error, "SHIPPING_UNAVAILABLE");
  await undo(off);
  assert.ok(Number((await order()).orderId) > 0);
  const now = await method(1, 1);
  const without = await did(change(now, { offers: now.offers.filter(({ paymentId }) => paymentId !== 1) }));
  assert.equal((await order()).error, "SHIPPING_UNAVAILABLE");
  assert.ok((await offerOf(1, 2)) !== undefined, "cash on delivery still goes with it");
  await undo(without);
  assert.equal((await offerOf(1))?.prices[0]?.price, "12.99");
});

test("a new way is looked at before shoppers see it; one that orders have gone by is switched off, not removed", async () => {
  const body = {
    zone: 1,
    code: "courier",
    names: { pl: "Kurier rowerowy", en: "Bicycle" },
    days: [0, 1],
    freeFrom: null,
    offers: [{ paymentId: 1, prices: [{ maxWeight: 3000, price: 2000 }] }],
  };
  const { id } = (await ola.call(routes.addDeliveryMethod, { body })).body;
  const made = (await delivery()).methods.find((one) => one.id === id)!;
  assert.deepEqual([made.offered, made.names, made.offers], [false, body.names, body.offers]);
  assert.equal(await offerOf(made.shippingId), undefined);
  await did(change(made, { offered: true }));
  assert.equal((await offerOf(made.shippingId))?.prices[0]?.price, "20.00");
  assert.equal((await ola.call(routes.removeDeliveryMethod, { parameters: { id } })).body.code, "DELIVERY_IN_USE");
  await did(
    change(
      (await delivery()).methods.find((one) => one.id === id)!,
      { offered: false },
    ),
  );
  const removed = await did(ola.call(routes.removeDeliveryMethod, { parameters: { id } }));
  assert.equal(
    (await delivery()).methods.some((one) => one.id === id),
    false,
  );
  await undo(removed);
  const again = (await delivery()).methods.find((one) => one.shippingId === made.shippingId)!;
  assert.deepEqual([again.names, again.offers, again.offered], [body.names, body.offers, false]);

  await order();
  await did(change(await method(1, 1), { offered: false }));
  const courier = await method(1, 1);
  const held = await ola.call(routes.removeDeliveryMethod, { parameters: { id: courier.id } });
  assert.deepEqual([held.status, held.body.code], [409, "DELIVERY_IN_USE"]);
  await did(change(courier, { offered: true }));
});

test("what cannot be is refused: steps that go down, no payment, one nobody has, days backwards", async () => {
  const courier = await method(1, 1);
  const prices = [{ maxWeight: 1000, price: 100 }];
  for (const [body, code] of [
    [{ offers: [] }, "MALFORMED"],
    [{ offers: [{ paymentId: 1, prices: [] }] }, "MALFORMED"],
    [{ offers: [{ paymentId: 1, prices: [...prices, { maxWeight: 1000, price: 200 }] }] }, "MALFORMED"],
    [
      {
        offers: [
          { paymentId: 1, prices },
          { paymentId: 1, prices },
        ],
      },
      "MALFORMED",
    ],
    [{ offers: [{ paymentId: 1, prices: [{ maxWeight: 1000, price: -1 }] }] }, "MALFORMED"],
    [{ offers: [{ paymentId: 99, prices }] }, "FIELD_WRONG"],
    [{ offers: [{ paymentId: 5, prices }] }, "FIELD_WRONG"],
    [{ days: [3, 2] }, "MALFORMED"],
    [{ freeFrom: 0 }, "MALFORMED"],
    [{ names: { pl: " " } }, "MALFORMED"],
  ] as const)
    assert.equal((await change(courier, body)).body.code, code, JSON.stringify(body));
  assert.deepEqual(await method(1, 1), courier);
});

test("of two who change a way of delivery the later is told who was faster", async () => {
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner" });
  const seen = await method(1, 2);
  await did(change(seen, { days: [3, 4] }));
  const late = await jan.call(routes.changeDeliveryMethod, {
    parameters: { id: seen.id },
    body: { freeFrom: null },
    version: seen.version,
  });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.fields], [412, "ola", ["days"]]);
});

test("of two who name a zone, change a country or set the hour the later is told who was faster, and the first name stands", async () => {
  const jan = await comeIn(app, pool, { email: "jan2@bruk.example", role: "owner" });
  const { zones, countries, calendar } = await delivery();
  const [zone, country] = [zones[0]!, countries.find(({ code }) => code === "SK")!];
  const writes = [
    {
      route: routes.renameZone,
      parameters: { id: zone.id },
      version: zone.version,
      first: { name: "Kraj" },
      late: { name: "Dom" },
    },
    {
      route: routes.changeCountry,
      parameters: { id: country.id },
      version: country.version,
      first: { offBecause: "strajk" },
      late: { zone: null },
    },
    { route: routes.changeHandOver, version: calendar.hourVersion, first: { hour: 9 }, late: { hour: 17 } },
  ];
  for (const { route, parameters = {}, version, first, late } of writes) {
    const missing = await jan.call(route, { parameters, body: late });
    assert.deepEqual([missing.status, missing.body.code], [428, "VERSION_MISSING"], route.path);
    const done = await did(ola.call(route, { parameters, body: first, version }));
    const refused = await jan.call(route, { parameters, body: late, version });
    assert.deepEqual(
      [refused.status, refused.body.changed?.by, refused.body.changed?.fields],
      [412, "ola", Object.keys(first)],
      route.path,
    );
    assert.ok(refused.body.changed?.at);
    await undo(done);
  }
  const after = await delivery();
  assert.deepEqual(
    [after.zones[0]!.name, after.countries.find(({ code }) => code === "SK")!.zone, after.calendar.hour],
    [zone.name, country.zone, calendar.hour],
  );
});

test("a country moves to another zone or is switched off with the reason, and a zone without anything is removed", async () => {
  const { countries } = await delivery();
  const germany = countries.find(({ code }) => code === "DE")!;
  const parameters = { id: germany.id };
  const { id: zone } = (await ola.call(routes.addZone, { body: { name: "Sąsiedzi" } })).body;
  const country = async (body: object) => {
    const { version } = (await delivery()).countries.find(({ id }) => id === germany.id)!;
    return ola.call(routes.changeCountry, { parameters, body, version });
  };
  const moved = await did(country({ zone }));
  const inCheckout = async () => (await checkout()).countries.find(({ country_code }) => country_code === "DE");
  assert.equal((await inCheckout())?.countryZone_id, String(zone));
  assert.equal((await ola.call(routes.removeZone, { parameters: { id: zone } })).body.code, "DELIVERY_IN_USE");
  await undo(moved);
  assert.equal((await inCheckout())?.countryZone_id, String(germany.zone));
  const off = await did(country({ offBecause: "strajk" }));
  assert.equal(await inCheckout(), undefined);
  const said = (await delivery()).countries.find(({ code }) => code === "DE")!;
  assert.deepEqual([said.offBecause, said.zone], ["strajk", germany.zone]);
  await undo(off);
  assert.ok((await inCheckout()) !== undefined);
  const { version } = (await delivery()).zones.find(({ id }) => id === zone)!;
  await did(ola.call(routes.renameZone, { parameters: { id: zone }, body: { name: "Blisko" }, version }));
  await did(ola.call(routes.removeZone, { parameters: { id: zone } }));
  const nowhere = await country({ zone: 999 });
  assert.deepEqual([nowhere.status, nowhere.body.code], [422, "FIELD_WRONG"]);
});

test("the hour and the days off are the checkout's, the product page's and the order's", async () => {
  const now = new Date();
  const { leaves } = deliveryDates(now, { handOverHour: 23, daysOff: new Set() }, [1, 2]);
  const added = await did(ola.call(routes.addDayOff, { body: { day: leaves, because: "remanent" } }));
  const hour = await did(
    ola.call(routes.changeHandOver, { body: { hour: 23 }, version: (await delivery()).calendar.hourVersion }),
  );
  const calendar = { handOverHour: 23, daysOff: new Set([leaves]) };
  const expected = deliveryDates(now, calendar, [1, 2]);
  const arrival = (await checkout()).arrivals.find((one) => one.zoneId === "1" && one.shippingId === 1);
  assert.deepEqual([arrival?.from, arrival?.to], [expected.from, expected.to]);
  const page = await app.inject({ url: `/v1/stock/${products.bottle.productId}` });
  assert.deepEqual(page.json<StockNow>().delivery, deliverySaid(expected, "pl"));
  assert.deepEqual((await loadLayout(pool, languages[0])).sends, { hour: 23, days: [1, 2] });
  const placed = await order();
  const { rows } = await pool.query<{ from: string }>(
    "SELECT arrives_from::text AS from FROM orders WHERE order_id = $1",
    [placed.orderId],
  );
  assert.equal(rows[0]?.from, expected.from);
  const said = await delivery();
  assert.deepEqual([said.calendar.hour, said.calendar.daysOff.map(({ day }) => day)], [23, [leaves]]);
  assert.equal(
    (await ola.call(routes.addDayOff, { body: { day: leaves, because: "znów" } })).headers["log-entry"],
    undefined,
  );
  await undo(hour);
  await undo(added);
  const after = await delivery();
  assert.deepEqual([after.calendar.hour, after.calendar.daysOff], [firstCalendar.handOverHour, []]);
});

test("a cart is told what the checkout would offer it, and of the rest why not", async () => {
  const offer = async (countryId: number, quantity: number) =>
    (
      await ola.call(routes.cartOffer, {
        body: {
          countryId,
          lines: [
            { variantId: Number(products.bottle.variants[""] ?? Object.values(products.bottle.variants)[0]), quantity },
          ],
        },
      })
    ).body;
  const one = await offer(2, 1);
  const zone = (await allZones(pool, "pl")).find(({ zoneId }) => zoneId === "1")!;
  for (const { paymentId, shipping } of zone.payment)
    for (const { shippingId, prices, shippingFree } of shipping) {
      const { id } = await method(1, shippingId);
      const way = one.ways.find((told) => told.methodId === id && told.paymentId === paymentId)!;
      const free = shippingFree !== "" && one.total >= parseDecimal(shippingFree);
      assert.equal(way.price, free ? 0 : parseDecimal(prices[0]!.price), `${shippingId} ${paymentId}`);
    }
  const pickup = await method(1, 7);
  assert.equal(
    one.ways.find(({ methodId, paymentId }) => methodId === pickup.id && paymentId === 2)?.why,
    "notTogether",
  );
  const many = await offer(2, Math.ceil(20_000 / one.total));
  const courier = await method(1, 1);
  const way = many.ways.find(({ methodId, paymentId }) => methodId === courier.id && paymentId === 1)!;
  assert.deepEqual([way.price, way.free], [0, true]);

  const off = await did(change(courier, { offered: false }));
  assert.equal((await offer(2, 1)).ways.find(({ methodId }) => methodId === courier.id)?.why, "methodOff");
  await undo(off);
  const { version } = (await delivery()).countries.find(({ id }) => id === 14)!;
  const country = await did(
    ola.call(routes.changeCountry, { parameters: { id: 14 }, body: { offBecause: "x" }, version }),
  );
  const nowhere = await offer(14, 1);
  assert.deepEqual([nowhere.obstacle, nowhere.ways], ["COUNTRY_OFF", []]);
  await undo(country);
  const unknown = await ola.call(routes.cartOffer, { body: { countryId: 999, lines: [] } });
  assert.equal(unknown.status, 404);
});

test("once weights count, a parcel pays its step at the checkout, by telephone, in what a cart is offered and where its order goes another way", async () => {
  const { bottle } = products;
  const variantId = Object.values(bottle.variants)[0]!;
  const courier = await method(1, 1);
  const stepped = await did(
    change(courier, {
      offers: courier.offers.map((offer) => ({
        ...offer,
        prices: [
          { maxWeight: 700, price: 1000 },
          { maxWeight: 1400, price: 1750 },
        ],
      })),
      freeFrom: null,
    }),
  );
  const before = (await delivery()).weight;
  assert.equal(before.counts, false);
  assert.ok(before.first.some(({ id }) => id === bottle.productId) || before.unweighed > before.first.length);
  await pool.query("UPDATE products SET weight = 100 WHERE product_id = $1", [bottle.productId]);
  await pool.query("UPDATE variants SET weight = 350 WHERE variant_id = $1", [variantId]);
  assert.equal((await delivery()).weight.unweighed, before.unweighed - 1);

  const lines = (quantity: number) => [{ variantId, quantity }];
  const offered = async (quantity: number) => {
    const { body } = await ola.call(routes.cartOffer, { body: { countryId: 2, lines: lines(quantity) } });
    const way = body.ways.find(({ methodId, paymentId }) => methodId === courier.id && paymentId === 1)!;
    return [body.weight, way.price, way.why];
  };
  const quoted = async (quantity: number) => {
    const goods = lines(quantity).map((line) => ({ ...line, price: null }));
    const { body } = await ola.call(routes.quoteOrder, {
      body: { lines: goods, code: null, countryId: 2, language: "pl", currency: "pln" },
    });
    const transfer = body.ways.find(({ paymentId }) => paymentId === 1)!;
    return transfer.deliveries.find(({ shippingId }) => shippingId === 1)?.price ?? null;
  };
  assert.deepEqual([await offered(3), await quoted(3)], [[0, 1000, null], 1000]);

  const { version } = (await ola.call(routes.config)).body;
  const entries = [{ code: "parcel_weight" as const, content: "yes" }];
  const counts = await did(ola.call(routes.changeConfig, { body: { entries }, version }));
  assert.equal((await delivery()).weight.counts, true);
  assert.deepEqual(
    [await offered(2), await offered(3), await offered(5)],
    [
      [700, 1000, null],
      [1050, 1750, null],
      [1750, null, "tooHeavy"],
    ],
  );
  assert.deepEqual([await quoted(2), await quoted(4), await quoted(5)], [1000, 1750, null]);
  const bodyOf = async (quantity: number, shippingId: number) =>
    orderBody(pool, { lines: [{ product: bottle, quantity }], paymentId: 1, shippingId });
  const heavy = await bodyOf(3, 1);
  assert.equal(heavy["summaryShipping"], "17.50");
  assert.equal((await makeOrder(app, { ...heavy, summaryShipping: "10.00" })).body.error, "PRICES_CHANGED");
  assert.ok((await makeOrder(app, heavy)).body.orderId);
  const posted = (await makeOrder(app, await bodyOf(4, 2))).body.orderId;
  const form = (await ola.call(routes.changeForm, { parameters: { number: Number(posted) } })).body;
  assert.equal(form.deliveries.find(({ shippingId }) => shippingId === 1)?.price, 1750);

  await undo(counts);
  assert.deepEqual([await offered(3), (await bodyOf(3, 1))["summaryShipping"]], [[0, 1000, null], "10.00"]);
  await undo(stepped);
});
