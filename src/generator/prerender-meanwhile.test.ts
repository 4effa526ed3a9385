// One long file: what changes while everything is prerendered, each on the same shop whose prerenderer is held in its middle.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { testFolder } from "../../test/builders/app.ts";
import { addProduct, addSeries, places } from "../../test/builders/catalogue.ts";
import {
  openTestPrerenderer,
  strayTags,
  pathsShowing,
  prerenderedPage,
  prerenderNow,
  type TestPrerenderer,
  untilFollowable,
  untilHeard,
  readersOf,
  versionsOf,
  turnOf,
} from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { until } from "../../test/builders/until.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { paths } from "../contract/paths.ts";
import { changePrice } from "../flows/catalogue/change-price.ts";
import { changeRate } from "../flows/catalogue/change-rate.ts";
import { batchesEach } from "./prerender-workers.ts";

/** Products that make a prerender of everything more than one batch. */
const series = 300;

/** A shop of three hundred products, and a prerenderer whose prerendering of everything stands still in its first batch, the pages in it made, until it is let go. */
async function openHeldPrerenderer(t: TestContext) {
  const { pool, products } = await openSmallShop(t);
  await addSeries(pool, series);
  const gate = await testFolder();
  const folder = await testFolder();
  const held = new URL(`../../test/builders/held-renderer.ts?folder=${gate}`, import.meta.url).href;
  const { pages, prerenderer, undrawn } = await openTestPrerenderer(pool, { folder, renderer: held, workers: 3 });
  return {
    pool,
    products,
    pages,
    prerenderer,
    undrawn,
    folder,
    /** Has no product of that name drawn any more. */
    breakDrawing: (name: string) => writeFile(join(gate, "broken"), name),
    /** Begins a prerender of everything; returns when it is held before a page, which is one of a large batch. */
    async begin(at: string = paths.contact) {
      await writeFile(join(gate, "hold"), at);
      await untilFollowable(pool, pages);
      const whole = prerenderer.prerender();
      whole.catch(() => undefined);
      await until("the prerendering is held", () => existsSync(join(gate, "held")));
      return { whole, letGo: () => rm(join(gate, "hold")), kill: () => writeFile(join(gate, "end"), "") };
    },
  };
}

const shows = async ({ pages }: Pick<TestPrerenderer, "pages">, path: string, text: string) =>
  pages.version(path) !== null && (await prerenderedPage(pages, path)).html.includes(text);
const untilShown = (shop: TestPrerenderer, path: string, text: string) =>
  until(`${path} shows ${text}`, () => shows(shop, path, text));
const rateOn = async ({ pages }: Pick<TestPrerenderer, "pages">, path: string) =>
  (await prerenderedPage(pages, path)).data.layout.config["eur_rate"];

test("a price changed while everything is prerendered is fresh long before the end, and what was drawn before it comes in no page's place", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer } = shop;
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  const { whole, letGo } = await shop.begin();
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await untilShown(shop, "/bluza-asfalt/", "123.45");
  await untilShown(shop, "/", "123.45");
  const beside = turnOf(pages, "/");
  assert.equal(await rateOn(shop, "/"), "4.30", "what changed before is on it as well");
  assert.notEqual(await rateOn(shop, "/contact"), "4.30", "the others are still being prerendered");
  await letGo();
  await whole;
  assert.equal(turnOf(pages, "/"), beside, "it was in hand when the price changed, and was turned over once");
  for (const path of pages.paths()) assert.equal(await rateOn(shop, path), "4.30", path);
  assert.deepEqual(await pathsShowing(pages, "Bluza Asfalt 199.99"), []);
  assert.deepEqual(strayTags(pages), [], "what was thrown away leaves nothing behind");
  assert.deepEqual(await prerenderNow(prerenderer), { prerendered: 0, removed: 0, waiting: false });
});

test("a price changed in the same moment as the menu does not wait for every page", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, prerenderer } = shop;
  await prerenderNow(prerenderer);
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await invalidateCacheTags(pool, ["menu"]);
  const { whole, letGo } = await shop.begin();
  await untilShown(shop, "/bluza-asfalt/", "123.45");
  await letGo();
  await whole;
});

