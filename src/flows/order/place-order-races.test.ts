import assert from "node:assert/strict";
import { test } from "node:test";
import type { FastifyInstance } from "fastify";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, addSession, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, deadlocks, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { countOf, countSize } from "../../../test/counts.ts";
import { openProgress } from "../../../test/progress.ts";
import { addCode } from "../../database/discount/codes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";

const runs = countOf("RACE_RUNS");
const streamedOrders = countOf("STREAMED_ORDERS");

const shop = await openSmallShop(undefined, { durable: true });
const { pool } = shop;
const { app } = await openTestApp(pool);

/** Sends every body at once; returns what came of each: an order number or a refusal's code. */
async function atOnce(bodies: readonly unknown[]): Promise<{ orders: string[]; refusals: Record<string, number> }> {
  const answers = await Promise.all(bodies.map((body) => answerOf(app, body)));
  const refusals: Record<string, number> = {};
  for (const { error } of answers) if (error) refusals[error] = (refusals[error] ?? 0) + 1;
  return { orders: answers.flatMap(({ orderId }) => orderId ?? []), refusals };
}

/** Asks a shop that is busy again, as its pages do; in the soak, which has the machine to itself, no time-out may be shown. */
async function answerOf(
  server: FastifyInstance,
  body: unknown,
): Promise<{ orderId?: string | undefined; error?: string | undefined }> {
  let { status, body: said } = await makeOrder(server, body);
  while (said.error === "SHOP_BUSY" && countSize() !== "whole")
    ({ status, body: said } = await makeOrder(server, body));
  return said.orderId === undefined
    ? { error: status === 200 ? said.error : `${status} ${said.error}` }
    : { orderId: said.orderId };
}

