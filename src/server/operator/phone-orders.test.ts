import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addAccount, anybody, kasia } from "../../../test/builders/people.ts";
import { openPayingShop, pay } from "../../../test/builders/payments.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { PlacingInput } from "../../contract/operator/phone-orders.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { addCode } from "../../database/discount/codes.ts";

const shop = await openPayingShop();
const { pool, payu, products, providers } = shop;
const { app } = await openTestApp(pool, { paymentProviders: providers });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const [bottle, cap] = [products.bottle, products.cap].map((product) => Object.values(product.variants)[0]!);

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const form = (person = anybody()): PlacingInput["buyer"] => {
  const { shippingCountry: _country, ...fields } = person;
  const company = { paymentName: "", paymentNip: "", paymentStreet: "", paymentPostCode: "", paymentCity: "" };
  return { comment: "", invoice: false, ...company, ...fields };
};
const wanted = (more: Partial<PlacingInput> = {}): PlacingInput => ({
  lines: [{ variantId: bottle!, quantity: 2, price: null }],
  code: null,
  countryId: 2,
  language: "pl",
  currency: "pln",
  paymentId: 2,
  shippingId: 1,
  point: null,
  buyer: form(),
  consents: { terms: true, newsletter: false, ofAge: false },
  reason: "",
  ...more,
});
const place = (more: Partial<PlacingInput> = {}, key?: string) =>
  ola.call(routes.placeOrder, { body: wanted(more), ...(key === undefined ? {} : { key }) });

test("goods are found by name and by number, with price and what is left; the quote is what the order costs", async () => {
  const { goods } = (await ola.call(routes.goods, { query: { q: "bidon" } })).body;
  assert.deepEqual(
    goods.map(({ name, variants }) => [name, variants.map(({ variantId, price }) => [variantId, price])]),
    [["Bidon <Rampa> & Co", [[bottle, 3010]]]],
  );
  await pool.query("UPDATE variants SET sku = 'CZ-1', gtin = '5901234123457' WHERE variant_id = $1", [cap]);
  await addCode(pool, { code: "DZIESIEC", percent: "10", limit: 5 });
  const asked = wanted({
    lines: [
      { variantId: bottle!, quantity: 3, price: null },
      { variantId: cap!, quantity: 1, price: 4000 },
    ],
    code: "dziesiec",
    reason: "Rysa na daszku",
  });
  const quote = (await ola.call(routes.quoteOrder, { body: asked })).body;
  assert.deepEqual([quote.products, quote.discount, quote.codeRefused], [13_030, 1303, false]);
  assert.equal(quote.total, 13_030 - 1303 + quote.shipping!);
  const left = await stockLeft(pool, bottle!);
  const placed = await place(asked);
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  const { money, lines, state, timeline } = placed.body;
  assert.deepEqual([money!.total, money!.discountCode, state], [quote.total, "DZIESIEC", "new"]);
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [9030, 4000],
  );
  assert.equal(await stockLeft(pool, bottle!), left - 3);
  assert.ok(timeline!.some(({ what }) => what.kind === "email" && what.email === "order"));
  const taken = timeline!.flatMap(({ what }) => (what.kind === "placed" ? [what] : []));
  assert.deepEqual(taken, [{ kind: "placed", by: "ola", priceReason: "Rysa na daszku", consents: ["terms"] }]);
});

test("the currencies to choose from are those the shop sells in, and an order in another is refused", async () => {
  await saveConfig(pool, "currencies", "pln,eur");
  const { lines, code, countryId, language } = wanted();
  const goods = { lines, code, countryId, language, currency: "pln" as const };
  assert.deepEqual((await ola.call(routes.quoteOrder, { body: goods })).body.currencies, ["pln", "eur"]);
  const { status, body } = await place({ currency: "usd" });
  assert.deepEqual([status, body.code, body.at], [422, "FIELD_WRONG", "/currency"]);
  await saveConfig(pool, "currencies", "pln,eur,usd");
  assert.equal((await place({ currency: "usd" })).status, 200);
});

