import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openTestApp, testFolder } from "../../test/builders/app.ts";
import { addSeries } from "../../test/builders/catalogue.ts";
import { openTestPrerenderer, strayTags, prerenderNow, versionsOf } from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { countOf } from "../../test/counts.ts";
import { embeddedPage } from "../contract/embedded-page.ts";
import type { PageData } from "../contract/page-data.ts";
import { paths as pathsOfShop } from "../contract/paths.ts";
import type { Pool } from "../database/connect.ts";
import { changeRate } from "../flows/catalogue/change-rate.ts";
import type { PrerenderedPages } from "./store/prerendered-pages.ts";

const kills = Math.max(2, Math.ceil(countOf("SERVER_KILLS") / 5));
const program = join(import.meta.dirname, "../../test/programs/prerender-pages.ts");

test(`kill -9 in the middle of a prerendering of everything, ${kills} times: every page is whole, old or new, and the next prerendering makes all new`, async (t) => {
  const { pool, url } = await openSmallShop(t);
  await addSeries(pool, 600);
  const folder = await testFolder();
  const first = await openTestPrerenderer(pool, { folder });
  await changeRate(pool, { currency: "eur", rate: "4.10" });
  await prerenderNow(first.prerenderer);
  const paths = first.pages.paths().sort();
  for (let kill = 0; kill < kills; kill += 1) {
    await changeRate(pool, { currency: "eur", rate: `4.${11 + kill}` });
    await killInTheMiddle();
    const { pages, prerenderer } = await openTestPrerenderer(pool, { folder });
    assert.deepEqual(pages.paths().sort(), paths);
    assert.deepEqual(await ratesServed(pool, pages), [`4.${10 + kill}`, `4.${11 + kill}`]);
    await prerenderNow(prerenderer);
    assert.deepEqual(await ratesServed(pool, pages), [`4.${11 + kill}`]);
    assert.deepEqual(strayTags(pages), []);
    await prerenderer.close();
  }

  /** Begins a prerender of everything in a process of its own, and kills it when some pages are noted and others in its workers' hands. */
  async function killInTheMiddle(): Promise<void> {
    const gate = await testFolder();
    await writeFile(join(gate, "hold"), pathsOfShop.contact);
    const renderer = new URL(`../../test/builders/held-renderer.ts?folder=${gate}`, import.meta.url).href;
    const child = spawn(process.execPath, [program, url, folder, renderer], { stdio: ["ignore", "pipe", "inherit"] });
    after(() => child.kill("SIGKILL"));
    await once(createInterface(child.stdout), "line");
    while (!existsSync(join(gate, "held"))) await wait(10);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    await rm(join(gate, "hold"));
    // A worker whose prerenderer was killed ends by itself.
    while (
      (
        await pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bruk-prerender'",
        )
      ).rowCount! > 0
    )
      await wait(10);
  }
});

/** Reads every page as a browser gets it; answers which rates they show; each is whole and of its own version. */
async function ratesServed(pool: Pool, pages: PrerenderedPages): Promise<string[]> {
  const { app } = await openTestApp(pool, { pages });
  const rates = await Promise.all(
    [...versionsOf(pages)].map(async ([path, version]) => {
      const { payload, headers } = await app.inject({ method: "GET", url: path });
      assert.ok(payload.endsWith("</html>\n"), path);
      const page = JSON.parse(embeddedPage(payload)!) as PageData;
      assert.deepEqual([page.version, headers["etag"]], [version, `W/"${version}"`], path);
      return page.layout.config["eur_rate"]!;
    }),
  );
  return [...new Set(rates)].sort();
}
