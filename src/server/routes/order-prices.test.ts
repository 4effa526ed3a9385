import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { type OrderBody, orderBody } from "../../../test/builders/order-body.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { addAccount } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { addCode } from "../../database/discount/codes.ts";
import { inTransaction } from "../../database/connect.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { makeInvoice } from "../../flows/invoice/make-invoice.ts";
import { changeRate } from "../../flows/catalogue/change-rate.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
await addCode(pool, { code: "PIETNASCIE", percent: "15" });

/** A right order in euro in which every sum is above nothing: 49.00 + 12.99 − 7.35 − 5.00 PLN. */
async function everySum(): Promise<OrderBody> {
  const { token, person } = await addAccount(pool, { points: 100 });
  return orderBody(pool, {
    lines: [{ product: products.cap }],
    currency: "eur",
    code: "PIETNASCIE",
    points: 100,
    token,
    person,
  });
}

const sums = {
  summaryRate: "0.2353",
  summaryProducts: "11.53",
  summaryShipping: "3.06",
  summaryDiscount: "1.73",
  summaryPointsDiscount: "1.18",
};

for (const [name, right] of Object.entries(sums)) {
  test(`another ${name} than ours is 'prices changed', by one in its last place or by everything`, async () => {
    const body = await everySum();
    assert.equal(body[name], right);
    const [whole = "", fraction = ""] = right.split(".");
    const up = `${whole}.${String(Number(fraction) + 1).padStart(fraction.length, "0")}`;
    const down = `${whole}.${String(Number(fraction) - 1).padStart(fraction.length, "0")}`;
    for (const wrong of [
      up,
      down,
      "0",
      `-${right}`,
      `${right}01`,
      Number(up),
      Number(right) + 0.005,
      0,
      1e21,
      999_999_999,
    ]) {
      const { status, body: refused } = await makeOrder(app, { ...body, [name]: wrong });
      assert.deepEqual([status, refused.error, refused.about], [200, "PRICES_CHANGED", name], String(wrong));
      assert.deepEqual(
        (refused["products"] as Product[]).map((product) => product.real_price),
        ["49.00"],
        "the lines as they are now",
      );
    }
    // The same amount in other clothes is the same amount.
    for (const same of [`${right}0`, Number(right)])
      assert.ok((await makeOrder(app, { ...(await everySum()), [name]: same })).body.orderId, String(same));
  });
}

test("a sum that a browser added up in floating point is no other sum", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle, quantity: 3 }], shippingId: 7 });
  assert.ok(
    (await makeOrder(app, { ...body, summaryProducts: 30.1 + 30.1 + 30.1, summaryShipping: 0, summaryRate: 1 })).body
      .orderId,
  );
});

test("a price that changes between the page and the order is told with the new one; the order goes through once it is sent", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.cap }, { product: products.bottle }] });
  await changePrice(pool, { productId: products.cap.productId, realPrice: 5100 });
  const { body: refused } = await makeOrder(app, body);
  assert.deepEqual([refused.error, refused.about], ["PRICES_CHANGED", "summaryProducts"]);
  assert.deepEqual(
    (refused["products"] as Product[]).map((product) => product.real_price),
    ["51.00", "30.10"],
  );
  const { orderKey: _used, ...right } = await orderBody(pool, {
    lines: [{ product: products.cap }, { product: products.bottle }],
  });
  const placed = await makeOrder(app, { ...right, orderKey: body["orderKey"] });
  assert.ok(placed.body.orderId, "the refusal did not use up the key");
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4900 });
  const { order, lines } = (await orderNumbered(pool, Number(placed.body.orderId)))!;
  assert.deepEqual(
    [order.products_pln, lines[0]!.unit_price_pln],
    [8110, 5100],
    "a later price does not move the order",
  );
});

