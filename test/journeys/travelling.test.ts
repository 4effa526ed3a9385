// One long file: the ways from page to page, each with what it may lose, told by the same shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { desktop, expect, phone, fewScreens, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { mark, open, panelOf, taken } from "./shopper.ts";

test("a page that takes longer than a second is told of until it is there", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await context.route("**/page-data/buty/**", async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/");
    await mark(page);
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.getByText("Jeszcze chwila, strona się wczytuje…").waitFor();
    letThrough();
    await page.waitForURL("**/buty/#b");
    await page.getByText("Jeszcze chwila, strona się wczytuje…").waitFor({ state: "detached" });
    await page.locator(".tile").first().waitFor();
    await expect(page.locator("html[data-same]"), "the page was not loaded whole").toHaveCount(1);
  });
});

test("the page that is gone to is the canonical one, which phones share: to a product, and back", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const canonical = () => page.locator("link[rel=canonical]").getAttribute("href");
    await open(page, "/buty/");
    await mark(page);
    const listing = await canonical();
    await page.locator("main .tile a").first().click();
    await page.locator(".film-picture").first().waitFor();
    const { origin, pathname } = new URL(page.url());
    await expect.poll(canonical).toBe(origin + pathname);
    await expect(page.locator("link[hreflang]"), "no language is named of the page before").toHaveCount(0);
    await page.goBack();
    await expect.poll(canonical).toBe(listing);
    await expect(page.locator("html[data-same]"), "no page was loaded whole").toHaveCount(1);
  });
});

test("who clicks again, or presses Enter after the pause in typing, while a page is under way is taken to it all the same", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context }) => {
    let letThrough: () => void = () => undefined;
    let held = Promise.resolve();
    await context.route(/page-data\/(buty|__\/czapka)\//, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const hold = () => void (held = new Promise<void>((resolve) => (letThrough = resolve)));
    await open(page, "/");
    await mark(page);

    hold();
    const shoes = page.locator("footer").getByRole("link", { name: "Buty" });
    await shoes.click();
    await shoes.click();
    letThrough();
    await page.waitForURL("**/buty/#b");
    await page.getByRole("heading", { level: 1, name: "Buty" }).waitFor();

    hold();
    const asked = page.waitForRequest(/page-data\/__\/czapka\//);
    const field = page.getByRole("combobox", { name: "Czego szukasz?" });
    await field.fill("czapka");
    await asked;
    await field.press("Enter");
    letThrough();
    await page.waitForURL("**/__/czapka");
    await page.locator("main .tile").first().waitFor();
    await expect(page.locator("html[data-same]"), "no page was loaded whole").toHaveCount(1);
  });
});

test("a size and 'add to cart' pressed before the program has come are pressed again when it is there; so is the cart's link, which leads nowhere meanwhile", async (t) => {
  const { product, size } = await plenty(hoodies);
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context, mobile }) => {
        let letThrough: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (letThrough = resolve));
        await context.route(/assets\/(?!head-).*\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(href(product.url), { waitUntil: "commit" });
        await page.locator(".sizes").getByRole("radio", { name: size, exact: true }).check();
        await page.getByRole("button", { name: "Do koszyka", exact: true }).first().click();
        if (mobile) await page.locator(".cart-box").click();
        await expect(page).toHaveURL((url) => url.pathname === href(product.url));
        await expect(page.locator("html[data-ready]")).toHaveCount(0);
        letThrough();
        await expect(panelOf(page).locator(".cart-line")).toHaveCount(1);
        await expect(panelOf(page).locator(".cart-line-variant")).toHaveText(size);
        await expect(panelOf(page).getByRole("status", { name: "Liczba sztuk: 1" })).toBeVisible();
      }),
    );
  }
});

test("where the program cannot be had, the cart's link leads to how to order otherwise", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/assets\/|ERR_FAILED|^error: /);
    await context.route(/assets\/(?!head-).*\.js/, (route) => route.abort());
    const failed = page.waitForEvent("pageerror");
    await page.goto("/buty/", { waitUntil: "commit" });
    await failed;
    await page.locator(".cart-box").click();
    await page.waitForURL("**/contact#zamowienie");
  });
});

