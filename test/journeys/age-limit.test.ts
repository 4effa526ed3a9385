import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { isForAdults } from "../../src/domain/catalogue/selling-limits.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, fewScreens, visit } from "./browser.ts";
import { productsOf } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { chooseMethods, fillAddress, open, openCart, orderNumber, painted, panelOf, words } from "./shopper.ts";

const smoking = "/akcesoria-dla-palacych/";
const oils = "/konopie/oleje/";

async function adultGoods(): Promise<Product> {
  const found = (await productsOf(smoking)).find(
    (product) =>
      product.age_min === 18 &&
      product.online_sale !== false &&
      product.attrs.length === 0 &&
      product.product_quantity > 5,
  );
  assert.ok(found, "the demo sells smoking accessories in one size");
  return found;
}

test("a covered picture says in words why it is covered, in each language, until the age is declared", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page, mobile }) => {
        const says = async (...words: string[]) => {
          const why = page.locator(".tile-adults").first();
          await why.scrollIntoViewIfNeeded();
          for (const word of words) await expect(why).toContainText(word);
          const room = await why.evaluate((why) =>
            [why.getBoundingClientRect(), why.parentElement!.getBoundingClientRect()].map(
              ({ left, right, top, bottom }) => ({ left, right, top, bottom }),
            ),
          );
          assert.ok(
            room[0]!.left >= room[1]!.left &&
              room[0]!.right <= room[1]!.right &&
              room[0]!.top > room[1]!.top + 40 &&
              room[0]!.bottom <= room[1]!.bottom,
            JSON.stringify(room),
          );
        };
        await open(page, smoking);
        await says("Tylko dla pełnoletnich", "potwierdź wiek");
        const goods = (await productsOf(smoking)).filter(isForAdults);
        await expect(page.locator(".tile-adults")).toHaveCount(goods.length);
        await findsNothing(page, smoking);
        if (!mobile) {
          for (const [language, ...words] of [
            ["2", "For adults only", "confirm your age"],
            ["6", "Jen pro dospělé", "potvrďte svůj věk"],
          ] as const) {
            await page
              .locator(".utility")
              .getByLabel(/^(Język|Language|Jazyk)$/)
              .selectOption(language);
            await page.waitForURL((url) => url.pathname === "/");
            await open(page, smoking);
            await says(...words);
          }
        }
        await page.evaluate(() => localStorage.setItem("adultUntil", JSON.stringify(Date.now() + 60_000)));
        await open(page, smoking);
        await expect(page.locator(".tile-adults").first()).toBeHidden();
      }),
    );
  }
});

test("goods for adults are asked about before they are seen, and declared again with the order", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, mobile } = visit;
        const product = await adultGoods();
        await open(page, smoking);
        const tile = page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) });
        await expect(tile.locator(".tag").first()).toHaveText("18+");

        await tile.locator(".tile-name a").click();
        const gate = page.getByRole("dialog", { name: "Masz ukończone 18 lat?" });
        await gate.waitFor();
        const { x, y, width, height } = (await gate.boundingBox())!;
        const window = page.viewportSize()!;
        assert.ok(
          Math.abs(x + width / 2 - window.width / 2) <= 1 && Math.abs(y + height / 2 - window.height / 2) <= 1,
          "the question stands in the middle of the window",
        );
        await expect(page.locator(".product h1")).toBeAttached();
        await expect(page.locator(".product h1")).toBeHidden();
        await expect(page.locator("dialog.age-gate:focus-within")).toBeVisible();
        await page.keyboard.press("Escape");
        await page.waitForURL((url) => url.pathname === "/");

        await open(page, `/${product.url}`);
        await gate.getByRole("button", { name: "Mam ukończone 18 lat" }).press("Enter");
        await gate.waitFor({ state: "detached" });
        await expect(page.locator(".product h1")).toBeVisible();
        await open(page, `/${product.url}`);
        await expect(page.locator(".product h1"), "the declaration is remembered").toBeVisible();
        await expect(gate).toHaveCount(0);

        await page.getByRole("button", { name: words.add, exact: true }).first().click();
        if (mobile) await openCart(page);
        const panel = panelOf(page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, anybody());
        await chooseMethods(page, { paymentId: 2, shippingId: 1 });
        await panel.locator("input[name=terms]").check();
        const declared = panel.locator("input[name=ageConfirmed]");
        await expect(declared).not.toBeChecked();
        await panel.locator(".order-button").click({ force: true });
        await panel.getByText("Zaznacz oświadczenie o wieku").first().waitFor();
        await expect(declared).toBeFocused();
        await declared.check();
        await panel.locator(".order-button").click();
        const order = (await storedOrder(await orderNumber(page))) as unknown as { age_confirmed_at: string | null };
        assert.ok(order.age_confirmed_at, "the order keeps the declaration");
      }),
    );
  }
});

test("what is sold in the shop itself says so and cannot be put into the cart", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const product = (await productsOf(smoking)).find(({ online_sale }) => online_sale === false);
        assert.ok(product, "the demo has goods for its shop alone");
        await declareBefore(page);
        await open(page, smoking);
        const tile = page.locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) });
        await expect(tile.locator(".badges")).toHaveText(/Tylko w sklepie/);
        await open(page, `/${product.url}`);
        await page.getByText("Tylko w naszym sklepie").waitFor();
        await expect(page.getByRole("button", { name: words.add, exact: true })).toHaveCount(0);
        await expect(page.locator(".buy-bar")).toHaveCount(0);
      }),
    );
  }
});

