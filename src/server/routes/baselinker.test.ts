// One long file: a dialogue with BaseLinker, each call as it was recorded with what is answered, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { baselinkerActions, statusId } from "../../domain/connection/baselinker.ts";
import { baselinkerPath } from "../../contract/paths.ts";

// BaseLinker's "integration file" protocol, standard 4: a form comes in, JSON goes out, always with 200.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const parameters = { kind: "baselinker" as const };
let key = "";

async function post(form: Record<string, string>, { ip = "1.2.3.4", on = app } = {}) {
  const response = await on.inject({
    method: "POST",
    url: baselinkerPath,
    remoteAddress: ip,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}
async function ask<Answer = Record<string, unknown>>(action: string, form: Record<string, string> = {}) {
  const { status, body } = await post({ bl_pass: key, action, ...form });
  assert.equal(status, 200);
  return body as Answer;
}
const code = async (form: Record<string, string>, more?: object) => (await post(form, more)).body["error_code"];
async function save(body: { on?: boolean; fields?: Record<string, string> }) {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "baselinker")!;
  const saved = await ola.call(routes.saveConnection, { parameters, body, version });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
/** Has BaseLinker read stock, or change it. */
const read = () => ask<Record<string, Record<string, number>>>("ProductsQuantity");
const change = async (...lines: object[]) =>
  (await ask<{ counter: number }>("ProductsQuantityUpdate", { products: JSON.stringify(lines) })).counter;
const update = async (number: number, type: string, value: string) =>
  (
    await ask<{ counter: number }>("OrderUpdate", {
      orders_ids: String(number),
      update_type: type,
      update_value: value,
    })
  ).counter;
/** An order that is old enough to be told of. */
async function order(input: Parameters<typeof orderBody>[1]): Promise<number> {
  const number = Number((await makeOrder(app, await orderBody(pool, input))).body.orderId);
  await pool.query("UPDATE orders SET created_at = created_at - interval '5 minutes' WHERE order_id = $1", [number]);
  return number;
}
const hoodie = products.hoodie.productId;
const bottle = products.bottle.productId;
const sizes = async (productId: number) =>
  (
    await pool.query<{ id: number }>(
      "SELECT variant_id AS id FROM variants WHERE product_id = $1 ORDER BY position, variant_id",
      [productId],
    )
  ).rows.map(({ id }) => id);
const [small = 0, medium = 0, large = 0] = await sizes(hoodie);
const [only = 0] = await sizes(bottle);

test("until it is set up and on there is no such address; then its key alone opens it", async () => {
  const form = { bl_pass: "cokolwiek", action: "FileVersion" };
  assert.equal((await post(form)).status, 404);
  key = (await ola.call(routes.makeConnectionKey, { parameters })).body.key;
  assert.equal((await post({ ...form, bl_pass: key })).status, 404, "off");
  await save({ on: true });
  assert.deepEqual(await ask("FileVersion"), { platform: "Bruk", version: "4.1.0", standard: 4 });
  assert.deepEqual(await ask("SupportedMethods"), [...baselinkerActions]);
  assert.equal(await code({ action: "FileVersion" }), "no_password");
  assert.equal(await code(form), "incorrect_password");
  assert.equal(await code({ bl_pass: key, action: "OrderAdd" }), "unsupported_action");
  assert.equal(await code({ bl_pass: key, action: "toString" }), "unsupported_action");
  const { rows } = await pool.query<{ said: string }>(
    "SELECT coalesce(before::text, '') || coalesce(after::text, '') AS said FROM operator_log",
  );
  assert.ok(rows.every(({ said }) => !said.includes(key)));
  const before = key;
  key = (await ola.call(routes.makeConnectionKey, { parameters })).body.key;
  assert.equal(await code({ bl_pass: before, action: "FileVersion" }), "incorrect_password", "ended by the new one");
});

test("it comes from the networks that were named, and is stopped where it guesses", async () => {
  await save({ fields: { networks: "10.1.0.0/16" } });
  const form = { bl_pass: key, action: "FileVersion" };
  assert.equal(await code(form), "incorrect_password");
  assert.equal(await code(form, { ip: "10.1.2.3" }), undefined);
  await save({ fields: { networks: "" } });
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  let said: unknown;
  for (let guess = 0; guess < 40; guess += 1)
    said = (await post({ ...form, bl_pass: `x${guess}` }, { on: strict })).body["error_text"];
  assert.match(String(said), /Too many/);
  assert.equal(await code(form, { on: strict }), "incorrect_password", "though the key is right");
  assert.equal(await code(form, { on: strict, ip: "9.9.9.9" }), undefined);
});

test("goods are told with their variants, prices with two decimals, and pages where there are more", async () => {
  const all = await ask<Record<string, Record<string, unknown>>>("ProductsList", { category_id: "all" });
  assert.equal(Object.keys(all).length, 6);
  assert.deepEqual(all[bottle], {
    name: "Bidon <Rampa> & Co",
    sku: all[bottle]!["sku"],
    ean: "",
    quantity: 100,
    price: "30.10",
  });
  const paged = await ask("ProductsList", { filter_limit: "4", page: "2", filter_sort: "price DESC" });
  assert.deepEqual([Object.keys(paged).length, paged["pages"]], [3, 2]);
  assert.deepEqual(Object.keys(await ask("ProductsList", { filter_name: "bidon" })), [String(bottle)]);
  assert.deepEqual(Object.keys(await ask("ProductsList", { filter_price_from: "300" })), [
    String(products.sneakers.productId),
  ]);
  assert.deepEqual(await ask("ProductsList", { filter_id: "999999" }), {});
  const data = await ask<Record<string, Record<string, unknown>>>("ProductsData", {
    products_id: `${hoodie},${bottle}`,
  });
  assert.deepEqual(
    [data[hoodie]!["name"], data[hoodie]!["quantity"], data[hoodie]!["tax"], data[bottle]!["variants"]],
    ["Bluza Asfalt", 40, "23", {}],
  );
  const variants = data[hoodie]!["variants"] as Record<string, Record<string, unknown>>;
  assert.deepEqual(
    [variants[small]!["full_name"], variants[small]!["price"], variants[small]!["quantity"]],
    ["Bluza Asfalt S", "199.99", 20],
  );
  assert.match(String((data[hoodie]!["images"] as string[])[0]), /^http:\/\/sklep\.test\/images\/.+\.jpg/);
  assert.deepEqual(await ask("ProductsData", { products_id: String(bottle), fields: "price" }), {
    [bottle]: { price: "30.10" },
  });
  assert.deepEqual((await ask("ProductsPrices"))[hoodie], {
    0: "199.99",
    [small]: "199.99",
    [medium]: "199.99",
    [large]: "199.99",
  });
  assert.deepEqual((await read())[hoodie], { 0: 40, [small]: 20, [medium]: 20, [large]: 0 });
  assert.ok(Object.values(await ask("ProductsCategories")).some((name) => String(name).includes(" / ")));
});

test("stock that is set counts as the difference from what was read, so that what the shop sold meanwhile stays sold", async () => {
  await read();
  await order({ lines: [{ product: products.hoodie, size: "S", quantity: 3 }], paymentId: 2 });
  assert.equal(await stockLeft(pool, small), 17);
  // Prices and names tell of no stock: it goes on from what it was told last.
  await ask("ProductsPrices");
  await ask("ProductsData", { products_id: String(hoodie), fields: "name,price" });
  // It read 20 and sold two elsewhere.
  assert.equal(await change({ product_id: hoodie, variant_id: small, operation: "set", quantity: 18 }), 1);
  assert.equal(await stockLeft(pool, small), 15);
  // It has read nothing since, and believes 18.
  assert.equal(await change({ product_id: hoodie, variant_id: small, operation: "set", quantity: "17" }), 1);
  assert.equal(await stockLeft(pool, small), 14);
  assert.equal((await read())[hoodie]![small], 14);
  assert.equal(await change({ product_id: hoodie, variant_id: small, operation: "set", quantity: 14 }), 1);
  assert.equal(await stockLeft(pool, small), 14);
  assert.equal(await change({ product_id: String(bottle), operation: "change", quantity: -4 }), 1);
  assert.equal(await stockLeft(pool, only), 96);
  assert.equal(await change({ product_id: bottle, variant_id: 0, operation: "change", quantity: -1000 }), 1);
  assert.equal(await stockLeft(pool, only), 0, "never below nothing");
  assert.equal(await change({ product_id: bottle, variant_id: only, operation: "set", quantity: 40 }), 1);
  await read();
  for (const line of [
    { product_id: 999_999, variant_id: 0, operation: "set", quantity: 1 },
    { product_id: bottle, variant_id: small, operation: "set", quantity: 1 },
    { product_id: hoodie, variant_id: 0, operation: "set", quantity: 1 },
  ])
    assert.equal(await change(line), 0, JSON.stringify(line));
  for (const wrong of ["", "{", "[1]", '[{"product_id":1,"operation":"drop","quantity":1}]'])
    assert.equal((await ask("ProductsQuantityUpdate", { products: wrong }))["error"], true, wrong);
  const { body } = await ola.call(routes.stockMovements);
  assert.ok(body.movements.some(({ by, note }) => by?.kind === "baselinker" && note === "BaseLinker"));
  const logged = (await ola.call(routes.log, { query: { by: "baselinker" } })).body.entries;
  assert.ok(logged.length > 0 && logged.every(({ actor }) => actor.kind === "baselinker"));
});

test("what it sets while orders are placed loses no piece", async () => {
  const before = (await read())[hoodie]![medium]!;
  const bought = 6;
  const [orders] = await Promise.all([
    Promise.all(
      Array.from({ length: bought }, () =>
        orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], paymentId: 2 }).then((body) =>
          makeOrder(app, body),
        ),
      ),
    ),
    (async () => {
      for (let sold = 1; sold <= 5; sold += 1)
        await change({ product_id: hoodie, variant_id: medium, operation: "set", quantity: before - sold });
    })(),
  ]);
  assert.ok(orders.every(({ body }) => body.orderId !== undefined));
  assert.equal(await stockLeft(pool, medium), before - bought - 5);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("orders are told as they are, from a moment and a number on, and those of two minutes not yet", async () => {
  const fresh = Number(
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2 }))).body.orderId,
  );
  const number = await order({ lines: [{ product: products.tee, size: "S", quantity: 2 }], paymentId: 1 });
  const told = await ask<Record<string, Record<string, unknown>>>("OrdersGet", {
    time_from: "0",
    id_from: String(number),
  });
  assert.deepEqual(Object.keys(told), [String(number)]);
  assert.ok(!Object.keys(await ask("OrdersGet")).includes(String(fresh)));
  const one = told[number]!;
  assert.deepEqual(
    [one["currency"], one["paid"], one["payment_method_cod"], one["status_id"], one["delivery_country_code"]],
    ["PLN", 0, 0, statusId("awaitingPayment"), "PL"],
  );
  const [line] = one["products"] as Record<string, unknown>[];
  assert.deepEqual(
    [line!["id"], line!["quantity"], line!["price"], line!["tax"]],
    [products.tee.productId, 2, "89.90", "23"],
  );
  assert.ok(!Object.keys(await ask("OrdersGet", { only_paid: "1" })).includes(String(number)));
  assert.deepEqual(await ask("OrdersGet", { time_from: "99999999999" }), {});
  const statuses = await ask("StatusesList");
  assert.equal(statuses[statusId("paid")], "Opłacone");
  assert.ok(Object.keys(await ask("PaymentMethodsList")).length > 1);
  assert.ok(Object.hasOwn(await ask("DeliveryMethodsList"), String(one["delivery_method_id"])));
});

