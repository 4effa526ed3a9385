import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { openFront } from "./front.ts";
import { hoodies, plenty } from "./goods.ts";
import { open, painted, panelOf, putIntoCart, words } from "./shopper.ts";

const widths = [320, 390, 768, 1440, 2560];

test("nothing scrolls sideways from 320 px to 2560 px, on any template or panel step", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, forgive } = visit;
    forgive(/404/);
    const goods = await plenty(hoodies, 4);
    for (const path of [
      "/",
      "/Odziez/",
      `/${goods.product.url}`,
      "/bruk/",
      "/look/po-deszczu/",
      "/page/regulamin.html",
      "/contact",
      "/compare",
      "/offline",
      "/__/bluza",
      "/nie-ma",
    ]) {
      await open(page, path);
      for (const width of widths) await fits(page, width, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await putIntoCart(visit, goods);
    for (const width of widths) await fits(page, width, "the cart", "dialog.order-panel");
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await panelOf(page).locator("input[name=invoice]").check();
    for (const width of widths) await fits(page, width, "the data", "dialog.order-panel");
  });
});

test("nothing moves while a page loads: no layout shift on home, category and product", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await context.addInitScript(recordShifts);
        const { product } = await plenty(hoodies, 4);
        for (const path of ["/", hoodies, `/${product.url}`]) {
          await open(page, path);
          await page.waitForLoadState("networkidle");
          await page.evaluate(() => document.fonts.ready);
          await toTheEnd(page);
          await page.waitForLoadState("networkidle");
          const { shift, what } = await shiftsOf(page);
          assert.ok(shift <= 0.005, `${path} shifts by ${shift}: ${what.join("\n")}`);
        }
      }),
    );
  }
});

test("what is on the screen of a page that has not come whole stays where it is when the rest comes", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        const front = await openFront(t);
        await context.addInitScript(recordShifts);
        // In the head's tools, in the categories, in the first picture's frame.
        for (const words of ["Porównaj</span>", '<nav class="menu"', "<main", "<img"]) {
          front.holdAfter(words);
          await page.goto(`${front.address}/`);
          await page.evaluate(() => document.fonts.ready);
          const { shift, what } = await shiftsOf(page);
          assert.ok(shift <= 0.001, `after ${words} it shifts by ${shift}: ${what.join("\n")}`);
        }
      }),
    );
  }
});

test("on the way back up nothing of a phone's head jumps to its place", async (t) => {
  await visit(t, { on: phone }, async ({ page, context }) => {
    await context.addInitScript(recordShifts);
    await open(page, hoodies);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await toTheEnd(page);
    await page.locator(".head-fixed").waitFor();
    const scrollUp = (to: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), to);
    await scrollUp(400);
    await painted(page);
    const before = await shiftsOf(page);
    for (let at = 360; at >= 0; at -= 40) {
      await scrollUp(at);
      await painted(page);
    }
    await page.locator(".head:not(.head-fixed)").waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await painted(page);
    const { shift, what } = await shiftsOf(page);
    assert.ok(shift - before.shift <= 0.001, `it shifts by ${shift - before.shift}: ${what.join("\n")}`);
    await expect(page.locator(".head")).toHaveClass("head");
    await expect(page.locator(".search")).toHaveCSS("opacity", "1");
  });
});

function recordShifts(): void {
  const seen = { shift: 0, what: [] as string[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      seen.what.push(
        ...(entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : "")),
      );
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Returns what has moved by itself, as browsers measure it, and by how much. */
function shiftsOf(page: Page): Promise<{ shift: number; what: string[] }> {
  return page.evaluate(() => (globalThis as unknown as { seen: { shift: number; what: string[] } }).seen);
}

/** Asserts that nothing sticks out of the window, and names what does. */
async function fits(page: Page, width: number, where: string, inside?: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const wider = () =>
    page.evaluate((inside) => {
      const box = inside === undefined ? document.scrollingElement : document.querySelector(inside);
      if (box === null) return ["nothing there"];
      if (box.scrollWidth <= box.clientWidth) return [];
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      return [
        `${box.scrollWidth} px in ${box.clientWidth} px`,
        ...[...box.querySelectorAll("*")]
          .filter((part) => part.getBoundingClientRect().right > edge + 1)
          .slice(0, 5)
          .map((part) => part.outerHTML.slice(0, 120)),
      ];
    }, inside);
  await painted(page);
  await expect.poll(wider, `${where} at ${width} px`).toEqual([]);
}

/** Scrolls to the foot of the page as a shopper does, one window at a time. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }
  });
}
