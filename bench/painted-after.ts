import type { Page } from "@playwright/test";

/** Milliseconds a hand lies still before it clicks: what a page does of itself is over by then. */
const rest = 1000;
/** Milliseconds a finger, or a mouse's button, stays down. */
export const pressed = 80;

/** Returns how many milliseconds after a finger has let go of `by`, which the hand has come to rest on, the frame was painted in which each of `shows` is there. */
export async function paintedAfter(page: Page, { by, shows }: { by: string; shows: string[] }): Promise<number[]> {
  await page.locator(by).scrollIntoViewIfNeeded();
  await page.waitForTimeout(rest);
  return paintedFrom(page, { event: "click", shows, act: () => tap(page, by) });
}

/** Returns how many milliseconds after `key` went down the frame was painted in which `shows` is there; others that are held with it come before. */
export async function paintedAfterKey(page: Page, { key, shows }: { key: string; shows: string }): Promise<number> {
  const act = () => page.keyboard.press(key);
  const [time = Number.NaN] = await paintedFrom(page, { event: "keydown", shows: [shows], act });
  return time;
}

async function paintedFrom(
  page: Page,
  { event, shows, act }: { event: "click" | "keydown"; shows: string[]; act: () => Promise<void> },
): Promise<number[]> {
  await page.evaluate(
    ([event, shows]) => {
      const begin = (happened: Event) => {
        if (happened instanceof KeyboardEvent && happened.key === "Control") return;
        removeEventListener(event, begin, true);
        const painted: number[] = [];
        const look = () => {
          shows.forEach((shown, at) => {
            // A task put behind a frame's own work begins when that frame has been painted.
            if (painted[at] === undefined && document.querySelector(shown) !== null)
              setTimeout(() => (painted[at] ??= performance.now() - happened.timeStamp));
          });
          if (shows.every((_, at) => painted[at] !== undefined)) Object.assign(window, { paintedAfter: painted });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener(event, begin, true);
    },
    [event, shows] as const,
  );
  await act();
  const took = await page.waitForFunction(() => (window as { paintedAfter?: number[] }).paintedAfter);
  const times = await took.jsonValue();
  await page.evaluate(() => Object.assign(window, { paintedAfter: undefined }));
  return times!;
}

/** Taps as a finger does; Playwright's own tap takes no time, and has the page look for what it hits while it is measured. */
export async function tap(page: Page, by: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(by).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await page.waitForTimeout(pressed);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
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
