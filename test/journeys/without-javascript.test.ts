import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { expect, screens, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";

test("every template shows its content without JavaScript", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page, forgive }) => {
        forgive(/404/);
        const { product } = await plenty(hoodies);
        const { layout } = await pageData<"home">("/");
        const maker = layout.manufacturers.find(({ manufacturer_id }) => manufacturer_id === product.manufacturer_id);
        const shows = async (path: string, words: string[], { status = 200, tiles = 0 } = {}) => {
          const response = await page.goto(path);
          assert.equal(response?.status(), status, path);
          const text = oneLine(await page.locator("main").innerText());
          for (const word of words)
            assert.ok(text.toLowerCase().includes(word.toLowerCase()), `${path} lacks '${word}'`);
          assert.ok((await pricesIn(page)) >= tiles, `${path} has fewer than ${tiles} prices`);
          for (const part of ["header", "footer", "h1"])
            await expect(page.locator(part).first(), `${path}: ${part}`).toBeVisible();
        };
        await shows("/", ["Nowości", "Bestsellery"], { tiles: 12 });
        await shows(hoodies, ["Bluzy z kapturem"], { tiles: 20 });
        await shows(`/${product.url}`, [product.product_name, product.real_price, "Opis", "Do koszyka"]);
        await shows(`/${maker?.url}`, [maker?.manufacturer_name ?? ""], { tiles: 1 });
        await shows("/page/regulamin.html", ["Regulamin"]);
        await shows("/contact", [layout.shop.phone]);
        await shows("/nowosci/", ["Nowości"], { tiles: 20 });
        await shows("/promocje/", ["Wyprzedaż"], { tiles: 5 });
        await shows("/nie/ma/takiej", ["Ślepa uliczka"], { status: 404 });
      }),
    );
  }
});

test("search, order of a listing and its pages work without JavaScript", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        await page.goto("/");
        await page.locator("header input[name=q]").fill("bluza");
        await page.locator("header input[name=q]").press("Enter");
        await page.waitForURL(/\/__\//);
        assert.ok((await pricesIn(page)) >= 10);
        assert.match(oneLine(await page.locator("main").innerText()), /bluza/i);

        await page.goto("/Odziez/");
        await page.locator("#sort").selectOption("price-asc");
        await page.locator(".listing-sort button").click();
        await page.waitForURL(/sort=price-asc/);
        const { products } = (await pageData<"category">("/Odziez/", "?sort=price-asc")).data;
        await expect(page.locator(".tile-name a").first()).toHaveAttribute("href", `/${products[0]?.url}`);
        await page.locator(".pager a[rel=next]").click();
        await page.waitForURL(/page=2/);
        assert.ok((await pricesIn(page)) > 0);
      }),
    );
  }
});

test("the cart's link says without JavaScript that ordering needs it, and how to order otherwise", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        const { layout } = await pageData<"home">("/");
        await page.goto("/contact");
        const why = page.locator("#zamowienie");
        await expect(why).toBeHidden();
        await page.locator(".cart-box").click();
        await page.waitForURL("**/contact#zamowienie");
        // Where something is bought the same is said.
        const { product } = await plenty(hoodies);
        await page.goto(href(product.url));
        await page.getByRole("link", { name: "Zamówienie wymaga JavaScriptu. Zobacz, jak zamówić inaczej" }).click();
        await page.waitForURL("**/contact#zamowienie");
        await expect(why.getByRole("heading")).toHaveText("Zamówienie wymaga JavaScriptu");
        await expect(why).toContainText("Włącz go w ustawieniach przeglądarki");
        await expect(why).toContainText("zamówić e-mailem albo telefonicznie");
        await expect(why).toBeInViewport();
        for (const way of [`mailto:${layout.shop.email}`, `tel:${layout.shop.phone.replace(/[^\d+]/g, "")}`])
          await expect(page.locator(`main a[href="${way}"]`).first()).toBeVisible();
      }),
    );
  }
});

/** How many tiles in sight have a price. */
async function pricesIn(page: Page): Promise<number> {
  return await page.locator("main .tile .price:visible").count();
}

function oneLine(text: string): string {
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ");
}
