import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { en } from "../../src/domain/dictionary/en.ts";
import { pl } from "../../src/domain/dictionary/pl.ts";
import { convert, factorFor, formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { emma, anybody, tomas } from "../builders/people.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData, plenty } from "./goods.ts";
import { emailTo, storedOrder } from "./records.ts";
import {
  chooseMethods,
  chooseSize,
  fillAddress,
  open,
  openCart,
  orderNumber,
  panelOf,
  sumOf,
  sumShown,
  taken,
} from "./shopper.ts";

const languages = [
  { lanCode: "en", lanId: 2, tag: "en", add: "Add to cart", person: emma, about: "Order", shippingId: 6 },
  { lanCode: "cz", lanId: 6, tag: "cs", add: "Do košíku", person: tomas, about: "Objednávka", shippingId: 6 },
] as const;

/** What the Polish dictionary says and the English one does not. */
const onlyPolish = new Set<string>(Object.values(pl).filter((text) => !Object.values(en).includes(text)));

test("an order in euros is shown, stored and confirmed in the shopper's language", async (t) => {
  for (const [nth, language] of languages.entries()) {
    const on = screens[nth] ?? desktop;
    await t.test(`${language.lanCode}, ${on.name}`, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const goods = await plenty("/Odziez/spodnie/bojowki/", nth);
        const person = anybody(language.person);
        const { layout } = await pageData<"home">("/");
        const factor = factorFor("eur", layout.config);
        const shown = (grosze: number) => formatMoney(convert(grosze, factor), "eur");

        await open(page, `/${goods.product.url}`);
        await choose({ page, mobile }, "Waluta", "eur");
        const price = parseDecimal(goods.product.real_price);
        await expect(page.locator(".buy-price strong .price")).toHaveText(shown(price));
        await choose({ page, mobile }, "Język", String(language.lanId));
        await page.waitForURL((url) => url.pathname === "/");
        await page.locator(`html[lang=${language.tag}]`).waitFor({ state: "attached" });

        await open(page, `/${goods.product.url}`);
        const { product } = (await pageData<"product">(`/${goods.product.url}`, `?lan=${language.lanId}`)).data;
        assert.notEqual(product.product_name, goods.product.product_name);
        await expect(page.locator("h1")).toHaveText(product.product_name);
        await chooseSize(page, goods.size);
        await page.getByRole("button", { name: language.add, exact: true }).first().click();
        if (mobile) await openCart(page);
        await panelOf(page).locator(".panel-act button").click();
        await fillAddress(page, person);
        await chooseMethods(page, { paymentId: 1, shippingId: language.shippingId });
        await panelOf(page).locator("input[name=terms]").check();
        await expect(sumOf(page, "products")).toHaveText(shown(price));
        await expect(sumOf(page, "shipping")).toHaveText(/\d/);
        const total = await sumShown(page, "total");
        await panelOf(page).locator(".order-button").click();

        const number = await orderNumber(page);
        const order = await storedOrder(number);
        assert.deepEqual(
          [order.currency, order.lan_id, order.products],
          ["eur", language.lanId, convert(price, factor)],
        );
        assert.equal(formatMoney(order.total, "eur"), total);
        const email = await emailTo(person.email, new RegExp(`${language.about} ${number}`));
        for (const words of [product.product_name, total]) assert.ok(email.includes(words), words);
        assert.ok(!email.includes(goods.product.product_name));
      }),
    );
  }
});

test("a returning English visitor sees nothing Polish and no złoty before the right page is in", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context }) => {
    const goods = await plenty("/Odziez/spodnie/bojowki/");
    await open(page, "/");
    await choose({ page, mobile: false }, "Waluta", "eur");
    await choose({ page, mobile: false }, "Język", "2");
    await page.locator("html[lang=en]").waitFor({ state: "attached" });

    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    const entry = await page.locator("#entry").getAttribute("href");
    await context.route(`**${entry}`, async (route) => {
      await held;
      await route.continue();
    });
    for (const path of ["/", `/${goods.product.url}`, "/Odziez/"]) {
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("footer").waitFor({ state: "attached" });
      await page.waitForFunction(
        () =>
          document.styleSheets.length > 0 &&
          document.styleSheets.length === document.querySelectorAll("link[rel=stylesheet]").length,
      );
      // A slow machine may have come to the four seconds after which a page shows itself.
      await page.evaluate(() =>
        document.getAnimations().forEach((animation) => {
          animation.pause();
          animation.currentTime = 0;
        }),
      );
      assert.deepEqual((await page.evaluate(textsInSight)).slice(0, 5), [], `${path} shows prerendered texts`);
    }
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
    // Should the program never come, the prerendered page is better than none.
    await page.waitForFunction(
      () =>
        !getComputedStyle(document.querySelector("h1") ?? document.body)
          .getPropertyValue("-webkit-text-fill-color")
          .endsWith(", 0)"),
    );
    letThrough();
    await taken(page);
    await expect.poll(async () => (await page.evaluate(textsInSight)).length).toBeGreaterThan(20);
    assert.deepEqual(
      (await page.evaluate(textsInSight)).filter((text) => onlyPolish.has(text) || /\d\szł/.test(text)),
      [],
    );
  });
});

