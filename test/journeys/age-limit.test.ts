import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Locator, Page } from "@playwright/test";
import type { Product } from "../../src/domain/product.ts";
import { anybody } from "../builders/people.ts";
import { desktop, screens, visit } from "./browser.ts";
import { productsOf } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { chooseMethods, fillAddress, open, openCart, orderNumber, panelOf, words } from "./shopper.ts";

const smoking = "/akcesoria-dla-palacych/";
const oils = "/konopie/oleje/";

async function adultGoods(): Promise<Product> {
  const found = (await productsOf(smoking)).find((product) => product.age_min === 18 && product.online_sale !== false && product.attrs.length === 0 && product.product_quantity > 5);
  assert.ok(found, "the demo sells smoking accessories in one size");
  return found;
}

test("goods for adults are asked about before they are seen, and declared again with the order", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, mobile } = visit;
        const product = await adultGoods();
        await open(page, smoking);
        const tile = page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) });
        assert.equal(await tile.locator(".tag").first().textContent(), "18+");

        await tile.locator(".tile-name a").click();
        const gate = page.getByRole("dialog", { name: "Masz ukończone 18 lat?" });
        await gate.waitFor();
        assert.ok(await page.locator(".product h1").isHidden());
        assert.equal(await page.evaluate(() => document.activeElement?.closest("dialog")?.className), "dialog age-gate");
        await page.keyboard.press("Escape");
        await page.waitForURL((url) => url.pathname === "/");

        await open(page, `/${product.url}`);
        await gate.getByRole("button", { name: "Mam ukończone 18 lat" }).press("Enter");
        await gate.waitFor({ state: "detached" });
        assert.ok(await page.locator(".product h1").isVisible());
        await open(page, `/${product.url}`);
        assert.ok(await page.locator(".product h1").isVisible(), "the declaration is remembered");
        assert.equal(await gate.count(), 0);

        await page.getByRole("button", { name: words.add, exact: true }).first().click();
        if (mobile) await openCart(page);
        const panel = panelOf(page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, anybody());
        await chooseMethods(page, { paymentId: 2, shippingId: 1 });
        await panel.locator("input[name=terms]").check();
        const declared = panel.locator("input[name=ageConfirmed]");
        assert.equal(await declared.isChecked(), false);
        await panel.locator(".order-button").click({ force: true });
        await panel.getByText("Zaznacz oświadczenie o wieku").first().waitFor();
        assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), "ageConfirmed");
        await declared.check();
        await panel.locator(".order-button").click();
        const order = (await storedOrder(await orderNumber(page))) as unknown as { age_confirmed_at: string | null };
        assert.ok(order.age_confirmed_at, "the order keeps the declaration");
      }),
    );
  }
});

test("what is sold in the shop itself says so and cannot be put into the cart", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const product = (await productsOf(smoking)).find(({ online_sale }) => online_sale === false);
        assert.ok(product, "the demo has goods for its shop alone");
        await declareBefore(page);
        await open(page, smoking);
        const tile = page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) });
        assert.match((await tile.locator(".badges").textContent()) ?? "", /Tylko w sklepie/);
        await open(page, `/${product.url}`);
        await page.getByText("Tylko w naszym sklepie").waitFor();
        assert.equal(await page.getByRole("button", { name: words.add, exact: true }).count(), 0);
        assert.equal(await page.locator(".buy-bar").count(), 0);
      }),
    );
  }
});

test("what may not be sent into the chosen country is refused beside its line, and goes elsewhere", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const product = (await productsOf(oils)).find(({ blocked_countries }) => blocked_countries?.includes("NO"));
    assert.ok(product, "the demo has goods that may not be sent to Norway");
    await declareBefore(page);
    await open(page, `/${product.url}`);
    await page.getByText("Nie wysyłamy do: Norwegia").waitFor();
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, { ...anybody(), shippingCountry: "10", shippingPostCode: "0150" });
    await panel.locator("input[name=terms]").check();
    await panel.locator("input[name=ageConfirmed]").check();
    await panel.getByText("Tego produktu nie wyślemy do wybranego kraju: Norwegia.").waitFor();
    await panel.locator(".order-button").click();
    await panel.getByRole("alert").getByText(/nie możemy wysłać do tego kraju: Norwegia/).waitFor();
    await panel.locator("select[name=shippingCountry]").selectOption("2");
    await panel.locator("input[name=shippingPostCode]").fill("31-403");
    await panel.getByText("Tego produktu nie wyślemy").waitFor({ state: "detached" });
    await panel.locator(".order-button").click();
    await orderNumber(page);
  });
});

test("pictures of goods for adults are paving wherever they stand, until the declaration", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const product = await adultGoods();
        await open(page, smoking);
        const tile = page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) }).locator("img").first();
        assert.ok(await isCovered(tile));
        await page.getByRole("combobox", { name: "Czego szukasz?" }).pressSequentially("zap");
        assert.ok(await isCovered(page.getByRole("option", { name: /^Zapalniczka/ }).first().locator("img")));
        await open(page, `/${product.url}`);
        await page.getByRole("button", { name: "Mam ukończone 18 lat" }).click();
        await open(page, smoking);
        assert.ok(!(await isCovered(tile)), "who has declared to be of age sees them");
      }),
    );
  }
});

test("without JavaScript the question stands before the page of goods for adults, and its tick opens it", async (t) => {
  const product = await adultGoods();
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        await page.goto(smoking);
        assert.ok(await isCovered(page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) }).locator("img").first()));
        await page.goto(`/${product.url}`);
        assert.ok(await page.locator(".product h1").isHidden());
        assert.ok(await page.locator(".product .film-frame img").first().isHidden());
        assert.equal(await page.locator("meta[property='og:image']").count(), 0, "a preview of the link shows no picture of it");
        await page.getByRole("link", { name: "Wychodzę" }).click();
        await page.waitForURL((url) => url.pathname === "/");
        await page.goto(`/${product.url}`);
        await page.getByRole("checkbox", { name: "Mam ukończone 18 lat" }).press("Space");
        assert.ok(await page.locator(".product h1").isVisible());
        assert.ok(await page.locator(".product .film-frame img").first().isVisible());
        assert.ok(await page.locator(".age-printed").isHidden());
      }),
    );
  }
});

test("nothing moves when the question of the age comes and goes", async (t) => {
  const product = await adultGoods();
  await visit(t, { on: desktop, options: { bypassCSP: true } }, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) document.documentElement.dataset["shift"] = String(Number(document.documentElement.dataset["shift"] ?? 0) + entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, `/${product.url}`);
    await page.getByRole("dialog").waitFor();
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(root: Document, options: unknown): Promise<AxeResults> } };
      const { violations } = await axe.run(document, { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    });
    assert.deepEqual(found, []);
    await page.getByRole("button", { name: "Mam ukończone 18 lat" }).click();
    assert.ok(await page.locator(".product h1").isVisible());
    assert.ok(Number(await page.evaluate(() => document.documentElement.dataset["shift"] ?? 0)) <= 0.005);
  });
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Answers whether a picture is drawn outside of its own box, whose paving is seen instead. */
async function isCovered(picture: Locator): Promise<boolean> {
  await picture.waitFor();
  return picture.evaluate((element) => {
    const { objectPosition, backgroundImage } = getComputedStyle(element);
    return Number.parseFloat(objectPosition) > element.getBoundingClientRect().width && backgroundImage.includes("paving");
  });
}

/** As after an earlier visit. */
async function declareBefore(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("adultUntil", String(Date.now() + 86_400_000)));
}
