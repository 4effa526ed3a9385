// One long file: whole orders on one shop, whose promises are audited last.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { settledCursor, settledCacheTags } from "../../../test/builders/cache-tags.ts";
import { newOrderKey, orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, emma, kasia, tomas } from "../../../test/builders/people.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { customerOfToken, customerWithEmail } from "../../database/customer/customers.ts";
import { orderNumbered, type OrderLineRow, type OrderRow } from "../../database/order/orders.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { ServerParts } from "../app.ts";

const { pool, products } = await openSmallShop();
const { app, logged } = await openTestApp(pool);

async function place(
  input: OrderInput,
  other: Record<string, unknown> = {},
): Promise<{ order: OrderRow; lines: OrderLineRow[]; body: Record<string, unknown>; info: string }> {
  const { status, body } = await makeOrder(app, { ...(await orderBody(pool, input)), ...other });
  assert.equal(status, 200);
  assert.ok(body.orderId, JSON.stringify(body));
  return { ...(await orderNumbered(pool, Number(body.orderId)))!, body, info: body.orderInfo! };
}

test("an order keeps the numbers its goods had when they were sold; where they lie is today's", async () => {
  const variant = products.hoodie.variants["M"]!;
  const renumber = (sku: string, gtin: string, shelf: string) =>
    pool.query("UPDATE variants SET sku = $2, gtin = $3, shelf = $4 WHERE variant_id = $1", [
      variant,
      sku,
      gtin,
      shelf,
    ]);
  await renumber("ASF-M", "5901234123457", "A-1");
  const { order } = await place({ person: anybody(), lines: [{ product: products.hoodie, size: "M" }] });
  await renumber("ASF-M-2", "5901234123464", "B-2");
  const { lines } = (await orderNumbered(pool, order.order_id))!;
  assert.deepEqual(
    lines.map(({ sku, gtin, shelf }) => [sku, gtin, shelf]),
    [["ASF-M", "5901234123457", "B-2"]],
  );
  await pool.query("UPDATE variants SET sku = NULL, gtin = NULL, shelf = NULL WHERE variant_id = $1", [variant]);
});

test("Kasia buys a hoodie as a guest: the order holds all she said and what it costs, and the stock is one less", async () => {
  const before = await stockLeft(pool, products.hoodie.variants["M"]!);
  const { order, lines, body, info } = await place({
    person: kasia,
    lines: [{ product: products.hoodie, size: "M" }],
    form: { comment: "Proszę <b>dzwonić</b>", newsletter: true },
  });
  assert.deepEqual(Object.keys(body).toSorted(), ["orderId", "orderInfo"]);
  assert.deepEqual(
    [
      order.status,
      order.customer_id,
      order.email,
      order.currency,
      order.factor,
      order.products_pln,
      order.shipping_pln,
      order.total,
      order.lan_id,
      order.payment_id,
      order.shipping_id,
      order.zone_id,
    ],
    ["awaitingPayment", null, "kasia@przyklad.pl", "pln", 10_000, 19_999, 1299, 21_298, 1, 1, 1, "1"],
  );
  assert.deepEqual(
    lines.map(({ product_name, variant_name, unit_price_pln, quantity, amount }) => ({
      product_name,
      variant_name,
      unit_price_pln,
      quantity,
      amount,
    })),
    [{ product_name: "Bluza Asfalt", variant_name: "M", unit_price_pln: 19_999, quantity: 1, amount: 19_999 }],
  );
  assert.equal(await stockLeft(pool, products.hoodie.variants["M"]!), before - 1);
  assert.equal(order.client_data["shippingStreet"], "Kamienna 7/3");
  assert.equal("password" in order.client_data, false);
  for (const text of [
    String(order.order_id),
    "Bluza Asfalt",
    "199.99 zł",
    "12.99 zł",
    "212.98 zł",
    "Kasia Wójcik",
    "Kamienna 7/3",
    "31-403 Kraków",
  ])
    assert.ok(info.includes(text), `${text} in ${info}`);
  assert.ok(!info.includes("<b>dzwonić"), "what a shopper typed is text");
});

