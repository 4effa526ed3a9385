import { test } from "node:test";
import { options, findsNothing } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { openShop } from "./shop.ts";

// Where a day begins for staff: what must be decided, and from there to a decision and back.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("a day begins with what must be decided; a withdrawal is looked at from there, and closed, and waits again after all", async (t) => {
  const { address } = await openShop();
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(await plenty(hoodies, 3));
      const declared = await fetch(`${address}/sys/json_emails?withdraw`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ name: `Ola ${number}`, order: number, email: person.email, goods: "bluza <b>M</b>" }),
      });
      expect(declared.status).toBe(200);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dziś do zrobienia");
        await expect(page.locator(".decisions")).toContainText(/\d+ odstąpieni[ea] od umowy|\d+ odstąpień od umowy/);
        await expect(page.locator(".sales-now")).toContainText("zł");
        await findsNothing(page, "today");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);

        await page.locator(".decisions li", { hasText: "przed wysyłką" }).getByRole("link").click();
        await page.waitForURL("**/admin/returns");
        const row = page.locator(".return-rows li", { hasText: `Zamówienie ${number}` });
        await expect(row).toContainText("odstąpienie");
        await findsNothing(page, "returns");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        await row.getByRole("link").click();
        await expect(page.locator(".order-side")).toContainText("bluza <b>M</b>");
        await page.getByRole("link", { name: `Zamówienie ${number}` }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
        await page.goBack();

        await page.getByRole("button", { name: "Zamknij bez anulowania" }).click();
        await expect(page.locator(".order-states")).toContainText("zamknięty bez rzeczy");
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(page.locator(".order-states")).toContainText("do anulowania");
      });
    });
});

test("everybody finds what is theirs from their first screen on: words and pictures, and the books", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3));
  for (const on of widths)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "content");
        await page.goto("/admin/");
        for (const title of ["Opinie", "Gotowe teksty"]) {
          await page.locator(".office-nav ul").getByRole("link", { name: title }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        }
        await expect(page.locator(".office-nav ul").getByRole("link", { name: "Zamówienia" })).toHaveCount(0);
        await findsNothing(page, "the navigation of who writes");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
      });
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "bookkeeping");
        await page.goto("/admin/");
        await page.locator(".office-nav ul").getByRole("link", { name: "Zamówienia" }).click();
        await expect(page.locator(".view-tabs [aria-current]")).toHaveText("Wszystkie");
        await expect(page.locator(`[data-row="${number}"]`)).toBeVisible();
        // What others have to pack is a view like any other.
        await page.locator(".view-tabs").getByRole("link", { name: "Do spakowania" }).click();
        await expect(page.locator(".view-tabs [aria-current]")).toHaveText("Do spakowania");
        await expect(page.locator(`[data-row="${number}"]`)).toBeVisible();
      });
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "packing");
        await page.goto("/admin/orders");
        await expect(page.locator(".view-tabs [aria-current]")).toHaveText("Do spakowania");
      });
    });
});

test("who may neither decide on orders nor read reports is shown what is theirs", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "content");
    await page.goto("/admin/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dziś do zrobienia");
    await expect(page.locator(".sales-now")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Zwroty" })).toHaveCount(0);
    await page.goto("/admin/returns");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("To nie dla Twojej roli");
  });
});
