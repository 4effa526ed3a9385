import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Request } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, fewScreens, type Visit, visit } from "./browser.ts";
import { openCollector } from "./collector.ts";
import { type Goods, hoodies, pageData, plenty } from "./goods.ts";
import { openOwnShop } from "./shop.ts";
import {
  chooseMethods,
  chooseSize,
  fillAddress,
  open,
  openCart,
  panelOf,
  placeOrder,
  stored,
  words,
} from "./shopper.ts";

// Purchases told of by the server: the label connects a service, shoppers are asked, and their answer goes with the order.

const collector = await openCollector();
await openOwnShop({ ANALYTICS_ID: "G-BRUK", ANALYTICS_URL: collector.url });

const said = {
  ga4: { "Identyfikator pomiaru (G-…)": "G-BRUK1234", "Klucz API (Measurement Protocol)": "sekret-4711" },
  meta: { "Numer zbioru danych (Pixel ID)": "123456789", "Token dostępu": "token-4711" },
};

for (const on of officeScreens)
  test(`the label connects who is told of purchases, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      for (const kind of ["ga4", "meta"] as const) {
        await page.goto(`/admin/settings/connections/${kind}`);
        for (const [label, value] of Object.entries(said[kind])) await page.getByLabel(label).fill(value);
        await page.getByLabel("Sklep ma z tego korzystać").check();
        await isSound(page, `the connection ${kind}`);
        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await expect(page.locator(".screen-head")).toContainText("Włączone");
        await page.getByRole("button", { name: "Sprawdź połączenie" }).click();
        await expect(page.getByText("Połączenie działa.")).toBeVisible();
      }
    });
  });

for (const [nth, on] of fewScreens.entries())
  test(`whoever agrees to it is told of with the order, and takes it back for what has not left, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (shopper) => {
      const { page } = shopper;
      const goods = await plenty(hoodies, nth);
      // Pages follow what is connected.
      await expect.poll(async () => (await pageData("/")).layout.thirdParties.told).toEqual(["ga4", "meta"]);
      await open(page, "/");
      await expect(question(page)).toContainText("powiedzieć Mecie");
      await findsNothing(page, "the question about both");
      await question(page).getByRole("button", { name: "Szczegóły" }).click();
      const window = page.locator("dialog.privacy");
      await expect(window.getByText("O zamówieniu, gdy jest już sprzedażą", { exact: false })).toBeVisible();
      await findsNothing(page, "the privacy window with measuring advertisements");
      await window.getByRole("checkbox", { name: "Pomiar reklam" }).check();
      await window.getByRole("button", { name: "Zapisz mój wybór" }).click();
      await expect(question(page)).toHaveCount(0);
      await page.evaluate(() => (document.cookie = "_ga=GA1.1.1234567890.1700000000; path=/"));

      const { date } = (await stored(page, "consent")) as { date: string };
      const agreed = (await agreedIn(shopper, goods)) as { advertising: { click: string } };
      const { click } = agreed.advertising;
      assert.deepEqual(agreed, { date, version: 1, advertising: { browser: "", click } });
      assert.match(click, /^fb\.1\.\d{13}\.IwAR2_x-Y$/);
      const withdrawn = page.waitForRequest((request) => request.url().endsWith("?withdrawConsent"));
      await open(page, "/contact");
      await page.locator(".foot-privacy").click();
      await window.getByRole("button", { name: "Odrzuć wszystko" }).click();
      assert.deepEqual((await withdrawn).postDataJSON(), { purposes: ["advertising"] });
      await expect.poll(() => stored(page, "consent")).not.toHaveProperty("untold");
    });
  });

test("with the order of who refused nothing goes of what others know them by", async (t) => {
  await visit(t, { on: desktop, options }, async (shopper) => {
    const { page } = shopper;
    await open(page, "/contact");
    await question(page).getByRole("button", { name: "Odrzuć" }).click();
    await page.evaluate(() => (document.cookie = "_fbp=fb.1.1700000000000.1098115397; path=/"));
    assert.equal(await agreedIn(shopper, await plenty(hoodies, 5)), undefined);
  });
});

test("a consent taken back without a connection is told of on a later page", async (t) => {
  await visit(t, { on: desktop, options }, async ({ page, context, forgive }) => {
    forgive(/withdrawConsent/);
    await open(page, "/contact");
    await question(page).getByRole("button", { name: "Zgadzam się" }).click();
    await context.route("**/*withdrawConsent", (route) => route.abort());
    await page.locator(".foot-privacy").click();
    await page.locator("dialog.privacy").getByRole("button", { name: "Odrzuć wszystko" }).click();
    await expect.poll(() => stored(page, "consent")).toMatchObject({ untold: ["analytics", "advertising"] });
    await context.unroute("**/*withdrawConsent");
    const told = page.waitForResponse((response) => response.url().endsWith("?withdrawConsent"));
    await page.reload();
    assert.equal((await told).status(), 200);
    await expect.poll(() => stored(page, "consent")).not.toHaveProperty("untold");
  });
});

/** Orders these goods, by a page that an advertisement led to, and returns what of the consent went with the order. */
async function agreedIn({ page, mobile }: Visit, { product, size }: Goods): Promise<unknown> {
  await open(page, `${href(product.url)}?fbclid=IwAR2_x-Y`);
  if (size !== "") await chooseSize(page, size);
  await page.getByRole("button", { name: words.add, exact: true }).first().click();
  if (mobile) await openCart(page);
  await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
  await fillAddress(page, anybody());
  await chooseMethods(page, { paymentId: 2, shippingId: 1 });
  const sent = page.waitForRequest((request: Request) => request.url().endsWith("?makeOrder"));
  await placeOrder(page);
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  return ((await sent).postDataJSON() as { agreed?: unknown }).agreed;
}

function question(page: Page) {
  return page.getByRole("region", { name: "Prywatność" });
}
