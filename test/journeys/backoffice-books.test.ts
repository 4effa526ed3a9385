import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";

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
        await page.getByRole("link", { name: "Dowody do zwolnienia z kasy (CSV)" }).click();
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
