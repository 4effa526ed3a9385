import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalText } from "../../src/domain/refusals.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing } from "./axe.ts";
import { expect, phone, fewScreens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { command, openOwnShop } from "./shop.ts";
import { comeToTheButton, open, orderNumber, panelOf, putIntoCart } from "./shopper.ts";

await openOwnShop({});
const hoodies = "/Odziez/bluzy/z-kapturem/";

test("a shop that closes says so on the next page, in three languages; whoever runs it sees it by the preview's link; opened, the panel is as it was left", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context, forgive } = visit;
        forgive(/503/);
        const goods = await plenty(hoodies);
        await putIntoCart(visit, goods);
        await command("close");
        await expect.poll(async () => (await page.request.get("/buty/")).status(), "within a second").toBe(503);
        await page.goto("/buty/", { waitUntil: "domcontentloaded" });
        const says = page.getByRole("heading", { level: 1 });
        await expect(says).toHaveText("Otwieramy wkrótce");
        await findsNothing(page, "the closed shop's page");
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          "nothing scrolls sideways",
        );
        for (const [language, text] of [
          ["English", "Opening soon"],
          ["Čeština", "Brzy otevíráme"],
          ["Polski", "Otwieramy wkrótce"],
        ] as const) {
          await page.getByRole("link", { name: language }).click();
          await expect(says).toHaveText(text);
        }

        const { link } = await command<{ link: string }>("preview");
        const operator = await context.browser()!.newContext(on.options);
        const behind = await operator.newPage();
        await behind.goto(new URL(new URL(link).pathname, page.url()).href, { waitUntil: "domcontentloaded" });
        await behind.locator(".tile").first().waitFor();
        await operator.close();

        await reopen();
        await expect.poll(async () => (await page.request.get("/buty/")).status()).toBe(200);
        await open(page, "/buty/");
        await page.locator(".tile").first().waitFor();
        await panelOf(page).getByText(goods.product.product_name).first().waitFor();
      }),
    );
  }
});

test("a shop that closes under an open page refuses the order in words, keeps what was filled in, and takes it once it is open", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page } = visit;
    const panel = panelOf(page);
    const person = anybody();
    await comeToTheButton(visit, await plenty(hoodies, 1), person);
    await command("close");
    await panel.locator(".order-button").click();
    await panel.getByText(refusalText("SHOP_CLOSED", 1)).waitFor();
    await expect(panel.locator("input[name=email]")).toHaveValue(person.email);
    await reopen();
    await panel.locator(".order-button").click();
    assert.match(await orderNumber(page), /^\d+$/);
  });
});

/** The demo lacks what only a real shop has. */
async function reopen(): Promise<void> {
  await command("open", "--waive", "payments", "sender", "inbox", "goods", "--why", "a journey");
}
