import assert from "node:assert/strict";
import { test } from "node:test";
import { emma, anybody } from "../builders/people.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData, plenty } from "./goods.ts";
import { emailTo } from "./records.ts";
import {
  chooseMethods,
  chooseSize,
  fillAddress,
  hrefsOf,
  open,
  openCart,
  orderNumber,
  panelOf,
  stored,
} from "./shopper.ts";

test("a visitor of an English address reads, goes on and buys in English; the email leads back to it", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const goods = await plenty("/en/clothing/sweatshirts/");
        const person = anybody(emma);
        await open(page, "/en/");
        assert.deepEqual([await stored(page, "lanId"), await stored(page, "lanCode")], [2, "en"]);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        // The whole dictionary follows, as for a language that was chosen.
        await expect.poll(() => stored(page, "lanDefs")).not.toBeNull();

        await open(page, `/${goods.product.url}`);
        await expect(page.locator("h1")).toHaveText(goods.product.product_name);
        await chooseSize(page, goods.size);
        await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
        if (mobile) await openCart(page);
        await panelOf(page).locator(".panel-act button").click();
        await fillAddress(page, person);
        await chooseMethods(page, { paymentId: 1, shippingId: 6 });
        await panelOf(page).locator("input[name=terms]").check();
        await panelOf(page).locator(".order-button").click();
        const number = await orderNumber(page);
        const email = await emailTo(person.email, new RegExp(`Order ${number}`));
        assert.match(email, new RegExp(`/en/user/order-no/${number}\\?key=`));
        assert.match(email, /\/en\/withdrawal\/\?zamowienie=/);
      }),
    );
  }
});

test("choosing another language on such an address leads to the home page in it; back and a reload show each page in its own", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/en/contact");
    await page.getByLabel("Language").selectOption("1");
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    assert.equal(await stored(page, "lanId"), 1);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/en/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("h1")).toHaveText("Contact");
    await page.reload();
    await expect(page.locator("h1")).toHaveText("Contact");
    // From a state, the same shop goes on at the addresses of its language.
    await page.getByLabel("Language").selectOption("6");
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
    const product = page.locator("main .tile-name a").first();
    await expect(product).toHaveAttribute("href", /^\/cz\//);
    await product.click();
    await page.waitForURL((url) => url.pathname.startsWith("/cz/"));
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  });
});

test("without a script links and the search stay in the language, and the other languages are a link away", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        for (const path of ["/cz/", "/cz/obleceni/", "/cz/kontakt", "/cz/porovnani"]) {
          await page.goto(path);
          const abroad = (await hrefsOf(page.locator("a:not([hreflang])"))).filter(
            (href) => href.startsWith("/") && !href.startsWith("/cz/"),
          );
          assert.deepEqual(abroad, [], path);
        }
        assert.deepEqual(await hrefsOf(page.locator(".foot-languages a")), ["/", "/en/", "/cz/"]);
        await page.locator("header input[name=q]").fill("mikina");
        await page.locator("header input[name=q]").press("Enter");
        await page.waitForURL(/\/cz\/__\/mikina$/);
        await expect(page.locator("html")).toHaveAttribute("lang", "cs");
      }),
    );
  }
});

test("a page is offered in the language the browser reads, never gone to; a language chosen here is not asked about", async (t) => {
  await visit(t, { on: phone, options: { locale: "en-GB" } }, async ({ page }) => {
    await open(page, "/promocje/");
    const line = page.locator(".line-language");
    await expect(line).toContainText("This page is also in English.");
    for (const said of ["header", "h1"]) {
      const { offer, other } = await page.evaluate(
        (selector) => ({
          offer: document.querySelector(".line-language")!.getBoundingClientRect().toJSON() as DOMRect,
          other: document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect,
        }),
        said,
      );
      assert.ok(offer.top >= other.bottom || offer.bottom <= other.top, `the offer lies over ${said}`);
    }
    assert.equal(new URL(page.url()).pathname, "/promocje/");
    await line.getByRole("link").click();
    await page.waitForURL((url) => url.pathname === "/en/sale/");
    await expect(page.locator("h1")).toContainText("Sale");
  });
  await visit(t, { on: desktop, options: { locale: "cs-CZ" } }, async ({ page }) => {
    await open(page, "/en/sale/");
    await page.locator(".line-language").getByRole("button").click();
    await expect(page.locator(".line-language")).toHaveCount(0);
    await page.reload();
    await expect.poll(() => stored(page, "appOffer")).not.toBeNull();
    await expect(page.locator(".line-language")).toHaveCount(0);
  });
});

test("an address that names a currency shows its prices in it, and what is chosen after that stays", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const { product } = await plenty("/en/clothing/sweatshirts/");
    await open(page, `/${product.url}?cur=eur`);
    await expect(page.locator(".buy-price strong .price")).toContainText("€");
    await page.waitForURL((url) => url.search === "");
    await page.getByLabel("Currency").selectOption("pln");
    await expect(page.locator(".buy-price strong .price")).toContainText("zł");
    await page.reload();
    await expect(page.locator(".buy-price strong .price")).toContainText("zł");
    const { layout } = await pageData<"home">("/en/");
    assert.ok(layout.pages.every(({ url }) => url.startsWith("en/page/")));
  });
});
