import { test } from "node:test";
import { href } from "../../src/contract/paths.ts";
import { percentOf, parseDecimal } from "../../src/domain/money.ts";
import { moneyText } from "../../src/backoffice/amounts.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";

// A price for a time, from finding the goods to what a shopper reads, and back.

test("goods are reduced at once, with what shoppers will see said before; a shopper reads it, and it is ended", async (t) => {
  const { product } = await plenty(hoodies, 2);
  const name = product.product_name;
  const before = parseDecimal(product.real_price);
  const after = before - percentOf(before, 20);
  const text = (amount: number) => moneyText({ amount, currency: "pln" }, "pl");
  const shopPrice = async () => {
    const { data } = await pageData<"product">(href(product.url));
    return parseDecimal(data.product.real_price);
  };
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods");
        await page.getByRole("button", { name: "Katalog i ceny" }).click();
        await page.getByRole("link", { name: "Obniżki" }).click();
        await page.getByRole("link", { name: "Nowa obniżka" }).click();
        await expect(page.locator(".cut-waits")).toHaveText("Dodaj towar, a zobaczysz jego cenę.");
        await page.locator("main").getByRole("searchbox").fill(name);
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: `Dodaj: ${name}`, exact: true }).click();
        await page.getByLabel("O ile procent (1–90)").fill("20");
        const row = page.locator(".cut-preview li", { hasText: name });
        await expect(row).toContainText(text(after));
        await expect(row).toContainText("Najniższa cena z 30 dni przed obniżką");
        await page.getByLabel("Początek").fill("2099-12-08T00:00");
        await page.getByLabel("Koniec").fill("2099-12-01T00:00");
        await expect(page.getByText("Koniec musi być po początku.")).toBeVisible();
        await isSound(page, "a new price cut");
        await page.getByLabel("Początek").fill("");
        await page.getByLabel("Koniec").fill("");
        await page.getByRole("button", { name: "Zaplanuj: 1 obniżka" }).click();

        const running = page.locator(".cut-rows li", { hasText: name });
        await expect(running).toContainText("trwa");
        await expect.poll(shopPrice).toBe(after);
        await isSound(page, "price cuts");
        await running.getByRole("link", { name: `Historia cen: ${name}` }).click();
        await expect(page.locator(".price-history").first()).toContainText(text(after));
        await isSound(page, "prices of a product");
        await page.goBack();
        await running.getByRole("button", { name: `Zakończ teraz: ${name}` }).click();
        await expect(running).toHaveCount(0);
        await expect.poll(shopPrice).toBe(before);
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(running).toContainText("trwa");
        await running.getByRole("button", { name: `Zakończ teraz: ${name}` }).click();
        await expect.poll(shopPrice).toBe(before);
      });
    });
});
