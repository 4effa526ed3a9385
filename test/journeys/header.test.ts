// One long file: the header in every width and state, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { convert, factorFor, formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { command } from "./shop.ts";
import { chooseSize, stored, noticed, open, panelOf, putIntoCart } from "./shopper.ts";

test("the header has currency, language, contact, search, menu, an empty cart and an empty compare list", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    const head = page.locator("header.head");
    const optionsOf = (label: string) =>
      head
        .getByLabel(label)
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await expect.poll(() => optionsOf("Waluta")).toEqual(["pln", "eur", "gbp"]);
    await expect.poll(() => optionsOf("Język")).toEqual(["1", "2", "6"]);
    await expect(head.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/contact");
    await expect(head.getByRole("search")).toBeVisible();
    await expect(head.locator("nav.menu")).toBeVisible();
    await expect(head.locator(".cart-box-count")).toHaveText("0");
    await expect(head.locator(".head-compare .head-tool-count")).toHaveText("0");
    await page.locator(".toggle-compare").first().dispatchEvent("click");
    await head.locator(".head-compare .head-tool-count").getByText("1", { exact: true }).waitFor();
    await head.locator(".head-compare").click();
    await page.waitForURL("**/compare");
    await page.locator(".compare td .compare-name").waitFor();
    await expect(page.locator(".compare td .compare-name")).toHaveCount(1);
  });
});

test("the header becomes fixed past 100 px, on a phone past 85 px, where it holds go-to-top, menu and search", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const threshold = mobile ? 85 : 100;
        await open(page, "/");
        await scrolledTo(page, 400, true);
        await scrolledTo(page, threshold, false);
        await scrolledTo(page, threshold + 1, true);
        await expect(page.locator(".head-fixed").getByRole("search")).toBeVisible();
        if (!mobile) return;
        for (const part of [".head-top", ".head-menu"])
          await expect(page.locator(`.head-fixed ${part}`), part).toBeVisible();
        await page.locator(".head-top").click();
        await page.waitForFunction(() => scrollY === 0);
      }),
    );
  }
});

test("typing searches by itself beyond three characters, Enter at any length; on a phone the address ends in #b", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const seen: string[] = [];
        page.on("framenavigated", (frame) => void seen.push(new URL(frame.url()).pathname));
        const end = mobile ? "#b" : "";
        await open(page, "/");
        const field = page.locator("header input[name=q]");
        await field.pressSequentially("blu");
        await field.pressSequentially("z");
        await page.waitForURL((url) => url.pathname === "/__/bluz" && url.hash === end);
        assert.ok(!seen.includes("/__/blu"), seen.join(" "));
        await field.fill("bl");
        await field.press("Enter");
        await page.waitForURL((url) => url.pathname === "/__/bl" && url.hash === end);

        await open(page, "/__/bluza%20z%20kapturem");
        await expect(field).toHaveValue("bluza z kapturem");
      }),
    );
  }
});

test("the menu has three levels and the manufacturers; its links tell the category where they come from", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const { layout } = await pageData<"home">("/");
    const deep = layout.categories.find((category) => category.url === "Odziez/bluzy/z-kapturem/");
    await open(page, "/");
    await page.locator(".menu").getByRole("link", { name: "Odzież", exact: true }).hover();
    await page
      .locator(".menu-open")
      .getByRole("link", { name: /Bluzy z kapturem/ })
      .click();
    await page.waitForURL("**/Odziez/bluzy/z-kapturem/#b");
    await expect
      .poll(() => page.evaluate(() => history.state as Record<string, string>))
      .toMatchObject({ goTo: "category", goFrom: "menu", categoryId: deep?.category_id });
    await expect(page.locator(".menu a[aria-current=true]")).toHaveText("Odzież");

    const maker = layout.manufacturers[0];
    assert.ok(maker);
    await page.locator(".menu > ul > li").filter({ hasText: "Producenci" }).locator("> a, > button").hover();
    await page.locator(".menu-open").getByRole("link", { name: maker.manufacturer_name }).first().click();
    await page.waitForURL(`**/${maker.url}`);
  });
});

