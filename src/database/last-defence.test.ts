import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { addAccount } from "../../test/builders/people.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { addCode } from "./discount/codes.ts";

// What the database refuses by itself, should a query ever forget its condition (guarantees, point 4).

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
await addCode(pool, { code: "RAZ", amount: 100, limit: 1 });
const { customerId, person } = await addAccount(pool, { points: 250 });
const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }] }));

test("a code is not used beyond its limit", async () => {
  await assert.rejects(pool.query("UPDATE discount_codes SET used = 2 WHERE code = 'RAZ'"), {
    constraint: "code_used_within_limit",
  });
});

test("one barcode is never two things", async () => {
  await assert.rejects(
    pool.query("UPDATE variants SET gtin = '5901234123457' WHERE product_id IN ($1, $2)", [
      products.cap.productId,
      products.bottle.productId,
    ]),
    { constraint: "one_barcode_one_thing" },
  );
});

test("one barcode is never two things by zeros that stand before it", async () => {
  const { cap, bottle } = products;
  await assert.rejects(
    pool.query(
      "UPDATE variants SET gtin = CASE product_id WHEN $1 THEN '5901234123457' ELSE '05901234123457' END WHERE product_id IN ($1, $2)",
      [cap.productId, bottle.productId],
    ),
    { constraint: "one_barcode_one_thing" },
  );
});

test("points never fall below zero", async () => {
  await assert.rejects(
    pool.query("INSERT INTO points_ledger (customer_id, change, reason) VALUES ($1, -251, 'operator')", [customerId]),
    { constraint: "points_never_negative" },
  );
});

test("an order earns its points once", async () => {
  const earn = () =>
    pool.query("INSERT INTO points_ledger (customer_id, change, reason, order_id) VALUES ($1, 10, 'earned', $2)", [
      customerId,
      body.orderId,
    ]);
  await earn();
  await assert.rejects(earn(), { constraint: "points_once_per_order" });
});

test("a total that does not add up is not written", async () => {
  await assert.rejects(pool.query("UPDATE orders SET total = total - 1"), { constraint: "order_total_adds_up" });
});

test("an order key has one order", async () => {
  const again =
    "INSERT INTO order_attempts (order_key, body_sha256, order_id) SELECT order_key, body_sha256, order_id FROM order_attempts";
  await assert.rejects(pool.query(again), { code: "23505", table: "order_attempts" });
});

test("an order has one email of each kind", async () => {
  const again =
    "INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id) SELECT 'another', kind, recipient, lan_id, order_id FROM outbox WHERE kind = 'order' AND order_id = $1";
  await assert.rejects(pool.query(again, [body.orderId]), { code: "23505", table: "outbox" });
});

test("an e-mail has one account", async () => {
  await assert.rejects(pool.query("INSERT INTO customers (email) VALUES ($1)", [person.email]), {
    code: "23505",
    table: "customers",
  });
});