test("one that is paid online awaits its payment and is paid by the link in its email", async () => {
  const { body } = await place({ paymentId: 3 });
  assert.equal(body.state, "awaitingPayment");
  const { rows } = await pool.query<{ link_key: string; placed_by: number }>(
    "SELECT link_key, placed_by FROM orders WHERE order_id = $1",
    [body.number],
  );
  assert.equal(rows[0]!.placed_by, ola.id);
  await pay(shop, { key: rows[0]!.link_key });
  await payu.settled();
  const paid = (await ola.call(routes.order, { parameters: { number: body.number } })).body;
  assert.deepEqual([paid.state, paid.money!.state], ["paid", "paid"]);
});

test("who has ordered before is found by e-mail, end of the telephone or name; an account has the order among its own", async () => {
  const { person } = await addAccount(pool);
  const { body } = await place({ buyer: form(person) });
  assert.ok(body.buyer.customerId !== null);
  for (const q of [person.email.toUpperCase(), person.phone.slice(-6), person.shippingLastName]) {
    const { buyers } = (await ola.call(routes.buyers, { query: { q } })).body;
    const found = buyers.find(({ email }) => email === person.email);
    assert.deepEqual([found?.hasAccount, found?.shippingStreet], [true, person.shippingStreet], q);
  }
  assert.deepEqual((await ola.call(routes.buyers, { query: { q: "100%" } })).body.buyers, []);
});

test("what cannot be ordered is refused and leaves nothing; the same request places one order", async () => {
  const code = async (more: Partial<PlacingInput>) => {
    const { body } = await place(more);
    return [body.code, body.at];
  };
  const line = (variantId: number, quantity = 1, price: number | null = null) => ({
    lines: [{ variantId, quantity, price }],
  });
  assert.deepEqual(await code(line(999_999)), ["NOT_SOLD", undefined]);
  assert.deepEqual(await code(line(products.hoodie.variants["L"]!)), ["GOODS_SHORT", undefined]);
  assert.deepEqual(await code(line(bottle!, 1, 1)), ["FIELD_WRONG", "/reason"]);
  assert.deepEqual(await code({ code: "NIEMA" }), ["CODE_REFUSED", "/code"]);
  assert.deepEqual(await code({ shippingId: 999 }), ["DELIVERY_UNAVAILABLE", undefined]);
  assert.deepEqual(await code({ buyer: { ...form(kasia), shippingPostCode: "1" } }), [
    "FIELD_WRONG",
    "/buyer/shippingPostCode",
  ]);
  const unsaid = { ...wanted(), consents: { terms: false, newsletter: false, ofAge: false } };
  assert.equal((await ola.call(routes.placeOrder, { body: unsaid })).body.code, "MALFORMED");
  const key = "telefon-0000000000001";
  const body = wanted();
  const both = [await ola.call(routes.placeOrder, { body, key }), await ola.call(routes.placeOrder, { body, key })];
  assert.equal(both[0]!.body.number, both[1]!.body.number);
  const packer = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.placeOrder, { body })).body.code, "FORBIDDEN");
});

test("a locker is one that takes parcels, and the order knows where it stands, when it is placed and when it is changed", async () => {
  const { ways } = (await ola.call(routes.quoteOrder, { body: wanted() })).body;
  const [way] = ways.flatMap(({ paymentId, deliveries }) =>
    deliveries.flatMap(({ shippingId, toLocker }) => (toLocker ? [{ paymentId, shippingId }] : [])),
  );
  assert.ok(way, "nothing goes to a locker");
  const address = "ul. Długa 3, 31-100 Kraków";
  assert.equal((await place({ ...way, point: "ZAMKNIETY1" })).body.code, "POINT_UNKNOWN");
  const { body: order } = await place({ ...way, point: "KRA01M" });
  assert.deepEqual(order.delivery.point, { id: "KRA01M", address });

  const change = async (point: string) =>
    ola.call(routes.changeOrder, {
      parameters: { number: order.number },
      body: {
        lines: [],
        added: [],
        delivery: { shippingId: way.shippingId, point },
        reason: "Inny paczkomat",
        money: "later",
        hold: false,
        tell: false,
      },
      version: (await ola.call(routes.order, { parameters: { number: order.number } })).body.versions.lines,
    });
  assert.equal((await change("ZAMKNIETY1")).body.code, "POINT_UNKNOWN");
  assert.deepEqual((await change("WAW02A")).body.delivery.point, { id: "WAW02A", address });
});
