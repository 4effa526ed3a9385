import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, previewed } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { openShop } from "./shop.ts";

// The shop's front as a label arranges it: drawn before it is published, on every shopper's page after, and as it was in the end.

const htmlOf = async (path: string) => (await fetch((await openShop()).address + path)).text();
const publish = async (page: Page) => {
  await page.getByRole("button", { name: /^Opublikuj teraz/ }).click();
  await expect(page.getByText("Zapisano. Sklep już to pokazuje.")).toBeVisible();
};
const takeBack = async (page: Page) => {
  await page.getByRole("button", { name: "Ułóż jak na początku" }).click();
  await publish(page);
};
const drawn = async (page: Page, on: (typeof officeScreens)[number]) => {
  if (on.name !== desktop.name) await page.getByRole("button", { name: "Podgląd", exact: true }).click();
  return previewed(page);
};
const closeDrawn = async (page: Page, on: (typeof officeScreens)[number]) => {
  if (on.name !== desktop.name) await page.getByRole("button", { name: "Zamknij" }).first().click();
};

for (const on of officeScreens) {
  test(`the home page is arranged, drawn before anybody sees it, and published, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/content");
      await page.getByRole("link", { name: "Strona główna" }).click();
      await page.getByLabel("Nagłówek, pierwsza linia (PL)").fill("Zima na osiedlu");
      await page.getByRole("button", { name: "Wyżej: Bestsellery" }).click();
      await expect(page.locator(".front-main .front-item").nth(1)).toContainText("Bestsellery");
      await page.getByRole("button", { name: "Zmień: Nowości" }).click();
      await page.getByLabel("Tytuł (pusty: jak zwykle) (PL)").fill("Dopiero co przyszły");
      const frame = await drawn(page, on);
      await expect(frame.getByText("Zima na osiedlu")).toBeVisible();
      await expect(frame.getByText("Dopiero co przyszły")).toBeVisible();
      assert.ok(!(await htmlOf("/")).includes("Zima na osiedlu"));
      await isSound(page, "the home page's form");
      await closeDrawn(page, on);
      await publish(page);
      await expect.poll(() => htmlOf("/")).toContain("Zima na osiedlu");
      await visit(t, { on }, async (shopper) => {
        await shopper.page.goto("/");
        await expect(shopper.page.locator("html[data-ready]")).toHaveCount(1);
        const heads = shopper.page.locator("main .section-head h2");
        await expect(heads.nth(0)).toContainText("Dopiero co przyszły");
        await expect(heads.nth(1)).toContainText("Bestsellery");
      });
      await takeBack(page);
      await expect.poll(() => htmlOf("/")).not.toContain("Zima na osiedlu");
    });
  });

  test(`a notice stands above every page, a link in the menu and in the footer, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/content/notices");
      await page.getByRole("button", { name: "Dodaj komunikat" }).click();
      const said = `Wysyłamy do 22 grudnia <b>${on.options.viewport!.width}</b>`;
      await page.getByLabel("Co ma mówić (PL)").fill(said);
      await page.getByLabel("Dokąd prowadzi").selectOption("sale");
      await isSound(page, "notices");
      await publish(page);
      await page.goto("/admin/content/menu");
      await page.getByRole("button", { name: "Dodaj link" }).click();
      await page.getByLabel("Nazwa linku (PL)").fill("Dla ekip");
      await page.getByLabel("Dokąd prowadzi").selectOption("contact");
      await isSound(page, "the menu's form");
      await publish(page);
      await page.goto("/admin/content/footer");
      await page.getByRole("button", { name: "Dodaj grupę linków" }).click();
      await page.getByLabel("Tytuł grupy (PL)").last().fill("Pomocne");
      await page.getByRole("button", { name: "Dodaj link" }).click();
      await page.getByLabel("Nazwa linku (PL)").fill("Reklamacje");
      await page.getByLabel("Dokąd prowadzi").selectOption("complaint");
      await expect(page.getByText("zostaje: chce tego prawo").first()).toBeVisible();
      await isSound(page, "the footer's form");
      await publish(page);
      await expect.poll(() => htmlOf("/contact")).toContain("Wysyłamy do 22 grudnia &lt;b&gt;");
      for (const at of ["/contact", "/nowosci/"]) {
        await expect.poll(() => htmlOf(at), { timeout: 20_000 }).toContain("Pomocne");
      }
      await visit(t, { on }, async (shopper) => {
        await shopper.page.goto("/contact");
        await expect(shopper.page.locator("html[data-ready]")).toHaveCount(1);
        await expect(shopper.page.getByRole("link", { name: "Reklamacje", exact: true })).toHaveAttribute(
          "href",
          "/reklamacja/",
        );
        if (on.name !== desktop.name) await shopper.page.getByRole("button", { name: "Menu" }).click();
        await expect(shopper.page.getByRole("link", { name: "Dla ekip" })).toHaveAttribute("href", "/contact");
        if (on.name === desktop.name) {
          await shopper.page.getByRole("link", { name: said }).click();
          await shopper.page.waitForURL("**/promocje/");
        }
      });
      for (const part of ["notices", "menu", "footer"]) {
        await page.goto(`/admin/content/${part}`);
        await takeBack(page);
      }
      await expect.poll(() => htmlOf("/contact")).not.toContain("Wysyłamy do 22 grudnia");
    });
  });

  test(`an old address leads on, one by one and by a file, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/content/redirects");
      const old = `/stare-${on.options.viewport!.width}`;
      await page.getByLabel("Stary adres").fill(old);
      await page.getByLabel("Dokąd").fill("/promocje/");
      await page.getByRole("button", { name: "Dodaj", exact: true }).click();
      await expect(page.locator(".redirects li", { hasText: old })).toContainText("/promocje/");
      const { status, headers } = await fetch((await openShop()).address + old, { redirect: "manual" });
      assert.deepEqual([status, headers.get("location")], [301, "/promocje/"]);
      const rows = `stary;nowy\n${old}/a;/nowosci/\n/promocje/;/nowosci/\n${old};/\n`;
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "adresy.csv", mimeType: "text/csv", buffer: Buffer.from(rows) });
      await expect(page.getByText("Nie dodano: 2")).toBeVisible();
      await expect(page.getByText("pod tym adresem jest strona sklepu")).toBeVisible();
      await isSound(page, "redirects");
      for (const from of [`${old}/a`, old]) {
        await page.getByRole("button", { name: `Usuń: ${from}`, exact: true }).click();
        await expect(page.locator(".redirects li strong", { hasText: new RegExp(`^${from}$`) })).toHaveCount(0);
      }
    });
  });
}
