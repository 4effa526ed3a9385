// One long file: one answer and all that follows from it, seen by one listener of what leaves the shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, phone, fewScreens, visit } from "./browser.ts";
import { openCollector, type Said } from "./collector.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { openOwnShop } from "./shop.ts";
import {
  chooseMethods,
  chooseSize,
  fillAddress,
  stored,
  open,
  painted,
  panelOf,
  placeOrder,
  sumOf,
  sumShown,
  words,
} from "./shopper.ts";

const collector = await openCollector();
await openOwnShop({ ANALYTICS_ID: "G-BRUK", ANALYTICS_URL: collector.url });

/** How many things the tag was told before this journey: they all talk to one collector. */
const heard = () => ({ said: collector.said.length, asked: collector.asked.length });

test("nothing is asked of a third party before consent; after it every event comes with what it is about", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const before = heard();
    const since = () => collector.said.slice(before.said);
    const { product, size } = await plenty(hoodies);
    const price = Number(product.real_price);
    await open(page, "/");
    await question(page).waitFor();
    await open(page, hoodies);
    await question(page).waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual([collector.asked.length, await page.context().cookies()], [before.asked, []]);

    await question(page).getByRole("button", { name: "Zgadzam się" }).click();
    await question(page).waitFor({ state: "detached" });
    const list = await told(since, "view_item_list");
    const { data } = await pageData<"category">(hoodies);
    assert.deepEqual(
      [list["item_list_id"], list["item_list_name"], idsOf(list)],
      ["category", data.category.category_name, data.products.map(({ product_id }: Product) => product_id)],
    );
    const [first, second, js, config] = since();
    assert.deepEqual(first, [
      "consent",
      "default",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
    ]);
    assert.deepEqual(second, ["consent", "update", { analytics_storage: "granted" }]);
    assert.equal(js?.[0], "js");
    assert.deepEqual(
      [config?.[0], config?.[1], config?.[2]?.["anonymize_ip"], config?.[2]?.["send_page_view"]],
      ["config", "G-BRUK", true, false],
    );
    await expect.poll(() => collector.asked, "the tag's own second script came in by its policy").toContain("/more.js");

    await page.locator(`.tile a[href="/${product.url}"]`).first().click();
    const item = await told(since, "view_item");
    assert.deepEqual([item["currency"], item["value"], idsOf(item)], ["PLN", price, [product.product_id]]);
    await expect.poll(() => viewed(since())).toEqual([hoodies, `/${product.url}`]);

    await chooseSize(page, size);
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    const line = panelOf(page).locator(".cart-line");
    await line.waitFor();
    assert.deepEqual((await told(since, "add_to_cart"))["items"], [
      {
        item_id: product.product_id,
        item_name: product.product_name,
        item_brand: product.manufacturer_name,
        price,
        item_variant: size,
        quantity: 1,
      },
    ]);
    await line.getByRole("button", { name: /^Więcej: / }).click();
    await eventually("a second piece", async () => eventsIn(since(), "add_to_cart").length === 2);
    await line.getByRole("button", { name: /^Mniej: / }).click();
    assert.equal((await told(since, "remove_from_cart"))["value"], price);

    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    assert.deepEqual(
      [(await told(since, "begin_checkout"))["value"], idsOf(await told(since, "begin_checkout"))],
      [price, [product.product_id]],
    );
    await fillAddress(page, anybody());
    await chooseMethods(page, { paymentId: 1, shippingId: 1 });
    await expect(sumOf(page, "shipping")).toHaveText(/\d/);
    const total = (await sumShown(page, "total")).replace(/[^\d.]/g, "");
    const number = await placeOrder(page);
    const purchase = await told(since, "purchase");
    assert.deepEqual(
      [purchase["transaction_id"], purchase["value"], purchase["currency"], idsOf(purchase)],
      [number, Number(total), "PLN", [product.product_id]],
    );

    await page.reload();
    await eventually("the page after the reload", async () => eventsIn(since(), "page_view").length === 3);
    assert.deepEqual(
      ["purchase", "remove_from_cart", "begin_checkout"].map((name) => eventsIn(since(), name).length),
      [1, 1, 1],
    );
    await expect(question(page), "whoever has answered is not asked again").toHaveCount(0);
    assert.doesNotMatch(JSON.stringify(since()), /@|600 ?\d{3}/, "nothing the shopper typed is told");
  });
});

