import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { anybody } from "../builders/people.ts";
import { desktop, phone, screens, visit } from "./browser.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { speakPseudo } from "./pseudo-language.ts";
import { chooseMethods, chooseSize, fillAddress, open, openCart, panelOf } from "./shopper.ts";

test("in a made-up language every template says nothing but the dictionary's words and data", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile, forgive }) => {
        forgive(/404/);
        const pseudo = await speakPseudo(page);
        const { product } = await plenty(hoodies);
        // What is sold out stands at a listing's end.
        const gone = (await productsOf("/Odziez/bluzy/", "?page=3")).find(
          ({ product_quantity }) => product_quantity === 0,
        );
        assert.ok(gone);
        await takePseudo(page, mobile);
        const look = async (where: string) => assert.deepEqual(await pseudo.strangers(), [], where);
        for (const path of [
          "/",
          hoodies,
          "/bruk/",
          "/look/po-deszczu/",
          `/${product.url}`,
          `/${gone.url}`,
          "/__/hoodie",
          "/__/xqzjvw",
          "/promocje/",
          "/nowosci/",
          "/contact",
          "/compare",
          "/offline",
          "/page/regulamin.html",
          "/nie-ma",
        ]) {
          await open(page, path);
          await look(path);
        }
      }),
    );
  }
});

test("so does every window: menu, lists, login, privacy, the cart, the shopper's data with all its errors, the confirmation", async (t) => {
  for (const on of [desktop, phone]) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const pseudo = await speakPseudo(page);
        const goods = await plenty(hoodies, mobile ? 7 : 6);
        await takePseudo(page, mobile);
        const look = async (where: string) => assert.deepEqual(await pseudo.strangers(), [], where);
        const close = async () => {
          await page.keyboard.press("Escape");
          await page.locator("dialog[open]").waitFor({ state: "detached" });
        };

        await open(page, `/${goods.product.url}`);
        if (mobile) {
          await page.locator(".head-menu").click();
          await page.locator(".drawer-menu button").first().click();
          await look("the drawer");
          await close();
        } else {
          await page.locator(".menu > ul > li > a").nth(1).focus();
          await page.locator(".menu > ul > li > a").nth(1).hover();
          await page.locator(".menu-open .mega").waitFor();
          await look("the menu");
          await page.keyboard.press("Escape");
        }
        for (const [name, opener] of [
          ["the wishlist", ".head-wishlist"],
          ["the login", ".head-user"],
          ["privacy", ".foot-privacy"],
        ] as const) {
          await page.locator(opener).dispatchEvent("click");
          await page.locator("dialog[open]").waitFor();
          await look(name);
          await close();
        }
        await page.locator(".head-wishlist").waitFor();
        await openCart(page);
        await look("the empty cart");
        await close();

        if (goods.size !== "") await chooseSize(page, goods.size);
        await page.locator("#buy-action button").first().click();
        await page.locator(".notice").waitFor();
        await look("the notice");
        if (mobile) await openCart(page);
        await panelOf(page).locator(".cart-line").waitFor();
        await look("the cart");
        await panelOf(page).locator(".panel-act button").click();
        await panelOf(page).locator("input[name=invoice]").check();
        await chooseMethods(page, { paymentId: 1, shippingId: 8 });
        await panelOf(page).locator(".order-button").click({ force: true });
        await panelOf(page).locator("[aria-invalid=true]").first().waitFor();
        await look("the data with every error");
        await panelOf(page).locator("input[name=invoice]").uncheck();
        await fillAddress(page, anybody());
        await panelOf(page).getByText("⟦").first().waitFor();
        await look("the lockers");
        await chooseMethods(page, { paymentId: 1, shippingId: 1 });
        await panelOf(page).locator("input[name=terms]").check();
        await panelOf(page).locator(".order-button").click();
        await panelOf(page).locator(".confirm-head b").waitFor();
        await look("the confirmation");
      }),
    );
  }
});

test("so do the quick view, suggestions, filters, the reviews, the zoom, the question of the age, and forms with errors", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const pseudo = await speakPseudo(page);
    const reviewed = (await productsOf("/Odziez/")).find(
      ({ rating, attrs }) => (rating?.count ?? 0) > 3 && attrs.length > 0,
    );
    const adult = (await productsOf("/akcesoria-dla-palacych/")).find(({ age_min }) => age_min === 18);
    assert.ok(reviewed && adult);
    await takePseudo(page, false);
    const look = async (where: string) => assert.deepEqual(await pseudo.strangers(), [], where);
    const close = async () => {
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };

    await open(page, hoodies);
    await page.locator(".tile").first().hover();
    await page.locator(".tile-look").first().click();
    await page.locator("dialog[open]").waitFor();
    await look("the quick view");
    await close();
    await page.locator("#filter-toggle").click();
    await page.locator("#filters fieldset").first().waitFor();
    await look("the filters");
    await page.locator("header input[name=q]").pressSequentially("hoo");
    await page.getByRole("listbox").waitFor();
    await look("the suggestions");

    await open(page, `/${reviewed.url}`);
    await page.locator("#opinie").scrollIntoViewIfNeeded();
    await page.locator("#opinie .review").first().waitFor();
    await look("the reviews");
    await page.locator(".film-zoom").first().click();
    await page.locator("dialog[open]").waitFor();
    await look("the zoom");
    await close();

    await open(page, `/${adult.url}`);
    await page.locator("dialog.age-gate").waitFor();
    await look("the question of the age");
    for (const path of ["/contact", "/odstapienie/"]) {
      await open(page, path);
      await page.locator("main form button[type=submit]").first().click();
      await page.locator("main [aria-invalid=true]").first().waitFor();
      await look(`${path} with errors`);
    }
  });
});

test("a word in sight that is neither the dictionary's nor data is found, as a label too", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const pseudo = await speakPseudo(page);
    await takePseudo(page, false);
    await open(page, "/contact");
    await page.evaluate(() => {
      const stranger = Object.assign(document.createElement("p"), { textContent: "Dodaj do koszyka teraz" });
      stranger.setAttribute("aria-label", "Zamknij okno");
      document.getElementById("main")?.append(stranger);
    });
    assert.deepEqual(await pseudo.strangers(0), ["Dodaj do koszyka teraz", "Zamknij okno"]);
  });
});

/** Chooses the made-up language, as a shopper chooses English. */
async function takePseudo(page: Page, mobile: boolean): Promise<void> {
  await open(page, "/contact");
  if (mobile) await page.locator(".head-menu").click();
  await page
    .locator(mobile ? "dialog.drawer" : ".utility")
    .locator("select")
    .first()
    .selectOption("2");
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("html[lang=en][data-ready]").waitFor({ state: "attached" });
  await page.getByText("⟦").first().waitFor({ state: "attached" });
}
