// One long file: every kind of address a page can have, asked of one shop whose pages are prerendered once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openPool } from "../../database/connect.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import type { AnyPage, PageData } from "../../contract/page-data.ts";
import { languageIn, pathIn, variantHref } from "../../contract/paths.ts";

const shop = await openSmallShop();
await shop.pool.query(
  `INSERT INTO pages (page_id, page_name, content) VALUES (5, '{"pl": "Regulamin", "en": "Terms"}', '{"pl": "<p>Umowa</p>"}')`,
);
await shop.pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ('page/regulamin.html', 'page', 5)");
await addProduct(shop.pool, {
  handle: "zolc",
  name: "Zażółć 100%",
  url: "żółć/Gęś",
  price: "10.00",
  categories: [places.buty],
});
await addProduct(shop.pool, { handle: "ukryta", name: "Ukryta", shown: false });
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
// Made after the prerender: not prerendered yet.
await addProduct(shop.pool, { handle: "swieza", name: "Świeża", price: "77.00" });
const { app, logged } = await openTestApp(shop.pool, { pages });

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });
async function dataOf<T extends PageData["template"]>(url: string): Promise<Extract<AnyPage, { template: T }>> {
  return (await get(url)).json<Extract<AnyPage, { template: T }>>();
}

test("a prerendered page is served as it was made, with its version as its tag", async () => {
  for (const path of [
    "/",
    "/bluza-asfalt/",
    "/Odziez/",
    "/kostka/",
    "/promocje/",
    "/nowosci/",
    "/page/regulamin.html",
    "/contact",
  ]) {
    const answer = await get(path);
    assert.equal(answer.statusCode, 200, path);
    assert.match(String(answer.headers["content-type"]), /^text\/html; charset=utf-8$/);
    assert.equal(answer.payload, (await prerenderedPage(pages, path)).html);
    const again = await get(path, { "if-none-match": `W/"other", ${String(answer.headers["etag"])}` });
    assert.deepEqual(
      [again.statusCode, again.payload, again.headers["cache-control"], again.headers["vary"]],
      [304, "", "no-cache", "accept-encoding"],
    );
    const head = await app.inject({ method: "HEAD", url: path });
    assert.deepEqual([head.statusCode, head.payload], [200, ""]);
  }
});

test("who takes brotli gets it, of page and page data alike", async () => {
  for (const url of ["/bluza-asfalt/", "/page-data/bluza-asfalt/page-data.json"]) {
    const plain = await get(url);
    const small = await app.inject({ method: "GET", url, headers: { "accept-encoding": "gzip, deflate, br" } });
    assert.equal(small.headers["content-encoding"], "br");
    assert.equal(small.headers["vary"], "accept-encoding");
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), plain.payload);
    assert.ok(small.rawPayload.length < plain.rawPayload.length / 2);
    const refused = await get(url, { "accept-encoding": "br;q=0, gzip" });
    assert.deepEqual([refused.headers["content-encoding"], refused.payload], [undefined, plain.payload]);
  }
});

test("a path nobody has is answered with the not-found page and status 404, in HTML and as data", async () => {
  for (const url of [
    "/nie-ma/",
    "/404.html",
    "/404/",
    "/ukryta/",
    "/p/ukryta/",
    "/p/Odziez/",
    "/c/bluza-asfalt/",
    "/m/",
    "/odziez/nie-ma/",
    "/%00",
    "/%E0%A4%A",
    "/..%2f..%2fetc%2fpasswd",
    "//",
    `/${"x".repeat(5000)}`,
    "/user/orders/x",
    "/bluza-asfalt%00/",
  ]) {
    const answer = await get(url);
    assert.equal(answer.statusCode, 404, `${url}: ${answer.payload.slice(0, 200)}`);
    assert.match(answer.payload, /data-template="notFound"/, url);
    assert.match(answer.payload, /<meta name="robots" content="noindex">/);
    assert.match(answer.payload, /Buty Rampa/, "a way on");
  }
  for (const url of [
    "/page-data/nie-ma/page-data.json",
    "/page-data/%00/page-data.json",
    "/page-data/ukryta/page-data.json",
  ]) {
    const answer = await get(url);
    assert.equal(answer.statusCode, 404, url);
    assert.equal(answer.json<PageData>().template, "notFound");
  }
  assert.equal((await get("/page-data/nie-ma")).statusCode, 404);
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
    "none of it is an error",
  );
});

