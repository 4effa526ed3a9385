import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { testFolder } from "../../test/builders/app.ts";
import { assets, publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { urlOf } from "../database/connect.ts";
import { languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import { staticPages } from "./page-sources.ts";
import { openPrerenderWorkers } from "./prerender-workers.ts";

const { pool } = await openSmallShop();
const layoutJson = JSON.stringify(await loadLayout(pool, languages[0]));

async function openTestWorkers(t: TestContext, renderer: string) {
  const settings = {
    folder: await testFolder(),
    assets,
    publicUrl,
    renderer: new URL(`../../test/builders/${renderer}`, import.meta.url).href,
    databaseUrl: urlOf(pool),
  };
  const workers = openPrerenderWorkers(settings, { workers: 2, rest: 10 });
  t.after(() => workers.close());
  return workers;
}

/** Waits until so many connections of workers are open. */
async function untilConnected(isEnough: (count: number) => boolean): Promise<void> {
  const connected = async () =>
    (
      await pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bruk-print'",
      )
    ).rowCount!;
  while (!isEnough(await connected())) await wait(20);
}

test("workers write what they are given, end when nothing more comes, and begin again when it does", async (t) => {
  const workers = await openTestWorkers(t, "fake-renderer.ts");
  for (let time = 0; time < 2; time += 1) {
    const batches = await Promise.all(staticPages.map((key) => workers.write([key], layoutJson)));
    assert.deepEqual(
      batches.flatMap(({ printed: prerendered }) => prerendered).map(([path]) => path),
      staticPages.map(({ path }) => path),
    );
    await untilConnected((count) => count === 0);
  }
});

test("a worker that ends in the middle is a failure for all it was given, and the next batch has another", async (t) => {
  const workers = await openTestWorkers(t, "ending-renderer.ts");
  for (let time = 0; time < 2; time += 1) {
    const batches = await Promise.allSettled(staticPages.slice(0, 4).map((key) => workers.write([key], layoutJson)));
    for (const batch of batches)
      assert.match(String(batch.status === "rejected" && batch.reason), /A print worker ended/);
  }
});
