import assert from "node:assert/strict";
import { test } from "node:test";
import type { Request } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, fewScreens, type Visit, visit } from "./browser.ts";
import { type Goods, hoodies, pageData, plenty } from "./goods.ts";
import { openOwnShop } from "./shop.ts";
import { chooseMethods, chooseSize, fillAddress, open, openCart, panelOf, placeOrder, words } from "./shopper.ts";

// Ceneo's questionnaire: the label sets it up, a buyer asks for it or does not, and Ceneo's script comes only to who did.

await openOwnShop({});
const guid = "13dc119a-c053-4dcd-b5db-1b0acb2308cc";
const question = /^Chcę dostać od Ceneo ankietę/;

test("before it is set up no order asks", async (t) => {
  await visit(t, { on: desktop, options }, async (shopper) => {
    await goToForm(shopper, await plenty(hoodies, 0));
    await expect(panelOf(shopper.page).getByRole("checkbox", { name: question })).toHaveCount(0);
  });
});

for (const on of officeScreens)
  test(`the label sets up Ceneo's questionnaire, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/settings/connections/ceneo");
      await page.getByLabel("Identyfikator konta (GUID)").fill(guid);
      await page.getByLabel(/^Po ilu dniach roboczych/).fill("7");
      await page.getByLabel("Sklep ma z tego korzystać").check();
      await isSound(page, "the connection to Ceneo");
      await page.getByRole("button", { name: /^Zapisz/ }).click();
      await expect(page.locator(".screen-head")).toContainText("Włączone");
      await page.getByRole("button", { name: "Sprawdź połączenie" }).click();
      await expect(page.getByText("Połączenie działa.")).toBeVisible();
    });
  });

for (const [nth, on] of fewScreens.entries())
  test(`whoever asks for the questionnaire is passed on, and nobody else, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (shopper) => {
      const { page } = shopper;
      // Pages follow what is connected.
      await expect.poll(async () => (await pageData("/")).layout.thirdParties.opinions?.words).toMatch(question);
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!["localhost", ""].includes(new URL(request.url()).hostname)) foreign.push(request.url());
      });
      const goods = await plenty(hoodies, nth + 1);
      await goToForm(shopper, goods);
      const person = anybody();
      await fillAddress(page, person);
      await chooseMethods(page, { paymentId: 2, shippingId: 1 });
      const box = panelOf(page).getByRole("checkbox", { name: question });
      await expect(box).not.toBeChecked();
      await findsNothing(page, "the order with the question about Ceneo");
      const first = sentOrder(page);
      await placeOrder(page);
      assert.ok(!("opinion" in ((await first).postDataJSON() as object)));
      await expect(panelOf(page).locator(".panel-confirm")).toBeVisible();
      await page.waitForLoadState("networkidle");
      assert.deepEqual(
        [foreign, await page.locator("iframe").count()],
        [[], 0],
        "without the consent nothing is loaded",
      );
      await page.keyboard.press("Escape");

      // The panel opens where the form is.
      await putIntoCart(shopper, goods);
      await fillAddress(page, person);
      await chooseMethods(page, { paymentId: 2, shippingId: 1 });
      await box.check();
      const told = page.waitForRequest((request) => new URL(request.url()).pathname === "/transaction");
      await placeOrder(page);
      const transaction = JSON.parse((await told).postData()!) as Record<string, unknown>;
      assert.deepEqual(Object.keys(transaction).toSorted(), [
        "amount",
        "client_email",
        "order_id",
        "shop_products",
        "work_days_to_send_questionnaire",
      ]);
      assert.equal(transaction["client_email"], person.email);
      await expect(panelOf(page).locator(".panel-confirm")).toContainText(String(transaction["order_id"]));
      assert.equal(foreign.length, 2, foreign.join());
      await findsNothing(page, "the confirmation with Ceneo's frame");
      await page.reload();
      await page.waitForLoadState("networkidle");
      assert.equal(foreign.length, 2, "it is passed on once");
    });
  });

async function goToForm(shopper: Visit, goods: Goods): Promise<void> {
  await putIntoCart(shopper, goods);
  await panelOf(shopper.page).getByRole("button", { name: words.next, exact: true }).click();
}

async function putIntoCart({ page, mobile }: Visit, { product, size }: Goods): Promise<void> {
  await open(page, href(product.url));
  if (size !== "") await chooseSize(page, size);
  await page.getByRole("button", { name: words.add, exact: true }).first().click();
  if (mobile) await openCart(page);
}

function sentOrder(page: Visit["page"]): Promise<Request> {
  return page.waitForRequest((request) => request.url().endsWith("?makeOrder"));
}
