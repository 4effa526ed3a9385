import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMoney, parseDecimal, percentOf } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { expect, fewScreens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { emailTo, storedOrder } from "./records.ts";
import { chooseMethods, fillAddress, panelOf, placeOrder, putIntoCart, sumOf, words } from "./shopper.ts";

const company = {
  paymentName: "Kamienna Sp. z o.o.",
  paymentNip: "5260250274",
  paymentStreet: "Kamienna 14",
  paymentPostCode: "31-403",
  paymentCity: "Kraków",
};

test("a company pays by bank transfer, with an invoice and the code BRUK10", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const goods = await plenty("/Odziez/koszulki/gladkie/", nth);
        const person = anybody();
        await putIntoCart(visit, goods);
        const panel = panelOf(page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, person);
        await panel.locator("input[name=invoice]").check();
        for (const [name, value] of Object.entries(company)) await panel.locator(`input[name=${name}]`).fill(value);
        await chooseMethods(page, { paymentId: 1, shippingId: 1 });

        await panel.locator("input[name=discountCode]").fill("nie-ma-takiego");
        await panel.getByRole("button", { name: "Użyj kodu" }).click();
        await panel.locator(".code-box .field-error").waitFor();
        await panel.locator("input[name=discountCode]").fill("BRUK10");
        await panel.getByRole("button", { name: "Użyj kodu" }).click();

        const products = parseDecimal(goods.product.real_price);
        const discount = percentOf(products, "10");
        const shipping = products >= 20_000 ? 0 : 1299;
        await panel.getByText(`Kod na ${formatMoney(discount, "pln").replace(" ", "\u00a0")} jest aktywny.`).waitFor();
        await expect(sumOf(page, "products")).toHaveText(formatMoney(products, "pln"));
        await expect(sumOf(page, "discount")).toHaveText(`−${formatMoney(discount, "pln")}`);
        await expect(sumOf(page, "total")).toHaveText(formatMoney(products + shipping - discount, "pln"));
        const number = await placeOrder(page);

        const order = await storedOrder(number);
        assert.deepEqual(
          [order.products, order.shipping, order.discount, order.total, order.discount_code],
          [products, shipping, discount, products + shipping - discount, "BRUK10"],
        );
        assert.equal(order.status, "awaitingPayment");
        assert.deepEqual(
          Object.fromEntries(Object.keys(company).map((name) => [name, order.client_data[name]])),
          company,
        );
        const email = await emailTo(person.email, new RegExp(`Zamówienie ${number}`));
        for (const line of [company.paymentName, "PL61 1090 1014 0000 0712 1981 2874", formatMoney(order.total, "pln")])
          assert.ok(email.includes(line), line);
      }),
    );
  }
});