test("how long goods are held follows the payment: 7 days for a transfer, 60 minutes online, no end on delivery", async () => {
  const held: Record<number, number | null> = {};
  for (const paymentId of [1, 2, 3, 4]) {
    const { order } = await place({ lines: [{ product: products.cap }], paymentId });
    held[paymentId] =
      order.hold_until === null ? null : Math.round((order.hold_until.getTime() - order.created_at.getTime()) / 60_000);
    assert.equal(order.status, paymentId === 2 ? "new" : "awaitingPayment");
  }
  assert.deepEqual(held, { 1: 7 * 24 * 60, 2: null, 3: 60, 4: 60 });
});

test("Tomáš reads his order in Czech, Emma hers in English, in their currencies with the PLN total beside", async () => {
  const czech = await place({
    person: anybody(tomas),
    lines: [{ product: products.hoodie, size: "S" }],
    shippingId: 6,
    currency: "eur",
    lanId: 6,
  });
  assert.deepEqual(
    [czech.order.products, czech.order.shipping, czech.order.total, czech.order.zone_id],
    [4706, 918, 5624, "3"],
  );
  for (const text of ["Mikina Asfalt", "Celkem k úhradě", "56.24 €", "238.99 zł", "Česko"])
    assert.ok(czech.info.includes(text), `${text} in ${czech.info}`);
  const english = await place({
    person: anybody(emma),
    lines: [{ product: products.hoodie, size: "S" }],
    shippingId: 6,
    currency: "gbp",
    lanId: 2,
  });
  for (const text of ["Asphalt Hoodie", "Total to pay", "£50.79", "258.99 zł"])
    assert.ok(english.info.includes(text), `${text} in ${english.info}`);
});

test("lines in another currency add up to the products term", async () => {
  const { order, lines } = await place({
    lines: [
      { product: products.bottle, quantity: 3 },
      { product: products.cap },
      { product: products.hoodie, size: "S" },
    ],
    currency: "eur",
  });
  // 90.30 + 49.00 + 199.99 PLN × 0.2353 = 79.83; on their own the lines would be 21.25 + 11.53 + 47.06.
  assert.equal(order.products, 7983);
  assert.deepEqual(
    lines.map((line) => line.amount),
    [2125, 1153, 4705],
  );
});

test("a locker is kept for a locker shipment, and for no other", async () => {
  const { order, info } = await place({ lines: [{ product: products.cap }], shippingId: 8, shippingPoint: " KRA01M " });
  assert.deepEqual([order.shipping_point, order.shipping_point_address], ["KRA01M", "ul. Długa 3, 31-100 Kraków"]);
  assert.ok(info.includes("Punkt odbioru: KRA01M, ul. Długa 3, 31-100 Kraków"), info);
  const courier = (await place({ lines: [{ product: products.cap }], shippingPoint: "KRA01M" })).order;
  assert.deepEqual([courier.shipping_point, courier.shipping_point_address], [null, null]);
});

test("a locker that closes later moves no order: the same key answers the same order", async () => {
  let open = true;
  const look: ServerParts["points"]["look"] = async (name, postcode) =>
    open ? standIns.points.look(name, postcode) : { kind: "closed" };
  const other = (await openTestApp(pool, { points: { ...standIns.points, look } })).app;
  const body = await orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8, shippingPoint: "KRA01M" });
  const first = await makeOrder(other, body);
  open = false;
  assert.deepEqual((await makeOrder(other, body)).body.orderId, first.body.orderId);
  assert.equal((await makeOrder(other, { ...body, orderKey: newOrderKey() })).body.error, "POINT_UNKNOWN");
});

