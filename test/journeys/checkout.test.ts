// One long file: whole orders in a browser, each another buyer, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { demoCustomers } from "../../demo/people-and-codes.ts";
import { convert, factorFor, formatMoney, parseDecimal, percentOf } from "../../src/domain/money.ts";
import { addressFields, anybody, kasia, tomas } from "../builders/people.ts";
import { desktop, expect, phone, visit, type Visit } from "./browser.ts";
import { pageData, plenty } from "./goods.ts";
import { emailTo, ordersFrom, storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import {
  chooseMethods,
  comeToTheButton,
  fillAddress,
  open,
  openCart,
  orderNumber,
  panelOf,
  placeOrder,
  putIntoCart,
  sumOf,
  taken,
  words,
} from "./shopper.ts";

test("a Czech guest orders in euros, with an invoice for a Czech company", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const goods = await plenty("/Odziez/koszulki/", 3);
    const person = anybody(tomas);
    await open(page, "/");
    await keep(visit, {
      lanId: 6,
      lanCode: "cz",
      currency: "eur",
      orderStep: "userData",
      products: [
        { key: `${goods.product.product_id}_${goods.a2p}`, product: goods.product, a2p: goods.a2p, quantity: 1 },
      ],
    });
    await open(page, "/");
    await openCart(page);
    const panel = panelOf(page);
    await fillAddress(page, person);
    await panel.locator("input[name=invoice]").check();
    await panel.locator("select[name=paymentCountry]").selectOption("1");
    const company = {
      paymentName: "Dlažba s.r.o.",
      paymentStreet: "Dlážděná 7",
      paymentPostCode: "602 00",
      paymentCity: "Brno",
    };
    for (const [name, value] of Object.entries(company)) await panel.locator(`input[name=${name}]`).fill(value);
    const number = panel.locator("input[name=paymentNip]");
    await number.fill("CZ12");
    await number.blur();
    await expect(number).toHaveAttribute("aria-invalid", "true");
    await number.fill("CZ12345678");
    await chooseMethods(page, { paymentId: 1, shippingId: 6 });
    const order = await storedOrder(await placeOrder(page));
    const factor = factorFor("eur", (await pageData<"home">("/")).layout.config);
    const products = convert(parseDecimal(goods.product.real_price), factor);
    assert.deepEqual(
      [order.currency, order.lan_id, order.total, order.client_data["paymentNip"]],
      ["eur", 6, products + convert(3900, factor), "CZ12345678"],
    );
    const email = await emailTo(person.email, new RegExp(`Objednávka ${order.order_id}`));
    for (const said of [
      "Dlažba s.r.o.",
      "Česko",
      formatMoney(order.total, "eur"),
      "Předpokládané doručení",
      "Odstoupit od smlouvy zde",
    ])
      assert.ok(email.includes(said), said);
  });
});

test("on a phone the order goes to a locker, paid in cash; one that closed meanwhile is told beside the list", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page, context } = visit;
    const panel = panelOf(page);
    const person = anybody();
    await comeToTheButton(visit, await plenty("/Odziez/koszulki/", 4), person);
    await chooseMethods(page, { paymentId: 2, shippingId: 8 });
    await panel.locator("input[name=shippingPoint]").first().waitFor({ state: "attached" });
    await expect(panel.getByText("Automat paczkowy").locator("..").locator(".choice-price")).toHaveText(
      "16.99\u00a0zł",
    );
    await panel.locator(".order-button").click({ force: true });
    await panel.getByText("Wybierz automat paczkowy.").waitFor();

    const closed = {
      name: "KRA99Z",
      address: { line1: "ul. Zamknięta 1" },
      address_details: { city: "Kraków" },
      location_description: null,
      distance: 10,
    };
    await context.route("**/v1/points*", (route) => route.fulfill({ json: { items: [closed] } }), { times: 1 });
    await panel.locator("input[name=shippingPostCode]").fill("31-404");
    await panel.locator(".locker", { hasText: "KRA99Z" }).click();
    await panel.locator(".order-button").click();
    await panel
      .locator(".lockers")
      .getByText(/^Tego automatu lub punktu nie ma albo nie przyjmuje/)
      .waitFor();
    assert.equal(await ordersFrom(person.email), 0);
    await panel.locator(".locker", { hasText: "KRA31" }).first().click();
    await panel
      .getByText(/^Tego automatu lub punktu nie ma/)
      .first()
      .waitFor({ state: "detached" });

    const chosen = await panel.locator("input[name=shippingPoint]:checked").getAttribute("value");
    await panel.locator(".order-button").click();
    const order = await storedOrder(await orderNumber(page));
    assert.deepEqual([order.payment_id, order.shipping_id, order.shipping, order.shipping_point], [2, 8, 1699, chosen]);
    assert.match(order.shipping_point_address ?? "", /^(ul|al|pl)\. .+, 31-\d{3} Kraków/);
    await expect(panel.locator(".confirm-info")).toContainText(`${chosen}, ${order.shipping_point_address}`, {
      useInnerText: true,
    });
  });
});

