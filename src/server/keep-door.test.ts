import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { openTestPrerenderer, prerenderNow } from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { openingOf, saveOpening } from "../database/opening.ts";
import { type ShopCall, shopCallHref } from "../contract/shop-calls.ts";
import { publicUrl } from "../../test/builders/server-parts.ts";
import { sendEmail } from "../mail/send-email.ts";
import { saveConfig } from "../database/config.ts";
import { languages } from "../domain/language.ts";
import { refusalText } from "../domain/refusals.ts";
import { closeToShoppers } from "../flows/open-to-shoppers.ts";

/** A closed small shop whose pages are prerendered: `ready` of them would be served from memory or disk. */
async function openClosedShop(t: Parameters<typeof openSmallShop>[0], { url }: { url?: string } = {}) {
  const shop = await openSmallShop(t);
  await shop.pool.query(
    `INSERT INTO pages (page_id, page_name, content) VALUES (5, '{"pl": "Regulamin"}', '{"pl": "<p>Umowa</p>"}')`,
  );
  await shop.pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ('page/regulamin.html', 'page', 5)");
  const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
  await closeToShoppers(shop.pool);
  await prerenderNow(prerenderer);
  const { app } = await openTestApp(shop.pool, { pages, ...(url === undefined ? {} : { url }) });
  const get = (address: string, headers: Record<string, string> = {}) =>
    app.inject({ method: "GET", url: address, headers });
  return { ...shop, app, prerenderer, get };
}

const windows = [
  "/",
  "/bluza-asfalt/",
  "/Odziez/",
  "/odziez",
  "/promocje/",
  "/kostka/",
  "/__/bluza",
  "/p/1",
  "/contact",
  "/compare",
  "/user/orders",
  "/page/regulamin.html",
  "/404.html",
  "/nie-ma",
  "/404/",
];
const data = [
  "/page-data/index/page-data.json",
  "/page-data/bluza-asfalt/page-data.json",
  "/page-data/checkout.json",
  "/v1/suggest?q=bluza",
  "/v1/products?ids=1&lan=1",
  "/v1/stock/1",
  "/feeds/google.xml",
  "/feeds/google.tsv",
  "/feeds/meta.xml",
  "/feeds/ceneo.xml",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
];
const machines = ["/robots.txt", "/manifest.webmanifest", "/sw.js", "/healthz", "/assets/app-1.js", "/favicon.ico"];

test("before a closed shop every page is the one that says so, prerendered or not; what code asks for is refused with words; machines go in and out", async (t) => {
  const { get } = await openClosedShop(t);
  for (const address of windows) {
    const answer = await get(address);
    assert.deepEqual(
      [
        answer.statusCode,
        answer.headers["retry-after"],
        answer.headers["x-robots-tag"],
        answer.headers["cache-control"],
        answer.headers["etag"],
      ],
      [503, "86400", "noindex", "no-store", undefined],
      address,
    );
    assert.match(answer.payload, /Otwieramy wkrótce/, address);
    assert.doesNotMatch(answer.payload, /Asfalt|199/, address);
  }
  for (const address of data) {
    const answer = await get(address);
    assert.deepEqual([answer.statusCode, answer.json<{ error: string }>().error], [503, "SHOP_CLOSED"], address);
  }
  for (const address of machines) assert.equal((await get(address)).statusCode, 200, address);
});

test("makeOrder of a closed shop is refused in the shopper's language, and takes nothing; opened, the same order is placed", async (t) => {
  const { pool, app, products } = await openClosedShop(t);
  for (const { lanId } of languages) {
    const { status, body } = await makeOrder(
      app,
      await orderBody(pool, { lanId, lines: [{ product: products.last }] }),
    );
    assert.deepEqual([status, body.error, body.errorMessage], [200, "SHOP_CLOSED", refusalText("SHOP_CLOSED", lanId)]);
  }
  await saveOpening(pool, new Date());
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.last }] }));
  assert.match(body.orderId ?? "", /^\d+$/);
});

test("the page is in the browser's language or the one chosen on it, and what the shop says of itself is text there", async (t) => {
  const { pool, get } = await openClosedShop(t);
  for (const [wanted, says] of [
    ["cs-CZ,cs;q=0.9", /Brzy otevíráme/],
    ["sk,en;q=0.5", /Brzy otevíráme/],
    ["en-GB", /Opening soon/],
    ["de,en;q=0.8", /Opening soon/],
    ["de", /Otwieramy wkrótce/],
    ["", /Otwieramy wkrótce/],
  ] as const) {
    assert.match((await get("/", { "accept-language": wanted })).payload, says, wanted);
  }
  assert.match((await get("/?lan=6", { "accept-language": "en" })).payload, /<html lang="cs">[^]*Brzy otevíráme/);
  for (const code of ["shop_name", "shop_email", "shop_phone"])
    await saveConfig(pool, code, `<b onclick="x">${code}</b>`);
  const { payload, headers } = await get("/");
  assert.doesNotMatch(payload, /<b /);
  assert.match(payload, /&lt;b/);
  assert.match(String(headers["content-security-policy"]), /default-src 'none'/);
});

