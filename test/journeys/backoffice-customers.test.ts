import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, openCustomer, registerAs } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";

// Somebody with an account is found, gets points, is given their data and is erased.

for (const on of officeScreens)
  test(`a customer from being found to being erased, ${on.name}`, async (t) => {
    const { email } = anybody();
    await registerAs(t, email);
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
      await expect(page.locator(".return-rows > li")).toHaveCount(1);
      await isSound(page, "customers");
      const id = await openCustomer(page, email);
      await expect(page.locator("dl.customer-facts")).toContainText(email);
      await isSound(page, "a customer");

      const points = page.getByRole("region", { name: "Punkty" });
      await points.getByRole("button", { name: "Daj albo odejmij punkty" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel("Ile punktów")).toBeFocused();
      await page.keyboard.type("25");
      await dialog.getByLabel("Dlaczego (dla zespołu)").fill("Za spóźnioną paczkę");
      await isSound(page, "points");
      await page.keyboard.press("Enter");
      await expect(points).toContainText("25 punktów");
      await expect(points).toContainText("Za spóźnioną paczkę");
      await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
      await expect(points).toContainText("0 punktów");
      await expect(points).toContainText("cofnięcie");

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Pobierz wszystkie dane" }).click();
      const file = await download;
      assert.equal(file.suggestedFilename(), `klient-${id}.json`);
      assert.equal((JSON.parse(readFileSync(await file.path(), "utf8")) as Account).account.email, email);

      await page.getByRole("button", { name: "Usuń dane" }).click();
      const erase = dialog.getByRole("button", { name: "Usuń dane" });
      await expect(erase).toBeDisabled();
      await isSound(page, "erasing");
      await dialog.getByLabel("Ta osoba o to poprosiła").check();
      await erase.click();
      await expect(page.getByRole("heading", { name: "Usunięte konto" })).toBeVisible();
      await expect(page.locator(".notice").getByRole("button", { name: "Cofnij" })).toHaveCount(0);
      await isSound(page, "an erased account");
      await page.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
      await expect(page.getByText("Nikt taki nie ma konta")).toBeVisible();
    });
  });

interface Account {
  account: { email: string };
}
