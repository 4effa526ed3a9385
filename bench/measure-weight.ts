import type { Browser } from "@playwright/test";
import { firstProduct, startDemoShop } from "./demo-shop.ts";
import { measureClicks } from "./measure-clicks.ts";
import { measureFilter } from "./measure-filter.ts";
import { measurePanel } from "./measure-panel.ts";
import { measureTemplates } from "./measure-templates.ts";
import { tap } from "./painted-after.ts";
import type { Measure } from "./run.ts";
import { openBrowser } from "./visit.ts";

/** Starts a demo shop and looks at it with a browser: what each template weighs, paints and takes to be clicked to, in each language, and the first tap. */
export async function measureWeight(): Promise<Measure[]> {
  const shop = await startDemoShop();
  try {
    const browser = await openBrowser();
    const measures: Measure[] = [];
    const product = await firstProduct(shop.address);
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    // Pictures are cut when they are first asked for.
    for (const path of ["/", "/Odziez/bluzy/", product])
      await phone.goto(shop.address + path, { waitUntil: "networkidle" });
    await phone.close();
    measures.push(...(await measureTemplates(browser, shop.address)));
    measures.push(...(await firstTap(browser, `${shop.address}/`)));
    measures.push(...(await measurePanel(browser, { address: shop.address, product })));
    measures.push(...(await measureFilter(browser, `${shop.address}/Odziez/bluzy/`)));
    measures.push(await measureClicks(browser, `${shop.address}/`));
    await browser.close();
    return measures;
  } finally {
    await shop.stop();
  }
}

/** From the first tap, on the cart of a page that has just loaded, to the next paint, as the browser itself times it; and to the open panel. */
async function firstTap(browser: Browser, address: string): Promise<Measure[]> {
  const answered: number[] = [];
  const opened: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    // The shop's code is begun behind the first painted frame.
    await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).length > 0);
    await page.evaluate(() => {
      const times = { opened: 0, answered: 0 };
      Object.assign(window, { times });
      addEventListener(
        "click",
        (event) => {
          const look = () =>
            document.querySelector("dialog[open]")
              ? (times.opened = performance.now() - event.timeStamp)
              : requestAnimationFrame(look);
          look();
        },
        { capture: true, once: true },
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) times.answered = Math.max(times.answered, entry.duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await tap(page, ".cart-box:visible >> nth=0");
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    const times = await page.evaluate(
      () => (window as unknown as { times: { opened: number; answered: number } }).times,
    );
    answered.push(times.answered);
    opened.push(times.opened);
    await context.close();
  }
  const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[2]!);
  return [
    {
      what: "first tap, on the cart: to the next paint, median of 5",
      figure: `${middle(answered)} ms`,
      goal: "≤ 100 ms",
    },
    {
      what: "first tap, on the cart: to the open panel, its code fetched, median of 5",
      figure: `${middle(opened)} ms`,
      goal: "",
    },
  ];
}
