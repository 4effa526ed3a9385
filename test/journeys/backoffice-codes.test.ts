import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, together } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { panelOf, putIntoCart, sumOf, words } from "./shopper.ts";

// Discount codes are made, changed and switched off by staff; a shopper's cart obeys at once.

/** A name nobody else's code has. */
const newName = () => `K${randomBytes(4).toString("hex").toUpperCase()}`;

for (const on of officeScreens)
  test(`a code is made, works in a cart, is changed and switched off and on, ${on.name}`, async (t) => {
    const name = newName();
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/codes");
      await page.getByRole("button", { name: "Nowy kod" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel("Kod, który wpisuje kupujący")).toBeFocused();
      await page.keyboard.type(name.toLowerCase());
      await dialog.getByLabel("Ile procent").fill("12,5");
      await dialog.getByLabel("Ile razy w sumie").fill("9");
      await isSound(page, "a new code");
      await dialog.getByRole("button", { name: "Zapisz" }).click();
      const row = page.locator(".codes > li", { hasText: name });
      await expect(row).toContainText("−12,5 %");
      await expect(row).toContainText("użycia: 0 z 9");
      await isSound(page, "codes");

      await visit(t, { on: desktop }, async (shopper) => {
        await putIntoCart(shopper, await plenty(hoodies, 3));
        const panel = panelOf(shopper.page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await panel.locator("input[name=discountCode]").fill(name);
        await panel.getByRole("button", { name: "Użyj kodu" }).click();
        await expect(sumOf(shopper.page, "discount")).toContainText(/[1-9]/);
      });

      await row.getByRole("button", { name: `Zmień: ${name}` }).click();
      await dialog.getByLabel("Co obniża").selectOption({ label: "Kwota" });
      await dialog.getByLabel("Ile złotych").fill("20");
      await dialog.getByRole("button", { name: "Zapisz" }).click();
      await expect(row).toContainText("−20,00 zł");
      await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
      await expect(row).toContainText("−12,5 %");

      await row.getByRole("button", { name: `Wyłącz: ${name}` }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole("link", { name: "Skończone" }).click();
      await expect(row).toContainText("Wyłączony");
      await row.getByRole("button", { name: `Włącz: ${name}` }).click();
      await expect(row).toHaveCount(0);
    });
  });

test("a batch is made, shown by itself and saved as a file", async (t) => {
  const name = newName();
  await visit(t, { on: desktop, options }, async (office) => {
    const { page } = office;
    await comeIn(office);
    await page.goto("/admin/codes");
    await page.getByRole("button", { name: "Partia kodów" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nazwa partii, dla zespołu").fill(name);
    await dialog.getByLabel("Początek każdego kodu").fill("paczka-");
    await dialog.getByLabel("Ile kodów").fill("120");
    await dialog.getByLabel("Ile procent").fill("15");
    await isSound(page, "a new batch");
    await dialog.getByRole("button", { name: "Utwórz kody" }).click();
    const batch = page.locator(".code-batches li", { hasText: name });
    await expect(batch).toContainText("kody: 120, działają: 120");
    const download = page.waitForEvent("download");
    await batch.getByRole("button", { name: `Pobierz CSV: ${name}` }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    const codes = [...file.matchAll(/^"?(PACZKA-[2-9A-Z]{8})/gm)].map(([, code]) => code!);
    assert.equal(new Set(codes).size, 120);
    await batch.getByRole("link", { name, exact: true }).click();
    await expect(page.locator(".codes > li").first()).toContainText("PACZKA-");
    await isSound(page, "a batch");
    await batch.getByRole("button", { name: `Wyłącz: ${name}` }).click();
    await expect(batch).toContainText("działają: 0");
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await expect(batch).toContainText("działają: 120");
  });
});

test("two people change different terms of a code: both are there after it", async (t) => {
  const name = newName();
  await together(t, async (ola, jan) => {
    jan.forgive(/status of 412/);
    await ola.page.goto("/admin/codes");
    await ola.page.getByRole("button", { name: "Nowy kod" }).click();
    const first = ola.page.getByRole("dialog");
    await first.getByLabel("Kod, który wpisuje kupujący").fill(name);
    await first.getByLabel("Ile procent").fill("10");
    await first.getByRole("button", { name: "Zapisz" }).click();
    const row = ola.page.locator(".codes > li", { hasText: name });
    await expect(row).toHaveCount(1);

    await jan.page.goto(`/admin/codes?q=${name}`);
    await jan.page.getByRole("button", { name: `Zmień: ${name}` }).click();
    const second = jan.page.getByRole("dialog");
    await second.getByLabel("Ile razy w sumie").fill("5");

    await row.getByRole("button", { name: `Zmień: ${name}` }).click();
    await first.getByLabel("Koszyk co najmniej za (zł)").fill("200");
    await first.getByRole("button", { name: "Zapisz" }).click();
    await expect(row).toContainText("koszyk od 200,00 zł");

    await second.getByRole("button", { name: "Zapisz" }).click();
    await expect(second).toHaveCount(0);
    const theirs = jan.page.locator(".codes > li", { hasText: name });
    await expect(theirs).toContainText("koszyk od 200,00 zł");
    await expect(theirs).toContainText("użycia: 0 z 5");
  });
});