test("the key of an order's link is told to nobody", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const before = heard();
    const since = () => collector.said.slice(before.said);
    const key = "Ab3_".repeat(8);
    await open(page, `/user/order-no/999999?key=${key}`);
    await page.getByRole("heading", { name: "Nie możemy pokazać tego zamówienia" }).waitFor();
    await question(page).getByRole("button", { name: "Zgadzam się" }).click();
    await told(since, "page_view");
    await page.getByRole("link", { name: "Kontakt" }).first().click();
    await eventually("the next page", async () => eventsIn(since(), "page_view").length === 2);
    assert.deepEqual(viewed(since()), ["/user/order-no/", "/contact"]);
    assert.ok(
      since().some(
        ([command, , detail]) => command === "config" && String(detail?.["page_location"]).endsWith("/user/order-no/"),
      ),
    );
    assert.ok(!JSON.stringify(since()).includes(key));
  });
});

test("no is as easy as yes: two equal buttons, nothing is loaded, and the answer is kept with its date", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context, forgive }) => {
        const before = heard();
        const { product } = await plenty(hoodies);
        // The shop's own emails do not come: what moves is the question's doing, not theirs.
        forgive(/\.woff2/);
        await context.route("**/*.woff2", (route) => route.abort());
        await page.addInitScript(() => {
          const state = Object.assign(globalThis, { shifted: 0 });
          new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => (state.shifted += (entry as unknown as { value: number }).value)),
          ).observe({ type: "layout-shift", buffered: true });
        });
        await open(page, `/${product.url}`);
        await question(page).waitFor();
        const [no, yes] = await question(page)
          .locator(".consent-answers button")
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { width, height, top } = button.getBoundingClientRect();
              const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
              return { width, height, top, color, backgroundColor, fontSize, fontWeight, borderColor };
            }),
          );
        assert.deepEqual(no, yes);
        assert.ok((no?.height ?? 0) >= 44);
        await coversNoBuying(page);
        await painted(page);
        assert.equal(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted), 0);

        await question(page).getByRole("button", { name: "Odrzuć" }).focus();
        await page.keyboard.press("Enter");
        await question(page).waitFor({ state: "detached" });
        await expect(page.locator("#main")).toBeFocused();
        await expect
          .poll(() => stored(page, "consent"))
          .toEqual({ version: 1, date: expect.any(String), purposes: { analytics: false } });
        const { date } = (await stored(page, "consent")) as { date: string };
        assert.ok(Math.abs(Date.now() - Date.parse(date)) < 600_000);
        await open(page, hoodies);
        await page.locator(".foot-privacy").waitFor();
        await page.waitForLoadState("networkidle");
        assert.deepEqual([await question(page).count(), heard()], [0, before]);
      }),
    );
  }
});

test("the footer opens the window with each purpose; what is agreed to begins, what is taken back ends", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const before = heard();
    const since = () => collector.said.slice(before.said);
    await open(page, "/");
    await question(page).getByRole("button", { name: "Szczegóły" }).click();
    const window = page.locator("dialog.privacy");
    await window.waitFor();
    await expect(window.getByRole("checkbox")).toHaveCount(3);
    await expect(window.getByRole("checkbox", { checked: false })).toHaveCount(3);
    await window.getByRole("checkbox", { name: "Statystyka odwiedzin" }).check();
    await window.getByRole("button", { name: "Zapisz mój wybór" }).click();
    await told(since, "page_view");
    await expect.poll(() => stored(page, "consent")).toMatchObject({ purposes: { social: false } });

    await page.evaluate(() => (document.cookie = "_ga_BRUK=1; path=/"));
    await page.locator(".foot-privacy").click();
    await window.getByText(/Twój wybór z dnia \d{1,2}.\p{L}+.\d{4}/u).waitFor();
    await window.getByRole("button", { name: "Odrzuć wszystko" }).click();
    await eventually("the consent taken back", async () =>
      since().some(
        ([command, name, detail]) =>
          command === "consent" && name === "update" && detail?.["analytics_storage"] === "denied",
      ),
    );
    await expect.poll(() => page.context().cookies()).toEqual([]);
    const views = eventsIn(since(), "page_view").length;
    await page.locator("#footer-categories").getByRole("link").first().click();
    await page.waitForURL("**/nowosci/");
    await page.waitForLoadState("networkidle");
    assert.equal(eventsIn(since(), "page_view").length, views);
  });
});