test("while the pages of the kept language do not come the shop is Polish; the choice is kept, and back with the network", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/lan=2|ERR_FAILED/);
    await page.addInitScript(() =>
      Object.entries({ lanId: 2, lanCode: "en" }).forEach(([key, value]) =>
        localStorage.setItem(key, JSON.stringify(value)),
      ),
    );
    await context.route("**/page-data/**lan=2", (route) => route.abort());
    await page.goto("/buty/");
    await page.locator("html[lang=pl][data-ready]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Buty");
    assert.deepEqual(await page.evaluate(() => [localStorage.getItem("lanId"), localStorage.getItem("lanCode")]), [
      "2",
      '"en"',
    ]);
    await context.unroute("**/page-data/**lan=2");
    await context.setOffline(true);
    await context.setOffline(false);
    await page.locator("html[lang=en]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Footwear");
  });
});

test("a tab that is opened behind another, where timers wait for a second, comes in the kept language, too", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const goods = await plenty("/Odziez/spodnie/bojowki/");
    const { product } = (await pageData<"product">(`/${goods.product.url}`, "?lan=2")).data;
    await open(page, "/");
    await choose({ page, mobile: false }, "Język", "2");
    await page.locator("html[lang=en][data-ready]").waitFor({ state: "attached" });
    await page.addInitScript(() => {
      const timer = window.setTimeout;
      window.setTimeout = ((task: TimerHandler, delay = 0, ...given: unknown[]) =>
        timer(task, Math.max(delay, 1000), ...given)) as typeof setTimeout;
    });
    await page.goto(`/${goods.product.url}`);
    await expect(page.locator("h1")).toHaveText(product.product_name);
    await page.locator("html[lang=en][data-ready]").waitFor({ state: "attached" });
  });
});

test("a first visitor sees the prerendered page at once, without waiting for the program", async (t) => {
  await visit(t, { on: phone }, async ({ page, context }) => {
    await context.route("**/*.js", (route) =>
      /head/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 200, contentType: "text/javascript", body: "" }),
    );
    await page.goto("/", { waitUntil: "load" });
    await expect.poll(async () => (await page.evaluate(textsInSight)).length).toBeGreaterThan(20);
  });
});

/** Chooses in the header's selectors, on a phone in the menu's. */
async function choose({ page, mobile }: { page: Page; mobile: boolean }, label: string, value: string): Promise<void> {
  if (!mobile) return void (await page.locator(".utility").getByLabel(label).selectOption(value));
  await page.locator(".head-menu").click();
  const drawer = page.locator("dialog.drawer");
  await drawer.getByLabel(label).selectOption(value);
  if (label !== "Waluta") return;
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

/** Runs in the page: the texts a shopper can see, brand names and figures aside. */
function textsInSight(): string[] {
  const clear = (style: CSSStyleDeclaration) =>
    /^rgba\(.*, 0\)$/.test(style.getPropertyValue("-webkit-text-fill-color"));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? "";
    if (parent === null || !/\p{L}{3}/u.test(text) || parent.closest("script, style, noscript, option") !== null)
      continue;
    if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !clear(getComputedStyle(parent)))
      texts.push(text);
  }
  for (const field of document.querySelectorAll("input")) {
    if (field.placeholder !== "" && field.checkVisibility() && !clear(getComputedStyle(field, "::placeholder")))
      texts.push(field.placeholder);
  }
  for (const field of document.querySelectorAll("select")) {
    if (field.checkVisibility() && !clear(getComputedStyle(field))) texts.push(field.selectedOptions[0]?.text ?? "");
  }
  return texts;
}
