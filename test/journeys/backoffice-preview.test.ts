import assert from "node:assert/strict";
import { test } from "node:test";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { findsNothing, options } from "./axe.ts";
import { comeIn, previewed } from "./backoffice.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { openShop } from "./shop.ts";

// The page of the shop beside the form of a product, as it would be were that saved now. Nothing is saved here.

const pane = (page: Page) => page.locator(".preview");
/** What somebody is given to choose from a few by. */
const choose = (page: Page, text: string) => pane(page).getByText(text, { exact: true }).click();
const nameIn = (page: Page, language: string) =>
  page.getByRole("group", { name: new RegExp(`^${language}`) }).getByLabel("Nazwa", { exact: true });

/** Where what a shopper sees first lies, and how wide and high it is, in whole pixels. */
async function boxesOf(inside: Page | FrameLocator): Promise<Record<string, number[]>> {
  const boxes: Record<string, number[]> = {};
  for (const one of ["h1", ".buy-price", ".film-slide img", ".crumbs", ".sizes", ".gallery", ".buy-brand"])
    boxes[one] = await inside
      .locator(one)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + element.ownerDocument.defaultView!.scrollY, width, height].map(Math.round);
      });
  return boxes;
}

test("the page is the shopper's, to the pixel, on a phone and on a wide window", async (t) => {
  const { product } = await plenty(hoodies, 1);
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}`);
    for (const [text, on] of [
      ["Telefon", { width: 390, height: 664 }],
      ["Komputer", { width: 1440, height: 900 }],
    ] as const) {
      await choose(page, text);
      await expect(previewed(page).locator("h1")).toBeVisible();
      await visit.context.newPage().then(async (shop) => {
        await shop.setViewportSize(on);
        await shop.goto(href(product.url));
        await expect
          .poll(async () => JSON.stringify(await boxesOf(previewed(page))), text)
          .toBe(JSON.stringify(await boxesOf(shop)));
        await shop.close();
      });
    }
  });
});

test("what is typed is seen before it is saved, and by nobody else; what is clicked on the page is its field", async (t) => {
  const { product } = await plenty(hoodies, 1);
  const { address } = await openShop();
  const asShopper = async () => (await fetch(address + href(product.url))).text();
  const before = await asShopper();
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    // A name of nothing is refused: what is looked for below.
    visit.forgive(/status of 400 .*previews/);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => (alerts.push(dialog.message()), dialog.dismiss()));
    await page.goto(`/admin/goods/${product.product_id}`);
    const heading = previewed(page).locator("h1");
    await expect(heading).toBeVisible();

    // Typing in a language shows the page in it.
    await nameIn(page, "English").fill("Tomorrow’s Hoodie");
    await expect(previewed(page).locator("html[lang=en] h1")).toContainText("Tomorrow’s Hoodie");
    const evil = "<img src=/x onerror=alert(1)><script>alert(2)</script>Jutro";
    await nameIn(page, "Polski").fill(evil);
    await expect(previewed(page).locator("html[lang=pl] h1")).toContainText("Jutro");
    expect((await heading.textContent())!.replaceAll(" ", " ")).toContain(evil);
    assert.equal(await previewed(page).locator("script, noscript, img[src='/x']").count(), 0);
    assert.equal(
      await previewed(page)
        .locator("body")
        .evaluate(() => document.querySelectorAll("[onerror]").length),
      0,
    );

    // The page is a picture: a click names a field, and a link leads nowhere.
    const inside = page.frames().find((frame) => frame.url().includes("/admin/preview/"))!;
    const drawn = inside.url();
    for (const [what, field] of [
      [heading, nameIn(page, "Polski")],
      [
        previewed(page).locator(".prose").first(),
        page.getByRole("group", { name: /^Polski/ }).getByLabel("Opis", { exact: true }),
      ],
      [previewed(page).locator(".buy-brand a"), page.getByLabel("Marka")],
    ] as const) {
      await clickThrough(page, what);
      await expect(field).toBeFocused();
      await expect(page.locator(".page-field")).toBeVisible();
    }
    assert.equal(inside.url(), drawn);
    assert.match(page.url(), /\/admin\/goods\/\d+$/);
    assert.deepEqual(alerts, []);

    // What cannot be saved so is told, and what could be drawn last stays.
    await nameIn(page, "Polski").fill(" ");
    await expect(pane(page).locator(".field-error")).toBeVisible();
    await expect(heading).toContainText("Jutro");
    await page.getByRole("button", { name: /^Porzuć|^Odrzuć/ }).click();
    await expect(heading).not.toContainText("Jutro");
    await expect(pane(page).locator(".field-error")).toHaveCount(0);
  });
  assert.equal(await asShopper(), before, "shoppers read what they read before");
});

/** Scrolls to something of the page, and clicks where it is seen: on what lies over it. */
async function clickThrough(page: Page, what: Locator): Promise<void> {
  const top = await what.evaluate(
    (element) => element.getBoundingClientRect().top + element.ownerDocument.defaultView!.scrollY,
  );
  const sight = page.locator(".page-sight");
  await sight.evaluate((element, to) => {
    const scale = Number(getComputedStyle(element.parentElement!).getPropertyValue("--scale"));
    element.scrollTo(0, (to - 300) * scale);
  }, top);
  await sight.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox())!;
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 40));
}

test("search result, link and feed stand beside it; by the keyboard, read out, and over the form on a phone", async (t) => {
  const { product } = await plenty(hoodies, 1);
  for (const on of [phone, desktop])
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/goods/${product.product_id}`);
        if (visit.mobile) await page.getByRole("button", { name: "Podgląd", exact: true }).click();
        await expect(previewed(page).locator("h1")).toBeVisible();
        await findsNothing(page, "page");
        for (const [what, shown] of [
          ["Wyszukiwarka", ".search-title"],
          ["Link", ".share-card img"],
          ["Plik dla Google", ".feed-row"],
        ] as const) {
          await choose(page, what);
          await expect(page.locator(shown).first()).toBeVisible();
          await findsNothing(page, what);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        }
        for (const shown of [".share-card", ".search-title", ".page-frame"]) {
          await page.keyboard.press("ArrowLeft");
          await expect(page.locator(shown)).toBeVisible();
        }
        if (!visit.mobile) return;
        await page.keyboard.press("Escape");
        await expect(page.locator(".page-frame")).toHaveCount(0);
        await expect(page.getByRole("button", { name: "Podgląd", exact: true })).toBeFocused();
      }),
    );
});