test("axe finds nothing in the question and in the privacy window", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async ({ page }) => {
        await open(page, "/bruk/");
        await question(page).waitFor();
        await findsNothing(page, "the question");
        await question(page).getByRole("button", { name: "Szczegóły" }).click();
        await page.locator("dialog.privacy").waitFor();
        await findsNothing(page, "the privacy window");
        await page.keyboard.press("Escape");
        await question(page).waitFor();
        await page.evaluate(() => document.querySelector(".timeline")?.scrollIntoView());
        await page.getByRole("button", { name: "Pokaż wpisy" }).waitFor();
        await findsNothing(page, "the timeline's place");
      }),
    );
  }
});

test("an answer to an older question, or to another, is no answer", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    for (const answer of [
      { version: 0, date: new Date().toISOString(), purposes: { analytics: true } },
      { version: 1, date: new Date().toISOString(), purposes: { social: false } },
      "yes",
    ]) {
      const before = heard();
      await open(page, "/contact");
      await page.evaluate((answer) => localStorage.setItem("consent", JSON.stringify(answer)), answer);
      await open(page, "/contact");
      await question(page).waitFor();
      assert.deepEqual(heard(), before);
    }
  });
});

test("what the shopper does in one tab is counted once, however many are open", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context }) => {
    const before = heard();
    const since = () => collector.said.slice(before.said);
    const { product, size } = await plenty(hoodies, 1);
    await open(page, "/contact");
    await question(page).getByRole("button", { name: "Zgadzam się" }).click();
    const other = await context.newPage();
    await open(other, "/compare");
    await eventually("both tabs counting", async () => eventsIn(since(), "page_view").length === 2);
    await open(page, `/${product.url}`);
    await told(since, "view_item");
    await chooseSize(page, size);
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    await other.locator(".cart-box-count").getByText("1", { exact: true }).waitFor();
    await other.locator("header .head-mark").click();
    await eventually("the other tab's next page", async () => eventsIn(since(), "page_view").length === 4);
    assert.equal(eventsIn(since(), "add_to_cart").length, 1);
  });
});

function question(page: Page) {
  return page.getByRole("region", { name: "Prywatność" });
}

/** Neither the buy button, where it is in sight, nor the bar at the foot lies under the question. */
async function coversNoBuying(page: Page): Promise<void> {
  const covering = () =>
    page.evaluate(() => {
      const buttons = [
        ...document.querySelectorAll<HTMLElement>("#buy-action button, .buy-bar button, .cart-box"),
      ].filter((button) => button.checkVisibility());
      const under = (button: HTMLElement) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return (
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".consent") !== null &&
          top < innerHeight &&
          top + height > 0
        );
      };
      return {
        seen: buttons.length,
        under: buttons
          .filter((button) => under(button) && button.getBoundingClientRect().top < innerHeight)
          .map((button) => button.textContent),
      };
    });
  await expect.poll(async () => (await covering()).seen).toBeGreaterThanOrEqual(2);
  await expect.poll(async () => (await covering()).under).toEqual([]);
}

/** Returns the newest event of a name, as soon as there is one. */
function told(since: () => Said[], name: string): Promise<Record<string, unknown>> {
  return eventually(`the event ${name}`, async () => eventsIn(since(), name).at(-1));
}

function eventsIn(said: readonly Said[], name: string): Record<string, unknown>[] {
  return said.flatMap(([command, what, detail]) =>
    command === "event" && what === name && detail !== undefined ? [detail] : [],
  );
}

/** The paths of the pages that were told of, in order. */
function viewed(said: readonly Said[]): string[] {
  return eventsIn(said, "page_view").map(({ page_location }) => new URL(String(page_location)).pathname);
}

function idsOf(event: Record<string, unknown>): unknown[] {
  return (event["items"] as { item_id: string }[]).map(({ item_id }) => item_id);
}
