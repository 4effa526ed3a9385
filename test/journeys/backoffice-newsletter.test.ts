import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { comeIn, signUp } from "./backoffice.ts";
import { expect, type Screen, visit } from "./browser.ts";
import { productsOf, setStock } from "./goods.ts";
import { emailTo } from "./records.ts";
import { openShop } from "./shop.ts";

// Who signs up in the shop stands in the back office with how that is known, until somebody takes them out.

const phone: Screen = {
  name: "390 px, touch",
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

test("who signed up for the newsletter is counted, found, in the file, and taken out for good", async (t) => {
  const { email } = anybody();
  await signUp(t, email);
  await visit(t, { on: phone, options }, async (office) => {
    const { page } = office;
    await comeIn(office);
    await page.goto("/admin/newsletter");
    await expect(page.getByRole("region", { name: "Ile osób dostaje newsletter" })).toContainText("stopka sklepu");
    await findsNothing(page, "the newsletter");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Pobierz CSV" }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    assert.match(file, new RegExp(`^"?${email}"?;"?pl"?;"?NEWSLETTER_INVITATION 1"?;`, "m"));

    await page.getByLabel("Część adresu e-mail").fill(email);
    await page.keyboard.press("Enter");
    const row = page.locator(".listed > li");
    await expect(row).toHaveCount(1);
    await row.getByRole("button", { name: /^Wypisz z newslettera/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("nie da się cofnąć");
    await findsNothing(page, "taking out");
    await dialog.getByRole("button", { name: "Wypisz z newslettera" }).click();
    await expect(page.getByText("Nie ma takiego adresu")).toBeVisible();
    await expect(page.locator(".notice").getByRole("button", { name: "Cofnij" })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("how many wait for a sold-out size stands beside stock, and who does not", async (t) => {
  const { address } = await openShop();
  const product = (await productsOf("/Odziez/koszulki/")).at(-1)!;
  const { attr_2_product_id: a2p, attrValue_name: size } = product.attrs[0]!.vals[0]!;
  await setStock(product, a2p, 0);
  const { email } = anybody();
  await fetch(`${address}/sys/json_emails?backInStock`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ email, productId: product.product_id, a2p, lanId: 1 }),
  });
  await visit(t, { on: phone, options }, async (office) => {
    const { page } = office;
    const mail = await emailTo(email, /Potwierdź/);
    await page.goto(/\/powiadomienie\/confirm\/[\w-]+/.exec(mail)![0]);
    await page.getByRole("button", { name: "Tak, dajcie znać" }).click();
    await page.getByRole("heading", { name: "Zapisane" }).waitFor();
    await comeIn(office, "shop");
    await page.goto("/admin/goods/stock");
    await page.getByRole("link", { name: "Czekają na powrót" }).click();
    const row = page.locator(".stock-rows > li", { hasText: product.product_name }).filter({ hasText: size });
    await expect(row).toContainText("osoba czeka");
    await expect(page.locator("main")).not.toContainText("@");
    await findsNothing(page, "who waits");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  await setStock(product, a2p, 7);
});
