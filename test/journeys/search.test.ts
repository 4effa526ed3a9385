import assert from "node:assert/strict";
import { test } from "node:test";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { open, taken } from "./shopper.ts";

test("typing suggests categories and products with their prices; arrows choose, Escape closes, Enter goes there", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/");
        const field = page.getByRole("combobox", { name: "Czego szukasz?" });
        await expect(field).toHaveAttribute("aria-expanded", "false");
        await field.pressSequentially("blu");
        const list = page.getByRole("listbox", { name: "Podpowiedzi" });
        await list.waitFor();
        await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
        await list.getByRole("group", { name: "Kategorie" }).getByRole("option", { name: /Bluzy/ }).first().waitFor();
        await expect(list.getByRole("group", { name: "Produkty" }).getByRole("option").first()).toHaveText(
          /\d+\.\d\d.zł$/,
        );
        await field.press("ArrowUp");
        await chosen(/^Zobacz wszystkie wyniki( \(\d+\))?$/);
        await field.press("ArrowDown");
        await page.locator('[role="combobox"]:not([aria-activedescendant])').waitFor();
        await field.press("ArrowDown");
        await chosen(/Bluzy/);
        await field.press("Escape");
        await list.waitFor({ state: "detached" });
        await expect(field).toHaveValue("blu");
        await field.press("ArrowDown");
        await list.waitFor();
        await field.press("Enter");
        await page.waitForURL((url) => url.pathname === "/Odziez/bluzy/");

        /** Waits until an option of such words is the chosen one, and the field names it. */
        async function chosen(words: RegExp): Promise<void> {
          const option = page.locator('[role="option"][aria-selected="true"]');
          await expect(option).toHaveText(words);
          await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
        }
      }),
    );
  }
});

test("where the network does not answer, search says that it is offline, whatever the browser knows of it, and suggests again when it does", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/ERR_FAILED/);
    const said = page.getByText("Brak połączenia: szukanie wróci razem z internetem.");
    await context.route("**/v1/suggest**", (route) => route.abort());
    await open(page, "/");
    const field = page.getByRole("combobox", { name: "Czego szukasz?" });
    await field.pressSequentially("cz");
    await said.waitFor();
    assert.ok(await page.evaluate(() => navigator.onLine));
    await context.unroute("**/v1/suggest**");
    await field.pressSequentially("a");
    await page.getByRole("listbox", { name: "Podpowiedzi" }).waitFor();
    await expect(said).toHaveCount(0);
  });
});

test("who types slowly is led from results to results: what is suggested stays, focus and caret too, in one step of the history, and the number is said once the typing rests", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/buty/");
        const field = page.getByRole("combobox", { name: "Czego szukasz?" });
        const list = page.getByRole("listbox", { name: "Podpowiedzi" });
        const steps = () => page.evaluate(() => history.length);
        const entries = await steps();
        await page.evaluate(() => {
          const said: string[] = [];
          Object.assign(window, { said });
          new MutationObserver(() => {
            const words = document.querySelector(".search [role=status]")?.textContent ?? "";
            if (words !== "" && words !== said.at(-1)) said.push(words);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
        // Slower than the jump waits: each email leads on, and after the blank nothing is asked for but what is shown.
        await field.pressSequentially("bluza czarna", { delay: 400 });
        await page.waitForURL((url) => url.pathname === "/__/bluza%20czarna");
        await page.getByRole("heading", { level: 1 }).filter({ hasText: "bluza czarna" }).waitFor();
        await expect(field).toHaveValue("bluza czarna");
        await expect
          .poll(() =>
            field.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]),
          )
          .toEqual([true, 12]);
        await list.waitFor();
        assert.equal(await steps(), entries + 1);
        const { total } = (await pageData<"search">("/__/bluza%20czarna")).data;
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.at(-1)))
          .toMatch(new RegExp(`^${total} produkt.*\\. \\d+ podpowied`));
        await field.press("Enter");
        await list.waitFor({ state: "detached" });
        await page.goBack();
        await page.waitForURL("**/buty/");
        await page.locator('[role="combobox"][value=""]').waitFor();
        await expect(list).toHaveCount(0);
      }),
    );
  }
});

test("beyond three characters the results replace each other, the caret stays, Escape uncovers them", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/buty/");
    const field = page.getByRole("combobox", { name: "Czego szukasz?" });
    await field.pressSequentially("bluzza");
    await page.waitForURL("**/__/bluzza");
    const note = page.locator(".search-note");
    await note.waitFor();
    await expect(note).toHaveText("Nie mamy nic pod „bluzza”. Pokazujemy wyniki dla: bluza");
    await page.getByRole("listbox").waitFor();
    await field.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    const steps = () => page.evaluate(() => history.length);
    const entries = await steps();
    await field.press("Backspace");
    await field.press("Backspace");
    await field.pressSequentially("a");
    await page.waitForURL("**/__/bluza");
    await note.waitFor({ state: "detached" });
    assert.equal(await steps(), entries);
    await expect
      .poll(() => field.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]))
      .toEqual([true, 5]);
    await expect(page.getByLabel("Sortuj")).toHaveValue("relevance");
    await page.getByLabel("Sortuj").selectOption("price-asc");
    await page.waitForURL("**/__/bluza?sort=price-asc");
    await page.goBack();
    await page.waitForURL("**/__/bluza");
    await page.goBack();
    await page.waitForURL("**/buty/");
    await page.locator('[role="combobox"][value=""]').waitFor();
  });
});

test("a size that was typed stands beside the results as a filter, and goes with one press", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/__/bluza%20m");
    await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveText("„bluza m”");
    const chips = page.getByRole("group", { name: "Wybrane filtry" });
    await expect(page.getByRole("combobox", { name: "Czego szukasz?" })).toHaveValue("bluza m");
    await chips.getByRole("link", { name: /M$/ }).click();
    await page.waitForURL("**/__/bluza");
    await expect(chips).toHaveCount(0);
    await page.goBack();
    await chips.waitFor();
  });
});

test("where nothing is found the page says so and offers categories and bestsellers", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        await open(page, "/__/qwxyz");
        const main = page.locator("main");
        await main.getByText("Nie znaleziono produktów.").waitFor();
        await main.locator(".search-none-ways a").nth(4).waitFor();
        await main.getByRole("heading", { name: "Co biorą inni" }).waitFor();
        await main.locator(".tile").nth(3).waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
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
    await list
      .getByRole("group", { name: "Categories" })
      .getByRole("option", { name: /Hoodies/ })
      .waitFor();
    const product = list.getByRole("group", { name: "Products" }).getByRole("option").first();
    await expect(product).toHaveText(/hoodie[\s\S]*£\d+\.\d\d$/);
    await product.click();
    await page.waitForURL((url) => !url.pathname.startsWith("/__/") && url.pathname !== "/");
  });
});
