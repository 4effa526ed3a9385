// One long file: all that an order says to who may read it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { workDone } from "../../../test/builders/work-done.ts";
import type { OrderReply, OrdersReply } from "../../contract/customer-orders.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { openPool } from "../../database/connect.ts";
import { workingDayFrom } from "../../domain/delivery/working-days.ts";
import { dayInWords, warsawDayAfter } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
await pool.query("UPDATE variants SET quantity = quantity + 100 WHERE product_id = $1", [products.hoodie.productId]);
const goods = [{ product: products.hoodie, size: "M", quantity: 2 }, { product: products.cap }];

async function ask<T>(
  action: "order" | "orders",
  body: unknown,
): Promise<T & { error?: string; errorMessage?: string }> {
  const response = await app.inject({
    method: "POST",
    url: `/sys/json_api?${action}`,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(response.headers["cache-control"], "no-store");
  assert.ok(response.statusCode === 200 || response.statusCode === 400, String(response.statusCode));
  return response.json();
}
const read = (body: object) => ask<OrderReply>("order", body);

async function placed(input: Partial<OrderInput> = {}): Promise<{ number: string; key: string; orderInfo: string }> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: goods, ...input }));
  assert.ok(body.orderId, JSON.stringify(body));
  const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
    body.orderId,
  ]);
  return { number: body.orderId, key: rows[0]!.link_key, orderInfo: body.orderInfo! };
}

test("the owner reads an order with all that was bought, charged and said", async () => {
  const { token, person } = await addAccount(pool, { points: 100 });
  const company = {
    invoice: true,
    paymentName: "Bruk sp. z o.o.",
    paymentNip: "5260250274",
    paymentStreet: "Prosta 1",
    paymentPostCode: "00-001",
    paymentCity: "Warszawa",
    paymentCountry: "2",
  };
  const { number, key } = await placed({
    token,
    person,
    points: 100,
    paymentId: 3,
    shippingId: 8,
    shippingPoint: "KRA01M",
    form: { ...company, comment: "Proszę <dzwonić>" },
  });
  const order = await read({ number, token, key: null, lanId: 2 });
  assert.deepEqual(
    order.lines.map(({ name, variant, quantity, amount, a2p }) => [name, variant, quantity, amount, a2p]),
    [
      ["Bluza Asfalt", "M", 2, "399.98", String(products.hoodie.variants["M"])],
      ["Czapka Kostka", "", 1, "49.00", null],
    ],
  );
  assert.deepEqual(
    order.lines.map(({ image, url }) => [image, url]),
    [
      ["bluza-asfalt.avif", "en/asphalt-hoodie/"],
      [null, "en/kostka-cap/"],
    ],
  );
  assert.deepEqual(
    [order.sums.products, order.sums.points, order.currency, order.state],
    ["448.98", "5.00", "pln", "awaitingPayment"],
  );
  assert.deepEqual(
    [order.shipping.point?.split(",")[0], order.recipient.name, order.recipient.email, order.comment],
    ["KRA01M", "Kasia Wójcik", person.email, "Proszę <dzwonić>"],
  );
  assert.ok(order.recipient.address.includes("Poland"), "named in the asked language");
  assert.deepEqual(order.invoice.slice(0, 2), ["Bruk sp. z o.o.", "5260250274"]);
  assert.deepEqual([order.payment.href, order.payment.transfer], [`/pay/${key}`, null]);
  assert.deepEqual(order.earns, { kind: "will", points: 443 });
  assert.deepEqual(
    order.history.map(({ state }) => state),
    ["awaitingPayment"],
  );
});

test("its way is told step by step, with the parcel's number, and what it earned", async () => {
  const { token, person } = await addAccount(pool);
  const { number } = await placed({ token, person, paymentId: 1 });
  assert.deepEqual((await read({ number, token })).payment.transfer?.reference, number);
  const move = (to: OrderState) =>
    changeOrderState(pool, {
      orderId: Number(number),
      to,
      now: new Date(),
      tracking: to === "sent" ? "PL-778" : null,
      pointsPerZloty: 1,
    });
  for (const state of ["paid", "packed", "sent", "delivered"] as const) await move(state);
  const order = await read({ number, token });
  assert.deepEqual(
    order.history.map(({ state }) => state),
    ["awaitingPayment", "paid", "packed", "sent", "delivered"],
  );
  assert.ok(order.history.every(({ at }, index, all) => index === 0 || at >= all[index - 1]!.at));
  assert.deepEqual(
    [order.state, order.tracking, order.payment.href, order.payment.transfer, order.holdUntil],
    ["delivered", "PL-778", null, null, null],
  );
  assert.deepEqual(order.earns, { kind: "earned", points: 448 });
  const last = workingDayFrom(warsawDayAfter(new Date(), 14));
  assert.equal(order.withdrawUntil, dayInWords(last, "pl"), "fourteen days from its receipt, to a working day");
  const ago = (days: number) =>
    pool.query("UPDATE orders SET delivered_at = now() - make_interval(days => $2) WHERE order_id = $1", [
      Number(number),
      days,
    ]);
  await ago(14);
  assert.equal(
    (await read({ number, token })).withdrawUntil,
    dayInWords(workingDayFrom(warsawDayAfter(new Date(), 0)), "pl"),
  );
  await ago(20);
  assert.equal((await read({ number, token })).withdrawUntil, null, "the day is over");
  await move("returned");
  assert.deepEqual((await read({ number, token })).earns, { kind: "takenBack", points: 448 });
});

