import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { firstProduct, startDemoShop } from "../demo-shop.ts";
import { clickTimes, medianAndSlow } from "../measure-clicks.ts";
import type { Measure } from "../run.ts";
import { openBrowser, sumOf, visit } from "../visit.ts";
import { buildApp, frameworks } from "./build-app.ts";
import { openLighthouse, type Verdict } from "./measure-lighthouse.ts";
import { prerenderBruk } from "./prerender-bruk.ts";
import { type ServedApp, serveBuilt } from "./serve-built.ts";
import { readShopData } from "./shop-data.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** The phone Lighthouse makes believe it is. */
const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Something that serves the shop's pages: Bruk, or an app of a framework. */
interface Contender {
  name: string;
  address: string;
}

/**
 * Measures Bruk beside the same shop made with Next.js and with Astro: the apps in this folder are copied into a
 * temporary one, their packages installed there, built from Bruk's own page data and served with Bruk's own
 * stylesheets, fonts and pictures. Each figure has one number for each of the three, in the order its name says.
 */
export async function measureBeside(tell: (what: string) => void): Promise<Measure[]> {
  tell("Prerendering with Bruk");
  const speeds = [await prerenderBruk()];
  const shop = await startDemoShop();
  const folder = await mkdtemp(join(tmpdir(), "bruk-beside-"));
  const served: ServedApp[] = [];
  try {
    const data = await readShopData(shop.address);
    const contenders: Contender[] = [{ name: "Bruk", address: shop.address }];
    for (const framework of frameworks) {
      tell(`Building with ${framework.name}`);
      const { out, pagesPerSecond } = await buildApp(framework, { data, folder });
      speeds.push(pagesPerSecond);
      const app = await serveBuilt(out, shop.address);
      served.push(app);
      contenders.push({ name: framework.name, address: app.address });
    }
    const paths = { home: "/", category: "/Odziez/bluzy/", product: await firstProduct(shop.address) };
    const names = contenders.map(({ name }) => name).join(" / ");
    return [
      {
        what: `pages built a second on this machine: ${names}`,
        figure: speeds.map((speed) => Math.round(speed)).join(" / "),
        goal: "",
      },
      ...(await lookAt(contenders, { paths, names, tell })),
      ...(await askLighthouse(contenders, { paths, names, tell, folder })),
    ];
  } finally {
    for (const app of served) await app.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Looks {
  /** Where each kind of page is. */
  paths: Record<string, string>;
  names: string;
  tell: (what: string) => void;
}

async function lookAt(contenders: readonly Contender[], { paths, names, tell }: Looks): Promise<Measure[]> {
  const browser = await openBrowser();
  const measures: Measure[] = [];
  // What comes later shall find every picture cut, and the shop at rest.
  const page = await browser.newPage(lighthousePhone);
  for (const { address } of contenders)
    for (const path of Object.values(paths)) await page.goto(address + path, { waitUntil: "networkidle" });
  await page.close();
  tell("Clicking");
  const clicks = await forEach(
    contenders,
    async ({ address }) => `${medianAndSlow(await clickTimes(browser, `${address}/`))} ms`,
  );
  tell("Weighing");
  for (const [name, path] of Object.entries(paths)) {
    const arrivals = await forEach(contenders, async ({ address }) => visit(browser, address + path, phone));
    const sums = (kinds: string[]) =>
      arrivals
        .map((arrived) => kB(sumOf(arrived, ({ kind, byWorker }) => kinds.includes(kind) && !byWorker)))
        .join(" / ");
    measures.push({
      what: `JavaScript of the ${name} page until 5 s idle, 390 px, kB: ${names}`,
      figure: sums(["script"]),
      goal: "",
    });
    if (name === "product")
      measures.push({
        what: `HTML and CSS of the ${name} page, kB: ${names}`,
        figure: sums(["document", "stylesheet"]),
        goal: "",
      });
  }
  measures.push(...(await lateBytes(browser, { contenders, names })));
  measures.push({
    what: `a click home → category → product: to the painted heading, median / 95th percentile: ${names}`,
    figure: clicks.join(", "),
    goal: "",
  });
  await browser.close();
  return measures;
}

/** What a wide home page fetches once it has loaded, pictures apart: code that comes late, and pages ahead of a click. */
async function lateBytes(
  browser: Browser,
  { contenders, names }: { contenders: readonly Contender[]; names: string },
): Promise<Measure[]> {
  const arrivals = await forEach(contenders, async ({ address }) =>
    (await visit(browser, `${address}/`, desktop)).filter(({ late, kind }) => late && kind !== "image"),
  );
  const what = "fetched by the home page after its load event, 1440 × 900, until 5 s idle";
  return [
    {
      what: `${what}, kB: ${names}`,
      figure: arrivals.map((arrived) => kB(sumOf(arrived, () => true))).join(" / "),
      goal: "",
    },
    {
      what: `${what}, without scripts, kB: ${names}`,
      figure: arrivals.map((arrived) => kB(sumOf(arrived, ({ kind }) => kind !== "script"))).join(" / "),
      goal: "",
    },
  ];
}

async function askLighthouse(
  contenders: readonly Contender[],
  { paths, names, tell, folder }: Looks & { folder: string },
): Promise<Measure[]> {
  tell("Installing Lighthouse");
  const ask = await openLighthouse(folder);
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    tell(`Asking Lighthouse about the ${name} page`);
    const verdicts = await forEach(contenders, async ({ address }) => ask(address + path));
    const all = (text: (verdict: Verdict) => string) => verdicts.map(text).join(" / ");
    measures.push(
      {
        what: `Lighthouse for phones, ${name}, performance: ${names}`,
        figure: all(({ performance }) => String(performance)),
        goal: "",
      },
      {
        what: `Lighthouse for phones, ${name}, largest picture: ${names}`,
        figure: all(({ largest }) => `${largest.toFixed(1)} s`),
        goal: "",
      },
      {
        what: `Lighthouse for phones, ${name}, blocked: ${names}`,
        figure: all(({ blocked }) => `${Math.round(blocked)} ms`),
        goal: "",
      },
      {
        what: `Lighthouse for phones, ${name}, layout shift: ${names}`,
        figure: all(({ shift }) => shift.toFixed(3)),
        goal: "",
      },
    );
  }
  return measures;
}

/** One after the other: two at a time would measure each other. */
async function forEach<T>(contenders: readonly Contender[], ask: (contender: Contender) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const contender of contenders) answers.push(await ask(contender));
  return answers;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
