import assert from "node:assert/strict";
import { runInNewContext } from "node:vm";
import { after, afterEach, test } from "node:test";
import { openCeneoStandIn } from "../../../stand-ins/ceneo.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { languages } from "../../domain/language.ts";
import { opinionVersion } from "../../domain/order/opinion.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { loadLayout } from "../../generator/layout.ts";
import { checkCeneo } from "../../integrations/advertising/ceneo.ts";
import { openSecretBox } from "../../integrations/secret-box.ts";

// A buyer asks for Ceneo's questionnaire: only where the shop offers it, by their own consent, and what is passed on leaves once.

const { pool, products } = await openSmallShop();
const guid = "13dc119a-c053-4dcd-b5db-1b0acb2308cc";
const standIn = await openCeneoStandIn({ knows: guid });
after(() => standIn.close());
const { app } = await openTestApp(pool, {
  ceneoUrl: standIn.url,
  connections: {
    box: openSecretBox(Buffer.alloc(32, 3)),
    tests: { ceneo: ({ fields: { accountGuid } }) => checkCeneo(standIn.url, accountGuid) },
  },
});
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const connect = async (fields: Record<string, string> = {}, on = true) => {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "ceneo")!;
  return ola.call(routes.saveConnection, {
    parameters: { kind: "ceneo" },
    body: { on, fields: { accountGuid: guid, workDays: "7", ...fields } },
    version,
  });
};
const check = async () =>
  (await ola.call(routes.testConnection, { parameters: { kind: "ceneo" } })).body.tested!.result;
const asked = { opinion: { version: opinionVersion } };
/** Sends an order, and returns what the shop answers. */
const order = async (said: object = asked, input: Partial<OrderInput> = {}) => {
  const body = {
    ...(await orderBody(pool, { lines: [{ product: products.cap, quantity: 2 }], paymentId: 2, ...input })),
    ...said,
  };
  const send = async () =>
    (
      await app.inject({
        method: "POST",
        url: "/sys/json_api?makeOrder",
        payload: JSON.stringify(body),
        headers: { "content-type": "text/plain" },
      })
    ).json<{ orderId: string; opinionPage?: string }>();
  const reply = await send();
  assert.ok(reply.orderId, JSON.stringify(reply));
  return { ...reply, email: body.clientData["email"], again: send };
};
const consents = async (orderId: string) =>
  (
    await pool.query(
      "SELECT consent, words, page_key IS NULL AS used, passed_on_at IS NOT NULL AS passed_on FROM opinion_consents WHERE order_id = $1",
      [orderId],
    )
  ).rows;
const get = (url: string) => app.inject({ url });
/** What the script's queue holds once a browser has run the page. */
function queueOf(html: string): unknown[] {
  const [, code = ""] = /<script nonce="[\w-]+">(.*?)<\/script>/s.exec(html) ?? [];
  const window: { _ceneo?: { e: ArrayLike<unknown>[] } } = {};
  runInNewContext(code, { window });
  return Array.from(window["_ceneo"]!.e, (call) => JSON.parse(JSON.stringify([...Array.from(call)])) as unknown);
}

test("until it is set up no page asks, and an order that says so all the same leaves nothing", async () => {
  assert.equal((await loadLayout(pool, languages[0])).thirdParties.opinions, undefined);
  const { orderId, opinionPage } = await order();
  assert.deepEqual([opinionPage, await consents(orderId)], [undefined, []]);
});

test("a guid and days are asked for in their form; the check asks for the account's script", async () => {
  assert.equal((await connect({ accountGuid: "4711" })).body.at, "/fields/accountGuid");
  assert.equal((await connect({ workDays: "0" })).body.at, "/fields/workDays");
  assert.equal((await connect({ accountGuid: "23dc119a-c053-4dcd-b5db-1b0acb2308cc" })).status, 200);
  assert.equal(await check(), "credentials");
  assert.equal((await connect()).status, 200);
  assert.equal(await check(), "works");
});

test("the question names Ceneo and what is passed on, in each language", async () => {
  for (const language of languages) {
    const { words } = (await loadLayout(pool, language)).thirdParties.opinions!;
    assert.match(words, /Ceneo\.pl/);
    assert.match(words, /e-mail/);
    assert.match(words, /numer zamówienia|order’s number|číslo objednávky/);
    assert.match(words, /towary|goods|zboží/);
  }
});

