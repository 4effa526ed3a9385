/** A product's picture under real fingers, on a phone: what the browser itself makes of touches reaches the shop. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CDPSession, Locator } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { expect, phone, visit } from "./browser.ts";
import { hoodies, productsOf } from "./goods.ts";
import { open } from "./shopper.ts";

interface Finger {
  x: number;
  y: number;
}

test("two fingers enlarge a picture about what is between them, one moves it, two taps are one wish, a swipe turns, Back closes", async (t) => {
  const hoodie = (await productsOf(hoodies)).find((product) => product.images.length >= 3)!;
  await visit(t, { on: phone }, async ({ page, context }) => {
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(request.url()));
    const finest = () => fetched.filter((url) => url.includes("/1200x1500/"));
    await open(page, href(hoodie.url));
    await page.locator(".film-picture").first().tap();
    const zoom = page.locator("dialog.zoom");
    const picture = zoom.locator("img");
    const counter = zoom.locator(".zoom-turn .figures > [aria-hidden]");
    await picture.waitFor();
    await expect(counter).toHaveText(`1 / ${hoodie.images.length}`);
    const stage = (await zoom.locator(".zoom-stage").boundingBox())!;
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    const scale = async () => (await viewOf(picture)).scale;
    const fingers = await context.newCDPSession(page);
    const slide = (from: Finger[], to: Finger[]) => slideFingers(fingers, { from, to });

    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    assert.deepEqual(finest(), [], "a whole picture is fetched no finer than the window shows it");
    await slide(
      [
        { x: middle.x - 40, y: middle.y },
        { x: middle.x + 40, y: middle.y },
      ],
      [
        { x: middle.x - 100, y: middle.y + 30 },
        { x: middle.x + 100, y: middle.y + 30 },
      ],
    );
    await expect.poll(scale).toBeCloseTo(2.5, 1);
    const pinched = await viewOf(picture);
    assert.ok(Math.abs(pinched.x) < 2, "about the middle between them");
    assert.ok(pinched.y > 20, "which they carried along");
    await expect.poll(finest, "enlarged, it is wanted as fine as there is").not.toEqual([]);

    await slide([middle], [{ x: middle.x - 60, y: middle.y }]);
    await expect.poll(async () => (await viewOf(picture)).x, "one finger moves it").toBeLessThan(pinched.x - 40);
    await expect(counter, "and turns to no other").toHaveText(/^1 \//);

    const began = Date.now() / 1000;
    await tapTwice(fingers, { at: middle, began });
    await expect.poll(scale, "two taps show it whole again").toBe(1);
    await tapTwice(fingers, { at: { x: middle.x + 50, y: middle.y }, began: began + 1 });
    await expect.poll(scale, "and enlarge it where they fell").toBe(2.5);
    assert.ok((await viewOf(picture)).x < 0);
    await page.keyboard.press("0");
    await expect.poll(scale).toBe(1);

    await slide([{ x: middle.x + 120, y: middle.y }], [{ x: middle.x - 120, y: middle.y }]);
    await expect(counter).toHaveText(/^2 \//);
    await page.goBack();
    await zoom.waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).pathname, href(hoodie.url));
  });
});

async function viewOf(picture: Locator): Promise<{ scale: number; x: number; y: number }> {
  return picture.evaluate((image) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
    return { scale: a, x: e, y: f };
  });
}

async function slideFingers(session: CDPSession, { from, to }: { from: Finger[]; to: Finger[] }): Promise<void> {
  const at = (share: number) =>
    from.map((finger, id) => ({
      id,
      x: finger.x + (to[id]!.x - finger.x) * share,
      y: finger.y + (to[id]!.y - finger.y) * share,
    }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two taps at once: the browser is told when each was, in seconds, however long the machine takes. */
async function tapTwice(session: CDPSession, { at, began }: { at: Finger; began: number }): Promise<void> {
  for (const after of [0, 0.1]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp: began + after });
    await session.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
      timestamp: began + after + 0.05,
    });
  }
}