test("a customer's order has a code, points and free shipping", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const panel = panelOf(page);
    const goods = await plenty("/Odziez/kurtki/");
    const price = parseDecimal(goods.product.real_price);
    assert.ok(price >= 20_000, "a jacket of the demo is delivered free");
    await command("code", "add", "STALY15", "--percent", "15");
    const { person } = await logIntoDemo(visit);
    await putIntoCart(visit, goods);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await fillShipping(visit, person);
    await panel.locator("input[name=discountCode]").fill("STALY15");
    await panel.getByRole("button", { name: "Użyj kodu" }).click();
    await panel.getByText(/jest aktywny/).waitFor();
    await panel.locator("input[name=userPointsUse]").fill("250");
    await panel.getByRole("button", { name: "Użyj punktów" }).click();
    const discount = percentOf(price, "15");
    for (const [name, sign, sum] of [
      ["shipping", "", 0],
      ["discount", "−", discount],
      ["points", "−", 1000],
      ["total", "", price - discount - 1000],
    ] as const)
      await expect(sumOf(page, name)).toHaveText(sign + formatMoney(sum, "pln"));
    const order = await storedOrder(await placeOrder(page));
    assert.deepEqual(
      [order.shipping, order.discount, order.points, order.points_deducted, order.total, order.discount_code],
      [0, discount, 1000, 200, price - discount - 1000, "STALY15"],
    );
    assert.ok(order.customer_id !== null);
  });
});

test("offline at the moment of ordering: the words say so, nothing is lost, and the next click orders once", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page, context, forgive } = visit;
    forgive(/ERR_INTERNET_DISCONNECTED|makeOrder/);
    const person = anybody();
    await comeToTheButton(visit, await plenty("/Odziez/koszulki/", 5), person);
    await context.setOffline(true);
    await panelOf(page).locator(".order-button").click();
    await panelOf(page).getByText("Błąd serwera, spróbuj ponownie. Brak połączenia z internetem").waitFor();
    await expect(panelOf(page).locator("input[name=email]")).toHaveValue(person.email);
    await context.setOffline(false);
    await panelOf(page).getByText("Błąd serwera, spróbuj ponownie. Kliknij jeszcze raz bez obaw").waitFor();
    await panelOf(page).locator(".order-button").click();
    await orderNumber(page);
    assert.equal(await ordersFrom(person.email), 1);
  });
});

test("a session that ended in the middle: the words offer the login, and the order goes through as a guest's", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const panel = panelOf(page);
    const { token, address } = await logIntoDemo(visit);
    await putIntoCart(visit, await plenty("/Odziez/koszulki/", 6));
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    const person = anybody(kasia);
    await fillShipping(visit, person);
    await panel.locator("input[name=terms]").check();
    await fetch(`${address}/sys/json_api?logout`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ token }),
    });
    await panel.locator(".order-button").click();
    await panel.locator(".order-trouble").getByRole("button", { name: "Zaloguj się" }).waitFor();
    assert.equal(await ordersFrom(person.email), 0);
    await expect(panel.locator("input[name=shippingStreet]")).toHaveValue(person.shippingStreet);
    await panel.locator(".order-button").click();
    assert.equal((await storedOrder(await orderNumber(page))).customer_id, null);
  });
});

