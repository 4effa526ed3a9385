import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { rawRequests } from "../../../test/builders/raw-request.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";

const shop = await openSmallShop();
await addProduct(shop.pool, { handle: "zolc", name: "Żółć", url: "żółć/" });
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
const { app, logged } = await openTestApp(shop.pool, { pages });
const get = await rawRequests(app);

test("another spelling leads to the page's own, its query kept, wherever its slashes are", async () => {
  for (const [asked, stored] of [
    ["/BUTY", "/buty/"],
    ["/buty?sort=price-asc", "/buty/?sort=price-asc"],
    ["//buty//", "/buty/"],
    ["///Odziez/BLUZY", "/Odziez/bluzy/"],
    ["/buty//", "/buty/"],
    ["/%62uty", "/buty/"],
    ["/%C5%BB%C3%93%C5%81%C4%86", "/%C5%BC%C3%B3%C5%82%C4%87/"],
    ["/Bluza-Asfalt?utm_source=%3Cscript%3E&x=%00", "/bluza-asfalt/?utm_source=%3Cscript%3E&x=%00"],
    ["/contact/", "/contact"],
    ["/Contact", "/contact"],
    ["/COMPARE/", "/compare"],
  ] as const) {
    const answer = await get(asked);
    assert.deepEqual([answer.statusCode, answer.headers["location"]], [301, stored], asked);
    assert.equal((await get(stored)).statusCode, 200, stored);
  }
});

test("nobody is led away from the shop", async () => {
  for (const url of [
    "//evil.example/",
    "//evil.example/%2e%2e",
    "///evil.example//",
    "/%2F%2Fevil.example/",
    "/%5Cevil.example",
    "/\\evil.example/",
    "/buty/%2F%2Fevil.example",
    "//evil.example/buty/",
    "http://evil.example/buty",
    "/\thttp://evil.example",
    "/%0d%0aLocation:%20http://evil.example/",
  ]) {
    const { statusCode, headers } = await get(url);
    const location = String(headers["location"] ?? "/");
    assert.ok(/^\/(?![/\\])/.test(location), `${url} → ${location}`);
    assert.ok(statusCode === 404 || statusCode === 301, `${url} ${statusCode}`);
  }
});

test("the not-found page has its two addresses, and answers for every path nobody has with the status that says so", async () => {
  for (const url of [
    "/404/",
    "/404.html",
    "/404",
    "/nie-ma",
    "/buty/nie-ma/",
    "/../buty/",
    "/buty/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f",
    "/.",
    "/..",
    "/%00",
    "/buty/%00",
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/%C0%AF",
    "/%FF",
    "/😀",
    "/%F0%9F%98%80/",
    "/שלום/",
    "/%D7%A9%D7%9C%D7%95%D7%9D",
    "/%E2%80%AEabc",
    "/<script>alert(1)</script>",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    "/'%20OR%201=1--",
    "/;drop%20table%20orders",
    "/{{7*7}}",
    "/${7*7}",
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/index.php?id=1",
    "/p/",
    "/c/nie-ma",
    "/m/x/",
    "/t/x",
    "/sys",
    "/feeds/",
    "/feeds/x.xml",
    "/images/",
    "/assets/",
    "/icons/x.png",
    "/sitemaps/products-99999999.xml",
    `/${"x".repeat(8000)}`,
    `/${"x/".repeat(4000)}`,
    `/${"%C5%BC".repeat(1300)}`,
    `/c/${"x".repeat(8000)}`,
    `/images/${"x".repeat(8000)}`,
    `/v1/stock/${"9".repeat(8000)}`,
  ]) {
    const answer = await get(url);
    const name = url.slice(0, 60);
    assert.equal(answer.statusCode, 404, name);
    assert.doesNotMatch(answer.payload, /stack|node_modules|Route GET|postgres/, name);
    assert.doesNotMatch(answer.payload, /<script>alert/, name);
    if (!/^\/(images|v1)\//.test(url)) assert.match(answer.payload, /data-template="notFound"/, name);
  }
});

test("a search of any length and any signs is a page that says what was looked for, as text", async () => {
  for (const query of [
    "x".repeat(5000),
    "<b>bluza</b>",
    "%",
    "%%",
    "%zz",
    "\u202Eabc",
    "😀😀",
    "' OR 1=1 --",
    "a/b",
    "..",
    "a".repeat(7000),
  ]) {
    for (const url of [`/__/${encodeURIComponent(query)}`, `/__/${query.replaceAll("/", "%2F")}`]) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 200, url.slice(0, 60));
      assert.match(answer.payload, /data-template="search"/);
      assert.ok(!answer.payload.includes("<b>bluza"), "nothing injected");
    }
  }
});