test("a guest reads an order by the key of its email's link, and by nothing that is nearly the key", async () => {
  const { number, key } = await placed({ currency: "eur" });
  const order = await read({ number, token: null, key });
  assert.deepEqual(
    [order.number, order.currency, order.sums.products, order.totalPln, order.earns],
    [number, "eur", "105.64", "448.98", null],
  );
  for (let index = 0; index < key.length; index += 1) {
    const changed = key.slice(0, index) + (key[index] === "A" ? "B" : "A") + key.slice(index + 1);
    assert.equal((await read({ number, key: changed })).error, "ORDER_UNKNOWN", changed);
  }
  for (const wrong of [
    "",
    key.slice(0, -1),
    `${key}A`,
    key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase(),
    "no order has this key",
    null,
  ])
    assert.equal((await read({ number, key: wrong })).error, "ORDER_UNKNOWN");
  const another = await placed();
  assert.equal((await read({ number, key: another.key })).error, "ORDER_UNKNOWN", "a key opens its own order");
});

test("another customer's order, a changed key and a number nobody has are refused in the same words", async () => {
  const [owner, stranger] = [await addAccount(pool), await addAccount(pool)];
  const { number, key } = await placed(owner);
  for (const [lanId, lanCode] of [
    [1, "pl"],
    [2, "en"],
    [6, "cz"],
  ] as const) {
    const refused = { error: "ORDER_UNKNOWN", errorMessage: textIn(lanCode, "REFUSAL_ORDER_UNKNOWN") };
    for (const body of [
      { number, token: stranger.token },
      { number, key: `${key.slice(1)}x` },
      { number },
      { number: "999999", token: stranger.token },
      { number: "999999999999999", token: owner.token },
      { number: "1" },
      { number: "one" },
      { number: "1e3" },
      { number: `${number} ` },
    ]) {
      assert.deepEqual(await read({ ...body, lanId }), refused, JSON.stringify(body));
    }
  }
});

test("they are refused after the same questions to the database, too", async () => {
  const [owner, stranger] = [await addAccount(pool), await addAccount(pool)];
  const { number } = await placed(owner);
  const refused = (asked: string) =>
    workDone(() => read({ number: asked, token: stranger.token, key: "x".repeat(32) }));
  const foreign = await refused(number);
  assert.ok(foreign.statements.length > 0);
  assert.deepEqual(await refused("999999"), foreign);
});

test("a token that has ended says so, whatever the number, and the link still opens", async () => {
  const { number, key } = await placed();
  for (const asked of [number, "999999"])
    assert.equal((await read({ number: asked, token: "ended", key: "wrong" })).error, "TOKEN_ENDED");
  assert.equal((await ask("orders", { token: "ended" })).error, "TOKEN_ENDED");
  assert.equal((await read({ number, token: "ended", key })).number, number);
});

test("orders made as a guest are the account's once its e-mail is proven, and never those of another account", async () => {
  const person = anybody();
  const { number } = await placed({ person });
  const { token, customerId } = await addAccount(pool, { person, verified: false });
  const others = await addAccount(pool);
  const foreign = await placed({ token: others.token, person });
  const mine = async () => (await ask<OrdersReply>("orders", { token })).orders.map((order) => order.number);
  assert.deepEqual([await mine(), (await read({ number, token })).error], [[], "ORDER_UNKNOWN"]);
  await pool.query("UPDATE customers SET verified_at = now() WHERE customer_id = $1", [customerId]);
  assert.deepEqual([await mine(), (await read({ number, token })).number], [[number], number]);
  assert.equal(
    (await read({ number: foreign.number, token })).error,
    "ORDER_UNKNOWN",
    "sent to this e-mail, but another's",
  );
});

