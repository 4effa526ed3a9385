import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { isSound, options } from "./axe.ts";
import { askShop, comeIn, officeScreens, openQuestion } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { emailTo } from "./records.ts";

// Somebody asks by the contact form; who works here answers, takes it back, and answers after all.

test("a message of the contact form waits at the day's beginning, is answered in its writer's language, taken back, and another arrives", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const { email } = anybody();
      await askShop({ email, subject: "Rozmiar", message: "Jaki wziąć przy 180 cm?\n\n<b>Pilne</b> שלום" });
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/customers");
        await page.getByRole("link", { name: "Pytania" }).click();
        await page.waitForURL(/\/questions$/);
        await page.goto("/admin/today");
        await page.locator(".decisions li", { hasText: "na odpowiedź" }).getByRole("link", { name: "Odpisz" }).click();
        await page.waitForURL(/\/questions$/);
        await isSound(page, "questions that wait");
        await openQuestion(page, email);
        await expect(page.locator(".question-text")).toContainText("<b>Pilne</b>");
        await expect(page.locator("main")).toContainText("nikt go nie potwierdził");
        await isSound(page, "a question");

        await page.getByRole("button", { name: "Odpowiedz", exact: true }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText("Jaki wziąć przy 180 cm?");
        await expect(dialog.getByLabel("Temat")).toHaveValue("Re: Rozmiar");
        await dialog.getByLabel("Treść").fill("Hej {{firstName}}, weź M.");
        await isSound(page, "an answer to a question");
        await dialog.getByRole("button", { name: "Podgląd" }).click();
        await expect(dialog.locator(".email-text")).toContainText("Hej Iga, weź M.");
        await isSound(page, "an answer as it will be sent");
        await dialog.getByRole("button", { name: "Wyślij", exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.locator(".order-states")).toContainText("odpowiedź wysłana");
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(page.locator(".notice")).toContainText("E-mail nie został wysłany");
        await expect(page.locator(".order-states")).toContainText("czeka");

        await page.getByRole("button", { name: "Odpowiedziano inaczej" }).click();
        await expect(page.locator(".order-states")).toContainText("odpowiedź poza sklepem");
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(page.locator(".order-states")).toContainText("czeka");

        await page.getByRole("button", { name: "Odpowiedz", exact: true }).click();
        await expect(dialog.getByLabel("Treść"), "what it said is not lost").toHaveValue("Hej {{firstName}}, weź M.");
        await dialog.getByRole("button", { name: "Wyślij", exact: true }).click();
        await expect(page.locator(".order-states")).toContainText("odpowiedź wysłana");
      });
      await emailTo(email, /Hej Iga, weź M\.[\s\S]+Jaki wziąć przy 180 cm\?/);
    });
});
