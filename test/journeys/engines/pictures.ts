import assert from "node:assert/strict";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { eventually } from "../records.ts";
import { openShop } from "../shop.ts";
import { type Line, layLine, type Sent } from "./line.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

/** What becomes of pictures, and of whatever else has an address that means one content for ever, when somebody comes again. */
export const pictures: Readonly<Record<string, Journey>> = {
  "each picture and each built file is sent once, none on the second visit, and the campaign looks the same each time, after 'back' and without a network too":
    async (visitor) => {
      const { address, dataDir } = await openShop();
      // The campaign itself, whose headline is seen through it, in place of the small picture that other journeys have.
      for (const file of globSync("pictures/cut/hero*", { cwd: dataDir })) rmSync(join(dataDir, file));
      const line = await layLine(address);
      try {
        visitor.address = line.address;
        await visitor.open("/");
        await visitor.seesPictures();
        await visitor.until("a worker that answers for the page", () => navigator.serviceWorker.controller !== null);
        await visitor.until("the pictures in the window kept", picturesCached);
        const first = await campaign(visitor);
        assert.ok(
          lasting(line).some(({ path, bytes }) => path.includes("hero") && bytes > 0),
          "the campaign was sent",
        );
        assert.deepEqual(repeated(line), [], "nothing is sent twice");

        const before = lasting(line).length;
        await visitor.open("/");
        await same(visitor, first, "on the second visit");
        assert.deepEqual(lasting(line).slice(before), [], "nothing is sent again on the second visit");

        await visitor.press({ css: "main .tile-name a" });
        await visitor.sees({ css: ".buy-price" });
        await visitor.back();
        await visitor.isAt("/");
        await same(visitor, first, "after 'back'");

        // The network that goes is what is looked for from here on.
        visitor.forgive(/./);
        line.cut();
        await visitor.open("/");
        await same(visitor, first, "without a network");
        line.mend();
        await visitor.open("/");
        await same(visitor, first, "with the network again");
        assert.deepEqual(repeated(line), [], "nothing is sent twice");
      } finally {
        await line.close();
      }
    },
};

/** Returns whether the worker keeps every picture the window shows. Runs in the page. */
async function picturesCached(): Promise<boolean> {
  const shown = [...document.images].filter(
    (image) => image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
  );
  const kept = await Promise.all(shown.map((image) => caches.match(image.currentSrc, { ignoreVary: true })));
  return shown.length > 0 && kept.every((picture) => picture !== undefined);
}

/** The campaign as far as the window shows it. */
async function campaign(visitor: Visitor): Promise<Buffer> {
  const place = await visitor.ask(async () => {
    // The line that tells of a lost connection lies over it, and comes when it comes.
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(".line { opacity: 0 !important }");
    document.adoptedStyleSheets = [unseen];
    scrollTo({ top: 0, behavior: "instant" });
    await document.querySelector<HTMLImageElement>(".hero-art")!.decode();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { left, top, width, bottom } = document.querySelector(".hero")!.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.floor(width),
      height: Math.floor(Math.min(bottom, innerHeight) - top),
    };
  });
  return sharp(await visitor.picture())
    .extract(place)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Waits until the pictures are shown and the campaign is the same but for a few points whose edges are drawn a shade differently. */
async function same(visitor: Visitor, first: Buffer, when: string): Promise<void> {
  await visitor.sees({ css: ".hero" });
  await visitor.seesPictures();
  let different = first.length;
  // The way back ends where one was scrolled to, a moment after the page is there.
  await eventually(`the campaign the same ${when}`, async () => {
    const now = await campaign(visitor).catch(() => null);
    if (now?.length !== first.length) return false;
    different = first.reduce((count, value, at) => count + (Math.abs(value - now[at]!) > 16 ? 1 : 0), 0);
    return different <= first.length / 1000;
  }).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}; ${different} of ${first.length} values differ`);
  });
}

/** What was sent that no visit needs anew. */
function lasting(line: Line): Sent[] {
  return line.sent().filter(({ path, type }) => type.startsWith("image/") || path.startsWith("/assets/"));
}

function repeated(line: Line): Sent[] {
  return lasting(line).filter(({ path }, at, all) => all.findIndex((one) => one.path === path) < at);
}
