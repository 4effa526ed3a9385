/** Everything a shopper does on a product's page, and the windows opened from it, on a phone and on a desktop. */
// One long file: one page, and everything that is done on it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href, stockHref } from "../../src/contract/paths.ts";
import type { StockNow } from "../../src/contract/products.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { hoodies, pageData, productsOf } from "./goods.ts";
import { chooseSize, stored, noticed, open, painted, panelOf } from "./shopper.ts";

const dialogOf = (page: Page) => page.locator("dialog[open]:not(.order-panel)");
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const pictured = async () =>
  (await productsOf(hoodies)).filter((product) => product.images.length >= 3 && product.product_quantity > 20);

test("a picture is enlarged by click and keys, moved, turned by arrows and by a swipe, and Esc closes it", async (t) => {
  const [hoodie] = await pictured();
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, href(hoodie!.url));
      await page.locator(".film-picture").first().click();
      const zoom = dialogOf(page);
      const counter = zoom.locator(".zoom-turn .figures > [aria-hidden]");
      await zoom.locator("img").waitFor();
      await expect(counter).toHaveText(`1 / ${hoodie!.images.length}`);
      await page.keyboard.press("ArrowRight");
      await counter.getByText("2 /").waitFor();
      await page.keyboard.press("ArrowLeft");
      await counter.getByText("1 /").waitFor();

      const scale = () => zoom.locator("img").evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
      const aside = () => zoom.locator("img").evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);
      await zoom.locator(".zoom-stage").click({ position: { x: 100, y: 200 } });
      await expect.poll(scale).toBe(2.5);
      const before = await aside();
      await page.keyboard.press("ArrowRight");
      await expect.poll(aside, "enlarged, an arrow moves the picture").toBeLessThan(before);
      await expect(counter).toHaveText(/^1 \//);
      await page.keyboard.press("0");
      await expect.poll(scale).toBe(1);

      const box = (await zoom.locator(".zoom-stage").boundingBox())!;
      await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await counter.getByText("2 /").waitFor();
      await page.keyboard.press("Escape");
      await zoom.waitFor({ state: "detached" });
      if (mobile) {
        const film = page.locator(".film");
        await film.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: "instant" }));
        await page.locator(".dots i:nth-child(3).dot-on").waitFor();
      }
    });
  }
});

test("the size table opens in the shopper's language with the chosen size marked, and tells how to measure", async (t) => {
  const [hoodie] = await pictured();
  const size = hoodie!.attrs[0]!.vals.find((val) => val.quantity > 0)!.attrValue_name;
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      await open(page, href(hoodie!.url));
      await chooseSize(page, size);
      const link = page.getByRole("button", { name: "Tabela rozmiarów" });
      await link.click();
      const table = dialogOf(page).locator("table");
      await table.waitFor();
      await expect(table.locator(".size-table-own th")).toHaveText(size);
      await expect(dialogOf(page).locator("dd").nth(2), "how to measure").toBeVisible();
      await expect.poll(() => tooWide(page), "a wide table scrolls in itself").toBe(0);
      await page.keyboard.press("Escape");
      await table.waitFor({ state: "detached" });
      await expect(link, "the focus is back where it was").toBeFocused();
    });
  }
});

test("without a size the page says beside the sizes what is missing; what exceeds the stock is refused in words", async (t) => {
  const rare = (await productsOf("/Odziez/")).flatMap((product) =>
    (product.attrs[0]?.vals ?? [])
      .filter((val) => val.quantity >= 1 && val.quantity <= 3)
      .map((val) => ({ product, val })),
  )[0]!;
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, href(rare.product.url));
      const several = rare.product.attrs[0]!.vals.filter((val) => val.quantity > 0).length > 1;
      if (several) {
        await page
          .locator(mobile ? ".buy-bar button" : "#buy-action .button")
          .first()
          .click();
        await page.locator(".sizes-part").getByRole("alert").getByText("Najpierw wybierz rozmiar.").waitFor();
        await expect(page.locator(".size-input:focus"), "the focus is on the sizes").toBeAttached();
        await chooseSize(page, rare.val.attrValue_name);
        await expect(page.locator(".sizes-part [role=alert]")).toHaveCount(0);
      }
      await page.locator(".buy-hint-few").waitFor();
      for (let piece = 1; piece <= rare.val.quantity + 1; piece += 1) {
        await page.locator("#buy-action .button").click();
        if (mobile || piece > rare.val.quantity) continue;
        await panelOf(page).waitFor();
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "hidden" });
      }
      await page.locator(".buy").getByRole("alert").getByText("Nie można zmienić ilości produktu.").waitFor();
    });
  }
});

