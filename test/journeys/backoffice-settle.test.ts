import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { refundAccountHref } from "../../src/contract/paths.ts";
import { dayInPoland } from "../../src/domain/invoice/invoice.ts";
import { decimal, formatMoney } from "../../src/domain/money.ts";
import { anybody, type Person } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { comeIn, pickTransferOf } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, piecesOf, plenty, type Goods } from "./goods.ts";
import { emailTo, eventually, storedOrder } from "./records.ts";
import { command, openShop } from "./shop.ts";
import { chooseMethods, fillAddress, orderNumber, panelOf, putIntoCart, words } from "./shopper.ts";

// What is given back of an order, from the shopper's payment to the books: seen before, decided once, told.

const narrow: Screen = {
  name: "360 px, touch",
  options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
};

/** A shopper buys two of a kind and pays online; returns the order's number and who it was. */
async function buyTwo(t: TestContext, goods: Goods, paymentId = 3): Promise<{ number: string; person: Person }> {
  const person = anybody();
  let number = "";
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, goods);
    await panelOf(page)
      .getByRole("button", { name: /^(Więcej|Dodaj jedną|\+)/ })
      .first()
      .click();
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, person);
    await chooseMethods(page, { paymentId, shippingId: 1 });
    await panelOf(page).locator("input[name=terms]").check();
    await panelOf(page).locator(".order-button").click();
    number = await orderNumber(page);
    if (paymentId !== 3) return;
    await panelOf(page)
      .getByRole("link", { name: /^Zapłać teraz: / })
      .click();
    await page.getByText(/To atrapa operatora/).waitFor();
    await page.getByRole("button", { name: /^Zapłać / }).click();
    await page.waitForURL(/\/user\/order-no\//);
    await eventually(`order ${number} is paid`, async () => (await storedOrder(number)).status === "paid");
  });
  return { number, person };
}

test("one of two pieces goes back: seen before, by PayU, with its correction, and the books add up", async (t) => {
  const goods = await plenty(hoodies);
  for (const on of [narrow, desktop])
    await t.test(on.name, async (t) => {
      const { number, person } = await buyTwo(t, goods);
      const { lines, total } = await storedOrder(number);
      const half = formatMoney(lines[0]!.amount / 2, "pln")
        .replace(".", ",")
        .replace(/\s/g, " ");
      const before = await piecesOf(goods);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/orders/${number}`);
        await page.getByRole("heading", { name: number, exact: true }).waitFor();
        await page.keyboard.press("r");
        const dialog = page.getByRole("dialog");
        await dialog.getByText("Wybierz, co oddać").waitFor();
        await dialog.getByRole("button", { name: "Więcej" }).click();
        await dialog.getByRole("button", { name: new RegExp(`^Oddaj ${half} przez PayU`) }).waitFor();
        await dialog.getByText("Korekta KPA na").waitFor();
        await findsNothing(page, "giving back");
        assert.equal(
          await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
          0,
          "nothing sticks out",
        );
        await dialog.getByRole("button", { name: new RegExp(`^Oddaj ${half} przez PayU`) }).click();
        await expect(page.locator(".notices")).toContainText(`Zamówienie ${number}: oddajesz ${half}`);
        await expect(page.getByText("anulowane 1 z 2")).toBeVisible();
        await page.reload();
        await expect(page.locator(".given-back")).toHaveText(/Anulowane .*KPA\//);
        await expect(page.getByText(`${half} przez PayU: oddane`)).toBeVisible();
      });
      assert.equal(await piecesOf(goods), before + 1);
      assert.match(await emailTo(person.email, /Część zamówienia anulowana/), /Korekta dokumentu/);
      const month = dayInPoland(new Date()).slice(0, 7);
      const { documents } = await command<{ documents: { orderId: number; total: number }[] }>(
        "invoices",
        "--month",
        month,
      );
      const own = documents.filter(({ orderId }) => String(orderId) === number);
      assert.deepEqual(
        [own.length, own.reduce((sum, one) => sum + one.total, 0)],
        [2, total - lines[0]!.amount / 2],
        "what the books say is what the shop kept",
      );
    });
});

test("money of a bank transfer goes to the account its buyer says, by a file for the bank", async (t) => {
  const { number, person } = await buyTwo(t, await plenty(hoodies), 1);
  const { total } = await storedOrder(number);
  await command("paid", number, "--amount", decimal(total));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Anuluj…" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Oddaj .* przelewem: / })
      .click();
    await expect(page.locator(".order-states")).toHaveText(/Anulowane/);
    await page.getByText("czeka na numer konta").waitFor();

    const email = await emailTo(person.email, /refund-account/);
    const [, key] = /refund-account\/([\w-]{32})/.exec(email.replace(/=\r?\n/g, ""))!;
    await sayAccount(t, key!);

    await page.goto("/admin/refunds");
    const row = page.getByRole("listitem").filter({ hasText: number });
    await expect(row).toHaveText(/PL27 1140 2004 0000 3002 0135 5387/);
    await findsNothing(page, "transfers to buyers");
    await pickTransferOf(page, number);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Plik Elixir-O" }).click();
    assert.match((await saving).suggestedFilename(), /^zwroty-elixir-.*\.txt$/);
    await expect(row).toHaveText(/w pliku dla banku/);
    await page.getByRole("button", { name: "Oznacz jako zapłacone" }).click();
    await expect(page.locator(".notices")).toHaveText(/zapłacon/);
    await expect(row).toHaveCount(0);
    const { address } = await openShop();
    assert.equal((await fetch(address + refundAccountHref(key!))).status, 410, "its link has ended");
  });
});

/** The buyer says the account, in a browser that runs no scripts. */
async function sayAccount(t: TestContext, key: string): Promise<void> {
  await visit(t, { on: narrow, options: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto(refundAccountHref(key));
    await page.getByLabel("Numer konta").fill("27 1140 2004 0000 3002 0135 5387");
    await page.getByRole("button", { name: "Zapisz konto" }).click();
    await page.getByText("PL27 … 5387").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, "nothing sticks out");
  });
}