test("the list has twenty orders a page, the newest first, each with its state, sum and pieces", async () => {
  const { token, person } = await addAccount(pool);
  const numbers: string[] = [];
  for (let nth = 0; nth < 21; nth += 1)
    numbers.unshift(
      (await placed({ token, person, paymentId: 2, lines: [{ product: products.bottle, quantity: 2 }] })).number,
    );
  const [first, second, beyond] = [
    await ask<OrdersReply>("orders", { token, page: 1 }),
    await ask<OrdersReply>("orders", { token, page: 2 }),
    await ask<OrdersReply>("orders", { token, page: 3 }),
  ];
  assert.deepEqual(
    [...first.orders, ...second.orders].map(({ number }) => number),
    numbers,
  );
  assert.deepEqual(
    [first.orders.length, first.pages, second.page, beyond.orders.length, beyond.pages],
    [20, 2, 2, 0, 2],
  );
  const { state, currency, pieces, total } = first.orders[0]!;
  assert.deepEqual({ state, currency, pieces }, { state: "new", currency: "pln", pieces: 2 });
  assert.equal(total, (await read({ number: numbers[0]!, token })).sums.total);
  assert.deepEqual(await ask("orders", { token: (await addAccount(pool)).token }), { orders: [], page: 1, pages: 0 });
});

test("a product that is no longer sold has no link; the order still shows it", async () => {
  const { number, key } = await placed();
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.hoodie.productId]);
  const [hoodie, cap] = (await read({ number, key })).lines;
  await pool.query("UPDATE products SET shown = true WHERE product_id = $1", [products.hoodie.productId]);
  assert.deepEqual(
    [hoodie!.name, hoodie!.image, hoodie!.url, cap!.url],
    ["Bluza Asfalt", "bluza-asfalt.avif", null, "czapka-kostka/"],
  );
});

test("the placed order links to its page: a guest's with the key, a customer's without", async () => {
  const [guest, customer] = [await placed(), await placed(await addAccount(pool))];
  assert.ok(guest.orderInfo.includes(`href="/user/order-no/${guest.number}?key=${guest.key}"`));
  assert.ok(customer.orderInfo.includes(`href="/user/order-no/${customer.number}"`));
});

test("anything but a number has the page of an unknown order", async () => {
  for (const named of ["one", "1001a", "-1", "1e3", "%C5%BC%C3%B3%C5%82w", "0x10", "9".repeat(40), "one/"]) {
    const page = await app.inject(`/user/order-no/${named}`);
    assert.deepEqual([page.statusCode, page.headers["cache-control"]], [200, "no-store"], named);
    assert.match(page.body, /data-template="userOrder"/);
  }
  for (const none of ["", "one/two", "x".repeat(101)])
    assert.equal((await app.inject(`/user/order-no/${none}`)).statusCode, 404, none);
});

test("the page of an order holds nothing of it, is kept by nobody, indexed by nobody, and hands its address on to nobody", async () => {
  const { number, key } = await placed();
  for (const url of [`/user/order-no/${number}?key=${key}`, "/user/orders"]) {
    const page = await app.inject(url);
    assert.deepEqual(
      [page.statusCode, page.headers["cache-control"], page.headers["referrer-policy"]],
      [200, "no-store", "no-referrer"],
    );
    assert.ok(page.body.includes("noindex") && !page.body.includes("Wójcik") && !page.body.includes(key));
  }
});

test("a page that fails is logged without the key in its address", async () => {
  const nowhere = openPool({ url: "postgres://nobody@127.0.0.1:9/bruk" });
  const away = await openTestApp(nowhere);
  assert.equal((await away.app.inject("/user/order-no/1001?key=Ab3Ab3Ab3Ab3")).statusCode, 503);
  assert.equal(away.logged.filter((line) => line["level"] === 50).length, 1);
  assert.ok(!JSON.stringify(away.logged).includes("Ab3Ab3"));
  await nowhere.end();
});

test("wrong numbers, pages and types are refused as malformed", async () => {
  for (const body of [
    { number: "1".repeat(101) },
    { number: 1.5 },
    { number: null },
    { number: "1001", key: 5 },
    { number: "1001", token: ["a"] },
    null,
    [],
  ])
    assert.equal((await read(body as object)).error, "MALFORMED", JSON.stringify(body));
  for (const page of [0, -1, 1.5, "2", 1e9])
    assert.equal((await ask("orders", { token: "x", page })).error, "MALFORMED", String(page));
});
