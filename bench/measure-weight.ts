import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../test/run/find-browser.ts";
import { scriptBudgets } from "../test/script-budgets.ts";
import { measureClicks } from "./measure-clicks.ts";
import { measureFilter } from "./measure-filter.ts";
import { measurePanel } from "./measure-panel.ts";
import type { Measure } from "./run.ts";

const port = 3987;

/** Starts a demo shop and looks at it with a browser: bytes on the wire until five idle seconds, and the first tap. */
export async function measureWeight(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const shop = spawn(process.execPath, [join(import.meta.dirname, "../src/bin/start.ts")], { env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" }, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await new Promise<void>((resolve, reject) => {
      shop.stdout.on("data", (text: Buffer) => text.includes("Bruk:") && resolve());
      shop.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    });
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
    const measures: Measure[] = [];
    const product = await firstProduct();
    for (const [name, path] of [["home", "/"], ["category", "/Odziez/bluzy/"], ["product", product]] as const) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const bytes = { script: 0, document: 0, stylesheet: 0 };
      page.on("response", (response) => {
        const kind = response.request().resourceType() as keyof typeof bytes;
        if (kind in bytes) void response.request().sizes().then((sizes) => (bytes[kind] += sizes.responseBodySize), () => undefined);
      });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
      await page.waitForTimeout(5000);
      measures.push({ what: `JavaScript of the ${name} page until 5 s idle`, figure: kB(bytes.script), goal: `≤ ${scriptBudgets[name]} kB` });
      measures.push({ what: `HTML of the ${name} page with its CSS`, figure: `${kB(bytes.document)} + ${kB(bytes.stylesheet)}`, goal: name === "product" ? "≤ 25 kB" : "" });
      await page.close();
    }
    measures.push(...(await firstTap(browser)));
    measures.push(...(await measurePanel(browser, { address: `http://localhost:${port}`, product })));
    measures.push(...(await measureFilter(browser, `http://localhost:${port}/Odziez/bluzy/`)));
    measures.push(await measureClicks(browser, `http://localhost:${port}/`));
    await browser.close();
    return measures;
  } finally {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.once("exit", resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstProduct(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/page-data/index/page-data.json`);
  const page = (await answer.json()) as { data: { newest: { url: string }[] } };
  return `/${page.data.newest[0]!.url}`;
}

/** From the first tap, on the cart of a page that has just loaded, to the next paint, as the browser itself times it; and to the open panel. */
async function firstTap(browser: Awaited<ReturnType<typeof chromium.launch>>): Promise<Measure[]> {
  const answered: number[] = [];
  const opened: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`, { waitUntil: "load" });
    // The shop's code is begun behind the first painted frame.
    await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).length > 0);
    await page.evaluate(() => {
      const times = { opened: 0, answered: 0 };
      Object.assign(window, { times });
      addEventListener("click", (event) => {
        const look = () => (document.querySelector("dialog[open]") ? (times.opened = performance.now() - event.timeStamp) : requestAnimationFrame(look));
        look();
      }, { capture: true, once: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) times.answered = Math.max(times.answered, entry.duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.locator(".cart-box:visible").first().tap();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    const times = await page.evaluate(() => (window as unknown as { times: { opened: number; answered: number } }).times);
    answered.push(times.answered);
    opened.push(times.opened);
    await context.close();
  }
  const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[2]!);
  return [
    { what: "first tap, on the cart: to the next paint, median of 5", figure: `${middle(answered)} ms`, goal: "≤ 100 ms" },
    { what: "first tap, on the cart: to the open panel, its code fetched, median of 5", figure: `${middle(opened)} ms`, goal: "" },
  ];
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
