import assert from "node:assert/strict";
import { test } from "node:test";
import { href, languageIn, pathsIn } from "../../src/contract/paths.ts";
import { type LanCode, languages } from "../../src/domain/language.ts";
import { translator } from "../../src/domain/dictionary/dictionaries.ts";
import { expect, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { command } from "./shop.ts";
import { open } from "./shopper.ts";

test("every part of a page, what comes late too, is taken over in the language it was prerendered in: nothing of it is made anew", async (t) => {
  const { look, products } = (await pageData<"look">("/look/po-deszczu/")).data;
  const { urls } = await command<{ urls: Record<LanCode, string> }>("product", products[0]!.product_id);
  for (const on of screens) {
    for (const { lanCode, tag } of languages) {
      await t.test(`${on.name}, ${tag}`, (t) =>
        visit(t, { on }, async ({ page }) => {
          const paths = pathsIn[lanCode];
          const product = href(urls[lanCode]);
          const worn = (await pageData<"product">(product)).data.looks.find(({ look_id }) => look_id === look.look_id)!;
          for (const path of [product, href(worn.url), paths.home, paths.sale, paths.newProducts, paths.contact]) {
            assert.equal(languageIn(path).lanCode, lanCode);
            await page.addInitScript(() => {
              document.addEventListener("DOMContentLoaded", () => {
                for (const element of document.querySelectorAll("main *")) element.toggleAttribute("data-first", true);
              });
            });
            await open(page, path);
            for (let at = 0; at < 12; at += 1) {
              await page.mouse.wheel(0, 900);
              await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
            }
            await page.waitForLoadState("networkidle");
            await expect(page.locator("html")).toHaveAttribute("lang", tag);
            if (path !== product) continue;
            await expect(page.locator("#reviews-title[data-first]")).toHaveText(translator(lanCode)("REVIEWS"));
            const complete = translator(lanCode)("LOOK_COMPLETE");
            await expect(page.locator("main h2[data-first]", { hasText: complete })).toHaveCount(1);
          }
        }),
      );
    }
  }
});
