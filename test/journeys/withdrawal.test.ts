import assert from "node:assert/strict";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { findsNothing } from "./axe.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { emailTo } from "./records.ts";
import { open } from "./shopper.ts";

const moment = /\d{1,2}\s\p{L}+ \d{4}, \d{2}:\d{2}:\d{2}/u;

test("a contract is withdrawn from by the footer's link in two steps, without an account, and confirmed at once", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const { email } = anybody();
        await open(page, "/contact");
        await page.getByRole("link", { name: "Odstąp od umowy tutaj" }).click();
        await page.getByRole("heading", { name: "Odstąpienie od umowy", level: 1 }).waitFor();
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await expect(page.locator("main [name=name]"), "what is missing is said, and the focus is there").toBeFocused();
        await findsNothing(page, "the withdrawal form with errors");
        await page.getByLabel("Imię i nazwisko").fill("Kasia Kowalska");
        await page.getByLabel("Numer zamówienia").fill("123");
        await page.getByLabel("E-mail do potwierdzenia").fill(email);
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await page.getByRole("heading", { name: "Sprawdź i potwierdź" }).waitFor();
        await findsNothing(page, "the withdrawal read over");
        await page.getByRole("button", { name: "Popraw" }).click();
        await expect(page.getByLabel("Numer zamówienia"), "what was written stays").toHaveValue("123");
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
        await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
        await expect(page.locator(".withdrawal")).toHaveText(moment);
        const [at] =
          moment.exec(((await page.locator(".withdrawal").textContent()) ?? "").replaceAll("\u00a0", " ")) ?? [];
        assert.ok(at);
        assert.ok(
          (await emailTo(email, /Odstąpienie od umowy przyjęte/)).includes(at),
          "the email has the same moment",
        );
      }),
    );
  }
});

test("a withdrawal without JavaScript goes the same two steps", async (t) => {
  await visit(t, { on: desktop, options: { javaScriptEnabled: false } }, async ({ page }) => {
    const { email } = anybody();
    await page.goto("/odstapienie/");
    await page.getByLabel("Imię i nazwisko").fill("Kasia Kowalska");
    await page.getByLabel("Numer zamówienia").fill("123");
    await page.getByLabel("E-mail do potwierdzenia").fill(email);
    await page.getByRole("button", { name: "Odstąp od umowy" }).click();
    await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
    await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
    await emailTo(email, /Odstąpienie od umowy przyjęte/);
  });
});
