import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { languageIn, llmsHref } from "../../contract/paths.ts";
import type { StockNow } from "../../contract/products.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openPool } from "../../database/connect.ts";
import { languages } from "../../domain/language.ts";
import { deliveryDates, deliverySaid } from "../../domain/delivery/delivery-dates.ts";
import { firstCalendar } from "../../domain/delivery/working-days.ts";

const shop = await openSmallShop();
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
const { app, logged } = await openTestApp(shop.pool, { pages, built: { "assets/letters-1.woff2": "letters" } });

test("robots are kept from searches, calls and accounts, and shown the site map", async () => {
  const { payload } = await app.inject({ url: "/robots.txt" });
  for (const line of [
    "Disallow: /__/",
    "Disallow: /sys/",
    "Disallow: /v1/",
    "Disallow: /user/",
    "Disallow: /newsletter/",
    "Disallow: /en/__/",
    "Disallow: /en/user/",
    "Disallow: /cz/user/",
    "Disallow: /cz/newsletter/",
    "Disallow: /cz/objednavka/",
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

test("agents are told of the shop in each language, with addresses in that language", async () => {
  for (const { lanCode } of languages.slice(1)) {
    const told = await app.inject({ url: `/${lanCode}/llms.txt` });
    assert.deepEqual([told.statusCode, told.headers["content-type"]], [200, "text/plain; charset=utf-8"]);
    const named = [...told.payload.matchAll(/\]\(http:\/\/sklep\.test(\/[^)]*)\)/g)].map(([, path]) => path!);
    const machines = named.filter((path) => /\.(?:txt|xml|tsv)$/.test(path));
    assert.deepEqual(
      machines.toSorted(),
      [
        ...languages.filter((other) => other.lanCode !== lanCode).map((other) => llmsHref(other.lanCode)),
        `/feeds/${lanCode}/pln/google.tsv`,
        "/sitemap.xml",
      ].toSorted(),
    );
    for (const path of named) {
      assert.ok(machines.includes(path) || languageIn(path).lanCode === lanCode, path);
      assert.equal((await app.inject({ url: path })).statusCode, 200, path);
    }
  }
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
    "/cz/llms.txt",
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
  assert.deepEqual([english.path, english.template, english.lanId], ["/en/offline", "offline", 2]);
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
  const days = [asked, new Date()].map((moment) => deliveryDates(moment, firstCalendar, [1, 2]));
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
