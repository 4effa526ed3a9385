import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { pino } from "pino";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import type { Pool } from "../src/database/connect.ts";
import { openPrintedPages } from "../src/generator/printed-pages.ts";
import { createApp } from "../src/server/app.ts";
import { standIns } from "../test/builders/server-parts.ts";
import type { Asking, Asked } from "./ask-often.ts";
import type { Measure } from "./run.ts";

const seconds = 10;

/** Serves the printed pages to forty connections that ask again and again: a hundred hot pages, then every page there is. */
export async function measureServing(pool: Pool, { folder, storefront }: { folder: string; storefront: BuiltStorefront }): Promise<Measure[]> {
  const pages = await openPrintedPages(folder, "bench");
  const app = await createApp({ ...standIns, pool, pages, assets: storefront.assets, assetsFolders: [folder], logger: pino({ level: "silent" }) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const paths = [...pages.pages.keys()].filter((path) => path.endsWith("/")).map(encodeURI);
  const measures: Measure[] = [];
  for (const [what, asked] of [["a hundred hot pages", paths.slice(0, 100)], [`${paths.length} pages in turn`, paths]] as const) {
    await ask({ port, paths: asked, seconds: 2, connections: 40 });
    const before = process.threadCpuUsage();
    const { times, wrong } = await ask({ port, paths: asked, seconds, connections: 40 });
    const { user, system } = process.threadCpuUsage(before);
    times.sort();
    measures.push({ what: `pages served a second, ${what}${wrong > 0 ? `, ${wrong} wrong` : ""}; the server's time for one`, figure: `${Math.round(times.length / seconds)}/s, ${Math.round((user + system) / times.length)} µs`, goal: "≥ 0.2 × nginx" });
    measures.push({ what: `a page served, ${what}, 99th percentile`, figure: `${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`, goal: "≤ 50 ms" });
  }
  await app.close();
  return measures;
}

/** Asks from a thread of its own, so that the two do not wait for each other. */
async function ask(asking: Asking): Promise<Asked> {
  const asker = new Worker(new URL("./ask-often.ts", import.meta.url), { workerData: asking });
  const [asked] = (await once(asker, "message")) as [Asked];
  await asker.terminate();
  return asked;
}
