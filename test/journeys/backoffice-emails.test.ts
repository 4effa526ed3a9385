import { test } from "node:test";
import { options, findsNothing } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { emailTo } from "./records.ts";

// What staff write to a buyer: begun from a ready text, looked at, taken back, and sent after all.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("a message is begun from a ready text, seen as it will be sent, taken back, and another arrives", async (t) => {
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(await plenty(hoodies, 1));
      await visit(t, { on, options }, async (visit) => {
        const { page, forgive } = visit;
        forgive(/status of 422 .*\/message\/preview/);
        await comeIn(visit);
        await page.goto(`/admin/orders/${number}`);
        const dialog = page.getByRole("dialog");
        const history = page.locator(".timeline-day");
        const write = async () => {
          await page.getByRole("button", { name: /^Napisz/ }).click();
          await dialog.getByLabel("Gotowy tekst").selectOption({ label: "Brakuje rozmiaru" });
          await expect(dialog.getByLabel("Temat")).toHaveValue(`Zamówienie ${number}: brakuje jednej rzeczy`);
        };
        await write();
        await findsNothing(page, "writing to a buyer");
        await dialog.getByLabel("Treść").fill("Numer: {{tracking}}");
        await dialog.getByRole("button", { name: "Podgląd" }).click();
        await expect(dialog.getByRole("alert")).toContainText("{{ }}");
        await dialog.getByLabel("Treść").fill(`Hej, zamówienie {{number}} czeka.\n\nOla <3`);
        await dialog.getByRole("button", { name: "Podgląd" }).click();
        await expect(dialog.locator(".email-text")).toContainText(`Hej, zamówienie ${number} czeka.`);
        await expect(dialog.locator(".email-read dl")).toContainText(person.email);
        await findsNothing(page, "a message as it will be sent");
        await dialog.getByRole("button", { name: "Wyślij", exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(history).toContainText("E-mail: wiadomość od nas");
        await expect(history).toContainText("czeka 20 sekund");
        await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
        await expect(page.locator(".notice")).toContainText("E-mail nie został wysłany");
        await expect(history.getByText("E-mail: wiadomość od nas")).toHaveCount(0);
        await expect(history).toContainText("e-mail cofnięty, zanim wyszedł");

        await page.getByRole("button", { name: /^Napisz/ }).click();
        await expect(dialog.getByLabel("Treść"), "what it said is not lost").toHaveValue(/Ola <3$/);
        await dialog.getByRole("button", { name: "Wyślij", exact: true }).click();
        await history.getByRole("button", { name: "Cofnij wysłanie" }).click();
        await expect(history.getByText("E-mail: wiadomość od nas")).toHaveCount(0);
        await page.getByRole("button", { name: /^Napisz/ }).click();
        await expect(dialog.getByLabel("Treść")).toHaveValue(/Ola <3$/);
        await dialog.getByRole("button", { name: "Odrzuć" }).click();
        await dialog.getByRole("button", { name: "Anuluj" }).click();

        await write();
        await dialog.getByRole("button", { name: "Wyślij", exact: true }).click();
        await expect(history).toContainText("E-mail: wiadomość od nas");
        await emailTo(person.email, /jednej rzeczy nie mamy/);
        const sent = history.locator("li", { hasText: "wiadomość od nas" });
        await expect(sent).toContainText("przyjęty przez serwer poczty");
        await sent.getByRole("button", { name: "Pokaż treść" }).click();
        await expect(dialog.locator(".email-text")).toContainText("jednej rzeczy nie mamy w Twoim rozmiarze");
        await findsNothing(page, "an email as it was sent");
        await dialog.getByRole("button", { name: "Zamknij" }).click();
        await sent.getByRole("button", { name: "Wyślij ponownie" }).click();
        await expect(history.getByText("E-mail: wiadomość od nas")).toHaveCount(2);
        await history.getByRole("button", { name: "Cofnij wysłanie" }).click();
        await expect(history.getByText("E-mail: wiadomość od nas")).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
      });
    });
});

test("the label writes a ready text in every language, changes it and takes it away, which can be undone", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/ready-texts");
    await page.getByRole("button", { name: "Nowy tekst" }).click();
    const dialog = page.getByRole("dialog");
    const name = `Karta ${crypto.randomUUID().slice(0, 8)}`;
    await dialog.getByLabel("Nazwa dla zespołu").fill(name);
    for (const language of ["Polski", "English", "Čeština"]) {
      await dialog.getByLabel(`Temat: ${language}`).fill(`${language} {{number}}`);
      await dialog.getByLabel(`Treść: ${language}`).fill("{{firstName}}");
    }
    await findsNothing(page, "a ready text");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    const row = page.locator(".listed li", { hasText: name });
    await expect(row).toContainText("Polski {{number}}");
    await findsNothing(page, "ready texts");
    await row.getByRole("button", { name: `Zmień: ${name}` }).click();
    await dialog.getByLabel("Temat: Polski").fill("Inaczej {{number}}");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    await expect(row).toContainText("Inaczej {{number}}");
    await row.getByRole("button", { name: `Usuń: ${name}` }).click();
    await expect(row).toHaveCount(0);
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await expect(row).toContainText("Inaczej {{number}}");
  });
});

test("each small screen that a day leads to is there, by the palette too, and nothing in it is out of reach", async (t) => {
  for (const on of widths)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        for (const [path, title] of [
          ["/admin/emails", "E-maile"],
          ["/admin/reviews?view=all", "Opinie"],
          ["/admin/goods/selling-out", "Kończą się"],
          ["/admin/goods/missing-facts", "Braki w opisach"],
          ["/admin/jobs", "Zadania w tle"],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          await expect(page.getByText("Wczytuję…")).toHaveCount(0);
          await findsNothing(page, title);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        }
        await page.locator(".find-button").click();
        await page.getByRole("combobox").fill("opini");
        await page.getByRole("option", { name: "Opinie" }).click();
        await page.waitForURL("**/admin/reviews");
      });
    });
});
