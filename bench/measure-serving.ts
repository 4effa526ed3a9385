import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { pino } from "pino";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import type { Pool } from "../src/database/connect.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { createApp } from "../src/server/app.ts";
import { standIns } from "../test/builders/server-parts.ts";
import type { Asking, Asked } from "./ask-often.ts";
import { nginxTime, type StaticPage } from "./measure-nginx.ts";
import type { Measure } from "./run.ts";

const seconds = 10;
/** Milliseconds in which what is asked for often has been compressed anew. */
const squeezed = 8000;

/**
 * Serves the prerendered pages to forty connections that ask again and again: a hundred hot pages, then every page there
 * is; and lets nginx serve the hot ones.
 */
export async function measureServing(
  pool: Pool,
  { folder, storefront }: { folder: string; storefront: BuiltStorefront },
): Promise<Measure[]> {
  const pages = await openPrerenderedPages(folder, "bench");
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
  const paths = pages
    .paths()
    .filter((path) => path.endsWith("/"))
    .map(encodeURI);
  const hot = paths.slice(0, 100);
  const measures: Measure[] = [];

  /** Returns the microseconds of the processor the server takes for one. */
  async function measure(what: string, asked: readonly string[]): Promise<number> {
    await ask({ port, paths: asked, seconds: 2, connections: 40 });
    await pause(squeezed);
    const before = process.threadCpuUsage();
    const { times, wrong } = await ask({ port, paths: asked, seconds, connections: 40 });
    const { user, system } = process.threadCpuUsage(before);
    const one = (user + system) / times.length;
    times.sort();
    measures.push({
      what: `pages served a second, ${what}${wrong > 0 ? `, ${wrong} wrong` : ""}; the server's time for one`,
      figure: `${Math.round(times.length / seconds)}/s, ${Math.round(one)} µs`,
      goal: "",
    });
    measures.push({
      what: `a page served, ${what}, 99th percentile`,
      figure: `${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
      goal: "≤ 50 ms",
    });
    return one;
  }

  const ours = await measure("a hundred hot pages", hot);
  const theirs = await nginxTime({
    folder: join(folder, "nginx"),
    ...(await asServed(app, hot)),
    ask: async (at) => (await ask({ port: at, paths: hot, seconds: 4, connections: 40 })).times.length,
  });
  if (theirs !== null)
    measures.push({
      what: "the same bytes and headers by nginx: its time for one; our speed by that",
      figure: `${Math.round(theirs)} µs, ${(theirs / ours).toFixed(2)} ×`,
      goal: "≥ 0.2 × nginx",
    });
  await measure(`${paths.length} pages in turn`, paths);
  await app.close();
  pages.close();
  return measures;
}

/** The pages as the shop answers them now, and the headers it says with each of them. */
async function asServed(
  app: Awaited<ReturnType<typeof createApp>>,
  paths: readonly string[],
): Promise<{ pages: StaticPage[]; headers: Record<string, string> }> {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers: { "accept-encoding": "br" } })));
  // Those of the connection, and what nginx says of its own.
  const own = ["date", "connection", "keep-alive", "content-length", "content-type"];
  const headers = Object.fromEntries(
    Object.entries(answers[0]!.headers)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
  return { pages: answers.map(({ rawPayload }, nth) => ({ path: paths[nth]!, bytes: rawPayload })), headers };
}

/** Asks from a thread of its own, so that the two do not wait for each other. */
export async function ask(asking: Asking): Promise<Asked> {
  const asker = new Worker(new URL("./ask-often.ts", import.meta.url), { workerData: asking });
  const [asked] = (await once(asker, "message")) as [Asked];
  await asker.terminate();
  return asked;
}
