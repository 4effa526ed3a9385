import assert from "node:assert/strict";
import { test } from "node:test";
import { scriptBudgets } from "../script-budgets.ts";
import { expect, phone, screens, visit } from "./browser.ts";
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

for (const on of screens) {
  test(`pictures further down and the code are fetched once the picture seen first is there, ${on.name}`, async (t) => {
    await visit(t, { on }, async ({ page, context }) => {
      const order: string[] = [];
      await context.route("**/images/*/hero*", async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 300));
        order.push("seen first");
        await route.fulfill({ response });
      });
      page.on("request", (request) => {
        const path = new URL(request.url()).pathname;
        if (/^\/images\/(?!.*hero)/.test(path)) order.push("further down");
        if (path.endsWith(".js") && !path.includes("/head-")) order.push("code");
      });
      await page.goto("/");
      await expect.poll(() => new Set(order)).toEqual(new Set(["seen first", "further down", "code"]));
      assert.equal(order[0], "seen first");
      await expect(page.locator("html[data-first]")).toHaveCount(0);
    });
  });
}

test("taking a page over does not say its language again, which would have all its styles worked out anew", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => changes.forEach(() => said.push(document.documentElement.lang))).observe(document, { attributeFilter: ["lang"], subtree: true });
    });
    await page.goto("/");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    assert.deepEqual(await page.evaluate(() => (window as unknown as { said: string[] }).said), []);
  });
});
