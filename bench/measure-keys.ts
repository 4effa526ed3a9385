import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { backofficeScriptBudget } from "../test/script-budgets.ts";
import { medianAndSlow } from "./measure-clicks.ts";
import { paintedAfterKey } from "./painted-after.ts";
import type { Measure } from "./run.ts";
import { sumOf, visit } from "./visit.ts";

const rounds = 40;
const viewport = { width: 1440, height: 900 };

/** The list of orders in a browser that somebody is signed in by: what it fetches, and from a key that goes down to the painted frame: `J` and `K` in the list, Ctrl K to the palette. */
export async function measureKeys(
  browser: Browser,
  { address, cookies }: { address: string; cookies: ReadonlyMap<string, string> },
): Promise<Measure[]> {
  const options = signedIn(address, cookies);
  const list = `${address}/admin/orders?view=all`;
  const fetched = await visit(browser, list, viewport, { options, restless: true });
  const scripts = sumOf(fetched, ({ kind }) => kind === "script");
  const context = await browser.newContext({ ...options, viewport });
  const page = await context.newPage();
  await page.goto(list);
  await page.locator("[data-row]").first().waitFor();
  const walked = await rowTimes(page);
  const opened = await paletteTimes(page);
  await context.close();
  return [
    {
      what: "back office: JavaScript of the list of orders",
      figure: `${(scripts / 1000).toFixed(1)} kB`,
      goal: `≤ ${backofficeScriptBudget} kB`,
    },
    {
      what: `back office: J and K in the list, from the key to the painted row, median and 95th percentile of ${walked.length}`,
      figure: `${medianAndSlow(walked)} ms`,
      goal: "≤ 16 ms",
    },
    {
      what: "back office: Ctrl K, from the key to the painted palette, its code fetched",
      figure: `${Math.round(opened.first)} ms`,
      goal: "≤ 100 ms",
    },
    {
      what: `the same once more, median and 95th percentile of ${opened.again.length}`,
      figure: `${medianAndSlow(opened.again)} ms`,
      goal: "≤ 100 ms",
    },
  ];
}

function signedIn(address: string, cookies: ReadonlyMap<string, string>): BrowserContextOptions {
  const { hostname } = new URL(address);
  const common = {
    domain: hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Strict",
  } as const;
  // In another language than the person's the words of both would come.
  return {
    locale: "pl-PL",
    storageState: { cookies: [...cookies].map(([name, value]) => ({ name, value, ...common })), origins: [] },
  };
}

/** Down the list row by row and up again; in order. */
async function rowTimes(page: Page): Promise<number[]> {
  const rows = await page
    .locator("[data-row]")
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset["row"]!));
  const down = rows.slice(0, rounds / 2);
  const up = down.toReversed().slice(1);
  const times: number[] = [];
  for (const [key, numbers] of [
    ["j", down],
    ["k", up],
  ] as const)
    for (const number of numbers)
      times.push(await paintedAfterKey(page, { key, shows: `[data-row="${number}"]:focus` }));
  return times.sort((a, b) => a - b);
}

async function paletteTimes(page: Page): Promise<{ first: number; again: number[] }> {
  const times: number[] = [];
  for (let round = 0; round < rounds / 2; round += 1) {
    times.push(await paintedAfterKey(page, { key: "Control+k", shows: "dialog[open] [role=combobox]:focus" }));
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
  const [first = Number.NaN, ...again] = times;
  return { first, again: again.sort((a, b) => a - b) };
}
