import type { Browser } from "@playwright/test";
import { median, paintedAfter, slowDown } from "./painted-after.ts";
import type { Measure } from "./run.ts";

const rounds = 7;

/** A listing narrowed on a phone whose processor is four times as slow: from letting go to the painted tick, and to the painted products. */
export async function measureFilter(browser: Browser, address: string): Promise<Measure[]> {
  const ticked: number[] = [];
  const narrowed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("#filter-toggle").tap();
    await page.locator("#filters input").first().waitFor();
    await page.waitForLoadState("networkidle");
    await slowDown(page);
    const [tick = Number.NaN, listing = Number.NaN] = await paintedAfter(page, {
      by: "#filters .filter-square:has(input:not([disabled])) >> nth=0",
      shows: ["#filters input:checked", ".chips"],
    });
    ticked.push(tick);
    narrowed.push(listing);
    await page.close();
  }
  return [
    {
      what: `a filter on a 4× slowed CPU: to the painted tick, median of ${rounds}`,
      figure: median(ticked),
      goal: "≤ 100 ms",
    },
    { what: "the same: to the painted products", figure: median(narrowed), goal: "" },
  ];
}