test("odd questions about a listing are answered, or lead to the plain one", async () => {
  for (const query of [
    "page=0",
    "page=999",
    "page=-1",
    "sort=;drop",
    "sort[]=x",
    "per=1e9",
    "page=1&page=2",
    "%00=%00",
    "=",
    "&&&",
    "?",
    "page=%F0%9F%98%80",
    `x=${"y".repeat(6000)}`,
  ]) {
    const { statusCode, headers } = await get(`/buty/?${query}`);
    const stored = String(headers["location"] ?? "");
    assert.ok(
      statusCode === 200 || (statusCode === 302 && stored.startsWith("/buty/")),
      `${statusCode} ${query.slice(0, 40)}`,
    );
    if (statusCode === 302) assert.equal((await get(stored)).statusCode, 200, stored.slice(0, 60));
  }
});

test("whatever address is asked for: a page, a way to one or 'not found', never an error, never markup of the asker's", async () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.constantFrom(
      "buty",
      "Odziez",
      "bluzy",
      "..",
      ".",
      "",
      "%",
      "%00",
      "%2F",
      "%5C",
      "__",
      "p",
      "c",
      "sys",
      "feeds",
      "images",
      "page-data",
      "page-data.json",
      "v1",
      "stock",
      "sitemaps",
      "404",
      "<x-mark>",
      "%3Cx-mark%3E",
      "😀",
      "\u202E",
      "\\",
      ";",
      "?",
      "#",
      "&page=0",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), fc.boolean(), async (parts, encoded) => {
      const url = `/${parts.map((part) => (encoded ? encodeURIComponent(part.toWellFormed()) : part)).join("/")}`;
      const { statusCode, payload, headers } = await get(url);
      assert.ok([200, 301, 302, 303, 404, 405].includes(statusCode), `${statusCode} ${url}`);
      assert.ok(!payload.includes("<x-mark>"), url);
      assert.match(String(headers["location"] ?? "/"), /^\/(?!\/)/);
    }),
    { numRuns: Number(process.env["ADDRESSES"] ?? 300) },
  );
});

test("a head is asked for as a page is, and answered without it", async () => {
  for (const [url, status] of [
    ["/", 200],
    ["/buty/", 200],
    ["/BUTY", 301],
    ["/nie-ma/", 404],
    ["/__/bluza", 200],
    ["/robots.txt", 200],
    ["/sitemap.xml", 200],
    ["/manifest.webmanifest", 200],
    ["/page-data/buty/page-data.json", 200],
  ] as const) {
    const head = await app.inject({ method: "HEAD", url });
    assert.deepEqual([head.statusCode, head.payload], [status, ""], url);
  }
});

test("a call by another method than POST is told which one it takes; one that is none is not found", async () => {
  const methods = ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;
  for (const url of [
    "/sys/json_api?makeOrder",
    "/sys/json_api?login",
    "/sys/json_utils?code",
    "/sys/json_layout?lan=2",
    "/sys/json_emails?newsletterSubscribe",
  ]) {
    for (const method of methods) {
      const answer = await app.inject({ method, url });
      assert.deepEqual(
        [answer.statusCode, answer.headers["allow"], answer.headers["cache-control"]],
        [405, "POST", "no-store"],
        `${method} ${url}`,
      );
      if (method !== "HEAD") assert.ok(answer.json<{ error: string }>().error, `${method} ${url}`);
    }
  }
  for (const url of ["/sys/json_api?nothing", "/sys/nothing", "/sys/", "/sys/json_api"]) {
    for (const method of methods) assert.equal((await app.inject({ method, url })).statusCode, 404, `${method} ${url}`);
  }
});

test("nothing of all this was an error", () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
