import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";

// Goods that are sold in sizes get colours, and lose them again.

for (const screen of officeScreens)
  test(`goods in sizes get a colour and a second one, and lose them again, ${screen.name}`, async (t) => {
    const { product } = await plenty(hoodies, 7);
    const shopperChooses = (what: readonly string[]) =>
      eventually(`${product.url} by ${what.join(", ")}`, async () => {
        const { attrs } = (await pageData<"product">(`/${product.url}`)).data.product;
        return JSON.stringify(attrs.map(({ attr_name }) => attr_name)) === JSON.stringify(what);
      });
    await visit(t, { on: screen, options }, async (visit) => {
      const { page } = visit;
      await comeIn(visit);
      visit.forgive(/status of 409 .*\/options\//);
      await page.goto(`/admin/goods/${product.product_id}/variants`);
      const open = () => page.getByRole("button", { name: "Rozmiary i kolory" }).click();
      await open();
      await page.getByLabel("Co się różni").selectOption({ label: "Dodaj cechę…" });
      await isSound(page, "the window of a new option");
      await page.getByLabel(/^Cecha/).selectOption("Kolor");
      await page.getByLabel("Jaki jest towar, który już tu jest").fill("oliwkowy");
      await page.getByRole("button", { name: "Dodaj", exact: true }).click();
      await expect(page.locator(".notice")).toContainText("różni się też cechą: Kolor");
      await shopperChooses(["Rozmiar", "Kolor"]);

      await open();
      await page.getByLabel("Co się różni").selectOption("Kolor");
      await page.getByLabel("Nowa wartość").fill("kremowy");
      await page.getByRole("button", { name: "Dodaj", exact: true }).click();
      await expect(page.locator(".notice")).toContainText("Kolor: jest też kremowy");

      await open();
      await page.getByLabel("Co się różni").selectOption("Kolor");
      const remove = page.getByRole("button", { name: "Zabierz tę cechę" });
      await remove.click();
      await expect(page.getByRole("dialog")).toContainText("Wycofaj wszystkie poza jedną");
      await isSound(page, "an option that is in use");
      await page.getByRole("button", { name: "Wycofaj: kremowy" }).click();
      await expect(page.getByRole("button", { name: "Przywróć: kremowy" })).toBeVisible();
      await remove.click();
      await expect(page.locator(".notice")).toContainText("cecha Kolor zabrana");
      await shopperChooses(["Rozmiar"]);
      await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
      await shopperChooses(["Rozmiar", "Kolor"]);
    });
  });
