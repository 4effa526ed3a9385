import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { sayRecall } from "./backoffice-screens.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { emailTo, storedOrder } from "./records.ts";

// A product turns out to be dangerous: who bought it is written to from the product's page.

test("whoever bought a product is told of its recall, after the emails were seen; words that play it down are not taken", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const goods = await plenty(hoodies, 2);
      const { number } = await buy(goods);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/goods/${goods.product.product_id}`);
        await page.getByRole("link", { name: "Odzyskaj ze względów bezpieczeństwa" }).click();
        await expect(page.locator("h1")).toContainText("odzyskanie");
        const look = page.getByRole("button", { name: "Zobacz listy" });
        await expect(look).toBeDisabled();
        await sayRecall(page);
        const hazard = page.locator(".text-column[lang=pl]").getByLabel("Zagrożenie");
        await hazard.fill("W rzadkich przypadkach sznurek się zaciska.");
        await expect(page.locator(".text-column[lang=pl]")).toContainText("„rzadkich” umniejsza zagrożenie");
        await expect(look).toBeDisabled();
        await isSound(page, "a recall that plays the danger down");
        await sayRecall(page);

        await look.click();
        const emails = page.getByRole("dialog");
        await expect(emails).toContainText("nie da się ich cofnąć");
        await expect(emails).toContainText("Sznurek może się zacisnąć");
        await isSound(page, "the emails of a recall");
        await emails.getByRole("button", { name: /^Wyślij \d+ list/ }).click();
        const past = page.getByRole("region", { name: "Do kogo napisano" });
        await past.locator("summary").first().click();
        await expect(past.locator("li", { hasText: number })).toBeVisible();
        await isSound(page, "who was reached");
      });
      const { email } = await storedOrder(number);
      await emailTo(email, /Sznurek może się zacisnąć/);
    });
});