test("what is sold out and was on promotion says so in the promotion's words, its sizes struck", async (t) => {
  const reduced = (await productsOf("/promocje/")).find(
    (product) => product.attrs.length > 0 && product.product_quantity > 0,
  )!;
  const sizes = reduced.attrs[0]!.vals;
  await visit(t, { on: phone }, async ({ page }) => {
    // Sold since the page was prerendered.
    await page.route(
      (url) => url.href.endsWith(stockHref(reduced.product_id, 1)),
      async (route) =>
        route.fulfill({
          json: {
            ...((await (await route.fetch()).json()) as StockNow),
            quantities: Object.fromEntries(sizes.map((val) => [val.attr_2_product_id, 0])),
          },
        }),
    );
    await open(page, href(reduced.url));
    await page
      .locator(".buy-hint")
      .getByText("Zapas produktu został wyczerpany, poluj na promocje w przyszłym tygodniu.")
      .waitFor();
    await expect(page.locator(".size-out")).toHaveCount(sizes.length);
    await expect(page.locator("#buy-action .button")).toHaveAttribute("aria-disabled", "true");
  });
});

test("the page tells when it comes, what it is made of, who made it, and what 100 ml of an oil cost", async (t) => {
  const [hoodie] = await pictured();
  const oil = (await productsOf("/konopie/oleje/")).find((product) => product.unit_price !== undefined)!;
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, href(hoodie!.url));
    await page
      .locator(".delivery-dates")
      .filter({ hasText: /^U Ciebie \d/ })
      .waitFor();
    const { details, safety } = (await pageData<"product">(href(hoodie!.url))).data;
    for (const { name, value } of details)
      await page.locator(".details tr").filter({ hasText: name }).getByText(value).waitFor();
    await page.getByText("Producent i bezpieczeństwo").click();
    await page.getByRole("link", { name: safety[0]!.email }).waitFor();
    await page.getByText("Dostawa i zwroty").click();
    await page.getByRole("link", { name: "Koszty i sposoby dostawy" }).waitFor();
    const words = `${oil.unit_price!.price} zł / ${oil.unit_price!.unit}`;
    await open(page, href(oil.url));
    await expect(
      page.locator(".details tr").filter({ hasText: "Certyfikat" }),
      "behind the question about the age",
    ).toContainText("COA ");
    await expect(page.locator(".buy-price .buy-lowest").first()).toHaveText(words);
    await open(page, "/konopie/oleje/");
    await expect(page.locator(".tile").filter({ hasText: oil.product_name }).locator(".tile-unit").first()).toHaveText(
      words,
    );
  });
});

test("the link is handed to the device's own sheet, or copied and told so", async (t) => {
  const [hoodie] = await pictured();
  await visit(t, { on: phone }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, { share: (what: object) => Promise.resolve(Object.assign(window, { shared: what })) }),
    );
    await open(page, href(hoodie!.url));
    await page.getByRole("button", { name: "Udostępnij" }).click();
    await page.waitForFunction(() => "shared" in window);
    const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string } }).shared);
    assert.deepEqual([shared.title, new URL(shared.url).pathname], [hoodie!.product_name, href(hoodie!.url)]);
  });
  await visit(t, { on: desktop, options: { permissions: ["clipboard-read", "clipboard-write"] } }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "share", {
        value: () => Promise.reject(new DOMException("no sheet here", "NotAllowedError")),
      }),
    );
    await open(page, href(hoodie!.url));
    await noticed(page, "Skopiowaliśmy link do produktu.", () =>
      page.getByRole("button", { name: "Udostępnij" }).click(),
    );
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`${href(hoodie!.url)}$`));
  });
});

test("a tile's quick view opens by keyboard, shows the pictures, sells a size and leads to the whole page", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, hoodies);
    const tile = page.locator(".tile").first();
    const name = plain(await tile.locator(".tile-name").textContent());
    await tile.locator(".tile-name a").focus();
    const look = tile.getByRole("button", { name: /^Szybki podgląd/ });
    await look.focus();
    await page.keyboard.press("Enter");
    const view = dialogOf(page);
    await view.locator("h3").waitFor();
    await expect(view.locator("h3")).toHaveText(name);
    await view.getByRole("button", { name: "Zdjęcie 2" }).click();
    await expect(view.getByRole("button", { name: "Zdjęcie 2" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await view.waitFor({ state: "detached" });
    await expect(look, "the focus is back on the tile").toBeFocused();

    await page.keyboard.press("Enter");
    await view.locator(".size:not(.size-out) input").first().check({ force: true });
    await view.getByRole("button", { name: "Do koszyka", exact: true }).click();
    await panelOf(page).waitFor();
    await expect(panelOf(page).locator(".cart-line")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "hidden" });
    await look.focus();
    await page.keyboard.press("Enter");
    await view.getByRole("link", { name: "Zobacz całą stronę produktu" }).click();
    await page.locator(".product h1").waitFor();
    await expect(page.locator(".product h1")).toHaveText(name);
  });
});

