import type { Browser, Page } from "@playwright/test";
import type { Measure } from "./run.ts";

const rounds = 7;

/** A product put into the cart, and the panel opened on a phone whose processor is four times as slow: from the click to the painted frame. */
export async function measurePanel(browser: Browser, { address, product }: { address: string; product: string }): Promise<Measure[]> {
  const added: number[] = [];
  const opened: number[] = [];
  const filled: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(address + product, { waitUntil: "networkidle" });
    await page.locator(".sizes label:has(input:not([disabled]))").first().tap();
    added.push(...(await paintedAfter(page, { by: "#buy-action button >> nth=0", shows: [".cart-box-count:not(.cart-box-none)"] })));
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const [open = Number.NaN, full = Number.NaN] = await paintedAfter(page, { by: ".cart-box >> nth=0", shows: ["dialog.order-panel[open]", "dialog.order-panel .cart-line"] });
    opened.push(open);
    filled.push(full);
    await page.close();
  }
  const said = (times: number[]) => `${Math.round(times.toSorted((a, b) => a - b)[(rounds - 1) / 2]!)} ms`;
  return [
    { what: `added to the cart: to the painted count, median of ${rounds}`, figure: said(added), goal: "≤ 50 ms" },
    { what: `the order panel on a 4× slowed CPU: to the painted panel, median of ${rounds}`, figure: said(opened), goal: "≤ 100 ms" },
    { what: "the same: to the painted cart in it", figure: said(filled), goal: "" },
  ];
}

/** Answers how many milliseconds after the click on `by` the frame was painted in which each of `shows` is there. */
async function paintedAfter(page: Page, { by, shows }: { by: string; shows: string[] }): Promise<number[]> {
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
