import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDecimal } from "../../src/domain/money.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { hrefsOf, open, restingScroll, taken } from "./shopper.ts";

test("back and forward restore the page and how far it was scrolled", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/Odziez/");
        const tile = page.locator(".tile-name a").nth(20);
        await tile.scrollIntoViewIfNeeded();
        const [to, listing] = [await tile.getAttribute("href"), await page.title()];
        await page.waitForFunction(() => scrollY > 500);
        const scrolled = await restingScroll(page);
        await tile.click();
        await page.waitForURL(`**${to}`);
        await page.locator(".buy h1").waitFor();
        await page.waitForFunction(() => scrollY === 0);
        await expect(page).not.toHaveTitle(listing);
        const title = await page.title();

        await page.goBack();
        await page.waitForURL("**/Odziez/");
        await page.locator("#sort").waitFor();
        await page.waitForFunction((at) => Math.abs(scrollY - at) <= 2, scrolled);
        await page.goForward();
        await page.locator(".buy h1").waitFor();
        await page.waitForFunction(() => scrollY === 0);
        await expect(page).toHaveTitle(title);

        await page.goBack();
        await page.locator("#sort").waitFor();
        await page.reload();
        await page.waitForFunction((at) => Math.abs(scrollY - at) <= 2, scrolled);
      }),
    );
  }
});

test("what a screen reader hears of the page is the page that is shown, after steps back and forward too", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const heard = page.locator("p.hidden-text[role=status]").last();
    await open(page, "/contact");
    await page.getByRole("link", { name: "Buty", exact: true }).first().click();
    await expect(heard).toHaveText(/^Buty/);
    for (const [step, to] of [
      ["goBack", /^Kontakt/],
      ["goForward", /^Buty/],
      ["goBack", /^Kontakt/],
    ] as const) {
      await page[step]();
      await expect(page).toHaveTitle(to);
      await expect(heard).toHaveText(to);
    }
  });
});

test("a step back before the program is there shows the page that the address names", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/buty/");
        const first = await page.title();
        await page.evaluate(() =>
          (document.querySelector<HTMLElement>("footer a[href^='/page/']") ?? document.body).click(),
        );
        await expect(page).not.toHaveTitle(first);
        const entry = await page.locator("#entry").evaluate((link) => (link as HTMLLinkElement).href);
        let come: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (come = resolve));
        await page.route(entry, async (route) => held.then(() => route.continue()));
        await Promise.all([page.waitForEvent("domcontentloaded"), page.evaluate(() => location.reload())]);
        await page.goBack({ waitUntil: "commit" });
        await expect(page).toHaveTitle(first);
        await page.locator(".tile").first().waitFor();
        come();
        await taken(page);
        await expect(page).toHaveURL((url) => url.pathname === "/buty/");
        await page.locator(".tile").first().waitFor();
      }),
    );
  }
});

test("a sorted second page of a listing opens under its own address, and every choice of order and number is one step back", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const { products, total, perPage } = (await pageData<"category">("/Odziez/", "?sort=price-asc&page=2")).data;
        assert.equal(products.length, Math.min(perPage, total - perPage));
        const prices = products.map(({ real_price }) => parseDecimal(real_price));
        assert.deepEqual(
          prices,
          prices.toSorted((a, b) => a - b),
        );
        await open(page, "/Odziez/?sort=price-asc&page=2");
        await expect.poll(() => hrefsOf(page.locator(".tile-name a"))).toEqual(products.map(({ url }) => `/${url}`));
        await expect(page.locator("#sort")).toHaveValue("price-asc");
        await page.locator("#sort").selectOption("price-desc");
        await page.waitForURL(/sort=price-desc/);
        await page.locator(".pager-pages a[aria-current=page]").getByText("1", { exact: true }).waitFor();
        await page.locator(".pager-per a", { hasText: "48" }).click();
        await page.waitForURL(/per=48/);
        await page.goBack();
        await page.waitForURL((url) => url.searchParams.get("sort") === "price-desc" && !url.searchParams.has("per"));
        await page.goBack();
        await page.waitForURL("**/Odziez/?sort=price-asc&page=2");
        await page.locator("#sort option:checked[value=price-asc]").waitFor({ state: "attached" });
      }),
    );
  }
});

test("an unknown address gives the not-found page, from outside and from inside", async (t) => {
  await visit(t, { on: desktop }, async ({ page, forgive }) => {
    forgive(/404/);
    const response = await page.goto("/nie/ma/takiej");
    assert.equal(response?.status(), 404);
    await page.getByRole("heading", { name: "Ślepa uliczka" }).waitFor();
    for (const path of ["/404.html", "/404/"]) assert.equal((await page.request.get(path)).status(), 404);

    await open(page, "/");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/tez-nie-ma/", id: "astray", textContent: "?" });
      document.getElementById("main")?.prepend(link);
    });
    await page.locator("#astray").click();
    await page.getByRole("heading", { name: "Ślepa uliczka" }).waitFor();
    await expect(page).toHaveURL((url) => url.pathname === "/tez-nie-ma/");
  });
});
