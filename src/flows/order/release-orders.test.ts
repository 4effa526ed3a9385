import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { freeWhileWaiting } from "../../../test/builders/lock-order.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, deadlocks, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { changeOrderState, moveOrderTo } from "./change-order-state.ts";
import { releaseOverdueOrders } from "./release-orders.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const release = (orderId: number, now: Date) => changeOrderState(pool, { orderId, to: "expired", now, overdue: true });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function placed(input: Parameters<typeof orderBody>[1]): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, input));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}

async function statusOf(orderId: number): Promise<string> {
  return (await pool.query<{ status: string }>("SELECT status FROM orders WHERE order_id = $1", [orderId])).rows[0]!
    .status;
}

test("an online order ends after 60 minutes, a transfer after 7 days, one on delivery never", async () => {
  const [transfer, cash, online] = [
    await placed({ lines: [{ product: products.cap }], paymentId: 1 }),
    await placed({ lines: [{ product: products.cap }], paymentId: 2 }),
    await placed({ lines: [{ product: products.cap }], paymentId: 3 }),
  ];
  await releaseOverdueOrders(pool, minutes(59));
  assert.equal(await statusOf(online), "awaitingPayment");
  await releaseOverdueOrders(pool, minutes(61));
  assert.deepEqual([await statusOf(online), await statusOf(transfer)], ["expired", "awaitingPayment"]);
  await releaseOverdueOrders(pool, minutes(7 * 24 * 60 - 1));
  assert.equal(await statusOf(transfer), "awaitingPayment");
  await releaseOverdueOrders(pool, minutes(7 * 24 * 60 + 1));
  assert.deepEqual([await statusOf(transfer), await statusOf(cash)], ["expired", "new"]);
});

test("stock, code and points go back exactly once, however many look at the same time", async () => {
  await addCode(pool, { code: "WRACA", amount: 100, limit: 1 });
  const { token, person } = await addAccount(pool, { points: 300 });
  const before = await stockLeft(pool, products.hoodie.variants["M"]!);
  const order = await placed({
    lines: [{ product: products.hoodie, size: "M", quantity: 3 }],
    paymentId: 3,
    code: "WRACA",
    points: 300,
    token,
    person,
  });
  assert.equal(await stockLeft(pool, products.hoodie.variants["M"]!), before - 3);
  const released = await Promise.all(Array.from({ length: 6 }, () => releaseOverdueOrders(pool, minutes(61))));
  assert.equal(
    released.reduce((sum, count) => sum + count, 0),
    1,
  );
  assert.equal(await stockLeft(pool, products.hoodie.variants["M"]!), before);
  assert.equal((await customerWithEmail(pool, person.email))!.points, 300);
  assert.equal(await statusOf(order), "expired");
  assert.deepEqual(await brokenPromises(pool), []);
  await placed({ lines: [{ product: products.hoodie, size: "M" }], code: "WRACA" });
});

test("nobody's hold is cut short, not even by who comes with an old list", async () => {
  const order = await placed({ lines: [{ product: products.cap }], paymentId: 3 });
  assert.equal(await release(order, minutes(59)), false);
  assert.equal(await statusOf(order), "awaitingPayment");
  assert.equal(await release(order, minutes(61)), true);
  assert.equal(await release(order, minutes(61)), false, "it gave back already");
});

test("an order that was paid meanwhile keeps what it holds", async () => {
  const order = await placed({ lines: [{ product: products.cap }], paymentId: 1 });
  assert.equal(await changeOrderState(pool, { orderId: order, to: "paid", now: new Date() }), true);
  await releaseOverdueOrders(pool, minutes(7 * 24 * 60 + 1));
  assert.equal(await statusOf(order), "paid");
});

test("what comes back is locked in the order of its ids, as by orders", async () => {
  const product = await addProduct(pool, { handle: "powrot", sizes: { S: 9, M: 9, L: 9, XL: 9 } });
  const order = await placed({ lines: ["XL", "L", "M", "S"].map((size) => ({ product, size })), paymentId: 3 });
  const ids = Object.values(product.variants).toSorted((a, b) => a - b);
  assert.deepEqual(
    await freeWhileWaiting(pool, ids, (db) =>
      moveOrderTo(db, { orderId: order, to: "expired", now: minutes(61), overdue: true }),
    ),
    ids.slice(1),
  );
  // What was tried there was rolled back.
  assert.equal(await releaseOverdueOrders(pool, minutes(61)), 1);
});

test("orders and releases of the same things at the same time neither block nor oversell", async () => {
  const product = await addProduct(pool, { handle: "ruch", sizes: { S: 20, M: 20 } });
  const lines = [
    { product, size: "S" },
    { product, size: "M" },
  ];
  for (let round = 0; round < 3; round += 1) {
    // What the round before holds is sold out to a panel, which counts it in no sum.
    await releaseOverdueOrders(pool, minutes(61));
    const body = await orderBody(pool, { lines, paymentId: 3 });
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, (_, at) =>
        makeOrder(app, {
          ...body,
          products: at % 2 ? body.products : { "0": body.products["1"], "1": body.products["0"] },
          clientData: { ...body.clientData, email: anybody().email },
          orderKey: newOrderKey(),
        }).then(({ status, body: said }) => said.error ?? String(status)),
      ),
      ...Array.from({ length: 3 }, () => releaseOverdueOrders(pool, minutes(61)).then(() => "200")),
    ]);
    assert.deepEqual(
      answers.filter((answer) => answer !== "200" && answer !== "SOLD_OUT"),
      [],
    );
  }
  await releaseOverdueOrders(pool, minutes(61));
  assert.equal(await deadlocks(pool), 0);
  assert.deepEqual(
    [await stockLeft(pool, product.variants["S"]!), await stockLeft(pool, product.variants["M"]!)],
    [20, 20],
  );
  assert.deepEqual(await brokenPromises(pool), []);
});
