import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import type { StockNow } from "../../contract/products.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { readXml, textsIn, type XmlElement } from "../../../test/builders/xml.ts";
import { openPool } from "../../database/connect.ts";
import { productsPerPart } from "../../database/catalogue/site-map.ts";
import { deliveryDates, deliverySaid } from "../../domain/order/delivery-dates.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";

const shop = await openSmallShop();
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
const { app, logged } = await openTestApp(shop.pool, { pages, built: { "assets/letters-1.woff2": "letters" } });

async function listed(path: string): Promise<XmlElement[]> {
  const answer = await app.inject({ url: path });
  assert.deepEqual([answer.statusCode, answer.headers["content-type"]], [200, "application/xml; charset=utf-8"], path);
  return readXml(answer.payload).children;
}

const pathOf = (entry: XmlElement) => decodeURI(textsIn(entry)["loc"]!.replace("http://sklep.test", ""));

async function everyPage(): Promise<XmlElement[]> {
  const parts = await listed("/sitemap.xml");
  return (await Promise.all(parts.map((part) => listed(pathOf(part))))).flat();
}

test("the site map lists every page but those nobody should find, each at an address that answers", async () => {
  assert.deepEqual((await listed("/sitemap.xml")).map(pathOf), ["/sitemaps/pages.xml", "/sitemaps/products-1.xml"]);
  const found = (await everyPage()).map(pathOf);
  const expected = pages.paths().filter((path) => !["/404.html", "/compare", "/offline"].includes(path));
  assert.deepEqual(found.toSorted(), expected.toSorted());
  for (const path of found) assert.equal((await app.inject({ url: encodeURI(path) })).statusCode, 200, path);
});

test("the site map has a product's pictures and the day of its last change", async () => {
  const { hoodie, tee } = shop.products;
  const entryOf = async (path: string) => (await everyPage()).find((entry) => pathOf(entry) === path)!;
  const image = (await entryOf("/bluza-asfalt/")).children.find(({ name }) => name === "image:image")!;
  assert.deepEqual(textsIn(image), { "image:loc": "http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg" });
  assert.equal(
    textsIn(await entryOf(`/${tee.url}`))["lastmod"],
    "2026-03-02T10:00:00.000Z",
    "never changed since it came",
  );
  const before = Date.now();
  await changePrice(shop.pool, { productId: hoodie.productId, realPrice: 18_000 });
  const changed = Date.parse(textsIn(await entryOf("/bluza-asfalt/"))["lastmod"]!);
  assert.ok(changed >= before && changed <= Date.now() + 1000);
});

test("a site map of many products is parted by their ids, and no part has more than a file may hold", async (t) => {
  const { pool } = await openSmallShop(t);
  const many = await openTestApp(pool);
  await pool.query(`WITH added AS (INSERT INTO products (product_id, handle, product_name, manufacturer_id, real_price) OVERRIDING SYSTEM VALUE
      SELECT id, 'seria-' || id, '{"pl": "Seria"}', 9, 100 FROM unnest(ARRAY[25000, 25001, 50000, 50001]) AS id RETURNING product_id, handle)
    INSERT INTO paths (path, kind, entity_id) SELECT handle || '/', 'product', product_id FROM added`);
  const parts = readXml((await many.app.inject({ url: "/sitemap.xml" })).payload).children.map(pathOf);
  assert.deepEqual(parts, [
    "/sitemaps/pages.xml",
    "/sitemaps/products-1.xml",
    "/sitemaps/products-2.xml",
    "/sitemaps/products-3.xml",
  ]);
  const series = [];
  for (const part of parts.slice(1))
    series.push((await many.app.inject({ url: part })).payload.match(/(?<=seria-)\d+(?=\/<)/g));
  assert.deepEqual(series, [["25000"], ["25001", "50000"], ["50001"]]);
  assert.ok(productsPerPart <= 50_000, "sitemaps.org");
});