test("whoever has the preview's link sees the shop; another key, an empty one or none at all does not", async (t) => {
  const { pool, get } = await openClosedShop(t, { url: "https://sklep.example" });
  const { previewKey } = await openingOf(pool);
  assert.match(previewKey, /^[0-9a-f]{32}$/);
  const answer = await get(`/podglad/${previewKey}`);
  assert.deepEqual(
    [answer.statusCode, answer.headers["location"], answer.headers["cache-control"], answer.headers["referrer-policy"]],
    [303, "/", "no-store", "no-referrer"],
  );
  const set = String(answer.headers["set-cookie"]);
  assert.match(set, /HttpOnly; SameSite=Lax; .*Secure$/);
  const cookie = set.split(";")[0]!;
  for (const address of ["/", "/bluza-asfalt/", "/page-data/index/page-data.json", "/feeds/google.xml"])
    assert.equal((await get(address, { cookie: `other=1; ${cookie}` })).statusCode, 200, address);
  const wrong = previewKey.replace(/^./, (first) => (first === "0" ? "1" : "0"));
  for (const tried of [`/podglad/${wrong}`, "/podglad/", "/podglad/undefined"])
    assert.equal((await get(tried)).statusCode, 404, tried);
  for (const tried of [`podglad=${wrong}`, "podglad=", `podglad=${previewKey.slice(1)}`, `xpodglad=${previewKey}`])
    assert.equal((await get("/", { cookie: tried })).statusCode, 503, tried);
});

test("a shop that has sold and closes again keeps what its buyers need: orders, withdrawal, contact, its own texts", async (t) => {
  const { pool, app, get, products } = await openClosedShop(t);
  await saveOpening(pool, new Date());
  await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }] }));
  await closeToShoppers(pool);
  // What the server knew of the door is two seconds old at most.
  while ((await get("/")).statusCode !== 503) await new Promise((resolve) => setImmediate(resolve));
  for (const address of [
    "/user/orders",
    "/odstapienie/",
    "/contact",
    "/page/regulamin.html",
    "/page-data/contact/page-data.json",
  ])
    assert.equal((await get(address)).statusCode, 200, address);
  for (const address of ["/bluza-asfalt/", "/promocje/", "/contactx", "/page/nie-ma.html"])
    assert.equal((await get(address)).statusCode, 503, address);
  assert.match((await get("/")).payload, /Sklep jest zamknięty[^]*href="\/odstapienie\/"/);
});

/** Each call of the shop's pages, with a body it takes; whether a closed shop that never sold refuses it. */
const calls: Record<Exclude<ShopCall, `json_layout?${string}`>, { body: object; refused: boolean }> = {
  "json_api?changeEmail": { body: { token: "x", email: "a@przyklad.pl", password: "x" }, refused: true },
  "json_api?changePassword": { body: { token: "x", password: "x", newPassword: "y" }, refused: true },
  "json_api?chooseNewsletter": { body: { token: "x", newsletter: true }, refused: false },
  "json_api?closeAccount": { body: { token: "x", password: "x" }, refused: false },
  "json_api?exportData": { body: { token: "x" }, refused: false },
  "json_api?joinSocial": { body: { token: "x" }, refused: true },
  "json_api?login": { body: { email: "a@przyklad.pl", password: "x" }, refused: true },
  "json_api?loginSocial": { body: { provider: "google", userID: "1", token: "x" }, refused: true },
  "json_api?logout": { body: { token: "x" }, refused: false },
  "json_api?logoutEverywhere": { body: { token: "x" }, refused: false },
  "json_api?makeOrder": { body: {}, refused: true },
  "json_api?openAccount": { body: { order: "1", key: "x", password: "długie-hasło" }, refused: true },
  "json_api?order": { body: { number: "1", key: "x" }, refused: false },
  "json_api?orders": { body: { token: "x" }, refused: false },
  "json_api?register": { body: { email: "a@przyklad.pl", password: "długie-hasło-1", name: "A" }, refused: true },
  "json_api?reportError": { body: { message: "x" }, refused: false },
  "json_api?review": { body: { link: "x", content: "x", stars: 5 }, refused: true },
  "json_api?saveUserData": { body: { token: "x" }, refused: false },
  "json_api?sendConfirmation": { body: { token: "x" }, refused: true },
  "json_api?userData": { body: { token: "x" }, refused: false },
  "json_api?withdrawConsent": { body: { purposes: ["analytics"] }, refused: false },
  "json_emails?backInStock": { body: { email: "a@przyklad.pl", productId: "1", a2p: "1" }, refused: true },
  "json_emails?contact": { body: { name: "A", email: "a@przyklad.pl", message: "Kiedy?" }, refused: false },
  "json_emails?newsletterSubscribe": { body: { email: "a@przyklad.pl" }, refused: false },
  "json_emails?sendNewPassword": { body: { email: "a@przyklad.pl" }, refused: true },
  "json_emails?withdraw": { body: { order: "1", name: "A", email: "a@przyklad.pl" }, refused: false },
  "json_utils?code": { body: { code: "X" }, refused: false },
  "json_utils?company": { body: { nip: "5261040828", country: 2 }, refused: false },
  "json_utils?towns": { body: { postCode: "31-403", country: 2 }, refused: false },
};

