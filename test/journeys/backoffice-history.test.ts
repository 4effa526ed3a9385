import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";

// What was done to a record, in its own history, for whoever may read that record, with the undo that has no end.

const screens = [
  { name: "390", options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: "1440", options: { viewport: { width: 1440, height: 900 } } },
];

test("what the shop role has changed of a product is taken back from its history, when the notice has long gone", async (t) => {
  const { product } = await plenty(hoodies, 1);
  for (const on of screens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "shop", "Jan Lis");
        await page.goto(`/admin/goods/${product.product_id}`);
        const said = page.getByLabel("Opis w wyszukiwarce", { exact: true }).first();
        const [first, words] = [await said.inputValue(), `Ciepła, z kapturem, ${randomUUID().slice(0, 8)}`];
        await said.fill(words);
        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await expect(page.locator(".unsaved-bar")).toHaveCount(0);
        await expect(page.locator(".notice")).toHaveCount(0, { timeout: 15_000 });

        await page.getByRole("link", { name: "Historia" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Historia: /);
        const acts = page.locator(".log-day li", { has: page.locator("time") });
        await expect(acts.first()).toContainText("Jan Lis zmienia teksty towaru");
        await expect(acts.first()).toContainText(words);
        await isSound(page, "the history");
        await acts
          .first()
          .getByRole("button", { name: /^Cofnij/ })
          .click();
        await expect(page.locator(".notice")).toContainText("Cofnięte");
        await expect(acts.nth(1)).toContainText("cofnięte");
        await expect(acts.first()).toContainText("cofnięcie");
        await expect(acts.nth(1).getByRole("button")).toHaveCount(0);
        await isSound(page, "the history with what was undone");

        await page.getByRole("main").getByRole("link").first().click();
        await page.waitForURL(new RegExp(`/goods/${product.product_id}$`));
        await expect(said).toHaveValue(first);
      });
    });
});

test("a code, a way of delivery, a text and the shop's settings lead to their history; what is gone is brought back from that of its kind", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    const name = `H${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto("/admin/codes");
    await page.getByRole("button", { name: /^Nowy kod/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Kod, który wpisuje kupujący").fill(name);
    await dialog.getByLabel("Ile procent").fill("10");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    const row = page.locator(".codes li", { hasText: name });
    await row.getByRole("link", { name: `Historia: ${name}` }).click();
    await expect(page.locator(".log-day")).toContainText("Ola Nowak tworzy kod rabatowy");
    await page.getByRole("main").getByRole("link").first().click();
    await row.getByRole("button", { name: `Usuń: ${name}` }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("link", { name: "Historia", exact: true }).click();
    const removed = page.locator(".log-day li", { hasText: "usuwa kod" }).first();
    await removed.getByRole("button", { name: /^Cofnij/ }).click();
    await expect(removed).toContainText("cofnięte");
    await page.goto("/admin/codes");
    await expect(row).toBeVisible();

    for (const path of [
      "/settings/delivery",
      "/content/texts",
      "/settings/shop",
      "/settings/payments",
      "/settings/webhooks",
    ]) {
      await page.goto(`/admin${path}`);
      await page.getByRole("main").getByRole("link", { name: "Historia" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Historia: /);
      await expect(page.locator(".log-days")).toBeVisible();
    }
    await page.goto("/admin/history/nothing");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Historia/);
  });
});
