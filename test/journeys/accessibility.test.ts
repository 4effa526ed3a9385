import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { screens, visit } from "./browser.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { fillAddress, open, openCart, panelOf, placeOrder, putIntoCart, words } from "./shopper.ts";

test("axe finds nothing at WCAG 2.2 AA on any template", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, forgive }) => {
        forgive(/404/);
        const { product } = await plenty(hoodies);
        const gone = (await productsOf("/Odziez/bluzy/")).find(({ product_quantity }) => product_quantity === 0);
        for (const path of [
          "/",
          hoodies,
          "/Odziez/",
          `/${product.url}`,
          `/${gone?.url}`,
          "/kostka/",
          "/bruk/",
          "/look/po-deszczu/",
          "/page/regulamin.html",
          "/contact",
          "/compare",
          "/offline",
          "/nowosci/",
          "/promocje/",
          "/__/bluza",
          "/__/xqzjvw",
          "/nie-ma",
          `/opinia/${product.product_id}`,
          "/opinia/nikt-nie-ma-takiego-linku",
          "/powiadomienie/nikt-nie-ma-takiego-linku",
        ]) {
          await open(page, path);
          await findsNothing(page, path);
        }
        await page.locator("header input[name=q]").pressSequentially("blu");
        await page.getByRole("listbox").waitFor();
        await page.keyboard.press("ArrowDown");
        await findsNothing(page, "suggestions");
      }),
    );
  }
});

test("axe finds nothing in the order panel, step by step, nor in the menu", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (visit) => {
        const { page, mobile } = visit;
        const goods = await plenty(hoodies, 3 + nth);
        const person = anybody();
        await open(page, "/");
        if (mobile) {
          await page.locator(".head-menu").click();
          await page.locator("dialog.drawer").getByRole("button", { name: "Odzież" }).click();
          await findsNothing(page, "the drawer");
          await page.keyboard.press("Escape");
        }
        await openCart(page);
        await findsNothing(page, "the empty cart");
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "detached" });
        await putIntoCart(visit, goods);
        await findsNothing(page, "the cart");
        await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
        await findsNothing(page, "the data");
        await panelOf(page).locator("input[name=invoice]").check();
        await panelOf(page).locator(".order-button").click({ force: true });
        await panelOf(page).getByText("Uzupełnij to pole.").first().waitFor();
        await findsNothing(page, "the data with every error");
        await panelOf(page).locator("input[name=invoice]").uncheck();
        await fillAddress(page, person);
        await panelOf(page).locator('input[name=paymentId][value="1"]').check();
        await panelOf(page).locator('input[name=shippingId][value="8"]').check();
        await findsNothing(page, "the parcel lockers");
        await panelOf(page).locator('input[name=shippingId][value="1"]').check();
        await panelOf(page).locator("input[name=discountCode]").fill("BRUK10");
        await panelOf(page).getByRole("button", { name: "Użyj kodu" }).click();
        await panelOf(page)
          .getByText(/jest aktywny/)
          .waitFor();
        await findsNothing(page, "the active code");
        await placeOrder(page);
        await findsNothing(page, "the confirmation");
      }),
    );
  }
});

test("axe finds nothing in what a product opens: the table of sizes, the large picture, the quick view, the comparison", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, mobile }) => {
        const { product } = await plenty(hoodies);
        const window = page.locator("dialog[open]");
        await open(page, `/${product.url}`);
        for (const words of ["Dostawa i zwroty", "Producent i bezpieczeństwo"]) await page.getByText(words).click();
        await page.locator("#buy-action .button").click();
        await findsNothing(page, "the page with everything open and no size chosen");
        await page.getByRole("button", { name: "Tabela rozmiarów" }).click();
        await window.locator("table").waitFor();
        await findsNothing(page, "the table of sizes");
        await page.keyboard.press("Escape");
        await page.locator(".film-picture").first().click();
        await window.locator("img").waitFor();
        await findsNothing(page, "the large picture");
        await page.keyboard.press("Escape");
        await page.locator(".buy .toggle-compare").click();
        if (!mobile) {
          await open(page, hoodies);
          await page.locator(".tile").nth(1).hover();
          await page.locator(".tile").nth(1).locator(".toggle-compare").click();
          await page.locator(".tile").nth(1).locator(".tile-look").click();
          await window.locator("h3").waitFor();
          await findsNothing(page, "the quick view");
        }
        await open(page, "/compare");
        await page.locator(".compare-buy").first().waitFor();
        await findsNothing(page, "the comparison");
      }),
    );
  }
});
