/** Looks: from a product's page to the look it is part of, and its pieces into the cart from there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { href } from "../../src/contract/paths.ts";
import { expect, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { eventually } from "./records.ts";
import { command } from "./shop.ts";
import { open, openCart, panelOf, words } from "./shopper.ts";

const path = "/look/po-deszczu/";

test("a product's page leads to its look, whose pieces go into the cart by one press on a size; what is sold out says so", async (t) => {
  const { look, products } = (await pageData<"look">(path)).data;
  const [shell] = products;
  const hat = products.find(({ attrs }) => attrs.length === 0)!;
  const stock = async (pieces: number) => {
    await command("stock", hat.product_id, String(pieces));
    await eventually(`${path} with ${pieces} of ${hat.product_name}`, async () =>
      (await pageData<"look">(path)).data.products.some(
        ({ product_id, product_quantity }) => product_id === hat.product_id && product_quantity === pieces,
      ),
    );
  };
  t.after(() => stock(hat.product_quantity));
  await stock(0);
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        await open(page, href(shell!.url));
        await page.locator(".look-cards").getByRole("link", { name: look.name }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(look.name);
        await expect(page).toHaveURL(path);
        await expect(page.locator(".look-picture img")).toHaveAttribute(
          "alt",
          products.map(({ product_name }) => product_name).join(", "),
        );
        const piece = (name: string) => page.locator(".look-pieces > li", { hasText: name });
        await expect(page.locator(".look-pieces > li")).toHaveCount(products.length);
        await expect(piece(hat.product_name).locator(".look-out")).toHaveText("Wyprzedane");
        await expect(piece(hat.product_name).locator(".quick-sizes")).toHaveCount(0);

        const size = piece(shell!.product_name).getByRole("button", { name: `${words.add}: M`, exact: false });
        if (mobile) await size.tap();
        else {
          await size.focus();
          await page.keyboard.press("Enter");
        }
        if (mobile) await openCart(page);
        await expect(panelOf(page)).toContainText(shell!.product_name);
        await expect(panelOf(page)).toContainText("M");
      }),
    );
  }
});

test("the sizes of pieces that stand side by side stay apart, each a finger wide", async (t) => {
  for (const on of screens)
    await visit(t, { on }, async ({ page }) => {
      await open(page, path);
      await page.locator(".quick-sizes-standing").first().waitFor();
      const pieces = await page.locator(".look-pieces > li").evaluateAll((all) =>
        all.map((piece) => ({
          edge: piece.getBoundingClientRect().toJSON() as DOMRect,
          sizes: [...piece.querySelectorAll(".quick-sizes-standing > *")].map(
            (size) => size.getBoundingClientRect().toJSON() as DOMRect,
          ),
        })),
      );
      assert.ok(pieces.some(({ sizes }) => sizes.length > 4));
      for (const { edge, sizes } of pieces)
        for (const [at, size] of sizes.entries()) {
          assert.ok(size.left >= edge.left + 8 && size.right <= edge.right - 8, "within its piece");
          assert.ok(size.width >= 44 && size.height >= 44, `${size.width} × ${size.height}`);
          const next = sizes[at + 1];
          assert.ok(next === undefined || next.left >= size.right + 4 || next.top >= size.bottom + 4, "a gap between");
        }
    });
});

test("without JavaScript a look names its pieces and leads to each", async (t) => {
  const { products } = (await pageData<"look">(path)).data;
  for (const on of screens)
    await visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
      await page.goto(path);
      for (const { product_name, url } of products)
        await expect(page.locator(".look-pieces").getByRole("link", { name: product_name })).toHaveAttribute(
          "href",
          href(url),
        );
    });
});
