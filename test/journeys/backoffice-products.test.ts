import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { searchHref } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, cutEvents, officeScreens, together } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { eventually } from "./records.ts";
import { command, openShop } from "./shop.ts";

// Products as staff make and write them, and what shoppers see of that.

/** The field of a text in a language; on a narrow screen that language is opened first. */
async function textIn(page: Page, language: string, label: string) {
  await page.locator(".text-columns").waitFor();
  const tongue = page.getByRole("button", { name: new RegExp(`^${language}`) });
  if (await tongue.isVisible()) await tongue.click();
  return page.getByRole("group", { name: new RegExp(`^${language}`) }).getByLabel(label, { exact: true });
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zapisz/ }).click();
  await expect(page.locator(".unsaved-bar")).toHaveCount(0);
}

/** Takes back what was done last in this tab, however long ago that was. */
async function takeBack(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+z");
}

/** What a page of the shop says to whoever asks for it now. */
async function pageOf(path: string): Promise<{ status: number; text: string; at: string }> {
  const { address } = await openShop();
  const response = await fetch(address + path);
  return { status: response.status, text: await response.text(), at: new URL(response.url).pathname };
}

const says = (path: string, words: string) =>
  eventually(`${path} says ${words}`, async () => (await pageOf(path)).text.includes(words));

