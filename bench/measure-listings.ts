import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { openShop } from "../src/bin/open-shop.ts";
import { readSettings } from "../src/bin/settings.ts";
import { saveOpening } from "../src/database/opening.ts";
import { seedSynthetic } from "../src/flows/catalogue/seed-synthetic.ts";
import { findBrowser } from "../test/run/find-browser.ts";
import { pressed } from "./painted-after.ts";
import type { Measure } from "./run.ts";

const port = 3986;
const products = 10_000;
/** All of them in one listing, and a tenth of them, as a big shop's categories are. */
const listings = [
  ["/syntetyczne/", products],
  ["/syntetyczne/bluza/", products / 10],
] as const;

/** Starts a shop of 10,000 products and narrows its listings: what the server takes, and what passes from a filter let go to the painted products. */
export async function measureListings(
  tell: (progress: { what: string; done: number; of: number }) => void,
): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const { pool, close } = await openShop(
    { ...readSettings({}), dataDir: folder },
    { say: () => undefined, statementTimeout: 0 },
  );
  await seedSynthetic(pool, { products, tell });
  await saveOpening(pool, new Date());
  await close();
  const shop = spawn(process.execPath, [join(import.meta.dirname, "../src/bin/start.ts")], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      // It says so once its ten thousand pages are prerendered, which needs the processors the measures need.
      shop.stdout.on("data", (text: Buffer) => text.includes("Bruk:") && resolve());
      shop.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    });
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    const measures: Measure[] = [];
    for (const [path, count] of listings) {
      const answered = await answerTimes(path);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const painted = await paintTimes(page, path);
      await page.close();
      measures.push({
        what: `filters of a listing of ${count}: page data answered, median and slowest of ${answered.length}`,
        figure: spread(answered),
        goal: "",
      });
      measures.push({
        what: `filters of a listing of ${count}: let go to painted products, median and slowest of ${painted.length}`,
        figure: spread(painted),
        goal: "≤ 100 ms",
      });
    }
    await browser.close();
    return measures;
  } finally {
    if (shop.exitCode === null && shop.kill("SIGTERM")) await once(shop, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function answerTimes(path: string): Promise<number[]> {
  const queries = [
    "size=M",
    "size=M&size=L",
    "colour=blue",
    "brand=marka-10",
    "brand=marka-10&colour=black",
    "from=100&to=200",
    "stock=1",
    "sale=1&size=S",
    "size=XL&colour=green&stock=1",
  ];
  const times: number[] = [];
  for (const query of [...queries, ...queries, ...queries]) {
    const started = performance.now();
    const answer = await fetch(`http://localhost:${port}/page-data${path}page-data.json?${query}`);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

/** Presses one box after another, each an address that was not asked for before; from the box let go to the frame in which the changed products are painted. */
async function paintTimes(page: Page, path: string): Promise<number[]> {
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
  await page.locator("#filter-toggle").click();
  await page.locator("#filters input").first().waitFor();
  const times: number[] = [];
  for (let tick = 0; tick < 12; tick += 1) {
    const boxes = page.locator(
      "#filters label:has(:is([name=colour], [name=size], [name=stock]):enabled:not(:checked))",
    );
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const address = location.href;
          let letGo = 0;
          window.addEventListener("pointerup", (event) => (letGo = event.timeStamp), { once: true });
          // A task put behind a frame's own work begins when that frame has been painted.
          const look = () =>
            location.href === address
              ? setTimeout(look, 0)
              : requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - letGo)));
          look();
        }),
    );
    await boxes.nth(tick % (await boxes.count())).click({ delay: pressed });
    times.push(await painted);
  }
  return times;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)]!)} / ${Math.round(sorted.at(-1)!)} ms`;
}