test("the site map is sent again only when the shop has changed", async () => {
  for (const url of ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/products-1.xml"]) {
    const { headers } = await app.inject({ url });
    assert.equal((await app.inject({ url, headers: { "if-none-match": String(headers["etag"]) } })).statusCode, 304);
  }
  for (const url of ["/sitemaps/products-0.xml", "/sitemaps/products-x.xml", "/sitemaps/products-1.xml/", "/sitemaps/"])
    assert.equal((await app.inject({ url })).statusCode, 404, url);
});

test("robots are kept from searches, calls and accounts, and shown the site map", async () => {
  const { payload } = await app.inject({ url: "/robots.txt" });
  for (const line of [
    "Disallow: /__/",
    "Disallow: /sys/",
    "Disallow: /v1/",
    "Disallow: /user/",
    "Sitemap: http://sklep.test/sitemap.xml",
  ])
    assert.ok(payload.split("\n").includes(line), line);
});

test("agents are told of the shop in one text, every address of which answers, and get all its goods as a table", async () => {
  const told = await app.inject({ url: "/llms.txt" });
  assert.deepEqual([told.statusCode, told.headers["content-type"]], [200, "text/plain; charset=utf-8"]);
  assert.match(told.payload, /^# .+\n\n> /);
  const named = [...told.payload.matchAll(/\]\(http:\/\/sklep\.test(\/[^)]*)\)/g)].map(([, path]) => path!);
  assert.ok(named.includes("/feeds/google.tsv") && named.includes("/Odziez/"), named.join(" "));
  for (const url of named) assert.equal((await app.inject({ url })).statusCode, 200, url);
  const table = await app.inject({ url: "/feeds/google.tsv" });
  assert.equal(table.headers["content-type"], "text/tab-separated-values; charset=utf-8");
  assert.match(table.payload, /^id\t/);
});

test("the server says that it is up, and whether it can sell", async () => {
  for (const url of ["/healthz", "/readyz", "/health"]) {
    const answer = await app.inject({ url });
    assert.deepEqual(
      [answer.statusCode, answer.json(), answer.headers["cache-control"]],
      [200, { ok: true }, "no-store"],
      url,
    );
  }
  const nowhere = openPool({ url: "postgres://nobody@127.0.0.1:9/bruk" });
  const away = await openTestApp(nowhere, { pages });
  assert.deepEqual(
    [(await away.app.inject({ url: "/healthz" })).statusCode, (await away.app.inject({ url: "/readyz" })).statusCode],
    [200, 503],
  );
  await nowhere.end();
  const unprerendered = await openTestApp(shop.pool);
  assert.deepEqual(
    [
      (await unprerendered.app.inject({ url: "/healthz" })).statusCode,
      (await unprerendered.app.inject({ url: "/readyz" })).statusCode,
    ],
    [200, 503],
  );
});

test("the manifest names the shop, its start and its icons, every page names it, and every icon is the picture it says", async () => {
  const answer = await app.inject({ url: "/manifest.webmanifest" });
  assert.equal(answer.headers["content-type"], "application/manifest+json; charset=utf-8");
  const manifest = answer.json<{
    name: string;
    short_name: string;
    start_url: string;
    lang: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
    screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
  }>();
  assert.deepEqual([manifest.short_name, manifest.start_url, manifest.lang], ["Bruk", "/", "pl"]);
  assert.deepEqual(
    manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]),
    [
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ],
  );
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(join(import.meta.dirname, "../../storefront/public", src)).metadata();
    assert.deepEqual([`${width}x${height}`, `image/${format}`], [sizes, type], src);
  }
  assert.deepEqual(new Set(manifest.screenshots.map(({ form_factor }) => form_factor)), new Set(["narrow", "wide"]));
  for (const form of ["narrow", "wide"])
    assert.equal(
      new Set(manifest.screenshots.filter(({ form_factor }) => form_factor === form).map(({ sizes }) => sizes)).size,
      1,
      "browsers show those of one shape",
    );
  for (const { src, sizes, type, label } of manifest.screenshots) {
    const { width, height, format } = await sharp(join(import.meta.dirname, "../../storefront/public", src)).metadata();
    assert.deepEqual([`${width}x${height}`, `image/${format}`], [sizes, type], src);
    assert.ok(
      Math.max(width, height) <= 2.3 * Math.min(width, height) && width >= 320 && height >= 320,
      `${src}: what Chromium takes`,
    );
    assert.match(label, /^\p{Lu}[^%_]+$/u);
  }
  for (const { name, url } of manifest.shortcuts) {
    assert.doesNotMatch(name, /%/);
    assert.equal((await app.inject({ url })).statusCode, 200, url);
  }
  for (const url of ["/", "/bluza-asfalt/", "/404.html"])
    assert.match((await app.inject({ url })).payload, /<link rel="manifest" href="\/manifest\.webmanifest">/, url);
});

