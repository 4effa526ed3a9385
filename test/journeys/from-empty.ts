import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "@playwright/test";
import { lawfulPages } from "../../src/domain/opening.ts";
import { openMailbox } from "../builders/mailbox.ts";
import { anybody } from "../builders/people.ts";
import { isSound, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { expect, type Screen, visit } from "./browser.ts";
import { eventually } from "./records.ts";
import type { openEmptyShop as EmptyShop } from "./shop.ts";
import { chooseMethods, fillAddress, open, openCart, panelOf, placeOrder, words } from "./shopper.ts";

/** Walks from a shop in which there is nothing to its first order, in one window, by the screens of the back office alone; the link by which its first owner comes in is what the shop prints when it starts. */
export async function walkFromEmpty(on: Screen, openEmptyShop: typeof EmptyShop): Promise<void> {
  const mailbox = await openMailbox({ after: (close) => after(close as () => Promise<void>) });
  const { address } = await openEmptyShop({
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Kostka <listy@kostka.test>",
    SHOP_EMAIL: "zamowienia@kostka.test",
  });

  test(`from an empty shop to its first order, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      assert.equal((await fetch(`${address}/`)).status, 503, "shoppers are not let in");
      await page.goto("/admin/today");
      await page.locator('a[href$="/settings/opening"]').first().click();
      const left = page.locator(".opening-now [role=status]");
      await expect(left).toContainText("Zosta");
      await expect(page.getByRole("button", { name: "Otwórz sklep" })).toBeDisabled();
      await isSound(page, "what an empty shop needs");

      await saysWhoseItIs(page);
      await choosesLooks(page);

      await bringsFile(page);
      const slug = await makesGoods(page);

      await back(page);
      await page.getByRole("link", { name: "Dostawa", exact: true }).last().click();
      await expect(page.getByRole("heading", { name: "Polska", exact: true })).toBeVisible();
      await back(page);
      await step(page, "Dostawa i płatności").getByRole("link", { name: "Płatności" }).click();
      await expect(page.locator("main li", { hasText: "Płatność online" })).toBeVisible();
      await back(page);
      // On a machine of one's own nobody really pays online.
      await page.getByRole("button", { name: "Obejdę się bez tego: Prawdziwe płatności online" }).click();
      await page.getByRole("dialog").getByLabel("Powód").fill("Na początek przelew i pobranie.");
      await page.getByRole("dialog").getByRole("button", { name: "Obejdę się bez tego" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await confirmsPages(page);
      await step(page, "Listy ze sklepu").getByRole("link", { name: "Sprawdź" }).click();
      await expect(page.getByText("Listy wychodzą.")).toBeVisible();
      await page.getByRole("button", { name: "Wyślij list próbny" }).click();
      await expect(page.locator(".notice")).toContainText("List próbny jest w drodze");
      await mailbox.received(1);
      await back(page);

      await expect(left).toContainText("Wszystko jest. Można otworzyć.");
      await isSound(page, "a shop that can open");
      await page.getByRole("button", { name: "Otwórz sklep" }).click();
      await expect(page.locator(".notice")).toContainText("Sklep jest otwarty");
      await eventually("shoppers are let in", async () => (await fetch(`${address}/`)).status === 200);

      const number = await isBought(slug);
      await page.goto("/admin/orders");
      await expect(page.locator(`a[href$="/orders/${number}"]`).first()).toBeVisible();
    });

    async function isBought(slug: string): Promise<string> {
      let number = "";
      await visit(t, { on }, async (shopper) => {
        const { page, mobile } = shopper;
        await open(page, "/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kostkapo kostce");
        await expect(page.locator(`main .tile a[href="/${slug}/"]`).first()).toBeVisible();
        await expect(page.locator("img.paving-strip")).toHaveAttribute("src", /paving-plain/);
        await open(page, `/${slug}/`);
        await expect(page.locator(".head-mark")).toContainText("Kostka");
        assert.equal(
          await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--signal")),
          "#2d55a6",
        );
        await page.locator(".sizes").getByRole("radio", { name: "M", exact: true }).check();
        await page.getByRole("button", { name: words.add, exact: true }).first().click();
        if (mobile) await openCart(page);
        await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, anybody());
        await chooseMethods(page, { paymentId: 2, shippingId: 1 });
        number = await placeOrder(page);
      });
      return number;
    }
  });
}

/** Goes back to what the shop still needs. */
async function back(page: Page): Promise<void> {
  const way = page.getByRole("link", { name: "Otwarcie sklepu" });
  if (await way.first().isVisible()) await way.first().click();
  else await page.goto("/admin/settings/opening");
  await page.locator(".opening-now").waitFor();
}

function step(page: Page, name: string) {
  return page.locator("section.card", { has: page.getByRole("heading", { name: new RegExp(`^\\d\\. ${name}$`) }) });
}

/** One number is typed, and the registers say the rest. */
async function saysWhoseItIs(page: Page): Promise<void> {
  await step(page, "Czyj to sklep").getByRole("link", { name: "Wpisz dane" }).click();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("NIP").fill("526-104-08-27");
  await expect(page.getByRole("button", { name: "Sprawdź w rejestrach" })).toBeDisabled();
  await field("NIP").fill("526-104-08-28");
  await page.getByRole("button", { name: "Sprawdź w rejestrach" }).click();
  await expect(page.getByText("Biała lista: jest.")).toBeVisible();
  await isSound(page, "what the registers know");
  await page.getByRole("button", { name: "Wpisz to do pól" }).click();
  await expect(field("Kto sprzedaje")).toHaveValue("KOWALSKA STUDIO ANNA KOWALSKA");
  await expect(field("Ulica i numer")).toHaveValue("ul. Kwiatowa 5");
  await field("Nazwa sklepu").fill("Kostka");
  await field("E-mail dla kupujących").fill("sklep@kostka.test");
  await field("Telefon dla kupujących").fill("600 100 200");
  await page.getByRole("button", { name: /^Zapisz/ }).click();
  await expect(page.locator(".notice")).toContainText("Ustawienia zapisane");
  await back(page);
  await expect(step(page, "Czyj to sklep")).toContainText("zrobione");
}

async function choosesLooks(page: Page): Promise<void> {
  await step(page, "Jak wygląda").getByRole("link", { name: "Wygląd", exact: true }).click();
  await page.getByLabel("Akcent", { exact: true }).fill("#2d55a6");
  await page.getByLabel("Słowa na akcencie", { exact: true }).fill("#ffffff");
  await page.getByRole("button", { name: /^Zapisz/ }).click();
  await expect(page.locator(".notice")).toContainText("Wygląd zapisany");
  await back(page);
  await step(page, "Jak wygląda").getByRole("link", { name: "Ułóż stronę główną" }).click();
  await page.getByLabel("Nagłówek, pierwsza linia (PL)").fill("Kostka");
  await page.getByLabel("Nagłówek, druga linia (PL)").fill("po kostce");
  await page.getByRole("button", { name: /^Opublikuj teraz/ }).click();
  await expect(page.getByText("Zapisano. Sklep już to pokazuje.")).toBeVisible();
  await back(page);
  await expect(step(page, "Jak wygląda")).toContainText("zrobione");
}

/** Brands and categories come with a first file of goods, as another shop's program gives it out. */
async function bringsFile(page: Page): Promise<void> {
  await step(page, "Pierwsze towary").getByRole("link", { name: "Wczytaj plik" }).click();
  await page
    .getByLabel("Wybierz plik CSV")
    .last()
    .setInputFiles({ name: "towary.csv", mimeType: "text/csv", buffer: Buffer.from(shelf) });
  await page.waitForURL(/goods\/imports\/\d+$/);
  await page.getByRole("button", { name: "Wczytaj do sklepu" }).click();
  await expect(page.getByRole("region", { name: "Co zmienił ten plik" })).toBeVisible();
  await back(page);
}

/** Each page the law wants is read and confirmed; it names the shop by then. */
async function confirmsPages(page: Page): Promise<void> {
  await step(page, "Regulamin i inne strony").getByRole("link", { name: "Przeczytaj i potwierdź" }).click();
  for (let left = lawfulPages.length; left > 0; left -= 1) {
    await page.locator(".pages-list > li", { hasText: "Do potwierdzenia" }).locator("a.pages-name").first().click();
    await page.getByRole("button", { name: "Potwierdzam: to nasz tekst" }).click();
    await expect(page.locator(".notice").last()).toContainText("Potwierdzono");
    await page.goto("/admin/content/pages");
    await expect(page.locator(".pages-list > li", { hasText: "Do potwierdzenia" })).toHaveCount(left - 1);
  }
  await back(page);
}

/** Goods by five fields, five pieces of them, and they are shown; returns the last part of their address. */
async function makesGoods(page: Page): Promise<string> {
  await step(page, "Pierwsze towary").getByRole("link", { name: "Dodaj towar" }).click();
  await page.getByRole("button", { name: /^Nowy towar/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nazwa po polsku").fill("Bluza Pierwsza");
  await dialog.getByLabel("Marka").selectOption({ index: 1 });
  await dialog.getByLabel("Kategoria").selectOption({ index: 1 });
  await dialog.getByLabel("Cena, zł").fill("219,99");
  await dialog.getByLabel("Rozmiary, po przecinku").fill("S, M");
  await dialog.getByRole("button", { name: "Dodaj towar" }).click();
  await page.waitForURL(/goods\/\d+$/);
  await page.getByRole("button", { name: "Pokaż w sklepie" }).click();
  await expect(page.locator(".order-states")).toContainText("W sklepie");
  await page.goto("/admin/goods/stock");
  await page.getByLabel("Nazwa, SKU, EAN albo półka").fill("Bluza Pierwsza");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Dodaj: .*M$/ }).click();
  await page.locator(".modal .stepper-count").fill("5");
  await page.getByRole("button", { name: "Zapisz" }).click();
  await expect(page.locator(".stock-number strong", { hasText: "5" })).toBeVisible();
  return "bluza-pierwsza";
}

const shelf = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Requires Shipping,Variant Taxable,Status",
  "czapka,Czapka,<p>Na start.</p>,Kostka,Czapki,,true,Title,Default Title,CZ-1,0,49.00,true,true,active",
].join("\n");
