// One long file: one order after another and all that may be told of it, to the same two services.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { openAdvertisingStandIn } from "../../../stand-ins/advertising.ts";
import { tellersAt } from "../../bin/configured-tellers.ts";
import { deviceHeader } from "../../contract/device-header.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { consentVersion } from "../../domain/consent.ts";
import { decimal } from "../../domain/money.ts";
import type { PurchaseService, ReportState } from "../../domain/order/purchase-report.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { reportPurchase, reportPurchases } from "../../flows/order/report-purchase.ts";
import { openSecretBox } from "../../integrations/secret-box.ts";

// Purchases told of by the server: only by consent, only of sales, once, and nothing once the consent is taken back.

const { pool, products } = await openSmallShop();
const knows = { pixelId: "123456789", accessToken: "token-4711" };
const standIn = await openAdvertisingStandIn({ knows });
after(() => standIn.close());
const box = openSecretBox(Buffer.alloc(32, 5));
const tellers = tellersAt({ ga4: standIn.url, meta: standIn.url }, { patience: 150 });
const { app } = await openTestApp(pool, {
  connections: {
    box,
    tests: { ga4: (opened) => tellers.ga4(opened).check(), meta: (opened) => tellers.meta(opened).check() },
  },
});
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const said = { ga4: { measurementId: "g-bruk1234", apiSecret: "sekret-1" }, meta: { ...knows, testEventCode: "" } };
const connect = async (kind: PurchaseService, { fields = {}, on = true }: { fields?: object; on?: boolean } = {}) => {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find((one) => one.kind === kind)!;
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind },
    body: { on, fields: { ...said[kind], ...fields } },
    version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
};
const check = async (kind: PurchaseService) =>
  (await ola.call(routes.testConnection, { parameters: { kind } })).body.tested!;

const agent = "Mozilla/5.0 (X11; Linux x86_64)";
const device = "d".repeat(40);
const cookies = {
  analytics: { client: "GA1.1.1234567890.1700000000", session: "GS2.1.s1700000001$o3$g1" },
  advertising: { browser: "fb.1.1700000000000.1098115397", click: "fb.1.1700000000000.IwAR2" },
};
const agreedNow = (parts: object) => ({ date: new Date().toISOString(), version: consentVersion, ...parts });

interface Ordered {
  agreed?: unknown;
  headers?: Record<string, string>;
  paymentId?: number;
  currency?: "pln" | "eur";
  caps?: number;
}

/** Orders a bottle, and caps where it is said, paid to whoever brings them, and returns the order's number. */
async function order({
  agreed = agreedNow(cookies),
  headers = { "user-agent": agent, [deviceHeader]: device },
  paymentId = 2,
  currency = "pln",
  caps = 0,
}: Ordered = {}): Promise<number> {
  const lines = [...(caps === 0 ? [] : [{ product: products.cap, quantity: caps }]), { product: products.bottle }];
  const body = await orderBody(pool, { lines, paymentId, currency });
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: JSON.stringify({ ...body, agreed }),
    headers: { "content-type": "text/plain", ...headers },
  });
  const { orderId, ...rest } = answer.json<{ orderId?: string }>();
  assert.ok(orderId, JSON.stringify(rest));
  return Number(orderId);
}
const withdraw = async (purposes: unknown, by = device) =>
  (
    await app.inject({
      method: "POST",
      url: "/sys/json_api?withdrawConsent",
      payload: JSON.stringify({ purposes }),
      headers: { "content-type": "text/plain", [deviceHeader]: by },
    })
  ).statusCode;
const work = (orderId: number, service: PurchaseService, now = new Date()) =>
  reportPurchase(pool, { orderId, service, connections: { box }, tellers, shopUrl: "https://sklep.example", now });
const workBoth = async (orderId: number) => {
  await work(orderId, "ga4");
  await work(orderId, "meta");
};
const reports = async (orderId: number) => {
  const { rows } = await pool.query<{ service: PurchaseService; state: ReportState; known_by: object | null }>(
    "SELECT service, state, known_by FROM purchase_reports WHERE order_id = $1 ORDER BY service",
    [orderId],
  );
  return rows;
};
const states = async (orderId: number) => (await reports(orderId)).map(({ state }) => state);
const jobsOf = async (orderId: number) => {
  const { rows } = await pool.query<{ key: string }>(
    "SELECT key FROM graphile_worker.jobs WHERE key IN ($1, $2) ORDER BY key",
    [`purchase-ga4-${orderId}`, `purchase-meta-${orderId}`],
  );
  return rows.map(({ key }) => key);
};

