// A buyer in Czechia or Slovakia chooses a point of Packeta's: what is offered, found, checked, shown and labelled.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { carriersAt } from "../../bin/configured-carriers.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { zoneOf } from "../../domain/delivery/delivery.ts";
import { buyLabel } from "../../flows/parcel/buy-label.ts";
import { fetchPacketaPoints } from "../../flows/delivery/fetch-packeta-points.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";

const { app, pool, products, ola } = await openOffice();
const packeta = await openPacketaStandIn();
after(() => packeta.close());
const carriers = carriersAt({ packeta: packeta.url });
const { connections } = standIns;
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const [CZ, SK, DE] = ["1", "6", "14"] as const;
const fetchPoints = (now = new Date()) => fetchPacketaPoints(pool, { connections, feeds: carriers.packetaFeeds, now });
const known = async () => (await pool.query<{ n: number }>("SELECT count(*)::int AS n FROM packeta_points")).rows[0]!.n;
async function connect(on: boolean, apiKey: string = packetaAccess.apiKey) {
  const { connections: all } = (await ola.call(routes.connections)).body;
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "packeta" },
    body: { on, fields: { sender: "bruk", ...packetaAccess, apiKey } },
    version: all.find(({ kind }) => kind === "packeta")!.version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
const checkout = async () => (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
const codesIn = async (country: string) => {
  const { countries, zones } = await checkout();
  return new Set(
    zoneOf(country, countries, zones)!.payment.flatMap(({ shipping }) =>
      shipping.map(({ shippingCode }) => shippingCode),
    ),
  );
};
type Found = {
  items: { name: string; title: string; address: { line2: string }; address_details: { city: string } }[];
  elsewhere?: string;
};
const look = async (query: string) => (await app.inject({ url: `/v1/points?${query}` })).json<Found>();

const { body: added } = await ola.call(routes.addDeliveryMethod, {
  body: {
    zone: 3,
    code: "pm",
    names: { pl: "Punkt Packeta", en: "Packeta point", cz: "Zásilkovna" },
    days: [2, 4],
    freeFrom: null,
    offers: [1, 2].map((paymentId) => ({ paymentId, prices: [{ maxWeight: 10_000, price: 1900 }] })),
  },
});
const way = (await ola.call(routes.delivery)).body.methods.find(({ id }) => id === added.id)!;
if (!way.offered)
  await ola.call(routes.changeDeliveryMethod, {
    parameters: { id: way.id },
    body: { offered: true },
    version: way.version,
  });
const { shippingId } = way;

const order = async (shippingPoint: string | null, more: Partial<OrderInput> = {}) =>
  makeOrder(
    app,
    await orderBody(pool, {
      lines: [{ product: products.cap }],
      shippingId,
      shippingPoint,
      ...more,
      form: {
        shippingCountry: CZ,
        shippingCity: "Praha",
        shippingStreet: "Dlouhá 12",
        shippingPostCode: "120 00",
        phone: "+420777123456",
        ...more.form,
      },
    }),
  );

test("until points are known nobody is offered any; they are fetched once a day, where Packeta is connected", async () => {
  assert.equal(await fetchPoints(), null);
  assert.ok(!(await codesIn(CZ)).has("pm"));
  assert.equal((await order("20008")).body.error, "SHIPPING_UNAVAILABLE");
  await connect(true);
  const facts = async () =>
    (await pool.query<{ n: number }>("SELECT count(*)::int AS n FROM changed_facts WHERE fact = 'delivery'")).rows[0]!
      .n;
  const before = await facts();
  assert.ok((await fetchPoints())! > 100);
  assert.equal(await facts(), before + 1, "pages that say how parcels go hear of it");
  assert.equal(await fetchPoints(), null);
  assert.equal(packeta.feedsAsked.length, 2);
  for (const country of [CZ, SK]) assert.ok((await codesIn(country)).has("pm"));
  assert.ok(!(await codesIn(DE)).has("pm"), "the same zone, a country without points");
  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  packeta.closed.add("20000");
  const all = await known();
  assert.equal(await fetchPoints(tomorrow), all - 1);
  assert.equal(await facts(), before + 1, "the same countries have points");
});

test("feeds that fail, or have lost most points, leave what is known; a key that is taken away takes them away", async () => {
  const later = new Date(Date.now() + 72 * 3600_000);
  const all = await known();
  for (const fault of ["503", "html", "few"] as const) {
    packeta.feedFault = fault;
    await assert.rejects(fetchPoints(later), Error, fault);
    assert.equal(await known(), all, fault);
  }
  packeta.feedFault = null;
  await connect(false);
  assert.equal(await fetchPoints(later), 0);
  assert.equal(await known(), 0);
  assert.ok(!(await codesIn(CZ)).has("pm"));
  await connect(true);
  assert.equal(await fetchPoints(), all);
});

test("points are found around a postcode, by town and street, and by a postcode among the words; nobody is asked", async () => {
  const asked = packeta.feedsAsked.length;
  const near = await look("relative_post_code=142%2000&limit=80&per_page=80&country=CZ");
  assert.match(near.items[0]!.address.line2, /^142 00 Praha$/);
  assert.ok(near.items.length > 50 && near.items.length <= 80);
  const street = await look("q=praha%20jecna&country=CZ");
  assert.ok(
    street.items.length > 0 && street.items.every(({ title }) => title.includes("Praha") && title.includes("Ječná")),
  );
  const around = await look("q=Jecna%20602%2000&country=CZ");
  assert.equal(around.items[0]!.address_details.city, "Brno");
  const house = await look("q=Brno%20Jecna%20999&country=CZ");
  assert.ok(house.items.length > 0 && house.items.every(({ title }) => title.includes("Brno, Ječná")));
  const elsewhere = await look("q=Nieznana%20Brno&country=CZ");
  assert.deepEqual([elsewhere.elsewhere, elsewhere.items[0]!.address_details.city], ["Brno", "Brno"]);
  const kosice = await look("relative_post_code=04001&country=SK");
  assert.equal(kosice.items[0]!.address_details.city, "Košice");
  assert.deepEqual((await look("q=Krakow&country=CZ")).items, []);
  assert.deepEqual((await look("relative_post_code=99999&country=CZ")).items, [], "nothing begins like it");
  assert.equal(packeta.feedsAsked.length, asked);
});

test("an order keeps its point: on its page and in its email by its name, with a Czech phone; staff find and change it", async () => {
  const { body } = await order("20008");
  const number = Number(body.orderId);
  const stored = (await orderNumbered(pool, number))!.order;
  assert.deepEqual(
    [stored.shipping_point, stored.shipping_point_address],
    ["20008", "Z-BOX Praha, Dlouhá 4, 120 00 Praha"],
  );
  assert.match(body.orderInfo!, /Punkt odbioru: 20008, Z-BOX Praha, Dlouhá 4, 120 00 Praha/);
  const form = await ola.call(routes.changeForm, { parameters: { number } });
  assert.equal(form.body.pointCountry, "CZ");
  const find = async (q: string) =>
    (await ola.call(routes.lockers, { query: { q, postcode: "120 00", country: "CZ" } })).body.lockers;
  assert.equal((await find("20009"))[0]!.address, "Z-BOX Praha, Ječná 17, 120 10 Praha");
  assert.match((await find("Brno"))[0]!.address, /Brno/);
  const changed = async (point: string) => {
    const { body: now } = await ola.call(routes.changeForm, { parameters: { number } });
    return ola.call(routes.changeOrder, {
      parameters: { number },
      body: {
        lines: [],
        added: [],
        delivery: { shippingId, point },
        reason: "Inny punkt",
        money: "later",
        hold: false,
        tell: false,
      },
      version: now.versions.lines,
    });
  };
  assert.equal((await changed("20009")).status, 200);
  assert.equal(
    (await orderNumbered(pool, number))!.order.shipping_point_address,
    "Z-BOX Praha, Ječná 17, 120 10 Praha",
  );
  assert.equal((await changed("31")).status, 422);
  assert.equal((await changed("KRA01M")).status, 422);
});

test("a point that is closed, of another country, no point at all or without a way to pay is refused", async () => {
  assert.equal((await order(null)).body.error, "POINT_REQUIRED");
  for (const wrong of ["20000", "31", "KRA01M", "Z-BOX"])
    assert.equal((await order(wrong)).body.error, "POINT_UNKNOWN", wrong);
  const kosice = (await look("relative_post_code=04001&country=SK")).items[0]!.name;
  assert.equal((await order(kosice)).body.error, "POINT_UNKNOWN", "it is in Slovakia");
  const inSlovakia = { form: { shippingCountry: SK, shippingPostCode: "040 01", shippingCity: "Košice" } };
  assert.ok((await order(kosice, inSlovakia)).body.orderId !== undefined);
  assert.equal((await order("20010", { paymentId: 2 })).body.error, "POINT_NO_PAYMENT");
  assert.ok((await order("20011", { paymentId: 2 })).body.orderId !== undefined);
  const polish = await orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8, shippingPoint: "20008" });
  assert.equal((await makeOrder(app, polish)).body.error, "POINT_UNKNOWN", "no locker in Poland is a number");
});