test("another spelling of a path leads to the stored one, with its query", async () => {
  for (const [asked, stored] of [
    ["/bluza-asfalt", "/bluza-asfalt/"],
    ["/BLUZA-asfalt/", "/bluza-asfalt/"],
    ["/odziez/", "/Odziez/"],
    ["/odziez", "/Odziez/"],
    ["/Odziez/Bluzy/", "/Odziez/bluzy/"],
    ["/promocje", "/promocje/"],
    ["/nowosci", "/nowosci/"],
    ["/PAGE/regulamin.html", "/page/regulamin.html"],
    ["/page/regulamin.html/", "/page/regulamin.html"],
    ["/odziez?sort=price-asc&per=48", "/Odziez/?sort=price-asc&per=48"],
    ["/%C5%BB%C3%93%C5%81%C4%86/g%C4%99%C5%9B/", "/%C5%BC%C3%B3%C5%82%C4%87/G%C4%99%C5%9B"],
  ] as const) {
    const answer = await get(asked);
    assert.deepEqual([answer.statusCode, answer.headers["location"]], [301, stored], asked);
    const there = await get(stored);
    assert.equal(there.statusCode, 200, stored);
  }
});

test("an old path leads to the page's new one, its data too, with its query", async () => {
  const { productId } = await addProduct(shop.pool, { handle: "przeniesiona", name: "Przeniesiona", categories: [] });
  const [{ path: first } = { path: "" }] = (
    await shop.pool.query<{ path: string }>(
      "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1",
      [productId],
    )
  ).rows;
  await savePaths(shop.pool, [{ path: "bluzy/przeniesiona/", kind: "product", entity_id: productId }]);
  const moved = await get(`/${first}?kolor=1`);
  assert.deepEqual([moved.statusCode, moved.headers["location"]], [301, "/bluzy/przeniesiona/?kolor=1"]);
  const data = await get(`/page-data/${first}page-data.json?lan=2`);
  assert.deepEqual(
    [data.statusCode, data.headers["location"]],
    [301, "/page-data/bluzy/przeniesiona/page-data.json?lan=2"],
  );
  assert.equal((await get("/bluzy/przeniesiona/")).statusCode, 200);
});

test("every page's data is one address away, with or without a slash at the end of its path", async () => {
  for (const path of pages.paths()) {
    const trimmed = encodeURI(path.replace(/^\/+|\/+$/g, "")) || "index";
    const answer = await get(`/page-data/${trimmed}/page-data.json`);
    assert.equal(answer.statusCode, 200, trimmed);
    assert.equal(answer.json<PageData>().path, path);
    // A path that names its language shows it, whatever the browser's state is.
    const { lanId } = languageIn(path);
    const english = await get(`/page-data/${trimmed}/page-data.json?lan=2`);
    assert.equal(english.statusCode, 200, trimmed);
    assert.deepEqual(
      [english.json<PageData>().path, english.json<PageData>().lanId],
      [pathIn(path, "en"), lanId === 1 ? 2 : lanId],
    );
  }
  assert.equal((await get("/page-data/odziez/page-data.json")).headers["location"], "/page-data/Odziez/page-data.json");
});

