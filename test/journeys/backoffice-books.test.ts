import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import { decimal } from "../../src/domain/money.ts";

// What a bookkeeper finds in the books: the month's sums, its files, and which sales need a cash register.

test("a sale is in the books of its month and in its files, and one that is paid at the door needs a receipt", async (t) => {
  const { number } = await buy(await plenty(hoodies, 2));
  await command("order", number, "--state", "sent");
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "bookkeeping");
        await page.goto("/admin/numbers");
        await page.getByRole("link", { name: "Księgi" }).click();
        await expect(page.locator("h1")).toHaveText("Księgi");
        await expect(page.locator(".books-sums tfoot")).toContainText("zł");
        const receipts = page.getByRole("region", { name: "Kasa fiskalna" }).locator("li").filter({ hasText: number });
        await expect(receipts).toContainText("płatne przy odbiorze");
        await expect(page.locator(".books-closing")).toContainText("gdy się skończy");
        await isSound(page, "books");

        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name: "Dowody do zwolnienia z kasy (CSV)" }).click();
        const file = await readFile(await (await coming).path(), "utf8");
        assert.ok(
          file.split("\r\n").some((row) => row.startsWith(`${number};`)),
          number,
        );

        await page.goto("/admin/numbers/books?month=2025-01");
        await page.getByRole("button", { name: "Zamknij miesiąc" }).click();
        await isSound(page, "the closing of a month");
        await page.getByRole("dialog").getByRole("button", { name: "Zamknij miesiąc" }).click();
        await expect(page.locator(".books-closing")).toContainText("Zamknięty");

        await page.goBack();
        await receipts.getByRole("link", { name: number, exact: true }).click();
        await expect(page.locator("h1")).toContainText(number);
      });
    });
});

test("a shop that settles VAT by OSS sees its quarter by country and rate, with its files, and writes down a rate that changed", async (t) => {
  const abroad = { paymentId: 1, shippingId: 6, form: { shippingCountry: "1" } };
  const { number } = await buy(await plenty(hoodies, 1), abroad);
  await command("config", "oss_since", "2025-01-01");
  await command("paid", number, "--amount", decimal((await storedOrder(number)).total));
  t.after(() => command("config", "oss_since", ""));
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "bookkeeping");
        await page.goto("/admin/numbers/books");
        const apart = page.locator(".books-sums", { hasText: "VAT innych krajów (OSS)" });
        await expect(apart).toContainText("Czechy 21%");
        const card = page.locator("section", { hasText: "VAT krajów, do których pojechały towary" }).last();
        await expect(card.locator("tbody tr", { hasText: "21%" })).toContainText("Czechy");
        await expect(card).toContainText("nie ma w ewidencji miesiąca ani w JPK_V7M");
        await expect(card).toContainText("znane po ostatnim dniu kwartału");
        await isSound(page, "the return of OSS");

        const coming = page.waitForEvent("download");
        await card.getByRole("link", { name: "Wykaz dokumentów OSS (CSV)" }).click();
        const file = await readFile(await (await coming).path(), "utf8");
        assert.ok(
          file.split("\r\n").some((row) => row.includes(`;${number};`) && row.includes(";CZ 21%;")),
          file,
        );

        await card.getByRole("button", { name: "Stawki VAT w krajach Unii" }).click();
        const rates = page.getByRole("dialog");
        await expect(rates.locator("li", { hasText: "Estonia 22%" })).toContainText("1 sty 2025 – 30 cze 2025");
        await rates.getByLabel("Kraj").selectOption({ label: "Szwecja" });
        await rates.getByLabel("Stawka w procentach").fill("24,5");
        await rates.getByLabel("Od dnia").fill("2030-01-01");
        await rates.getByLabel("Skąd").fill("Skatteverket");
        await isSound(page, "the rates of countries");
        await rates.getByRole("button", { name: "Zapisz stawkę" }).click();
        const written = rates.locator("li", { hasText: "Szwecja 24,5%" });
        await expect(written).toContainText("Skatteverket");
        await written.getByRole("button", { name: /^Usuń/ }).click();
        await expect(written).toHaveCount(0);
      });
    });
});

test("a report of PayU is added twice and read once; what agrees with no payment is listed, and a payout is noted to have come", async (t) => {
  const report = [
    "Date;Trans ID;Amount;Currency;Type of operation;Order ID;Description;Commission",
    "2026-02-02;9001;129,00;PLN;t;999999-1;;1,60",
    "2026-02-05;9005;-100,00;PLN;w;;Wypłata;",
  ].join("\n");
  const file = { name: "zestawienie.csv", mimeType: "text/csv", buffer: Buffer.from(report) };
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page, forgive } = visit;
        forgive(/422 .*payouts/);
        await comeIn(visit, "bookkeeping");
        await page.goto("/admin/numbers/books?month=2026-02");
        const card = page.getByRole("region", { name: "PayU i PayPal" });
        const input = card.locator("input[type=file]").first();
        await input.setInputFiles(file);
        await expect(card.locator("tbody tr")).toContainText("100,00");
        await expect(card).toContainText("nie ma takiej płatności w sklepie");
        await input.setInputFiles(file);
        await expect(page.getByRole("status").filter({ hasText: "nowych: 0" }).first()).toBeVisible();
        await expect(card.locator("li", { hasText: "999999-1" })).toHaveCount(1);
        await isSound(page, "reports of providers");

        await card.getByRole("button", { name: /^Zapisz wpływ/ }).click();
        const asked = page.getByRole("dialog");
        await asked.getByLabel("Kwota na wyciągu").fill("0");
        await asked.getByRole("button", { name: "Zapisz wpływ" }).click();
        await expect(asked).toContainText("Wpisz kwotę większą od zera");
        await isSound(page, "what came of a payout");
        await asked.getByLabel("Kwota na wyciągu").fill("99,50");
        await asked.getByRole("button", { name: "Zapisz wpływ" }).click();
        await expect(card).toContainText(/przyszło 99,50.zł, 5 lut/);
        await card.getByRole("button", { name: /^Usuń wpływ/ }).click();
        await expect(card).toContainText("nie zapisano, czy przyszło");

        await input.setInputFiles({ ...file, buffer: Buffer.from(report.replace("129,00", "dużo")) });
        await expect(card).toContainText("Wiersz 2, kolumna kwota.");
      });
    });
});
