import assert from "node:assert/strict";
import { test } from "node:test";
import { payHref } from "../../src/contract/paths.ts";
import { decimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import { chooseMethods, comeToTheButton, orderNumber, panelOf } from "./shopper.ts";

// Orders as staff change them before they are sent, and take them down for a buyer on the telephone.

const phone: Screen = {
  name: "360 px, touch",
  options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
};
const state = async (order: string) => (await command<{ status: string }>("order", order)).status;

test("one more piece of a paid order is asked for by a link, and paid", async (t) => {
  const goods = await plenty(hoodies, 3);
  let number = "";
  await visit(t, { on: desktop }, async (shopper) => {
    const { page } = shopper;
    await comeToTheButton(shopper, goods, anybody());
    await chooseMethods(page, { paymentId: 3, shippingId: 1 });
    await panelOf(page).locator(".order-button").click();
    number = await orderNumber(page);
    await panelOf(page)
      .getByRole("link", { name: /^Zapłać teraz: / })
      .click();
    await page.getByRole("button", { name: /^Zapłać / }).click();
    await expect.poll(() => state(number)).toBe("paid");
    const key = new URL(page.url()).searchParams.get("key")!;

    await visit(t, { on: phone, options }, async (visit) => {
      await comeIn(visit);
      await visit.page.goto(`/admin/orders/${number}`);
      await visit.page.getByRole("button", { name: "Zmień", exact: true }).click();
      await visit.page.getByRole("button", { name: /o jedną więcej$/ }).click();
      await visit.page.getByText(/^Prosimy kupującego o dopłatę /).waitFor();
      await findsNothing(visit.page, "changing an order");
      assert.ok((await visit.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
      await visit.page.getByRole("button", { name: "Zapisz zmiany" }).click();
      await expect(visit.page.locator(".order-states")).toHaveText(/Do dopłaty/);
    });

    await page.reload();
    await page.getByText(/^Zostało do zapłaty /).waitFor();
    await page.goto(payHref(key));
    await page.getByText(new RegExp(`^Zamówienie ${number} kosztuje więcej, .* do dopłaty jest \\d`)).waitFor();
    await page.getByRole("button", { name: "Przejdź do płatności" }).click();
    await page.getByRole("button", { name: /^Zapłać / }).click();
    await page.waitForURL(new RegExp(`/user/order-no/${number}\\?key=`));
    await expect(page.getByText(/^Po zmianie zamówienia/)).toHaveCount(0);
  });
  const { status } = await storedOrder(number);
  assert.equal(status, "paid");
});

test("what an order paid by transfer costs more is noted on its page when it comes, and a sum beyond it waits to be given back", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3), { paymentId: 1 });
  const { total } = await storedOrder(number);
  await command("paid", number, "--amount", decimal(total));
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Zmień", exact: true }).click();
    await page.getByRole("button", { name: /o jedną więcej$/ }).click();
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.locator(".order-states")).toHaveText(/Do dopłaty/);
    const missing = (await storedOrder(number)).total - total;
    await page.getByRole("button", { name: "Przelew przyszedł…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ile przyszło").fill(decimal(missing + 2001));
    await expect(dialog.getByText(/20,01\szł będzie do oddania kupującemu/)).toBeVisible();
    await findsNothing(page, "a transfer of another sum");
    await dialog.getByRole("button", { name: /^Zapisz .* jako zapłatę$/ }).click();
    await expect(page.locator(".order-states")).not.toHaveText(/Do dopłaty/);
    await expect(page.getByRole("button", { name: "Przelew przyszedł…" })).toHaveCount(0);
    await expect(page.getByText(/^Do oddania kupującemu: 20,01\szł\.$/)).toBeVisible();
  });
});

test("another price asks why, and the history tells it", async (t) => {
  const { number } = await buy(await plenty(hoodies, 1));
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}/change`);
    const why = page.getByLabel("Powód innej ceny, w języku kupującego");
    await page.getByRole("textbox", { name: "Inna cena, zł" }).first().waitFor();
    await expect(why).toHaveCount(0);
    await page.getByRole("textbox", { name: "Inna cena, zł" }).first().fill("99,50");
    await expect(page.locator(".save-bar")).toContainText("jeszcze: Powód innej ceny");
    await expect(page.getByRole("button", { name: "Zapisz zmiany" })).toBeDisabled();
    await why.fill("Plama na rękawie");
    await expect(page.getByRole("button", { name: "Zapisz zmiany" })).toBeEnabled();
    await findsNothing(page, "another price and why");
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByText(/powód innej ceny: Plama na rękawie/)).toBeVisible();
  });
});

test("an address is changed in a window, and what is not on it stays", async (t) => {
  const { number, person } = await buy(await plenty(hoodies, 1));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Zmień adres i kontakt" }).click();
    await page.getByLabel("Ulica i numer").fill("Krzywa 7");
    await findsNothing(page, "changing an address");
    await page.getByRole("dialog").getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByText("Krzywa 7")).toBeVisible();
    await expect(page.getByRole("link", { name: person.email })).toBeVisible();
    await expect(page.getByText(person.shippingCity)).toBeVisible();
    const address = page.locator(".order-side");
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await expect(address).toContainText(person.shippingStreet);
    await page.locator(".notice").getByRole("button", { name: "Ponów" }).click();
    await expect(address).toContainText("Krzywa 7");
    await page.keyboard.press("Control+z");
    await expect(address, "as by the key").toContainText(person.shippingStreet);
  });
});

test("an order is taken down for somebody on the telephone", async (t) => {
  const goods = await plenty(hoodies, 2);
  const person = anybody();
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders");
    await page.getByRole("link", { name: "Nowe zamówienie" }).click();
    await page.getByPlaceholder("Nazwa, SKU albo EAN").fill(goods.product.product_name);
    await page.keyboard.press("Enter");
    await page.locator(".goods-found li").first().locator(".goods-size:not(:disabled)").first().click();
    for (const [label, text] of [
      ["Imię", person.shippingFirstName],
      ["Nazwisko", person.shippingLastName],
      ["E-mail", person.email],
      ["Telefon", person.phone],
      ["Ulica i numer", person.shippingStreet],
      ["Kod pocztowy", person.shippingPostCode],
      ["Miejscowość", person.shippingCity],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    const place = page.getByRole("button", { name: "Złóż zamówienie" });
    await expect(place, "how it is paid, sent and what the buyer accepts is yet to be said").toBeDisabled();
    await expect(page.getByText(/jeszcze: Płatność, Dostawa, Akceptuje/), "and it is named").toBeVisible();
    const currencies = page.getByRole("combobox", { name: "Waluta" }).getByRole("option");
    await expect(currencies, "the shop sells in no dollars").toHaveText(["PLN", "EUR", "GBP"]);
    await page.getByRole("combobox", { name: "Płatność" }).selectOption("2");
    await page.getByRole("combobox", { name: "Dostawa" }).selectOption("1");
    await page.getByLabel("Akceptuje regulamin i politykę prywatności").check();
    await page.getByText(/^Razem \d/).waitFor();
    await findsNothing(page, "an order on the telephone");
    await place.click();
    await page.waitForURL(/\/admin\/orders\/\d+$/);
    await expect(
      page.getByText("zamówienie przyjęte od kupującego: kupujący powiedział, że akceptuje regulamin"),
    ).toBeVisible();
    await expect(page.getByText("E-mail: potwierdzenie zamówienia")).toBeVisible();
    assert.equal(await state(page.url().split("/").at(-1)!), "new");
  });
});
