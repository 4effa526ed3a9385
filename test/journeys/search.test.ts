import assert from "node:assert/strict";
import { test } from "node:test";
import { desktop, screens, visit } from "./browser.ts";
import { open, taken } from "./shopper.ts";

test("typing suggests categories and products with their prices; arrows choose, Escape closes, Enter goes there", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/");
        const field = page.getByRole("combobox", { name: "Czego szukasz?" });
        assert.equal(await field.getAttribute("aria-expanded"), "false");
        await field.pressSequentially("blu");
        const list = page.getByRole("listbox", { name: "Podpowiedzi" });
        await list.waitFor();
        assert.equal(await field.getAttribute("aria-controls"), await list.getAttribute("id"));
        await list.getByRole("group", { name: "Kategorie" }).getByRole("option", { name: /Bluzy/ }).waitFor();
        assert.match((await list.getByRole("group", { name: "Produkty" }).getByRole("option").first().textContent()) ?? "", /\d+\.\d\d.zł$/);
        await field.press("ArrowUp");
        assert.equal(await chosen(), "Zobacz wszystkie wyniki");
        await field.press("ArrowDown");
        await page.locator('[role="combobox"]:not([aria-activedescendant])').waitFor();
        await field.press("ArrowDown");
        assert.match(await chosen(), /Bluzy/);
        await field.press("Escape");
        await list.waitFor({ state: "detached" });
        assert.equal(await field.inputValue(), "blu");
        await field.press("ArrowDown");
        await list.waitFor();
        await field.press("Enter");
        await page.waitForURL((url) => url.pathname === "/Odziez/bluzy/");

        async function chosen(): Promise<string> {
          const option = page.locator('[role="option"][aria-selected="true"]');
          await page.locator(`[role="combobox"][aria-activedescendant="${await option.getAttribute("id")}"]`).waitFor();
          return ((await option.textContent()) ?? "").replace(/ \(\d+\)$/, "");
        }
      }),
    );
  }
});

test("beyond three characters the results replace each other, the caret stays, the suggestions go once they are painted", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/buty/");
    const field = page.getByRole("combobox", { name: "Czego szukasz?" });
    await field.pressSequentially("bluzza");
    await page.waitForURL("**/__/bluzza");
    const note = page.locator(".search-note");
    await note.waitFor();
    assert.equal(await note.textContent(), "Nie mamy nic pod „bluzza”. Pokazujemy wyniki dla: bluza");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    const entries = await page.evaluate(() => history.length);
    await field.press("Backspace");
    await field.press("Backspace");
    await field.pressSequentially("a");
    await page.waitForURL("**/__/bluza");
    await note.waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => history.length), entries);
    assert.deepEqual(await field.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]), [true, 5]);
    assert.equal(await page.getByLabel("Sortuj").inputValue(), "relevance");
    await page.getByLabel("Sortuj").selectOption("price-asc");
    await page.waitForURL("**/__/bluza?sort=price-asc");
    await page.goBack();
    await page.waitForURL("**/__/bluza");
    await page.goBack();
    await page.waitForURL("**/buty/");
    await page.locator('[role="combobox"][value=""]').waitFor();
  });
});

test("where nothing is found the page says so and offers categories and bestsellers", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/__/qwxyz");
        const main = page.locator("main");
        await main.getByText("Nie znaleziono produktów.").waitFor();
        assert.ok((await main.locator(".search-none-ways a").count()) >= 5);
        await main.getByRole("heading", { name: "Co biorą inni" }).waitFor();
        assert.ok((await main.locator(".tile").count()) >= 4);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
      }),
    );
  }
});

test("an English shopper is suggested English names and prices in her currency", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      localStorage.setItem("lanId", "2");
      localStorage.setItem("lanCode", '"en"');
      localStorage.setItem("currency", '"gbp"');
    });
    await page.reload();
    await taken(page);
    const field = page.getByRole("combobox", { name: "What are you looking for?" });
    await field.pressSequentially("hoo");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await list.getByRole("group", { name: "Categories" }).getByRole("option", { name: /Hoodies/ }).waitFor();
    const product = (await list.getByRole("group", { name: "Products" }).getByRole("option").first().textContent()) ?? "";
    assert.match(product, /hoodie/);
    assert.match(product, /£\d+\.\d\d$/);
    await list.getByRole("group", { name: "Products" }).getByRole("option").first().click();
    await page.waitForURL((url) => !url.pathname.startsWith("/__/") && url.pathname !== "/");
  });
});
