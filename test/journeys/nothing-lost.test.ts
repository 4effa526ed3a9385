import { test } from "node:test";
import { initialState } from "../../src/storefront/session/state.ts";
import { anybody } from "../builders/people.ts";
import { desktop, expect, phone, fewScreens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import {
  chooseMethods,
  comeToTheButton,
  open,
  openCart,
  orderNumber,
  panelOf,
  putIntoCart,
  taken,
  words,
} from "./shopper.ts";

test("a reload in the middle loses nothing, and the confirmation stays until it is closed", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const panel = panelOf(page);
        const person = anybody();
        await comeToTheButton(visit, await plenty("/Odziez/spodnie/szorty/", nth), person);
        await chooseMethods(page, { paymentId: 2, shippingId: 2 });
        await panel.locator("textarea[name=comment]").fill("Dzwonek nie działa");
        await page.reload();
        await taken(page);
        await panel.waitFor();
        for (const [name, value] of Object.entries({
          email: person.email,
          phone: person.phone,
          shippingCity: person.shippingCity,
        })) {
          await expect(panel.locator(`input[name=${name}]`)).toHaveValue(value);
        }
        await expect(panel.locator("textarea[name=comment]")).toHaveValue("Dzwonek nie działa");
        await panel.locator("input[name=shippingId]:checked").waitFor({ state: "attached" });
        await expect(panel.locator("input[name=paymentId]:checked")).toHaveAttribute("value", "2");
        await expect(panel.locator("input[name=shippingId]:checked")).toHaveAttribute("value", "2");
        await expect(panel.locator("input[name=terms]")).toBeChecked();

        await panel.locator(".order-button").click();
        const number = await orderNumber(page);
        await page.reload();
        await taken(page);
        await expect(panel.locator(".confirm-head b")).toHaveText(number);
        await panel.getByRole("button", { name: words.back }).last().click();
        await panel.waitFor({ state: "detached" });
        await page.reload();
        await taken(page);
        await expect(page.locator(".cart-box-count")).toHaveText("0");
        await page.waitForLoadState("networkidle");
        await expect(panel).toHaveCount(0);
        await openCart(page);
        await panel.getByRole("heading", { name: "Koszyk jest pusty" }).waitFor();
      }),
    );
  }
});

test("two tabs agree on the cart", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    const other = await context.newPage();
    await open(other, "/");
    const goods = await plenty("/Odziez/kurtki/wiatrowki/");
    await putIntoCart(visit, goods);
    await other.locator(".cart-box-count").getByText("1", { exact: true }).waitFor();
    await expect(panelOf(other), "the panel belongs to its own tab").toHaveCount(0);
    await openCart(other);
    await panelOf(other)
      .getByRole("button", { name: /^Mniej: / })
      .click();
    await page.locator(".cart-box-count").getByText("0", { exact: true }).waitFor({ state: "attached" });
    await panelOf(page).getByRole("heading", { name: "Koszyk jest pusty" }).waitFor();
  });
});

test("damaged values in the browser's storage never leave a white screen", async (t) => {
  const product = {
    product_id: "1",
    product_name: "x",
    url: "x/",
    images: [],
    real_price: "NaN",
    product_quantity: 1,
    categories_all: [],
    manufacturer_id: "1",
    attrs: [],
  };
  const damaged = [
    "{",
    "",
    "null",
    "[]",
    "{}",
    "42",
    "-1",
    '"x"',
    "true",
    "[null]",
    '[{"key":"1","product":{},"a2p":null,"quantity":1}]',
    JSON.stringify([{ key: "1", product, a2p: null, quantity: 1 }]),
    JSON.stringify({ email: { value: 7 } }),
  ];
  for (const [at, on] of [phone, desktop].entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await open(page, "/");
        for (const value of damaged.filter((_, index) => index % 2 === at)) {
          await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
            Object.keys(initialState),
            value,
          ] as const);
          // 'true' is sound for these two: what they open would stand before the cart.
          await page.evaluate(() => ["orderShow", "loginShow"].forEach((key) => localStorage.setItem(key, "false")));
          await page.reload();
          await page.locator("h1").first().waitFor();
          await taken(page);
          await openCart(page);
          await panelOf(page).locator("h2").first().waitFor();
          await page.keyboard.press("Escape");
          await expect(panelOf(page)).toHaveCount(0);
        }
        await context.clearCookies();
      }),
    );
  }
});
