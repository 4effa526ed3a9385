import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMoney, parseDecimal, decimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { desktop, expect, fewScreens, visit } from "./browser.ts";
import { plenty, productsOf, setStock } from "./goods.ts";
import { ordersFrom, storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import { chooseSize, comeToTheButton, open, openCart, orderNumber, painted, panelOf, sumOf, words } from "./shopper.ts";

const everything = "/Odziez/kurtki/";
const tooMany = "Nie można zmienić ilości produktu. Łączna ilość, którą chcesz kupić, przekracza nasz stan magazynowy.";

test("without a size nothing is added: the words say so and the focus is on the sizes", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const { product } = await plenty(everything);
        await open(page, `/${product.url}`);
        await page.getByRole("button", { name: words.add, exact: true }).first().click();
        await page.getByText("Najpierw wybierz rozmiar.").waitFor();
        await expect(page.locator(".size-input:focus")).toBeAttached();
        await expect(page.locator(".cart-box-count")).toHaveText("0");
        await expect(panelOf(page)).toHaveCount(0);
      }),
    );
  }
});

test("a size that is sold out cannot be chosen, a product that is sold out cannot be added", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const products = await productsOf("/Odziez/bluzy/", "?per=96");
    const partly = products.find(
      ({ product_quantity, attrs }) => product_quantity > 0 && attrs[0]?.vals.some(({ quantity }) => quantity === 0),
    );
    const gone = partly?.attrs[0]?.vals.find(({ quantity }) => quantity === 0);
    const wholly = products.find(({ product_quantity }) => product_quantity === 0);
    assert.ok(partly && gone && wholly, "the demo catalogue has sold-out sizes and products");
    await open(page, `/${partly.url}`);
    const size = page.locator(`.size-input[value="${gone.attr_2_product_id}"]`);
    await expect(size).toBeDisabled();
    await expect(page.locator("label.size", { has: size })).toHaveText(/Wyprzedane/);

    await open(page, `/${wholly.url}`);
    await painted(page);
    await expect(page.locator(".delivery")).toHaveText(/Wyprzedane: wyślemy, gdy wróci/);
    await expect(page.locator(".delivery")).not.toHaveText(/U Ciebie|Wysyłka|Wyjeżdża/);
    const button = page.locator("#buy-action button").first();
    await expect(button).toHaveText(/Wyprzedane/);
    await button.click({ force: true });
    await painted(page);
    await expect(page.locator(".cart-box-count")).toHaveText("0");
  });
});

test("more than there is cannot be had, on the page or in the panel", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const goods = await plenty("/buty/sneakersy/", nth);
        await setStock(goods.product, goods.a2p ?? "", 2);
        await open(page, `/${goods.product.url}`);
        await chooseSize(page, goods.size);
        const add = page.getByRole("button", { name: words.add, exact: true }).first();
        for (const count of ["1", "2"]) {
          await add.click();
          await page.locator(".cart-box-count").getByText(count, { exact: true }).waitFor({ state: "attached" });
          if (!mobile) await closePanel(page);
        }
        await add.click();
        await page.getByText(tooMany).first().waitFor();
        await expect(page.locator(".cart-box-count")).toHaveText("2");
        await openCart(page);
        await panelOf(page).getByText("Więcej nie mamy").waitFor();
        await expect(panelOf(page).getByRole("button", { name: /^Więcej: / })).toHaveCount(0);
        const fewer = panelOf(page).getByRole("button", { name: /^Mniej: / });
        await fewer.click();
        await panelOf(page)
          .getByRole("button", { name: /^Więcej: / })
          .click();
        await panelOf(page).getByText("Więcej nie mamy").waitFor();
        await expect(fewer, "the focus stays beside the '+' that went away").toBeFocused();
      }),
    );
  }
});

test("a price that changes while the panel is open is shown, old and new, before the order goes through at the new one", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const goods = await plenty("/Odziez/spodnie/jeansy/", nth);
        const old = parseDecimal(goods.product.real_price);
        const now = old + 1000;
        const person = anybody();
        await comeToTheButton(visit, goods, person);
        await command("price", goods.product.product_id, decimal(now), "--catalogue", "0");
        await panelOf(page).locator(".order-button").click();
        const shown = (grosze: number) => formatMoney(grosze, "pln").replace(" ", "\u00a0");
        await panelOf(page)
          .locator(".cart-line-note")
          .getByText(`Cena się zmieniła: było ${shown(old)}, jest ${shown(now)}.`)
          .waitFor();
        await panelOf(page).locator(".order-trouble").waitFor();
        assert.equal(await ordersFrom(person.email), 0);
        const shipping = now >= 20_000 ? 0 : 1299;
        await expect(sumOf(page, "total")).toHaveText(formatMoney(now + shipping, "pln"));
        await panelOf(page).locator(".order-button").click();
        assert.equal((await storedOrder(await orderNumber(page))).total, now + shipping);
      }),
    );
  }
});

