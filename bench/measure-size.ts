// One long file: one measurement of a great catalogue, from its seeding to its last request.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildStorefront } from "../src/bin/build-storefront.ts";
import { openShop } from "../src/bin/open-shop.ts";
import { readSettings } from "../src/bin/settings.ts";
import { listingHref, plainView } from "../src/contract/listing-address.ts";
import type { PageData, Template } from "../src/contract/page-data.ts";
import { machinePaths, pageDataHref, siteMapHref } from "../src/contract/paths.ts";
import { inTransaction, type Pool, urlOf } from "../src/database/connect.ts";
import { invalidateCacheTags } from "../src/database/cache-tags.ts";
import { productsPerPart } from "../src/database/catalogue/site-map.ts";
import { decimal } from "../src/domain/money.ts";
import type { Product } from "../src/domain/catalogue/product.ts";
import { changePrice } from "../src/flows/catalogue/change-price.ts";
import { changeRate } from "../src/flows/catalogue/change-rate.ts";
import { changeStock } from "../src/flows/catalogue/change-stock.ts";
import { saveOpening } from "../src/database/opening.ts";
import { seedSynthetic } from "../src/flows/catalogue/seed-synthetic.ts";
import type { Measure } from "./run.ts";
import { runServer, type RunningShop } from "./running-shop.ts";

const allSizes = [1000, 10_000, 100_000];
/** From so many products on, what only a large shop tells is measured too. */
const large = 100_000;
const changes = 20;
/** Milliseconds until the processes that drew pages have ended. */
const workersRest = 15_000;
/** Milliseconds until the server has given back what it took for a large prerendering, as V8 does by itself a minute or two after the work. */
const serverRests = 180_000;

/**
 * Prerenders shops of a thousand, ten thousand and a hundred thousand products by the server as it is run: how many pages a
 * second, how soon a change is fresh, while all pages are prerendered anew too, how much memory it takes while it prerenders and at
 * rest, what its site map and feeds cost.
 */
export async function measureSize(
  tell: (progress: { what: string; done: number; of: number }) => void,
  sizes: readonly number[] = allSizes,
): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const { pool, close } = await openShop(
    { ...readSettings({}), dataDir: folder },
    { say: () => undefined, statementTimeout: 0 },
  );
  try {
    await buildStorefront({ onBuild: () => process.stderr.write("Building the storefront\n") });
    const measures: Measure[] = [];
    let there = 0;
    await saveOpening(pool, new Date());
    for (const products of sizes) {
      await seedSynthetic(pool, { products: products - there, tell });
      there = products;
      // Without a picture a product is in no feed.
      await pool.query(
        "INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('bench.avif', 1200, 1500, 1, 'bench') ON CONFLICT DO NOTHING",
      );
      await pool.query(
        "INSERT INTO product_pictures (product_id, position, file) SELECT product_id, 1, 'bench.avif' FROM products ON CONFLICT DO NOTHING",
      );
      await pool.query("VACUUM ANALYZE");
      measures.push(...(await measureOne(pool, { products, folder: join(folder, `size-${products}`) })));
    }
    return measures;
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOne(pool: Pool, { products, folder }: { products: number; folder: string }): Promise<Measure[]> {
  const databaseUrl = urlOf(pool);
  const first = await runServer({ databaseUrl, folder, page: await lastInPolish(pool) });
  const fresh = await timesUntilFresh(pool, first, changes);
  await wait(products < large ? workersRest : serverRests);
  const resting = await first.memory();
  const changedFiles = await measureChangedFiles(pool, first);
  const files = products < large ? [] : await measureFiles(first);
  await first.stop();
  const again = await runServer({ databaseUrl, folder });
  const name = `${products.toLocaleString("en")} products`;
  const meanwhile: Measure[] = [];
  for (const [what, change] of Object.entries(ofAllPages)) {
    const { times, seconds } = await timesMeanwhile(pool, again, () => change(pool, products));
    meanwhile.push({
      what: `${name}: the same while all is prerendered for ${what} (${seconds.toFixed(1)} s), median and slowest of ${times.length}`,
      figure: medianAndSlowest(times),
      goal: "≤ 1,000 ms",
    });
  }
  await again.stop();
  const pages = await countPages(pool);
  const rendering = Math.max(0.1, first.seconds - again.seconds);
  return [
    {
      what: `${name}: started and all prerendered; pages a second`,
      figure: `${first.seconds.toFixed(1)} s, ${Math.round(pages / rendering)}/s`,
      goal: "≤ 120 s, ≥ 2,000/s",
    },
    {
      what: `${name}: of it until the page of the last product was there in Polish, the first language`,
      figure: `${first.untilPage.toFixed(1)} s`,
      goal: "≤ 60 s",
    },
    {
      what: `${name}: memory while prerendering, server and workers together`,
      figure: `${megabytes(first.peak)} MB`,
      goal: "≤ 1,500 MB",
    },
    {
      what: `${name}: price, stock or text changed → its page, page data and listing fresh, median and slowest of ${changes}`,
      figure: medianAndSlowest(fresh),
      goal: "≤ 1,000 ms",
    },
    ...meanwhile,
    ...changedFiles.map(({ what, figure, goal }) => ({ what: `${name}: ${what}`, figure, goal })),
    {
      what: `${name}: memory ${products < large ? "a quarter of a minute" : "three minutes"} after the first changes`,
      figure: `${megabytes(resting)} MB`,
      goal: "≤ 300 MB",
    },
    { what: `${name}: started again with nothing to prerender`, figure: `${again.seconds.toFixed(1)} s`, goal: "" },
    ...files,
  ];
}

/** Returns the path of the product whose Polish page is drawn last: languages one after the other, products by brand. */
async function lastInPolish(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ path: string }>(
    "SELECT path FROM paths JOIN products ON kind = 'product' AND entity_id = product_id AND lan_id = 1 ORDER BY manufacturer_id DESC, product_id DESC LIMIT 1",
  );
  return `/${rows[0]!.path}`;
}

