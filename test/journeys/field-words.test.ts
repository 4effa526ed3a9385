import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { cz } from "../../src/domain/dictionary/cz.ts";
import { en } from "../../src/domain/dictionary/en.ts";
import { pl } from "../../src/domain/dictionary/pl.ts";
import { findsNothing } from "./axe.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { productsOf, setStock } from "./goods.ts";
import { open } from "./shopper.ts";

test("a form names what is wrong beside each field, in the shopper's language, and the focus goes to the first", async (t) => {
  for (const [dictionary, lanId, on] of [
    [pl, "1", desktop],
    [en, "2", phone],
    [cz, "6", desktop],
  ] as const) {
    await t.test(`${lanId}, ${on.name}`, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        if (lanId !== "1") await choose(page, lanId, mobile);
        await open(page, "/contact");
        const form = page.locator(".contact-form");
        await form.locator("button[type=submit]").click();
        for (const name of ["name", "email", "message"])
          await expect.poll(() => wordsAt(page, name), name).toBe(dictionary["FORM_ERROR_REQUIRED"]);
        assert.equal(await wordsAt(page, "subject"), null, "what may be empty is not asked for");
        await expect(form.locator("[name=name]")).toBeFocused();
        await findsNothing(page, "the contact form with errors");

        await form.locator("input[name=name]").fill("Kasia");
        await expect.poll(() => wordsAt(page, "name"), "what is mended is no longer wrong").toBeNull();
        await form.locator("input[name=email]").fill("kasia");
        await form.locator("textarea").fill("Dzień dobry");
        await form.locator("button[type=submit]").click();
        await expect.poll(() => wordsAt(page, "email")).toBe(dictionary["FORM_ERROR_EMAIL"]);
        await expect(form.locator("[name=email]")).toBeFocused();

        // The shop's own check is stricter than the browser's; what it says stands in the same place.
        await form.locator("input[name=email]").fill("kasia@localhost");
        await form.locator("button[type=submit]").click();
        await form.locator("input[name=email][aria-invalid=true]").waitFor();
        await expect(form.locator("[name=email]")).toBeFocused();
        await form.locator("input[name=email]").fill("kasia@example.com");
        await form.locator("button[type=submit]").click();
        await form.getByText(dictionary["MESSAGE_OK"] ?? "").waitFor();
      }),
    );
  }
});

test("so does the form for what is sold out", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const product = (await productsOf("/Odziez/koszulki/")).findLast(
      ({ attrs, real_price }) =>
        Number(real_price) < 200 && (attrs[0]?.vals.filter((val) => val.quantity > 0).length ?? 0) > 2,
    );
    assert.ok(product);
    for (const { attr_2_product_id } of product.attrs[0]!.vals.slice(0, 2))
      await setStock(product, attr_2_product_id, 0);
    await open(page, href(product.url));
    await page.getByRole("button", { name: "Powiadom, gdy wróci" }).click();
    const window = page.getByRole("dialog");
    await window.getByRole("button", { name: pl.BACKINSTOCK_SEND }).click();
    await window.getByText(pl.BACKINSTOCK_SIZE_MISSING).waitFor();
    await window.getByText(pl.FORM_ERROR_REQUIRED).waitFor();
    await expect(window.locator("[name=a2p]:focus")).toBeAttached();
  });
});

/** Returns what is said to be wrong with a field: the words it is described by; null for one that is not marked. */
function wordsAt(page: Page, name: string): Promise<string | null> {
  return page.locator(`.contact-form [name=${name}]`).evaluate((field) => {
    if (field.getAttribute("aria-invalid") !== "true") return null;
    return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
  });
}

async function choose(page: Page, lanId: string, mobile: boolean): Promise<void> {
  await open(page, "/contact");
  if (mobile) await page.locator(".head-menu").click();
  await page
    .locator(mobile ? "dialog.drawer" : ".utility")
    .locator("select")
    .first()
    .selectOption(lanId);
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("html:not([lang=pl])[data-ready]").waitFor({ state: "attached" });
}
