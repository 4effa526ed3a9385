import assert from "node:assert/strict";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";

// A service's credentials are entered, shown to nobody again, and taken away; BaseLinker is given its key.

const secret = "0123456789abcdef".repeat(2);

for (const on of officeScreens)
  test(`a connection is set up and ended, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/settings/connections");
      await isSound(page, "connections");
      // One that no other journey on this shop sets up.
      await page.getByRole("link", { name: "Packeta" }).click();
      await page.getByLabel("Oznaczenie nadawcy (sender)").fill("bruk");
      await page.getByLabel("Hasło API").fill("tajne hasło");
      await expect(page.getByText("To nie może być: Hasło API")).toBeVisible();
      await page.getByLabel("Hasło API").fill(secret);
      await page.getByLabel("Sklep ma z tego korzystać").check();
      await isSound(page, "a connection that is filled in");
      await page.getByRole("button", { name: /^Zapisz/ }).click();
      await expect(page.getByText("Ustawione. Wpisz nowe, żeby zamienić.")).toBeVisible();
      await expect(page.locator(".screen-head")).toContainText("Włączone");
      // The change is heard before the answer to it has come; once it has there is nothing to save.
      await expect(page.locator(".save-bar")).toHaveCount(0);
      assert.ok(!(await page.content()).includes(secret));
      await page.getByRole("button", { name: "Rozłącz" }).click();
      await isSound(page, "the way out of a connection");
      await page.getByRole("dialog").getByRole("button", { name: "Rozłącz" }).click();
      await expect(page.locator(".connections li", { hasText: "Packeta" })).toContainText("Nie podłączone");

      await page.getByRole("link", { name: "BaseLinker" }).click();
      await page.getByRole("button", { name: "Utwórz klucz" }).click();
      await expect(page.locator(".secret")).toHaveText(/^bruk_[\w-]{43}$/);
      await isSound(page, "a key that is shown once");
      await page.locator(".modal-acts").getByRole("button", { name: "Zamknij" }).click();
      await page.getByRole("button", { name: "Rozłącz" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Rozłącz" }).click();
      await expect(page.locator(".connections li", { hasText: "BaseLinker" })).toContainText("Nie podłączone");
    });
  });
