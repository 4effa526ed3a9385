import assert from "node:assert/strict";
import { test } from "node:test";
import { isSound, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, phone, visit } from "./browser.ts";
import { href } from "../../src/contract/paths.ts";
import { anybody } from "../builders/people.ts";
import { hoodies, plenty } from "./goods.ts";
import { chooseMethods, chooseSize, fillAddress, open, openCart, panelOf, placeOrder, words } from "./shopper.ts";

// How the shop sells, and that each number leads to the orders it is made of.

test("an order is in the sales of its day, of its goods and of its source, and each of them leads to it", async (t) => {
  const goods = await plenty(hoodies, 2);
  const { number } = await buy(goods);
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit, "bookkeeping");
        await page.goto("/admin/numbers?period=today");
        await expect(page.locator(".figure-sold")).toContainText("zł");
        await expect(page.locator(".figure-cards")).not.toContainText("Wczytuję");
        await isSound(page, "numbers");
        // The rows of each card are what stands at its foot.
        for (const card of ["Towary", "Rozmiary", "Źródła", "Kody"]) {
          const rows = page.getByRole("region", { name: card }).locator("tr:not(thead tr)");
          const worths = (await rows.locator("td:last-child").allTextContents()).map(groszeIn);
          const sum = worths.slice(0, -1).reduce((all, worth) => all + worth, 0);
          assert.ok(sum > 0, card);
          assert.equal(worths.at(-1), sum, card);
        }

        await page.locator(".day-table").getByRole("link").first().focus();
        await page.keyboard.press("Enter");
        await expect(page.locator("h1")).toHaveText("Sprzedaż");
        await expect(page.locator(".figure-lead")).toContainText("Razem");
        await expect(page.getByRole("link", { name: number, exact: true })).toBeVisible();
        await isSound(page, "orders of a day");
        await page.goBack();
        await page.getByRole("region", { name: "Towary" }).getByRole("link").first().click();
        await expect(page.locator(".figure-orders tbody tr").first()).toBeVisible();

        await page.goto(`/admin/numbers/orders?by=product&key=${goods.product.product_id}&period=today`);
        await expect(page.locator("h1")).toHaveText(goods.product.product_name);
        await page.getByRole("link", { name: number, exact: true }).click();
        await expect(page.locator("h1")).toContainText(number);
      });
    });
});

test("days are chosen by name or by themselves, and stay in the address", async (t) => {
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/numbers");
    await page.getByText("7 dni", { exact: true }).click();
    await expect(page).toHaveURL(/period=7$/);
    await expect(page.locator(".day-table tbody tr")).toHaveCount(7);
    await expect(page.locator(".day-bar")).toHaveCount(7);
    await page.getByText("własne", { exact: true }).click();
    await page.getByLabel("Od dnia").fill("2026-02-10");
    await page.getByLabel("Do dnia").fill("2026-02-01");
    await page.getByRole("button", { name: "Pokaż", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("najwyżej 366");
    await page.getByLabel("Do dnia").fill("2026-02-11");
    await page.getByRole("button", { name: "Pokaż", exact: true }).click();
    await expect(page).toHaveURL(/from=2026-02-10&to=2026-02-11$/);
    await expect(page.locator(".day-table tbody tr")).toHaveCount(2);
    await expect(page.locator("main")).toContainText("W tych dniach nic");
    await isSound(page, "days without orders");
  });
});

test("an order knows the link its buyer came by, though the page shows something else since, and nothing of it is on the device", async (t) => {
  const goods = await plenty(hoodies, 2);
  const campaign = `Jesień ${Date.now()}`;
  let number = "";
  await visit(t, { on: phone }, async ({ page, mobile }) => {
    await open(page, `${hoodies}?utm_source=Ulotka&utm_campaign=${campaign}`);
    await page
      .locator(`main a[href="${href(goods.product.url)}"]`)
      .first()
      .click();
    await chooseSize(page, goods.size);
    await expect(page).toHaveURL(new RegExp(`${goods.product.url}(\\?wariant=\\d+)?$`));
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    if (mobile) await openCart(page);
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, anybody());
    await chooseMethods(page, { paymentId: 2, shippingId: 1 });
    number = await placeOrder(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    assert.ok(!/ulotka/i.test(kept), kept);
  });
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/numbers?period=today");
    await page.getByRole("link", { name: `ulotka · ${campaign.toLowerCase()}`, exact: true }).click();
    await expect(page.getByRole("link", { name: number, exact: true })).toBeVisible();
  });
});

/** Of money as staff read it: `1 204,30 zł` is 120430. */
function groszeIn(text: string | null): number {
  return Number((text ?? "").replace("−", "-").replace(/[^\d-]/g, ""));
}