test("an order whose buyer did not ask is passed on to nobody", async () => {
  for (const said of [{}, { opinion: null }, { opinion: { version: opinionVersion + 1 } }, { opinion: "yes" }]) {
    const { orderId, opinionPage } = await order(said);
    assert.deepEqual([opinionPage, await consents(orderId)], [undefined, []], JSON.stringify(said));
  }
});

test("with the consent its words are kept, and a page of its own passes on address, number and goods, to the grosz, once", async () => {
  const { orderId, opinionPage, email, again } = await order();
  const words = (await loadLayout(pool, languages[0])).thirdParties.opinions!.words;
  assert.deepEqual(await consents(orderId), [{ consent: "ORDER_OPINION 1", words, used: false, passed_on: false }]);
  assert.deepEqual((await again()).opinionPage, opinionPage, "an answer that was lost comes again");
  const page = await get(opinionPage!);
  assert.equal(page.statusCode, 200);
  assert.deepEqual(queueOf(page.payload), [
    [
      "transaction",
      {
        client_email: email,
        order_id: orderId,
        shop_products: [{ id: String(products.cap.productId), price: 49, quantity: 2, currency: "PLN" }],
        work_days_to_send_questionnaire: 7,
        amount: 113.99,
      },
    ],
  ]);
  assert.match(
    page.payload,
    new RegExp(`<script src="${standIn.url}/ct/v5/script\\.js\\?accountGuid=${guid}&amp;t=\\d+" async>`),
  );
  assert.equal(page.headers["cache-control"], "no-store");
  const policy = String(page.headers["content-security-policy"]).split("; ");
  assert.deepEqual(
    policy.map((rule) => rule.replace(/'nonce-[\w-]+'/, "NONCE")),
    [
      "default-src 'none'",
      `script-src NONCE ${standIn.url}`,
      `connect-src ${standIn.url}`,
      `img-src ${standIn.url}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ],
  );
  assert.deepEqual((await consents(orderId))[0], { consent: "ORDER_OPINION 1", words, used: true, passed_on: true });
  const second = await get(opinionPage!);
  assert.deepEqual([second.statusCode, second.payload], [204, ""]);
  assert.equal((await again()).opinionPage, undefined);
});

test("a shop's page lets Ceneo in nowhere", async () => {
  const { headers } = await get("/v1/sign-in");
  assert.ok(!String(headers["content-security-policy"]).includes(standIn.url));
});

test("goods are numbered as in Ceneo's feed: a product as one where its sizes cost the same, else each by itself", async () => {
  const feed = (await get("/feeds/ceneo.xml")).payload;
  const ids = async () => {
    const { opinionPage } = await order(asked, { lines: [{ product: products.hoodie, size: "M" }] });
    const [[, { shop_products: told }]] = queueOf((await get(opinionPage!)).payload) as [
      [string, { shop_products: { id: string }[] }],
    ];
    return told.map(({ id }) => id);
  };
  assert.deepEqual(await ids(), [String(products.hoodie.productId)]);
  assert.ok(feed.includes(`<o id="${products.hoodie.productId}"`));
  await pool.query("UPDATE variants SET real_price = real_price + 1000 WHERE variant_id = $1", [
    products.hoodie.variants["L"],
  ]);
  const apart = `${products.hoodie.productId}_${products.hoodie.variants["M"]}`;
  assert.deepEqual(await ids(), [apart]);
  assert.ok((await get("/feeds/ceneo.xml")).payload.includes(`<o id="${apart}"`));
});

test("what nobody may be passed on any more is not: a day later, of an order that came to nothing, or once it is off", async () => {
  const late = await order();
  await pool.query("UPDATE opinion_consents SET agreed_at = now() - interval '25 hours' WHERE order_id = $1", [
    late.orderId,
  ]);
  const gone = await order();
  await changeOrderState(pool, { orderId: Number(gone.orderId), to: "cancelled", now: new Date() });
  for (const { opinionPage } of [late, gone]) assert.equal((await get(opinionPage!)).statusCode, 204);
  const off = await order();
  await connect({}, false);
  assert.equal((await get(off.opinionPage!)).statusCode, 204);
  assert.equal((await get("/v1/opinion/none")).statusCode, 204);
  assert.equal((await loadLayout(pool, languages[0])).thirdParties.opinions, undefined);
});
