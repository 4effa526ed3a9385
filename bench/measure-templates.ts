import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { href, pageDataHref, pathIn, type Paths, pathsIn, searchHref } from "../src/contract/paths.ts";
import type { PageData } from "../src/contract/page-data.ts";
import { type LanCode, languages } from "../src/domain/language.ts";
import { demoCustomers } from "../demo/people-and-codes.ts";
import { scriptBudgets } from "../test/script-budgets.ts";
import { clickTime } from "./measure-clicks.ts";
import { slowDown } from "./painted-after.ts";
import type { Measure } from "./run.ts";
import { sumOf, visit } from "./visit.ts";

const clicks = 5;
const loads = 3;

/** A page of a template, and a page with a link to it. */
export interface Measured {
  name: string;
  budget: number;
  path: string;
  /** Where it is clicked to, and on what; `first` opens what the link is in. */
  from: { path: string; link: string; first?: string };
  /** It is a customer's own. */
  signedIn?: true;
  /** It is a window over that page, opened by this. */
  window?: { opener: string; shows: string };
}

/** A word with a slip, in each language: the page of its results has a link to those of the right one. */
const slips: Record<LanCode, string> = { pl: "blzua", en: "hooide", cz: "miikna" };

/** Returns for each template in each language what its page weighs on a phone, what its load takes on a slow one, and how long a click to it takes. */
export async function measureTemplates(browser: Browser, address: string): Promise<Measure[]> {
  const customer = await signedIn(browser, address);
  const measures: Measure[] = [];
  for (const { lanCode, tag: locale } of languages) {
    for (const measured of await templatesIn(address, lanCode)) {
      // Who reads another language is offered it, by code of its own.
      const options = { locale, ...(measured.signedIn && customer) };
      const weight = await weigh(browser, address, { measured, options });
      const slow = measured.window ? null : await loadSlowly(browser, address + measured.path, options);
      const click = await clickTo(browser, address, { measured, options });
      measures.push({
        what: `${measured.name}, ${lanCode}: JavaScript, HTML, CSS${slow === null ? "" : `; on a slow phone largest paint, longest task and layout shift, median of ${loads}`}; click to painted, median of ${clicks}`,
        figure: `${weight}${slow === null ? "" : `; ${slow}`}; ${Math.round(click)} ms`,
        goal: `≤ ${measured.budget} kB${slow === null ? "" : "; 1.5 s, 100 ms, 0"}; ${measured.window ? 100 : 30} ms`,
      });
    }
  }
  return measures;
}

/** Returns a page of each template in a language, as it is measured. */
export async function templatesIn(address: string, lanCode: LanCode): Promise<Measured[]> {
  const paths: Paths = pathsIn[lanCode];
  const answer = await fetch(address + pageDataHref(paths.home));
  const { data, layout } = (await answer.json()) as PageData<"home">;
  const [tile] = data.rows.flatMap((row) => (row.kind === "tiles" ? row.tiles : []));
  const [newest] = data.rows.flatMap((row) => (row.kind === "newest" ? row.products : []));
  const [first] = data.rows.flatMap((row) => (row.kind === "looks" ? row.looks : []));
  const category = href(tile!.url);
  const product = href(newest!.url);
  const look = href(first!.url);
  const content = href(layout.pages[0]!.url);
  const search = pathIn(searchHref(slips[lanCode]), lanCode);
  const to = (path: string, within = "main") => `${within} a[href^="${path}"]:visible`;
  return [
    {
      name: "home",
      budget: scriptBudgets.home,
      path: paths.home,
      from: { path: category, link: ".head-mark:visible" },
    },
    {
      name: "category",
      budget: scriptBudgets.category,
      path: category,
      from: { path: paths.home, link: to(category) },
    },
    { name: "product", budget: scriptBudgets.product, path: product, from: { path: paths.home, link: to(product) } },
    { name: "search", budget: scriptBudgets.category, path: search, from: { path: search, link: ".search-note a" } },
    { name: "look", budget: scriptBudgets.look, path: look, from: { path: paths.home, link: to(look) } },
    {
      name: "cart",
      budget: scriptBudgets.home + 29,
      path: paths.home,
      from: { path: paths.home, link: ".cart-box:visible" },
      window: { opener: ".cart-box:visible", shows: "dialog[open]" },
    },
    {
      name: "account",
      // With the form, which comes once it is known who reads it; what is below it comes near it.
      budget: scriptBudgets.account + 7,
      path: paths.userData,
      from: { path: paths.home, link: to(paths.userData, "dialog"), first: ".head-user:visible" },
      signedIn: true,
    },
    {
      name: "information",
      budget: scriptBudgets.content,
      path: content,
      from: { path: paths.home, link: to(content, "footer") },
    },
  ];
}