test("a locker provider that does not answer stops no order: the locker is kept, its address is not known", async () => {
  const other = (await openTestApp(pool, { points: { ...standIns.points, look: async () => ({ kind: "silent" }) } }))
    .app;
  const { body } = await makeOrder(
    other,
    await orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8, shippingPoint: "KRA01M" }),
  );
  const { order } = (await orderNumbered(pool, Number(body.orderId)))!;
  assert.deepEqual([order.shipping_point, order.shipping_point_address], ["KRA01M", null]);
  assert.ok(body.orderInfo!.includes("Punkt odbioru: KRA01M<br>"), body.orderInfo);
});

test("an invoice's company is kept and shown; a cleared one's is not asked for", async () => {
  const company = {
    invoice: true,
    paymentName: "Kamień & Syn",
    paymentNip: "526-025-09-95",
    paymentCity: "Kraków",
    paymentStreet: "Kamienna 7",
    paymentPostCode: "31-403",
    paymentCountry: "2",
  };
  const { info } = await place({ lines: [{ product: products.cap }], form: company });
  assert.ok(info.includes("526-025-09-95") && /Kamień &amp; Syn/.test(info));
  const without = await place({
    lines: [{ product: products.cap }],
    form: { ...company, invoice: false, paymentNip: "wrong" },
  });
  assert.ok(!without.info.includes("wrong"));
});

test("a company's number is held to the company's country, wherever the goods go", async () => {
  const company = {
    invoice: true,
    paymentName: "Zeď a syn",
    paymentCity: "Praha",
    paymentStreet: "Dlouhá 1",
    paymentPostCode: "11000",
  };
  const czech = await place({
    lines: [{ product: products.cap }],
    form: { ...company, paymentNip: "CZ12345678", paymentCountry: "1" },
  });
  for (const said of ["Zeď a syn", "CZ12345678", "11000 Praha", "Czechy"])
    assert.ok(czech.info.includes(said), `${said} in ${czech.info}`);
  const polish = await place({
    lines: [{ product: products.cap }],
    person: anybody(tomas),
    shippingId: 6,
    form: { ...company, paymentNip: "526-025-09-95", paymentCountry: "2" },
  });
  assert.equal(polish.order.client_data["paymentCountry"], "2");
  const wrong = async (form: object) =>
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], form: { ...company, ...form } })))
      .body;
  assert.equal((await wrong({ paymentNip: "1234567", paymentCountry: "1" })).about, "paymentNip");
  assert.equal((await wrong({ paymentNip: "CZ12345678", paymentCountry: "2" })).about, "paymentNip");
  for (const paymentCountry of ["99999", "xx", "1e1"])
    assert.equal((await wrong({ paymentNip: "CZ12345678", paymentCountry })).about, "paymentCountry");
});

test("a guest who asks for an account gets one, unproven, and a session", async () => {
  const person = anybody();
  const { order, body } = await place({
    person,
    lines: [{ product: products.cap }],
    form: { createAccount: true, password: "długie hasło" },
  });
  assert.equal(body["accountCreated"], true);
  const customer = (await customerOfToken(pool, tokenDigest(String(body["token"]))))!;
  assert.deepEqual(
    [customer.customer_id, customer.email, customer.verified, customer.points],
    [order.customer_id, person.email, false, 0],
  );
  const contact = body["contactData"] as Record<string, unknown>;
  assert.equal(contact["shippingFirstName"], "Kasia");
  assert.deepEqual(
    ["password", "terms", "createAccount"].filter((name) => name in contact),
    [],
  );
  const { rows } = await pool.query<{ password_hash: string; token: Buffer }>(
    "SELECT password_hash, token_sha256 AS token FROM customers JOIN sessions USING (customer_id) WHERE customer_id = $1",
    [customer.customer_id],
  );
  assert.match(rows[0]!.password_hash, /^argon2id\$/);
  assert.ok(!rows[0]!.password_hash.includes("długie"));
});

