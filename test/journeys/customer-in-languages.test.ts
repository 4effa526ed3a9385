import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Page } from "@playwright/test";
import { href, pathsIn } from "../../src/contract/paths.ts";
import { translator } from "../../src/domain/dictionary/dictionaries.ts";
import { type LanCode, type Language, languages } from "../../src/domain/language.ts";
import { anybody, emma, type Person, tomas } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, phone, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { foreignWords } from "./reading.ts";
import { command } from "./shop.ts";
import { chooseMethods, chooseSize, fillAddress, hrefsOf, open, openCart, panelOf, placeOrder } from "./shopper.ts";

// Whoever has an account and reads English or Czech: what they ordered, send back and complain about, to its last word.

test("a customer at English and Czech addresses reads orders, an order, the withdrawal, a complaint and their data in that language, and Back stays in it", async (t) => {
  for (const [lanCode, on, person, shippingId] of [
    ["en", desktop, emma, 6],
    ["cz", phone, tomas, 6],
  ] as const)
    await t.test(lanCode, (t) => readsAll(t, { lanCode, on, person: anybody(person), shippingId }));
});

interface Reader {
  lanCode: LanCode;
  on: Screen;
  person: Person;
  shippingId: number;
}

async function readsAll(t: TestContext, { lanCode, on, person, shippingId }: Reader): Promise<void> {
  const language = languages.find((one) => one.lanCode === lanCode)!;
  const paths = pathsIn[lanCode];
  const say = translator(lanCode);
  const { product, size } = await plenty(hoodies, 5);
  const { urls } = await command<{ urls: Record<LanCode, string> }>("product", product.product_id);
  await visit(t, { on, options }, async ({ page, mobile }) => {
    await open(page, href(urls[lanCode]));
    await chooseSize(page, size);
    await page
      .getByRole("button", { name: say("PRODUCT_ADD"), exact: true })
      .first()
      .click();
    if (mobile) await openCart(page);
    const panel = panelOf(page);
    await panel.locator(".panel-act button").click();
    await fillAddress(page, person);
    await panel.locator("input[name=createAccount]").check();
    await panel.locator("input[name=password]").fill("kostka brukowa");
    await chooseMethods(page, { paymentId: 1, shippingId });
    const number = await placeOrder(page);
    await panel.locator(`a[href^="${paths.userOrder}"]`).click();
    await panel.waitFor({ state: "detached" });
    const order = paths.userOrder + number;
    await at(page, language, { path: order, title: say("USER_ORDER", { number }) });

    await page.goto(paths.userOrders);
    const row = page.locator(".orders-table tbody tr").first();
    await expect(row).toContainText(say("ORDER_STATE_AWAITINGPAYMENT"));
    await at(page, language, { path: paths.userOrders, title: say("LAYOUT_USER_ORDERS") });
    await command("paid", number, "--amount", await owed(number));
    await command("order", number, "--state", "sent");
    await command("order", number, "--state", "delivered");
    await row.getByRole("link", { name: say("MYORDER_OPEN", { number }) }).click();
    await page.getByRole("heading", { name: say("ORDER_STATE_DELIVERED") }).waitFor();
    await at(page, language, { path: order, title: say("USER_ORDER", { number }) });

    await page
      .locator("main")
      .getByRole("link", { name: say("MYORDER_WITHDRAW") })
      .click();
    await at(page, language, { path: paths.withdrawal, title: say("WITHDRAWAL_TITLE") });
    await page.goBack();
    await at(page, language, { path: order, title: say("USER_ORDER", { number }), again: true });
    await page
      .locator("main")
      .getByRole("link", { name: say("MYORDER_COMPLAIN") })
      .click();
    await at(page, language, { path: paths.complaint, title: say("COMPLAINT_TITLE") });
    await page
      .locator("main")
      .getByLabel(say("COMPLAINT_NAME"))
      .fill(`${person.shippingFirstName} ${person.shippingLastName}`);
    await page.locator("main").getByLabel(say("COMPLAINT_EMAIL")).fill(person.email);
    await page.getByRole("button", { name: say("COMPLAINT_NEXT") }).click();
    await page.getByRole("group", { name: say("COMPLAINT_LINES") }).waitFor();
    await at(page, language, { path: paths.complaint, title: say("COMPLAINT_TITLE") });
    await page.locator("main").getByLabel(say("COMPLAINT_DEFECT_OF")).fill("!");
    await page.locator("main").getByLabel(say("COMPLAINT_DEMAND_REPAIR")).check();
    await page.getByRole("button", { name: say("COMPLAINT_SEND") }).click();
    await at(page, language, { path: paths.complaint, title: say("COMPLAINT_DONE") });
    await page.goBack();
    // The forms it was sent by stand between.
    for (let form = 0; form < 2; form += 1) {
      await at(page, language, { path: paths.complaint, title: say("COMPLAINT_TITLE"), again: true });
      await page.goBack();
    }
    await at(page, language, { path: order, title: say("USER_ORDER", { number }), again: true });
    await page.locator(".user-ways").locator(`a[href="${paths.userData}"]`).click();
    await page.getByRole("button", { name: say("USERDATA_SAVE") }).waitFor();
    await at(page, language, { path: paths.userData, title: say("LAYOUT_USER_EDITDATA") });
    await page.goBack();
    await at(page, language, { path: order, title: say("USER_ORDER", { number }), again: true });
  });
}

/** Returns what is to come for an order, as it is typed. */
async function owed(number: string): Promise<string> {
  const { total, currency } = await command<{ total: number; currency: string }>("order", number);
  return `${(total / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

/** Waits for a page of the language, and finds nothing on it that is in another, leads to another, or that a screen reader cannot read. */
async function at(
  page: Page,
  { tag, lanCode }: Language,
  { path, title, again = false }: { path: string; title: string; again?: boolean },
): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  await expect(page.locator("h1")).toContainText(title);
  const abroad = (await hrefsOf(page.locator("a:not([hreflang])"))).filter(
    (to) => to.startsWith("/") && !to.startsWith(`/${lanCode}/`) && !to.startsWith("/faktura/"),
  );
  assert.deepEqual(abroad, [], `${path} leads to another language`);
  // Pages that other journeys leave in the footer are in Polish alone.
  const said = await page.locator("main").innerText();
  assert.deepEqual(foreignWords(said, lanCode), [], `${path} is in the language`);
  if (!again) await findsNothing(page, path);
}
