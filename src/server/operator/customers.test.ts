import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, kasia } from "../../../test/builders/people.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { exportAccount } from "../../database/customer/account-export.ts";
import { accountOfLink } from "../../database/mail/email-links.ts";
import { subscribeAccount } from "../../flows/mail/subscribe.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";

// Accounts of shoppers, the newsletter and who waits for goods, as staff see them.

const office = await openOffice();
const { app, pool, products, ola, undo, did } = office;
const bookkeeper = await comeIn(app, pool, { email: "ksiegowa@bruk.example", role: "bookkeeping" });
const shop = await comeIn(app, pool, { email: "sklep@bruk.example", role: "shop" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const read = async (id: number) => (await ola.call(routes.customer, { parameters: { id } })).body;
const found = async (q: string, by = ola) =>
  (await by.call(routes.customers, { query: { q } })).body.customers.map(({ id }) => id);

/** Somebody with an account who has bought a bottle. */
async function buyer({ points = 0, person = anybody() } = {}) {
  const account = await addAccount(pool, { person, points });
  const body = await orderBody(pool, {
    lines: [{ product: products.bottle }],
    paymentId: 1,
    person,
    token: account.token,
  });
  const { orderId } = (await makeOrder(app, body)).body;
  assert.ok(orderId);
  return { id: account.customerId, person, number: Number(orderId), token: account.token };
}

test("an account is found by its name without diacritics, its e-mail and the end of its telephone", async () => {
  const person = { ...anybody(), shippingFirstName: "Tomáš", shippingLastName: "Dvořáček", phone: "+48 601 777 345" };
  const { id } = await buyer({ person });
  for (const q of ["dvoracek", "DVOŘÁČ", "tomas dvo", person.email, "777 345", "777345"])
    assert.deepEqual(await found(q), [id], q);
  assert.deepEqual(await found("dvoracekx"), []);
  for (const odd of ["%", "_", "\\"]) assert.deepEqual(await found(odd), [], odd);
});

test("its page shows orders, points, consents and what the law keeps", async () => {
  const { id, number, person } = await buyer({ points: 40 });
  await subscribeAccount(pool, { email: person.email, lanId: 1 });
  await pool.query(
    "INSERT INTO stock_wishes (email, variant_id, lan_id, consent, link_sha256, confirmed_at) VALUES ($1, $2, 1, 'ALERT 1', sha256('waits'), now())",
    [person.email, products.hoodie.variants["S"]],
  );
  const customer = await read(id);
  assert.deepEqual(
    [customer.name, customer.email, customer.points, customer.orders, customer.latest.map((order) => order.number)],
    ["Kasia Wójcik", person.email, 40, 1, [number]],
  );
  assert.deepEqual(customer.address, [kasia.shippingStreet, `${kasia.shippingPostCode} ${kasia.shippingCity}`]);
  assert.deepEqual([customer.newsletter?.source, customer.newsletter?.words], ["account", "USERDATA_NEWSLETTER 1"]);
  assert.deepEqual(
    customer.stockAlerts.map(({ words, toldAt }) => [words, toldAt]),
    [["ALERT 1", null]],
  );
  assert.deepEqual([customer.keeps.openOrders, customer.closedAt], [1, null]);
  const { alerts } = (await ola.call(routes.stockAlerts)).body;
  const waited = alerts.find(({ variantId }) => variantId === Number(products.hoodie.variants["S"]));
  assert.equal(waited?.waiting, 1);
  assert.ok(!JSON.stringify(alerts).includes("@"), "who waits is not said");
});

test("who may not see addresses is sent none, and finds nobody by them", async () => {
  const { person, id } = await buyer();
  const made = await ola.call(routes.createKey, {
    body: { name: "ankiety", permissions: ["customers.read"], days: 7 },
  });
  const headers = { authorization: `Bearer ${made.body.key}` };
  const call = async (url: string) =>
    (await app.inject({ method: "GET", url: `/admin/api/v1${url}`, headers })).json<Record<string, unknown>>();
  assert.deepEqual(
    ((await call(`/customers?q=${encodeURIComponent(person.email)}`))["customers"] as unknown[]).length,
    0,
  );
  const shown = JSON.stringify(await call(`/customers/${id}`));
  assert.ok(shown.includes("Kasia Wójcik"));
  for (const secret of [person.email, person.phone, person.shippingStreet]) assert.ok(!shown.includes(secret), secret);
  assert.equal((await bookkeeper.call(routes.customers)).status, 403);
});

test("points are given and taken with a reason, never below nothing, and taken back once", async () => {
  const { id } = await buyer({ points: 10 });
  const give = (points: number, note = "za spóźnioną paczkę") =>
    ola.call(routes.givePoints, { parameters: { id }, body: { points, note } });
  const given = await did(give(25));
  const after = await read(id);
  assert.deepEqual([after.points, after.pointsHistory[0]?.note], [35, "za spóźnioną paczkę"]);
  assert.equal((await give(-36)).body.code, "POINTS_SHORT");
  assert.equal((await give(5, " ")).status, 400);
  assert.equal((await give(0)).status, 400);
  assert.equal((await undo(given)).status, 200);
  assert.equal((await read(id)).points, 10);
  const entry = after.pointsHistory[0]!.id;
  assert.equal((await ola.call(routes.takePointsBack, { parameters: { id, entry } })).body.code, "FINAL");
  // What an order took is none of staff's to take back.
  await pool.query("INSERT INTO points_ledger (customer_id, change, reason) VALUES ($1, 3, 'operator')", [id]);
  const earned = (await read(id)).pointsHistory[0]!.id;
  assert.equal((await ola.call(routes.takePointsBack, { parameters: { id, entry: earned } })).body.code, "FINAL");
  const log = await pool.query<{ text: string }>(
    "SELECT coalesce(before::text, '') || coalesce(after::text, '') AS text FROM operator_log WHERE entity = 'customer'",
  );
  assert.ok(
    log.rows.every(({ text }) => !text.includes("paczkę")),
    "the log says nothing personal",
  );
});

test("points that were spent meanwhile cannot be taken back", async () => {
  const { id } = await buyer();
  const given = await did(ola.call(routes.givePoints, { parameters: { id }, body: { points: 20, note: "prezent" } }));
  await pool.query("INSERT INTO points_ledger (customer_id, change, reason) VALUES ($1, -15, 'operator')", [id]);
  const { status, body } = await undo(given);
  assert.deepEqual([status, body.code], [409, "POINTS_SHORT"]);
});

test("an account moves to another address only by the link that is sent there", async () => {
  const { id, person } = await buyer();
  const ask = (email: string) => ola.call(routes.askEmailChange, { parameters: { id }, body: { email } });
  assert.equal((await ask("to nie adres")).body.code, "EMAIL_INVALID");
  assert.equal((await ask(person.email)).body.code, "NOTHING_CHANGED");
  const to = anybody().email;
  await did(ask(to));
  assert.equal((await read(id)).email, person.email, "nothing has changed yet");
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE recipient = $1 AND kind = 'changeEmail'",
    [to],
  );
  const linked = await accountOfLink(pool, tokenDigest(rows[0]!.link));
  assert.deepEqual([linked?.customer_id, linked?.new_email], [id, to]);
  assert.equal((await ask(to)).status, 429, "not again at once");
});

test("what somebody gets of their data is what they would download themselves, and the log says who took it", async () => {
  const { id, person } = await buyer();
  const { status, body } = await ola.call(routes.exportCustomer, { parameters: { id } });
  assert.equal(status, 200);
  assert.deepEqual(body.data, JSON.parse(JSON.stringify(await exportAccount(pool, id))));
  assert.ok(JSON.stringify(body.data).includes(person.email));
  const tired = await comeIn(app, pool, { email: "zmeczona@bruk.example", role: "owner" });
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [tired.id]);
  for (const route of [routes.exportCustomer, routes.eraseCustomer])
    assert.equal((await tired.call(route, { parameters: { id } })).body.code, "STEP_UP");
});

