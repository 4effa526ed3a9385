import assert from "node:assert/strict";
import { test } from "node:test";
import { initialState } from "../../src/storefront/session/state.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { open, openCart, panelOf, putIntoCart } from "./shopper.ts";

const keys = [...Object.keys(initialState), "quantityInCart", "step", "consent", "appOffer"];
const garbage = [
  "[{",
  "null",
  "0",
  "true",
  '"x"',
  "[]",
  "{}",
  '[null, {"product": 7}]',
  '{"defs": 7}',
  "9007199254740991",
  '{"__proto__": {"a": 1}}',
  "\u0000",
];

test("whatever lies under the session's keys, the shop opens, and its panel with it", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await open(page, "/contact");
        for (const [turn, raw] of garbage.entries()) {
          if (turn % screens.length !== nth) continue;
          await page.evaluate(({ keys, raw }) => keys.forEach((key) => localStorage.setItem(key, raw)), { keys, raw });
          const tab = await context.newPage();
          await open(tab, "/bruk/");
          await expect(tab.locator(".tile").first(), raw).toBeVisible();
          if (raw !== "true") await openCart(tab); // True opens it by itself.
          await panelOf(tab).getByRole("heading").first().waitFor();
          await expect(panelOf(tab).locator(".panel-crash"), raw).toHaveCount(0);
          await tab.close();
        }
      }),
    );
  }
});

test("a damaged line and a damaged currency are dropped, the sound rest is kept", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const goods = await plenty(hoodies, 4);
    await putIntoCart(visit, goods);
    await page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem("products") ?? "[]") as object[];
      localStorage.setItem("products", JSON.stringify([{ ...lines[0], quantity: 1e9 }, null, lines[0], { key: "7" }]));
      localStorage.setItem("currency", '"dukaty"');
      localStorage.setItem("lanCode", '"cz"');
    });
    await open(page, "/");
    await expect(page.locator(".cart-box-count")).toHaveText("1");
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.locator(".tile .price").first()).toHaveText(/zł$/);
  });
});

test("each of the specification's keys is kept under its own name, as JSON, and two tabs agree", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page, context } = visit;
    const goods = await plenty(hoodies, 5);
    const other = await context.newPage();
    await open(other, "/contact");
    await putIntoCart(visit, goods);
    await other.locator(".cart-box-count").getByText("1", { exact: true }).waitFor({ state: "attached" });
    const all = () => page.evaluate(() => ({ ...localStorage }));
    await expect.poll(all).toMatchObject({ quantityInCart: "1", mobile: "true", width: "390", orderShow: "true" });
    const stored = await all();
    assert.deepEqual(
      Object.keys(stored).filter((key) => !keys.includes(key)),
      [],
    );
    for (const [key, raw] of Object.entries(stored)) assert.doesNotThrow(() => JSON.parse(raw), key);
    assert.equal(JSON.parse(stored["products"] ?? "")[0].key, `${goods.product.product_id}_${goods.a2p}`);
  });
});
