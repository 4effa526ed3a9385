import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrinter, printNow } from "../../../test/builders/printer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";

const shop = await openSmallShop();
const { pages, printer } = await openTestPrinter(shop.pool);
await printNow(printer);
const { app, logged } = await openTestApp(shop.pool, { pages });

test("the site map lists every page but those nobody should find, each at an address that answers", async () => {
  const answer = await app.inject({ url: "/sitemap.xml" });
  assert.match(String(answer.headers["content-type"]), /^application\/xml/);
  const listed = [...answer.payload.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1]!.replace("http://sklep.test", ""));
  const expected = [...pages.pages.keys()].filter((path) => path !== "/404.html" && path !== "/compare");
  assert.deepEqual(listed.toSorted(), expected.toSorted());
  for (const path of listed) assert.equal((await app.inject({ url: path })).statusCode, 200, path);
});

test("robots are kept from searches, calls and accounts, and shown the site map", async () => {
  const { payload } = await app.inject({ url: "/robots.txt" });
  for (const line of ["Disallow: /__/", "Disallow: /sys/", "Disallow: /user/", "Sitemap: http://sklep.test/sitemap.xml"]) assert.ok(payload.split("\n").includes(line), line);
});

test("the server says that it is up", async () => {
  const answer = await app.inject({ url: "/health" });
  assert.deepEqual([answer.statusCode, answer.json()], [200, { ok: true }]);
});

test("what the printer was not asked for is not in the site map: a hidden product leaves it", async () => {
  await shop.pool.query("UPDATE products SET shown = false WHERE product_id = $1", [shop.products.cap.productId]);
  await shop.pool.query("INSERT INTO changed_facts (fact) VALUES ('menu')");
  await printNow(printer);
  assert.ok(!(await app.inject({ url: "/sitemap.xml" })).payload.includes("czapka-kostka"));
});

test("built files are served by name, kept for a year, small to who takes brotli; other names are not files", async () => {
  const script = await app.inject({ url: "/assets/app-1.js" });
  assert.deepEqual([script.statusCode, script.headers["content-type"], script.headers["cache-control"]], [200, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"]);
  const small = await app.inject({ url: "/assets/app-1.js", headers: { "accept-encoding": "br" } });
  assert.equal(small.headers["content-encoding"], "br");
  assert.ok(small.rawPayload.length < script.rawPayload.length);
  for (const url of ["/assets/app-2.js", "/assets/../../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/assets/app-1.js.br", "/assets/"]) assert.equal((await app.inject({ url })).statusCode, 404, url);
});

test("a picture nobody stored is not found, at any size and under any name", async () => {
  for (const url of ["/images/nie-ma.avif", "/images/160x200/nie-ma.avif", "/images/161x200/bluza-asfalt.avif", "/images/160x200,zoom/bluza-asfalt.avif", "/images/%00.png", "/images/160x200/%00", "/images/..%2f..%2fpackage.json", `/images/${"x".repeat(3000)}.png`]) {
    assert.equal((await app.inject({ url })).statusCode, 404, url);
  }
});

test("stock is told as it is this moment", async () => {
  const { hoodie } = shop.products;
  const answer = await app.inject({ url: `/v1/stock/${hoodie.productId}` });
  assert.deepEqual(answer.json(), { product_id: String(hoodie.productId), quantities: { [hoodie.variants["S"]!]: 20, [hoodie.variants["M"]!]: 20, [hoodie.variants["L"]!]: 0 } });
  assert.equal(answer.headers["cache-control"], "no-store");
  for (const id of ["0", "999999", "abc", "-1", "%00", "1e3", "99999999999999999999"]) assert.equal((await app.inject({ url: `/v1/stock/${id}` })).statusCode, 404, id);
});

test("the checkout's data names zones, offered countries and what is preferred", async () => {
  const { zones, countries, preferred } = (await app.inject({ url: "/page-data/checkout.json?lan=2" })).json<{ zones: { zoneId: string; payment: { paymentId: number }[] }[]; countries: { country_id: string; country_name: string }[]; preferred: { paymentCode: string; shippingCode: string } }>();
  assert.deepEqual(zones.map((zone) => zone.zoneId), ["1", "3", "4", "5", "6"]);
  assert.equal(countries.length, 28);
  assert.equal(countries.find((country) => country.country_id === "2")?.country_name, "Poland");
  assert.ok(zones[0]!.payment.length === 4 && preferred.paymentCode && preferred.shippingCode);
});

test("nothing of all this was an accident", () => {
  assert.deepEqual(logged.filter((line) => Number(line["level"]) >= 50), []);
});
