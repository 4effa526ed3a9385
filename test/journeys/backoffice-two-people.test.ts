import { test } from "node:test";
import type { Page } from "@playwright/test";
import { buy, enterComplaint, cutEvents, together } from "./backoffice.ts";
import { expect, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";

// Two people change one record: what only one has touched is as they left it, of what both have changed one is chosen.

test("an address: fields of both are kept, as they are typed; of one that both changed both are shown, and one is chosen", async (t) => {
  const { number } = await buy(await plenty(hoodies, 5));
  await together(t, async (ola, jan) => {
    for (const { page } of [ola, jan]) {
      await page.goto(`/admin/orders/${number}`);
      await page.getByRole("button", { name: "Zmień adres i kontakt" }).click();
    }
    await ola.page.getByLabel("Miejscowość").fill("Sopot");
    await ola.page.getByLabel("Telefon").fill("600100200");
    await jan.page.getByLabel("Ulica i numer").fill("Krzywa 7");
    await jan.page.getByLabel("Telefon").fill("600300400");
    await save(jan.page);
    await expect(ola.page.getByLabel("Ulica i numer")).toHaveValue("Krzywa 7");
    await expect(ola.page.getByLabel("Miejscowość")).toHaveValue("Sopot");
    const choice = ola.page.getByRole("alert");
    await expect(choice).toContainText("Jan Lis");
    await expect(choice.getByRole("region", { name: "Telefon" })).toHaveText(/Jest teraz600300400U Ciebie600100200/);
    await expect(ola.page.getByRole("button", { name: "Zapisz zmiany" })).toHaveAttribute("aria-disabled", "true");
    await choice.getByRole("button", { name: "Zostaw moje" }).press("Enter");
    await expect(ola.page.getByRole("button", { name: "Zapisz zmiany" })).toBeFocused();
    await save(ola.page);
    for (const text of ["Krzywa 7", "Sopot", "600100200"]) await expect(ola.page.getByText(text)).toBeVisible();
  });
});

test("who hears of nothing saves all the same what nobody else has touched, and is asked about what they have", async (t) => {
  const { number } = await buy(await plenty(hoodies, 4));
  await command("order", number, "--state", "packed");
  await together(t, async (ola, jan) => {
    await cutEvents(jan);
    // She may save before she has heard of what he did a moment ago.
    ola.forgive(/status of 412/);
    const parcel = async ({ page }: Visit, fields: Record<string, string>) => {
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    };
    for (const { page } of [ola, jan]) {
      await page.goto(`/admin/orders/${number}`);
      await page.locator(".parcel-acts").getByRole("button", { name: "Zmień" }).click();
    }
    await parcel(ola, { Przewoźnik: "InPost" });
    await parcel(jan, { "Numer przesyłki": "52000" });
    await save(ola.page);
    await save(jan.page);
    await expect(jan.page.locator(".parcels")).toContainText("InPost 52000");

    for (const { page } of [ola, jan])
      await page.locator(".parcel-acts").getByRole("button", { name: "Zmień" }).click();
    await parcel(ola, { Przewoźnik: "DPD" });
    await parcel(jan, { Przewoźnik: "GLS", "Waga w gramach": "800" });
    await save(ola.page);
    await jan.page.getByRole("button", { name: "Zapisz" }).click();
    const choice = jan.page.getByRole("alert");
    await expect(choice).toHaveText(/Ola Nowak.*Jest terazDPDU CiebieGLS/s);
    await choice.getByRole("button", { name: "Weź to, co jest" }).click();
    await save(jan.page);
    await expect(jan.page.locator(".parcels")).toContainText("DPD");
    await expect(jan.page.locator(".parcels")).toContainText("800 g");
  });
});

test("an order's lines: another's change comes into what is not touched, and the sums are made anew before it is saved", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3));
  await together(t, async (ola, jan) => {
    for (const { page } of [ola, jan]) await page.goto(`/admin/orders/${number}/change`);
    await ola.page.getByLabel("Powód, w języku kupującego").fill("Telefon z rana");
    await jan.page.getByRole("button", { name: /o jedną więcej$/ }).click();
    await jan.page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await jan.page.waitForURL(/orders\/\d+$/);
    await expect(ola.page.locator(".stepper-count")).toHaveValue("2");
    await expect(ola.page.getByLabel("Powód, w języku kupującego")).toHaveValue("Telefon z rana");

    await jan.page.goto(`/admin/orders/${number}/change`);
    await jan.page.getByRole("button", { name: /o jedną więcej$/ }).click();
    await ola.page.getByRole("button", { name: /o jedną mniej$/ }).click();
    await jan.page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await jan.page.waitForURL(/orders\/\d+$/);
    const choice = ola.page.getByRole("alert");
    await expect(choice).toHaveText(/Jan Lis.*Jest teraz3 sztuki.*U Ciebie1 sztuka/s);
    await choice.getByRole("button", { name: "Zostaw moje" }).click();
    await ola.page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await ola.page.waitForURL(/orders\/\d+$/);
    await expect(ola.page.locator(".order-lines")).toContainText("1");
  });
});

