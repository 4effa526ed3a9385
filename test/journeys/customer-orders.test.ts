import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { orderHref, paths } from "../../src/contract/paths.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { expect, type Screen, fewScreens, screens, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { emailTo } from "./records.ts";
import { command } from "./shop.ts";
import { chooseMethods, fillAddress, stored, open, panelOf, placeOrder, putIntoCart, taken, words } from "./shopper.ts";

const password = "kostka brukowa";

test("a customer buys, finds the order, follows its way, and the email opens it to nobody without the key", async (t) => {
  for (const [nth, on] of fewScreens.entries()) await t.test(on.name, (t) => buyAndFollow(t, on, nth));
});

test("the pages of a customer speak English and Czech, and say so when there is nothing yet or the shop is away", async (t) => {
  for (const [lanId, lanCode, title, none, again] of [
    [2, "en", "My orders", "Nothing here yet", "Try again"],
    [6, "cz", "Moje objednávky", "Zatím tu nic není", "Zkusit znovu"],
  ] as const) {
    await t.test(lanCode, (t) =>
      visit(t, { on: screens[0]! }, async ({ page, context, forgive }) => {
        await context.addInitScript(
          ([id, code]) => {
            for (const [key, value] of Object.entries({
              lanId: id,
              lanCode: code,
              loggedIn: true,
              token: "x".repeat(43),
            }))
              localStorage.setItem(key, JSON.stringify(value));
          },
          [lanId, lanCode] as const,
        );
        forgive(/sys\/json_api\?orders|503/);
        let away = true;
        await page.route("**/sys/json_api?orders", (route) =>
          away
            ? route.fulfill({ status: 503, json: { error: "SHOP_BUSY", errorMessage: "…" } })
            : route.fulfill({ json: { orders: [], page: 1, pages: 0 } }),
        );
        await open(page, paths.userOrders);
        await page.getByRole("heading", { name: title }).waitFor();
        const retry = page.getByRole("button", { name: again });
        await retry.waitFor();
        away = false;
        await retry.click();
        await page.getByRole("heading", { name: none }).waitFor();
        await expect(page.locator("main")).not.toHaveText(/%[A-Z]/, { useInnerText: true });
      }),
    );
  }
});

async function buyAndFollow(t: TestContext, on: Screen, nth: number): Promise<void> {
  const person = anybody();
  const goods = await plenty(hoodies, 10 + nth);
  let number = "";

  await visit(t, { on, options }, async (visit) => {
    const { page, mobile } = visit;
    await putIntoCart(visit, goods);
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, person);
    await panel.locator("input[name=createAccount]").check();
    await panel.locator("input[name=password]").fill(password);
    await chooseMethods(page, { paymentId: 2, shippingId: 1 });
    number = await placeOrder(page);

    await panel.getByRole("link", { name: "Zobacz zamówienie" }).click();
    await page.getByRole("heading", { name: `Zamówienie ${number}` }).waitFor();
    await panel.waitFor({ state: "detached" });
    await expect(page, "a customer's link holds no key").toHaveURL((url) => url.search === "");
    await page.getByRole("heading", { name: "Przyjęte" }).waitFor();
    await findsNothing(page, "the page of an order");

    await page.locator(".user-ways").getByRole("link", { name: "Moje zamówienia" }).click();
    const row = page.locator(".orders-table tbody tr");
    await row.first().waitFor();
    await expect(row).toHaveText(new RegExp(`${number}[\\s\\S]*Przyjęte[\\s\\S]*zł`), { useInnerText: true });
    await findsNothing(page, "the list of orders");
    await command("order", number, "--state", "sent", "--tracking", "PL 0042 1187");
    await page.getByRole("link", { name: `Zobacz zamówienie ${number}` }).click();
    await page.getByRole("heading", { name: "Wysłane" }).waitFor();
    await expect(page.getByText("PL 0042 1187")).toBeVisible();
    await expect(page.locator(".order-way")).toHaveText(/Przyjęte\s[\s\S]*\sWysłane/, { useInnerText: true });

    await page.getByRole("button", { name: "Kup jeszcze raz" }).click();
    await page.getByText("Wszystko jest w koszyku.").waitFor();
    if (!mobile) await page.keyboard.press("Escape");
    await expect
      .poll(async () => ((await stored(page, "products")) as { quantity: number }[]).map(({ quantity }) => quantity))
      .toEqual([1]);

    await page.getByRole("link", { name: "Zapytaj o to zamówienie" }).click();
    await page.getByRole("heading", { name: "Napisz do nas" }).waitFor();
    await expect(page.locator("input[name=subject]")).toHaveValue(`Pytanie o zamówienie ${number}`);
  });

  const email = await emailTo(person.email, /Paczka w drodze/);
  const link = /\/user\/order-no\/\d+\?key=[\w-]+/.exec(email)?.[0] ?? assert.fail(email);
  await visit(t, { on, options }, async ({ page }) => {
    const told: string[] = [];
    page.on("request", (request) => told.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
    await open(page, link);
    await page.getByRole("heading", { name: "Wysłane" }).waitFor();
    await expect(page.getByText(person.email)).toBeVisible();
    const key = new URL(page.url()).searchParams.get("key")!;
    await page.waitForLoadState("networkidle");
    assert.deepEqual(
      told.filter((request) => request.includes(key)).map((request) => request.split("?")[0]),
      [page.url().split("?")[0]],
      "the key is in the address of the page alone",
    );

    await open(page, `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`);
    await page.getByRole("heading", { name: "Nie możemy pokazać tego zamówienia" }).waitFor();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await findsNothing(page, "an order that is not shown");

    await page.goto(orderHref(number));
    await taken(page);
    const login = page.getByRole("dialog");
    await login.getByLabel("E-mail").fill(person.email);
    await login.getByLabel("Hasło").fill(password);
    await login.getByRole("button", { name: "Zaloguj się" }).click();
    await page.getByRole("heading", { name: "Wysłane" }).waitFor();
    await expect(page, "after the login one is where one was going").toHaveURL(
      (url) => url.pathname === orderHref(number),
    );
  });
}