test("the menu changes again while everything is prerendered for it, and a price after that: the price does not wait, and in the end every page has the newest menu", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer } = shop;
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  const { whole, letGo } = await shop.begin();
  await changeRate(pool, { currency: "eur", rate: "4.40" });
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4321 });
  await untilShown(shop, "/czapka-kostka/", "43.21");
  await letGo();
  await whole;
  await prerenderNow(prerenderer);
  for (const path of pages.paths()) assert.equal(await rateOn(shop, path), "4.40", path);
  assert.ok(await shows(shop, "/czapka-kostka/", "43.21"));
  assert.deepEqual(await prerenderNow(prerenderer), { prerendered: 0, removed: 0, waiting: false });
});

test("a price does not wait for what concerns many pages, be it a brand's text, nor many prices for all other pages", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer } = shop;
  await prerenderNow(prerenderer);
  const {
    rows: [brand],
  } = await pool.query<{ manufacturer_id: string }>(
    "SELECT manufacturer_id FROM products GROUP BY manufacturer_id ORDER BY count(*) DESC LIMIT 1",
  );
  const wide = `manufacturer:${brand!.manufacturer_id}`;
  assert.ok(readersOf(pages, wide).length > 250, "worth a test");
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await invalidateCacheTags(pool, [wide, "menu"]);
  const { whole, letGo } = await shop.begin("/seria-150/");
  await untilShown(shop, "/bluza-asfalt/", "123.45");
  await pool.query("UPDATE products SET real_price = 7777 WHERE handle LIKE 'seria-%'");
  const { rows } = await pool.query<{ product_id: number }>(
    "SELECT product_id FROM products WHERE handle LIKE 'seria-%'",
  );
  await invalidateCacheTags(pool, [...rows.map(({ product_id }) => `product:${product_id}`), wide]);
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4321 });
  await letGo();
  await whole;
  await prerenderNow(prerenderer);
  assert.ok(await shows(shop, "/czapka-kostka/", "43.21"));
  for (const { product_id } of rows)
    assert.ok(
      await shows(
        shop,
        readersOf(pages, `product:${product_id}`).find((path) => path.startsWith("/seria-"))!,
        "77.77",
      ),
    );
  assert.deepEqual(await prerenderNow(prerenderer), { prerendered: 0, removed: 0, waiting: false });
});

test("a page that cannot be drawn is told, prerendered no more until what it shows has changed, and keeps no other waiting", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer, undrawn, folder } = shop;
  await shop.breakDrawing("Czapka Kostka");
  await prerenderNow(prerenderer);
  assert.ok(pages.cursor !== null, "the shop is prerendered");
  assert.deepEqual([undrawn.splice(0), pages.version("/czapka-kostka/") !== null], [["/czapka-kostka/"], false]);
  await shop.breakDrawing("of nobody");
  await invalidateCacheTags(pool, [`product:${products.cap.productId}`]);
  await prerenderNow(prerenderer);
  assert.ok(pages.version("/czapka-kostka/") !== null);

  await shop.breakDrawing("Czapka Kostka");
  await changePrice(pool, { productId: products.cap.productId, realPrice: 4321 });
  await prerenderNow(prerenderer);
  assert.deepEqual(
    [undrawn.splice(0), pages.version("/czapka-kostka/") !== null],
    [["/czapka-kostka/"], false],
    "what it showed is wrong by now",
  );
  assert.ok((await pathsShowing(pages, "43.21")).length > 0, "the listings show it");
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  await prerenderNow(prerenderer);
  await invalidateCacheTags(pool, ["menu"]);
  await prerenderNow(prerenderer);
  assert.deepEqual(
    undrawn.splice(0),
    ["/czapka-kostka/"],
    "by a rate nobody looks for it, by a menu it is tried again",
  );
  for (const path of pages.paths()) assert.equal(await rateOn(shop, path), "4.30", path);
  const next = await openTestPrerenderer(pool, { folder });
  await prerenderNow(next.prerenderer, { all: true });
  assert.ok(next.pages.version("/czapka-kostka/") !== null);
});