interface OfOne {
  measured: Measured;
  options: BrowserContextOptions;
}

const phone = { viewport: { width: 390, height: 844 } };

/** Returns kilobytes of JavaScript, HTML and CSS until five idle seconds; of a window, with the page it is over. */
async function weigh(browser: Browser, address: string, { measured, options }: OfOne): Promise<string> {
  const { window } = measured;
  const arrivals = await visit(browser, address + measured.path, phone.viewport, {
    options,
    act: window && ((page) => open(page, window)),
  });
  const kilobytes = (kind: string) =>
    (sumOf(arrivals, (arrival) => arrival.kind === kind && !arrival.byWorker) / 1000).toFixed(1);
  return `${kilobytes("script")} + ${kilobytes("document")} + ${kilobytes("stylesheet")} kB`;
}

async function open(page: Page, { opener, shows }: { opener: string; shows: string }): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.locator(opener).first().click();
  await page.locator(shows).first().waitFor();
}

/** Returns what a load on a phone takes whose processor is four times as slow, 150 ms and 1.6 Mbit/s away, each the middle of some loads: seconds to the largest paint, milliseconds of the longest task, how far things jumped. */
async function loadSlowly(browser: Browser, address: string, options: BrowserContextOptions): Promise<string> {
  const all: SlowLoad[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await browser.newContext({ ...options, ...phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await slowDown(page);
    const line = await context.newCDPSession(page);
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await page.goto(address, { waitUntil: "load" });
    all.push(await page.evaluate(observedLoad));
    await context.close();
  }
  const { largest, longest, shift } = {
    largest: middle(all.map((load) => load.largest)) / 1000,
    longest: middle(all.map((load) => load.longest)),
    shift: middle(all.map((load) => load.shift)),
  };
  return `${largest.toFixed(1)} s, ${Math.round(longest)} ms, ${shift.toFixed(3)}`;
}

/** Milliseconds to the largest paint and of the longest task; how far things jumped, without unit. */
interface SlowLoad {
  largest: number;
  longest: number;
  shift: number;
}

/** Runs in the page: what it was seen to do until now and in the second and a half after. A task is told of from 50 ms on. */
function observedLoad(): Promise<SlowLoad> {
  const seen = { largest: 0, longest: 0, shift: 0 };
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => void (seen.largest = startTime));
  observe("longtask", ({ duration }) => void (seen.longest = Math.max(seen.longest, duration)));
  observe("layout-shift", (entry) => void (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  return new Promise((resolve) => void setTimeout(() => resolve(seen), 1500));
}

/** Returns the middle of the milliseconds from a click on a link to the page's painted heading, or to the open window. */
async function clickTo(browser: Browser, address: string, { measured, options }: OfOne): Promise<number> {
  const { from, window } = measured;
  const context = await browser.newContext({ ...options, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < clicks; round += 1) {
    await page.goto(address + from.path, { waitUntil: "networkidle" });
    // On a busy machine the network rests before the page is taken over.
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    if (from.first !== undefined) await page.locator(from.first).first().click();
    times.push(await clickTime(page, page.locator(from.link).first(), window?.shows ?? "h1"));
    if (window === undefined) continue;
    await page.keyboard.press("Escape");
    await page.locator(window.shows).first().waitFor({ state: "hidden" });
    // A window that was just closed takes its entry of the history back, which would call off the page that is gone to.
    await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers);
  }
  await context.close();
  return middle(times);
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Signs a customer of the demo in; returns what their browser keeps. */
async function signedIn(browser: Browser, address: string): Promise<BrowserContextOptions> {
  const [{ email, password }] = demoCustomers as [(typeof demoCustomers)[number]];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address + pathsIn.pl.userData, { waitUntil: "networkidle" });
  await page.locator("dialog[open] input[name=login]").fill(email);
  await page.locator("dialog[open] input[name=loginPassword]").fill(password);
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const storageState = await context.storageState({ indexedDB: false });
  await context.close();
  return { storageState };
}
