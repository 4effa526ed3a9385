/** The row of what was looked at before: there from the second product on, at today's prices, until it is cleared. */
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { expect, fewScreens, visit } from "./browser.ts";
import { hoodies, productsOf } from "./goods.ts";
import { open } from "./shopper.ts";

const title = "Ostatnio oglądane";

/** The row, with the names in it, once somebody has come near it. */
async function rowOn(page: Page) {
  const row = page.locator(".recent");
  await row.scrollIntoViewIfNeeded();
  await expect(page.locator(".recent:not(.recent-waiting)")).toBeVisible();
  return { row, names: row.locator(".tile-name") };
}

test("what was looked at before stands on the next product's page, newest first, and again on the second visit; cleared, it is gone", async (t) => {
  const [first, second, third] = (await productsOf(hoodies)).filter(({ product_quantity }) => product_quantity > 10);
  const name = ({ product_name }: { product_name: string }) => product_name;
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await open(page, href(first!.url));
        await page.locator("footer").scrollIntoViewIfNeeded();
        await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
        await open(page, href(second!.url));
        await expect((await rowOn(page)).names).toHaveText([name(first!)]);
        await open(page, href(first!.url));
        await open(page, href(third!.url));
        await expect((await rowOn(page)).names).toHaveText([name(first!), name(second!)]);
        await page.close();

        const again = await context.newPage();
        await open(again, href(third!.url));
        const { row, names } = await rowOn(again);
        await expect(names, "the product itself is not in it").toHaveText([name(first!), name(second!)]);
        await row.getByRole("button", { name: "Wyczyść tę listę" }).click();
        await expect(row).toHaveCount(0);

        await open(again, href(second!.url));
        await again.locator("footer").scrollIntoViewIfNeeded();
        await expect(again.locator(".recent"), "nothing from before").toHaveCount(0);
        await open(again, href(third!.url));
        await expect((await rowOn(again)).names, "what is looked at from now on").toHaveText([name(second!)]);
      }),
    );
  }
});

test("a price remembered from an earlier visit is not shown: the row tells today's", async (t) => {
  const [first, second] = (await productsOf(hoodies)).filter(({ product_quantity }) => product_quantity > 10);
  for (const on of fewScreens)
    await visit(t, { on }, async ({ page }) => {
      await open(page, href(first!.url));
      await expect
        .poll(() =>
          page.evaluate((today) => {
            const key = Object.keys(localStorage).find((one) => localStorage.getItem(one)!.includes(today));
            if (key !== undefined) localStorage.setItem(key, localStorage.getItem(key)!.replaceAll(today, "1.00"));
            return key !== undefined;
          }, first!.real_price),
        )
        .toBe(true);
      await open(page, href(second!.url));
      const { row } = await rowOn(page);
      await expect(row.locator(".tile-price")).toContainText(first!.real_price);
    });
});