test("until a service is set up nothing is noted, whatever a browser says", async () => {
  const orderId = await order();
  assert.deepEqual(await reports(orderId), []);
  assert.equal(await reportPurchases(pool), 0);
});

test("the connections are checked by what each service offers, without a purchase", async () => {
  await connect("ga4");
  await connect("meta");
  assert.equal((await check("ga4")).result, "works");
  assert.equal((await check("meta")).result, "works", "it is asked whether it knows the data set");
  await connect("meta", { fields: { testEventCode: "TEST123" } });
  assert.deepEqual([(await check("meta")).result, standIn.tried()], ["works", 1]);
  await connect("meta", { fields: { accessToken: "another" } });
  const { result, says } = await check("meta");
  assert.deepEqual([result, says], ["credentials", "190 Invalid OAuth access token."]);
  await connect("meta");
  assert.deepEqual([standIn.posted(), standIn.ga4.size, standIn.meta.size], [0, 0, 0]);
});

test("a sale of who agreed to both is told to both, to the grosz, and by whom it was is forgotten then", async () => {
  const orderId = await order({ caps: 2 });
  assert.deepEqual(await states(orderId), ["waits", "waits"]);
  assert.equal(await reportPurchases(pool), 2);
  assert.deepEqual(await jobsOf(orderId), [`purchase-ga4-${orderId}`, `purchase-meta-${orderId}`]);
  assert.equal(await reportPurchases(pool), 0, "once");
  await workBoth(orderId);
  const { rows } = await pool.query<{ total: number; shipping: number; email: string }>(
    "SELECT total, shipping, email FROM orders WHERE order_id = $1",
    [orderId],
  );
  const { total, shipping, email } = rows[0]!;
  const event = standIn.ga4.get(String(orderId))!;
  const [{ name, params }] = event["events"] as [{ name: string; params: Record<string, unknown> }];
  assert.deepEqual(
    [event["client_id"], name, params["transaction_id"], params["currency"], params["session_id"]],
    ["1234567890.1700000000", "purchase", String(orderId), "PLN", "1700000001"],
  );
  assert.deepEqual(
    [String(params["value"]), String(params["shipping"])],
    [Number(decimal(total)), Number(decimal(shipping))].map(String),
  );
  const items = params["items"] as { item_id: string; price: number; quantity: number }[];
  assert.deepEqual(
    items.map(({ item_id, quantity }) => [item_id, quantity]),
    [
      [String(products.cap.productId), 2],
      [String(products.bottle.productId), 1],
    ],
  );
  const sent = standIn.meta.get(`purchase_${orderId}`)!;
  const known = sent["user_data"] as Record<string, unknown>;
  assert.deepEqual(known, {
    em: [createHash("sha256").update(email).digest("hex")],
    client_user_agent: agent,
    fbp: cookies.advertising.browser,
    fbc: cookies.advertising.click,
  });
  const custom = sent["custom_data"] as { value: number; order_id: string; num_items: number; contents: object[] };
  assert.deepEqual(
    [custom.value, custom.order_id, custom.num_items, custom.contents.length],
    [Number(decimal(total)), String(orderId), 3, 2],
  );
  assert.ok(!JSON.stringify([event, sent]).includes(email));
  assert.deepEqual(
    (await reports(orderId)).map(({ state, known_by }) => [state, known_by]),
    [
      ["sent", null],
      ["sent", null],
    ],
  );
  await assert.rejects(
    pool.query("UPDATE purchase_reports SET state = 'failed' WHERE order_id = $1", [orderId]),
    /change|grow|refus/i,
  );
});

test("another currency is told in its own hundredths", async () => {
  const orderId = await order({ currency: "eur" });
  await reportPurchases(pool);
  await workBoth(orderId);
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [orderId]);
  const custom = standIn.meta.get(`purchase_${orderId}`)!["custom_data"] as { value: number; currency: string };
  assert.deepEqual([custom.currency, custom.value], ["EUR", Number(decimal(rows[0]!.total))]);
});

