import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody, kasia } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// Several orders at once: each as it would be alone, and what one is refused for stops none of the others.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const cash = 2;
const bank = 1;

async function place(paymentId = cash): Promise<number> {
  const body = await orderBody(pool, { person: anybody(kasia), lines: [{ product: products.bottle }], paymentId });
  return Number((await makeOrder(app, body)).body.orderId);
}
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const decided = async (numbers: readonly number[]) =>
  Promise.all(numbers.map(async (number) => ({ number, version: (await read(number)).versions.state })));
const statesOf = async (numbers: readonly number[]) =>
  Promise.all(numbers.map(async (number) => (await read(number)).state));

test("orders are moved on, each in its own right: emails, history and a reason for each that is not", async () => {
  const [first, second, waits] = [await place(), await place(), await place(bank)];
  const orders = await decided([first, second, waits]);
  const { body } = await ola.call(routes.moveOrders, { body: { to: "packed", orders } });
  assert.deepEqual(body, {
    moved: [first, second],
    refused: [{ number: waits, code: "STATE_NOT_REACHABLE" }],
    undoable: await decided([first, second]),
  });
  assert.deepEqual(await statesOf([first, second, waits]), ["packed", "packed", "awaitingPayment"]);
  const { timeline } = await read(second);
  const step = timeline!.find(({ what }) => what.kind === "state" && what.state === "packed")!;
  assert.equal("by" in step.what ? step.what.by : null, "ola");
  assert.ok(timeline!.some(({ what }) => what.kind === "email" && what.email === "orderPacked"));
});

test("an order that has changed since it was picked is left as it is, and said so", async () => {
  const [seen, changed] = [await place(), await place()];
  const orders = await decided([seen, changed]);
  await ola.call(routes.moveOrder, {
    parameters: { number: changed },
    body: { to: "packed" },
    version: orders[1]!.version,
  });
  const { body } = await ola.call(routes.moveOrders, { body: { to: "sent", orders } });
  assert.deepEqual(
    [body.moved, body.refused, body.undoable],
    [[seen], [{ number: changed, code: "VERSION_OLD" }], []],
    "paid to the courier, it has its document",
  );
  assert.deepEqual(await statesOf([changed]), ["packed"]);
});

test("the same request again does nothing twice; of one that changes nothing all reasons are told", async () => {
  const number = await place();
  const orders = await decided([number]);
  const sent = { body: { to: "packed", orders }, key: "k".repeat(20) };
  assert.deepEqual((await ola.call(routes.moveOrders, sent)).body.moved, [number]);
  assert.deepEqual((await ola.call(routes.moveOrders, sent)).body.moved, [number]);
  const again = await ola.call(routes.moveOrders, { body: { to: "packed", orders } });
  assert.deepEqual(again.body, { moved: [], refused: [{ number, code: "VERSION_OLD" }], undoable: [] });
  const nobodys = [{ number: 999_999, version: '"state-1"' }];
  const unknown = await ola.call(routes.moveOrders, { body: { to: "packed", orders: nobodys } });
  assert.deepEqual(unknown.body, { moved: [], refused: [{ number: 999_999, code: "NOT_FOUND" }], undoable: [] });
});

test("orders that were moved at once are taken back at once: no email leaves, and what was changed since stays, with the reason", async () => {
  const numbers = [await place(), await place(), await place()];
  const moved = await ola.call(routes.moveOrders, { body: { to: "packed", orders: await decided(numbers) } });
  const { undoable } = moved.body;
  assert.deepEqual(undoable, await decided(numbers));
  const since = undoable[2]!;
  await ola.call(routes.moveOrder, {
    parameters: { number: since.number },
    body: { to: "sent" },
    version: since.version,
  });
  const { body } = await ola.call(routes.stepOrdersBack, { body: { orders: undoable } });
  assert.deepEqual(body, {
    back: await decided(numbers.slice(0, 2)),
    refused: [{ number: since.number, code: "VERSION_OLD" }],
  });
  assert.deepEqual(await statesOf(numbers), ["new", "new", "sent"]);
  for (const number of numbers.slice(0, 2)) {
    const { timeline } = await read(number);
    assert.ok(!timeline!.some(({ what }) => what.kind === "email" && what.email === "orderPacked"));
  }
  const again = await ola.call(routes.moveOrders, { body: { to: "packed", orders: body.back } });
  assert.deepEqual(again.body.moved, numbers.slice(0, 2));
  assert.deepEqual(await brokenPromises(pool), []);
});

test("who packs moves parcels on and undoes no order", async () => {
  const number = await place();
  const orders = await decided([number]);
  const refused = await piotr.call(routes.moveOrders, { body: { to: "cancelled", orders } });
  assert.equal(refused.body.code, "FORBIDDEN");
  assert.deepEqual((await piotr.call(routes.moveOrders, { body: { to: "packed", orders } })).body.moved, [number]);
});

