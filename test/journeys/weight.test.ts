import assert from "node:assert/strict";
import { test } from "node:test";
import { scriptBudgets } from "../script-budgets.ts";
import { phone, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";

test("home, listing and product page fetch no more JavaScript than their budgets", async (t) => {
  const { product } = await plenty(hoodies);
  for (const [kind, path] of [["home", "/"], ["category", hoodies], ["product", `/${product.url}`]] as const) {
    await visit(t, { on: phone }, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const bytes = await page.evaluate(() => {
        const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        return files.filter(({ name }) => name.endsWith(".js")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      });
      assert.ok(bytes > 50_000 && bytes <= scriptBudgets[kind] * 1000, `${kind}: ${bytes} bytes`);
    });
  }
});