test("a job that is doubled, and an answer that is lost, count one purchase, under the same id", async () => {
  const doubled = await order();
  await reportPurchases(pool);
  await Promise.all([workBoth(doubled), workBoth(doubled)]);
  await workBoth(doubled);
  assert.deepEqual(await states(doubled), ["sent", "sent"]);

  const lost = await order();
  await reportPurchases(pool);
  const [ga4, meta, posted] = [standIn.ga4.size, standIn.meta.size, standIn.posted()];
  standIn.next("lost", "lost");
  await workBoth(lost);
  assert.deepEqual(await states(lost), ["waits", "waits"], "nobody knows");
  assert.deepEqual((await jobsOf(lost)).length, 2, "they are asked again");
  await workBoth(lost);
  assert.deepEqual(await states(lost), ["sent", "sent"]);
  assert.deepEqual([standIn.ga4.size, standIn.meta.size, standIn.posted()], [ga4 + 1, meta + 1, posted + 4]);
});

test("what did not come, was too much or passes by itself is told again; what is refused is not", async () => {
  for (const fault of [
    "unheard",
    "unavailable",
    "tooMany",
    { code: 4, status: 400 },
    { code: 80_004, status: 400 },
    { code: 2, status: 500, transient: true },
  ] as const) {
    const orderId = await order({ agreed: agreedNow({ advertising: cookies.advertising }) });
    await reportPurchases(pool);
    standIn.next(fault);
    await work(orderId, "meta");
    assert.deepEqual(await states(orderId), ["waits"], JSON.stringify(fault));
    await work(orderId, "meta");
    assert.deepEqual(await states(orderId), ["sent"], JSON.stringify(fault));
  }
  for (const fault of ["unheard", "unavailable", "tooMany"] as const) {
    const orderId = await order({ agreed: agreedNow({ analytics: cookies.analytics }) });
    await reportPurchases(pool);
    standIn.next(fault);
    await work(orderId, "ga4");
    assert.deepEqual(await states(orderId), ["waits"], fault);
    await work(orderId, "ga4");
    assert.deepEqual(await states(orderId), ["sent"], fault);
  }
  const refused = await order({ agreed: agreedNow({ advertising: cookies.advertising }) });
  await reportPurchases(pool);
  standIn.next({ code: 100, status: 400 });
  await work(refused, "meta");
  await work(refused, "meta");
  assert.deepEqual(await states(refused), ["failed"]);
  assert.ok(!standIn.meta.has(`purchase_${refused}`));
});

test("a token that has ended stands at the connection, and what nobody takes for three days is given up", async () => {
  const orderId = await order({ agreed: agreedNow({ advertising: cookies.advertising }) });
  await reportPurchases(pool);
  standIn.next({ code: 190, status: 401 });
  await work(orderId, "meta");
  const { connections } = (await ola.call(routes.connections)).body;
  assert.equal(connections.find(({ kind }) => kind === "meta")!.tested?.result, "credentials");
  assert.deepEqual(await states(orderId), ["waits"]);
  standIn.next(...Array.from({ length: 12 }, () => "unavailable" as const));
  for (let tries = 0; tries < 12; tries += 1) await work(orderId, "meta");
  assert.deepEqual(await states(orderId), ["waits"]);
  await pool.query("UPDATE purchase_reports SET sold_at = now() - interval '73 hours' WHERE order_id = $1", [orderId]);
  const posted = standIn.posted();
  assert.equal(await reportPurchases(pool), 0);
  await work(orderId, "meta");
  assert.deepEqual([await states(orderId), standIn.posted()], [["dropped"], posted]);
});

test("without consent nothing is noted and nothing leaves, nor with one that is old, of another question or of nobody", async () => {
  const before = standIn.posted();
  const orders = [
    await order({ agreed: null }),
    await order({ agreed: agreedNow({}) }),
    await order({ agreed: "yes" }),
    await order({ agreed: { ...agreedNow(cookies), version: consentVersion + 1 } }),
    await order({ agreed: { ...agreedNow(cookies), date: "2024-11-20T10:00:00.000Z" } }),
    await order({ agreed: { ...agreedNow(cookies), date: "2099-11-20T10:00:00.000Z" } }),
    await order({ headers: { "user-agent": agent } }),
  ];
  await reportPurchases(pool);
  for (const orderId of orders) {
    await workBoth(orderId);
    assert.deepEqual(await reports(orderId), []);
  }
  assert.equal(standIn.posted(), before);
});