test("a product is made, written in three languages, planned, shown, found by shoppers, and each act taken back", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const nth = randomUUID().slice(0, 8);
      const name = `Bluza Wieczorna ${nth}`;
      const slug = `bluza-wieczorna-${nth}`;
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/goods");
        await expect(page.locator("[data-row]").first()).toBeVisible();
        await isSound(page, "the list");

        await page.getByRole("button", { name: /^Nowy towar/ }).click();
        await page.getByLabel("Nazwa po polsku").fill(name);
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Marka").selectOption({ index: 1 });
        await dialog.getByLabel("Kategoria").selectOption({ label: "Odzież / Bluzy / Bluzy z kapturem" });
        await dialog.getByLabel("Cena, zł").fill("219,99");
        await dialog.getByLabel("Rozmiary, po przecinku").fill("S, M,L");
        await isSound(page, "a new product");
        await dialog.getByRole("button", { name: "Dodaj towar" }).click();
        await page.waitForURL(/goods\/\d+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await expect(page.locator(".order-states")).toContainText("Ukryty");
        await isSound(page, "its page");

        await (
          await textIn(page, "Polski", "Opis")
        ).fill("Gruba dzianina.\n\nNadruk <script>alert(1)</script> & sitem.");
        await (await textIn(page, "English", "Nazwa")).fill(`Evening Hoodie ${nth}`);
        await (await textIn(page, "Čeština", "Nazwa")).fill(`Večerní mikina ${nth}`);
        await page.getByRole("button", { name: "Podaj skład" }).click();
        await page.getByLabel("%", { exact: true }).fill("80");
        await expect(page.getByText("Razem 80%, a musi być 100%.")).toBeVisible();
        await expect(page.getByRole("button", { name: /^Zapisz/ })).toBeDisabled();
        await page.getByRole("button", { name: "Dodaj włókno" }).click();
        await expect(page.getByText("Razem 100%")).toBeVisible();
        await page.getByLabel("Nowość").check();
        await expect(page.locator(".unsaved-bar")).toContainText("Nazwa (English)");
        await isSound(page, "what is not saved");
        // What was typed outlives a crash.
        await page.reload();
        await expect(await textIn(page, "Čeština", "Nazwa")).toHaveValue(`Večerní mikina ${nth}`);
        await page.keyboard.press("Control+s");
        await expect(page.locator(".unsaved-bar")).toHaveCount(0);
        await expect(page.locator(".notice")).toContainText("Zapisano");

        await page.getByLabel("Pokaż od (czas polski)").fill("2099-01-02T18:00");
        await page.getByRole("button", { name: "Zaplanuj" }).click();
        await expect(page.locator(".order-states")).toContainText("Od: 2 stycznia 2099, 18:00");
        await takeBack(page);
        await expect(page.locator(".order-states")).toContainText("Ukryty");
        assert.equal((await pageOf(`/${slug}/`)).status, 404);
        await page.getByRole("button", { name: "Pokaż w sklepie" }).click();
        await expect(page.locator(".order-states")).toContainText("W sklepie");

        await says(`/${slug}/`, "Gruba dzianina.");
        const printed = (await pageOf(`/${slug}/`)).text;
        assert.ok(!printed.includes("<script>alert(1)"), "what is hostile is words");
        await says(`/en/evening-hoodie-${nth}/`, `Evening Hoodie ${nth}`);
        await says(`/cz/vecerni-mikina-${nth}/`, `Večerní mikina ${nth}`);
        await command("stock", `${slug}/:S`, "5");
        await eventually("the listing has it", async () =>
          (await productsOf(hoodies)).some((product) => product.product_name === name),
        );
        await says(searchHref(name), `/${slug}/`);

        await (await textIn(page, "Polski", "Nazwa")).fill(`${name} Druga`);
        await save(page);
        await eventually(
          "its old address leads to the new one",
          async () => (await pageOf(`/${slug}/`)).at === `/${slug}-druga/`,
        );
        await takeBack(page);
        await eventually("and is its own again", async () => (await pageOf(`/${slug}-druga/`)).at === `/${slug}/`);
        await page.getByLabel("Tylko dla pełnoletnich (18+)").check();
        await page.getByLabel("Dodaj kraj").selectOption({ label: "Czechy" });
        await page.getByLabel("Najwięcej sztuk na osobę").fill("2");
        await page.getByRole("button", { name: "Dodaj wiersz" }).click();
        await expect(page.getByRole("button", { name: /^Zapisz/ })).toBeDisabled();
        await page.getByLabel("Nazwa (Polski)").fill("Ściągacz");
        await page.getByLabel("Wartość (Polski)").fill("podwójny");
        const { product: other } = await plenty(hoodies, 1);
        await page.getByLabel("Znajdź towar").fill(other.product_name);
        await page.getByLabel("Znajdź towar").press("Enter");
        await page.getByRole("button", { name: `Dodaj: ${other.product_name}`, exact: true }).click();
        await expect(page.getByRole("button", { name: `Usuń: ${other.product_name}`, exact: true })).toBeVisible();
        await isSound(page, "who may buy it, its details and what goes with it");
        await save(page);
        await says(`/${slug}/`, "Tylko dla pełnoletnich");
        await says(`/${slug}/`, "Nie wysyłamy do: Czechy");
        await says(`/${slug}/`, "Ściągacz");
        await says(`/${slug}/`, other.product_name);
        await takeBack(page);
        await expect(page.getByLabel("Tylko dla pełnoletnich (18+)")).not.toBeChecked();
        await eventually(
          "and is for everyone again",
          async () => !(await pageOf(`/${slug}/`)).text.includes("Tylko dla pełnoletnich"),
        );
        await page.getByRole("button", { name: "Ukryj", exact: true }).click();
        await expect(page.locator(".order-states")).toContainText("Ukryty");
        await eventually("nobody sees it", async () => (await pageOf(`/${slug}/`)).status === 404);

        await page.getByRole("link", { name: "Historia" }).click();
        const log = page.locator(".log-day");
        await expect(log).toContainText("pokazuje albo ukrywa towar");
        await expect(log).toContainText("Ola Nowak dodaje towar");
        await expect(log).toContainText(`nazwa: ${name} → ${name} Druga`);
        await isSound(page, "its history");
      });
    });
});

