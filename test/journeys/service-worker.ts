import type { Page } from "@playwright/test";
import { patience, type Visit } from "./browser.ts";
import { taken } from "./shopper.ts";

/** Milliseconds after which a page is at rest and begins its worker. */
const rest = 11_000;

/** Opens a page, lets it come to rest, and waits until the worker answers for it and has kept what is there. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await taken(page);
  await comeToRest(page);
  await until(page, () => navigator.serviceWorker.controller !== null);
  await settle(page);
}

/** Lets the time go by after which the worker is begun; what the page fetches in its first seconds has come by then. */
export async function comeToRest(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(rest);
  await page.locator("[data-at-rest]").waitFor({ state: "attached" });
  await page.clock.runFor(1000);
}

/** Waits until the worker keeps the page that is shown, and what the order panel needs. */
export async function settle(page: Page): Promise<void> {
  await until(page, async () => {
    const kept = async (url: string) => (await caches.match(url, { ignoreVary: true })) !== undefined;
    const path = location.pathname === "/" ? "/index" : location.pathname.replace(/\/$/, "");
    const lan = Number(localStorage.getItem("lanId") ?? 1);
    const spoken = lan === 1 ? true : await kept(`/page-data/offline/page-data.json?lan=${lan}`);
    return (
      spoken &&
      (await kept(`/page-data/checkout.json?lan=${lan}`)) &&
      ((await kept(location.pathname)) || (await kept(`/page-data${path}/page-data.json`)))
    );
  });
}

/** Waits until something is so in the page; a page that is being loaded anew is asked again. */
export async function until(
  page: Page,
  isSo: (about: string) => boolean | Promise<boolean>,
  about = "",
): Promise<void> {
  const late = Date.now() + patience;
  while (!(await page.evaluate(isSo, about).catch(() => false))) {
    if (Date.now() > late) throw new Error(`It never was so: ${String(isSo)}`);
  }
}

/** Takes the network away; a page at rest hears of it. */
export async function cutOff({ context, page }: Visit): Promise<void> {
  await comeToRest(page);
  await context.setOffline(true);
}
