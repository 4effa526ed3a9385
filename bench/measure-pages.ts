import type { Pool } from "../src/database/connect.ts";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import { followCacheTags } from "../src/generator/follow.ts";
import type { Undrawn } from "../src/generator/page-writer.ts";
import { openPrerenderer } from "../src/generator/prerender.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { changePrice } from "../src/flows/catalogue/change-price.ts";
import type { Measure } from "./run.ts";

interface PrerenderBench {
  folder: string;
  workers: number;
  storefront: BuiltStorefront;
  renderer: string;
}

/** Prerenders every page of the shop, each time into an empty folder and by workers that begin then: one prerender takes some four seconds, in which a machine that others share may stumble. The last stays in the bench's folder. */
export async function measurePages(pool: Pool, { folder, ...bench }: PrerenderBench): Promise<Measure> {
  const rounds = [];
  for (const into of [`${folder}-1`, `${folder}-2`, folder])
    rounds.push(await prerenderAll(pool, { ...bench, folder: into }));
  const { prerendered, perSecond } = rounds.sort((one, other) => one.perSecond - other.perSecond)[1]!;
  return {
    what: `pages prerendered a second, ${bench.workers} worker${bench.workers === 1 ? "" : "s"}, ${prerendered} pages, median of 3`,
    figure: `${Math.round(perSecond)}/s`,
    goal: bench.workers === 1 ? "" : "≥ 2,000/s",
  };
}

/** Prerenders every page of the shop once into an empty folder; returns how many they are and how many a second. */
export async function prerenderAll(
  pool: Pool,
  bench: PrerenderBench,
): Promise<{ prerendered: number; perSecond: number }> {
  const pages = await openPrerenderedPages(bench.folder, "bench");
  const prerenderer = openPrerenderer(pool, pages, settingsOf(bench));
  const started = performance.now();
  const { prerendered } = await prerenderer.prerender();
  const seconds = (performance.now() - started) / 1000;
  await prerenderer.close();
  pages.close();
  return { prerendered, perSecond: prerendered / seconds };
}

/** Changes one price twenty times and waits for the page to turn over each time. */
export async function measurePriceChange(pool: Pool, bench: PrerenderBench): Promise<Measure> {
  const pages = await openPrerenderedPages(bench.folder, "bench");
  const prerenderer = openPrerenderer(pool, pages, settingsOf(bench));
  const { rows } = await pool.query<{ product_id: number; path: string }>(
    "SELECT product_id, '/' || path AS path FROM products JOIN paths ON kind = 'product' AND entity_id = product_id AND lan_id = 1 ORDER BY product_id LIMIT 20",
  );
  const following = followCacheTags(pool, prerenderer, {
    every: 1000,
    onPrerendered: () => undefined,
    onFailure: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const times: number[] = [];
  for (const { product_id, path } of rows) {
    const version = pages.version(path);
    const started = performance.now();
    await changePrice(pool, { productId: product_id, realPrice: 2000 + times.length });
    while (pages.version(path) === version) await new Promise((resolve) => setTimeout(resolve, 2));
    times.push(performance.now() - started);
  }
  await following.stop();
  await prerenderer.close();
  const { length } = pages.paths();
  pages.close();
  times.sort((a, b) => a - b);
  return {
    what: `price changed → page fresh, ${length} pages, median and slowest of ${times.length}`,
    figure: `${Math.round(times[10]!)} / ${Math.round(times.at(-1)!)} ms`,
    goal: "≤ 1,000 ms",
  };
}

function refuseUndrawn({ path, reason }: Undrawn): never {
  throw new Error(`${path} cannot be drawn: ${reason}`);
}

function settingsOf({ storefront, renderer, workers }: PrerenderBench) {
  return { assets: storefront.assets, publicUrl: "http://localhost", renderer, workers, onUndrawn: refuseUndrawn };
}