test("what sells out at the last moment is said beside its line and can be taken out", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const goods = await plenty("/Odziez/koszule/", nth);
        const person = anybody();
        await comeToTheButton(visit, goods, person);
        await command("stock", `${goods.product.product_id}:${goods.a2p}`, "0");
        await panelOf(page).locator(".order-button").click();
        const said = `Produkt „${goods.product.product_name}” właśnie się wyprzedał. Usuń go z koszyka, aby złożyć zamówienie.`;
        await panelOf(page)
          .locator(visit.mobile ? ".cart-line-note" : ".panel-data .order-trouble")
          .getByText(said)
          .waitFor();
        await expect(panelOf(page).getByText(said), "said once").toHaveCount(1);
        await panelOf(page)
          .locator(".cart-line[data-gone]")
          .getByText(/Usuń (tę pozycję|go z koszyka)/)
          .waitFor();
        assert.equal(await ordersFrom(person.email), 0);
        for (const [sum, text] of [
          ["products", "0.00 zł"],
          ["shipping", "- - -"],
          ["total", "0.00 zł"],
        ] as const)
          await expect(sumOf(page, sum), "what is sold out is in no sum, and nothing is sent").toHaveText(text);
        await expect(panelOf(page).locator(".order-review li")).toHaveCount(0);
        await panelOf(page).getByRole("button", { name: "Usuń", exact: true }).click();
        await panelOf(page).getByRole("heading", { name: "Koszyk jest pusty" }).waitFor();
        await panelOf(page).locator(".order-trouble").waitFor({ state: "detached" });
      }),
    );
  }
});

test("when the shop does not answer, trying again is safe: one order, whatever got through", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context } = visit;
        visit.forgive(/makeOrder/);
        const person = anybody();
        await comeToTheButton(visit, await plenty("/Odziez/spodnie/dresowe/", nth), person);
        const answers = ["never asked", "asked, but the answer is lost"];
        await context.route("**/sys/json_api?makeOrder", async (route) => {
          const answer = answers.shift();
          if (answer === undefined) return route.continue();
          if (answer !== "never asked") await route.fetch();
          return route.abort("connectionreset");
        });
        for (const left of [1, 0]) {
          await panelOf(page).locator(".order-button").click();
          await expect.poll(() => answers.length).toBe(left);
          await panelOf(page).locator(".order-button[aria-busy=false]").waitFor();
          await panelOf(page).getByText("Błąd serwera, spróbuj ponownie.").waitFor();
        }
        await panelOf(page).locator(".order-button").click();
        assert.equal((await storedOrder(await orderNumber(page))).email, person.email);
        assert.equal(await ordersFrom(person.email), 1);
      }),
    );
  }
});

test("a click on the order button while something is missing shows every error and goes to the first", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        await comeToTheButton(visit, await plenty("/Odziez/kurtki/pikowane/", nth), anybody());
        const panel = panelOf(page);
        for (const name of ["phone", "shippingCity"]) await panel.locator(`input[name=${name}]`).fill("");
        await panel.locator("input[name=terms]").uncheck();
        await expect(panel.locator(".order-button")).toHaveAttribute("aria-disabled", "true");
        await panel.locator(".order-button").click({ force: true });
        await panel.getByText("Uzupełnij to pole.").first().waitFor();
        await expect(panel.getByText("Uzupełnij to pole.")).toHaveCount(2);
        await panel.getByText("Zaznacz to pole, aby zamówić.").waitFor();
        await panel.locator(".panel-act").getByText("Uzupełnij wymagane pola.").waitFor();
        await expect(panel.locator("input[name=phone]")).toBeFocused();
      }),
    );
  }
});

async function closePanel(page: Parameters<typeof panelOf>[0]): Promise<void> {
  await panelOf(page).getByRole("button", { name: words.back }).click();
  await panelOf(page).waitFor({ state: "detached" });
}
