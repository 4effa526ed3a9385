import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody, tomas } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { orderNumbered } from "../../database/order/orders.ts";

const shop = await openSmallShop();
const { app, logged } = await openTestApp(shop.pool);
const papers = await addProduct(shop.pool, {
  handle: "bletki",
  name: { pl: "Bletki Kalka", en: "Kalka papers", cz: "Papírky Kalka" },
  price: "9.99",
  limits: { age_min: 18 },
});
const oil = await addProduct(shop.pool, {
  handle: "olejek-cbd",
  name: { pl: "Olejek Kądziel", en: "Kądziel oil", cz: "Olej Kądziel" },
  price: "99.00",
  limits: { age_min: 18, blocked_countries: ["SK", "LU"] },
});
const liquid = await addProduct(shop.pool, {
  handle: "plyn",
  name: { pl: "Płyn Bez Sieci", en: "Offline liquid", cz: "Kapalina" },
  price: "20.00",
  limits: { online_sale: false },
});
const { cap } = shop.products;

test("without the declaration nothing for adults is ordered, whatever stands in its place", async () => {
  const right = await orderBody(shop.pool, { lines: [{ product: cap }, { product: papers }] });
  for (const ageConfirmed of [undefined, false, null]) {
    const { status, body } = await makeOrder(app, { ...right, ageConfirmed });
    assert.deepEqual([status, body.error, body.about], [200, "AGE_CONFIRMATION", "ageConfirmed"], String(ageConfirmed));
    assert.match(body.errorMessage!, /„Bletki Kalka”/);
  }
  for (const ageConfirmed of [1, "true", "on", {}, [true], "\0"]) {
    const { status, body } = await makeOrder(app, { ...right, ageConfirmed });
    assert.deepEqual(
      [status, body.error, body.about],
      [400, "MALFORMED", "ageConfirmed"],
      JSON.stringify(ageConfirmed),
    );
  }
  const elsewhere = await makeOrder(app, { ...right, clientData: { ...right.clientData, ageConfirmed: true } });
  assert.equal(elsewhere.body.error, "AGE_CONFIRMATION", "a declaration among the form's fields is none");
  assert.equal(await stockLeft(shop.pool, papers.variants[""]!), 50);
});

test("with the declaration the order is placed, and the order keeps its moment", async () => {
  const before = new Date();
  const { body } = await makeOrder(
    app,
    await orderBody(shop.pool, { lines: [{ product: papers }], ageConfirmed: true }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  const stored = await orderNumbered(shop.pool, Number(body.orderId));
  assert.ok(stored!.order.age_confirmed_at! >= before);
});

test("a cart that needs no declaration needs none, and keeps none that was sent", async () => {
  for (const ageConfirmed of [undefined, true] as const) {
    const { body } = await makeOrder(
      app,
      await orderBody(shop.pool, { lines: [{ product: cap }], ...(ageConfirmed && { ageConfirmed }) }),
    );
    assert.equal((await orderNumbered(shop.pool, Number(body.orderId)))!.order.age_confirmed_at, null);
  }
});

test("what is sold in the shop itself only is never ordered, under whatever name and declaration", async () => {
  const body = await orderBody(shop.pool, { lines: [{ product: cap }, { product: liquid }], ageConfirmed: true });
  const { body: refused } = await makeOrder(app, {
    ...body,
    products: { "0": body.products["0"], "1": { ...body.products["1"], productName: "Czapka", online_sale: true } },
  });
  assert.deepEqual([refused.error, refused.about], ["PRODUCT_NOT_ONLINE", String(liquid.productId)]);
  assert.match(refused.errorMessage!, /„Płyn Bez Sieci”/);
  const sent = refused["products"] as { product_id: string; online_sale?: boolean }[];
  assert.equal(
    sent.find((product) => product.product_id === String(liquid.productId))?.online_sale,
    false,
    "the panel learns it",
  );
});

test("what may not be sent into a country is refused there by the product's and the country's name, and goes elsewhere", async () => {
  const words: Record<number, RegExp> = {
    1: /„Olejek Kądziel”.*Słowacja/,
    2: /“Kądziel oil”.*Slovakia/,
    6: /„Olej Kądziel“.*Slovensko/,
  };
  for (const lanId of [1, 2, 6]) {
    const { body } = await makeOrder(
      app,
      await orderBody(shop.pool, {
        lines: [{ product: oil }],
        ageConfirmed: true,
        lanId,
        person: anybody(tomas),
        shippingId: 6,
        form: { shippingCountry: await countryId("SK"), shippingPostCode: "81101" },
      }),
    );
    assert.deepEqual([body.error, body.about], ["PRODUCT_COUNTRY_BLOCKED", String(oil.productId)]);
    assert.match(body.errorMessage!, words[lanId]!);
  }
  const luxembourg = await makeOrder(
    app,
    await orderBody(shop.pool, {
      lines: [{ product: oil }],
      ageConfirmed: true,
      person: anybody(tomas),
      shippingId: 6,
      form: { shippingCountry: await countryId("LX"), shippingPostCode: "1111" },
    }),
  );
  assert.equal(luxembourg.body.error, "PRODUCT_COUNTRY_BLOCKED", "LX of the list is LU of the product");
  const home = await makeOrder(app, await orderBody(shop.pool, { lines: [{ product: oil }], ageConfirmed: true }));
  assert.ok(home.body.orderId, JSON.stringify(home.body));
});

test("a limit set while the product lies in carts holds at once", async () => {
  const body = await orderBody(shop.pool, { lines: [{ product: shop.products.bottle }] });
  await shop.pool.query("UPDATE products SET online_sale = false WHERE product_id = $1", [
    shop.products.bottle.productId,
  ]);
  assert.equal((await makeOrder(app, body)).body.error, "PRODUCT_NOT_ONLINE");
});

test("nothing of all this was an error or broke a promise", async () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
  assert.deepEqual(await brokenPromises(shop.pool), []);
});

async function countryId(code: string): Promise<string> {
  const { rows } = await shop.pool.query<{ country_id: number }>(
    "SELECT country_id FROM countries WHERE country_code = $1",
    [code],
  );
  return String(rows[0]!.country_id);
}
