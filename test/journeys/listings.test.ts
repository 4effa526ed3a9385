import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { hrefsOf, open, putIntoCart, restingScroll } from "./shopper.ts";

const clothes = "/Odziez/";

test("filters narrow a listing at once; back takes them back one by one, with the scroll; reload keeps them", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const { data } = await pageData<"category">(clothes, "?size=M");
        const both = (await pageData<"category">(clothes, "?size=M&colour=black")).data;
        assert.ok(both.total > 4 && both.total < data.total);
        await open(page, clothes);
        await page.locator("#filter-toggle").click();
        await tick(page, "size", "M");
        await page.waitForURL(`**${clothes}?size=M`);
        await showing(
          page,
          data.products.map(({ url }) => url),
        );
        if (mobile) {
          await page.getByRole("button", { name: `Pokaż ${data.total} produkt` }).click();
          await page.locator("dialog[open]").waitFor({ state: "detached" });
          await page.locator("#filter-toggle").click();
        }
        await tick(page, "colour", "black");
        await page.waitForURL(`**${clothes}?size=M&colour=black`);
        await showing(
          page,
          both.products.map(({ url }) => url),
        );
        if (mobile) await page.getByRole("button", { name: "Zamknij filtry" }).click();
        await expect(page.locator(".chip-name")).toHaveText(["Rozmiar M", "Czarny"], { useInnerText: true });

        const tile = page.locator(".tile-name a").nth(4);
        await tile.scrollIntoViewIfNeeded();
        const scrolled = await restingScroll(page);
        await tile.click();
        await page.locator(".buy h1").waitFor();
        await page.goBack();
        await showing(
          page,
          both.products.map(({ url }) => url),
        );
        await page.waitForFunction((at) => Math.abs(scrollY - at) <= 2, scrolled);
        await page.reload();
        await showing(
          page,
          both.products.map(({ url }) => url),
        );
        await page.waitForFunction((at) => Math.abs(scrollY - at) <= 2, scrolled);

        await page.goBack();
        await page.waitForURL(`**${clothes}?size=M`);
        await showing(
          page,
          data.products.map(({ url }) => url),
        );
        await page.goForward();
        await showing(
          page,
          both.products.map(({ url }) => url),
        );
        await page.locator(".chip", { hasText: "Rozmiar M" }).click();
        await page.waitForURL(`**${clothes}?colour=black`);
        await page.getByRole("link", { name: "Wyczyść filtry" }).click();
        await page.waitForURL(`**${clothes}`);
        await page.locator(".chip").first().waitFor({ state: "detached" });
      }),
    );
  }
});

test("a filter pressed is asked for before it is let go, and once", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, clothes);
    await page.locator("#filter-toggle").click();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("size=M") && asked.push(request.url()));
    await page.locator(".filters label", { has: page.locator("input[name=size][value=M]") }).hover();
    const answered = page.waitForResponse(/page-data.*size=M/);
    await page.mouse.down();
    await answered;
    assert.equal(new URL(page.url()).search, "");
    await page.mouse.up();
    await page.waitForURL(`**${clothes}?size=M`);
    assert.equal(asked.length, 1, asked.join(" "));
  });
});

test("a price range is typed, wrong amounts are told, and nothing left says so with a way back", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, clothes);
    await page.locator("#filter-toggle").click();
    await page.getByLabel("Od (zł)").fill("tanio");
    await page.getByLabel("Od (zł)").press("Enter");
    await page.getByRole("alert").getByText("Wpisz kwotę w złotych, na przykład 99.90.").waitFor();
    await page.getByLabel("Od (zł)").fill("1,50");
    await page.getByLabel("Do (zł)").fill("2");
    await page.getByLabel("Do (zł)").press("Enter");
    await page.waitForURL(`**${clothes}?from=1.50&to=2`);
    await page.locator("main .listing-none").getByText("Nie znaleziono produktów.").waitFor();
    await page.getByText("Nic nie pasuje do tych filtrów.").waitFor();
    await expect(page.locator(".chip-name")).toHaveText("1.50\u00a0zł – 2.00\u00a0zł", { useInnerText: true });
    await page.locator("main .listing-none").getByRole("link", { name: "Wyczyść filtry" }).click();
    await page.waitForURL(`**${clothes}`);
    await page.locator("main .tile").first().waitFor();
  });
});