test("page data has its shape: path, template, build, version, layout, and the specification's product", async () => {
  const page = await dataOf<"product">("/page-data/bluza-asfalt/page-data.json");
  assert.deepEqual([page.path, page.template, page.build, page.lanId], ["/bluza-asfalt/", "product", "b1", 1]);
  assert.match(page.version, /^[\w-]{16}$/);
  const { product } = page.data;
  const { hoodie } = shop.products;
  assert.equal(product.product_id, String(hoodie.productId));
  assert.equal(product.product_name, "Bluza Asfalt");
  assert.equal(product.url, "bluza-asfalt/");
  assert.deepEqual(product.images, [{ path: "bluza-asfalt.avif" }]);
  assert.equal(product.real_price, "199.99");
  assert.equal(product.product_quantity, 40);
  assert.deepEqual(product.categories_all.toSorted(), ["177", "180", "181"]);
  assert.equal(product.manufacturer_id, "9");
  assert.deepEqual(
    product.attrs[0]!.vals,
    ["S", "M", "L"].map((size) => ({
      attr_2_product_id: String(hoodie.variants[size]),
      quantity: size === "L" ? 0 : 20,
      attrValue_name: size,
    })),
  );
  assert.deepEqual(
    page.data.crumbs.map((crumb) => crumb.url),
    ["Odziez/", "Odziez/bluzy/"],
  );
  assert.deepEqual(page.data.colours.map((colour) => colour.colour).toSorted(), ["Biały", "Czarny"]);
  assert.deepEqual(page.layout.config, { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4", build_date: "" });
  assert.equal(page.layout.freeShippingFrom, "200.00");
  const [root] = page.layout.categories.filter((category) => category.category_id === "177");
  assert.deepEqual([root?.category_parent_id, root?.url], ["0", null]);
  assert.deepEqual(
    page.layout.manufacturers.map((manufacturer) => manufacturer.count),
    ["1", "4", "2"],
  );
});

test("an address may name a variant: the page is made with it chosen, its price said and its picture first; one that is not there names none", async () => {
  const {
    variants: { S: small, L: large },
  } = shop.products.hoodie;
  const chosenAt = async (query: string) => {
    const { statusCode, payload } = await get(`/bluza-asfalt/${query}`);
    assert.equal(statusCode, 200);
    assert.match(payload, /<link rel="canonical" href="http:\/\/sklep\.test\/bluza-asfalt\/">/);
    return (
      JSON.parse(
        /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(payload)![1]!,
      ) as PageData<"product">
    ).data.chosen;
  };
  assert.equal(variantHref("bluza-asfalt/", String(small)), `/bluza-asfalt/?wariant=${small}`);
  assert.equal(await chosenAt(`?wariant=${small}`), String(small));
  assert.equal(await chosenAt(`?wariant=${large}&utm_source=x`), String(large), "sold out as it may be");
  for (const query of ["?wariant=1999", "?wariant=", "?wariant=%00", "?wariant=__proto__", ""])
    assert.equal(await chosenAt(query), undefined, query);
  assert.deepEqual(
    (await get(`/page-data/bluza-asfalt/page-data.json?wariant=${small}`)).json(),
    (await get("/page-data/bluza-asfalt/page-data.json")).json(),
    "page data are the same for all",
  );
});

test("HTML carries the same data as the page data beside it, and cannot be broken out of", async () => {
  const html = (await get("/bidon-rampa/")).payload;
  const inside = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!;
  assert.deepEqual(JSON.parse(inside), (await get("/page-data/bidon-rampa/page-data.json")).json());
  assert.ok(!html.includes("<Rampa>"), "a name is escaped wherever it stands");
  assert.match(html, /<title>Bidon &lt;Rampa&gt; &amp; Co – Rampa \| Bruk<\/title>/);
  assert.match(html, /<link rel="canonical" href="http:\/\/sklep\.test\/bidon-rampa\/">/);
  assert.match(html, /<meta property="product:price:amount" content="30\.10">/);
  const linked = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (found) => JSON.parse(found[1]!) as Record<string, unknown>,
  );
  assert.deepEqual(
    linked.map((data) => data["@type"]),
    ["Product", "BreadcrumbList"],
  );
  assert.equal((linked[0]!["offers"] as Record<string, unknown>)["price"], "30.10");
});

test("what is not prerendered yet is made on demand, at its own path and at /p/ /c/ /m/ /t/", async () => {
  assert.equal(pages.version("/swieza/") !== null, false);
  for (const [url, template, canonical] of [
    ["/swieza/", "product", "/swieza/"],
    ["/p/swieza/", "product", "/swieza/"],
    ["/p/bluza-asfalt/", "product", "/bluza-asfalt/"],
    ["/c/Odziez/bluzy/", "category", "/Odziez/bluzy/"],
    ["/m/kostka/", "manufacturer", "/kostka/"],
    ["/t/page/regulamin.html", "content", "/page/regulamin.html"],
  ] as const) {
    const answer = await get(url);
    assert.equal(answer.statusCode, 200, url);
    assert.match(answer.payload, new RegExp(`data-template="${template}"`), url);
    assert.ok(answer.payload.includes(`<link rel="canonical" href="http://sklep.test${canonical}">`), url);
    assert.equal((await get(url, { "if-none-match": String(answer.headers["etag"]) })).statusCode, 304);
  }
  const demanded = await dataOf<"product">("/page-data/p/bluza-asfalt/page-data.json");
  const prerendered = await dataOf<"product">("/page-data/bluza-asfalt/page-data.json");
  assert.deepEqual([demanded.path, demanded.data.product], [prerendered.path, prerendered.data.product]);
});

test("a page in another language is the same path with ?lan=, its names said in it", async () => {
  const names = await Promise.all(
    [1, 2, 6, 99].map(
      async (lan) =>
        (await dataOf<"product">(`/page-data/bluza-asfalt/page-data.json?lan=${lan}`)).data.product.product_name,
    ),
  );
  assert.deepEqual(names, ["Bluza Asfalt", "Asphalt Hoodie", "Mikina Asfalt", "Bluza Asfalt"]);
  const czech = await dataOf<"category">("/page-data/Odziez/page-data.json?lan=6");
  assert.deepEqual([czech.data.category.category_name, czech.data.total], ["Oblečení", 5]);
});

test("a listing is sorted and paged on demand; nonsense falls back to the first view", async () => {
  const names = async (query: string) =>
    (await dataOf<"category">(`/page-data/buty/page-data.json${query}`)).data.products.map(
      (product) => product.real_price,
    );
  assert.deepEqual(await names("?sort=price-asc"), ["10.00", "30.10", "349.00"]);
  assert.deepEqual(await names("?sort=price-desc"), ["349.00", "30.10", "10.00"]);
  const first = await names("");
  for (const query of [
    "?sort=price",
    "?sort=price-asc;DROP",
    "?sort=__proto__",
    "?sort=price-asc&sort=name-asc",
    "?page=0",
    "?page=-1",
    "?page=1e3",
    "?page=1.5",
    "?page=%00",
    "?page=999999",
    "?per=7",
    "?per=24&per=48",
    "?per=all",
    "?utm_source=x",
    "?lan=%00",
    "?%00=%00",
    "?page[]=2",
  ]) {
    assert.deepEqual(await names(query), first, query);
    const html = await get(`/buty/${query}`);
    const better = html.statusCode === 302 ? await get(String(html.headers["location"])) : html;
    assert.equal(better.statusCode, 200, query);
  }
  const far = await dataOf<"category">("/page-data/buty/page-data.json?page=9&per=48");
  assert.deepEqual(
    [far.data.products.length, far.data.total, far.data.page, far.data.perPage],
    [3, 3, 1, 48],
    "a page beyond the end is the last one",
  );
  for (const url of ["/promocje/", "/nowosci/", "/kostka/"])
    assert.match((await get(`${url}?sort=name-asc`)).payload, /Czapka Kostka|Koszulka Kreda/);
});

test("a search is found by its path, whatever was typed", async () => {
  const found = async (query: string) => {
    const page = await dataOf<"search">(`/page-data/__/${encodeURIComponent(query)}/page-data.json`);
    assert.equal(page.data.query, query, "the query comes back as it was typed");
    assert.equal(page.path, `/__/${encodeURIComponent(query)}`);
    return page.data.products.map((product) => product.product_name).toSorted();
  };
  assert.deepEqual(
    (await found("bluza")).filter((name) => name.startsWith("Bluza")),
    ["Bluza Asfalt", "Bluza Ostatnia"],
  );
  assert.deepEqual(await found("BLUZA  czarny"), ["Bluza Asfalt"]);
  assert.deepEqual(await found("zazolc"), ["Zażółć 100%"]);
  for (const query of [
    "100%",
    "%",
    "%41",
    "%2541",
    "_",
    "'",
    "\\",
    "a/b",
    "?x=1#y",
    "😀",
    "<b>",
    "x".repeat(1000),
    " ",
  ])
    assert.ok(Array.isArray(await found(query)), query);
  for (const url of ["/__/bluza", "/__/100%25", "/__/%", "/__/%00", `/__/${"x".repeat(3000)}`, "/__/a%2Fb"]) {
    const html = await get(url);
    assert.equal(html.statusCode, 200, url);
    assert.match(html.payload, /<meta name="robots" content="noindex">/, url);
  }
  assert.match((await get("/__/bluza")).payload, /Bluza Asfalt 199\.99/);
  const path = "/__/bluza%20asfalt";
  for (const typed of ["%00bluza%1F%20asfalt%7f", "bluza%C2%90%09asfalt", "bluza%0Aas%00%c2%8ffalt"])
    for (const query of [`/page-data/__/${typed}/page-data.json`]) {
      const page = await dataOf<"search">(query);
      assert.deepEqual([page.path, page.data.query, page.data.total], [path, "bluza asfalt", 1], typed);
    }
});

test("without JavaScript the search form leads to the search's own path", async () => {
  for (const [url, leads] of [
    ["/__/?q=bluza+z%20kapturem", "/__/bluza%20z%20kapturem"],
    ["/__/?q=100%25", "/__/100%25"],
    ["/__/?q=//evil.example", "/__/%2F%2Fevil.example"],
  ] as const) {
    const answer = await get(url);
    assert.deepEqual([answer.statusCode, answer.headers["location"]], [303, leads], url);
  }
});

test("a search for nothing is a page to search from, under one address", async () => {
  for (const url of ["/__/", "/__/?q=", "/__/?q=%20"]) {
    const { statusCode, payload } = await get(url);
    assert.equal(statusCode, 200, url);
    assert.match(payload, /Buty Rampa/, "what others buy");
  }
  assert.equal((await dataOf<"search">("/page-data/__/page-data.json")).path, "/__/");
  for (const [url, leads] of [
    ["/__", "/__/"],
    ["/__?q=bluza", "/__/?q=bluza"],
  ] as const) {
    const { statusCode, headers } = await get(url);
    assert.deepEqual([statusCode, headers["location"]], [301, leads], url);
  }
});

test("a prerendered page that is not there any more is made anew instead of failing", async () => {
  const gone = await openTestPrerenderer(shop.pool);
  const away = await openTestApp(shop.pool, { pages: gone.pages });
  const answer = await away.app.inject({ url: "/bluza-asfalt/" });
  assert.equal(answer.statusCode, 200);
  assert.match(answer.payload, /Bluza Asfalt 199\.99/);
  assert.equal((await away.app.inject({ url: "/404.html" })).statusCode, 404);
});

test("where the file of pages cannot be read a page is made anew, and the log says so", async () => {
  const read = () => {
    throw new Error("database disk image is malformed");
  };
  const broken = await openTestApp(shop.pool, { pages: { ...pages, read } });
  const answer = await broken.app.inject({ url: "/bluza-asfalt/" });
  assert.equal(answer.statusCode, 200);
  assert.match(answer.payload, /Bluza Asfalt 199\.99/);
  assert.match(JSON.stringify(broken.logged), /the file of pages cannot be read/);
});

test("without its database the shop goes on showing what is prerendered, and says of the rest that it will be back", async () => {
  const nowhere = openPool({ url: "postgres://nobody@127.0.0.1:9/bruk" });
  const away = await openTestApp(nowhere, { pages });
  assert.equal((await away.app.inject({ url: "/bluza-asfalt/" })).statusCode, 200);
  assert.equal((await away.app.inject({ url: "/page-data/bluza-asfalt/page-data.json" })).statusCode, 200);
  for (const url of ["/swieza/", "/bluza-asfalt/?page=2", "/v1/stock/1", "/health"]) {
    const answer = await away.app.inject({ url });
    assert.equal(answer.statusCode, 503, url);
    assert.doesNotMatch(answer.payload, /ECONN|postgres|127\.0\.0\.1|stack/, url);
    assert.equal(answer.headers["cache-control"], "no-store");
  }
  await nowhere.end();
});

test("a method or path the server does not know is refused in the shape of its kind", async () => {
  const post = await app.inject({
    method: "POST",
    url: "/bluza-asfalt/",
    payload: "{}",
    headers: { "content-type": "text/plain" },
  });
  assert.equal(post.statusCode, 404);
  assert.doesNotMatch(post.payload, /Route|stack/);
  for (const url of ["/sys/json_api?nothing", "/sys/json_api", "/sys/other?login", "/sys/json_api?makeOrder=1"]) {
    const answer = await app.inject({ method: "POST", url, payload: "{}", headers: { "content-type": "text/plain" } });
    assert.equal(answer.statusCode, 404, url);
    const { error, errorMessage } = answer.json<{ error: string; errorMessage: string }>();
    assert.ok(error && errorMessage, url);
    assert.equal(answer.headers["cache-control"], "no-store");
  }
});

test("nothing of all this was an error", () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