test("each variant is sold at its own price: sums, lines, code and invoice; another price of one is 'prices changed'", async () => {
  const shoes = await addProduct(pool, {
    handle: "buty-rozne-ceny",
    name: "Buty Różne",
    price: "120.00",
    options: ["Rozmiar", "Kolor"],
    categories: [places.buty],
    variants: [
      { values: ["36", "czarny"], price: "120.00", cataloguePrice: "150.00" },
      { values: ["37", "czarny"], price: "150.00" },
      { values: ["37", "biały"], price: "155.50" },
    ],
  });
  const input = {
    lines: [
      { product: shoes, size: "36 / czarny", quantity: 2 },
      { product: shoes, size: "37 / biały" },
    ],
    code: "PIETNASCIE",
    shippingId: 7,
    form: {
      invoice: true,
      paymentName: "Szopa",
      paymentNip: "5260250274",
      paymentCity: "Kraków",
      paymentStreet: "Długa 1",
      paymentPostCode: "31-147",
    },
  };
  const body = await orderBody(pool, input);
  assert.deepEqual([body["summaryProducts"], body["summaryDiscount"]], ["395.50", "59.33"]);
  const asIfOnePrice = await makeOrder(app, { ...body, summaryProducts: "360.00", summaryDiscount: "54.00" });
  assert.deepEqual([asIfOnePrice.body.error, asIfOnePrice.body.about], ["PRICES_CHANGED", "summaryProducts"]);
  const [now] = asIfOnePrice.body["products"] as Product[];
  assert.deepEqual(
    [now!.real_price, now!.attrs[0]!.vals.map((val) => val.real_price)],
    ["120.00", [undefined, "150.00", "155.50"]],
  );

  await changePrice(pool, { productId: shoes.productId, variantId: shoes.variants["37 / biały"]!, realPrice: 16_000 });
  assert.equal((await makeOrder(app, body)).body.error, "PRICES_CHANGED");
  await changePrice(pool, { productId: shoes.productId, variantId: shoes.variants["37 / biały"]!, realPrice: 15_550 });

  const { orderId, orderInfo } = (await makeOrder(app, body)).body;
  assert.match(String(orderInfo), /36 czarny[^]*240\.00[^]*37 biały[^]*155\.50/);
  const { order, lines } = (await orderNumbered(pool, Number(orderId)))!;
  assert.deepEqual([order.products_pln, order.discount_pln], [39_550, 5933]);
  assert.deepEqual(
    lines.map(({ variant_name, unit_price_pln, quantity, amount }) => [variant_name, unit_price_pln, quantity, amount]),
    [
      ["36 czarny", 12_000, 2, 24_000],
      ["37 biały", 15_550, 1, 15_550],
    ],
  );
  const { lines: invoiced } = await inTransaction(pool, (db) =>
    makeInvoice(db, { orderId: Number(orderId), now: new Date(), paid: true }),
  );
  assert.deepEqual(
    invoiced.map(({ name, gross }) => [name, gross]),
    [
      ["Buty Różne 36 czarny", 20_400],
      ["Buty Różne 37 biały", 13_217],
    ],
  );
});

test("what the client says of a product is never used: its name, its key, its price", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.cap }] });
  const line = { ...body.products["0"], productName: "<b>Złoto</b>", key: "999_1", real_price: "0.01", price: 1 };
  const { body: placed } = await makeOrder(app, { ...body, products: { x: line }, total: "0.01" });
  const { order, lines } = (await orderNumbered(pool, Number(placed.orderId)))!;
  assert.deepEqual(
    [lines[0]!.product_name, lines[0]!.product_id, order.products_pln, order.total],
    ["Czapka Kostka", products.cap.productId, 4900, 6199],
  );
});

test("a new rate is 'prices changed' for who saw the old one, and moves no placed order", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.sneakers, size: "42" }], currency: "gbp" });
  const placed = await makeOrder(app, body);
  await changeRate(pool, { currency: "gbp", rate: "5.00" });
  const { body: refused } = await makeOrder(app, { ...body, orderKey: undefined });
  assert.deepEqual([refused.error, refused.about], ["PRICES_CHANGED", "summaryRate"]);
  const { order } = (await orderNumbered(pool, Number(placed.body.orderId)))!;
  assert.deepEqual([order.factor, order.products, order.total], [1961, 6844, 6844]);
  assert.match(placed.body.orderInfo ?? "", /£68\.44/);
});

test("the free-shipping threshold looks at the cart before discounts", async () => {
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 20_000 });
  const { body: placed } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "S" }], code: "PIETNASCIE" }),
  );
  const { order } = (await orderNumbered(pool, Number(placed.orderId)))!;
  assert.deepEqual([order.shipping_pln, order.discount_pln, order.total], [0, 3000, 17_000]);
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 19_999 });
  const { body: paid } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "S" }] }),
  );
  assert.equal((await orderNumbered(pool, Number(paid.orderId)))!.order.shipping_pln, 1299);
});

test("a dear and full cart is counted to the grosz", async () => {
  await changePrice(pool, { productId: products.bottle.productId, realPrice: 100_000_000 });
  await pool.query("UPDATE variants SET quantity = 99 WHERE product_id = $1", [products.bottle.productId]);
  const answer = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle, quantity: 99 }], currency: "usd" }),
  );
  const { order } = (await orderNumbered(pool, Number(answer.body.orderId)))!;
  assert.deepEqual([order.products_pln, order.total], [9_900_000_000, 2_475_000_000]);
});

test("the promises held", async () => assert.deepEqual(await brokenPromises(pool), []));
