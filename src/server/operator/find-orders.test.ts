import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { refundPayment } from "../../flows/payment/refund-payment.ts";

// An order is found by whatever of it somebody has before them, and by nothing they may not see.

const shop = await openPayingShop();
const { pool, products, providers } = shop;
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const found = async (q: string, who: Member = ola) =>
  (await who.call(routes.orders, { query: { q } })).body.orders.map(({ number }) => number);

const paid = await placeOnline(shop);
await pay(shop, paid);
await pool.query("UPDATE variants SET sku = 'BID-Rampa/1', gtin = '5901234123457' WHERE product_id = $1", [
  products.bottle.productId,
]);
const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
const withGoods = Number((await makeOrder(app, body)).body.orderId);

test("by what was sold in it, as it was called then", async () => {
  assert.deepEqual(await found("bid-rampa/1", piotr), [withGoods]);
  assert.deepEqual(await found(" 5901234123457 ", piotr), [withGoods]);
  await pool.query("UPDATE variants SET sku = 'NEW-1' WHERE sku = 'BID-Rampa/1'");
  assert.deepEqual(await found("BID-RAMPA/1"), [withGoods]);
  assert.deepEqual(await found("NEW-1"), []);
  assert.deepEqual(await found("BID-Rampa"), [], "a part of an SKU is another's");
});

test("by what its payment and its refund are called, here and at the provider", async () => {
  assert.equal(
    (await refundPayment(pool, { orderId: paid.orderId, amount: 100, why: "Zwrot", providers })).kind,
    "done",
  );
  const { rows } = await pool.query<{ ext_order_id: string; provider_order_id: string; provider_refund_id: string }>(
    "SELECT ext_order_id, provider_order_id, provider_refund_id FROM payment_attempts JOIN refunds USING (attempt_id) WHERE order_id = $1",
    [paid.orderId],
  );
  const { ext_order_id, provider_order_id, provider_refund_id } = rows[0]!;
  for (const name of [ext_order_id, provider_order_id, provider_refund_id]) {
    assert.deepEqual(await found(name), [paid.orderId], name);
    assert.deepEqual(await found(name, piotr), [], "who packs sees no payments");
  }
});

test("by the number of its document, whole or from its end, and by its KSeF number", async () => {
  const { rows } = await pool.query<{ number: string; series: string }>(
    "SELECT number, series FROM invoices WHERE order_id = $1 AND series IN ('FV', 'PA')",
    [paid.orderId],
  );
  const { number, series } = rows[0]!;
  const [, year, month, counted] = number.split("/");
  assert.match(number, /^\w+\/\d{4}\/\d\d\/\d{6}$/);
  for (const part of [
    number,
    number.toLowerCase(),
    `${year}/${month}/${counted}`,
    `${month}/${Number(counted)}`,
    `${series} ${Number(counted)}`,
    counted!,
  ]) {
    assert.ok((await found(part)).includes(paid.orderId), part);
    assert.ok(!(await found(part, piotr)).includes(paid.orderId), `${part}: who packs sees no documents`);
  }
  assert.ok(!(await found(`FV/1999/01/${counted}`)).includes(paid.orderId));
  const ksef = "5261040828-20261121-0123AB-CDEF01-2A";
  await pool.query("INSERT INTO ksef_numbers (number, ksef_number) VALUES ($1, $2)", [number, ksef]);
  assert.deepEqual(await found(ksef.toLowerCase()), [paid.orderId]);
  assert.deepEqual(await found(ksef, piotr), []);
});

test("what begins like something and is nothing finds nothing", async () => {
  for (const q of ["FV/2026", "FV", "%/%", "KOR-", "'", "5901234123458", "x".repeat(100)])
    assert.deepEqual(await found(q), [], q);
});