test("money, the parcel's number and states follow the shop's own rules: what cannot be counts nothing", async () => {
  const number = await order({ lines: [{ product: products.cap }], paymentId: 1 });
  const state = async () => (await ola.call(routes.order, { parameters: { number } })).body.state;
  for (const to of ["paid", "packed", "sent", "returned"] as const)
    assert.equal(await update(number, "status", String(statusId(to))), 0, to);
  for (const wrong of ["0", "99", "paid", ""]) assert.equal(await update(number, "status", wrong), 0, wrong);
  assert.equal(await update(number, "delivery_number", "630000000000000000000001"), 0, "it is not paid");
  assert.equal(await update(number, "paid", "0"), 1);
  assert.equal(await update(number, "paid", "1"), 1);
  assert.equal(await update(number, "paid", "1"), 1, "it has it already");
  assert.equal(await state(), "paid");
  assert.equal(await update(number, "delivery_number", "630000000000000000000001"), 1);
  assert.equal(await state(), "packed");
  assert.equal(await update(number, "delivery_number", "630000000000000000000001"), 1);
  assert.equal(await update(number, "status", String(statusId("sent"))), 1);
  assert.equal(await update(number, "status", String(statusId("sent"))), 1);
  assert.equal(await update(number, "status", String(statusId("paid"))), 0, "never back");
  const { body } = await ola.call(routes.order, { parameters: { number } });
  assert.equal(body.state, "sent");
  assert.deepEqual(
    (body.parcels ?? []).map(({ tracking }) => tracking),
    ["630000000000000000000001"],
  );
  assert.equal(await update(999_999, "status", String(statusId("sent"))), 0);
  assert.equal(
    (await ask("OrderUpdate", { orders_ids: "1", update_type: "constructor", update_value: "1" }))["error"],
    true,
  );
  const { rows } = await pool.query<{ act: string }>(
    "SELECT act FROM operator_log WHERE actor_kind = 'baselinker' AND entity = 'order' AND entity_id = $1 ORDER BY entry_id",
    [String(number)],
  );
  assert.deepEqual(
    rows.map(({ act }) => act),
    ["recordTransfer", "packParcel", "moveOrder"],
  );
  assert.deepEqual(await brokenPromises(pool), []);
});
