import assert from "node:assert/strict";
import { test } from "node:test";
import { languageIn, pathsIn } from "../../contract/paths.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { readXml, textsIn, type XmlElement } from "../../../test/builders/xml.ts";
import { productsPerPart } from "../../database/catalogue/site-map.ts";
import { languages } from "../../domain/language.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";

const shop = await openSmallShop();
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(shop.pool, { pages });

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

test("the site map lists every page of every language but those nobody should find, each at an address that answers", async () => {
  assert.deepEqual((await listed("/sitemap.xml")).map(pathOf), [
    "/sitemaps/pages.xml",
    "/sitemaps/pages-en.xml",
    "/sitemaps/pages-cz.xml",
    "/sitemaps/products-1.xml",
  ]);
  const found = (await everyPage()).map(pathOf);
  const unlisted = languages.flatMap(({ lanCode }) => {
    const { notFound, compare, offline } = pathsIn[lanCode];
    return [notFound, compare, offline];
  });
  const expected = pages.paths().filter((path) => !unlisted.includes(path));
  assert.deepEqual(found.toSorted(), expected.toSorted());
  for (const { lanCode } of languages)
    assert.equal(found.filter((path) => languageIn(path).lanCode === lanCode).length, found.length / 3, lanCode);
  for (const path of found) assert.equal((await app.inject({ url: encodeURI(path) })).statusCode, 200, path);
});

test("each page of the site map names itself, its other languages and the Polish one for all else, and each of these names it", async () => {
  const alternatesOf = (entry: XmlElement) =>
    Object.fromEntries(
      entry.children
        .filter(({ name }) => name === "xhtml:link")
        .map(({ attributes: { rel, hreflang, href } }) => {
          assert.equal(rel, "alternate");
          return [hreflang!, decodeURI(href!.replace("http://sklep.test", ""))];
        }),
    );
  const told = new Map((await everyPage()).map((entry) => [pathOf(entry), alternatesOf(entry)]));
  for (const [path, alternates] of told) {
    assert.deepEqual(Object.keys(alternates), ["pl", "en", "cs", "x-default"], path);
    assert.equal(alternates["x-default"], alternates["pl"]);
    assert.equal(alternates[languageIn(path).tag], path, "itself");
    for (const other of Object.values(alternates)) assert.deepEqual(told.get(other), alternates, `${path}: ${other}`);
  }
  assert.deepEqual(told.get("/en/sale/"), {
    pl: "/promocje/",
    en: "/en/sale/",
    cs: "/cz/vyprodej/",
    "x-default": "/promocje/",
  });
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
      SELECT id, 'seria-' || id, '{"pl": "Seria"}', 9, 100 FROM unnest(ARRAY[2500, 2501, 5000, 5001]) AS id RETURNING product_id, handle)
    INSERT INTO paths (path, kind, entity_id) SELECT handle || '/', 'product', product_id FROM added`);
  const parts = readXml((await many.app.inject({ url: "/sitemap.xml" })).payload).children.map(pathOf);
  assert.deepEqual(parts, [
    "/sitemaps/pages.xml",
    "/sitemaps/pages-en.xml",
    "/sitemaps/pages-cz.xml",
    "/sitemaps/products-1.xml",
    "/sitemaps/products-2.xml",
    "/sitemaps/products-3.xml",
  ]);
  const series = [];
  for (const part of parts.slice(3))
    series.push(
      (await many.app.inject({ url: part })).payload.match(/(?<=<loc>http:\/\/sklep\.test\/seria-)\d+(?=\/<)/g),
    );
  assert.deepEqual(series, [["2500"], ["2501", "5000"], ["5001"]]);
});

test("a part of products with the longest paths and most pictures has no more than sitemaps.org allows", async (t) => {
  const { pool } = await openSmallShop(t);
  const long = await openTestApp(pool);
  await pool.query("DELETE FROM products");
  const segment = "p".repeat(100);
  const names = Array.from({ length: 12 }, (_, at) => `${"o".repeat(176)}-${at}.webp`);
  await addProduct(pool, {
    handle: "dlugi",
    name: { pl: "Długi", en: "Long ".repeat(40), cz: "Dlouhý ".repeat(40) },
    url: [segment, segment, segment, "p".repeat(96)].join("/"),
    pictures: names,
  });
  const { payload } = await long.app.inject({ url: "/sitemaps/products-1.xml" });
  const pagesThere = payload.match(/<url>/g)!.length;
  assert.equal(pagesThere, languages.length);
  assert.ok(productsPerPart * pagesThere <= 50_000, "addresses");
  assert.ok(
    productsPerPart * Buffer.byteLength(payload) <= 50_000_000,
    `${Buffer.byteLength(payload)} bytes a product`,
  );
});

test("the site map is sent again only when the shop has changed", async () => {
  for (const url of ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/pages-en.xml", "/sitemaps/products-1.xml"]) {
    const { headers } = await app.inject({ url });
    assert.equal((await app.inject({ url, headers: { "if-none-match": String(headers["etag"]) } })).statusCode, 304);
  }
  for (const url of ["/sitemaps/products-0.xml", "/sitemaps/products-x.xml", "/sitemaps/products-1.xml/", "/sitemaps/"])
    assert.equal((await app.inject({ url })).statusCode, 404, url);
});

test("a hidden product leaves the site map at once", async () => {
  await shop.pool.query("UPDATE products SET shown = false WHERE product_id = $1", [shop.products.cap.productId]);
  await shop.pool.query("INSERT INTO changed_facts (fact) VALUES ('menu')");
  assert.ok(!(await everyPage()).map(pathOf).includes("/czapka-kostka/"));
});
