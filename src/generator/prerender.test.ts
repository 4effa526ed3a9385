import assert from "node:assert/strict";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { addSeries } from "../../test/builders/catalogue.ts";
import {
  strayTags,
  openTestPrerenderer,
  pathsShowing,
  prerenderedPage,
  prerenderNow,
  readersOf,
  versionsOf,
} from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { changePrice } from "../flows/catalogue/change-price.ts";
import { changeRate } from "../flows/catalogue/change-rate.ts";

const failing = new URL("../../test/builders/failing-renderer.ts", import.meta.url).href;

test("the first prerendering writes every page; its HTML and its page data are of one version and compressed", async (t) => {
  const { pool } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  const told: number[][] = [];
  const done = await prerenderNow(prerenderer, { tell: (...progress) => told.push(progress) });
  assert.deepEqual(told.at(-1), [60, 60]);
  // Home, not found, sale, new, contact, compare, offline; 6 products, 4 categories, 3 brands: in three languages.
  assert.equal(done.prerendered, 60);
  assert.deepEqual(
    pages
      .paths()
      .filter((path) => /^\/(Odziez|en\/clothing)\//.test(path))
      .sort(),
    [
      "/Odziez/",
      "/Odziez/bluzy/",
      "/Odziez/bluzy/koszulki/",
      "/en/clothing/",
      "/en/clothing/sweatshirts/",
      "/en/clothing/sweatshirts/tees/",
    ],
  );
  for (const [path, version] of versionsOf(pages)) {
    const { html, data } = await prerenderedPage(pages, path);
    assert.equal(data.path, path);
    assert.equal(data.version, version);
    assert.ok(html.includes(`data-version="${version}"`), path);
    assert.equal(data.layout.shop.name, "Bruk");
  }
  assert.deepEqual(strayTags(pages), []);
  assert.deepEqual(
    await prerenderNow(prerenderer),
    { prerendered: 0, removed: 0, waiting: false },
    "nothing changed, nothing is prerendered",
  );
});

test("a changed price makes exactly the pages that showed the product anew, and all of them have the new one", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  const before = versionsOf(pages);
  const showingAt = async (price: string) => {
    const names = ["Bluza Asfalt", "Asphalt Hoodie", "Mikina Asfalt"];
    return (await Promise.all(names.map((name) => pathsShowing(pages, `${name} ${price}`)))).flat().sort();
  };
  const showing = await showingAt("199.99");
  assert.ok(
    [
      "/",
      "/bluza-asfalt/",
      "/Odziez/",
      "/Odziez/bluzy/",
      "/nocny-bieg/",
      "/nowosci/",
      "/en/asphalt-hoodie/",
      "/cz/",
    ].every((path) => showing.includes(path)),
    String(showing),
  );
  assert.ok(!showing.includes("/buty/"));

  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 18_950 });
  const done = await prerenderNow(prerenderer);
  const turned = [...versionsOf(pages)]
    .filter(([path, version]) => before.get(path) !== version)
    .map(([path]) => path)
    .sort();
  // A page beside it in its model's colours names the product without its price: prerendered again, the same.
  const named = readersOf(pages, `product:${products.hoodie.productId}`);
  assert.equal(done.prerendered, named.length);
  assert.deepEqual(turned, showing);
  assert.deepEqual(await showingAt("189.50"), showing);
  assert.deepEqual(await showingAt("199.99"), []);
  const { data } = await prerenderedPage(pages, "/bluza-asfalt/");
  assert.equal(
    data.template === "product" && (data.data as { product: { real_price: string } }).product.real_price,
    "189.50",
  );
  assert.deepEqual(strayTags(pages), [], "no pack without a current page is left");
});

test("a reduction enters the sale page, and a price back at the old one leaves it", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  assert.deepEqual(await pathsShowing(pages, "Czapka Kostka 39.00"), []);
  await changePrice(pool, { productId: products.cap.productId, realPrice: 3900, cataloguePrice: 4900 });
  await prerenderNow(prerenderer);
  assert.ok((await pathsShowing(pages, "Czapka Kostka 39.00")).includes("/promocje/"));
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4900, cataloguePrice: null });
  await prerenderNow(prerenderer);
  assert.ok(!(await pathsShowing(pages, "Czapka Kostka")).includes("/promocje/"));
});

test("a new rate is on every page", async (t) => {
  const { pool } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  assert.equal((await prerenderNow(prerenderer)).prerendered, pages.paths().length);
  for (const path of pages.paths())
    assert.equal((await prerenderedPage(pages, path)).data.layout.config["eur_rate"], "4.30");
});

