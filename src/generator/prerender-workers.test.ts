import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { testFolder } from "../../test/builders/app.ts";
import { assets, publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { urlOf } from "../database/connect.ts";
import { layoutsNow } from "./prerender.ts";
import { type PageKey, staticPages } from "./page-sources.ts";
import { openPrerenderWorkers } from "./prerender-workers.ts";
import { openPrerenderedPages } from "./store/prerendered-pages.ts";

const { pool } = await openSmallShop();
const some = staticPages.slice(0, 2);
const layouts = await layoutsNow(pool);

async function openTestWorkers(t: TestContext, renderer: string) {
  const pages = await openPrerenderedPages(await testFolder(), "test");
  pages.want(some.map(({ path }) => path));
  const settings = {
    file: pages.file,
    assets,
    publicUrl,
    renderer: new URL(`../../test/builders/${renderer}`, import.meta.url).href,
    databaseUrl: urlOf(pool),
  };
  const workers = openPrerenderWorkers(settings, { most: 2, rest: 10 });
  t.after(() => workers.close());
  /** Has the pages at these paths written, each in a batch of its own. */
  const writeEach = (keys: readonly PageKey[]) =>
    keys.map(({ path }) => workers.write({ turn: pages.turn, paths: [path], layouts }));
  return { pages, writeEach };
}

/** Waits until so many connections of workers are open. */
async function untilConnected(isEnough: (count: number) => boolean): Promise<void> {
  const connected = async () =>
    (
      await pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bruk-prerender'",
      )
    ).rowCount!;
  while (!isEnough(await connected())) await wait(20);
}

test("workers write what they are given, end when nothing more comes, and begin again when it does", async (t) => {
  const { pages, writeEach } = await openTestWorkers(t, "fake-renderer.ts");
  for (let time = 0; time < 2; time += 1) {
    const written = await Promise.all(writeEach(some));
    assert.deepEqual(
      written,
      some.map(() => ({ prerendered: 1, removed: 0, undrawn: [] })),
    );
    assert.deepEqual(
      pages.paths(),
      some.map(({ path }) => path),
    );
    await untilConnected((count) => count === 0);
  }
});

test("a worker that ends in the middle is a failure for all it was given, and the next batch has another", async (t) => {
  const { writeEach } = await openTestWorkers(t, "ending-renderer.ts");
  for (let time = 0; time < 2; time += 1) {
    const batches = await Promise.allSettled(writeEach(some));
    for (const batch of batches)
      assert.match(String(batch.status === "rejected" && batch.reason), /A prerender worker ended/);
  }
});
