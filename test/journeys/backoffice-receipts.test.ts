import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { command } from "./shop.ts";

// A sale for cash is registered by the cash register that is connected, and its number stands at the order.

for (const on of officeScreens)
  test(`a sale for cash is registered by a cash register, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/settings/connections/eparagony");
      await page.getByLabel("Numer stanowiska (posId)").fill("7");
      await page.getByLabel("Client ID").fill("sklep");
      await page.getByLabel("Client secret").fill("tajne-4711");
      await page.getByLabel("Rejestruj sprzedaż od dnia").fill("2099-01-01");
      await page.getByLabel("Sklep ma z tego korzystać").check();
      await isSound(page, "the connection of a cash register");
      await page.getByRole("button", { name: /^Zapisz/ }).click();
      await expect(page.locator(".screen-head")).toContainText("Włączone");
      await page.getByRole("button", { name: "Sprawdź połączenie" }).click();
      await expect(page.getByText("Połączenie działa.")).toBeVisible();

      const { number } = await buy(await plenty("/Odziez/koszulki/gladkie/"));
      await command("order", number, "--state", "sent");
      await page.goto(`/admin/orders/${number}`);
      await expect(page.getByText("Ta sprzedaż wymaga kasy fiskalnej")).toBeVisible();
      await isSound(page, "an order that needs a cash register");
      await page.getByRole("button", { name: "Zarejestruj na kasie" }).click();
      await expect(page.getByText("zarejestrowany", { exact: true })).toBeVisible();
      await expect(page.getByText(/^Nr \d+, kasa WTE/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Jest na innej kasie" })).toHaveCount(0);
      await isSound(page, "an order with a fiscal receipt");
    });
  });
