import assert from "node:assert/strict";
import { test } from "node:test";
import { pl } from "../../src/domain/dictionary/pl.ts";
import type { OrderReply } from "../../src/contract/customer-orders.ts";
import { formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { desktop, expect, fewScreens, visit, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";
import { chooseMethods, comeToTheButton, orderNumber, panelOf, sumOf } from "./shopper.ts";

const state = async (order: string) => (await command<{ status: string }>("order", order)).status;

/** Orders goods to be paid online and goes on to the provider's page; returns the order's number. */
async function orderAndGoToPay(visited: Visit, paymentId: number): Promise<string> {
  const { page } = visited;
  await comeToTheButton(visited, await plenty(hoodies), anybody());
  await chooseMethods(page, { paymentId, shippingId: 1 });
  await panelOf(page).locator(".order-button").click();
  const order = await orderNumber(page);
  await panelOf(page)
    .getByRole("link", { name: /^Zapłać teraz: / })
    .click();
  await page.getByText(/To atrapa operatora/).waitFor();
  return order;
}

for (const on of fewScreens) {
  test(`from the cart to paid by the online provider, ${on.name}`, async (t) => {
    await visit(t, { on }, async (visited) => {
      const { page } = visited;
      const order = await orderAndGoToPay(visited, 3);
      assert.equal(await state(order), "awaitingPayment");
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing sticks out")
        .toBe(0);
      await page.getByRole("button", { name: /^Zapłać / }).click();
      await page.waitForURL(new RegExp(`/user/order-no/${order}\\?key=`));
      await expect.poll(() => state(order)).toBe("paid");
    });
  });
}

for (const on of fewScreens) {
  test(`from the cart to paid by the wallet, refused at first, ${on.name}`, async (t) => {
    await visit(t, { on }, async (visited) => {
      const { page } = visited;
      const order = await orderAndGoToPay(visited, 4);
      await page.getByRole("button", { name: "Odmowa banku" }).click();
      await page.waitForURL(new RegExp(`/user/order-no/${order}\\?key=`));
      await page.getByText(pl.MYORDER_PAY_FAILED).waitFor();
      assert.equal(await state(order), "awaitingPayment");
      await page.goBack();
      await page.getByRole("button", { name: /^Zapłać / }).click();
      await page.waitForURL(new RegExp(`/user/order-no/${order}\\?key=`));
      await expect.poll(() => state(order)).toBe("paid");
    });
  });
}

test("a payment whose account does not take the currency shows, before the click, what it will take in złoty", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visited) => {
        const { page, context } = visited;
        await context.addInitScript(() => localStorage.setItem("currency", '"gbp"'));
        const goods = await plenty(hoodies);
        await comeToTheButton(visited, goods, anybody());
        const charged = panelOf(page).locator(".order-review").getByText("Pobierzemy w złotych");
        await chooseMethods(page, { paymentId: 3, shippingId: 1 });
        await expect(sumOf(page, "total")).toHaveText(/^£\d+\.\d\d$/);
        await expect(charged, "charged as shown").toHaveCount(0);
        await chooseMethods(page, { paymentId: 4, shippingId: 1 });
        await charged.waitFor();
        const price = parseDecimal(goods.product.real_price);
        const inZloty = formatMoney(price < 20_000 ? price + 1299 : price, "pln");
        await expect(panelOf(page).locator(".order-review dt:has-text('Pobierzemy w złotych') + dd")).toHaveText(
          inZloty,
        );
        await expect(sumOf(page, "total")).toHaveText(/^£\d+\.\d\d$/);
        await panelOf(page).locator(".order-button").click();
        await orderNumber(page);
        const pay = panelOf(page).getByRole("link", { name: /^Zapłać teraz: / });
        await expect(pay).toHaveText(`Zapłać teraz: ${inZloty}`);
        await panelOf(page).getByText(`Ta płatność pobiera złote, więc zapłacisz ${inZloty}.`).waitFor();
        await pay.click();
        await page.getByText(/To atrapa operatora/).waitFor();
        await page.getByText(inZloty).first().waitFor();
      }),
    );
  }
});

test("back from paying before the provider has told of it, the order's page waits for its word and says so", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visited) => {
        const { page, context } = visited;
        const order = await orderAndGoToPay(visited, 3);
        let late = 2;
        await context.route(/json_api\?order$/, async (route) => {
          const response = await route.fetch();
          if (late === 0) return route.fulfill({ response });
          late -= 1;
          const json = (await response.json()) as OrderReply;
          return route.fulfill({
            response,
            json: {
              ...json,
              state: "awaitingPayment",
              holdUntil: new Date(Date.now() + 3_600_000).toISOString(),
              payment: { ...json.payment, href: "/pay/x", failed: false },
            },
          });
        });
        await page.getByRole("button", { name: /^Zapłać / }).click();
        await page.waitForURL(new RegExp(`/user/order-no/${order}\\?key=`));
        await page.locator("[aria-live=polite]").getByText("Pytamy operatora, czy płatność już dotarła.").waitFor();
        await page.locator("[aria-live=polite]").getByRole("heading", { name: "Opłacone" }).waitFor();
        assert.equal(late, 0);
        await expect(page.getByRole("link", { name: "Zapłać teraz" })).toHaveCount(0);
      }),
    );
  }
});

test("a refund of the operator's goes back through the stand-in", async (t) => {
  await visit(t, { on: desktop }, async (visited) => {
    const { page } = visited;
    const order = await orderAndGoToPay(visited, 3);
    await page.getByRole("button", { name: /^Zapłać / }).click();
    await page.waitForURL(new RegExp(`/user/order-no/${order}\\?key=`));
    await expect.poll(() => state(order)).toBe("paid");
    const back = await command<{ kind: string; amount: number }>("refund", order, "--amount", "10.00");
    assert.deepEqual([back.kind, back.amount], ["done", 1000]);
  });
});

test("after all of it the shop keeps its promises", async () => {
  const checks = await command<{ check: string; broken: string[] }[]>("audit");
  assert.ok(checks.length > 10);
  assert.deepEqual(
    checks.filter(({ broken }) => broken.length > 0),
    [],
  );
});