test("at 360 × 640 with the keyboard open every control can be reached", async (t) => {
  await visit(
    t,
    { on: { name: "360 px, touch", options: { ...phone.options, viewport: { width: 360, height: 640 } } } },
    async (visit) => {
      const { page } = visit;
      await comeToTheButton(visit, await plenty("/Odziez/koszulki/", 7), anybody());
      await panelOf(page).locator("input[name=invoice]").check();
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, "height", { value: 300 });
        visualViewport!.dispatchEvent(new Event("resize"));
      });
      const hidden = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(".order-panel :is(input, select, textarea, button, a)")]
            .filter((control) => control.checkVisibility())
            .filter((control) => {
              control.scrollIntoView({ block: "center", behavior: "instant" });
              const target = control.closest("label") ?? control;
              const { left, top, width, height } = target.getBoundingClientRect();
              const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 12));
              return top < 0 || top + Math.min(height, 24) > 300 || !(target.contains(hit) || hit?.contains(target));
            })
            .map((control) => control.outerHTML.slice(0, 80)),
        );
      await expect.poll(hidden).toEqual([]);
    },
  );
});

test("the question about a mistyped e-mail stands under the e-mail, on a phone and on a wide screen", async (t) => {
  for (const on of [phone, desktop])
    await visit(t, { on }, async (visit) => {
      const { page } = visit;
      await putIntoCart(visit, await plenty("/Odziez/koszulki/"));
      const panel = panelOf(page);
      await panel.getByRole("button", { name: words.next, exact: true }).click();
      await panel.locator("input[name=email]").fill("jan@gmial.com");
      await panel.locator("input[name=email]").blur();
      const boxOf = async (what: string) => (await panel.locator(what).boundingBox())!;
      await expect(panel.locator(".meant-email")).toBeVisible();
      const [email, asked, after] = [
        await boxOf("input[name=email]"),
        await boxOf(".meant-email"),
        await boxOf(visit.mobile ? "input[name=phone]" : "input[name=shippingFirstName]"),
      ];
      assert.ok(
        asked.y >= email.y + email.height && asked.y + asked.height <= after.y,
        JSON.stringify({ asked, after }),
      );
      assert.equal(asked.x, email.x);
    });
});

test("a crash inside the panel says so there, the shop lives on, and the next opening is well", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, forgive } = visit;
    forgive(/Zepsuty koszyk/);
    const panel = panelOf(page);
    const goods = [await plenty("/Odziez/koszulki/", 3), await plenty("/Odziez/koszulki/", 4)];
    await open(page, "/");
    await keep(visit, {
      products: goods.map(({ product, a2p }) => ({ key: `${product.product_id}_${a2p}`, product, a2p, quantity: 1 })),
    });
    await open(page, "/");
    await openCart(page);
    await page.evaluate(() => {
      // What a removed line is drawn with.
      Object.assign(window, { sound: Array.prototype.toSpliced });
      Reflect.set(Array.prototype, "toSpliced", () => {
        throw new Error("Zepsuty koszyk");
      });
    });
    await panel.locator(".cart-line-quantity button").first().click();
    await panel.getByText("Wystąpił błąd podczas wczytywania koszyka, pracujemy nad poprawką.").waitFor();
    await panel.getByRole("button", { name: words.back }).click();
    await panel.waitFor({ state: "detached" });
    await page.evaluate(() => void Reflect.set(Array.prototype, "toSpliced", Reflect.get(window, "sound")));
    await page.locator(".menu").getByRole("link", { name: "Odzież", exact: true }).click();
    await page.waitForURL("**/Odziez/#b");
    await openCart(page);
    await expect(panel.locator(".cart-line")).toHaveCount(1);
  });
});

/** Opens the demo's first customer a session of the shop, as the login does. */
async function logIntoDemo(visit: Visit) {
  const { page } = visit;
  await open(page, "/");
  const address = new URL(page.url()).origin;
  const [customer] = demoCustomers;
  const answer = await fetch(`${address}/sys/json_api?login`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ login: customer!.email, password: customer!.password }),
  });
  const { token, contactData, points } = (await answer.json()) as {
    token: string;
    contactData: Record<string, unknown>;
    points: number;
  };
  const hidden = { value: false, touched: false, hide: true };
  await keep(visit, {
    loggedIn: true,
    token,
    userContactData: contactData,
    userPoints: points,
    orderFormData: { createAccount: hidden, newsletter: hidden, password: { value: "", touched: false, hide: true } },
  });
  await page.reload();
  await taken(page);
  return { token, address, person: anybody(kasia) };
}

async function fillShipping({ page }: Visit, person: typeof kasia): Promise<void> {
  for (const name of addressFields) {
    await panelOf(page).locator(`input[name=${name}]`).fill(person[name]);
  }
  await chooseMethods(page, { paymentId: 1, shippingId: 1 });
}

async function keep({ page }: Visit, values: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    values,
  );
}
