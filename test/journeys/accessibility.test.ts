import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { anybody } from "../builders/people.ts";
import { screens, visit } from "./browser.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { fillAddress, open, openCart, panelOf, placeOrder, putIntoCart, words } from "./shopper.ts";

/** axe writes into the page, which the shop's policy forbids; only these journeys step around it. */
const options = { bypassCSP: true };
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("axe finds nothing at WCAG 2.2 AA on any template", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, expect }) => {
        expect(/404/);
        const { product } = await plenty(hoodies);
        const gone = (await productsOf("/Odziez/bluzy/")).find(({ product_quantity }) => product_quantity === 0);
        for (const path of ["/", hoodies, "/Odziez/", `/${product.url}`, `/${gone?.url}`, "/kostka/", "/bruk/", "/page/regulamin.html", "/contact", "/compare", "/nowosci/", "/promocje/", "/__/bluza", "/__/xqzjvw", "/nie-ma"]) {
          await open(page, path);
          await findsNothing(page, path);
        }
        await page.locator("header input[name=q]").pressSequentially("blu");
        await page.getByRole("listbox").waitFor();
        await page.keyboard.press("ArrowDown");
        await findsNothing(page, "suggestions");
      }),
    );
  }
});

test("axe finds nothing in the order panel, step by step, nor in the menu", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (visit) => {
        const { page, mobile } = visit;
        const goods = await plenty(hoodies, 3 + nth);
        const person = anybody();
        await open(page, "/");
        if (mobile) {
          await page.locator(".head-menu").click();
          await page.locator("dialog.drawer").getByRole("button", { name: "Odzież" }).click();
          await findsNothing(page, "the drawer");
          await page.keyboard.press("Escape");
        }
        await openCart(page);
        await findsNothing(page, "the empty cart");
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "detached" });
        await putIntoCart(visit, goods);
        await findsNothing(page, "the cart");
        await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
        await findsNothing(page, "the data");
        await panelOf(page).locator("input[name=invoice]").check();
        await panelOf(page).locator(".order-button").click({ force: true });
        await panelOf(page).getByText("Uzupełnij to pole.").first().waitFor();
        await findsNothing(page, "the data with every error");
        await panelOf(page).locator("input[name=invoice]").uncheck();
        await fillAddress(page, person);
        await panelOf(page).locator('input[name=paymentId][value="1"]').check();
        await panelOf(page).locator('input[name=shippingId][value="8"]').check();
        await findsNothing(page, "the parcel lockers");
        await panelOf(page).locator('input[name=shippingId][value="1"]').check();
        await panelOf(page).locator("input[name=discountCode]").fill("BRUK10");
        await panelOf(page).getByRole("button", { name: "Użyj kodu" }).click();
        await panelOf(page).getByText(/jest aktywny/).waitFor();
        await findsNothing(page, "the active code");
        await placeOrder(page);
        await findsNothing(page, "the confirmation");
      }),
    );
  }
});

/** Asserts that axe has nothing to report about what the page shows now. */
async function findsNothing(page: Page, where: string): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${failureSummary?.split("\n")[1]?.trim()}`));
  });
  assert.deepEqual(found, [], where);
}
