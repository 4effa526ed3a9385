import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData } from "../../src/contract/page-data.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { command } from "./shop.ts";
import { open } from "./shopper.ts";

interface Kept {
  message: string;
  component: string;
  url: string;
  browser: string;
  stack: string;
  count: number;
  build_id: string;
  build_date: string;
}

test("errors of a shopper's browser reach the shop, each once per page load, with path, browser and build", async (t) => {
  await visit(t, { on: phone }, async ({ page, forgive }) => {
    forgive(/Zepsute|nobody caught/);
    await open(page, `${hoodies}?email=kasia@poczta.example#b`);
    const { build, layout } = await pageData(hoodies);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new TypeError("Zepsute sznurówki Kasi kasia@poczta.example");
          }),
      );
      await page.evaluate(() => void Promise.reject(new Error("a promise nobody caught")));
    }
    const [thrown, rejected] = await Promise.all([
      storedAs("TypeError: Zepsute sznurówki Kasi [e-mail]"),
      storedAs("Error: a promise nobody caught"),
    ]);
    for (const kept of [thrown, rejected]) {
      assert.deepEqual([kept.url, kept.count, kept.build_id], [hoodies, 1, build]);
      assert.match(kept.browser, /^Chrome \d+$/);
      assert.equal(kept.build_date.slice(0, 10), layout.config["build_date"]?.slice(0, 10));
      assert.ok(kept.stack.length > 0);
    }
    await open(page, hoodies);
    await page.evaluate(() => void Promise.reject(new Error("a promise nobody caught")));
    await eventually(
      "the same error of the next page load counted",
      async () => (await storedAs("Error: a promise nobody caught")).count === 2,
    );
  });
});

test("a screen that crashes says so, leaves the shop around it, is told, and the next page is whole", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/TypeError/);
    const { product } = await plenty(hoodies);
    await open(page, hoodies);
    await context.route(`**/page-data/${product.url}page-data.json*`, async (route) => {
      const answer = await route.fetch();
      const whole = (await answer.json()) as PageData<"product">;
      await route.fulfill({
        response: answer,
        json: { ...whole, data: { ...whole.data, product: { ...whole.data.product, images: null } } },
      });
    });
    await page.locator(`.tile a[href="/${product.url}"]`).first().click();
    await page.getByRole("main").getByText("Wystąpił błąd, zgłoś go administratorowi.").waitFor();
    await expect(page.locator("header.head")).toBeVisible();
    await eventually("the crash told", async () =>
      (await command<Kept[]>("errors")).some(
        ({ component, url }) => component.startsWith("product") && url === `/${product.url}`,
      ),
    );
    await page.getByRole("main").getByRole("link", { name: "Strona główna" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator(".tile").first().waitFor();
  });
});

test("code that cannot be fetched is told, and the shop goes on", async (t) => {
  await visit(t, { on: phone }, async ({ page, context, forgive }) => {
    forgive(/dialogs|dynamically imported|ERR_FAILED/);
    await context.route("**/assets/dialogs-*.js*", (route) => route.abort());
    await open(page, "/bruk/");
    await page.locator(".head-menu").click();
    await eventually("the missing code told", async () =>
      (await command<Kept[]>("errors")).some(
        ({ component, url }) => component.startsWith("Drawer") && url === "/bruk/",
      ),
    );
    await expect(page.locator("h1")).toBeVisible();
  });
});

test("a server that does not take reports troubles nobody", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/Zepsuty zamek|ERR_FAILED/);
    await context.route("**/sys/json_api?reportError", (route) => route.abort());
    await open(page, "/contact");
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("Zepsuty zamek");
        }),
    );
    await page.locator(".menu").getByRole("link", { name: "Odzież", exact: true }).click();
    await page.waitForURL("**/Odziez/#b");
  });
});

/** Returns the error of a message, once the shop lists it. */
function storedAs(message: string): Promise<Kept> {
  return eventually(`the error “${message}”`, async () =>
    (await command<Kept[]>("errors", "--since", "1d")).find((kept) => kept.message === message),
  );
}
