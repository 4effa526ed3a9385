import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import { audit } from "../src/database/audit.ts";
import type { Pool } from "../src/database/connect.ts";
import { inTransaction } from "../src/database/connect.ts";
import { warsawTime } from "../src/domain/warsaw-time.ts";
import { planDrop, startDrops } from "../src/flows/catalogue/drops.ts";
import { placeOrder } from "../src/flows/order/place-order.ts";
import { followCacheTags } from "../src/generator/follow.ts";
import { openPrerenderer } from "../src/generator/prerender.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { createApp } from "../src/server/app.ts";
import { standIns } from "../test/builders/server-parts.ts";
import { orderOf } from "./measure-orders.ts";
import { ask } from "./measure-serving.ts";
import type { Measure } from "./run.ts";

const seconds = 10;
/** Seconds of those in which the drop has not begun. */
const before = 3;
const ordersPerSecond = 30;
/** Half as many again as the home page is to hold. */
const visitsPerSecond = 3000;
const goods = 3;

/**
 * The second of a drop, with all of it in one process: forty connections ask three thousand times a second for the home page
 * and a product's page, for ten seconds; after three of them the drop begins, its pages are made anew, and from then on
 * thirty buyers a second order.
 */
export async function measureDrop(
  pool: Pool,
  { folder, storefront, renderer }: { folder: string; storefront: BuiltStorefront; renderer: string },
): Promise<Measure[]> {
  const { rows } = await pool.query<{ product_id: number; variant_id: number; real_price: number; path: string }>(
    `SELECT DISTINCT ON (p.product_id) p.product_id, v.variant_id, v.real_price, '/' || paths.path AS path FROM products p JOIN variants v USING (product_id)
     JOIN paths ON kind = 'product' AND entity_id = p.product_id AND lan_id = 1 WHERE p.shown AND v.shown ORDER BY p.product_id, v.variant_id LIMIT ${goods}`,
  );
  await pool.query("UPDATE variants SET quantity = quantity + 100000 WHERE variant_id = ANY ($1::bigint[])", [
    rows.map((row) => row.variant_id),
  ]);
  const pages = await openPrerenderedPages(folder, "bench");
  const settings = { assets: storefront.assets, publicUrl: "http://localhost", renderer, workers: 1 };
  const prerenderer = openPrerenderer(pool, pages, {
    ...settings,
    onUndrawn: ({ path, reason }) => {
      throw new Error(`${path} cannot be drawn: ${reason}`);
    },
  });
  await plan(
    pool,
    rows.map((row) => row.product_id),
  );
  await prerenderer.prerender();
  const app = await createApp({
    ...standIns,
    pool,
    pages,
    assets: storefront.assets,
    assetsFolders: [folder],
    logger: pino({ level: "silent" }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const following = followCacheTags(pool, prerenderer, {
    every: 1000,
    onPrerendered: () => undefined,
    onFailure: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const paths = ["/", rows[0]!.path];
  await ask({ port, paths, seconds: 2, connections: 40 });
  const load = loadavg()[0]!;
  const asking = ask({ port, paths, seconds, connections: 40, perSecond: visitsPerSecond });
  await pause(1000 * before);
  const version = pages.version(rows[0]!.path);
  const second = performance.now();
  const begins = startDrops(pool, new Date("2100-01-01T00:00:00Z"));
  const fresh = begins.then(async () => {
    while (pages.version(rows[0]!.path) === version) await pause(2);
    return performance.now() - second;
  });
  await begins;
  const placed = await order(pool, rows, 1000 * (seconds - before) - (performance.now() - second));
  const { times, wrong } = await asking;
  const milliseconds = await fresh;
  await following.stop();
  await prerenderer.close();
  await app.close();
  pages.close();
  times.sort();
  const broken = (await audit(pool)).filter((result) => result.broken.length > 0);
  return [
    {
      what: `home and product page served a second, of ${visitsPerSecond} asked for, while a drop begins${wrong > 0 ? `, ${wrong} wrong` : ""}; load of the machine before it ${load.toFixed(1)}`,
      figure: `${Math.round(times.length / seconds)}/s`,
      goal: "≥ 2,000/s",
    },
    {
      what: "a page served meanwhile, 99th percentile",
      figure: `${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
      goal: "≤ 50 ms",
    },
    { what: "the drop's second → its page fresh", figure: `${Math.round(milliseconds)} ms`, goal: "≤ 1,000 ms" },
    {
      what: `orders placed meanwhile, of ${ordersPerSecond} a second asked for; promises broken afterwards (audit): ${broken.length}`,
      figure: `${placed}`,
      goal: "",
    },
  ];
}

async function plan(pool: Pool, productIds: readonly number[]): Promise<void> {
  const now = new Date();
  const terms = {
    name: "Bench",
    at: warsawTime(new Date(now.getTime() + 86_400_000)).replace(" ", "T"),
    soon: true,
    goods: productIds.map((productId) => ({ productId, perPerson: 2 })),
  };
  const planned = await inTransaction(pool, (db) => planDrop(db, terms, { now, log: async () => undefined }));
  if (planned.kind !== "planned") throw new Error("The drop could not be planned");
}

/** Buyers order one piece each, at a steady pace, for so many milliseconds; returns how many orders were placed. */
async function order(
  pool: Pool,
  sellables: readonly { product_id: number; variant_id: number; real_price: number }[],
  milliseconds: number,
): Promise<number> {
  const until = performance.now() + milliseconds;
  const orders: Promise<boolean>[] = [];
  for (let nth = 0; performance.now() < until; nth += 1) {
    orders.push(buy(nth));
    await pause(1000 / ordersPerSecond);
  }
  return (await Promise.all(orders)).filter(Boolean).length;

  async function buy(nth: number): Promise<boolean> {
    const body = orderOf([sellables[nth % sellables.length]!], 3 * (10_000_000 + nth));
    const own = { phone: String(600_000_000 + nth), shippingStreet: `Długa ${nth}` };
    const placed = await placeOrder(
      pool,
      { ...body, clientData: { ...body.clientData, ...own } },
      {
        now: new Date(),
        shopEmail: "shop@bruk.example",
        checkProof: async () => ({ kind: "refused" }),
        client: { ip: "127.0.0.1", scale: 1000 },
        points: { look: async () => ({ kind: "silent" }) },
      },
    );
    return placed.kind === "placed";
  }
}
