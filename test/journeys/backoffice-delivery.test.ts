import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";

// Delivery and payments as staff keep them, and what a cart would be offered of them.

for (const on of officeScreens)
  test(`delivery, what a cart is offered and payments are read and filled in, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/settings/delivery");
      const poland = page.locator("section.card", { has: page.getByRole("heading", { name: "Polska", exact: true }) });
      const courier = poland.locator("li", { hasText: "15,99 zł" });
      await expect(courier).toContainText("12,99 zł");
      await expect(courier).toContainText("15,99 zł");
      await expect(courier).toContainText("za darmo od 200,00 zł");
      await isSound(page, "delivery");
      await courier.getByRole("button", { name: /^Zmień/ }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel("Nazwa po polsku")).toBeFocused();
      await expect(dialog.getByRole("button", { name: "Zapisz" })).toBeDisabled();
      await isSound(page, "a way of delivery");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);

      await page.getByRole("link", { name: "Co zobaczy koszyk" }).click();
      const ways = page.locator(".delivery-ways tbody tr");
      await expect(ways.filter({ hasText: "Kurier" }).first()).toContainText("12,99 zł");
      await page.getByLabel("Kraj").selectOption({ label: "Indie" });
      await expect(ways.filter({ hasText: "116,00 zł" })).toHaveCount(4);
      await expect(ways.filter({ hasText: "Nie łączy się z tą płatnością" })).toHaveCount(4);
      await isSound(page, "what a cart is offered");

      await page.goto("/admin/settings/payments");
      const payu = page.locator("main li", { hasText: "Płatność online" });
      await payu.getByRole("button", { name: /^Sprawdź dostęp/ }).click();
      await expect(payu).toContainText("Dostęp działa");
      await isSound(page, "payments");
    });
  });

test("a zone, a way of delivery and a day off are made, changed, taken back and removed", async (t) => {
  const name = `Strefa ${randomBytes(3).toString("hex")}`;
  await visit(t, { on: desktop, options }, async (office) => {
    const { page } = office;
    await comeIn(office);
    await page.goto("/admin/settings/delivery");
    await page.getByRole("button", { name: "Nowa strefa" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nazwa strefy, dla zespołu").fill(name);
    await page.keyboard.press("Enter");
    const zone = page.locator("section.card", { has: page.getByRole("heading", { name, exact: true }) });
    await expect(zone).toContainText("Nie ma w niej żadnego kraju");
    await zone.getByRole("button", { name: `Nowy sposób dostawy: ${name}` }).click();
    await dialog.getByLabel("Nazwa po polsku").fill("Rower");
    await dialog.getByLabel("Dni robocze w drodze, od").fill("0");
    await dialog.getByLabel("do", { exact: true }).fill("1");
    await expect(dialog.getByRole("button", { name: "Zapisz" })).toBeDisabled();
    await dialog.getByLabel("Z płatnością: Za pobraniem").check();
    await dialog.getByLabel("Za pobraniem, do 10000 g (zł)").fill("9,50");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    const bicycle = zone.locator("li", { hasText: "Rower" });
    await expect(bicycle).toContainText("Wyłączona");
    await expect(bicycle).toContainText("9,50 zł");

    await bicycle.getByRole("button", { name: "Zmień: Rower" }).click();
    await dialog.getByLabel("Za pobraniem, do 10000 g (zł)").fill("8");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    await expect(bicycle).toContainText("8,00 zł");
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await expect(bicycle).toContainText("9,50 zł");
    await bicycle.getByRole("button", { name: "Usuń: Rower" }).click();
    await expect(bicycle).toHaveCount(0);
    await zone.getByRole("button", { name: `Usuń: ${name}` }).click();
    await expect(zone).toHaveCount(0);

    await page.getByLabel("Dzień", { exact: true }).fill("2098-12-31");
    await page.getByLabel("Dlaczego wolny, dla zespołu").fill(name);
    await page.getByRole("button", { name: "Dodaj dzień wolny" }).click();
    const dayOff = page.locator(".delivery-days-off li", { hasText: name });
    await expect(dayOff).toContainText("31 grudnia 2098");
    await dayOff.getByRole("button", { name: "Usuń: 31 grudnia 2098" }).click();
    await expect(dayOff).toHaveCount(0);
  });
});