test("an account that is erased has nothing personal left, but what is kept for the books; it is final", async () => {
  const { id, person, number, token } = await buyer({ points: 30 });
  await did(ola.call(routes.givePoints, { parameters: { id }, body: { points: 5, note: "dla Kasi z Krakowa" } }));
  await pool.query("UPDATE orders SET status = 'cancelled' WHERE order_id = $1", [number]);
  const erased = await shop.call(routes.eraseCustomer, { parameters: { id } });
  assert.deepEqual([erased.status, erased.headers["log-entry"]], [200, undefined]);
  const customer = await read(id);
  assert.ok(customer.closedAt !== null);
  assert.deepEqual([customer.name, customer.email, customer.address], ["", "", []]);
  assert.ok(customer.pointsHistory.every(({ note }) => !note));
  const { rows } = await pool.query<{ text: string }>(
    "SELECT email || client_data::text AS text FROM orders WHERE order_id = $1",
    [number],
  );
  assert.ok(!rows[0]!.text.includes(person.email) && !rows[0]!.text.includes("600 100 200"));
  assert.deepEqual(await found(person.email), []);
  const mine = await app.inject({
    method: "POST",
    url: "/sys/json_api?userData",
    payload: JSON.stringify({ token }),
    headers: { "content-type": "text/plain" },
  });
  assert.ok(!mine.body.includes(person.email), "their session has ended");
  assert.equal((await ola.call(routes.eraseCustomer, { parameters: { id } })).status, 404);
  for (const route of [routes.givePoints, routes.askEmailChange, routes.exportCustomer])
    assert.equal(
      (await ola.call(route, { parameters: { id }, body: { points: 1, note: "x", email: "nowy@przyklad.pl" } })).status,
      404,
    );
});

test("the newsletter is counted, found and left; who left can come back by themselves alone", async () => {
  const email = anybody().email;
  await subscribeAccount(pool, { email, lanId: 2 });
  const list = async (q = "") => (await ola.call(routes.newsletter, { query: { q } })).body;
  const before = await list();
  assert.ok(
    before.counts.some(({ language, source, count }) => language === "en" && source === "account" && count > 0),
  );
  const [row] = (await list(email.slice(0, 12))).subscribers;
  assert.deepEqual([row?.email, row?.words], [email, "USERDATA_NEWSLETTER 1"]);
  const { subscribers } = (await ola.call(routes.exportSubscribers)).body;
  assert.ok(subscribers.some((one) => one.email === email && one.language === "en"));
  const ended = await ola.call(routes.endSubscription, { parameters: { id: row!.id } });
  assert.deepEqual([ended.status, ended.headers["log-entry"]], [200, undefined]);
  assert.deepEqual((await list(email)).subscribers, []);
  assert.equal((await ola.call(routes.endSubscription, { parameters: { id: row!.id } })).status, 404);
});

test("accounts and subscribers are read page by page", async () => {
  for (const name of ["customers", "newsletter"] as const) {
    const seen: number[] = [];
    for (let after: string | null = ""; after !== null;) {
      const query: Record<string, string> = { limit: "2", ...(after !== "" && { after }) };
      const { body } = await ola.call(routes[name], { query });
      const rows = "customers" in body ? body.customers : body.subscribers;
      assert.ok(rows.length <= 2);
      seen.push(...rows.map(({ id }) => id));
      after = body.next;
    }
    assert.equal(new Set(seen).size, seen.length);
    assert.ok(seen.length > 0);
  }
});
