/** Everything a shopper does on a product's page, and the windows opened from it, on a phone and on a desktop. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href, stockHref } from "../../src/contract/paths.ts";
import type { StockNow } from "../../src/contract/products.ts";
import type { Product } from "../../src/domain/product.ts";
import { desktop, phone, screens, visit } from "./browser.ts";
import { hoodies, pageData, productsOf } from "./goods.ts";
import { chooseSize, open, panelOf } from "./shopper.ts";

const dialogOf = (page: Page) => page.locator("dialog[open]:not(.order-panel)");
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const pictured = async () => (await productsOf(hoodies)).filter((product) => product.images.length >= 3 && product.product_quantity > 20);

test("a picture is enlarged by click and keys, moved, turned by arrows and by a swipe, and Esc closes it", async (t) => {
  const [hoodie] = await pictured();
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, href(hoodie!.url));
      await page.locator(".film-picture").first().click();
      const zoom = dialogOf(page);
      const counter = zoom.locator(".zoom-turn .figures > [aria-hidden]");
      await zoom.locator("img").waitFor();
      assert.equal(await counter.textContent(), `1 / ${hoodie!.images.length}`);
      await page.keyboard.press("ArrowRight");
      await counter.getByText("2 /").waitFor();
      await page.keyboard.press("ArrowLeft");
      await counter.getByText("1 /").waitFor();

      const scale = () => zoom.locator("img").evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
      const aside = () => zoom.locator("img").evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);
      await zoom.locator(".zoom-stage").click({ position: { x: 100, y: 200 } });
      assert.equal(await scale(), 2.5);
      const before = await aside();
      await page.keyboard.press("ArrowRight");
      assert.ok((await aside()) < before, "enlarged, an arrow moves the picture");
      assert.match((await counter.textContent()) ?? "", /^1 \//);
      await page.keyboard.press("0");
      assert.equal(await scale(), 1);

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
      assert.equal(await table.locator(".size-table-own th").textContent(), size);
      assert.ok((await dialogOf(page).locator("dd").count()) >= 3, "how to measure");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, "a wide table scrolls in itself");
      await page.keyboard.press("Escape");
      await table.waitFor({ state: "detached" });
      assert.equal(await link.evaluate((button) => button === document.activeElement), true, "the focus is back where it was");
    });
  }
});

test("without a size the page says beside the sizes what is missing; what exceeds the stock is refused in words", async (t) => {
  const rare = (await productsOf("/Odziez/")).flatMap((product) => (product.attrs[0]?.vals ?? []).filter((val) => val.quantity >= 1 && val.quantity <= 3).map((val) => ({ product, val })))[0]!;
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, href(rare.product.url));
      const several = rare.product.attrs[0]!.vals.filter((val) => val.quantity > 0).length > 1;
      if (several) {
        await page.locator(mobile ? ".buy-bar button" : "#buy-action .button").first().click();
        await page.locator(".sizes-part").getByRole("alert").getByText("Najpierw wybierz rozmiar.").waitFor();
        assert.equal(await page.evaluate(() => document.activeElement?.classList.contains("size-input")), true, "the focus is on the sizes");
        await chooseSize(page, rare.val.attrValue_name);
        assert.equal(await page.locator(".sizes-part [role=alert]").count(), 0);
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
  const reduced = (await productsOf("/promocje/")).find((product) => product.attrs.length > 0 && product.product_quantity > 0)!;
  const sizes = reduced.attrs[0]!.vals;
  await visit(t, { on: phone }, async ({ page }) => {
    // Sold since the page was printed.
    await page.route(`**${stockHref(reduced.product_id)}`, async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()) as StockNow, quantities: Object.fromEntries(sizes.map((val) => [val.attr_2_product_id, 0])) } }));
    await open(page, href(reduced.url));
    await page.locator(".buy-hint").getByText("Zapas produktu został wyczerpany, poluj na promocje w przyszłym tygodniu.").waitFor();
    assert.equal(await page.locator(".size-out").count(), sizes.length);
    assert.equal(await page.locator("#buy-action .button").getAttribute("aria-disabled"), "true");
  });
});

test("the page tells when it comes, what it is made of, who made it, and what 100 ml of an oil cost", async (t) => {
  const [hoodie] = await pictured();
  const oil = (await productsOf("/konopie/oleje/")).find((product) => product.unit_price !== undefined)!;
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, href(hoodie!.url));
    await page.locator(".delivery-dates").filter({ hasText: /^U Ciebie \d/ }).waitFor();
    const { composition, producer } = (await pageData<"product">(href(hoodie!.url))).data;
    for (const { name, value } of composition) await page.locator(".details tr").filter({ hasText: name }).getByText(value).waitFor();
    await page.getByText("Producent i bezpieczeństwo").click();
    await page.getByRole("link", { name: producer!.email }).waitFor();
    await page.getByText("Dostawa i zwroty").click();
    await page.getByRole("link", { name: "Koszty i sposoby dostawy" }).waitFor();
    const words = `${oil.unit_price!.price} zł / ${oil.unit_price!.unit}`;
    await open(page, href(oil.url));
    assert.equal(plain(await page.locator(".buy-price .buy-lowest").first().textContent()), words);
    await open(page, "/konopie/oleje/");
    assert.equal(plain(await page.locator(".tile").filter({ hasText: oil.product_name }).locator(".tile-unit").first().textContent()), words);
  });
});

test("the link is handed to the device's own sheet, or copied and told so", async (t) => {
  const [hoodie] = await pictured();
  await visit(t, { on: phone }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: (what: object) => Promise.resolve(Object.assign(window, { shared: what })) }));
    await open(page, href(hoodie!.url));
    await page.getByRole("button", { name: "Udostępnij" }).click();
    await page.waitForFunction(() => "shared" in window);
    const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string } }).shared);
    assert.deepEqual([shared.title, new URL(shared.url).pathname], [hoodie!.product_name, href(hoodie!.url)]);
  });
  await visit(t, { on: desktop, options: { permissions: ["clipboard-read", "clipboard-write"] } }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: () => Promise.reject(new DOMException("no sheet here", "NotAllowedError")) }));
    await open(page, href(hoodie!.url));
    await page.getByRole("button", { name: "Udostępnij" }).click();
    await page.locator(".notice").getByText("Skopiowaliśmy link do produktu.").waitFor();
    assert.equal(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname, href(hoodie!.url));
  });
});

test("a tile's quick view opens by keyboard, shows the pictures, sells a size and leads to the whole page", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, hoodies);
    const tile = page.locator(".tile").first();
    const name = (await tile.locator(".tile-name").textContent()) ?? "";
    await tile.locator(".tile-name a").focus();
    const look = tile.getByRole("button", { name: /^Szybki podgląd/ });
    await look.focus();
    await page.keyboard.press("Enter");
    const view = dialogOf(page);
    await view.locator("h3").waitFor();
    assert.equal(plain(await view.locator("h3").textContent()), plain(name));
    await view.getByRole("button", { name: "Zdjęcie 2" }).click();
    assert.equal(await view.getByRole("button", { name: "Zdjęcie 2" }).getAttribute("aria-pressed"), "true");
    await page.keyboard.press("Escape");
    await view.waitFor({ state: "detached" });
    assert.equal(await look.evaluate((button) => button === document.activeElement), true, "the focus is back on the tile");

    await page.keyboard.press("Enter");
    await view.locator(".size:not(.size-out) input").first().check({ force: true });
    await view.getByRole("button", { name: "Do koszyka", exact: true }).click();
    await panelOf(page).waitFor();
    assert.equal(await panelOf(page).locator(".cart-line").count(), 1);
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "hidden" });
    await look.focus();
    await page.keyboard.press("Enter");
    await view.getByRole("link", { name: "Zobacz całą stronę produktu" }).click();
    await page.locator(".product h1").waitFor();
    assert.equal(plain(await page.locator(".product h1").textContent()), plain(name));
  });
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
      await page.evaluate((list) => localStorage.setItem("productsCompare", JSON.stringify(list)), [stale, other, gone]);
      await open(page, "/compare");
      const table = page.locator(".compare table");
      await table.locator("tbody").waitFor();
      assert.equal(plain(await table.locator(".compare-price .tile-price").first().textContent()).replace(/^Cena teraz: /, ""), `${first!.real_price} zł`, "not the remembered price");
      await table.getByText("Tego produktu nie ma już w sprzedaży.").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, "a wide table scrolls in itself");
      await page.locator(".compare-scroll").evaluate((element) => element.scrollTo({ left: 400, behavior: "instant" }));
      const [head, scroll] = [await table.locator("tbody th").first().boundingBox(), await page.locator(".compare-scroll").boundingBox()];
      assert.equal(Math.round(head!.x), Math.round(scroll!.x), "the first column stays");

      const rows = table.locator("tbody tr");
      const all = await rows.count();
      assert.match((await table.locator("tr.compare-differs").filter({ hasText: "Marka" }).textContent()) ?? "", /różni się/);
      await page.getByLabel("Pokaż tylko różnice").check();
      assert.ok((await rows.count()) < all, "equal rows are hidden");
      assert.equal(await table.locator("tr.compare-differs").filter({ hasText: "Marka" }).count(), 1);

      const buy = table.locator(".compare-buy").first();
      await buy.getByRole("button").click();
      await buy.getByRole("alert").waitFor();
      await buy.locator("select").selectOption({ index: first!.attrs[0]!.vals.findIndex((val) => val.quantity > 0) + 1 });
      await buy.getByRole("button").click();
      await page.locator(".notice").getByText("Produkt dodany do koszyka.").waitFor();
      if (!mobile) {
        await panelOf(page).waitFor();
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "hidden" });
      }

      for (const name of [gone.product_name, first!.product_name]) await table.getByRole("button", { name: `Usuń z porównania: ${name}`, exact: true }).click();
      assert.equal(await table.locator(".compare-head").count(), 1);
      await page.getByRole("button", { name: "Wyczyść porównanie" }).click();
      await page.getByText("Nie masz jeszcze czego porównać.").waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem("productsCompare")), "null");
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
          for (const entry of list.getEntries() as unknown as { value: number }[]) (window as unknown as { shifted: number }).shifted += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, href(first!.url));
      assert.equal(await page.locator(".recent").count(), 0, "nothing was seen before");
      await open(page, href(second!.url));
      await page.evaluate((product) => localStorage.setItem("productsHistory", JSON.stringify([{ ...product, real_price: "1.00" }])), first!);
      await open(page, href(third!.url));
      const recent = page.locator(".recent");
      await recent.scrollIntoViewIfNeeded();
      await page.locator(".recent:not(.recent-waiting)").waitFor();
      assert.deepEqual(await recent.locator(".tile-name").evaluateAll((names) => names.length), 1);
      assert.match(plain(await recent.locator(".tile-price").textContent()), new RegExp(`${first!.real_price.replace(".", "\\.")} zł$`));
      assert.ok((await page.evaluate(() => (window as unknown as { shifted: number }).shifted)) <= 0.005, "nothing moved");
    });
  }
});
