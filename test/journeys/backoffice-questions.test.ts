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

test("content is reported from the foot of a page, by a page without a script, and decided on with its reasons", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const { email } = anybody();
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await page.goto("/promocje/");
        await page.locator(".foot").getByRole("link", { name: "Zgłoś nielegalną treść" }).click();
        await page.waitForURL(/nielegalna-tresc/);
        await expect(page.getByLabel("Adres strony z tą treścią")).toHaveValue(/\/promocje\/$/);
        await isSound(page, "the form that reports content");
        await page.getByLabel("Co to jest i dlaczego narusza prawo?").fill("Opinia znieważa sprzedawcę.");
        await page.getByLabel("E-mail").fill(email);
        await page.getByLabel(/w dobrej wierze/).check();
        await page.getByRole("button", { name: "Wyślij zgłoszenie" }).click();
        await expect(page.getByRole("status")).toContainText("Zgłoszenie nr");
        await isSound(page, "a report that was received");

        await comeIn(visit);
        await page.goto("/admin/today");
        await page
          .locator(".decisions li", { hasText: "nielegalnej treści" })
          .getByRole("link", { name: "Zdecyduj" })
          .click();
        await page.waitForURL(/\/questions$/);
        await openQuestion(page, email);
        await expect(page.locator("main")).toContainText("/promocje/");
        await isSound(page, "a report");
        await page.getByRole("button", { name: "Zostaje – napisz dlaczego" }).click();
        const text = page.getByRole("dialog").getByLabel("Treść");
        await expect(text).toHaveValue(/Powód: \{\{reason\}\}/);
        await isSound(page, "a decision on a report");
        await text.fill((await text.inputValue()).replace("{{reason}}", "Ostra opinia to nie zniewaga."));
        await page.getByRole("dialog").getByRole("button", { name: "Wyślij", exact: true }).click();
        await expect(page.locator(".order-states")).toContainText("zostaje");
      });
      await emailTo(email, /Zgłoszenie nr \d+: nasza decyzja[\s\S]+Ostra opinia to nie zniewaga/);
    });
});
