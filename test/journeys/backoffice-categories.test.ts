import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { eventually } from "./records.ts";
import { openShop } from "./shop.ts";

// Categories, brands and size tables as staff write them, and what shoppers get of that.

/** What a page of the shop says to whoever asks for it now. */
async function pageOf(path: string): Promise<{ status: number; text: string; at: string }> {
  const { address } = await openShop();
  const response = await fetch(address + path);
  return { status: response.status, text: await response.text(), at: new URL(response.url).pathname };
}

test("a category is made, moved by keys and buttons, renamed with its old address leading on, hidden and deleted", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const nth = randomUUID().slice(0, 8);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods/categories");
        await expect(page.locator("[data-category]").first()).toBeVisible();
        await isSound(page, "the tree");

        await page.getByRole("button", { name: "Nowa kategoria" }).click();
        await page.getByLabel("Nazwa po polsku").fill(`Zima ${nth}`);
        await isSound(page, "a new category");
        await page.getByRole("dialog").getByRole("button", { name: "Dodaj kategorię" }).click();
        await page.waitForURL(/goods\/categories\/\d+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Zima ${nth}`);
        await isSound(page, "its page");
        const id = page.url().split("/").at(-1)!;
        await eventually("the shop has its page", async () => (await pageOf(`/zima-${nth}/`)).status === 200);

        await page.goto("/admin/goods/categories");
        const row = page.locator(`[data-category="${id}"]`);
        await row.getByRole("button", { name: /^Przenieś: / }).press("ArrowUp");
        await expect(page.locator(".category-tree > li").last()).not.toHaveAttribute("data-category", id);
        await expect(row.getByRole("button", { name: /^Przenieś: / })).toBeFocused();
        await row.getByRole("button", { name: /^Do poprzedniej/ }).click();
        await expect(row).toHaveCSS("--depth", "1");
        await row.getByRole("button", { name: /^Poziom wyżej/ }).click();
        await expect(row).toHaveCSS("--depth", "0");

        await row.getByRole("link").click();
        await page.locator(".text-columns").waitFor();
        const polish = page.getByRole("group", { name: /^Polski/ });
        const tongue = page.getByRole("button", { name: /^Polski/ });
        if (await tongue.isVisible()) await tongue.click();
        await polish.getByLabel("Nazwa", { exact: true }).fill(`Mróz ${nth}`);
        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await expect(page.locator(".save-bar")).toHaveCount(0);
        await eventually(
          "the old address leads on",
          async () => (await pageOf(`/zima-${nth}/`)).at === `/mroz-${nth}/`,
        );
        await page.getByLabel("Ukryj przed kupującymi").check();
        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await eventually("nobody sees it", async () => (await pageOf(`/mroz-${nth}/`)).status === 404);
        await expect(page.locator(".order-states")).toContainText("Ukryta");

        await page.getByRole("button", { name: "Usuń kategorię" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Usuń kategorię" }).click();
        await page.waitForURL(/goods\/categories$/);
        await expect(row).toHaveCount(0);
      });
    });
});

test("a category fills itself by a rule, seen before it is saved, and its goods are put in order by hand", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const nth = randomUUID().slice(0, 8);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        const save = () => page.getByRole("button", { name: /^Zapisz/ }).click();
        const saved = () => expect(page.locator(".save-bar")).toHaveCount(0);
        await comeIn(visit);
        await page.goto("/admin/goods/categories");
        await page.getByRole("button", { name: "Nowa kategoria" }).click();
        await page.getByLabel("Nazwa po polsku").fill(`Tanie ${nth}`);
        await page.getByRole("dialog").getByRole("button", { name: "Dodaj kategorię" }).click();
        await page.waitForURL(/goods\/categories\/\d+$/);

        await page.locator(".segments label", { hasText: "Regułą" }).click();
        await expect(page.getByText("Zaznacz warunek i uzupełnij go.")).toBeVisible();
        await expect(page.getByRole("button", { name: /^Zapisz/ })).toBeDisabled();
        await page.getByLabel("Cena najwyżej").check();
        await page.getByLabel("Kwota w zł").fill("120");
        await page.getByLabel("Można go kupić").check();
        const fits = page.locator(".rule-fits");
        await expect(fits).toHaveText(/^Pasuje teraz: [1-9]\d*$/);
        const count = Number(/\d+/.exec((await fits.textContent())!)![0]);
        await isSound(page, "a rule");
        await shot(page, `rule-${on.options.viewport!.width}`);
        await save();
        await saved();
        const tiles = async () =>
          [...(await pageOf(`/tanie-${nth}/`)).text.matchAll(/<h3[^>]*>\s*<a[^>]*>([^<]+)</g)].map(([, name]) => name!);
        await eventually("shoppers see what fits", async () =>
          (await pageOf(`/tanie-${nth}/`)).text.includes(`${count}`),
        );

        await page.getByLabel("Kolejność w sklepie").selectOption({ label: "Ręcznie" });
        const goods = page.locator(".hand-goods > li");
        await expect(goods.nth(1)).toBeVisible();
        const name = /: (.*)$/.exec((await goods.nth(1).locator('[data-move="top"]').getAttribute("aria-label"))!)![1]!;
        await goods.nth(1).locator('[data-move="top"]').click();
        await expect(goods.first()).toContainText(name);
        await expect(goods.first().locator('[data-move="grip"]')).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await expect(goods.nth(1)).toContainText(name);
        await page.keyboard.press("ArrowUp");
        await isSound(page, "an order by hand");
        await shot(page, `hand-${on.options.viewport!.width}`);
        await save();
        await saved();
        await eventually("it is the first in the shop", async () => (await tiles())[0]?.trim() === name);

        await page.getByRole("button", { name: "Usuń kategorię" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Usuń kategorię" }).click();
        await page.waitForURL(/goods\/categories$/);
      });
    });
});

/** For the eye: kept where somebody asks for it. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env["CATEGORY_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test("a brand is made, renamed and merged into another, which its address leads to", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const nth = randomUUID().slice(0, 8);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods/brands");
        await expect(page.locator(".listed > li").first()).toBeVisible();
        await isSound(page, "the brands");
        for (const name of [`Stara ${nth}`, `Nowa ${nth}`]) {
          await page.goto("/admin/goods/brands");
          await page.getByRole("button", { name: "Nowa marka" }).click();
          await page.getByRole("dialog").getByLabel("Nazwa").fill(name);
          await page.getByRole("dialog").getByRole("button", { name: "Dodaj markę" }).click();
          await page.waitForURL(/goods\/brands\/\d+$/);
        }
        await isSound(page, "a brand");
        await page.getByRole("button", { name: "Połącz z inną" }).click();
        await page.getByLabel("Zostaje marka").selectOption({ label: `Stara ${nth}` });
        await page.getByRole("button", { name: "Połącz marki" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Stara ${nth}`);
        await eventually("its address leads on", async () => (await pageOf(`/nowa-${nth}/`)).at === `/stara-${nth}/`);
        await page.getByRole("button", { name: "Usuń markę" }).click();
        await page.waitForURL(/goods\/brands$/);
      });
    });
});