test("a return that two people unpack: neither count is written over, and one of both is chosen", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3));
  await command("order", number, "--state", "sent");
  await command("order", number, "--state", "delivered");
  await together(t, async (ola, jan) => {
    await ola.page.goto(`/admin/orders/${number}`);
    await ola.page.getByRole("button", { name: "Przyjmij zwrot" }).click();
    await ola.page.getByRole("button", { name: "Załóż zwrot" }).click();
    await ola.page.waitForURL(/returns\/\d+$/);
    await cutEvents(jan);
    await jan.page.goto(ola.page.url());
    const parcel = jan.page.getByLabel("Numer paczki");
    // It is pressed before it is saved, and is to be saved before Jan acts.
    const counts = async (name: string) => {
      const saved = ola.page.waitForResponse((answer) => answer.url().endsWith("/pieces") && answer.ok());
      await ola.page.getByRole("button", { name }).click();
      await expect(ola.page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
      await saved;
    };
    await counts("Jak nowa");
    await parcel.fill("PL-9");
    await parcel.blur();
    await expect(jan.page.getByRole("button", { name: "Jak nowa" })).toHaveAttribute("aria-pressed", "true");
    await expect(ola.page.getByLabel("Numer paczki")).toHaveValue("PL-9");

    await counts("Używana");
    await jan.page.getByRole("button", { name: "Brak" }).click();
    const choice = jan.page.getByRole("alert");
    await expect(choice).toHaveText(/Ola Nowak.*Używana 1.*Brak 1/s);
    await choice.getByRole("button", { name: "Zostaw moje" }).click();
    await expect(ola.page.getByRole("button", { name: "Brak" })).toHaveAttribute("aria-pressed", "true");
  });
});

test("a ready text and a complaint's answer: of two long texts none is lost", async (t) => {
  const { number, person } = await buy(await plenty(hoodies, 3));
  await together(t, async (ola, jan) => {
    const name = await readyText(ola.page);
    await cutEvents(jan);
    for (const { page } of [ola, jan]) {
      await page.goto("/admin/ready-texts");
      await page.getByRole("button", { name: `Zmień: ${name}` }).click();
    }
    await ola.page.getByLabel("Treść: Polski").fill("Napisane przez Olę.\nDługo.");
    await jan.page.getByLabel("Treść: Polski").fill("Napisane przez Jana.\nTeż długo.");
    await jan.page.getByLabel("Treść: English").fill("Written by Jan.");
    await save(ola.page);
    await jan.page.getByRole("button", { name: "Zapisz" }).click();
    const choice = jan.page.getByRole("alert");
    await expect(choice).toHaveText(/Napisane przez Olę\.\s*Długo\..*Napisane przez Jana\.\s*Też długo\./s);
    await choice.getByRole("button", { name: "Weź to, co jest" }).click();
    await save(jan.page);
    await ola.page.reload();
    await ola.page.getByRole("button", { name: `Zmień: ${name}` }).click();
    await expect(ola.page.getByLabel("Treść: Polski")).toHaveValue("Napisane przez Olę.\nDługo.");
    await expect(ola.page.getByLabel("Treść: English")).toHaveValue("Written by Jan.");

    await enterComplaint(ola.page, { number, email: person.email });
    await jan.page.goto(ola.page.url());
    await jan.page.getByLabel("List do kupującego").fill("Jan pisze do Kasi.");
    await ola.page.getByLabel("List do kupującego").fill("Ola pisze do Kasi.");
    await ola.page.getByRole("button", { name: "Wyślij odpowiedź" }).click();
    await ola.page.getByRole("heading", { name: "Do wykonania" }).waitFor();
    await jan.page.getByRole("button", { name: "Wyślij odpowiedź" }).click();
    const unsent = jan.page.getByRole("region", { name: "Twoja niewysłana odpowiedź" });
    await expect(unsent).toContainText("Jan pisze do Kasi.");
    await expect(jan.page.getByRole("region", { name: "List do kupującego" })).toContainText("Ola pisze do Kasi.");
    await unsent.getByRole("button", { name: "Odrzuć" }).click();
    await expect(unsent).toHaveCount(0);
  });
});

/** Saves what a window asks for; it closes. */
async function save(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Zapisz/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Writes a ready text in every language; returns its name. */
async function readyText(page: Page): Promise<string> {
  const name = `Karta ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/admin/ready-texts");
  await page.getByRole("button", { name: "Nowy tekst" }).click();
  await page.getByLabel("Nazwa dla zespołu").fill(name);
  for (const language of ["Polski", "English", "Čeština"]) {
    await page.getByLabel(`Temat: ${language}`).fill("Temat");
    await page.getByLabel(`Treść: ${language}`).fill("Treść");
  }
  await save(page);
  return name;
}
