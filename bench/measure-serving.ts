import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { pino } from "pino";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import type { Pool } from "../src/database/connect.ts";
import { openPrintedPages } from "../src/generator/printed-pages.ts";
import { createApp } from "../src/server/app.ts";
import { standIns } from "../test/builders/server-parts.ts";
import type { Asking, Asked } from "./ask-often.ts";
import { nginxTime, type StaticPage } from "./measure-nginx.ts";
import type { Measure } from "./run.ts";

const seconds = 10;
const hot = 100;

/** Serves the printed pages to forty connections that ask again and again: a hundred hot pages, then every page there is. */
export async function measureServing(pool: Pool, { folder, storefront }: { folder: string; storefront: BuiltStorefront }): Promise<Measure[]> {
  const pages = await openPrintedPages(folder, "bench");
  const app = await createApp({ ...standIns, pool, pages, assets: storefront.assets, assetsFolders: [folder], logger: pino({ level: "silent" }) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const paths = [...pages.pages.keys()].filter((path) => path.endsWith("/")).map(encodeURI);
  const measures: Measure[] = [];
  for (const [what, asked] of [["a hundred hot pages", paths.slice(0, hot)], [`${paths.length} pages in turn`, paths]] as const) {
    await ask({ port, paths: asked, seconds: 2, connections: 40 });
    // Pages asked for often are compressed anew behind that.
    await pause(8000);
    const before = process.threadCpuUsage();
    const { times, wrong } = await ask({ port, paths: asked, seconds, connections: 40 });
    const { user, system } = process.threadCpuUsage(before);
    times.sort();
    measures.push({ what: `pages served a second, ${what}${wrong > 0 ? `, ${wrong} wrong` : ""}; the server's time for one`, figure: `${Math.round(times.length / seconds)}/s, ${Math.round((user + system) / times.length)} µs`, goal: "" });
    const nginx = asked.length > hot ? null : await nginxTime({ folder: join(folder, "nginx"), ...(await asServed(app, asked)), ask: async (at) => (await ask({ port: at, paths: asked, seconds: 4, connections: 40 })).times.length });
    if (nginx !== null) measures.push({ what: `the same bytes and headers by nginx: its time for one; our speed by that`, figure: `${Math.round(nginx)} µs, ${(nginx * times.length / (user + system)).toFixed(2)} ×`, goal: "≥ 0.2 × nginx" });
    measures.push({ what: `a page served, ${what}, 99th percentile`, figure: `${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`, goal: "≤ 50 ms" });
  }
  await app.close();
  return measures;
}

/** The pages as the shop answers them now, and the headers it says with each of them. */
async function asServed(app: Awaited<ReturnType<typeof createApp>>, paths: readonly string[]): Promise<{ pages: StaticPage[]; headers: Record<string, string> }> {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers: { "accept-encoding": "br" } })));
  // Those of the connection, and what nginx says of its own.
  const own = ["date", "connection", "keep-alive", "content-length", "content-type"];
  const headers = Object.fromEntries(Object.entries(answers[0]!.headers).filter(([name]) => !own.includes(name)).map(([name, value]) => [name, String(value)]));
  return { pages: answers.map(({ rawPayload }, nth) => ({ path: paths[nth]!, bytes: rawPayload })), headers };
}

/** Asks from a thread of its own, so that the two do not wait for each other. */
async function ask(asking: Asking): Promise<Asked> {
  const asker = new Worker(new URL("./ask-often.ts", import.meta.url), { workerData: asking });
  const [asked] = (await once(asker, "message")) as [Asked];
  await asker.terminate();
  return asked;
}
