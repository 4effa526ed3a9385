import type { Browser, Locator, Page } from "@playwright/test";
import { pressed } from "./painted-after.ts";
import type { Measure } from "./run.ts";

const rounds = 15;

/** From the click to the frame with the next page's heading, home → category → product. */
export async function measureClicks(browser: Browser, address: string): Promise<Measure> {
  const times = await clickTimes(browser, address);
  return {
    what: `a click home → category → product: to the painted heading, median and 95th percentile of ${times.length}`,
    figure: `${medianAndSlow(times)} ms`,
    goal: "≤ 30 / 80 ms",
  };
}

/** Clicks the way down again and again, the pointer resting on each link before and the button held as a hand does; returns the milliseconds to the frame with the next page's heading, in order. */
export async function clickTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Pictures are cut when they are first asked for.
  await clickThrough(page, address);
  const times = await clickThrough(page, address);
  await page.close();
  return times.sort((a, b) => a - b);
}

/** The median and the 95th percentile of times in order. */
export function medianAndSlow(times: readonly number[]): string {
  return `${Math.round(times[Math.floor(times.length / 2)]!)} / ${Math.round(times[Math.ceil(times.length * 0.95) - 1]!)}`;
}

async function clickThrough(page: Page, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(address, { waitUntil: "networkidle" });
    times.push(await clickTime(page, page.locator(".category-pictures a:visible").nth(round % 5)));
    await page.waitForLoadState("networkidle");
    times.push(await clickTime(page, page.locator(".tile-name a:visible").nth(round % 4)));
  }
  return times;
}

/** Clicks a link with the pointer at rest on it and the button held as a hand does; returns the milliseconds to the frame with another heading, or with what `shows` is a selector of. */
export async function clickTime(page: Page, link: Locator, shows = "h1"): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(300);
  await page.evaluate((shows) => {
    const heading = () => [...document.querySelectorAll(shows)].find((element) => element.checkVisibility());
    const before = heading();
    // A screen that stays has another text in the same heading.
    const said = before?.textContent;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const painted = () => {
          if (heading() === before && before?.textContent === said) return void requestAnimationFrame(painted);
          // A task put behind a frame's own work begins when that frame has been painted.
          setTimeout(() => Object.assign(window, { clickTook: performance.now() - timeStamp }));
        };
        requestAnimationFrame(painted);
      },
      { capture: true, once: true },
    );
  }, shows);
  await link.click({ delay: pressed });
  const took = await page.waitForFunction(() => (window as { clickTook?: number }).clickTook);
  const time = await took.jsonValue();
  await page.evaluate(() => Object.assign(window, { clickTook: undefined }));
  return time!;
}
