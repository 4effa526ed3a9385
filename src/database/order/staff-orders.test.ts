import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody, kasia } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { type OrderFilter, ordersMeant } from "./staff-order-filter.ts";
import { countStaffOrders, staffOrders, sumsOfStaffOrders } from "./staff-orders.ts";

// Words that few orders have, that many have, and what is called exactly so, are looked for in three ways: one answer.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
await pool.query("UPDATE variants SET sku = '@przyklad.pl' WHERE product_id = $1", [products.bottle.productId]);
type Input = Parameters<typeof orderBody>[1];
const place = async (product: Input["lines"][number]["product"], input: Partial<Input> = {}) => {
  const body = await orderBody(pool, { lines: [{ product }], paymentId: 2, person: anybody(), ...input });
  return Number((await makeOrder(app, body)).body.orderId);
};
const anna = { ...kasia, email: "anna@inny.example", shippingFirstName: "Anna", shippingLastName: "Lis" };
const first = await place(products.cap);
const awaited = await place(products.cap, { paymentId: 1 });
const last = await place(products.cap);
const called = await place(products.bottle, { person: anna });
const orders = [first, awaited, last, called];

const any: OrderFilter = {
  states: null,
  partlySent: [],
  money: null,
  delivery: null,
  payment: null,
  country: null,
  from: null,
  to: null,
  tag: null,
  words: null,
  wordsNotIn: [],
  phoneEnd: null,
  number: null,
  sum: null,
  numbers: null,
  goods: null,
  paymentName: null,
  ksef: null,
  document: null,
};

/** Asks in each of the ways; returns the one answer. */
async function found(asked: Partial<OrderFilter>): Promise<number[]> {
  const answers = [];
  for (const few of [10_000, 2, 0]) {
    const filter = await ordersMeant(pool, { ...any, ...asked }, few);
    const rows = await staffOrders(pool, filter, {
      sort: "oldest",
      after: null,
      most: 100,
      lanCode: "pl",
      dues: new Map(),
    });
    const sums = await sumsOfStaffOrders(pool, filter);
    assert.equal(await countStaffOrders(pool, filter, 100), rows.length);
    assert.deepEqual(
      sums,
      rows.length === 0
        ? []
        : [{ currency: "pln", amount: rows.reduce((sum, { total }) => sum + total, 0), count: rows.length }],
    );
    answers.push(rows.map(({ order_id }) => order_id));
  }
  assert.deepEqual(answers, [answers[0], answers[0], answers[0]]);
  return answers[0]!;
}

test("orders are found and added up alike, however many have what is looked for", async () => {
  assert.deepEqual(await found({}), orders);
  assert.deepEqual(await found({ words: "%kasia%" }), orders.slice(0, 3));
  assert.deepEqual(
    await found({ words: "%@przyklad.pl%", goods: "@przyklad.pl" }),
    orders,
    "words, and goods called so",
  );
  assert.deepEqual(await found({ words: "%nikt%", goods: "@przyklad.pl" }), [called]);
  assert.deepEqual(await found({ words: "%nikt%", number: awaited }), [awaited]);
  assert.deepEqual(await found({ words: "%nikt%", number: 999_999 }), []);
  assert.deepEqual(await found({ words: "%kasia%", money: ["awaited"] }), [awaited]);
  assert.deepEqual(await found({ words: "%gosc%", wordsNotIn: ["email"] }), []);
  assert.deepEqual(await found({ words: "%kasia%", wordsNotIn: ["email", "invoiceName"] }), orders.slice(0, 3));
  assert.deepEqual(await found({ phoneEnd: "0200" }), orders);
  assert.deepEqual(await found({ phoneEnd: "0020" }), []);
  assert.deepEqual(await found({ money: ["awaited"] }), [awaited]);
  assert.deepEqual(await found({ money: ["onDelivery"], numbers: [called] }), [called]);
  assert.deepEqual(await found({ words: "%kasia%", states: ["awaitingPayment"] }), [awaited]);
});

test("what an order is worth is known where it is found, also once it is worth something else", async () => {
  await pool.query(
    "UPDATE orders SET products = products + 100, products_pln = products_pln + 100, total = total + 100 WHERE order_id = $1",
    [awaited],
  );
  await found({ money: ["awaited"] });
});
