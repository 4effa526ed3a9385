import { test } from "node:test";
import { href } from "../../src/contract/paths.ts";
import { translator } from "../../src/domain/dictionary/dictionaries.ts";
import type { Page } from "@playwright/test";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { isOrderly, isOrderlyWindow } from "./reading.ts";
import { chooseSize, fillAddress, open, openCart, panelOf, placeOrder } from "./shopper.ts";
import { templatesIn } from "./templates.ts";

const say = translator("pl");

test("axe finds nothing at WCAG 2.2 AA on any template", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, forgive }) => {
        forgive(/404/);
        for (const [name, path] of Object.entries(await templatesIn("pl"))) {
          await open(page, path);
          await findsNothing(page, `${name} at ${path}`);
        }
        await page.locator("header input[name=q]").pressSequentially("blu");
        await page.getByRole("listbox").waitFor();
        await page.keyboard.press("ArrowDown");
        await findsNothing(page, "suggestions");
      }),
    );
  }
});

test("in every language what a screen reader is given of each template is in order and in the language", async (t) => {
  for (const [on, lanCode] of [
    [phone, "pl"],
    [desktop, "en"],
    [phone, "cz"],
  ] as const) {
    await t.test(`${on.name}, ${lanCode}`, (t) =>
      visit(t, { on }, async ({ page, forgive }) => {
        forgive(/404/);
        for (const [name, path] of Object.entries(await templatesIn(lanCode))) {
          await open(page, path);
          // The page without a network is prerendered in every language at once, until its code has chosen.
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await isOrderly(page, { lanCode, where: `${name} at ${path}` });
        }
      }),
    );
  }
});

/** Asserts that axe finds nothing in a page with a window over it, and that what a screen reader is given of the window is in order. */
async function isSoundWindow(page: Page, where: string): Promise<void> {
  await findsNothing(page, where);
  await isOrderlyWindow(page.locator("dialog[open]").last(), { lanCode: "pl", where });
}

test("axe finds nothing in the order panel, step by step, nor in the menu, and what a screen reader is given of them is in order", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, mobile }) => {
        const { product, size } = await plenty(hoodies, 3 + nth);
        const person = anybody();
        await open(page, "/");
        if (mobile) {
          await page.locator(".head-menu").click();
          await page.locator("dialog.drawer nav button").first().click();
          await isSoundWindow(page, "the drawer");
          await page.keyboard.press("Escape");
        }
        await openCart(page);
        await isSoundWindow(page, "the empty cart");
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "detached" });
        await open(page, href(product.url));
        await chooseSize(page, size);
        await page
          .getByRole("button", { name: say("PRODUCT_ADD"), exact: true })
          .first()
          .click();
        if (mobile) await openCart(page);
        await isSoundWindow(page, "the cart");
        await panelOf(page)
          .getByRole("button", { name: say("ORDER_NEXT"), exact: true })
          .click();
        await isSoundWindow(page, "the data");
        await panelOf(page).locator("input[name=invoice]").check();
        await panelOf(page).locator(".order-button").click({ force: true });
        await panelOf(page).getByText(say("FORM_ERROR_REQUIRED")).first().waitFor();
        await isSoundWindow(page, "the data with every error");
        await panelOf(page).locator("input[name=invoice]").uncheck();
        await fillAddress(page, person);
        await panelOf(page).locator('input[name=paymentId][value="1"]').check();
        await panelOf(page).locator('input[name=shippingId][value="8"]').check();
        await isSoundWindow(page, "the parcel lockers");
        await panelOf(page).locator('input[name=shippingId][value="1"]').check();
        await panelOf(page).locator("input[name=discountCode]").fill("BRUK10");
        await panelOf(page)
          .getByRole("button", { name: say("ORDER_DISCOUNTCODE_USE") })
          .click();
        await panelOf(page).locator(".active-note-on").waitFor();
        await isSoundWindow(page, "the active code");
        await placeOrder(page);
        await isSoundWindow(page, "the confirmation");
      }),
    );
  }
});

test("axe finds nothing in what a product opens: the table of sizes, the large picture, the quick view, the comparison; what a screen reader is given of the windows is in order", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, mobile }) => {
        const paths = await templatesIn("pl");
        const window = page.locator("dialog[open]");
        await open(page, paths["product"]!);
        for (const code of ["PRODUCT_DELIVERY_TITLE", "PRODUCT_SAFETY"] as const)
          await page.getByText(say(code)).click();
        await page.locator("#buy-action .button").click();
        await findsNothing(page, "the page with everything open and no size chosen");
        await page.getByRole("button", { name: say("PRODUCT_SIZETABLE") }).click();
        await window.locator("table").waitFor();
        await isSoundWindow(page, "the table of sizes");
        await page.keyboard.press("Escape");
        await page.locator(".film-picture").first().click();
        await window.locator("img").waitFor();
        await isSoundWindow(page, "the large picture");
        await page.keyboard.press("Escape");
        await page.locator(".buy .toggle-compare").click();
        if (!mobile) {
          await open(page, paths["category"]!);
          await page.locator(".tile").nth(1).hover();
          await page.locator(".tile").nth(1).locator(".toggle-compare").click();
          await page.locator(".tile").nth(1).locator(".tile-look").click();
          await window.locator("h3").waitFor();
          await isSoundWindow(page, "the quick view");
        }
        await open(page, paths["compare"]!);
        await page.locator(".compare-buy").first().waitFor();
        await findsNothing(page, "the comparison");
      }),
    );
  }
});
