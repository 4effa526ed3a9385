import type { Browser } from "@playwright/test";
import { median, paintedAfter, slowDown } from "./painted-after.ts";
import type { Measure } from "./run.ts";

const rounds = 7;

/** On a phone whose processor is four times as slow: a size is chosen, put into the cart, and the panel opened; from the click to the painted frame. */
export async function measurePanel(browser: Browser, { address, product }: { address: string; product: string }): Promise<Measure[]> {
  const chosen: number[] = [];
  const added: number[] = [];
  const opened: number[] = [];
  const filled: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(address + product, { waitUntil: "networkidle" });
    await slowDown(page);
    chosen.push(...(await paintedAfter(page, { by: ".sizes label:has(input:not([disabled])) >> nth=0", shows: [".size-input:checked"] })));
    added.push(...(await paintedAfter(page, { by: "#buy-action button >> nth=0", shows: [".cart-box-count:not(.cart-box-none)"] })));
    await page.evaluate(() => scrollTo(0, 0));
    const [open = Number.NaN, full = Number.NaN] = await paintedAfter(page, { by: ".cart-box >> nth=0", shows: ["dialog.order-panel[open]", "dialog.order-panel .cart-line"] });
    opened.push(open);
    filled.push(full);
    await page.close();
  }
  return [
    { what: `a size chosen on a 4× slowed CPU: to the painted choice, median of ${rounds}`, figure: median(chosen), goal: "≤ 100 ms" },
    { what: `added to the cart on a 4× slowed CPU: to the painted count, median of ${rounds}`, figure: median(added), goal: "≤ 100 ms" },
    { what: `the order panel on a 4× slowed CPU: to the painted panel, median of ${rounds}`, figure: median(opened), goal: "≤ 100 ms" },
    { what: "the same: to the painted cart in it", figure: median(filled), goal: "" },
  ];
}