test("two people at one product keep what both have typed; of what both changed one is chosen", async (t) => {
  const { product } = await plenty(hoodies, 1);
  await together(t, async (ola, jan) => {
    ola.forgive(/status of 412/);
    jan.forgive(/status of 412/);
    await cutEvents(jan);
    for (const { page } of [ola, jan]) await page.goto(`/admin/goods/${product.product_id}`);
    await (await textIn(ola.page, "English", "Kolor")).fill("Night");
    await (await textIn(jan.page, "Čeština", "Kolor")).fill("Noc");
    await (await textIn(jan.page, "English", "Opis w wyszukiwarce")).fill("By Jan");
    await save(jan.page);
    await expect(await textIn(ola.page, "Čeština", "Kolor")).toHaveValue("Noc");
    await save(ola.page);
    await (await textIn(jan.page, "English", "Opis w wyszukiwarce")).fill("By Jan again");
    await (await textIn(ola.page, "English", "Opis w wyszukiwarce")).fill("By Ola");
    await save(ola.page);
    await jan.page.getByRole("button", { name: /^Zapisz/ }).click();
    const choice = jan.page.getByRole("alert").filter({ hasText: "Ola Nowak" });
    await expect(choice).toHaveText(/By Ola.*By Jan again/s);
    await choice.getByRole("button", { name: "Zostaw moje" }).click();
    await save(jan.page);
    await expect(await textIn(ola.page, "English", "Opis w wyszukiwarce")).toHaveValue("By Jan again");
    await expect(await textIn(ola.page, "English", "Kolor")).toHaveValue("Night");
  });
});

test("to hide a product resets no price, and what is typed beside it is not saved by that", async (t) => {
  const { product } = await plenty(hoodies, 2);
  const prices = ({ real_price, catalogue_price, attrs }: Product) => [real_price, catalogue_price, attrs];
  const before = prices(await command<Product>("product", product.product_id));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}`);
    const colour = await textIn(page, "Polski", "Kolor");
    const was = await colour.inputValue();
    await colour.fill("Jeszcze nie zapisany");
    await page.getByRole("button", { name: "Ukryj", exact: true }).click();
    await expect(page.locator(".order-states")).toContainText("Ukryty");
    await page.getByRole("button", { name: "Pokaż w sklepie" }).click();
    await expect(page.locator(".order-states")).toContainText("W sklepie");
    await expect(colour).toHaveValue("Jeszcze nie zapisany");
    await page.getByRole("button", { name: "Porzuć zmiany" }).click();
    await expect(colour).toHaveValue(was);
    await page.reload();
    await expect(await textIn(page, "Polski", "Kolor")).toHaveValue(was);
  });
  assert.deepEqual(prices(await command<Product>("product", product.product_id)), before);
});

test("by the keyboard alone: to the list, through it, into a product and back; several are picked and changed at once", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await page.waitForURL(/\/goods$/);
    await expect(page.locator("[data-row]").first()).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type("bluza\n");
    await page.waitForURL(/q=bluza/);
    await expect(page.locator("[data-row]").first()).toHaveText(/bluza/i);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(page.locator(".picked-bar")).toContainText("2 towary");
    await isSound(page, "picked");
    await page.getByRole("button", { name: "Oznaczenie…" }).press("Enter");
    await page.getByRole("dialog").getByLabel("Oznaczenie").selectOption({ label: "Fajna cena" });
    await isSound(page, "a badge for several");
    await page.getByRole("dialog").getByRole("button", { name: "Oznaczenie…" }).press("Enter");
    await expect(page.locator(".notice")).toContainText(/Zmieniono \d towar/);
    await takeBack(page);
    await page.locator("[data-row]").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/goods\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("u");
    await page.waitForURL(/q=bluza/);
  });
});

test("who writes words sees neither prices nor stock, and makes no product", async (t) => {
  const { product } = await plenty(hoodies, 3);
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "content");
    await page.goto("/admin/goods");
    await expect(page.locator("[data-row]").first()).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Cena" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Nowy towar/ })).toHaveCount(0);
    await page.goto(`/admin/goods/${product.product_id}`);
    await expect(page.locator(".sold")).not.toContainText("zł");
    await page.getByRole("link", { name: "Historia" }).click();
    await expect(page.locator(".log-days")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Historia: ${product.product_name}`);
  });
});