/** A product, and the page of a listing that shows it. */
interface Shown {
  product: Product;
  listing: string;
}

/** A change of a product, and the signs by which it is known: in pages, and in one of its items in a feed. */
interface Change {
  inPages: string;
  inFeed: string;
}

let changed = 0;

/** Changes a price, a stock or a text, in turn: each time to what nothing had before. */
async function changeNext(pool: Pool, { product_id, attrs }: Product): Promise<Change> {
  changed += 1;
  const productId = Number(product_id);
  if (changed % 3 === 0) {
    const name = `Nazwa po zmianie ${changed}`;
    await inTransaction(pool, async (db) => {
      await db.query(
        "UPDATE products SET product_name = product_name || jsonb_build_object('pl', $2::text) WHERE product_id = $1",
        [productId, name],
      );
      await invalidateCacheTags(db, [`product:${productId}`]);
    });
    return { inPages: `"product_name":"${name}"`, inFeed: name };
  }
  if (changed % 3 === 1) {
    const price = decimal(1000 + changed);
    await changePrice(pool, { productId, realPrice: 1000 + changed });
    return { inPages: `"real_price":"${price}"`, inFeed: `${price} PLN` };
  }
  const { attr_2_product_id: variant, quantity } = attrs[0]!.vals[0]!;
  const counted = quantity === 0 ? 1000 + changed : 0;
  await changeStock(pool, { variantId: Number(variant), quantity: counted });
  return {
    inPages: JSON.stringify({ attr_2_product_id: variant, quantity: counted }).slice(1, -1),
    inFeed: counted === 0 ? "out_of_stock" : "in_stock",
  };
}

/** Returns a product from a listing picked at random: of its first page, which is prerendered, every other time. */
async function pickShown({ address }: RunningShop): Promise<Shown> {
  const { layout } = await dataOf<"home">(address, "/");
  const categories = layout.categories.filter((category) => category.url !== null);
  for (;;) {
    const path = `/${categories[Math.floor(Math.random() * categories.length)]!.url}`;
    const { data } = await dataOf<"category">(address, path);
    const page = Math.random() < 0.5 ? 1 : 1 + Math.floor(Math.random() * Math.ceil(data.total / data.perPage));
    const query = listingHref("", { ...plainView, page });
    const { products } = (await dataOf<"category">(address, path, query)).data;
    const product = products[Math.floor(Math.random() * products.length)];
    if (product !== undefined) return { product, listing: path + query };
  }
}

