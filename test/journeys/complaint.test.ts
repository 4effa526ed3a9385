import { test } from "node:test";
import sharp from "sharp";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command, openShop } from "./shop.ts";

// A complaint, from what a buyer writes to what goes back for it.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];
const photo = { name: "szew.png", mimeType: "image/png" };

test("a buyer complains with a photo, staff see by when, promise a lower price and give it back", async (t) => {
  await openShop();
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#a34" } })
    .png()
    .toBuffer();
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(await plenty(hoodies, 3));
      await command("order", number, "--state", "sent");
      await command("order", number, "--state", "delivered");
      await visit(t, { on, options }, async ({ page }) => {
        await page.goto(`/reklamacja/?zamowienie=${number}`);
        await expect(page.getByLabel("Numer zamówienia")).toHaveValue(number);
        await page.getByLabel("Imię i nazwisko").fill(`Kasia ${number}`);
        await page.getByLabel("E-mail z zamówienia").fill(person.email);
        await page.getByRole("button", { name: "Dalej" }).click();
        await page.getByRole("group", { name: "Których rzeczy dotyczy" }).getByRole("spinbutton").fill("1");
        await page.getByLabel("Co jest nie tak").fill("Pękł szew <b>na boku</b>.");
        await page.getByLabel("obniżenia ceny").check();
        await page.getByLabel("Zdjęcia").setInputFiles({ ...photo, buffer });
        await findsNothing(page, "the complaint");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        await page.getByRole("button", { name: "Wyślij reklamację" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Reklamacja przyjęta");
        await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();
      });
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/today");
        const decision = page.locator(".decisions li", { hasText: "kto milczy, ten uznał" });
        await expect(decision).toContainText("za 14 dni");
        await decision.getByRole("link").click();
        const row = page.locator(".return-rows li", { hasText: `Kasia ${number}` });
        await expect(row).toContainText("zostało 14 dni");
        await findsNothing(page, "complaints");
        await row.getByRole("link").click();
        await expect(page.locator(".order-columns")).toContainText("Pękł szew <b>na boku</b>.");
        await expect(page.locator(".complaint-photo img")).toBeVisible();
        await findsNothing(page, "a complaint");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);

        await expect(page.getByLabel("niższa cena")).toBeChecked();
        const send = page.getByRole("button", { name: "Wyślij odpowiedź" });
        const email = page.getByRole("textbox", { name: "List do kupującego" });
        await email.fill("Obniżamy cenę o 30 zł. Przepraszamy za szew.");
        for (const back of [page.locator(".notice"), page.locator(".order-columns")]) {
          await send.click();
          await page.getByRole("heading", { name: "Do wykonania" }).waitFor();
          await back.getByRole("button", { name: /^Cofnij/ }).click();
          await expect(email, "what was written stands there again").toHaveValue(/Przepraszamy za szew/);
          await expect(page.getByRole("heading", { name: "Do wykonania" })).toHaveCount(0);
        }
        await send.click();
        await page.getByRole("heading", { name: "Do wykonania" }).waitFor();
        await expect(page.getByLabel("Której rzeczy dotyczy"), "as the buyer chose").toHaveValue("1");
        await page.getByLabel(/^O ile taniej/).fill("30");
        await page.getByRole("button", { name: "Oddaj 30,00" }).click();
        await expect(page.getByRole("heading", { name: "Do wykonania" })).toHaveCount(0);
        await page.getByRole("link", { name: `Zamówienie ${number}` }).click();
        await expect(page.getByRole("heading", { name: "Dokumenty" })).toBeVisible();
        await expect(page.locator(".order-side")).toContainText("KPA/");
        await expect(page.locator(".order-side").getByRole("link", { name: /^Reklamacja \d+$/ })).toBeVisible();
      });
    });
});
