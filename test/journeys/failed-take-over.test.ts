import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContext, Page } from "@playwright/test";
import { href, paths } from "../../src/contract/paths.ts";
import { isForAdults } from "../../src/domain/catalogue/selling-limits.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { hoodies, pageData, plenty, productsOf } from "./goods.ts";

/** How a take-over can fail, each before a page is opened. */
const faults: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  "code that does not come": (context) =>
    context.route("**/assets/*.js*", (route) => (isHead(route.request().url()) ? route.continue() : route.abort())),
  "code that an old browser cannot read": (context) =>
    context.route("**/assets/shop-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "const price = /(?<=" }),
    ),
  "code of the screen that does not come": (context) =>
    context.route(/\/assets\/(?:home|listing|product|text|forms|user)-[\w-]+\.js/, (route) => route.abort()),
  "a function of the language that is missing while the page is rendered": (context) =>
    context.addInitScript(() => void Reflect.deleteProperty(Array.prototype, "map")),
  "an effect of the screen that throws": (context) =>
    context.addInitScript(() => {
      const { addEventListener } = Document.prototype;
      Document.prototype.addEventListener = function (
        this: Document,
        ...[type, ...rest]: Parameters<typeof addEventListener>
      ) {
        if (type === "pointerover") throw new TypeError("no such event here");
        addEventListener.call(this, type, ...rest);
      } as typeof addEventListener;
    }),
};

for (const [name, breakIt] of Object.entries(faults)) {
  test(`whatever fails while a page is taken over, it stays as it was prerendered, with the way to order: ${name}`, async (t) => {
    await visit(t, { on: phone }, async ({ page, context, forgive }) => {
      forgive(/./);
      // Dear, and nothing here is about them.
      await context.route("**/images/**", (route) => route.abort());
      await breakIt(context);
      for (const { path, priced } of await templates()) {
        await openBroken(page, path);
        await expect(page.locator("h1").first(), path).toBeVisible();
        if (priced) await expect(page.locator("main .price:visible").first(), path).toHaveText(/\d/);
        await expect(page.locator(".offline, .screen-trouble"), path).toHaveCount(0);
        await expect(page.locator("header .cart-box").first(), path).toHaveAttribute("href", paths.order);
      }
      const { product } = await plenty(hoodies);
      await openBroken(page, href(product.url));
      await page.getByRole("link", { name: "Zamówienie wymaga JavaScriptu. Zobacz, jak zamówić inaczej" }).click();
      await page.waitForURL("**/contact#zamowienie");
      await wayToOrder(page);
      await openBroken(page, hoodies);
      await page.locator("header .cart-box").first().click();
      await page.waitForURL("**/contact#zamowienie");
      await wayToOrder(page);
    });
  });
}

test("a page that stays as it was prerendered has the prerendered forms, its question of age and its language", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/./);
    await faults["an effect of the screen that throws"]!(context);
    await context.addInitScript(() => localStorage.setItem("lanCode", JSON.stringify("en")));
    await openBroken(page, hoodies);
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.locator("#root")).toHaveCSS("animation-name", "none");
    await page.locator("#sort").selectOption("price-asc");
    await page.locator(".listing-sort button").click();
    await page.waitForURL(/sort=price-asc/);
    const adult = (await productsOf("/akcesoria-dla-palacych/")).find(isForAdults);
    await openBroken(page, href(adult?.url ?? ""));
    await expect(page.locator("h1")).toBeHidden();
    await page.locator(".age-prerendered label").click();
    await expect(page.locator("h1")).toBeVisible();
  });
});

/** What a browser has lacked that reads all of the shop's code, and what of it was missing there. */
const lacking: Readonly<Record<string, () => void>> = {
  "windows over the page": () => {
    for (const name of ["show", "showModal", "close"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  },
  "an end to waiting": () => void Reflect.deleteProperty(AbortSignal, "timeout"),
  "lists sorted beside": () => void Reflect.deleteProperty(Array.prototype, "toSorted"),
  "whole signs": () => void Reflect.deleteProperty(String.prototype, "toWellFormed"),
};

for (const [name, lack] of Object.entries(lacking)) {
  test(`a browser in which an order would break on the way takes no page over, and is told how to order: without ${name}`, async (t) => {
    await visit(t, { on: phone }, async ({ page, context, forgive }) => {
      forgive(/images\//);
      await context.route("**/images/**", (route) => route.abort());
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      await context.addInitScript(lack);
      await openBroken(page, href((await plenty(hoodies)).product.url));
      await page.getByRole("link", { name: "Zamówienie wymaga JavaScriptu. Zobacz, jak zamówić inaczej" }).click();
      await page.waitForURL("**/contact#zamowienie");
      await wayToOrder(page);
      assert.deepEqual(
        asked.filter((url) => /\/assets\/shop-.*\.js/.test(url)),
        [],
        "no code is fetched that is never run",
      );
    });
  });
}

/** A page of each template that is prerendered or made for anybody. */
async function templates(): Promise<{ path: string; priced: boolean }[]> {
  const { product } = await plenty(hoodies);
  const { layout } = await pageData<"home">("/");
  const maker = layout.manufacturers.find(({ manufacturer_id }) => manufacturer_id === product.manufacturer_id);
  const priced = ["/", hoodies, href(product.url), href(maker?.url ?? ""), paths.newProducts, paths.sale, "/__/bluza"];
  const others = ["/page/regulamin.html", paths.contact, paths.compare, "/nie/ma/takiej", "/user/orders", "/user/data"];
  return [...priced.map((path) => ({ path, priced: true })), ...others.map((path) => ({ path, priced: false }))];
}

/** Opens a page and waits until it has been given up to the prerender. */
async function openBroken(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html"), path).toHaveAttribute("data-prerendered", "");
}

async function wayToOrder(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-prerendered", "");
  await expect(page.locator("#zamowienie")).toBeInViewport();
  for (const way of ["mailto:", "tel:"]) await expect(page.locator(`main a[href^="${way}"]`).first()).toBeVisible();
}

function isHead(url: string): boolean {
  return /\/assets\/head-[\w-]+\.js/.test(url);
}
