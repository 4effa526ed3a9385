import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Request } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { convert, factorFor, formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { anybody, type Person } from "../builders/people.ts";
import { desktop, expect, phone, visit, type Visit } from "./browser.ts";
import { pageData, plenty } from "./goods.ts";
import { ordersFrom, storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import { comeToTheButton, open, openCart, orderNumber, panelOf, sumOf, sumShown, taken } from "./shopper.ts";

// What other shops are known to get wrong, by name.

test("two lines of one variant", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const goods = await plenty("/Odziez/bluzy/z-kapturem/", 4);
    const person = anybody();
    await comeToTheButton(visit, goods, person);
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem("products") ?? "[]") as { key: string }[];
      localStorage.setItem("products", JSON.stringify([line, { ...line, key: `${line!.key}_` }, line]));
    });
    await page.reload();
    await taken(page);
    await panelOf(page).locator(".cart-line").first().waitFor();
    await expect(page.locator(".cart-box-count")).toHaveText(/^[1-9]/);
    const pieces = Number(await page.locator(".cart-box-count").textContent());
    const total = await sumShown(page, "products");
    await panelOf(page).locator(".order-button").click();
    const order = await storedOrder(await orderNumber(page));
    assert.deepEqual(
      order.lines.map(({ quantity }) => quantity),
      [pieces],
      "one line, taken from stock once, for all pieces shown",
    );
    assert.equal(formatMoney(order.products, "pln"), total);
  });
});

test("double click", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const person = anybody();
    await comeToTheButton(visit, await plenty("/Odziez/bluzy/z-kapturem/", 5), person);
    const orders: Request[] = [];
    visit.page.on("request", (request) => request.url().endsWith("?makeOrder") && orders.push(request));
    await panelOf(visit.page).locator(".order-button").dblclick();
    await orderNumber(visit.page);
    for (const order of orders) await order.response();
    assert.equal(await ordersFrom(person.email), 1);
  });
});

/** Somebody before the order button, and another tab of theirs before the same one. */
async function secondTab(visit: Visit): Promise<{ person: Person; other: Page }> {
  const person = anybody();
  await comeToTheButton(visit, await plenty("/Odziez/bluzy/z-kapturem/", 3), person);
  const other = await visit.context.newPage();
  await open(other, "/");
  await panelOf(other).locator(".order-button").waitFor();
  return { person, other };
}

test("two tabs", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const { person, other } = await secondTab(visit);
    await panelOf(page).locator(".order-button").click();
    await orderNumber(page);
    await panelOf(other).getByRole("heading", { name: "Koszyk jest pusty" }).waitFor();
    await expect(other.locator(".cart-box-count")).toHaveText("0");
    assert.equal(await ordersFrom(person.email), 1);
  });
});

test("two tabs at the same instant", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    const { person, other } = await secondTab(visit);
    // Both requests are on their way before either is answered.
    const sent: Promise<void>[] = [];
    let letGo = () => {};
    const bothSent = new Promise<void>((resolve) => (letGo = resolve));
    await context.route(/makeOrder/, async (route) => {
      if (sent.push(bothSent) === 2) letGo();
      await bothSent;
      await route.continue();
    });
    await Promise.all([page, other].map((tab) => panelOf(tab).locator(".order-button").click()));
    const [number, same] = await Promise.all([orderNumber(page), orderNumber(other)]);
    assert.equal(same, number, "both tabs confirm one order");
    assert.equal(await ordersFrom(person.email), 1);
  });
});

test("back button after confirm", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page } = visit;
    const person = anybody();
    await open(page, "/");
    const goods = await plenty("/Odziez/bluzy/z-kapturem/", 2);
    await comeToTheButton(visit, goods, person);
    await panelOf(page).locator(".order-button").click();
    const number = await orderNumber(page);
    assert.notEqual(number, "");
    await page.goBack();
    await expect(panelOf(page), "'back' closes what is open").toBeHidden();
    await expect(page, "and the page stays").toHaveURL((url) => url.pathname === href(goods.product.url));
    await page.goForward();
    await taken(page);
    if (!(await panelOf(page).isVisible())) await openCart(page);
    await panelOf(page).getByRole("heading", { name: "Koszyk jest pusty" }).waitFor();
    assert.equal(await ordersFrom(person.email), 1);
  });
});

test("code dropped silently", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context, forgive } = visit;
    forgive(/makeOrder/);
    const panel = panelOf(page);
    const person = anybody();
    await comeToTheButton(visit, await plenty("/Odziez/bluzy/z-kapturem/", 1), person);
    await command("code", "add", "ZNIKA", "--percent", "10", "--limit", "1");
    await panel.locator("input[name=discountCode]").fill("znika");
    const before = await sumShown(page, "total");
    await panel.locator(".order-button").click();
    await panel
      .locator(".code-box")
      .getByText(/^ZNIKA/)
      .waitFor();
    assert.equal(await ordersFrom(person.email), 0, "a typed code is used first, and the new total shown");
    await expect(sumOf(page, "total")).not.toHaveText(before);

    await context.route(
      "**/sys/json_api?makeOrder",
      async (route) => {
        // Somebody else is a moment faster with the code's one use.
        const sent = route.request().postDataJSON() as { clientData: object };
        await route.fetch({
          postData: JSON.stringify({
            ...sent,
            orderKey: null,
            clientData: { ...sent.clientData, email: anybody().email },
          }),
        });
        await route.continue();
      },
      { times: 1 },
    );
    await panel.locator(".order-button").click();
    await panel.locator(".code-box .field-error").waitFor();
    assert.equal(await ordersFrom(person.email), 0, "an order is not placed dearer than it was shown");
    await panel.locator(".code-box").getByRole("button", { name: "Anuluj" }).click();
    await panel.locator(".order-trouble").waitFor({ state: "detached" });
    await panel.locator(".order-button").click();
    const order = await storedOrder(await orderNumber(page));
    assert.deepEqual([order.discount_code, formatMoney(order.total, "pln")], [null, before]);
  });
});

test("stale total", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    const goods = await plenty("/Odziez/bluzy/z-kapturem/");
    const price = parseDecimal(goods.product.real_price);
    await comeToTheButton(visit, goods, anybody());
    const other = await context.newPage();
    await open(other, "/");
    await panelOf(other)
      .getByRole("button", { name: /^Więcej: / })
      .click();
    await panelOf(other).getByRole("button", { name: "Wróć do zakupów" }).first().click();
    await other.locator(".utility").getByLabel("Waluta").selectOption("eur");
    const factor = factorFor("eur", (await pageData<"home">("/")).layout.config);
    const products = convert(2 * price, factor);
    await expect(sumOf(page, "products"), "the other tab's cart and currency").toHaveText(formatMoney(products, "eur"));
    const total = await sumShown(page, "total");
    await panelOf(page).locator(".order-button").click();
    const order = await storedOrder(await orderNumber(page));
    assert.deepEqual([order.currency, order.products, formatMoney(order.total, "eur")], ["eur", products, total]);
  });
});
