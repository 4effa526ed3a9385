import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { pathsIn } from "../../src/contract/paths.ts";
import { textIn } from "../../src/domain/dictionary/dictionaries.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";

// What the shop says is said otherwise by staff: a shopper's next page has it, with and without the program. In Czech,
// on pages that no other journey reads.

const { contact, home } = pathsIn.cz;
const given = textIn("cz", "CONTACT_TEXT");
const rowOf = (page: Page) => page.locator(".texts > li", { hasText: /· CONTACT_TEXT/ });
const field = (page: Page) => page.getByRole("dialog").getByLabel("Tekst w sklepie");

async function openText(page: Page, said: string): Promise<void> {
  await page.goto("/admin/content/texts?q=CONTACT_TEXT");
  await rowOf(page).getByRole("button").click();
  await page.getByRole("dialog").getByText("Čeština", { exact: true }).click();
  await expect(field(page)).toHaveValue(said);
}

for (const on of officeScreens)
  test(`a text is changed, seen on its page before and after, and taken back, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await openText(page, given);
      await field(page).fill("Jsme <b>tu</b>");
      await expect(page.getByRole("dialog").getByText("Usuń: <")).toBeVisible();
      const own = `Otevřeno pro vás ${on.name}`;
      await field(page).fill(own);
      await expect(page.getByRole("dialog").getByText(`Strona ${contact}`)).toBeVisible();
      await expect(page.frameLocator(".text-shown iframe").getByText(own)).toBeVisible();
      await isSound(page, "a text");
      await page.getByRole("dialog").getByRole("button", { name: "Zapisz" }).click();
      await expect(rowOf(page)).toContainText(own);
      await isSound(page, "texts");
      await expect.poll(() => htmlOf(page, contact)).toContain(own);

      await visit(t, { on: desktop }, async (shopper) => {
        await seesNothingElse(shopper.page, given);
        await shopper.page.goto(contact);
        await expect(shopper.page.locator("html[data-ready]")).toHaveCount(1);
        await expect(shopper.page.getByText(own)).toBeVisible();
        // Czech is kept whole by then; whoever comes back, and who comes by a link, reads the same.
        await expect.poll(() => shopper.page.evaluate(() => localStorage.getItem("lanDefs") !== null)).toBe(true);
        await shopper.page.reload();
        await expect(shopper.page.locator("html[data-ready]")).toHaveCount(1);
        await expect(shopper.page.getByText(own)).toBeVisible();
        await shopper.page.goto(home);
        await shopper.page.locator(`a[href="${contact}"]:visible`).first().click();
        await expect(shopper.page.getByText(own)).toBeVisible();
        assert.deepEqual(await shopper.page.evaluate(() => (window as unknown as { seen: string[] }).seen), []);
      });

      // The offer to take it back is over by then.
      await openText(page, own);
      await page.getByRole("dialog").getByRole("button", { name: "Weź domyślny" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Zapisz" }).click();
      await expect(rowOf(page)).not.toContainText(own);
      await expect.poll(() => htmlOf(page, contact)).toContain(given);
    });
  });

/** Writes down whenever a text comes to the page. */
async function seesNothingElse(page: Page, text: string): Promise<void> {
  await page.addInitScript((unwanted) => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    new MutationObserver(() => {
      if (document.body?.innerText.includes(unwanted)) seen.push(unwanted);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, text);
}

async function htmlOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
