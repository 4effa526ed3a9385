import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, paths, pathsIn } from "../../contract/paths.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { rememberEarlierPaths } from "../../database/catalogue/paths.ts";
import { languages } from "../../domain/language.ts";

const { pool, products } = await openSmallShop();
await pool.query(
  `INSERT INTO pages (page_id, page_name, content) VALUES
     (5, '{"pl": "Regulamin", "en": "Terms", "cz": "Podmínky"}', '{"pl": "<p>Umowa</p>", "en": "<p>See <a href=\\"/page/dostawa.html#czas\\">delivery</a>, <a href=\\"/promocje/\\">the sale</a> and <a href=\\"/bluza-asfalt/\\">this</a>.</p>"}'),
     (6, '{"pl": "Dostawa", "en": "Delivery"}', '{"pl": "<p>Jutro</p>"}')`,
);
await pool.query(
  "INSERT INTO paths (path, kind, entity_id) VALUES ('page/regulamin.html', 'page', 5), ('page/dostawa.html', 'page', 6)",
);
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });
const dataAt = async (url: string) => (await get(url)).json<PageData>();

/** Pages of one thing: an own page, or an entity's by its addresses. */
const same: Record<string, Record<"pl" | "en" | "cz", string>> = {
  ...Object.fromEntries(
    (["home", "sale", "newProducts", "contact"] as const).map((page) => [
      page,
      { pl: paths[page], en: pathsIn.en[page], cz: pathsIn.cz[page] },
    ]),
  ),
  product: { pl: "/bluza-asfalt/", en: "/en/asphalt-hoodie/", cz: "/cz/mikina-asfalt/" },
  category: { pl: "/Odziez/", en: "/en/clothing/", cz: "/cz/obleceni/" },
  information: { pl: "/page/regulamin.html", en: "/en/page/terms.html", cz: "/cz/page/podminky.html" },
};

test("each page has an address in each language: prerendered, in its words, canonical, and each names the others", async () => {
  for (const [what, addresses] of Object.entries(same)) {
    for (const { lanCode, lanId, tag } of languages) {
      const path = addresses[lanCode];
      const answer = await get(path);
      assert.equal(answer.statusCode, 200, path);
      assert.ok(pages.version(path) !== null, `${path} is prerendered`);
      assert.match(answer.payload, new RegExp(`<html lang="${tag}"`), path);
      assert.ok(answer.payload.includes(`<link rel="canonical" href="${publicUrl}${path}">`), path);
      const named = [...answer.payload.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)];
      assert.deepEqual(
        Object.fromEntries(named.map(([, language, href]) => [language, href])),
        Object.fromEntries([
          ...languages.map((other) => [other.tag, publicUrl + addresses[other.lanCode]]),
          ["x-default", publicUrl + addresses.pl],
        ]),
        what,
      );
      const data = await dataAt(pageDataHref(path));
      assert.deepEqual([data.lanId, data.path], [lanId, path]);
    }
  }
  const titles = await Promise.all(
    Object.values(same["product"]!).map(async (path) => (await dataAt(pageDataHref(path))).head.title),
  );
  assert.equal(new Set(titles).size, 3);
});

test("what a page in a language leads to is in it: goods, categories, brands and pages, and links in texts", async () => {
  const { layout, data } = (await dataAt(pageDataHref("/en/asphalt-hoodie/"))) as PageData<"product">;
  const urls = [
    data.product.url,
    ...data.moreOfBrand.map(({ url }) => url),
    ...layout.categories.map(({ url }) => url ?? "en/"),
    ...layout.manufacturers.map(({ url }) => url),
    ...layout.pages.map(({ url }) => url),
  ];
  assert.deepEqual(
    urls.filter((url) => !url.startsWith("en/")),
    [],
  );
  const { content } = ((await dataAt(pageDataHref("/en/page/terms.html"))) as PageData<"content">).data as unknown as {
    content: string;
  };
  const text = JSON.stringify(content ?? (await dataAt(pageDataHref("/en/page/terms.html"))).data);
  for (const href of ["/en/page/delivery.html#czas", "/en/sale/", "/en/asphalt-hoodie/"])
    assert.ok(text.includes(href), `${href} in ${text}`);
});