test("of one consent the other service learns nothing, and none that lacks by what it knows the buyer", async () => {
  const services = async (agreed: unknown, headers?: Record<string, string>) =>
    (await reports(await order({ agreed, ...(headers && { headers }) }))).map(({ service }) => service);
  assert.deepEqual(await services(agreedNow({ analytics: cookies.analytics })), ["ga4"]);
  assert.deepEqual(await services(agreedNow({ advertising: cookies.advertising })), ["meta"]);
  assert.deepEqual(await services(agreedNow({ analytics: { client: "", session: "" } })), [], "the tag never ran");
  assert.deepEqual(await services(agreedNow(cookies), { "user-agent": "", [deviceHeader]: device }), ["ga4"]);
  const bare = await order({ agreed: agreedNow({ advertising: { browser: "<script>", click: "x" } }) });
  assert.deepEqual((await reports(bare))[0]?.known_by, { agent });
  await withdraw(["analytics", "advertising"]);
});

test("a consent that is taken back before it leaves keeps it here, of that purpose and that browser alone", async () => {
  const [mine, later] = [await order(), await order()];
  const theirs = await order({ headers: { "user-agent": agent, [deviceHeader]: "e".repeat(40) } });
  await reportPurchases(pool);
  assert.equal(await withdraw(["advertising"]), 200);
  assert.equal(await withdraw([]), 400);
  assert.equal(await withdraw(["signIn"]), 400);
  const before = standIn.posted();
  for (const orderId of [mine, later, theirs]) await workBoth(orderId);
  assert.deepEqual(await states(mine), ["sent", "withdrawn"]);
  assert.deepEqual(await states(later), ["sent", "withdrawn"]);
  assert.deepEqual(await states(theirs), ["sent", "sent"]);
  assert.equal(standIn.posted(), before + 4);
  assert.deepEqual([standIn.meta.has(`purchase_${mine}`), (await reports(mine))[1]?.known_by], [false, null]);
});

test("an order that waits for its money is told of once it is a sale, and one that came to nothing never", async () => {
  const [paid, cancelled] = [await order({ paymentId: 1 }), await order({ paymentId: 1 })];
  assert.equal(await reportPurchases(pool), 0);
  await work(paid, "meta");
  assert.deepEqual(await states(paid), ["waits", "waits"], "a job of its own accord tells of no sale");
  await changeOrderState(pool, { orderId: paid, to: "paid", now: new Date() });
  await changeOrderState(pool, { orderId: cancelled, to: "cancelled", now: new Date() });
  assert.equal(await reportPurchases(pool), 2);
  await workBoth(paid);
  await workBoth(cancelled);
  assert.deepEqual(
    [await states(paid), await states(cancelled)],
    [
      ["sent", "sent"],
      ["dropped", "dropped"],
    ],
  );
});

test("a sale that is cancelled, erased, older than three days, or whose service is switched off is told of no more", async () => {
  const [gone, erased, old, off] = [await order(), await order(), await order(), await order()];
  await reportPurchases(pool);
  const before = standIn.posted();
  await changeOrderState(pool, { orderId: gone, to: "cancelled", now: new Date() });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [erased]);
  await pool.query("UPDATE purchase_reports SET sold_at = now() - interval '73 hours' WHERE order_id = $1", [old]);
  for (const orderId of [gone, erased, old]) await workBoth(orderId);
  await connect("ga4", { on: false });
  await connect("meta", { on: false });
  await workBoth(off);
  assert.equal(standIn.posted(), before);
  for (const orderId of [gone, erased, old, off])
    assert.deepEqual(await states(orderId), ["dropped", "dropped"], String(orderId));
  await connect("ga4");
  await connect("meta");
  const ended = await order({ paymentId: 1 });
  await changeOrderState(pool, { orderId: ended, to: "cancelled", now: new Date() });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [ended]);
  await eraseEndedOrders(pool);
  assert.deepEqual(
    (await reports(ended)).map(({ known_by }) => known_by),
    [null, null],
  );
});

test("the same order sent again with another answer is the same order", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const send = async (agreed: unknown) =>
    (
      await app.inject({
        method: "POST",
        url: "/sys/json_api?makeOrder",
        payload: JSON.stringify({ ...body, agreed, orderKey: "k".repeat(32) }),
        headers: { "content-type": "text/plain", "user-agent": agent, [deviceHeader]: device },
      })
    ).json<{ orderId?: string }>().orderId;
  const first = await send(agreedNow(cookies));
  assert.equal(await send(null), first);
  assert.deepEqual(await states(Number(first)), ["waits", "waits"]);
});
