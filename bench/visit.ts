import { type Browser, type BrowserContextOptions, chromium, type Page, type ViewportSize } from "@playwright/test";
import { findBrowser } from "../test/run/find-browser.ts";

/** Something the browser has fetched. */
export interface Arrival {
  /** What for, as the browser names it: `script`, `document`, `stylesheet`, `image`, `fetch`… */
  kind: string;
  /** Of its body on the wire. */
  bytes: number;
  /** Asked for after the page's load event. */
  late: boolean;
  /** Asked for by the page's service worker, not by the page. */
  byWorker: boolean;
}

/** Milliseconds a page is watched after its network was idle for the first time. */
const watched = 5000;

/** Opens the browser all pages are looked at with. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** Opens a page in a browser that has seen nothing yet but what `options` say, and does there what `act` says; returns what was fetched until five idle seconds. */
export async function visit(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
  {
    options = {},
    act,
    restless = false,
  }: {
    options?: BrowserContextOptions;
    act?: ((page: Page) => Promise<void>) | undefined;
    /** The browser never rests: what a page fetches then is not fetched. */
    restless?: boolean;
  } = {},
): Promise<Arrival[]> {
  const context = await browser.newContext({ ...options, viewport });
  if (restless) await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const arriving: Promise<(Omit<Arrival, "late"> & { asked: number }) | null>[] = [];
  context.on("response", (response) => {
    const request = response.request();
    arriving.push(
      request.sizes().then(
        ({ responseBodySize }) => ({
          kind: request.resourceType(),
          bytes: responseBodySize,
          byWorker: request.serviceWorker() !== null,
          asked: request.timing().startTime,
        }),
        () => null,
      ),
    );
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await act?.(page);
  await page.waitForTimeout(watched);
  const loaded = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  // What has begun to arrive, but never ends, is not waited for.
  const arrived = await Promise.all(
    arriving.map((one) => Promise.race([one, page.waitForTimeout(1000).then(() => null)])),
  );
  await context.close();
  return arrived.filter((one) => one !== null).map(({ asked, ...one }) => ({ ...one, late: asked > loaded }));
}

/** Returns the bytes of those arrivals that are meant. */
export function sumOf(arrivals: readonly Arrival[], meant: (arrival: Arrival) => boolean): number {
  return arrivals.filter(meant).reduce((sum, { bytes }) => sum + bytes, 0);
}