test("a product that is shown no more loses its page, in a prerendering of everything too", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  for (const [product, all] of [
    [products.cap, false],
    [products.bottle, true],
  ] as const) {
    await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [product.productId]);
    await invalidateCacheTags(pool, [`product:${product.productId}`]);
    assert.equal((await prerenderNow(prerenderer, { all })).removed, 3, "in each language");
    assert.equal(pages.version(`/${product.url}`) !== null, false);
    assert.deepEqual(await pathsShowing(pages, product === products.cap ? "Czapka Kostka" : "&lt;Rampa&gt;"), []);
  }
  assert.deepEqual(strayTags(pages), []);
});

test("a first prerendering that breaks off is taken up again whole, by this prerenderer and by the next", async (t) => {
  const { pool } = await openSmallShop(t);
  const folder = await testFolder();
  const broken = await openTestPrerenderer(pool, { folder, renderer: failing });
  await assert.rejects(prerenderNow(broken.prerenderer), /product screen is broken/);
  await assert.rejects(
    prerenderNow(broken.prerenderer),
    /product screen is broken/,
    "what was not prerendered stays to be prerendered",
  );
  const mended = await openTestPrerenderer(pool, { folder });
  await prerenderNow(mended.prerenderer);
  assert.equal(mended.pages.paths().length, 60);
  assert.deepEqual(strayTags(mended.pages), []);
});

test("where the pages there are to be cannot be read, nothing counts as prerendered: neither at first nor for a menu", async (t) => {
  const { pool } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  const connect = pool.connect.bind(pool);
  // A query by itself hands over a callback; a transaction waits for a connection.
  const cutOff = () =>
    t.mock.method(pool, "connect", (given?: Parameters<typeof connect>[0]) =>
      given === undefined ? Promise.reject(new Error("no connection")) : connect(given),
    );
  for (const begin of [async () => undefined, () => invalidateCacheTags(pool, ["menu"])]) {
    await begin();
    cutOff();
    await assert.rejects(prerenderNow(prerenderer), /no connection/);
    assert.equal(pages.complete, false);
    t.mock.restoreAll();
    await prerenderNow(prerenderer);
    assert.deepEqual([pages.paths().length, pages.complete], [60, true]);
  }
});

test("many batches of which the first fails: the failure is answered once, to who asked", async (t) => {
  const { pool } = await openSmallShop(t);
  await addSeries(pool, 200);
  const { prerenderer } = await openTestPrerenderer(pool, { renderer: failing });
  await assert.rejects(prerenderNow(prerenderer), /product screen is broken/);
});

test("how far a prerendering of many batches is gets told, and its end once", async (t) => {
  const { pool } = await openSmallShop(t);
  await addSeries(pool, 200);
  const { prerenderer } = await openTestPrerenderer(pool);
  const told: number[][] = [];
  await prerenderNow(prerenderer, { tell: (...progress) => told.push(progress) });
  assert.ok(told.length > 2, "more than one batch for each worker");
  assert.ok(told.every(([, of]) => of === 660));
  assert.deepEqual(
    told.filter(([done, of]) => done === of),
    [[660, 660]],
  );
});

test("a renderer that cannot be loaded is a failure, not a wait for ever", async (t) => {
  const { pool } = await openSmallShop(t);
  const { prerenderer } = await openTestPrerenderer(pool, {
    renderer: new URL("./not-built.ts", import.meta.url).href,
  });
  await assert.rejects(prerenderNow(prerenderer), /not-built/);
  await assert.rejects(prerenderNow(prerenderer), /not-built/);
});

test("a later prerendering that breaks off keeps the old pages, and the change is prerendered when it can be", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const folder = await testFolder();
  const first = await openTestPrerenderer(pool, { folder });
  await prerenderNow(first.prerenderer);
  for (const { productId } of [products.hoodie, products.cap])
    await changePrice(pool, { productId, realPrice: 15_000 });
  const broken = await openTestPrerenderer(pool, { folder, renderer: failing });
  await assert.rejects(prerenderNow(broken.prerenderer), /product screen is broken/);
  assert.match((await prerenderedPage(broken.pages, "/bluza-asfalt/")).html, /199\.99/);
  const mended = await openTestPrerenderer(pool, { folder });
  await prerenderNow(mended.prerenderer);
  assert.match((await prerenderedPage(mended.pages, "/bluza-asfalt/")).html, /150\.00/);
});

test("a database that has fallen back behind what was prerendered from it has every page prerendered anew, and is followed from there", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  pages.hear({ cacheTags: [], paths: [], cursor: { tx: "99999999999", changeId: 7 } });
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4321 });
  assert.equal((await prerenderNow(prerenderer)).prerendered, 60);
  assert.ok((await pathsShowing(pages, "43.21")).length > 0);
  await changePrice(pool, { productId: products.cap.productId, realPrice: 1234 });
  assert.ok((await prerenderNow(prerenderer)).prerendered < 60);
  assert.ok((await pathsShowing(pages, "12.34")).length > 0);
});
