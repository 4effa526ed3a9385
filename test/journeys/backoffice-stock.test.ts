import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, labelOf, piecesOf, plenty } from "./goods.ts";

// Pieces that come, go and are counted, by whoever stands in the store room.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("pieces are added, counted and received by scanning, told of in sentences, and taken back", async (t) => {
  const goods = await plenty(hoodies, 2);
  const label = await labelOf(goods);
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const before = await piecesOf(goods);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods/stock");
        await expect(page.getByLabel("Nazwa, SKU, EAN albo półka")).toBeFocused();
        await isSound(page, "stock");
        // A scanner types and presses Enter.
        await page.keyboard.type(`${label}\n`);
        const row = page.locator(".stock-rows > li");
        await expect(row).toHaveCount(1);
        const number = row.locator(".stock-number strong");
        await expect(number).toHaveText(String(before));
        await isSound(page, "what was scanned");

        await row.getByRole("button", { name: /^Dodaj/ }).click();
        await page.locator(".modal .stepper-count").fill("3");
        await page.getByLabel("Dlaczego").selectOption({ label: "Znalezione" });
        await expect(page.locator(".modal")).toContainText(`Było ${before}, będzie ${before + 3}.`);
        await isSound(page, "adding");
        await page.getByRole("button", { name: "Zapisz" }).click();
        await expect(number).toHaveText(String(before + 3));
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(number).toHaveText(String(before));

        await row.getByRole("button", { name: /^Policz/ }).click();
        const should = await page.locator(".modal").getByText("powinno leżeć").textContent();
        await page.getByLabel("Ile leży na półce").fill(String(Number(/\d+/.exec(should!)![0]) + 1));
        await isSound(page, "counting");
        await page.keyboard.press("Enter");
        await expect(number).toHaveText(String(before + 1));

        await page.getByRole("link", { name: "Przyjęcie dostawy", exact: true }).click();
        await expect(page.getByLabel("Kod, SKU albo EAN")).toBeFocused();
        // Faster than any of them is found.
        await page.keyboard.type(`${label}\n${label}\n${label}\n4006381333931\n`);
        await expect(page.locator(".delivery-lines .stepper-count")).toHaveValue("3");
        await expect(page.locator(".stock-wrong")).toContainText("4006381333931");
        await isSound(page, "a delivery");
        await page.reload();
        await expect(page.locator(".delivery-lines .stepper-count")).toHaveValue("3");
        await page.getByRole("button", { name: "Przyjmij: 3 sztuki" }).click();
        await expect(page.locator(".delivery-lines > li")).toHaveCount(0);

        await page.getByRole("link", { name: "Ruchy", exact: true }).click();
        const own = page.locator(".movement", { hasText: goods.product.product_name });
        const newest = own.first();
        await expect(newest).toContainText("+3");
        await expect(newest).toContainText("przyszło z dostawą");
        await expect(newest).toContainText(`jest ${before + 4}`);
        await isSound(page, "movements");
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(newest).toContainText("cofnięcie: przyszło z dostawą");
        const counted = own.filter({ hasText: "różnica po przeliczeniu" }).first();
        await counted.getByRole("button", { name: /^Cofnij/ }).click();
        await expect(newest).toContainText("cofnięcie: różnica po przeliczeniu");
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: "Pobierz CSV" }).click();
        expect((await download).suggestedFilename()).toMatch(/^ruchy-\d{4}-\d\d-\d\d\.csv$/);
      });
      expect(await piecesOf(goods)).toBe(before);
    });
});
