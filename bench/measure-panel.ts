import type { Browser, Page } from "@playwright/test";
import { median, paintedAfter, slowDown } from "./painted-after.ts";
import type { Measure } from "./run.ts";

const rounds = 7;

/** A size is chosen and put into the cart on a phone; on one whose processor is four times as slow the panel is opened, too. From letting go to the painted frame. */
export async function measurePanel(
  browser: Browser,
  { address, product }: { address: string; product: string },
): Promise<Measure[]> {
  const quickly: number[] = [];
  const chosen: number[] = [];
  const added: number[] = [];
  const opened: number[] = [];
  const filled: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quick = await openProduct(browser, address + product);
    await choose(quick);
    quickly.push(...(await add(quick)));
    await quick.close();
    const page = await openProduct(browser, address + product);
    await slowDown(page);
    chosen.push(...(await choose(page)));
    added.push(...(await add(page)));
    await page.evaluate(() => scrollTo(0, 0));
    const [open = Number.NaN, full = Number.NaN] = await paintedAfter(page, {
      by: ".cart-box >> nth=0",
      shows: ["dialog.order-panel[open]", "dialog.order-panel .cart-line"],
    });
    opened.push(open);
    filled.push(full);
    await page.close();
  }
  return [
    { what: `added to the cart: to the painted count, median of ${rounds}`, figure: median(quickly), goal: "≤ 50 ms" },
    {
      what: `a size chosen on a 4× slowed CPU: to the painted choice, median of ${rounds}`,
      figure: median(chosen),
      goal: "≤ 100 ms",
    },
    {
      what: `added to the cart on a 4× slowed CPU: to the painted count, median of ${rounds}`,
      figure: median(added),
      goal: "≤ 100 ms",
    },
    {
      what: `the order panel on a 4× slowed CPU: to the painted panel, median of ${rounds}`,
      figure: median(opened),
      goal: "≤ 100 ms",
    },
    { what: "the same: to the painted cart in it", figure: median(filled), goal: "" },
  ];
}

async function openProduct(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(address, { waitUntil: "networkidle" });
  return page;
}

function choose(page: Page): Promise<number[]> {
  return paintedAfter(page, { by: ".sizes label:has(input:not([disabled])) >> nth=0", shows: [".size-input:checked"] });
}

function add(page: Page): Promise<number[]> {
  return paintedAfter(page, { by: "#buy-action button >> nth=0", shows: [".cart-box-count:not(.cart-box-none)"] });
}
