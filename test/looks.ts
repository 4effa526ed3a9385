import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { desktop, patience, phone, type Visit } from "./journeys/browser.ts";
import { root, type Shop, SHOPS_VARIABLE, startShop, stopShops } from "./journeys/start-shop.ts";
import { backofficeLooks } from "./looks/backoffice-looks.ts";
import { customerLooks } from "./looks/customer-looks.ts";
import { type Look, widths, widthsOf } from "./looks/look.ts";
import { orderLooks } from "./looks/order-looks.ts";
import { productLooks } from "./looks/product-looks.ts";
import { screenLooks } from "./looks/screen-looks.ts";
import { looksTable } from "./looks/table.ts";
import { findBrowser } from "./run/find-browser.ts";

/**
 * `npm run looks [-- names]`: opens a demo shop of its own, walks to every state of its screens and writes
 * what the window shows into `docs/looks/`, with a table of them in `docs/looks.md`, and the README's screenshots. Names choose the looks
 * they begin. Exits 1 when a state could not be come to; the others are drawn all the same.
 */
const heights: Record<number, number> = {
  [widths.phone]: 844,
  [widths.tablet]: 1024,
  [widths.desktop]: 900,
  [widths.wide]: 1080,
};
const folder = join(root, "docs/looks");
/** What the README shows, larger: by the look's name, and its name there. */
const shownFirst: Record<string, string> = {
  home: "home",
  product: "product",
  "panel-data": "panel",
  "office-order": "office-order",
};
const names = process.argv.slice(2);
const looks = [...screenLooks, ...productLooks, ...orderLooks, ...customerLooks, ...backofficeLooks];
const chosen = looks.filter(({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)));
const given = process.env[SHOPS_VARIABLE];
const shop = given === undefined ? await startShop() : (JSON.parse(given) as Shop[])[0]!;
process.env[SHOPS_VARIABLE] = JSON.stringify([shop]);
mkdirSync(folder, { recursive: true });
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--disable-dev-shm-usage", "--hide-scrollbars", ...asRoot],
});
const missed: string[] = [];
let bytes = 0;
for (const look of chosen) {
  for (const width of widthsOf(look)) await drawAt(browser, look, width);
}
await browser.close();
if (given === undefined) await stopShops();
writeFileSync(join(root, "docs/looks.md"), looksTable(looks));
process.stdout.write(`${(bytes / 1_000_000).toFixed(1)} MB of screenshots in docs/looks/.\n`);
for (const line of missed) process.stderr.write(`${line}\n`);
process.exit(missed.length === 0 ? 0 : 1);

async function drawAt(browser: Browser, look: Look, width: number): Promise<void> {
  const file = join(folder, `${look.name}-${width}.webp`);
  const mobile = width <= 530;
  const context = await browser.newContext({
    baseURL: shop.address,
    locale: "pl-PL",
    reducedMotion: "reduce",
    ...(mobile ? phone : desktop).options,
    viewport: { width, height: heights[width] ?? 900 },
  });
  context.setDefaultTimeout(patience / 2);
  const page = await context.newPage();
  try {
    await look.draw({ page, context, mobile, forgive: () => undefined } satisfies Visit);
    await rested(page);
    const shot = await page.screenshot();
    await writePicture(shot, { file, width: Math.min(width, 720), quality: 60 });
    const first = shownFirst[look.name];
    if (first !== undefined && [widths.phone, widths.desktop].some((shown) => shown === width)) {
      const shown = join(root, `docs/screenshots/${first}-${width}.webp`);
      await writePicture(shot, { file: shown, width, quality: 75 });
      // What the manifest shows before the shop is installed.
      const installed = join(root, `src/storefront/public/icons/screen-${first}-${width}.webp`);
      if (existsSync(installed)) copyFileSync(shown, installed);
    }
    bytes += statSync(file).size;
    process.stdout.write(`${look.name} at ${width}\n`);
  } catch (error) {
    missed.push(
      `${look.name} at ${width}: ${error instanceof Error ? error.message.split("\n").slice(0, 12).join(" ") : String(error)}`,
    );
  } finally {
    await context.close();
  }
}

/** Waits until what was said in passing is gone, and fonts and the pictures in sight are there. */
async function rested(page: Page): Promise<void> {
  await page.locator(".notice").waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width, bottom } = image.getBoundingClientRect();
      return (
        image.complete ||
        width === 0 ||
        bottom < 0 ||
        top > innerHeight ||
        left > innerWidth ||
        !image.checkVisibility()
      );
    }),
  );
}

/** As WebP of a width in pixels: 390 of a phone and at most 720 of anything wider, so that all of them stay small. */
async function writePicture(
  shot: Buffer,
  { file, width, quality }: { file: string; width: number; quality: number },
): Promise<void> {
  await sharp(shot).resize({ width }).webp({ quality, effort: 6 }).toFile(file);
}
