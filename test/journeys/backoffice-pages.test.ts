import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { slugOf } from "../../src/domain/slug.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, previewed } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";

// An information page is written by staff: typed as it will be read, seen beside the form, published, moved and found again.

const text = (page: Page) => page.locator(".rich-text-page:visible");
const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();
/** The key that does the same stands beside it. */
const save = (page: Page) => page.getByRole("button", { name: /^Zapisz/ }).click();

async function add(page: Page, name: string): Promise<void> {
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Strony informacyjne" }).click();
  await press(page, "Nowa strona");
  await page.getByRole("dialog").getByLabel("Tytuł po polsku").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Dodaj stronę" }).click();
  await page.waitForURL(/content\/pages\/\d+$/);
  await expect(text(page)).toBeVisible();
}

async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

for (const on of officeScreens)
  test(`a page is written, looked at, published, and is at its new address afterwards, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      const name = `Jak mierzyć ${on.name}`;
      await add(page, name);
      await text(page).click();
      await page.keyboard.type("## Bluza");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Połóż ją ");
      await page.keyboard.press("ControlOrMeta+b");
      await page.keyboard.type("płasko");
      await page.keyboard.press("ControlOrMeta+b");
      await page.keyboard.type(".");
      await page.keyboard.press("Enter");
      await page.keyboard.type("- szerokość");
      await page.keyboard.press("Enter");
      await page.keyboard.type("długość");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await paste(page, '<div style="color:red">Wklejone <b>z listu</b><script>alert(1)</script></div>');
      // A crash forgets nothing.
      await page.reload();
      await expect(text(page).locator("li")).toHaveText(["szerokość", "długość"]);
      if (on === desktop) {
        await expect(previewed(page).locator("h1")).toHaveText(name);
        await expect(previewed(page).locator(".content-text strong").first()).toHaveText("płasko");
        await page.getByLabel("Tytuł", { exact: true }).first().focus();
      }
      await isSound(page, "a page that is written");
      await save(page);
      await expect(page.getByText("Zapisano szkic.")).toBeVisible();
      await press(page, "HTML");
      await expect(page.getByLabel("Treść", { exact: true }).first()).toHaveValue(
        "<h2>Bluza</h2>\n<p>Połóż ją <strong>płasko</strong>.</p>\n<ul>\n<li>szerokość</li>\n<li>długość</li>\n</ul>\n<p>Wklejone <b>z listu</b></p>",
      );
      await press(page, "Wróć do edytora");
      await press(page, "Opublikuj");
      await expect(page.getByText("Strona jest w sklepie.")).toBeVisible();
      const first = `/page/${slugOf(name)}.html`;
      await expect.poll(async () => (await page.request.get(first)).status()).toBe(200);
      assert.match(await (await page.request.get(first)).text(), /<strong>płasko<\/strong>/);

      office.forgive(/status of 409/);
      await page.getByLabel("Adres", { exact: true }).first().fill("regulamin");
      await save(page);
      await expect(page.getByText("Ten adres jest zajęty albo sklep potrzebuje go sam.").first()).toBeVisible();
      await page
        .getByLabel("Adres", { exact: true })
        .first()
        .fill(slugOf(`mierzenie ${on.name}`));
      await save(page);
      await expect.poll(async () => (await page.request.get(first)).url()).toMatch(/\/page\/mierzenie-/);
      await page.goto("/admin/content/pages");
      await expect(page.locator(".pages-list li", { hasText: name })).toContainText("W sklepie");
      await isSound(page, "information pages");
    });
  });

for (const on of officeScreens)
  test(`another version of a published page is planned, seen in the list, looked at and called off, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      const name = `Warunki ${on.name}`;
      await add(page, name);
      await text(page).click();
      await page.keyboard.type("Stare brzmienie.");
      await save(page);
      await press(page, "Opublikuj");
      await expect(page.getByText("Strona jest w sklepie.")).toBeVisible();
      const card = page.getByRole("region", { name: "Zaplanowana zmiana" });
      const plan = card.getByRole("button", { name: "Zaplanuj" });
      await card.getByLabel("Nowa wersja od (czas polski)").fill("2099-01-01T00:00");
      await expect(plan).toBeDisabled();
      await text(page).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Nowe brzmienie.");
      await card.getByLabel("Nowa wersja od (czas polski)").fill("2020-01-01T00:00");
      await expect(card.getByText("Podaj termin, który dopiero nadejdzie.")).toBeVisible();
      await card.getByLabel("Nowa wersja od (czas polski)").fill("2099-01-01T00:00");
      await plan.click();
      await expect(page.getByText("Nowa wersja zacznie obowiązywać 1 stycznia 2099, 0:00.")).toBeVisible();
      await expect(text(page)).toHaveText("Stare brzmienie.");
      await expect(card).toContainText("Od 1 stycznia 2099, 0:00 zmienią się: Treść (Polski).");
      await isSound(page, "a page with a planned version");
      const address = page.url();
      await page.goto("/admin/content/pages");
      const row = page.locator(".pages-list li", { hasText: name });
      await expect(row).toContainText("Nowa wersja od 1 stycznia 2099, 0:00");
      await isSound(page, "information pages with a planned version");
      await page.goto(address);
      await card.getByRole("button", { name: "Wczytaj do formularza" }).click();
      await expect(text(page)).toHaveText("Nowe brzmienie.");
      await card.getByRole("button", { name: "Odwołaj" }).click();
      await expect(page.getByText("Zaplanowana zmiana została odwołana.")).toBeVisible();
      await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
      await expect(card).toContainText("Od 1 stycznia 2099, 0:00");
    });
  });

test("a link, a table and a list are made by their buttons, and what is clicked on the page is its field", async (t) => {
  await visit(t, { on: desktop }, async (office) => {
    const { page } = office;
    await comeIn(office);
    await add(page, "Przyciski");
    await text(page).click();
    await page.keyboard.type("Regulamin");
    await page.keyboard.press("ControlOrMeta+a");
    await press(page, "Link");
    await page.getByLabel("Dokąd prowadzi").fill("javascript:alert(1)");
    await press(page, "Ustaw link");
    await expect(page.getByText("Wpisz adres strony, e-mail albo telefon")).toBeVisible();
    await page.getByLabel("Dokąd prowadzi").fill("/page/regulamin.html");
    await press(page, "Ustaw link");
    await page.keyboard.press("End");
    await press(page, "Tabela");
    await page.keyboard.type("Rozmiar");
    await press(page, "Dodaj kolumnę");
    await press(page, "Dodaj wiersz");
    await expect(text(page).locator("tr")).toHaveCount(3);
    await expect(text(page).locator("th")).toHaveCount(3);
    await press(page, "Usuń wiersz");
    await expect(text(page).locator("tr")).toHaveCount(2);
    await expect(previewed(page).locator("td, th").first()).toHaveText("Rozmiar");
    await previewed(page).locator(".content-text th").first().waitFor();
    await page.getByLabel("Tytuł", { exact: true }).first().focus();
    const sight = page.locator(".page-sight");
    await sight.click({ position: { x: 120, y: 195 } });
    await expect(page.locator(":focus[data-shown]")).toHaveCount(1);
    await save(page);
    await press(page, "HTML");
    await expect(page.getByLabel("Treść", { exact: true }).first()).toHaveValue(
      /^<p><a href="\/page\/regulamin\.html">Regulamin<\/a><\/p>\n<table>\n<thead><tr><th>Rozmiar<\/th><th><\/th><th><\/th><\/tr><\/thead>/,
    );
    await press(page, "Usuń stronę");
    await expect(page.getByText("Usunięto: Przyciski.")).toBeVisible();
  });
});
