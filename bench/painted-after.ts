import type { Page } from "@playwright/test";

/** Milliseconds a hand lies still before it clicks: what a page does of itself is over by then. */
const rest = 1000;

/** Answers how many milliseconds after the click on `by`, which the hand has come to rest on, the frame was painted in which each of `shows` is there. */
export async function paintedAfter(page: Page, { by, shows }: { by: string; shows: string[] }): Promise<number[]> {
  await page.locator(by).scrollIntoViewIfNeeded();
  await page.waitForTimeout(rest);
  await page.evaluate((shows) => {
    addEventListener("click", ({ timeStamp }) => {
      const painted: number[] = [];
      const look = () => {
        shows.forEach((shown, at) => {
          // A task put behind a frame's own work begins when that frame has been painted.
          if (painted[at] === undefined && document.querySelector(shown) !== null) setTimeout(() => (painted[at] ??= performance.now() - timeStamp));
        });
        if (shows.every((_, at) => painted[at] !== undefined)) Object.assign(window, { paintedAfter: painted });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }, shows);
  await page.locator(by).tap();
  const took = await page.waitForFunction(() => (window as { paintedAfter?: number[] }).paintedAfter);
  const times = await took.jsonValue();
  await page.evaluate(() => Object.assign(window, { paintedAfter: undefined }));
  return times!;
}

/** Slows a page's processor down to a quarter: a phone of the lower half. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** The middle of some times, in milliseconds. */
export function median(times: readonly number[]): string {
  return `${Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!)} ms`;
}
