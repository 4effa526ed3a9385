import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// A back office with an address of its own, and one for chosen networks.

const { pool } = await openSmallShop();
const adminUrl = "https://zaplecze.test";
const apart = (await openTestApp(pool, { staffAt: { adminUrl } })).app;
const inside = (await openTestApp(pool, { staffAt: { adminNetworks: ["10.8.0.0/16", "2001:db8::/32", "192.0.2.7"] } }))
  .app;
const shopHost = new URL(publicUrl).host;

interface From {
  host?: string;
  ip?: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
}

async function ask(
  app: typeof apart,
  url: string,
  { host = shopHost, ip = "198.51.100.1", method = "GET", headers = {} }: From = {},
) {
  const {
    statusCode,
    body,
    headers: answered,
  } = await app.inject({ method, url, remoteAddress: ip, headers: { host, ...headers } });
  return { status: statusCode, body, headers: answered };
}

test("at the shop's address the back office is an unknown page, however it is spelt", async () => {
  const unknown = await ask(apart, "/nie-ma-takiej");
  assert.equal(unknown.status, 404);
  for (const path of ["/admin", "/admin/", "/admin/orders", "/%61dmin/", "/admin/api/v1/session", "/admin/api/v1/x"]) {
    const { status, body, headers } = await ask(apart, path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(body, /office-1|SIGNED_OUT/, path);
    assert.match(String(headers["content-type"]), /text\/html/, path);
  }
  const post = {
    method: "POST" as const,
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
  };
  assert.equal((await ask(apart, "/admin/api/v1/sign-in/passkey", post)).status, 404);
});

test("at staff's address nothing of the shop is served but what its screens show", async () => {
  const host = "zaplecze.test";
  assert.equal((await ask(apart, "/admin/", { host })).status, 200);
  assert.match((await ask(apart, "/admin/", { host })).body, /<meta name="shop" content="http:\/\/sklep\.test">/);
  const home = await ask(apart, "/", { host });
  assert.deepEqual([home.status, home.headers.location], [302, "/admin/"]);
  for (const path of [
    "/bluza-asfalt/",
    "/sklep/",
    "/robots.txt",
    "/sitemap.xml",
    "/user",
    "/page-data/",
    "/sys/json_api",
    "/admin/x/../../user",
  ])
    assert.equal((await ask(apart, path, { host })).status, 404, path);
  const login = { host, method: "POST" as const, headers: { "content-type": "text/plain" } };
  assert.equal((await ask(apart, "/sys/json_api?login", login)).status, 404);
  assert.equal((await ask(apart, "/healthz", { host })).status, 200);
  assert.equal((await ask(apart, "/favicon.ico", { host })).status, 200);
  assert.equal((await ask(apart, "/admin/", { host: "ZAPLECZE.test" })).status, 200);
});

test("cookies, passkeys, own pages and links are of staff's address", async () => {
  const ola = await comeIn(apart, pool, { email: "ola@bruk.example", role: "owner", url: adminUrl });
  assert.ok(
    [...ola.cookies.keys()].every((name) => name.startsWith("__Host-")),
    "https, though the shop's is http",
  );
  assert.equal((await ola.call(routes.session)).status, 200);
  const invited = await ola.call(routes.inviteStaff, { body: { email: "jan@bruk.example", role: "shop" } });
  assert.match(invited.body.link, /^https:\/\/zaplecze\.test\/admin\/invitation#/);
  assert.match((await ola.call(routes.phoneOffer)).body.link, /^https:\/\/zaplecze\.test\/admin\/phone#/);
  const from = async (origin: string) => {
    const headers = { host: "zaplecze.test", origin, "content-type": "application/json" };
    const cookie = [...ola.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { body } = await ask(apart, "/admin/api/v1/session/language", {
      method: "POST",
      headers: { ...headers, cookie },
    });
    return body;
  };
  assert.doesNotMatch(await from(adminUrl), /FOREIGN_ORIGIN/);
  const language = { body: { language: "en" }, headers: { origin: publicUrl, "sec-fetch-site": "same-site" } };
  assert.equal((await ola.call(routes.changeLanguage, language)).body.code, "FOREIGN_ORIGIN");
  const elsewhere = comeIn(apart, pool, { email: "zla@bruk.example", role: "shop", url: publicUrl });
  await assert.rejects(elsewhere, "a passkey of the shop's host is none here");
});

test("from other networks than the chosen ones the back office is an unknown page; the shop is for all", async () => {
  for (const [ip, status] of [
    ["10.8.3.4", 200],
    ["::ffff:10.8.3.4", 200],
    ["192.0.2.7", 200],
    ["2001:db8::1", 200],
    ["10.9.0.1", 404],
    ["192.0.2.8", 404],
    ["2001:db9::1", 404],
  ] as const)
    assert.equal((await ask(inside, "/admin/", { ip })).status, status, ip);
  assert.equal((await ask(inside, "/admin/api/v1/session", { ip: "10.9.0.1" })).status, 404);
  assert.equal((await openBrowser(inside, { ip: "10.8.0.1" }).call(routes.session)).status, 401);
  assert.equal((await ask(inside, "/robots.txt", { ip: "10.9.0.1" })).status, 200);
});

test("behind a proxy the client's address counts, and its word is believed of known proxies alone", async () => {
  const staffAt = { adminNetworks: ["10.8.0.0/16"], trustProxy: ["127.0.0.1"] };
  const { app } = await openTestApp(pool, { staffAt });
  const forwarded = (ip: string, client: string) => ask(app, "/admin/", { ip, headers: { "x-forwarded-for": client } });
  assert.equal((await forwarded("127.0.0.1", "10.8.0.9")).status, 200);
  assert.equal((await forwarded("127.0.0.1", "10.9.0.9")).status, 404);
  assert.equal((await forwarded("198.51.100.1", "10.8.0.9")).status, 404);
});

test("both at once: at staff's address a stranger finds nothing, not even pictures", async () => {
  const { app } = await openTestApp(pool, { staffAt: { adminUrl, adminNetworks: ["10.8.0.0/16"] } });
  const host = "zaplecze.test";
  for (const path of ["/", "/admin/", "/favicon.ico"]) assert.equal((await ask(app, path, { host })).status, 404, path);
  assert.equal((await ask(app, "/admin/", { host, ip: "10.8.0.1" })).status, 200);
  assert.equal((await ask(app, "/admin/", { ip: "10.8.0.1" })).status, 404, "the shop's address");
});