test("a size table is written, pasted from a spreadsheet, tried and deleted", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const nth = randomUUID().slice(0, 8);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods/size-tables");
        await expect(page.locator(".listed > li").first()).toBeVisible();
        await isSound(page, "the size tables");
        const category = `Pomiary ${nth}`;
        await page.goto("/admin/goods/categories");
        await page.getByRole("button", { name: "Nowa kategoria" }).click();
        await page.getByLabel("Nazwa po polsku").fill(category);
        await page.getByRole("dialog").getByRole("button", { name: "Dodaj kategorię" }).click();
        await page.waitForURL(/goods\/categories\/\d+$/);

        await page.goto("/admin/goods/size-tables/new");
        await page.getByLabel("Tytuł (Polski)").fill(`Tabela ${nth}`);
        await page.getByLabel("Nazwa kolumny 1").fill("Rozmiar");
        await page.getByLabel("Nazwa kolumny 2").fill("Klatka piersiowa");
        const cell = page.getByLabel("1, Rozmiar", { exact: true });
        await cell.focus();
        await cell.evaluate((input) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", "S\t88–94\nM\t94–100\n");
          input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        });
        await expect(page.getByLabel("M, Klatka piersiowa")).toHaveValue("94–100");
        await page.getByRole("button", { name: "Dodaj opis mierzenia" }).click();
        await page.getByLabel("Jak go zmierzyć").fill("W najszerszym miejscu.");
        await page.getByLabel("Sprawdź radę").fill("97");
        await expect(page.getByText("Kupujący dostanie radę: M.")).toBeVisible();
        await page.getByLabel("Kategoria").selectOption({ label: category });
        await page.getByRole("button", { name: "Dodaj miejsce" }).click();
        await isSound(page, "a size table");
        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await page.waitForURL(/goods\/size-tables\/\d+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Tabela ${nth}`);
        assert.equal(await page.locator(".save-bar").count(), 0);
        await page.getByRole("button", { name: "Usuń tabelę" }).click();
        await page.waitForURL(/goods\/size-tables$/);
        await expect(page.getByText(`Tabela ${nth}`, { exact: true })).toHaveCount(0);
      });
    });
});
