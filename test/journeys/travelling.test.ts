import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page, Route } from "@playwright/test";
import { avifHref, href } from "../../src/contract/paths.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { chooseSize, mark, open, panelOf, taken } from "./shopper.ts";

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
  for (const on of screens) {
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
    await context.route(/assets\/(?!head-).*\.js$/, (route) => route.abort());
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
    await context.route(/\/assets\/product-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
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

test("a page the pointer rests on is rendered before the click, and noticed by nobody until it is shown", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/nowosci/");
    await mark(page);
    const link = page.locator(".tile-name a").first();
    const name = (await link.textContent())!;
    const heading = page.getByRole("heading", { level: 1 });
    const film = page.waitForRequest(
      (request) => request.resourceType() === "image" && /1200|1600/.test(request.url()),
    );
    await link.hover();
    await film;
    await expect(ahead(page).locator("h1"), "it is there").toHaveText(name);
    await expect(ahead(page).locator(":visible"), "but not to be seen").toHaveCount(0);
    await expect(heading, "nor read out").toHaveCount(1);
    await ahead(page)
      .locator("button")
      .first()
      .evaluate((button) => button.focus());
    await expect(ahead(page).locator(":focus"), "nor reached").toHaveCount(0);
    assert.deepEqual(await seen(page), [], "nobody has looked at the product yet");
    await link.click();
    await expect(heading).toHaveText(name);
    await expect.poll(() => seen(page)).toHaveLength(1);
    await expect(page.locator("main h1"), "the page that was left is taken away").toHaveCount(1);
    await page.getByRole("heading", { name: /^Więcej od/ }).waitFor();
    await page.goBack();
    await expect(heading).toContainText("Nowości");
    await page.locator(".tile-name a").nth(1).click();
    await expect(page.locator(".product")).toHaveCount(1);
    await expect.poll(() => seen(page)).toHaveLength(2);
    await expect(page.locator("html[data-same]"), "the page was not loaded whole").toHaveCount(1);
  });
});

test("a page rendered ahead for which another was chosen is taken away", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/nowosci/");
    const [rested, chosen] = [page.locator(".tile-name a").first(), page.locator(".tile-name a").nth(1)];
    const [guess, name] = [(await rested.textContent())!, (await chosen.textContent())!];
    await rested.hover();
    await expect(ahead(page).locator("h1"), "it is there").toHaveText(guess);
    await chosen.evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator(".product h1")).toHaveText([name]);
    await expect(ahead(page)).toHaveCount(0);
  });
});

test("what a page rendered ahead shows first is fetched before the click, and its choices leave those in sight alone", async (t) => {
  const lastSize = (await productsOf("/promocje/")).find(
    ({ attrs }) => attrs[0]?.vals.filter(({ quantity }) => quantity > 0).length === 1,
  )!;
  const { product, size } = await plenty(hoodies);
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, href(lastSize.url));
    await expect(page.locator(".sizes input:checked"), "the only size left is chosen").toHaveCount(1);
    await open(page, href(product.url));
    await chooseSize(page, size);
    const thumbnail = page.waitForRequest((request) =>
      request.url().endsWith(avifHref(lastSize.images[0]!.path, "160x200")),
    );
    const link = page.locator("main").getByRole("link", { name: lastSize.product_name }).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await thumbnail;
    await expect(ahead(page).locator("h1"), "the page is there").toHaveText(lastSize.product_name);
    await expect(page.getByRole("radio", { name: size, exact: true })).toBeChecked();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lastSize.product_name);
    await expect(page.locator(".sizes input:checked")).toHaveCount(1);
  });
});

test("where two products stand in the document for a moment, the buy bar follows the button of the one in sight", async (t) => {
  const { product } = await plenty(hoodies);
  await visit(
    t,
    { on: { name: "800 px, pointer", options: { viewport: { width: 800, height: 900 } } } },
    async ({ page }) => {
      await open(page, href(product.url));
      const link = page.locator(".tile-name a:visible").first();
      const name = (await link.textContent())!;
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await expect(ahead(page).locator("h1"), "the next product is there").toHaveText(name);
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

/** What a page rendered ahead consists of: React hides each part. */
function ahead(page: Page): Locator {
  return page.locator("main > [style*='display: none']");
}

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
