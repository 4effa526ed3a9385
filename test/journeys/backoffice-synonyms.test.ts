import { test } from "node:test";
import { searchHref } from "../../src/contract/paths.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";

// A word that nothing in the shop has becomes a synonym: what it would find is shown first, shoppers find it then, and no longer once it is taken back.

test("a word without results is made a synonym, finds what it was shown to find, and is taken back", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (visit) => {
        const { page, context } = visit;
        await comeIn(visit);
        await page.goto("/admin/content/synonyms?word=hudikowiec");
        const dialog = page.getByRole("dialog");
        const words = dialog.getByLabel("Słowa, każde w osobnym wierszu");
        await expect(words).toHaveValue("hudikowiec\n");
        await words.fill("hudikowiec\nhu");
        await expect(dialog).toContainText("„hu” jest za krótkie");
        let asked = 0;
        page.on("request", (request) => (asked += Number(request.url().endsWith("/synonyms/preview"))));
        await words.fill("hudikowiec\n");
        // Letter by letter, faster than any machine is slow.
        await words.evaluate((field: HTMLTextAreaElement) => {
          for (const letter of "bluza") {
            field.setRangeText(letter, field.value.length, field.value.length, "end");
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
          }
        });
        await expect(dialog.getByRole("status")).toHaveText(/Produkty na „hudikowiec”: po zapisaniu [1-9]\d*, teraz 0/);
        expect(asked, "what would be found is asked once for all that was typed").toBe(1);
        await isSound(page, "a group of synonyms");
        await dialog.getByRole("button", { name: "Zapisz" }).click();
        await expect(dialog).toHaveCount(0);
        const group = page.locator("li", { hasText: "hudikowiec = bluza" });
        await expect(group).toBeVisible();
        await isSound(page, "synonyms");

        const shopper = await context.newPage();
        await shopper.goto(searchHref("hudikowiec"));
        await expect(shopper.locator(".tile-name").first()).toContainText(/bluza/i);

        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(group).toHaveCount(0);
        await shopper.goto(searchHref("hudikowiec"));
        await expect(shopper.locator("main")).toContainText("hudikowiec");
        await expect(shopper.locator(".tile-name", { hasText: /bluza/i })).toHaveCount(0);

        await page.goto("/admin/account");
        await page.goBack();
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
        await expect(dialog, "the word was handed over once").toHaveCount(0);
      }),
    );
});
