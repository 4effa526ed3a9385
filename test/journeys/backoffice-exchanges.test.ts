import { test } from "node:test";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";

// Another size: agreed on in the back office, kept at once, and paid by what comes back.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("a hoodie is exchanged for another size: an order of its own, which the one that comes back pays for", async (t) => {
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number } = await buy(await plenty(hoodies, 2));
      await command("order", number, "--state", "sent");
      await command("order", number, "--state", "delivered");
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/orders/${number}`);
        await page.getByRole("button", { name: "Wymień na inny rozmiar" }).click();
        await page.getByRole("button", { name: "Załóż zwrot" }).click();
        await expect(page.getByRole("heading", { name: "Wymiana" })).toBeVisible();
        const sizes = page.getByLabel(/^Zamiast: /);
        const other = sizes.locator('option:not([disabled]):not([value=""])').first();
        await sizes.selectOption(await other.getAttribute("value"));
        const card = page.locator(".card", { has: page.getByRole("heading", { name: "Wymiana" }) });
        await expect(card.locator(".facts-total").last()).toContainText("zł");
        await expect(card.locator("details")).toContainText("Wymiana uzgodniona");
        await page.evaluate(() => window.scrollTo(0, 0));
        await findsNothing(page, "an exchange that is to be agreed on");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);

        await page.getByRole("button", { name: "Uzgodnij wymianę" }).click();
        const second = card.getByRole("link", { name: /^Zamówienie \d+/ });
        await expect(second).toBeVisible();
        const exchanged = /\d+/.exec((await second.textContent())!)![0];
        await expect(card).toContainText("Rzeczy są odłożone");
        await expect(page.locator(".return-expected")).toContainText("Oczekiwane: 1 / 1");

        await page.getByRole("button", { name: "Jak nowa" }).click();
        const settle = page.locator(".card", { has: page.getByRole("heading", { name: "Rozliczenie" }) });
        await expect(settle.locator(".facts")).toContainText(`Przechodzi na zamówienie ${exchanged}`);
        await page.evaluate(() => window.scrollTo(0, 0));
        await findsNothing(page, "an exchange that is to be settled");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        await settle.getByRole("button", { name: "Rozlicz zwrot" }).click();
        await expect(card).toContainText("Opłacone zwróconymi rzeczami.");

        await second.click();
        await expect(page.locator(".screen-head .order-states")).toContainText("Opłacone");
        await expect(page.getByText(`Przyszło z zamówienia ${number}`)).toBeVisible();
        await findsNothing(page, "an order that was got in exchange");
        await page
          .getByRole("link", { name: `Wymiana rzeczy z zamówienia ${number}` })
          .first()
          .click();
        await expect(page.locator(".screen-head .order-states")).toContainText("Wymienione");
        await expect(page.getByText(`Przeszło na zamówienie ${exchanged}`)).toBeVisible();
      });
    });
});
