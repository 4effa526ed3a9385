/** The addresses of listings: filters, order and pages in the query, and whatever else may stand there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { AnyPage, PageData } from "../../contract/page-data.ts";

const shop = await openSmallShop();
for (let n = 1; n <= 30; n += 1)
  await addProduct(shop.pool, {
    handle: `wiele-${n}`,
    name: `Bluza ${n}`,
    price: `${100 + n}.00`,
    sizes: { M: n % 2 },
  });
const { app, logged } = await openTestApp(shop.pool);

const get = (url: string) => app.inject({ method: "GET", url });
const dataOf = async (url: string) => (await get(url)).json<Extract<AnyPage, { template: "category" }>>();

test("a listing is narrowed by its address, in HTML and as data, with the counts of what is left", async () => {
  const { data } = await dataOf("/page-data/Odziez/page-data.json?size=M&brand=nocny-bieg&to=120");
  assert.deepEqual(
    [data.total, data.filters.sizes, data.filters.brands, data.filters.to],
    [11, ["M"], ["nocny-bieg"], "120"],
  );
  assert.deepEqual(
    data.facets?.sizes.map(({ name, values }) => [name, values.map(({ key, count }) => `${key} ${count}`)]),
    [["Rozmiar", ["S 1", "M 11"]]],
  );
  assert.deepEqual(data.facets?.prices, { lowest: "89.90", highest: "199.99" });
  const html = (await get("/Odziez/?size=M&brand=nocny-bieg&to=120")).payload;
  assert.match(html, /Bluza 1 101\.00/);
  assert.doesNotMatch(html, /Bluza 2 /);
  assert.match(html, /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(html, /rel="canonical"/);
});

test("every kind of listing takes filters", async () => {
  for (const [path, total] of [
    ["/Odziez/bluzy/", 17],
    ["/nocny-bieg/", 17],
    ["/promocje/", 1],
    ["/nowosci/", 1],
    ["/__/bluza", 17],
    ["/c/Odziez/", 17],
    ["/m/nocny-bieg/", 17],
  ] as const) {
    const page = await dataOf(`/page-data${path.replace(/\/$/, "")}/page-data.json?size=M`);
    assert.equal(page.data.total, total, path);
    assert.equal((await get(`${path}?size=M`)).statusCode, 200, path);
  }
});

test("a prerendered listing promises no stock: it says nothing of what it can be narrowed by until it is asked", async () => {
  assert.equal((await dataOf("/page-data/Odziez/page-data.json")).data.facets, null);
  assert.equal((await dataOf("/page-data/Odziez/page-data.json?sort=price-asc")).data.facets, null);
  const asked = (await dataOf("/page-data/Odziez/page-data.json?filters=open")).data;
  assert.deepEqual([asked.open, asked.facets?.inStock, asked.facets?.onSale], [true, 19, 1]);
});

test("an address that says it otherwise leads to the one that says it well, other parameters kept", async () => {
  for (const [asked, better] of [
    ["/Odziez/?page=0", "/Odziez/"],
    ["/Odziez/?page=1", "/Odziez/"],
    ["/Odziez/?page=abc", "/Odziez/"],
    ["/Odziez/?page=-1&sort=price-asc", "/Odziez/?sort=price-asc"],
    ["/Odziez/?sort=;drop", "/Odziez/"],
    ["/Odziez/?sort[]=price-asc&page[]=2", null],
    ["/Odziez/?per=25", "/Odziez/"],
    ["/Odziez/?page=999", "/Odziez/?page=2"],
    ["/Odziez/?per=48&page=999", "/Odziez/?per=48"],
    ["/Odziez/?size=S&size=M&from=&to=", "/Odziez/?size=M&size=S"],
    ["/Odziez/?from=200&to=100,50", "/Odziez/?from=100.50&to=200"],
    ["/Odziez/?size=XXXXL", "/Odziez/"],
    ["/Odziez/?size=rozmiar.M", "/Odziez/?size=M"],
    ["/Odziez/?brand=nie-ma&colour=plaid&stock=1", "/Odziez/?stock=1"],
    ["/Odziez/?brand=rampa", "/Odziez/"],
    ["/Odziez/?utm_source=ulotka&page=0", "/Odziez/?utm_source=ulotka"],
    ["/__/bluza?page=9", "/__/bluza?page=2"],
    ["/__/bluza?per=48&page=9", "/__/bluza?per=48"],
    ["/Odziez/?utm_source=ulotka", null],
    ["/Odziez/?size=M&page=1", "/Odziez/?size=M"],
  ] as const) {
    const answer = await get(asked);
    assert.deepEqual(
      [answer.statusCode, answer.headers["location"]],
      better === null ? [200, undefined] : [302, better],
      asked,
    );
    if (better !== null) assert.equal((await get(better)).statusCode, 200, better);
  }
  for (const [asked, stored] of [
    ["/odziez?size=M&page=2", "/Odziez/?size=M&page=2"],
    ["/PROMOCJE?size=M", "/promocje/?size=M"],
    ["/promocje?sale=1", "/promocje/?sale=1"],
    ["/NOCNY-bieg/?colour=black", "/nocny-bieg/?colour=black"],
  ] as const) {
    const answer = await get(asked);
    assert.deepEqual([answer.statusCode, answer.headers["location"]], [301, stored], asked);
  }
});

test("titles say what a page is of: the category above, and which page", async () => {
  const head = async (url: string) => (await dataOf(url)).head;
  assert.equal((await head("/page-data/Odziez/page-data.json")).title, "Odzież | Bruk");
  assert.equal((await head("/page-data/Odziez/bluzy/koszulki/page-data.json")).title, "Koszulki & topy – Bluzy | Bruk");
  assert.match(
    (await head("/page-data/Odziez/bluzy/koszulki/page-data.json")).description,
    /Odzież › Bluzy › Koszulki & topy/,
  );
  const second = await head("/page-data/Odziez/page-data.json?page=2");
  assert.deepEqual(
    [second.title, second.canonical],
    ["Odzież – strona 2 | Bruk", "/Odziez/?page=2"],
    "a further page is found under its own address",
  );
  assert.equal((await head("/page-data/Odziez/page-data.json?lan=2&page=2")).title, "Clothing – page 2 | Bruk");
  for (const other of ["sort=price-asc", "per=48", "per=48&sort=price-asc"])
    assert.equal((await head(`/page-data/Odziez/page-data.json?${other}`)).canonical, "/Odziez/", other);
  assert.equal((await head("/page-data/nocny-bieg/page-data.json")).title, "Nocny Bieg | Bruk");
});

const names = ["size", "brand", "colour", "from", "to", "stock", "sale", "sort", "per", "page", "filters", "lan", "x"];
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "' OR 1=1 --",
    "'; DROP TABLE products; --",
    "\\",
    "\u0000",
    "%00",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "${7*7}",
    "🧢🛹",
    "\u202Eאבג",
    "\uD800",
    "9".repeat(400),
    "1e999",
    "NaN",
    "-0",
    "M",
    "rozmiar.M",
    "black",
    "rampa",
    "../../etc/passwd",
    "M,L",
    "[]",
    "__proto__",
    "constructor",
  ),
);

test("whatever stands in an address, the shop answers with a clear page, and nothing of it is taken for code", async () => {
  const path = fc.constantFrom(
    "/Odziez/",
    "/Odziez",
    "/ODZIEZ/bluzy/",
    "/nocny-bieg/",
    "/promocje/",
    "/nowosci/",
    "/__/bluza",
    "/__/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/c/Odziez/",
    "/",
  );
  const query = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...names), fc.constantFrom("size[]", "page[0]", "sort[$ne]", "__proto__")),
        nasty,
      ),
      { maxLength: 6 },
    )
    .map((pairs) => new URLSearchParams(pairs).toString());
  const raw = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x21-\x7e]|#/g, "%"));
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.oneof({ arbitrary: query, weight: 4 }, { arbitrary: raw, weight: 1 }),
      fc.boolean(),
      async (path, query, asData) => {
        const url = asData
          ? `/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json?${query}`
          : `${path}?${query}`;
        let answer = await get(url);
        for (let hop = 0; hop < 3 && [301, 302].includes(answer.statusCode); hop += 1) {
          const to = String(answer.headers["location"]);
          assert.match(to, /^\/(?!\/)/, "a redirect stays in the shop");
          answer = await get(to);
        }
        assert.equal(answer.statusCode, 200, `${url}: ${answer.payload.slice(0, 200)}`);
        if (asData) assert.ok("products" in answer.json<PageData>().data || path === "/");
        else assert.doesNotMatch(answer.payload, /<script>alert|<img src=x/);
      },
    ),
    { numRuns: 150 },
  );
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
    "none of it is an error",
  );
});