test("up to 26 categories, none of them leaves the window, the sale stays in its corner, and the page keeps its place", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    for (const width of [1152, 1440, 1920, 2560]) {
      // More fill four rows of the narrowest window, or a fifth, by how wide the machine sets letters; there the line scrolls.
      for (const count of [3, 9, 14, 26]) {
        const where = `${count} categories at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await scrolledTo(page, 0, false);
        const seen = await page.evaluate(withCategories, count);
        assert.deepEqual(seen.hidden, [], where);
        assert.equal(seen.saleTop, seen.firstTop, `${where}: the sale is in the first row`);
        if (count === 3) assert.equal(seen.rows, 1, where);
        await scrolledTo(page, 101, true);
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollHeight),
          seen.pageHeight,
          `${where}: the page is as long with the header fixed`,
        );
        await expect(page.locator(".head-fixed").getByRole("search")).toBeInViewport();
      }
    }
  });
});

test("a phone, which never shows the category line, fetches none of its code; in a window that becomes wide it opens", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(
      fetched.filter((path) => path.includes("CategoryMenu")),
      [],
    );
    await open(page, hoodies);
    await page.setViewportSize({ width: 1440, height: 900 });
    const item = page.locator(".menu > ul > li").filter({ hasText: "Odzież" }).first();
    await expect(item.locator("> a")).toHaveAttribute("aria-current", "true");
    await item.locator("> a").hover();
    await expect(item.locator(".mega")).toBeVisible();
  });
});

test("a menu of the first of several rows opens right under its item, over the other rows", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    assert.ok((await page.evaluate(withCategories, 30)).rows > 1);
    for (const name of ["Odzież", "Producenci"]) {
      const item = page.locator(".menu > ul > li").filter({ hasText: name }).last();
      await item.locator("> a, > button").hover();
      await expect(item.locator(".mega")).toBeVisible();
      const under = await item.evaluate((item) => ({
        item: item.firstElementChild!.getBoundingClientRect().bottom,
        menu: item.querySelector(".mega")!.getBoundingClientRect().top,
      }));
      assert.ok(Math.abs(under.item - under.menu) <= 1, `${name}: ${JSON.stringify(under)}`);
    }
  });
});

test("on a phone a category with others below it opens in place, and leads nowhere", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/");
    await page.locator(".head-menu").click();
    const drawer = page.locator("dialog.drawer");
    await drawer.getByRole("button", { name: "Odzież" }).click();
    await drawer.getByRole("button", { name: "Bluzy" }).waitFor();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await drawer.getByRole("button", { name: "Producenci" }).click();
    await expect(drawer.getByRole("link").nth(5)).toBeVisible();
  });
});

test("on a phone the drawer closes once a language is chosen in it, for the home page is shown in it; a currency leaves it open", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/contact");
    await page.locator(".head-menu").click();
    const drawer = page.locator("dialog.drawer");
    await drawer.getByLabel("Waluta").selectOption("eur");
    await expect(drawer.getByLabel("Waluta")).toHaveValue("eur");
    await expect(drawer).toBeVisible();
    await drawer.getByLabel("Język").selectOption("2");
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect(drawer).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("a language that does not come is told, and the shop stays Polish", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/json_layout|ERR_FAILED/);
    await open(page, "/");
    await context.route("**/sys/json_layout*", (route) => route.abort());
    await page.locator(".utility").getByLabel("Język").selectOption("2");
    await page.getByText("Błąd serwera, spróbuj ponownie.").waitFor();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  });
});

test("a currency the config adds can be chosen, and every price follows", async (t) => {
  await command("config", "currencies", "pln,eur,gbp,usd");
  try {
    const { product } = await plenty(hoodies);
    // What every page shows is prerendered one page after the other: of the one that is opened it is asked, too.
    for (const path of ["/", `/${product.url}`])
      await eventually(`${path} offers dollars`, async () =>
        (await pageData<"home">(path)).layout.currencies.includes("usd"),
      );
    await visit(t, { on: desktop }, async ({ page }) => {
      await open(page, `/${product.url}`);
      await page.locator(".utility").getByLabel("Waluta").selectOption("usd");
      const { config } = (await pageData<"home">("/")).layout;
      const shown = formatMoney(convert(parseDecimal(product.real_price), factorFor("usd", config)), "usd");
      await page.locator(".buy-price strong").getByText(shown, { exact: true }).waitFor();
      await expect.poll(() => stored(page, "currency")).toBe("usd");
    });
  } finally {
    await command("config", "currencies", "pln,eur,gbp");
    await eventually(
      "pages without dollars",
      async () => !(await pageData<"home">("/")).layout.currencies.includes("usd"),
    );
  }
});

test("'added to cart' shows whenever the quantity grows, in each tab, and goes by itself", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page, context } = visit;
    const goods = await plenty(hoodies, 2);
    const other = await context.newPage();
    await open(other, "/contact");
    await open(page, `/${goods.product.url}`);
    await chooseSize(page, goods.size);
    const added = "Produkt dodany do koszyka.";
    await noticed(other, added, () =>
      noticed(page, added, () => page.getByRole("button", { name: "Do koszyka", exact: true }).first().click()),
    );
    for (const tab of [page, other]) await tab.getByText(added).waitFor({ state: "detached" });
    await expect.poll(() => stored(page, "quantityInCart")).toBe(1);
  });
});

/** Scrolls and waits until the header is fixed, or is not. */
async function scrolledTo(page: Page, top: number, fixed: boolean): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await page.waitForFunction(
    ({ top, fixed }) => Math.round(scrollY) === top && (document.querySelector(".head-fixed") !== null) === fixed,
    { top, fixed },
  );
}

/** Gives the category line as many categories as asked, the shop's own and further ones in front of them; returns what is seen of it. */
function withCategories(count: number) {
  const list = document.querySelector(".menu > ul")!;
  for (const added of list.querySelectorAll("[data-added]")) added.remove();
  const own = [...list.children].slice(1, -1) as HTMLElement[];
  for (const [at, item] of own.entries()) item.hidden = at >= count;
  for (const item of own) item.style.display = item.hidden ? "none" : "";
  for (let at = own.length; at < count; at += 1) {
    const item = own[0]!.cloneNode(true) as HTMLElement;
    item.dataset["added"] = "";
    item.querySelector("span")!.textContent = [
      "Koszule i bluzki",
      "Spodnie",
      "Okulary przeciwsłoneczne",
      "Kurtki",
      "Bielizna i skarpety",
    ][at % 5]!;
    own[0]!.before(item);
  }
  const line = document.querySelector(".menu")!.getBoundingClientRect();
  const links = [
    ...list.querySelectorAll(":scope > li:not([hidden]) > .menu-link"),
    ...document.querySelectorAll(".menu > .menu-link"),
  ];
  const seen = (link: Element) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= line.right && bottom <= line.bottom && above !== null && link.contains(above);
  };
  const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
  return {
    hidden: links.filter((link) => !seen(link)).map((link) => link.textContent),
    firstTop: tops[0],
    saleTop: tops.at(-1),
    rows: new Set(tops).size,
    pageHeight: document.documentElement.scrollHeight,
  };
}

test("on a phone the fixed header holds the mark, to the top, menu, search and the cart with its count, whole at 320 px too", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, await plenty(hoodies, 3));
    await page.keyboard.press("Escape");
    await open(page, hoodies);
    for (const width of [320, 390, 530]) {
      await page.setViewportSize({ width, height: 844 });
      await scrolledTo(page, 900, true);
      const parts = await page.evaluate(() =>
        [".head-mark", ".head-top", ".head-menu", ".search", ".cart-box"].map((part) => {
          const { left, right, top, bottom } = document.querySelector(`.head-fixed ${part}`)!.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      for (const [index, { left, right, top, bottom }] of parts.entries()) {
        const where = `part ${index} at ${width} px: ${JSON.stringify(parts)}`;
        assert.ok(left >= (parts[index - 1]?.right ?? 0) && right <= width && top >= 0 && bottom <= 52, where);
        assert.ok(right - left >= 44 && bottom - top >= 44, `to be pressed, ${where}`);
      }
      await expect(page.locator(".head-fixed .cart-box-count")).toHaveText("1");
      await expect(page.locator(".head-fixed .cart-box-count")).toBeInViewport();
    }
    await page.setViewportSize({ width: 320, height: 844 });
    await page.locator("header input[name=q]").focus();
    assert.ok((await page.locator(".head-fixed .search").boundingBox())!.width >= 200, "whoever types has room for it");
    await page.locator(".head-fixed .cart-box").click();
    await panelOf(page).waitFor();
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "hidden" });
    await page.locator(".head-fixed .head-top").click();
    await page.waitForFunction(() => scrollY === 0);
  });
});