test("a hidden product leaves the site map at once", async () => {
  await shop.pool.query("UPDATE products SET shown = false WHERE product_id = $1", [shop.products.cap.productId]);
  await shop.pool.query("INSERT INTO changed_facts (fact) VALUES ('menu')");
  assert.ok(!(await everyPage()).map(pathOf).includes("/czapka-kostka/"));
});

test("built files are served by name, kept for a year, small to who takes brotli, the others alike to everybody; other names are not files", async () => {
  const script = await app.inject({ url: "/assets/app-1.js" });
  assert.deepEqual(
    [script.statusCode, script.headers["content-type"], script.headers["cache-control"]],
    [200, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  );
  const small = await app.inject({ url: "/assets/app-1.js", headers: { "accept-encoding": "br" } });
  assert.equal(small.headers["content-encoding"], "br");
  assert.ok(small.rawPayload.length < script.rawPayload.length);
  assert.equal(
    (await app.inject({ url: "/assets/app-1.js", headers: { "accept-encoding": "br;q=0" } })).payload,
    script.payload,
  );
  const varyOf = async (url: string) => (await app.inject({ url })).headers["vary"];
  assert.equal(await varyOf("/assets/app-1.js"), "accept-encoding");
  assert.equal(
    await varyOf("/assets/letters-1.woff2"),
    undefined,
    "a browser that has it needs it once, whatever it would take",
  );
  assert.equal(
    (await app.inject({ url: "/assets/app-0.js" })).payload,
    "earlier",
    "a tab of an earlier build gets its files",
  );
  assert.equal((await app.inject({ url: "/icon.svg" })).statusCode, 404);
  for (const url of [
    "/assets/app-2.js",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/app-1.js.br",
    "/assets/",
  ])
    assert.equal((await app.inject({ url })).statusCode, 404, url);
});

test("what machines and browsers ask for again is sent only to who has not got it, and what is asked about the shop's health each time", async () => {
  for (const url of [
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/sw.js",
    "/favicon.ico",
    "/sitemap.xml",
    "/feeds/google.xml",
  ]) {
    const first = await app.inject({ url });
    const tag = String(first.headers["etag"]);
    assert.match(tag, /^W\/"[\w-]+"$/, url);
    const again = await app.inject({ url, headers: { "if-none-match": `"another", ${tag}` } });
    assert.deepEqual(
      [again.statusCode, again.payload, again.headers["etag"], again.headers["cache-control"]],
      [304, "", tag, first.headers["cache-control"]],
      url,
    );
    assert.equal((await app.inject({ url, headers: { "if-none-match": 'W/"another"' } })).statusCode, 200, url);
  }
  const tagOf = async (url: string) => (await app.inject({ url })).headers["etag"];
  const before = await tagOf("/manifest.webmanifest");
  await shop.pool.query("UPDATE config SET content = 'Bruk i Spółka' WHERE code = 'shop_name'");
  assert.notEqual(await tagOf("/manifest.webmanifest"), before, "the shop has another name");
  for (const url of ["/healthz", "/readyz", "/assets/app-1.js"]) assert.equal(await tagOf(url), undefined, url);
});

test("the service worker lies at /sw.js, is asked for anew each time and may answer for the whole shop", async () => {
  const { statusCode, headers, payload } = await app.inject({ url: "/sw.js" });
  assert.deepEqual(
    [statusCode, headers["content-type"], headers["cache-control"], headers["service-worker-allowed"]],
    [200, "text/javascript; charset=utf-8", "no-cache", "/"],
  );
  assert.equal(payload, standIns.worker);
});

test("the offline page is prerendered, told to no robot, and speaks the language asked for", async () => {
  const { statusCode, payload } = await app.inject({ url: "/offline" });
  assert.equal(statusCode, 200);
  assert.match(payload, /<meta name="robots" content="noindex">/);
  const english = (await app.inject({ url: "/page-data/offline/page-data.json?lan=2" })).json<{
    path: string;
    template: string;
    lanId: number;
  }>();
  assert.deepEqual([english.path, english.template, english.lanId], ["/offline", "offline", 2]);
});

test("a picture nobody stored is not found, at any size and under any name", async () => {
  for (const url of [
    "/images/nie-ma.avif",
    "/images/160x200/nie-ma.avif",
    "/images/161x200/bluza-asfalt.avif",
    "/images/160x200,zoom/bluza-asfalt.avif",
    "/images/%00.png",
    "/images/160x200/%00",
    "/images/..%2f..%2fpackage.json",
    `/images/${"x".repeat(3000)}.png`,
  ]) {
    assert.equal((await app.inject({ url })).statusCode, 404, url);
  }
});

test("stock is told as it is this moment, and when an order placed now leaves and comes", async () => {
  const { hoodie } = shop.products;
  const asked = new Date();
  const answer = await app.inject({ url: `/v1/stock/${hoodie.productId}` });
  const { delivery, ...stock } = answer.json<StockNow>();
  assert.deepEqual(stock, {
    product_id: String(hoodie.productId),
    quantities: { [hoodie.variants["S"]!]: 20, [hoodie.variants["M"]!]: 20, [hoodie.variants["L"]!]: 0 },
  });
  const czech = await app.inject({ url: `/v1/stock/${hoodie.productId}?lan=6` });
  // Two in the afternoon may come meanwhile.
  const days = [asked, new Date()].map((moment) => deliveryDates(moment));
  for (const [tag, said] of [
    ["pl", delivery],
    ["cs", czech.json<StockNow>().delivery],
  ] as const)
    assert.ok(
      days.some((dates) => isDeepStrictEqual(said, deliverySaid(dates, tag))),
      JSON.stringify(said),
    );
  assert.equal(answer.headers["cache-control"], "no-store");
  for (const id of ["0", "999999", "abc", "-1", "%00", "1e3", "99999999999999999999"])
    assert.equal((await app.inject({ url: `/v1/stock/${id}` })).statusCode, 404, id);
});

test("the checkout's data names zones, offered countries and what is preferred", async () => {
  const { zones, countries, preferred } = (await app.inject({ url: "/page-data/checkout.json?lan=2" })).json<{
    zones: { zoneId: string; payment: { paymentId: number }[] }[];
    countries: { country_id: string; country_name: string }[];
    preferred: { paymentCode: string; shippingCode: string };
  }>();
  assert.deepEqual(
    zones.map((zone) => zone.zoneId),
    ["1", "3", "4", "5", "6"],
  );
  assert.equal(countries.length, 28);
  assert.equal(countries.find((country) => country.country_id === "2")?.country_name, "Poland");
  assert.ok(zones[0]!.payment.length === 4 && preferred.paymentCode && preferred.shippingCode);
});

test("nothing of all this was an error", () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
