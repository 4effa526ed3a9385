import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { expect, screens, visit } from "./browser.ts";
import { hoodies, piecesOf, plenty } from "./goods.ts";
import { emailTo, storedOrder } from "./records.ts";
import {
  chooseMethods,
  chooseSize,
  fillAddress,
  noticed,
  open,
  openCart,
  panelOf,
  placeOrder,
  sumOf,
  words,
} from "./shopper.ts";

test("a guest finds a hoodie, pays the courier in cash, and the shop has the order", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, mobile } = visit;
        const goods = await plenty(hoodies, nth);
        const before = await piecesOf(goods);
        const person = anybody();

        await open(page, "/");
        await goToHoodies(visit);
        await page
          .getByRole("link", { name: goods.product.product_name, exact: true })
          .and(page.locator(`[href="/${goods.product.url}"]`))
          .click();
        await chooseSize(page, goods.size);
        await noticed(page, "Produkt dodany do koszyka.", () =>
          page.getByRole("button", { name: words.add, exact: true }).first().click(),
        );
        if (mobile) await openCart(page);
        await panelOf(page).getByRole("heading", { name: "Koszyk" }).waitFor();
        await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, person);
        await chooseMethods(page, { paymentId: 2, shippingId: 1 });

        const products = parseDecimal(goods.product.real_price);
        const shipping = products >= 20_000 ? 0 : 1599;
        await expect(sumOf(page, "total")).toHaveText(formatMoney(products + shipping, "pln"));
        const number = await placeOrder(page);
        await panelOf(page).getByRole("heading", { name: words.placed }).waitFor();
        await expect(panelOf(page).locator(".confirm-info")).toContainText(goods.product.product_name, {
          useInnerText: true,
        });

        const order = await storedOrder(number);
        assert.equal(order.total, products + shipping);
        assert.equal(order.email, person.email);
        assert.deepEqual(
          order.lines.map(({ product_id, variant_id, quantity }) => [String(product_id), String(variant_id), quantity]),
          [[goods.product.product_id, goods.a2p, 1]],
        );
        assert.equal(await piecesOf(goods), before - 1);
        assert.ok(
          (await emailTo(person.email, new RegExp(`Zamówienie ${number}`))).includes(formatMoney(order.total, "pln")),
        );
        await emailTo("sklep@bruk.example", new RegExp(`Nowe zamówienie ${number}`));
      }),
    );
  }
});

/** From the home page to the hoodies by the menu, as the window has it. */
async function goToHoodies({ page, mobile }: Parameters<Parameters<typeof visit>[2]>[0]): Promise<void> {
  if (mobile) {
    await page.locator(".head-menu").click();
    const drawer = page.locator("dialog.drawer");
    await drawer.getByRole("button", { name: "Odzież" }).click();
    await drawer.getByRole("button", { name: "Bluzy" }).click();
    await drawer.getByRole("link", { name: "Bluzy z kapturem" }).click();
  } else {
    await page.locator(".menu").getByRole("link", { name: "Odzież", exact: true }).hover();
    await page
      .locator(".menu-open")
      .getByRole("link", { name: /Bluzy z kapturem/ })
      .click();
  }
  await page.waitForURL(`**${hoodies}#b`);
}