test("page data that does not come makes the browser load the path whole", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/page-data|ERR_FAILED/);
    await context.route("**/page-data/buty/**", (route) => route.abort());
    await open(page, "/");
    await mark(page);
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.waitForURL("**/buty/#b");
    await page.locator(".tile").first().waitFor();
    await expect(page.locator("html[data-same]")).toHaveCount(0);
  });
});

test("a screen whose code does not come makes the browser load the path whole", async (t) => {
  const { product } = await plenty(hoodies);
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/assets\/product-|ERR_FAILED/);
    await open(page, hoodies);
    await mark(page);
    let isWhole = false;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isWhole = true;
    });
    await context.route(/\/assets\/product-[^/]+\.js/, (route) => (isWhole ? route.continue() : route.abort()));
    await page
      .locator(`main .tile-name a[href^="${href(product.url)}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL((url) => url.pathname === href(product.url));
    await page.getByRole("heading", { level: 1, name: product.product_name }).waitFor();
    await taken(page);
    await expect(page.locator("html[data-same]")).toHaveCount(0);
  });
});

test("a shop that has changed since the page was loaded is loaded anew", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context }) => {
    await context.route("**/page-data/buty/**", ofAnotherBuild);
    await open(page, "/");
    await mark(page);
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.waitForURL("**/buty/#b");
    await page.locator(".tile").first().waitFor();
    await expect(page.locator("html[data-same]")).toHaveCount(0);
  });
});

for (const { what, answer } of [
  { what: "does not come", answer: (route: Route) => route.abort() },
  { what: "is of another build", answer: ofAnotherBuild },
]) {
  test(`going back and forward to an address with an anchor, whose data ${what}, loads the page whole`, async (t) => {
    await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
      forgive(/page-data|ERR_FAILED/);
      await page.clock.install();
      await open(page, "/buty/#b");
      await goHome(page);
      await context.route("**/page-data/buty/**", answer);
      await page.goBack();
      await isWholeListing(page);

      await context.unroute("**/page-data/buty/**");
      await open(page, "/contact");
      await page.locator("footer").getByRole("link", { name: "Buty" }).click();
      await page.waitForURL("**/buty/#b");
      await page.locator(".tile").first().waitFor();
      await page.goBack();
      await page.locator("main textarea").waitFor();
      await mark(page);
      await context.route("**/page-data/buty/**", answer);
      // What was fetched is used again for half a minute.
      await page.clock.setSystemTime(Date.now() + 60_000);
      await page.goForward();
      await isWholeListing(page);
    });
  });
}

test("a click on the address the browser has gone back to already loads the page whole where its data does not come", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/page-data|ERR_FAILED/);
    for (const anchor of ["#b", "#s"]) {
      await open(page, `/buty/${anchor}`);
      await goHome(page);
      await context.route("**/page-data/buty/**", (route) => route.abort());
      const asked = page.waitForRequest("**/page-data/buty/**");
      await page.goBack();
      await asked;
      await page.locator("footer").getByRole("link", { name: "Buty" }).click();
      await isWholeListing(page);
      await context.unroute("**/page-data/buty/**");
    }
  });
});

test("a page the pointer rests on is fetched before the click with its code, and noticed by nobody until it is shown", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    await open(page, "/nowosci/");
    await mark(page);
    const link = page.locator(".tile-name a").first();
    const name = (await link.textContent())!;
    const address = (await link.getAttribute("href"))!;
    const fetched = [
      page.waitForResponse((response) => new URL(response.url()).pathname === `/page-data${address}page-data.json`),
      page.waitForResponse((response) => /\/product-[^/]*\.js$/.test(response.url())),
    ];
    await link.hover();
    for (const response of await Promise.all(fetched)) await response.finished();
    assert.deepEqual(await seen(page), [], "nobody has looked at the product yet");
    forgive(/page-data|assets/);
    await context.route(/\/(?:page-data|assets)\//, (route) => route.abort());
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect.poll(() => seen(page)).toHaveLength(1);
    await expect(page.locator("html[data-same]"), "the page was not loaded whole").toHaveCount(1);
  });
});

test("from one product to another the buy bar follows the button of the one in sight", async (t) => {
  const { product } = await plenty(hoodies);
  await visit(
    t,
    { on: { name: "800 px, pointer", options: { viewport: { width: 800, height: 900 } } } },
    async ({ page }) => {
      await open(page, href(product.url));
      const link = page.locator(".tile-name a:visible").first();
      const name = (await link.textContent())!;
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const button = page.locator("#buy-action:visible");
      await button.scrollIntoViewIfNeeded();
      await expect(page.locator(".buy-bar"), "its button is in sight").toHaveCount(0);
      await page.mouse.wheel(0, 1600);
      await expect(page.locator(".buy-bar")).toBeVisible();
      await button.scrollIntoViewIfNeeded();
      await expect(page.locator(".buy-bar")).toHaveCount(0);
    },
  );
});

/** Returns page data as a shop of another build would. */
async function ofAnotherBuild(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), build: "another" } });
}

/** Goes to the home page by its data, in the same document. */
async function goHome(page: Page): Promise<void> {
  await page.locator(".head-mark").click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Buty/);
  await mark(page);
}

/** Waits for the listing of shoes in another document than the marked one, at the place its address names. */
async function isWholeListing(page: Page): Promise<void> {
  await page.locator("html:not([data-same]) .tile").first().waitFor();
  await expect(page).toHaveURL(/\/buty\/#b$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Buty/);
  await taken(page);
}

/** The numbers of the products this browser has looked at. */
function seen(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem("productsHistory") ?? "[]") as { product_id: number }[]).map(
      ({ product_id }) => product_id,
    ),
  );
}

test("what lies below the window follows a click in a later frame; going back, or to what stands there, it is there at once", async (t) => {
  for (const on of fewScreens)
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, hoodies);
        const all = await page.locator(".tiles-chosen .tile").count();
        assert.ok(all > 8, "the listing is longer than a window");
        await mark(page);
        await page.evaluate(() => {
          addEventListener("click", () => Object.assign(window, { left: scrollY }), { capture: true, once: true });
        });
        await page.locator(".tiles-chosen .tile-name a").last().click();
        await page.locator(".film-picture").first().waitFor();
        await expect(page.locator("main .shelf").first(), "it follows").toBeAttached();

        const whole = await firstShown(page, ".tiles-chosen .tile", () => page.goBack());
        assert.equal(whole, all, "going back");
        assert.ok(await page.evaluate(() => scrollY > 0 && scrollY === (window as unknown as { left: number }).left));

        const some = await firstShown(page, ".tiles-chosen .tile", () =>
          page.locator("footer").getByRole("link", { name: "Odzież", exact: true }).click(),
        );
        assert.equal(some, 4, "a click");
        await expect.poll(() => page.locator(".tiles-chosen .tile").count()).toBeGreaterThan(4);
        await expect(page.locator("html[data-same]"), "no page was loaded whole").toHaveCount(1);
      }),
    );
});

/** Returns how many of something the next page has when it comes into the document. */
async function firstShown(page: Page, selector: string, go: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(selector);
        new MutationObserver((_, observer) => {
          const now = document.querySelectorAll(selector);
          if (now.length === 0 || now[0] === before) return;
          observer.disconnect();
          resolve(now.length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    selector,
  );
  await go();
  return shown;
}

test("a window whose code has come waits for no clock", async (t) => {
  for (const on of fewScreens)
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await page.clock.install();
        await open(page, hoodies);
        await taken(page);
        await page.clock.pauseAt(new Date(Date.now() + 60_000));
        await page.locator("#filter-toggle").click();
        await page.locator("#filters").waitFor();
      }),
    );
});