test("a hundred orders go in one request, two who move the same ones at once do it once", async () => {
  const numbers: number[] = [];
  for (let at = 0; at < 12; at += 1) numbers.push(await place());
  const orders = await decided(numbers);
  const both = await Promise.all([
    ola.call(routes.moveOrders, { body: { to: "sent", orders } }),
    piotr.call(routes.moveOrders, { body: { to: "sent", orders: orders.toReversed() } }),
  ]);
  assert.deepEqual(
    both.map(({ status, body }) => [status, status === 200 ? null : body]),
    [
      [200, null],
      [200, null],
    ],
  );
  const moved = both.flatMap(({ body }) => body.moved);
  assert.deepEqual(
    moved.toSorted((a, b) => a - b),
    numbers,
  );
  assert.equal(new Set(await statesOf(numbers)).size, 1);
  const many = Array.from({ length: 101 }, (_, at) => ({ number: at + 1, version: '"state-1"' }));
  assert.equal((await ola.call(routes.moveOrders, { body: { to: "sent", orders: many } })).body.code, "MALFORMED");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a tag is given to those that lack it and taken from those that have it; the answer names them, so that it can be taken back", async () => {
  const [one, two] = [await place(), await place()];
  const tags = async () => [(await read(one)).tags, (await read(two)).tags];
  const version = (await read(one)).versions.tags;
  await ola.call(routes.changeTags, { parameters: { number: one }, body: { tags: ["pilne"] }, version });
  const given = await ola.call(routes.tagOrders, { body: { numbers: [one, two, 999_999], tag: "pilne" } });
  assert.deepEqual(given.body, { changed: [two], refused: [{ number: 999_999, code: "NOT_FOUND" }] });
  assert.deepEqual(await tags(), [["pilne"], ["pilne"]]);
  await ola.call(routes.tagOrders, { body: { numbers: given.body.changed, tag: "pilne", takes: true } });
  assert.deepEqual(await tags(), [["pilne"], []]);
  const full = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const { versions } = await read(two);
  await ola.call(routes.changeTags, { parameters: { number: two }, body: { tags: full }, version: versions.tags });
  const refused = await ola.call(routes.tagOrders, { body: { numbers: [two], tag: "jeszcze" } });
  assert.deepEqual(refused.body, { changed: [], refused: [{ number: two, code: "TAGS_FULL" }] });
});

test("all that are filtered are picked by the server, with what a decision names", async () => {
  const number = await place();
  const version = (await read(number)).versions;
  await ola.call(routes.changeTags, { parameters: { number }, body: { tags: ["wybrane"] }, version: version.tags });
  const { body } = await ola.call(routes.pickOrders, { query: { tag: "wybrane" } });
  const picked = { number, state: "new", payment: { code: "cash" }, versions: { state: version.state } };
  assert.deepEqual(body, { orders: [picked], more: false });
  const money = { query: { tag: "wybrane", money: "paid" } };
  assert.deepEqual((await ola.call(routes.pickOrders, money)).body.orders, []);
  const packer = (await piotr.call(routes.pickOrders, money)).body.orders;
  assert.equal(packer.length, 1, "who sees no money does not filter by it");
  const list = await ola.call(routes.orders, { query: { numbers: `${number},999999` } });
  assert.deepEqual(
    list.body.orders.map((row) => row.number),
    [number],
  );
});

test("packing lists come in the order they are asked for, lines by shelf", async () => {
  await pool.query("UPDATE variants SET shelf = 'B-10', sku = 'BID-1' WHERE product_id = $1", [
    products.bottle.productId,
  ]);
  await pool.query("UPDATE variants SET shelf = 'B-9' WHERE product_id = $1", [products.cap.productId]);
  const lines = [
    { product: products.tee, size: "S" },
    { product: products.bottle, quantity: 2 },
    { product: products.cap },
  ];
  const person = { ...anybody(kasia), comment: "Proszę dzwonić" };
  const { body: made } = await makeOrder(app, await orderBody(pool, { person, lines, paymentId: cash }));
  const number = Number(made.orderId);
  const other = await place();
  const { body } = await piotr.call(routes.packingLists, { query: { numbers: `${number},${other}` } });
  assert.deepEqual(
    body.lists.map((list) => list.number),
    [number, other],
  );
  const [list] = body.lists;
  assert.deepEqual(
    list!.lines.map(({ shelf, quantity }) => [shelf, quantity]),
    [
      ["B-9", 1],
      ["B-10", 2],
      [null, 1],
    ],
  );
  assert.equal(list!.lines[1]!.sku, "BID-1");
  const [seen] = (await ola.call(routes.packingLists, { query: { numbers: String(number) } })).body.lists;
  const { total } = (await ola.call(routes.order, { parameters: { number } })).body.money!;
  assert.deepEqual([seen!.state, seen!.collects], ["new", { amount: total, currency: "pln" }]);
  assert.equal(list!.phone, person.phone);
  assert.ok(list!.address.includes(person.shippingStreet));
});

test("of a cancelled order there is nothing to pack, so no list", async () => {
  const [cancelled, other] = [await place(), await place()];
  const version = (await read(cancelled)).versions.state;
  const moved = await ola.call(routes.moveOrder, {
    parameters: { number: cancelled },
    body: { to: "cancelled" },
    version,
  });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
  const { lists } = (await piotr.call(routes.packingLists, { query: { numbers: `${cancelled},${other}` } })).body;
  assert.deepEqual(
    lists.map(({ number }) => number),
    [other],
  );
});

test("buyers' data is given out to who may, once it is proven who they are, and the log says how many", async () => {
  const number = await place();
  const body = { numbers: [number] };
  assert.equal((await piotr.call(routes.exportBuyers, { body })).body.code, "FORBIDDEN");
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [ola.id]);
  assert.equal((await ola.call(routes.exportBuyers, { body })).body.code, "STEP_UP");
  const challenge = (await ola.call(routes.passkeyChallenge)).body;
  await ola.call(routes.stepUp, { body: { passkey: ola.authenticator.authenticate(challenge) } });
  const { buyers } = (await ola.call(routes.exportBuyers, { body })).body;
  const { buyer, address } = await read(number);
  assert.deepEqual(
    buyers.map((row) => [row.number, row.name, row.email, row.phone, row.street]),
    [[number, buyer.name, buyer.email, buyer.phone, address[0]]],
  );
  const { rows } = await pool.query<{ after: unknown; staff_id: number }>(
    "SELECT after, staff_id FROM operator_log WHERE act = 'exportBuyers'",
  );
  assert.deepEqual(rows, [{ after: { orders: 1 }, staff_id: ola.id }]);
});