test("the empty comparison says where its arrows are on every screen, and there they are", async (t) => {
  const [product] = await pictured();
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      await open(page, "/compare");
      await page.getByText("Otwórz produkt i dodaj go strzałkami obok przycisku koszyka.").waitFor();
      await open(page, `/${product!.url}`);
      await page.locator("#buy-action").getByRole("button", { name: "Porównaj" }).click();
      await open(page, "/compare");
      await page.locator(".compare table").getByText(product!.product_name).first().waitFor();
    });
  }
});

test("compared products stand side by side at today's price, differences marked; one goes, one is bought, one has gone", async (t) => {
  const listed = await pictured();
  const [first, second] = listed;
  const other = listed.find((product) => product.manufacturer_id !== first!.manufacturer_id)!;
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, "/compare");
      await page.getByText("Nie masz jeszcze czego porównać.").waitFor();
      const gone: Product = { ...second!, product_id: "99999999", product_name: "Bluza, której nie ma" };
      const stale: Product = { ...first!, real_price: "1.00" };
      await page.evaluate(
        (list) => localStorage.setItem("productsCompare", JSON.stringify(list)),
        [stale, other, gone],
      );
      await open(page, "/compare");
      const table = page.locator(".compare table");
      await table.locator("tbody").waitFor();
      await expect(table.locator(".compare-price .tile-price").first(), "not the remembered price").toHaveText(
        new RegExp(`^(Cena teraz: )?${first!.real_price.replace(".", "\\.")}\\szł$`),
      );
      await table.getByText("Tego produktu nie ma już w sprzedaży.").waitFor();
      await expect.poll(() => tooWide(page), "a wide table scrolls in itself").toBe(0);
      await page.locator(".compare-scroll").evaluate((element) => element.scrollTo({ left: 400, behavior: "instant" }));
      const aside = async () =>
        Math.round(
          (await table.locator("tbody th").first().boundingBox())!.x -
            (await page.locator(".compare-scroll").boundingBox())!.x,
        );
      await expect.poll(aside, "the first column stays").toBe(0);

      const rows = table.locator("tbody tr");
      const all = await rows.count();
      await expect(table.locator("tr.compare-differs").filter({ hasText: "Marka" })).toHaveText(/różni się/);
      await page.getByLabel("Pokaż tylko różnice").check();
      await expect.poll(() => rows.count(), "equal rows are hidden").toBeLessThan(all);
      await expect(table.locator("tr.compare-differs").filter({ hasText: "Marka" })).toHaveCount(1);

      const buy = table.locator(".compare-buy").first();
      await buy.getByRole("button").click();
      await buy.getByRole("alert").waitFor();
      await buy
        .locator("select")
        .selectOption({ index: first!.attrs[0]!.vals.findIndex((val) => val.quantity > 0) + 1 });
      await noticed(page, "Produkt dodany do koszyka.", () => buy.getByRole("button").click());
      if (!mobile) {
        await panelOf(page).waitFor();
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "hidden" });
      }

      for (const name of [gone.product_name, first!.product_name])
        await table.getByRole("button", { name: `Usuń z porównania: ${name}`, exact: true }).click();
      await expect(table.locator(".compare-head")).toHaveCount(1);
      await page.getByRole("button", { name: "Wyczyść porównanie" }).click();
      await page.getByText("Nie masz jeszcze czego porównać.").waitFor();
      await expect.poll(() => stored(page, "productsCompare")).toBeNull();
    });
  }
});

test("what was seen before stands at the page's end, at today's price, and moves nothing when it comes", async (t) => {
  const [first, second, third] = await pictured();
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            (window as unknown as { shifted: number }).shifted += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, href(first!.url));
      await painted(page);
      await expect(page.locator(".recent"), "nothing was seen before").toHaveCount(0);
      await open(page, href(second!.url));
      await page.evaluate(
        (product) => localStorage.setItem("productsHistory", JSON.stringify([{ ...product, real_price: "1.00" }])),
        first!,
      );
      await open(page, href(third!.url));
      const recent = page.locator(".recent");
      await recent.scrollIntoViewIfNeeded();
      await page.locator(".recent:not(.recent-waiting)").waitFor();
      await expect(recent.locator(".tile-name")).toHaveCount(1);
      await expect(recent.locator(".tile-price")).toHaveText(
        new RegExp(`${first!.real_price.replace(".", "\\.")}\\szł$`),
      );
      await painted(page);
      assert.ok(
        (await page.evaluate(() => (window as unknown as { shifted: number }).shifted)) <= 0.005,
        "nothing moved",
      );
    });
  }
});

/** How far anything sticks out of the window. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
