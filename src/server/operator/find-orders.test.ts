import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { anybody } from "../../../test/builders/people.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { permissionsOf, roles } from "../../domain/staff/permissions.ts";
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

test("nobody finds an order by an e-mail, a sum or an invoice's name they do not see, whole or in part", async () => {
  const kostka = { ...anybody(), email: "marek.lipa@skryte.example", phone: "+48 733 581 002" };
  const invoice = { paymentName: "Wapno Sp. z o.o.", paymentStreet: "Prosta 1", paymentPostCode: "00-001" };
  const wanted = { lines: [{ product: products.cap }], paymentId: 2, person: kostka };
  const made = await makeOrder(app, await orderBody(pool, wanted));
  const number = Number(made.body.orderId);
  await pool.query(
    "UPDATE orders SET client_data = client_data || $2, tracking_number = '52000113' WHERE order_id = $1",
    [number, JSON.stringify(invoice)],
  );
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [number]);
  const sum = (rows[0]!.total / 100).toFixed(2);
  const secrets = [
    ["buyers.contact", ["marek.lipa@skryte.example", "MAREK.lipa", "skryte", "lipa@", "kasia lipa skryte"]],
    ["invoices.read", ["wapno", "Wapno Sp"]],
    ["money.read", [sum, sum.replace(".", ","), ...(sum.endsWith(".00") ? [sum.slice(0, -3)] : [])]],
  ] as const;
  for (const role of roles.filter((one) => permissionsOf(one).includes("orders.read"))) {
    const who = await comeIn(app, pool, { email: `${role}@szuka.example`, role });
    for (const q of ["wójcik kasia", "+48 733 581 002", "733 581", "1002", "52000113", String(number)])
      assert.ok((await found(q, who)).includes(number), `${role} finds by ${q}`);
    for (const [permission, words] of secrets)
      for (const q of words) {
        const sees = permissionsOf(role).includes(permission);
        const listed = await who.call(routes.orders, { query: { q } });
        const { body } = await who.call(routes.pickOrders, { query: { q } });
        const called = `${role}, ${q}`;
        assert.equal(
          listed.body.orders.some((order) => order.number === number),
          sees,
          called,
        );
        assert.equal(
          body.orders.some((order) => order.number === number),
          sees,
          `picked: ${called}`,
        );
        if (sees) continue;
        assert.deepEqual([listed.body.count.orders, listed.body.sums ?? []], [0, []], called);
      }
  }
});

test("a few digits are a number, a sum or the end of a telephone, and nothing from the middle of one", async () => {
  const person = { ...anybody(), phone: "+48 600 910 237" };
  const made = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2, person }),
  );
  const number = Number(made.body.orderId);
  for (const q of ["237", "0237", "10237", "600910", "910 237", "00910"])
    assert.equal((await found(q)).includes(number), q !== "00910", q);
  for (const q of ["910", "0910", "00910", "600", "37", "102"]) assert.ok(!(await found(q)).includes(number), q);
});

test("what begins like something and is nothing finds nothing", async () => {
  for (const q of ["FV/2026", "FV", "%/%", "KOR-", "'", "5901234123458", "x".repeat(100)])
    assert.deepEqual(await found(q), [], q);
});
