import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { settledCursor, settledCacheTags } from "../../../test/builders/cache-tags.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { openPayingShop, pay, payPageOf, placeOnline, standing } from "../../../test/builders/payments.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { inTransaction } from "../../database/connect.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import type { Currency } from "../../domain/money.ts";
import type { Settling } from "./settle.ts";
import { settleOrder } from "./settle-order.ts";
import { recordConnectedProviders } from "../payment/record-connected-providers.ts";

// What is charged: nothing where nothing is to pay, what was shown where the account takes that currency, else PLN.

const shop = await openPayingShop({ charged: ["pln", "eur"] });
const { pool, products, app, payu } = shop;
await addCode(pool, { code: "WSZYSTKO", percent: "100" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

for (const paymentId of [1, 2, 3, 4]) {
  test(`a total of nothing needs no payment: it is settled at once, without a hold (payment ${paymentId})`, async () => {
    const product = await addProduct(pool, { handle: `darmo-${paymentId}`, price: "250.00", stock: 5 });
    const { body } = await makeOrder(
      app,
      await orderBody(pool, {
        lines: [{ product }],
        paymentId,
        shippingId: paymentId === 2 ? 1 : 7,
        code: "WSZYSTKO",
        ...(paymentId === 2 ? { lines: [{ product, quantity: 2 }] } : {}),
      }),
    );
    assert.ok(body.orderId, JSON.stringify(body));
    const { rows } = await pool.query<{ status: string; hold_until: Date | null; total: number; link_key: string }>(
      "SELECT status, hold_until, total, link_key FROM orders WHERE order_id = $1",
      [body.orderId],
    );
    assert.deepEqual(
      [rows[0]!.status, rows[0]!.hold_until, rows[0]!.total],
      [paymentId === 2 ? "new" : "paid", null, 0],
    );
    assert.ok(body.orderInfo!.includes("Nie ma nic do zapłaty."));
    assert.ok(!body.orderInfo!.includes("/pay/") && !body.orderInfo!.includes("Numer konta"));
    assert.match(await payPageOf(shop, rows[0]!.link_key), /^\/user\/order-no\//);
    assert.deepEqual(await attemptsOf(pool, Number(body.orderId)), []);
    assert.deepEqual(await brokenPromises(pool), []);
  });
}

test("a currency the account takes is charged as shown, another in PLN, and the order's words say so", async () => {
  const [inEur, inUsd] = [await placeOnline(shop, { currency: "eur" }), await placeOnline(shop, { currency: "usd" })];
  for (const order of [inEur, inUsd]) {
    await pay(shop, order);
    await payu.settled();
    assert.equal((await standing(pool, order.orderId)).order, "paid");
  }
  const { rows } = await pool.query<{ total: number; total_pln: number }>(
    "SELECT total, total_pln(o) FROM orders o WHERE order_id = ANY ($1) ORDER BY order_id",
    [[inEur.orderId, inUsd.orderId]],
  );
  const charged = async ({ orderId }: { orderId: number }) =>
    (await attemptsOf(pool, orderId)).map(({ amount, currency }) => [amount, currency]);
  assert.deepEqual(await charged(inEur), [[rows[0]!.total, "eur"]]);
  assert.deepEqual(await charged(inUsd), [[rows[1]!.total_pln, "pln"]]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what was charged in PLN goes back to an account in PLN, in parts that add up", async () => {
  const placed = await placeOnline(shop, { currency: "usd", lines: [{ product: products.bottle, quantity: 7 }] });
  const { orderId } = placed;
  await pay(shop, placed);
  await payu.settled();
  const [{ amount } = { amount: 0 }] = await attemptsOf(pool, orderId);
  const back = async (taken: Settling["taken"]) =>
    inTransaction(pool, (db) =>
      settleOrder(
        db,
        {
          orderId,
          kind: "cancellation",
          taken,
          withheld: 0,
          reason: "Zwrot",
          money: "toAccount",
          tell: false,
          now: new Date(),
        },
        async () => undefined,
      ),
    );
  const piece = { position: 1, quantity: 1, restocked: 1, less: 0 };
  for (let pieces = 0; pieces < 5; pieces += 1)
    assert.equal((await back({ lines: [piece], shipping: 0 })).kind, "done");
  assert.equal((await back({ everything: { restocked: true } })).kind, "done");
  const transfers = await refundTransfersOf(pool, orderId);
  assert.deepEqual(
    transfers.map(({ currency }) => currency),
    ["pln", "pln", "pln", "pln", "pln", "pln"],
  );
  assert.equal(
    transfers.reduce((sum, transfer) => sum + transfer.amount, 0),
    amount,
  );
});

const onlyPayu = (currencies: Currency[]) => ({
  ...shop.providers,
  connected: [{ ...shop.providers.connected[0]!, currencies }],
});

test("what the shop is connected to is what it offers: at the checkout, in makeOrder, with the currencies of each", async () => {
  const offered = async () =>
    (await app.inject({ url: "/page-data/checkout.json" }))
      .json<{ zones: { payment: { paymentId: number; currencies?: string[] }[] }[] }>()
      .zones[0]!.payment.map(({ paymentId, currencies }) => [paymentId, currencies?.join()]);
  await recordConnectedProviders(pool, onlyPayu(["pln", "eur"]));
  assert.deepEqual(await offered(), [
    [1, undefined],
    [2, undefined],
    [3, "pln,eur"],
  ]);
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 4 });
  assert.equal((await makeOrder(app, { ...body, summaryShipping: "12.99" })).body.error, "PAYMENT_UNAVAILABLE");
  const inUsd = await placeOnline(shop, { currency: "usd" });
  assert.match(
    inUsd.orderInfo,
    /Zapłać teraz: [\d.]+ zł<\/strong><\/a><br>Ta płatność pobiera złote, więc zapłacisz [\d.]+ zł\./,
  );
  await recordConnectedProviders(pool, { ...shop.providers, connected: [] });
  assert.deepEqual(await offered(), [
    [1, undefined],
    [2, undefined],
  ]);
  await recordConnectedProviders(pool, shop.providers);
  assert.deepEqual(await offered(), [
    [1, undefined],
    [2, undefined],
    [3, "pln,eur"],
    [4, "pln,eur"],
  ]);
});

test("what the shop is connected to is a change once: the next start with the same payments records none", async () => {
  await recordConnectedProviders(pool, onlyPayu(["pln"]));
  const cursor = await settledCursor(pool);
  await recordConnectedProviders(pool, onlyPayu(["pln"]));
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts, []);
  await recordConnectedProviders(pool, shop.providers);
  assert.deepEqual([...new Set((await settledCacheTags(pool, cursor)).facts)], ["delivery"]);
});