test("one of many pages that cannot be drawn any more leaves the prerendered ones, its own batch's others with the rest", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, pages, prerenderer, undrawn } = shop;
  await prerenderNow(prerenderer);
  const before = pages.paths().length;
  await shop.breakDrawing("Czapka Kostka");
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  assert.deepEqual(await prerenderNow(prerenderer), { prerendered: before - 1, removed: 1, waiting: false });
  assert.deepEqual(undrawn, ["/czapka-kostka/"]);
  for (const path of pages.paths()) assert.equal(await rateOn(shop, path), "4.30", path);
  assert.deepEqual(strayTags(pages), []);
});

test("a prerendering that is told to stop breaks off behind the batches in hand, and what it has not done stays to be done", async (t) => {
  const { pool } = await openSmallShop(t);
  await addSeries(pool, series);
  const folder = await testFolder();
  const { pages, prerenderer } = await openTestPrerenderer(pool, { folder });
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  await untilFollowable(pool, pages);
  await assert.rejects(prerenderer.prerender({ tell: () => prerenderer.stop() }), /told to stop/);
  await assert.rejects(prerenderer.prerender(), /told to stop/);
  assert.ok(pages.stale > 0);
  const next = await openTestPrerenderer(pool, { folder });
  const rates = await Promise.all(next.pages.paths().map((path) => rateOn(next, path)));
  const inHand = 100 * batchesEach;
  assert.equal(rates.filter((rate) => rate === "4.30").length, inHand, "the batches in hand, and nothing after them");
  assert.ok(rates.length > inHand);
  await prerenderNow(next.prerenderer);
  for (const path of next.pages.paths()) assert.equal(await rateOn(next, path), "4.30", path);
});

test("after a change of the menu what is known is drawn while all pages are looked for", async (t) => {
  const { pool } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  await invalidateCacheTags(pool, ["menu"]);
  await untilFollowable(pool, pages);
  const seen: string[] = [];
  const { take, foundAll } = pages;
  t.mock.method(pages, "take", (size: number) => {
    const batch = take(size);
    if (batch !== null) seen.push("drawn");
    return batch;
  });
  t.mock.method(pages, "foundAll", (turn: number) => {
    seen.push("found all");
    foundAll(turn);
  });
  await prerenderer.prerender();
  assert.equal(seen[0], "drawn");
  assert.ok(seen.includes("found all"));
  assert.equal(pages.stale, 0);
});

test("told to stop while it looks for what has changed, it begins no further batch", async (t) => {
  const { pool } = await openSmallShop(t);
  await addSeries(pool, series);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  await untilFollowable(pool, pages);
  let [noted, begun, atStop] = [false, 0, 0];
  const take = pages.take.bind(pages);
  t.mock.method(pages, "take", (size: number) => {
    const batch = take(size);
    if (batch !== null) begun += 1;
    return batch;
  });
  const ask = pool.query.bind(pool) as (query: { name?: string }) => Promise<unknown>;
  t.mock.method(pool, "query", (query: { name?: string }) => {
    if (noted && atStop === 0 && query.name === "cache-tags-since") {
      prerenderer.stop();
      atStop = begun;
    }
    return ask(query);
  });
  await assert.rejects(prerenderer.prerender({ tell: () => (noted = true) }), /told to stop/);
  assert.ok(atStop > 0 && pages.stale > 0);
  assert.equal(begun, atStop, "the batch in hand, and nothing after it");
});

test("of a page that was never prerendered nobody knows what it reads: one drawn from what changed meanwhile is drawn again", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer } = shop;
  const { whole, letGo } = await shop.begin();
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.cap.productId]);
  await invalidateCacheTags(pool, [`product:${products.cap.productId}`]);
  await untilHeard(pool, pages);
  await untilShown(shop, "/bluza-asfalt/", "123.45");
  assert.equal(pages.version("/") !== null, false, "the home page is in the prerenderer's hands");
  await letGo();
  await whole;
  assert.ok(await shows(shop, "/", "123.45"));
  assert.deepEqual(await pathsShowing(pages, "Bluza Asfalt 199.99"), []);
  assert.equal(pages.version("/czapka-kostka/") !== null, false);
  assert.deepEqual(await pathsShowing(pages, "Czapka Kostka"), []);
  assert.deepEqual(await prerenderNow(prerenderer), { prerendered: 0, removed: 0, waiting: false });
});