test("another spelling, an earlier name and an address of another shop lead to the page in the same language", async () => {
  const { productId } = products.cap;
  const was = (
    await pool.query<{ path: string }>(
      "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 2",
      [productId],
    )
  ).rows[0]!.path;
  await pool.query(`UPDATE products SET product_name = product_name || '{"en": "Cobble Cap"}' WHERE product_id = $1`, [
    productId,
  ]);
  await invalidateCacheTags(pool, [`product:${productId}`]);
  await prerenderNow(prerenderer);
  await rememberEarlierPaths(pool, [{ path: "products/kostka", kind: "product", entity_id: productId }]);
  for (const [asked, found] of [
    ["/en", "/en/"],
    ["/en/Sale", "/en/sale/"],
    ["/cz/Kontakt", "/cz/kontakt"],
    ["/en/Clothing", "/en/clothing/"],
    [`/${was}`, "/en/cobble-cap/"],
    ["/en/products/kostka", "/en/cobble-cap/"],
    ["/products/kostka", `/${products.cap.url}`],
  ] as const) {
    const answer = await get(asked);
    assert.deepEqual([answer.statusCode, answer.headers["location"]], [301, found], asked);
  }
});

test("nobody is sent to another language for what the browser speaks", async () => {
  for (const path of ["/", "/en/", "/cz/vyprodej/"]) {
    const spoken = await get(path, { "accept-language": "cs,en;q=0.8" });
    assert.deepEqual([spoken.statusCode, spoken.payload], [200, (await get(path)).payload]);
    assert.doesNotMatch(String(spoken.headers["vary"]), /language/i);
  }
});

test("what is not there is missed in the language it was asked for in", async () => {
  for (const { lanCode, tag } of languages) {
    const answer = await get(`${pathsIn[lanCode].home}nie-ma-mnie/`);
    assert.equal(answer.statusCode, 404);
    assert.match(answer.payload, new RegExp(`<html lang="${tag}"`));
  }
});

test("a customer's pages and searches are made in the language of their address; forms sent there answer in it", async () => {
  for (const [path, tag] of [
    ["/en/user/order-no/17", "en"],
    ["/cz/__/mikina", "cs"],
    ["/cz/odstoupeni/", "cs"],
    ["/en/review/unknown-link-unknown-link", "en"],
  ] as const) {
    const answer = await get(path);
    assert.equal(answer.statusCode, 200, path);
    assert.match(answer.payload, new RegExp(`<html lang="${tag}"`), path);
    assert.match(answer.payload, /<meta name="robots" content="noindex">/);
  }
  const send = (url: string, payload: string) =>
    app.inject({ method: "POST", url, payload, headers: { "content-type": "application/x-www-form-urlencoded" } });
  const written = await send("/en/contact", "name=Ola&email=ola%40example.com&message=Hello+there");
  assert.deepEqual([written.statusCode, written.headers["location"]], [303, "/en/contact#wyslano"]);
  const refused = await send("/cz/odstoupeni/", "name=Ola");
  assert.equal(refused.statusCode, 400);
  assert.match(refused.payload, /<html lang="cs"/);
  assert.deepEqual((await get("/en/order/")).headers["location"], "/en/contact#zamowienie");
  assert.deepEqual((await get("/en/__/?q=black+hoodie")).headers["location"], "/en/__/black%20hoodie");
});

test("the language of a browser's state shows a Polish path in it, as the specification says, and leads on in it", async () => {
  const data = (await dataAt("/page-data/Odziez/page-data.json?lan=2")) as PageData<"category">;
  assert.equal(data.lanId, 2);
  assert.equal(data.data.category.category_name, "Clothing");
  assert.ok(data.data.products.every(({ url }) => url.startsWith("en/")));
});