/** Changes products and asks for what shows them until it has the change, one after the other; returns the milliseconds in order. */
async function timesUntilFresh(
  pool: Pool,
  shop: RunningShop,
  most: number,
  goOn: () => Promise<boolean> = async () => true,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most && (await goOn())) {
    const { product, listing } = await pickShown(shop);
    const started = performance.now();
    const { inPages } = await changeNext(pool, product);
    const path = `/${product.url}`;
    for (const address of [path, pageDataHref(path), listing])
      while (!(await read(shop.address + address)).includes(inPages)) await wait(5);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

/** What all pages show, changed: by a rate, whose pages are known, or by the menu, for which missing pages are looked for, too. */
const ofAllPages = {
  "a new rate": async (pool: Pool, products: number) => {
    // The shops of all sizes are one shop that grows: each has a rate of its own.
    const rate = `4.99${String(products).length}9`;
    await changeRate(pool, { currency: "eur", rate });
    return `"eur_rate":"${rate}"`;
  },
  "a changed menu": async (pool: Pool, products: number) => {
    const name = `Menu ${products}`;
    await inTransaction(pool, async (db) => {
      await db.query(
        "UPDATE categories SET category_name = category_name || jsonb_build_object('pl', $1::text) WHERE category_id = (SELECT max(category_id) FROM categories)",
        [name],
      );
      await invalidateCacheTags(db, ["menu"]);
    });
    return `"category_name":"${name}"`;
  },
};

/** The same while every page is prerendered for what all of them show; returns how long that took, too. */
async function timesMeanwhile(
  pool: Pool,
  shop: RunningShop,
  change: () => Promise<string>,
): Promise<{ times: number[]; seconds: number }> {
  const { rows } = await pool.query<{ path: string }>(
    "SELECT DISTINCT ON (manufacturer_id) path FROM paths JOIN products ON kind = 'product' AND entity_id = product_id AND lan_id = 1 ORDER BY manufacturer_id DESC, product_id DESC LIMIT 5",
  );
  // Of several brands: a change beside may have had one of them prerendered early.
  const last = rows.map(({ path }) => pageDataHref(`/${path}`));
  const started = performance.now();
  const sign = await change();
  const isOld = async () =>
    (await Promise.all(last.map((page) => read(shop.address + page)))).some((page) => !page.includes(sign));
  const times = await timesUntilFresh(pool, shop, 500, isOld);
  return { times, seconds: (performance.now() - started) / 1000 };
}

/** A price, a stock and a text changed: whether the site map and a feed that are asked for after it have it, and how long it takes to read so far. */
async function measureChangedFiles(pool: Pool, shop: RunningShop): Promise<Measure[]> {
  const longest = { map: 0, feed: 0 };
  for (let time = 0; time < 3; time += 1) {
    const { product } = await pickShown(shop);
    const { inFeed } = await changeNext(pool, product);
    const { rows } = await pool.query<{ at: Date }>(
      "SELECT max(at) AS at FROM changed_facts WHERE fact = 'product:' || $1",
      [product.product_id],
    );
    const part = Math.ceil(Number(product.product_id) / productsPerPart);
    longest.map = Math.max(
      longest.map,
      await secondsUntilIn(shop.address + siteMapHref(part), {
        end: "</url>",
        of: `/${product.url}<`,
        has: `<lastmod>${rows[0]!.at.toISOString()}<`,
      }),
    );
    longest.feed = Math.max(
      longest.feed,
      await secondsUntilIn(shop.address + machinePaths.googleFeed, {
        end: "</item>",
        of: `/${product.url}`,
        has: inFeed,
      }),
    );
  }
  return [
    {
      what: "price, stock and text changed → read up to it in the site map / Google's feed asked for then, slowest of 3",
      figure: `${longest.map.toFixed(1)} / ${longest.feed.toFixed(1)} s`,
      goal: "",
    },
  ];
}

/** Reads a file up to an element that is about something and has the change; throws where none has. */
async function secondsUntilIn(
  address: string,
  { end, of, has }: { end: string; of: string; has: string },
): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  let rest = "";
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
    const elements = (rest + text).split(end);
    rest = elements.pop()!;
    if (elements.some((element) => element.includes(of) && element.includes(has)))
      return (performance.now() - started) / 1000;
  }
  throw new Error(`${address} does not have ${has} of ${of}`);
}

async function dataOf<T extends Template>(address: string, path: string, query = ""): Promise<PageData<T>> {
  return JSON.parse(await read(address + pageDataHref(path) + query)) as PageData<T>;
}

function medianAndSlowest(times: readonly number[]): string {
  return times.length === 0
    ? "none"
    : `${Math.round(times[Math.floor(times.length / 2)]!)} / ${Math.round(times.at(-1)!)} ms`;
}

/** What is made as it is sent: how soon it begins, how long it takes, how much more memory the server has then. */
async function measureFiles({ address, memory }: RunningShop): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const path of [siteMapHref(1), machinePaths.googleFeed, machinePaths.ceneoFeed]) {
    const before = await memory();
    const started = performance.now();
    const answer = await fetch(address + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    let begun = 0;
    let bytes = 0;
    for await (const chunk of answer.body!) {
      begun ||= performance.now() - started;
      bytes += chunk.length;
    }
    measures.push({
      what: `${path}, ${megabytes(bytes)} MB: first byte, whole, memory more`,
      figure: `${Math.round(begun)} ms, ${((performance.now() - started) / 1000).toFixed(1)} s, ${megabytes((await memory()) - before)} MB`,
      goal: "≤ 1 s to begin",
    });
  }
  return measures;
}

async function countPages(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM paths");
  return rows[0]!.count;
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