test("a product that moves or comes while everything is prerendered is at its new address alone", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer } = shop;
  await prerenderNow(prerenderer);
  await invalidateCacheTags(pool, ["menu"]);
  const { whole, letGo } = await shop.begin();
  await pool.query("UPDATE paths SET path = 'czapka-nowa/' WHERE kind = 'product' AND lan_id = 1 AND entity_id = $1", [
    products.cap.productId,
  ]);
  const { productId } = await addProduct(pool, {
    handle: "swieza",
    name: "Świeża",
    price: "77.00",
    categories: [places.buty],
  });
  await invalidateCacheTags(pool, [`product:${products.cap.productId}`, `product:${productId}`]);
  await until(
    "both addresses are prerendered",
    () => pages.version("/czapka-nowa/") !== null && pages.version("/swieza/") !== null,
  );
  await letGo();
  await whole;
  assert.equal(pages.version("/czapka-kostka/") !== null, false);
  const other = await openTestPrerenderer(pool);
  await prerenderNow(other.prerenderer);
  assert.deepEqual(pages.paths().sort(), other.pages.paths().sort());
});

test("a prerendering of everything that breaks off after a change was prerendered beside it leaves nothing stale: all is prerendered by the next", async (t) => {
  const shop = await openHeldPrerenderer(t);
  const { pool, products, pages, prerenderer, folder } = shop;
  await prerenderNow(prerenderer);
  await changeRate(pool, { currency: "eur", rate: "4.30" });
  const { whole, kill } = await shop.begin();
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await untilShown(shop, "/bluza-asfalt/", "123.45");
  await kill();
  await assert.rejects(whole, /A prerender worker ended/);
  assert.ok(pages.stale > 0, "what was not prerendered stays to be prerendered");
  const next = await openTestPrerenderer(pool, { folder });
  assert.ok(await shows(next, "/bluza-asfalt/", "123.45"), "what was prerendered is kept");
  await prerenderNow(next.prerenderer);
  for (const path of next.pages.paths()) assert.equal(await rateOn(next, path), "4.30", path);
  assert.deepEqual(await pathsShowing(next.pages, "Bluza Asfalt 199.99"), []);
  assert.deepEqual(strayTags(next.pages), []);
});

test("whatever changes while everything is prerendered, the pages after it are those of a whole prerendering", async (t) => {
  const { pool, products } = await openSmallShop(t);
  await addSeries(pool, series);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  const goods = [products.hoodie, products.cap, products.sneakers, products.bottle];
  for (let time = 1; time <= 3; time += 1) {
    await changeRate(pool, { currency: "eur", rate: `4.${time}0` });
    let ended = false;
    const whole = prerenderer.prerender().finally(() => (ended = true));
    for (let change = 0; !ended; change += 1) {
      const { productId } = goods[change % goods.length]!;
      if (change % 5 === 4) {
        await pool.query("UPDATE paths SET path = $2 WHERE kind = 'product' AND lan_id = 1 AND entity_id = $1", [
          productId,
          `pod-${time}-${change}/`,
        ]);
        await invalidateCacheTags(pool, [`product:${productId}`]);
      } else
        await changePrice(pool, {
          productId,
          realPrice: 1000 * time + change,
          cataloguePrice: change % 2 === 0 ? null : 1_000_000,
        });
      await wait(5);
    }
    await whole;
    await prerenderNow(prerenderer);
    const other = await openTestPrerenderer(pool);
    await prerenderNow(other.prerenderer);
    await other.prerenderer.close();
    const versions = (of: typeof pages) => [...versionsOf(of)].map(([path, version]) => `${path} ${version}`).sort();
    assert.deepEqual(versions(pages), versions(other.pages));
  }
  assert.deepEqual(strayTags(pages), []);
});