test("its label goes to the point its buyer chose, alone and with many others", async () => {
  for (const [code, value] of Object.entries({
    shop_company: "Kowalska Studio",
    shop_street: "ul. Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_phone: "+48600100200",
    shop_email: "sklep@bruk.example",
  }))
    await saveConfig(pool, code, value);
  const packedOrder = async () => {
    const number = Number((await order("20008")).body.orderId);
    const { order: row } = (await orderNumbered(pool, number))!;
    await recordTransfer(pool, { orderId: number, currency: row.currency, amount: row.total, now: new Date() });
    const { lines } = (await ola.call(routes.order, { parameters: { number } })).body;
    const packed = lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity }));
    const done = await ola.call(routes.packParcel, { parameters: { number }, body: { lines: packed, weight: 500 } });
    return { number, parcel: done.body.parcels[0]!.id };
  };
  const bought = async (number: number) => {
    const { labels } = (await ola.call(routes.orderLabels, { parameters: { number } })).body;
    await buyLabel(pool, { labelId: labels[0]!.id, connections, carriers });
    return packeta.packets.at(-1)!.told["addressId"];
  };
  const { number, parcel } = await packedOrder();
  const { offers } = (await ola.call(routes.orderLabels, { parameters: { number } })).body;
  assert.equal(offers[0]!.point, "20008");
  const body = { parcel, size: "small" as const, weight: 500 };
  assert.equal((await ola.call(routes.buyLabel, { parameters: { number }, body })).status, 200);
  assert.equal(await bought(number), "20008");
  const many = await packedOrder();
  await ola.call(routes.buyLabels, { body: { numbers: [many.number] } });
  assert.equal(await bought(many.number), "20008");
  const toDoor = await packedOrder();
  const doorBody = { ...body, parcel: toDoor.parcel, point: null };
  await ola.call(routes.buyLabel, { parameters: { number: toDoor.number }, body: doorBody });
  assert.equal(await bought(toDoor.number), "106", "staff send it to the address instead");
});