test("an e-mail that has an account orders as a guest, and its owner is told by email", async () => {
  const { person } = await addAccount(pool);
  const { order, body } = await place({
    person: { ...person, email: person.email.toUpperCase() },
    lines: [{ product: products.cap }],
    form: { createAccount: true, password: "długie hasło" },
    lanId: 2,
  });
  assert.deepEqual([order.customer_id, body["accountCreated"], body["token"]], [null, undefined, undefined]);
  const { rows } = await pool.query("SELECT kind, lan_id FROM outbox WHERE recipient = $1 ORDER BY kind", [
    person.email,
  ]);
  assert.deepEqual(rows, [
    { kind: "accountExists", lan_id: 2 },
    { kind: "order", lan_id: 2 },
  ]);
});

test("who is logged in orders with the account, and pays with whole hundreds of points, no more than are needed", async () => {
  const { token, person, customerId } = await addAccount(pool, { points: 1250 });
  const { order } = await place({ person, token, lines: [{ product: products.cap }], points: 250 });
  assert.deepEqual(
    [order.customer_id, order.points_pln, order.points_deducted, order.total],
    [customerId, 1000, 200, 5199],
  );
  const all = await place({ person, token, lines: [{ product: products.bottle }], shippingId: 7, points: 1050 });
  assert.deepEqual([all.order.points_pln, all.order.points_deducted, all.order.total], [5000, 700, 0]);
  assert.equal((await customerWithEmail(pool, person.email))!.points, 350);
});

test("a code is used once by an order it discounts, and not by one whose conditions fail", async () => {
  await addCode(pool, { code: "STO", amount: 2000, minTotal: 10_000 });
  const used = async () =>
    (await pool.query<{ used: number }>("SELECT used FROM discount_codes WHERE code = 'STO'")).rows[0]!.used;
  const short = await place({ lines: [{ product: products.cap }], code: "STO" });
  assert.deepEqual([short.order.discount, short.order.discount_code, await used()], [0, null, 0]);
  const { order, info } = await place({ lines: [{ product: products.cap, quantity: 3 }], code: " sto " });
  assert.deepEqual([order.discount, order.discount_code, await used()], [2000, "STO", 1]);
  assert.ok(info.includes("−20.00 zł"));
});

test("stock that pages tell of makes them stale when it is nearly gone, and not before", async () => {
  const from = await settledCursor(pool);
  await place({ lines: [{ product: products.bottle }] });
  await place({ lines: [{ product: products.last }] });
  const { facts: cacheTags } = await settledCacheTags(pool, from);
  assert.deepEqual(
    cacheTags.filter((cacheTag) => cacheTag !== `product:${products.hoodie.productId}`),
    [`product:${products.last.productId}`],
  );
});

test("what is logged of an order names it and nobody", () => {
  assert.ok(logged.some((line) => line["msg"] === "order placed" && typeof line["order"] === "number"));
  assert.doesNotMatch(JSON.stringify(logged), /przyklad|Kamienna|Wójcik|hasło/);
});

test("the promises held", async () => assert.deepEqual(await brokenPromises(pool), []));

test("a ticked newsletter box begins a subscription that waits for its confirmation; an unticked one none", async () => {
  const emails = async (email: string) =>
    (await pool.query("SELECT FROM outbox WHERE kind = 'newsletterConfirm' AND recipient = $1", [email])).rowCount;
  const [ticked, unticked] = [anybody(), anybody()];
  await place({ person: ticked, lines: [{ product: products.bottle }], form: { newsletter: true } });
  await place({ person: unticked, lines: [{ product: products.bottle }], form: { newsletter: false } });
  assert.deepEqual([await emails(ticked.email), await emails(unticked.email)], [1, 0]);
  const { rows } = await pool.query<{ confirmed_at: Date | null }>(
    "SELECT confirmed_at FROM newsletter_subscriptions WHERE email = $1",
    [ticked.email],
  );
  assert.deepEqual(rows, [{ confirmed_at: null }]);
});
