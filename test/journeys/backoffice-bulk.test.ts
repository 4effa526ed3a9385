import { test } from "node:test";
import { moneyText } from "../../src/backoffice/amounts.ts";
import { href } from "../../src/contract/paths.ts";
import { parseDecimal } from "../../src/domain/money.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";

// Many goods at once, from the list to what a shopper reads, and back.

test("all of a list get another price, each seen before; a shopper reads it, and it is taken back", async (t) => {
  const { product } = await plenty(hoodies, 2);
  const name = product.product_name;
  const before = parseDecimal(product.real_price);
  const after = Math.round((before + 1000 - 99) / 100) * 100 + 99;
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
        await page.goto(`/admin/goods?q=${encodeURIComponent(name)}`);
        await page.getByRole("link", { name: "Zmień wszystkie z tej listy" }).click();
        await expect(page.locator("main")).toContainText(`„${name}”`);
        await page.getByLabel("o kwotę").check();
        await page.getByLabel("Podnieś").check();
        await page.getByLabel("Ile złotych").fill("10");
        await page.getByLabel("Zaokrąglij do końcówki").selectOption(",99");
        await page.getByLabel("Co z ceną katalogową").selectOption("znika");
        await isSound(page, "a new bulk change");
        await page.getByRole("button", { name: "Pokaż, co się zmieni" }).click();
        const row = page.locator(".bulk-rows tr", { hasText: name }).filter({ hasText: text(after) });
        await expect(row.first()).toContainText(text(before));
        await isSound(page, "what a bulk change would do");
        await page.getByRole("link", { name: "Popraw ustawienia" }).click();
        await expect(page.getByLabel("Ile złotych")).toHaveValue("10,00");
        await page.getByRole("button", { name: "Pokaż, co się zmieni" }).click();
        await page.getByRole("button", { name: /^Zastosuj / }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("zastosowana");
        await expect(row.first()).toContainText("zmienione");
        await expect.poll(shopPrice).toBe(after);
        await page.getByRole("button", { name: "Cofnij zmiany" }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("cofnięta");
        await expect.poll(shopPrice).toBe(before);
        await page.getByRole("link", { name: "Zmiany zbiorcze" }).click();
        await expect(page.locator(".listed li").first()).toContainText("cofnięta");
        await isSound(page, "bulk changes");
      });
    });
});