test("what a closed shop takes comes to its end: each call is refused with words, or the links of its emails work", async (t) => {
  const { pool, app, get, products } = await openClosedShop(t);
  const { previewKey } = await openingOf(pool);
  const ask = async (call: string, body: object, headers: Record<string, string> = {}) =>
    (
      await app.inject({
        method: "POST",
        url: shopCallHref(call as ShopCall),
        payload: JSON.stringify(body),
        headers: { "content-type": "text/plain", ...headers },
      })
    ).json<{ error?: string; errorMessage?: string }>();
  const order = await orderBody(pool, { lines: [{ product: products.cap }] });
  for (const [call, { body, refused }] of Object.entries(calls)) {
    const sent = call === "json_api?makeOrder" ? order : body;
    for (const { lanId } of languages) {
      const answer = await ask(call, { ...sent, lanId });
      assert.equal(answer.error === "SHOP_CLOSED", refused, `${call} ${JSON.stringify(answer)}`);
      if (refused) assert.equal(answer.errorMessage, refusalText("SHOP_CLOSED", lanId), call);
    }
    if (refused && call !== "json_api?makeOrder")
      assert.notEqual((await ask(call, sent, { cookie: `podglad=${previewKey}` })).error, "SHOP_CLOSED", call);
  }

  const told = new Set<string>();
  const sendAll = async () => {
    const { rows } = await pool.query<{ letter_id: number }>("SELECT letter_id FROM outbox WHERE sent_at IS NULL");
    for (const { letter_id } of rows)
      await sendEmail(pool, {
        emailId: letter_id,
        publicUrl,
        transport: {
          send: async ({ html, text, unsubscribe = "" }) => {
            for (const [link] of `${html} ${text} ${unsubscribe}`.matchAll(/http:\/\/sklep\.test\/[^\s"<>)]+/g))
              told.add(link);
          },
        },
      });
  };
  await sendAll();
  const path = (link: string) => link.slice(publicUrl.length);
  const confirm = [...told].map(path).find((link) => link.startsWith("/newsletter/confirm/"));
  assert.equal(
    (
      await app.inject({
        method: "POST",
        url: confirm!,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "",
      })
    ).statusCode,
    303,
  );
  await sendAll();
  assert.ok(told.size >= 2, [...told].join(" "));
  for (const link of told) {
    assert.equal((await get(path(link))).statusCode, 200, link);
    assert.equal((await get(`/page-data${path(link)}/page-data.json`)).statusCode, 200, link);
  }
  const { rows } = await pool.query("SELECT FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL");
  assert.equal(rows.length, 1);

  await saveOpening(pool, new Date());
  await makeOrder(app, order);
  await closeToShoppers(pool);
  while ((await get("/")).statusCode !== 503) await new Promise((resolve) => setImmediate(resolve));
  for (const [call, { body }] of Object.entries(calls))
    if (call !== "json_api?makeOrder")
      assert.notEqual((await ask(call, body)).error, "SHOP_CLOSED", `${call}, of a shop that has sold`);
});

test("a draft is shown, as one, by the preview alone: an open shop has no such page, in no list and in no site map", async (t) => {
  const { pool, get, prerenderer } = await openClosedShop(t);
  await pool.query("UPDATE pages SET draft = true WHERE page_id = 5");
  await prerenderNow(prerenderer);
  const cookie = `podglad=${(await openingOf(pool)).previewKey}`;
  const page = () => get("/page-data/page/regulamin.html/page-data.json", { cookie });
  const shown = (await page()).json<{ data: { draft: boolean }; layout: { pages: unknown[] } }>();
  assert.deepEqual([shown.data.draft, shown.layout.pages.length], [true, 1]);
  await saveOpening(pool, new Date());
  await pool.query("INSERT INTO changed_facts (fact) VALUES ('menu')");
  await prerenderNow(prerenderer);
  assert.equal((await get("/page/regulamin.html")).statusCode, 404);
  assert.doesNotMatch((await get("/sitemaps/pages.xml")).payload, /regulamin/);
  assert.deepEqual(
    (await get("/page-data/index/page-data.json")).json<{ layout: { pages: unknown[] } }>().layout.pages,
    [],
  );
});