test("whoever chose the list sees it at the next visit, from the first paint", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await open(page, "/promocje/");
        await page.getByRole("button", { name: "Lista" }).click();
        await page.locator("[data-view=list] .tiles-chosen").waitFor();
        const next = await context.newPage();
        await open(next, clothes);
        await expect(next.locator("html")).toHaveAttribute("data-view", "list");
        await expect(next.getByRole("button", { name: "Lista" })).toHaveAttribute("aria-pressed", "true");
        const inOneColumn = async () => {
          await next.locator("main .tile").nth(1).waitFor();
          const [first, second] = await next
            .locator("main .tile")
            .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect().left));
          return first === second;
        };
        await expect.poll(inOneColumn, "one product to a row").toBe(true);
        await open(next, "/");
        await expect.poll(inOneColumn, "the shelves of the home page stay as they are").toBe(false);
      }),
    );
  }
});

test("filters work without JavaScript: a link, a form, chips", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
        await page.goto(`${clothes}?sort=price-asc`);
        await page.getByRole("button", { name: "Filtry" }).click();
        await page.waitForURL(/filters=open/);
        await tick(page, "size", "M");
        await tick(page, "colour", "black");
        await page.getByRole("button", { name: "Pokaż produkty" }).click();
        await page.waitForURL(`**${clothes}?size=M&colour=black&sort=price-asc`);
        const { products } = (await pageData<"category">(clothes, "?size=M&colour=black&sort=price-asc")).data;
        await showing(
          page,
          products.map(({ url }) => url),
        );
        await page.locator("#sort").selectOption("price-desc");
        await page.locator(".listing-sort button").click();
        await page.waitForURL(`**${clothes}?size=M&colour=black&sort=price-desc`);
        await page.locator(".chip", { hasText: "Czarny" }).click();
        await page.waitForURL(`**${clothes}?size=M&sort=price-desc`);
      }),
    );
  }
});

test("the lowest price of 30 days stands beside every reduced price: tile, list, product page, cart", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page } = visit;
    const { products } = (await pageData<"sale">("/promocje/")).data;
    const reduced = products.find(
      ({ attrs }) => (attrs[0]?.vals.filter(({ quantity }) => quantity > 0).length ?? 0) > 1,
    );
    const size = reduced?.attrs[0]?.vals.find(({ quantity }) => quantity > 0);
    assert.ok(reduced?.lowest_price && size);
    const said = `Najniższa cena z 30 dni przed obniżką: ${reduced.lowest_price}\u00a0zł`;
    await open(page, "/promocje/");
    const tile = page.locator(".tile", { has: page.locator(`a[href="/${reduced.url}"]`) });
    await tile.getByText(said).waitFor();
    await page.getByRole("button", { name: "Lista" }).click();
    await tile.getByText(said).waitFor();
    await putIntoCart(visit, { product: reduced, a2p: size.attr_2_product_id, size: size.attrValue_name });
    await page.locator(".buy").getByText(said).waitFor({ state: "attached" });
    await page.locator(".cart-line-reduction").getByText(said).waitFor();
  });
});

/** Ticks a filter as a shopper does, by its square or its box. */
async function tick(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`.filters input[name=${name}][value=${value}]`).click();
}

/** Waits until the listing shows these products, in this order. */
async function showing(page: Page, urls: readonly string[]): Promise<void> {
  await expect.poll(() => hrefsOf(page.locator(".listing .tile-name a"))).toEqual(urls.map((url) => `/${url}`));
}
