import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";

// A catalogue file as staff bring it: what it would do is seen first, and nothing comes in before somebody says so.

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

async function pick(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto("/admin/goods");
  await page.getByRole("button", { name: "Katalog i ceny" }).click();
  await page.getByRole("link", { name: "Import i eksport" }).click();
  await page.getByLabel("Wybierz plik CSV").last().setInputFiles(file);
  await page.waitForURL(/goods\/imports\/\d+$/);
}

test("from the list of goods a file is chosen, counted, mended, confirmed, and its goods are in the list", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        const nth = randomUUID().slice(0, 8);
        await pick(
          page,
          csv(
            "z-innego-sklepu.csv",
            [
              "Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty",
              `bluza-${nth},Bluza Pliku ${nth},<p>Ciepła</p>,Zygzak,Bluzy,Rozmiar,S,199.00,2`,
              `bluza-${nth},,,,,,M,199.00,1`,
              `kubek-${nth},Kubek Pliku ${nth},,Zygzak,Kubki,Title,Default Title,drogi,5`,
            ].join("\n"),
          ),
        );
        await expect(page.getByRole("heading", { name: "Nic nie wejdzie, póki są problemy" })).toBeVisible();
        await expect(page.getByText("Wiersz 4 · kolumna Variant Price")).toBeVisible();
        await expect(page.getByText("„drogi” to nie jest cena. Wpisz ją jak 149,99.")).toBeVisible();
        await isSound(page, "a file with a problem");
        const list = page.waitForEvent("download");
        await page.getByRole("button", { name: "Pobierz listę (CSV)" }).click();
        assert.match(await readFile(await (await list).path(), "utf8"), /4;.*Variant Price;drogi;.*to nie jest cena/);

        await page.getByLabel(/^Pomiń wiersze z problemami/).check();
        await page.getByRole("button", { name: "Policz jeszcze raz" }).click();
        const numbers = page.getByRole("region", { name: "Co zmieni ten plik" });
        await expect(numbers).toContainText(/nowe\s*1|1\s*nowe/);
        await expect(numbers).toContainText("Importu nie da się cofnąć jednym ruchem.");
        await isSound(page, "what a file would do");

        await page.getByRole("button", { name: "Wczytaj do sklepu" }).click();
        // The work goes on without the tab.
        await page.goto("/admin/today");
        await page.goto("/admin/goods/imports");
        await page.getByRole("link", { name: "z-innego-sklepu.csv" }).first().click();
        await expect(page.getByRole("region", { name: "Co zmienił ten plik" })).toBeVisible();
        await expect(page.getByRole("region", { name: "Droga z powrotem" })).toContainText("nowych towarów nie usunie");
        await isSound(page, "what a file did");
        await page.getByRole("link", { name: "Zobacz towary" }).click();
        await expect(page.getByText(`Bluza Pliku ${nth}`).first()).toBeVisible();
        await expect(page.getByText(`Kubek Pliku ${nth}`)).toHaveCount(0);
      });
    });
});

test("columns of a sheet nobody knows are guessed, corrected and remembered; a file is cancelled with nothing changed", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    const nth = randomUUID().slice(0, 8);
    const sheet = csv("arkusz.csv", `Towar;Ile;Cena;Uwagi\nMiska ${nth};7;49,00 zł;ładna\n`);
    await pick(page, sheet);
    await expect(page.getByText("Nie znamy tych nagłówków. Powiedz niżej, co znaczą kolumny.")).toBeVisible();
    await expect(page.getByLabel("Kolumna „Ile”")).toHaveValue("quantity");
    await page.getByLabel("Kolumna „Uwagi”").selectOption({ label: "krótki opis" });
    await page.getByLabel("Zapamiętaj ten układ pod nazwą").fill(`Hurtownia ${nth}`);
    await isSound(page, "columns to be named");
    await page.getByRole("button", { name: "Policz jeszcze raz" }).click();
    await expect(page.getByRole("button", { name: "Wczytaj do sklepu" })).toBeVisible();
    await page.getByRole("button", { name: "Przerwij" }).click();
    await expect(page.getByText("Import przerwany. W sklepie nic się nie zmieniło.")).toBeVisible();
    await pick(page, sheet);
    await page.getByLabel("Zapisany układ kolumn").selectOption(`Hurtownia ${nth}`);
    await expect(page.getByLabel("Kolumna „Uwagi”")).toHaveValue("short_description");
  });
});

test("the goods of a filter go out as a file, and the list says what is in it", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/goods?view=onSale&q=bluza");
    await page.getByRole("button", { name: "Eksportuj", exact: true }).click();
    await page.waitForURL(/goods\/imports$/);
    const row = page.locator(".listed li", { hasText: "Wybrane towary" }).first();
    const get = row.getByRole("link", { name: /^Pobierz eksport/ });
    await expect(get).toBeVisible();
    await isSound(page, "imports and exports");
    const file = page.waitForEvent("download");
    await get.click();
    const text = await readFile(await (await file).path(), "utf8");
    assert.match(text, /^\ufeffkind,handle,/);
    assert.doesNotMatch(text, /^category,/m);
  });
});
