import assert from "node:assert/strict";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { desktop, expect, phone, visit } from "./browser.ts";
import { openCountingFront } from "./counting-front.ts";
import { until } from "./service-worker.ts";
import { openShop } from "./shop.ts";

const shop = await openShop();
// The campaign itself, whose headline is seen through it, in place of the small picture that other journeys have.
for (const file of globSync("pictures/cut/hero*", { cwd: shop.dataDir })) rmSync(join(shop.dataDir, file));
const front = await openCountingFront(shop.address);
after(() => front.close());

for (const on of [phone, desktop]) {
  test(`each picture is sent once, none on the second visit, and the campaign looks the same each time, offline too, ${on.name}`, async (t) => {
    await visit(t, { on, worker: true, options: { baseURL: front.address } }, async ({ page, context, forgive }) => {
      forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      front.forget();
      await page.goto("/");
      await seen(page);
      const first = await campaign(page);
      // Ten seconds at rest: the worker comes, and keeps what was there before it.
      await until(page, () => navigator.serviceWorker.controller !== null);
      const [largest] = front.pictures();
      assert.ok(largest?.includes("hero"), "the campaign was sent first");
      await until(page, async (address) => (await caches.match(address)) !== undefined, largest);

      await page.goto("/");
      await seen(page);
      await same(page, first, "on the second visit");
      assert.deepEqual(repeated(front.pictures()), [], "no picture is sent twice");

      await context.setOffline(true);
      await page.goto("/");
      await seen(page);
      await same(page, first, "offline");
      await context.setOffline(false);
      await page.goto("/");
      await seen(page);
      await same(page, first, "with the network again");
      assert.deepEqual(repeated(front.pictures()), [], "no picture is sent twice");
    });
  });
}

/** Waits until the campaign and the pictures in the window are shown. */
async function seen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility({ visibilityProperty: true });
    });
    return shown.length === 0 ? ["none"] : shown.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.outerHTML);
  })).toEqual([]);
}

async function campaign(page: Page): Promise<Buffer> {
  // The line that tells of a lost connection lies over it, and comes when it comes.
  await page.evaluate(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(".line { opacity: 0 !important }");
    document.adoptedStyleSheets = [unseen];
  });
  return page.locator(".hero").screenshot({ animations: "disabled" });
}

/** Two pictures of the campaign are the same but for a few points whose edges are drawn a shade differently. */
async function same(page: Page, first: Buffer, when: string): Promise<void> {
  const [before, now] = await Promise.all([first, await campaign(page)].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  assert.equal(now!.length, before!.length, when);
  const different = before!.reduce((count, value, at) => count + (Math.abs(value - now![at]!) > 16 ? 1 : 0), 0);
  assert.ok(different <= before!.length / 1000, `${when} ${different} of ${before!.length} values differ`);
}

function repeated(paths: readonly string[]): string[] {
  return paths.filter((path, at) => paths.indexOf(path) !== at);
}