test(`200 buyers at once for the last 10 pieces: exactly 10 orders, ${runs} of ${runs} times`, async () => {
  const tell = openProgress("buyers for the last pieces", runs);
  for (let run = 0; run < runs; run += 1) {
    tell(run);
    const product = await addProduct(pool, { handle: `ostatnie-${run}`, sizes: { M: 10 } });
    const body = await orderBody(pool, { lines: [{ product, size: "M" }] });
    const { orders, refusals } = await atOnce(
      Array.from({ length: 200 }, () => ({
        ...body,
        clientData: { ...body.clientData, email: anybody().email },
        orderKey: newOrderKey(),
      })),
    );
    assert.equal(new Set(orders).size, 10);
    assert.deepEqual(refusals, { SOLD_OUT: 190 });
    assert.equal(await stockLeft(pool, product.variants["M"]!), 0);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test(`50 buyers at once with a code for one use: exactly 1 order, ${runs} of ${runs} times`, async () => {
  const tell = openProgress("buyers with a code", runs);
  for (let run = 0; run < runs; run += 1) {
    tell(run);
    await addCode(pool, { code: `RAZ${run}`, percent: "10", limit: 1 });
    const product = await addProduct(pool, { handle: `kod-${run}`, stock: 100 });
    const body = await orderBody(pool, { lines: [{ product }], code: `raz${run}` });
    const { orders, refusals } = await atOnce(
      Array.from({ length: 50 }, () => ({
        ...body,
        clientData: { ...body.clientData, email: anybody().email },
        orderKey: newOrderKey(),
      })),
    );
    assert.equal(orders.length, 1);
    assert.deepEqual(refusals, { CODE_USED_UP: 49 });
    assert.equal(await stockLeft(pool, product.variants[""]!), 99);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test(`50 orders of one person at once with a code for two a person and one for a first order: exactly 2 and 1, ${runs} of ${runs} times`, async () => {
  const tell = openProgress("orders of one person with a code", runs);
  const spellings = (name: string) => [
    `${name}@gmail.com`,
    `${name.toUpperCase()}@Gmail.com`,
    `${name[0]}.${name.slice(1)}@googlemail.com`,
    `${name}+raz@gmail.com`,
    `${name}+dwa@gmail.com`,
  ];
  for (let run = 0; run < runs; run += 1) {
    tell(run);
    await addCode(pool, { code: `DWA${run}`, percent: "10", perCustomer: 2 });
    for (const name of ["A", "B"])
      await addCode(pool, { code: `PIERWSZE${name}${run}`, percent: "10", firstOrder: true });
    const product = await addProduct(pool, { handle: `osoba-${run}`, stock: 200 });
    const bodies = async (codes: string[], emails: string[]) => {
      const made = await Promise.all(codes.map((code) => orderBody(pool, { lines: [{ product }], code })));
      return Array.from({ length: 50 }, (_, at) => ({
        ...made[at % made.length]!,
        clientData: { ...made[0]!.clientData, email: emails[at % emails.length] },
        orderKey: newOrderKey(),
      }));
    };
    const twice = await atOnce(await bodies([`dwa${run}`], spellings(`dwa${run}`)));
    assert.deepEqual([twice.orders.length, twice.refusals], [2, { CODE_CUSTOMER_LIMIT: 48 }]);
    const first = await atOnce(await bodies([`pierwszea${run}`, `pierwszeb${run}`], spellings(`pierwsze${run}`)));
    assert.deepEqual([first.orders.length, first.refusals], [1, { CODE_FIRST_ORDER: 49 }]);
    assert.equal(await stockLeft(pool, product.variants[""]!), 197);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test(`250 points and 50 orders of 100 at once: exactly 2 orders, ${runs} of ${runs} times`, async () => {
  const tell = openProgress("orders for points", runs);
  for (let run = 0; run < runs; run += 1) {
    tell(run);
    const { person, customerId } = await addAccount(pool, { points: 250 });
    // Orders of one session, one e-mail or one product wait for each other anyway; these only for the points.
    const each = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const product = await addProduct(pool, { handle: `punkty-${run}-${at}`, stock: 100 });
        return orderBody(pool, {
          lines: [{ product }],
          points: 100,
          person,
          token: await addSession(pool, customerId),
        });
      }),
    );
    const { orders, refusals } = await atOnce(
      Array.from({ length: 50 }, (_, at) => ({
        ...each[at % 10],
        clientData: { ...each[at % 10]!.clientData, email: anybody().email },
        orderKey: newOrderKey(),
      })),
    );
    assert.equal(orders.length, 2);
    assert.deepEqual(refusals, { POINTS_TOO_FEW: 48 });
    assert.equal((await customerWithEmail(pool, person.email))!.points, 50);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test(`the same order key 50 times at once: one order, told 50 times, ${runs} of ${runs} times`, async () => {
  const tell = openProgress("orders of one key", runs);
  for (let run = 0; run < runs; run += 1) {
    tell(run);
    const product = await addProduct(pool, { handle: `klucz-${run}`, stock: 100 });
    const body = await orderBody(pool, { lines: [{ product }] });
    const { orders } = await atOnce(Array.from({ length: 50 }, () => body));
    assert.equal(orders.length, 50);
    assert.equal(new Set(orders).size, 1);
    assert.equal(await stockLeft(pool, product.variants[""]!), 99);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("without a key the same body within 120 seconds is the same order, later a new one", async () => {
  const body = await orderBody(pool, { lines: [{ product: shop.products.cap }], orderKey: null });
  const { orders } = await atOnce(Array.from({ length: 20 }, () => body));
  assert.equal(orders.length, 20);
  assert.equal(new Set(orders).size, 1);
  assert.equal(
    (await answerOf(app, { ...body, lanId: "1" })).orderId === orders[0],
    false,
    "another body is another order",
  );
  await pool.query("UPDATE order_attempts SET created_at = created_at - interval '105 seconds' WHERE order_id = $1", [
    orders[0],
  ]);
  assert.equal((await answerOf(app, body)).orderId, orders[0]);
  await pool.query("UPDATE order_attempts SET created_at = created_at - interval '16 seconds' WHERE order_id = $1", [
    orders[0],
  ]);
  const later = await atOnce(Array.from({ length: 20 }, () => body));
  assert.equal(new Set(later.orders).size, 1);
  assert.notEqual(later.orders[0], orders[0]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a key holds for ever, and a password typed anew does not make another body", async () => {
  const body = await orderBody(pool, {
    lines: [{ product: shop.products.cap }],
    form: { createAccount: true, password: "pierwsze hasło" },
  });
  const first = await makeOrder(app, body);
  assert.equal(first.body["accountCreated"], true);
  await pool.query("UPDATE order_attempts SET created_at = created_at - interval '30 days' WHERE order_id = $1", [
    first.body.orderId,
  ]);
  const again = await makeOrder(app, { ...body, clientData: { ...body.clientData, password: "drugie hasło" } });
  assert.equal(again.body.orderId, first.body.orderId);
  assert.equal(again.body["token"], undefined, "a session is handed out once");
});

test("ten unpaid orders of one e-mail are the most, also at once", async () => {
  const person = anybody();
  const body = await orderBody(pool, { lines: [{ product: shop.products.bottle }], person });
  const { orders, refusals } = await atOnce(Array.from({ length: 20 }, () => ({ ...body, orderKey: newOrderKey() })));
  assert.equal(orders.length, 10);
  assert.deepEqual(refusals, { TOO_MANY_UNPAID: 10 });
});

test("two who ask for an account with one e-mail at once get one account, and both their orders", async () => {
  const body = await orderBody(pool, {
    lines: [{ product: shop.products.bottle }],
    person: { ...anybody(), email: "dwa-razy@przyklad.pl" },
    form: { createAccount: true, password: "mgła nad Wisłą" },
  });
  const answers = await Promise.all([0, 1, 2].map(() => makeOrder(app, { ...body, orderKey: newOrderKey() })));
  assert.equal(answers.filter(({ body: said }) => said.orderId).length, 3);
  assert.equal(answers.filter(({ body: said }) => said["accountCreated"]).length, 1);
  const { rows } = await pool.query(
    "SELECT count(*)::int AS emails FROM outbox WHERE kind = 'accountExists' AND recipient = 'dwa-razy@przyklad.pl'",
  );
  assert.equal(rows[0].emails, 2);
});

test(`5-line carts in random order, 60 clients, ${streamedOrders} orders: no deadlock or time-out shown`, async () => {
  const next = numbersFrom(1);
  const tell = openProgress("orders of five lines", streamedOrders);
  const products = [];
  for (let index = 0; index < 8; index += 1)
    products.push(await addProduct(pool, { handle: `koszyk-${index}`, sizes: { S: 100_000, M: 100_000 } }));
  const choices = products.flatMap((product) => ["S", "M"].map((size) => ({ product, size })));
  let waiting = streamedOrders;
  const shown: string[] = [];
  const clients = Array.from({ length: 60 }, async () => {
    while (waiting-- > 0) {
      tell(streamedOrders - waiting);
      const lines = choices
        .map((line) => ({ line, at: next() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, 5)
        .map(({ line }) => line);
      const { error } = await answerOf(app, await orderBody(pool, { lines }));
      if (error) shown.push(error);
    }
  });
  await Promise.all(clients);
  assert.deepEqual(shown, []);
  const { rows } = await pool.query<{ sold: number }>(
    "SELECT sum(quantity)::int AS sold FROM order_lines JOIN products USING (product_id) WHERE handle LIKE 'koszyk-%'",
  );
  assert.equal(rows[0]!.sold, streamedOrders * 5);
  assert.equal(await deadlocks(pool), 0, "none had to be hidden by trying again");
  assert.deepEqual(await brokenPromises(pool), []);
});