test("what may not be sent into the chosen country is refused beside its line, and goes elsewhere", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const product = (await productsOf(oils)).find(({ blocked_countries }) => blocked_countries?.includes("NO"));
    assert.ok(product, "the demo has goods that may not be sent to Norway");
    await declareBefore(page);
    await open(page, `/${product.url}`);
    await page.getByText("Nie wysyłamy do: Norwegia").waitFor();
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, { ...anybody(), shippingCountry: "10", shippingPostCode: "0150" });
    await panel.locator("input[name=terms]").check();
    await panel.locator("input[name=ageConfirmed]").check();
    await panel.getByText("Tego produktu nie wyślemy do wybranego kraju: Norwegia.").waitFor();
    await panel.locator(".order-button").click();
    await panel
      .getByRole("alert")
      .getByText(/nie możemy wysłać do tego kraju: Norwegia/)
      .waitFor();
    await panel.locator("select[name=shippingCountry]").selectOption("2");
    await panel.locator("input[name=shippingPostCode]").fill("31-403");
    await panel.getByText("Tego produktu nie wyślemy").waitFor({ state: "detached" });
    await panel.locator(".order-button").click();
    await orderNumber(page);
  });
});

test("pictures of goods for adults are paving wherever they stand, until the declaration", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const product = await adultGoods();
        await open(page, smoking);
        const tile = page
          .locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) })
          .locator("img")
          .first();
        await isCovered(tile);
        await page.getByRole("combobox", { name: "Czego szukasz?" }).pressSequentially("zap");
        await isCovered(
          page
            .getByRole("option", { name: /^Zapalniczka/ })
            .first()
            .locator("img"),
        );
        await page.evaluate(
          (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
          { products: [{ key: product.product_id, product, a2p: null, quantity: 1 }], productsHistory: [product] },
        );
        await open(page, "/");
        await openCart(page);
        await isCovered(panelOf(page).locator(".cart-line img"));
        await panelOf(page)
          .getByRole("button", { name: /^Mniej: / })
          .click();
        await isCovered(panelOf(page).locator(".empty-cart-seen img"));
        await open(page, `/${product.url}`);
        await panelOf(page).waitFor();
        await expect(page.locator(".age-gate"), "the question waits behind the panel").toHaveCount(0);
        await panelOf(page).getByRole("button", { name: words.back }).first().click();
        await page.getByRole("button", { name: "Mam ukończone 18 lat" }).click();
        await open(page, smoking);
        await isCovered(tile, false); // Who has declared to be of age sees them.
      }),
    );
  }
});

test("without JavaScript the question stands before the page of goods for adults, and its tick opens it", async (t) => {
  const product = await adultGoods();
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        await page.goto(smoking);
        await isCovered(
          page
            .locator(".tile", { has: page.locator(`a[href="/${product.url}"]`) })
            .locator("img")
            .first(),
        );
        await page.goto(`/${product.url}`);
        await expect(page.locator(".product h1")).toBeHidden();
        await expect(page.locator(".product .film-frame img").first()).toBeHidden();
        await expect(
          page.locator("meta[property='og:image']"),
          "a preview of the link shows no picture of it",
        ).toHaveCount(0);
        await page.getByRole("link", { name: "Wychodzę" }).click();
        await page.waitForURL((url) => url.pathname === "/");
        await page.goto(`/${product.url}`);
        await page.getByRole("checkbox", { name: "Mam ukończone 18 lat" }).press("Space");
        await expect(page.locator(".product h1")).toBeVisible();
        await expect(page.locator(".product .film-frame img").first()).toBeVisible();
        await expect(page.locator(".age-prerendered")).toBeHidden();
      }),
    );
  }
});

test("nothing moves when the question of the age comes and goes", async (t) => {
  const product = await adultGoods();
  await visit(t, { on: desktop, options }, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset["shift"] = String(
            Number(document.documentElement.dataset["shift"] ?? 0) + entry.value,
          );
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, `/${product.url}`);
    await page.getByRole("dialog").waitFor();
    await findsNothing(page, "the question of the age");
    await page.getByRole("button", { name: "Mam ukończone 18 lat" }).click();
    await expect(page.locator(".product h1")).toBeVisible();
    await painted(page);
    assert.ok(Number(await page.evaluate(() => document.documentElement.dataset["shift"] ?? 0)) <= 0.005);
  });
});

/** Waits until a picture is drawn outside of its own box, whose paving is seen instead; or until it is not. */
async function isCovered(picture: Locator, wanted = true): Promise<void> {
  await picture.waitFor();
  const covered = () =>
    picture.evaluate((element) => {
      const { objectPosition, backgroundImage } = getComputedStyle(element);
      return (
        Number.parseFloat(objectPosition) > element.getBoundingClientRect().width && backgroundImage.includes("paving")
      );
    });
  await expect.poll(covered, "covered by paving").toBe(wanted);
}

/** As after an earlier visit. */
async function declareBefore(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("adultUntil", String(Date.now() + 86_400_000)));
}
