import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildStorefront } from "../src/bin/build-storefront.ts";
import { openShop } from "../src/bin/open-shop.ts";
import { readSettings } from "../src/bin/settings.ts";
import { machinePaths, siteMapHref } from "../src/contract/paths.ts";
import { type Pool, urlOf } from "../src/database/connect.ts";
import { changePrice } from "../src/flows/change-price.ts";
import { seedSynthetic } from "../src/flows/seed-synthetic.ts";
import { decimal } from "../src/domain/money.ts";
import type { Measure } from "./run.ts";
import { runServer, type RunningShop } from "./running-shop.ts";

const sizes = [1000, 10_000, 100_000];
const changes = 20;
/** Milliseconds until the processes that drew pages have ended. */
const workersRest = 15_000;
/** Milliseconds until the server has given back what it took for a large print, as V8 does by itself a minute or two after the work. */
const serverRests = 180_000;

/**
 * Prints shops of a thousand, ten thousand and a hundred thousand products by the server as it is run: how many pages a
 * second, how soon a change is fresh, how much memory it takes while it prints and at rest, what its site map and feeds cost.
 */
export async function measureSize(tell: (progress: { what: string; done: number; of: number }) => void): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const { pool, close } = await openShop({ ...readSettings({}), dataDir: folder }, { say: () => undefined, statementTimeout: 0 });
  try {
    await buildStorefront({ onBuild: () => process.stderr.write("Building the storefront\n") });
    const measures: Measure[] = [];
    let there = 0;
    for (const products of sizes) {
      await seedSynthetic(pool, { products: products - there, tell });
      there = products;
      // Without a picture a product is in no feed.
      await pool.query("INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('bench.avif', 1200, 1500, 1, 'bench') ON CONFLICT DO NOTHING");
      await pool.query("INSERT INTO product_pictures (product_id, position, file) SELECT product_id, 1, 'bench.avif' FROM products ON CONFLICT DO NOTHING");
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
  const first = await runServer({ databaseUrl, folder });
  const fresh = await timesUntilFresh(pool, first);
  const large = products === sizes.at(-1);
  await wait(large ? serverRests : workersRest);
  const resting = await first.memory();
  const files = large ? await measureFiles(first) : [];
  await first.stop();
  const again = await runServer({ databaseUrl, folder });
  await again.stop();
  const name = `${products.toLocaleString("en")} products`;
  const pages = await countPages(pool);
  const printing = Math.max(0.1, first.seconds - again.seconds);
  return [
    { what: `${name}: started and all printed; pages a second`, figure: `${first.seconds.toFixed(1)} s, ${Math.round(pages / printing)}/s`, goal: "≤ 120 s, ≥ 2,000/s" },
    { what: `${name}: memory while printing, server and workers together`, figure: `${megabytes(first.peak)} MB`, goal: "≤ 1,500 MB" },
    { what: `${name}: price changed → page fresh, median and slowest of ${changes}`, figure: `${Math.round(fresh[changes / 2]!)} / ${Math.round(fresh.at(-1)!)} ms`, goal: "≤ 1,000 ms" },
    { what: `${name}: memory ${large ? "three minutes" : "a quarter of a minute"} after all that`, figure: `${megabytes(resting)} MB`, goal: "≤ 300 MB" },
    { what: `${name}: started again with nothing to print`, figure: `${again.seconds.toFixed(1)} s`, goal: "" },
    ...files,
  ];
}

/** Changes a price, asks for the page until it has it, and so on; answers the milliseconds in order. */
async function timesUntilFresh(pool: Pool, { address }: RunningShop): Promise<number[]> {
  const { rows } = await pool.query<{ product_id: number; path: string }>("SELECT product_id, path FROM products JOIN paths ON kind = 'product' AND entity_id = product_id ORDER BY random() LIMIT $1", [changes]);
  const times: number[] = [];
  for (const { product_id, path } of rows) {
    const realPrice = 2000 + times.length;
    const started = performance.now();
    await changePrice(pool, { productId: product_id, realPrice });
    while (!(await read(`${address}/${path}`)).includes(`"real_price":"${decimal(realPrice)}"`)) await wait(5);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
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
    measures.push({ what: `${path}, ${megabytes(bytes)} MB: first byte, whole, memory more`, figure: `${Math.round(begun)} ms, ${((performance.now() - started) / 1000).toFixed(1)} s, ${megabytes((await memory()) - before)} MB`, goal: "≤ 1 s to begin" });
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
