/** 'Back' leads to something else than what is shown, however one came to it. */
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { desktop, expect, phone, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { open, openCart, panelOf, putIntoCart } from "./shopper.ts";

test("filters set in the drawer and taken back leave no step: 'back' leads to the page before", async (t) => {
  for (const way of ["back", "button"] as const) {
    await t.test(way, (t) =>
      visit(t, { on: phone }, async ({ page }) => {
        await page.goto("/contact");
        await open(page, hoodies);
        await page.locator("#filter-toggle").click();
        const drawer = page.locator("dialog.filters-drawer");
        const stock = drawer.locator("input[name=stock]");
        await stock.check();
        await page.waitForURL(/stock=1/);
        await stock.uncheck();
        await page.waitForURL((url) => url.pathname === hoodies && url.search === "");
        await drawer.locator("input[name=size]:enabled").first().check();
        await page.waitForURL(/size=/);
        await stock.check();
        await page.waitForURL(/size=.*stock=1|stock=1.*size=/);
        await drawer.getByRole("button", { name: "Wyczyść", exact: true }).click();
        await page.waitForURL((url) => url.pathname === hoodies && url.search === "");
        await expect.poll(() => layersOf(page)).toBe(1);
        await expect(drawer.locator("input:checked")).toHaveCount(0);
        if (way === "back") await page.goBack();
        else await drawer.locator(".button-signal").click();
        await drawer.waitFor({ state: "detached" });
        await expect.poll(() => layersOf(page)).toBe(0);
        await expect(page).toHaveURL((url) => url.pathname === hoodies && url.search === "");
        await page.goBack();
        await page.waitForURL("**/contact");
      }),
    );
  }
});

test("a filter ticked and given back before its products are there changes nothing, and a step back is the page before", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await page.goto("/contact");
    await open(page, hoodies);
    await page.locator("#filter-toggle").click();
    const drawer = page.locator("dialog.filters-drawer");
    const stock = drawer.locator("input[name=stock]");
    await stock.waitFor();
    let give: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (give = resolve));
    await page.route(/\/page-data\/.*stock=1/, async (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest(/\/page-data\/.*stock=1/);
    await stock.check();
    await asked;
    await stock.uncheck();
    await drawer.locator("input[name=size]:enabled").first().check();
    await page.waitForURL(/size=/);
    give();
    await drawer.locator(".button-signal").click();
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => layersOf(page)).toBe(0);
    await expect(page).toHaveURL(/\?size=[^&]+$/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === hoodies && url.search === "");
    await page.goBack();
    await page.waitForURL("**/contact");
  });
});

test("a search that is typed on and taken back to what it was is one step, not two", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/buty/");
    const field = page.getByRole("combobox", { name: "Czego szukasz?" });
    await field.pressSequentially("bluza");
    await page.waitForURL("**/__/bluza");
    await page.getByLabel("Sortuj").selectOption("price-asc");
    await page.waitForURL("**/__/bluza?sort=price-asc");
    await field.focus();
    await field.press("End");
    await field.pressSequentially(" czarna");
    await page.waitForURL("**/__/bluza%20czarna");
    for (const _ of " czarna") await field.press("Backspace");
    await page.waitForURL("**/__/bluza");
    await expect(field).toHaveValue("bluza");
    await page.goBack();
    await page.waitForURL("**/buty/");
  });
});

test("a size chosen that the step below names already is that step", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const goods = await plenty(hoodies);
    await page.goto("/contact");
    await putIntoCart(visit, goods);
    await panelOf(page).locator(".panel-back").click();
    await panelOf(page).waitFor({ state: "hidden" });
    const other = page.locator(".sizes input:enabled:not(:checked)").first();
    const size = page.locator(`.sizes input[value="${await other.inputValue()}"]`);
    const before = page.url();
    await size.check();
    await expect(page).not.toHaveURL(before);
    const { search } = new URL(page.url());
    await openCart(page);
    await panelOf(page).locator(".cart-line-name").first().click();
    await page.waitForURL((url) => url.search === "");
    await panelOf(page).waitFor({ state: "hidden" });
    await page.locator(".sizes input:enabled:not(:checked)").first().check();
    await expect(page).toHaveURL((url) => url.search !== "" && url.search !== search);
    await size.check();
    await expect(page).toHaveURL((url) => url.search === search);
    await expect(size).toBeChecked();
    await page.goBack();
    await page.waitForURL("**/contact");
  });
});

function layersOf(page: Page): Promise<number> {
  return page.evaluate(() => Number((history.state as { layers?: number } | null)?.layers ?? 0));
}
