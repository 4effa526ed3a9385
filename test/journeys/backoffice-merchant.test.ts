import { generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { openOwnShop } from "./shop.ts";

// Google Merchant is connected by a key file, checked, and seen to know the shop's goods.

await openOwnShop({});

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keyFile = JSON.stringify({
  type: "service_account",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  client_email: "bruk@bruk-1.iam.gserviceaccount.com",
});

for (const [nth, on] of officeScreens.entries())
  test(`the label connects Google Merchant and sees what it knows, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      if (nth === 0) {
        await page.goto("/admin/goods/refused-offers");
        await expect(page.getByText("Połączenie z Google Merchant jest wyłączone.")).toBeVisible();
      }
      await page.goto("/admin/settings/connections/merchant");
      await page.getByLabel("Numer konta Merchant Center").fill("123456");
      await page
        .getByLabel("Klucz konta usługi (plik JSON z Google Cloud)")
        .setInputFiles({ name: "bruk.json", mimeType: "application/json", buffer: Buffer.from(keyFile) });
      await page.getByLabel(/^E-mail osoby z kontem Google/).fill("ola@bruk.example");
      await page.getByLabel("Numer źródła danych: polski, Polska, PLN").fill("101");
      await page.getByLabel(/^Numer źródła danych: czeski, Czechy/).fill("102");
      await page.getByLabel("Sklep ma z tego korzystać").check();
      await isSound(page, "the connection to Google Merchant");
      await page.getByRole("button", { name: /^Zapisz/ }).click();
      await expect(page.locator(".screen-head")).toContainText("Włączone");
      await page.getByRole("button", { name: "Sprawdź połączenie" }).click();
      await expect(page.getByText("Połączenie działa.")).toBeVisible();
      await page.getByRole("link", { name: "Oferty w Google" }).click();
      await expect(page.getByText(/^Google zna \d+ ofert/)).toBeVisible();
      await isSound(page, "offers at Google");
    });
  });
