import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { isSound, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, fewScreens, visit } from "./browser.ts";
import { openShop } from "./shop.ts";

// What the label says above every page, put away by a shopper who has read it.

const words = "Wysyłamy do 22 grudnia";
const line = (page: Page) => page.locator(".notice-line");
const closeOf = (page: Page) => page.getByRole("button", { name: "Zamknij komunikat" });
const ready = (page: Page) => expect(page.locator("html[data-ready]")).toHaveCount(1);
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test("a notice that is put away stays away on that device, in every language, until it says something else", async (t) => {
  await visit(t, { on: desktop }, async (office) => {
    const { page: staff } = office;
    await comeIn(office);
    const publish = async (text: string) => {
      await staff.goto("/admin/content/notices");
      await staff
        .getByRole("button", { name: "Ułóż jak na początku" })
        .or(staff.getByRole("button", { name: "Dodaj komunikat" }))
        .first()
        .waitFor();
      const before = staff.getByRole("button", { name: "Ułóż jak na początku" });
      if (await before.isVisible()) await before.click();
      await staff.getByRole("button", { name: "Dodaj komunikat" }).click();
      await staff.getByLabel("Co ma mówić (PL)").fill(text);
      await staff.getByRole("button", { name: /^Opublikuj teraz/ }).click();
      await expect(staff.getByText("Zapisano. Sklep już to pokazuje.")).toBeVisible();
      const { address } = await openShop();
      for (const path of ["/", "/contact", "/en/contact"])
        await expect.poll(async () => (await (await fetch(address + path)).text()).includes(text)).toBe(true);
    };
    await publish(words);
    for (const on of fewScreens)
      await t.test(on.name, async (t) => {
        await visit(t, { on, options }, async ({ page }) => {
          await page.goto("/contact");
          await ready(page);
          await expect(line(page)).toContainText(words);
          const { width, height } = (await closeOf(page).boundingBox())!;
          assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
          await isSound(page, "a notice");
          await closeOf(page).focus();
          await page.keyboard.press("Enter");
          await expect(line(page)).toBeHidden();
          await expect(page.getByRole("main")).toBeFocused();
          // To another page, by the program and by a load of its own.
          await page
            .getByRole("link", { name: /strona główna$/ })
            .first()
            .click();
          await page.waitForURL((url) => url.pathname === "/");
          await expect(line(page)).toBeHidden();
          for (const path of ["/contact", "/en/contact"]) {
            await page.goto(path);
            await ready(page);
            await expect(line(page)).toHaveCount(1);
            await expect(line(page)).toBeHidden();
            assert.equal(await shifted(page), 0, path);
          }
        });
        await visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
          await page.goto("/contact");
          await expect(line(page)).toHaveText(words);
          await expect(line(page).getByRole("button")).toHaveCount(0);
        });
      });
    await t.test(
      "one that is pressed before the program is there is put away at once; of two windows each keeps what the other has put away",
      async (t) => {
        await visit(t, { on: desktop }, async ({ page, context }) => {
          const other = await context.newPage();
          await other.goto("/contact");
          await ready(other);
          let open = () => undefined as void;
          const held = new Promise<void>((resolve) => (open = resolve));
          await page.route(/\/assets\/(?!head-).*\.js$/, async (route) => {
            await held;
            await route.continue();
          });
          await page.goto("/contact", { waitUntil: "commit" });
          await closeOf(page).click();
          await expect(line(page)).toBeHidden();
          open();
          await ready(page);
          await expect(line(page)).toBeHidden();
          await publish(`${words}, potem po świętach`);
          await page.goto("/");
          await expect(line(page)).toContainText("potem po świętach");
          await closeOf(page).click();
          await closeOf(other).click();
          await page.goto("/contact");
          await ready(page);
          await expect(line(page)).toHaveCount(1);
          await expect(line(page)).toBeHidden();
        });
      },
    );
    await staff.goto("/admin/content/notices");
    await staff.getByRole("button", { name: "Ułóż jak na początku" }).click();
    await staff.getByRole("button", { name: /^Opublikuj teraz/ }).click();
    await expect(staff.getByText("Zapisano. Sklep już to pokazuje.")).toBeVisible();
  });
});
