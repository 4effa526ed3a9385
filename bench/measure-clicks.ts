import type { Browser, Page } from "@playwright/test";
import type { Measure } from "./run.ts";

const rounds = 15;
/** Milliseconds in which the shop makes, when nothing else is asked of it, the smaller files of the pictures it was asked for. */
const picturesCut = 75_000;

/** From the click to the frame with the next page's heading, home → category → product, the pointer resting on the link before as a hand does. */
export async function measureClicks(browser: Browser, address: string): Promise<Measure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first time the shop cuts pictures for these pages, which one that has been running has done.
  await clickThrough(page, address);
  await page.waitForTimeout(picturesCut);
  const times = await clickThrough(page, address);
  await page.close();
  times.sort((a, b) => a - b);
  return { what: `a click home → category → product: to the painted heading, median and 95th percentile of ${times.length}`, figure: `${Math.round(times[times.length / 2]!)} / ${Math.round(times[Math.ceil(times.length * 0.95) - 1]!)} ms`, goal: "≤ 35 / 80 ms" };
}

async function clickThrough(page: Page, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(address, { waitUntil: "networkidle" });
    times.push(await clickTime(page, `.category-pictures a >> nth=${round % 5}`));
    await page.waitForLoadState("networkidle");
    times.push(await clickTime(page, `.tile-name a >> nth=${round % 4}`));
  }
  return times;
}

async function clickTime(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    addEventListener("click", ({ timeStamp }) => {
      const painted = () => {
        if (document.querySelector("h1") === before) return void requestAnimationFrame(painted);
        // A task put behind a frame's own work begins when that frame has been painted.
        setTimeout(() => Object.assign(window, { clickTook: performance.now() - timeStamp }));
      };
      requestAnimationFrame(painted);
    }, { capture: true, once: true });
  });
  await link.click();
  const took = await page.waitForFunction(() => (window as { clickTook?: number }).clickTook);
  const time = await took.jsonValue();
  await page.evaluate(() => Object.assign(window, { clickTook: undefined }));
  return time!;
}
