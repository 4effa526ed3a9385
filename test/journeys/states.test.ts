import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import type { PageData } from "../../src/contract/page-data.ts";
import { pageDataHref } from "../../src/contract/paths.ts";
import { shipsFree } from "../../src/domain/delivery/free-delivery-badge.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { hoodies, pageData, plenty, productsOf } from "./goods.ts";
import { open, panelOf, putIntoCart, words } from "./shopper.ts";

/** The longest name the importer takes. */
const longestName = "Najdłuższa bluza z kapturem ".repeat(11).slice(0, 300);

test("no state is told by colour alone: what is chosen, current, pressed or wrong has another shape, and says so to who does not see it", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await open(page, "/Odziez/?page=2");
    await differ(
      page.locator(".menu-link[aria-current='true']"),
      page.locator(".menu-link:not([aria-current])").first(),
    );
    await differ(
      page.locator(".subcategories a[aria-current='page']"),
      page.locator(".subcategories a:not([aria-current])").first(),
    );
    await differ(
      page.locator(".pager-pages a[aria-current='page']"),
      page.locator(".pager-pages a:not([aria-current], .pager-step)").first(),
    );
    await differ(
      page.locator(".pager-per a[aria-current='true']"),
      page.locator(".pager-per a:not([aria-current])").first(),
    );
    await differ(
      page.locator(".foot a[aria-current='page']"),
      page.locator("#footer-categories a:not([aria-current])").first(),
    );
    await differ(
      page.locator(".listing-views [aria-pressed='true']"),
      page.locator(".listing-views [aria-pressed='false']"),
    );

    const toggle = page.locator(".filter-toggle").first();
    const closed = await shapeOf(toggle);
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => shapeOf(toggle)).not.toBe(closed);
    for (const kind of ["row", "swatch", "square"]) {
      const box = kind === "square" ? "" : " input";
      await page.locator(`.filter-${kind} input:enabled:not(:checked)`).first().check();
      await differ(
        page.locator(`.filter-${kind}:has(:checked)${box}`).first(),
        page.locator(`.filter-${kind}:not(:has(:checked))${box}`).first(),
      );
    }

    await open(page, hoodies);
    const [first, second] = [page.locator(".tile").nth(0), page.locator(".tile").nth(1)];
    await first.hover();
    for (const toggled of [".toggles button:not(.toggle-compare) .icon", ".toggle-compare"]) {
      await first.locator(toggled).click();
      await expect(
        first.locator(`.toggles button:has(${toggled.split(" ").at(-1)}), ${toggled}`).first(),
      ).toBeVisible();
      await differ(first.locator(toggled), second.locator(toggled));
    }
    await expect(first.locator(".toggles [aria-pressed='true']")).toHaveCount(2);

    const goods = await plenty(hoodies, 1);
    await open(page, `/${goods.product.url}`);
    await page.locator(`.size input[value="${goods.a2p}"]`).check();
    await differ(page.locator(".size:has(:checked)"), page.locator(".size:not(:has(:checked), .size-out)").first());
    await differ(page.locator(".thumbnails [aria-current]"), page.locator(".thumbnails a:not([aria-current])").first());
    await page.locator(".size-table-link").click();
    await differ(
      page.locator(".size-table tr[aria-current='true'] th"),
      page.locator(".size-table tbody tr:not([aria-current]) th").first(),
    );
    await page.keyboard.press("Escape");

    const email = page.locator("#newsletter-email");
    const right = await shapeOf(email);
    await email.fill("kasia");
    await email.press("Enter");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/e-mail/);
    assert.notEqual(await shapeOf(email), right);
    await expect(page.locator(".newsletter-answer .icon")).toBeVisible();

    await putIntoCart(visit, goods);
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await differ(
      page.locator(".panel-steps [aria-current='step']"),
      page.locator(".panel-steps li:not([aria-current])").last(),
    );
    await differ(page.locator(".choice:has(:checked)").first(), page.locator(".choice:not(:has(:checked))").first());
  });
});

test("with the longest name the sizes and the button stand in a product page's first view at 1440 × 900", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const shoes = (await productsOf("/buty/", "?per=96")).filter(({ product_quantity }) => product_quantity > 0);
    const sizes = ({ attrs }: (typeof shoes)[number]) => attrs[0]?.vals.length ?? 0;
    const [product] = shoes.toSorted((a, b) => sizes(b) - sizes(a));
    await page.route(`**${pageDataHref(`/${product!.url}`)}*`, async (route) => {
      const answer = (await (await route.fetch()).json()) as PageData<"product">;
      Object.assign(answer.data.product, {
        product_name: longestName,
        catalogue_price: "1999.99",
        lowest_price: "1899.99",
      });
      await route.fulfill({ json: answer });
    });
    await open(page, "/buty/?per=96");
    await page.locator(`main .tile-name a[href^="/${product!.url}"]`).first().click();
    await expect(page.locator("h1")).toContainText("Najdłuższa");
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [
      page.locator(".buy .size").first(),
      page.locator(".buy .size").last(),
      page.locator("#buy-action .button"),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 });
  });
});

test("on a phone a name takes two lines, free delivery is said on every tile it is true of, and what scrolls sideways shows it until its end", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const {
      data: { products },
      layout: { freeShippingFrom },
    } = await pageData<"sale">("/promocje/");
    await open(page, "/promocje/");
    const tiles = await page.locator(".listing .tile").evaluateAll((all) =>
      all.map((tile) => {
        const name = tile.querySelector(".tile-name")!;
        const badges = tile.querySelector(".badges");
        const free = [...(badges?.children ?? [])].find((tag) => tag.textContent === "Darmowa dostawa");
        return {
          lines: Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)),
          free:
            free !== undefined &&
            free.getBoundingClientRect().height > 0 &&
            free.getBoundingClientRect().bottom <= badges!.getBoundingClientRect().bottom + 1,
        };
      }),
    );
    assert.deepEqual(
      tiles.map(({ free }) => free),
      products.map((product) => shipsFree(product, freeShippingFrom)),
    );
    assert.equal(Math.max(...tiles.map(({ lines }) => lines)), 2);

    const { product } = await plenty(hoodies, 1);
    await open(page, `/${product.url}`);
    await page.locator(".size-table-link").click();
    const table = page.locator(".size-table-scroll");
    await expect(table.locator("tbody tr").first()).toBeVisible();
    await showsItsCut(page, table);
    await open(page, "/Odziez/");
    await showsItsCut(page, page.locator(".subcategories ul"));
    for (const path of [
      "/Odziez/",
      "/page/dostawa-i-platnosci.html",
      "/page/punkty-lojalnosciowe.html",
      `/${product.url}`,
    ]) {
      await open(page, path);
      const silent = await page.locator("main *").evaluateAll((all) =>
        all
          // The film of pictures has its dots.
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 &&
              ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
              !element.matches(".film"),
          )
          .filter((element) => !getComputedStyle(element).backgroundAttachment.includes("local"))
          .map((element) => element.className),
      );
      assert.deepEqual(silent, [], path);
    }
  });
});

test("what is sold out does not ask to choose", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const out = (await productsOf("/Odziez/bluzy/", "?per=96")).find(
      ({ product_quantity, attrs }) => product_quantity === 0 && (attrs[0]?.vals.length ?? 0) > 0,
    );
    await open(page, `/${out!.url}`);
    await expect(page.locator(".buy legend").first()).toContainText("Wyprzedane", { ignoreCase: true });
    await expect(page.locator(".buy")).not.toContainText(/wybierz/i);
  });
});

/** That two states are not told by colour alone. */
async function differ(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(
      async () => (await shapeOf(one)) !== (await shapeOf(other)),
      `${String(one)} and ${String(other)} differ in more than colour`,
    )
    .toBe(true);
}

/** What of an element's look is no colour; a sign that has the colour of its ground is none. */
function shapeOf(element: Locator): Promise<string> {
  return element.first().evaluate((node) => {
    const signal = getComputedStyle(document.documentElement).getPropertyValue("--signal").trim();
    const probe = document.createElement("i");
    probe.style.color = signal;
    document.body.append(probe);
    const signalRgb = getComputedStyle(probe).color;
    probe.remove();
    const colourless = (value: string) => value.replaceAll(/(rgba?|color)\([^)]*\)/g, "");
    return [null, "::before", "::after"]
      .map((part) => {
        const style = getComputedStyle(node, part);
        const sign = style.backgroundColor === signalRgb ? "" : style.backgroundImage;
        return [
          style.content,
          style.borderTopWidth,
          style.outlineStyle === "none" ? "" : style.outlineWidth,
          colourless(style.boxShadow),
          style.textDecorationLine,
          style.fontWeight,
          sign,
          style.maskImage,
          style.width === "auto" || part === null ? "" : style.width,
          style.fill === "none",
        ].join("|");
      })
      .join("; ");
  });
}

/** That a region wider than its window shades its cut edge, and no longer at the end, and that keys reach it. */
async function showsItsCut(page: Page, region: Locator): Promise<void> {
  assert.ok(
    await region.evaluate((element) => element.scrollWidth > element.clientWidth + 1),
    `${String(region)} is wider than its place`,
  );
  assert.ok(
    await region.evaluate((element) => element.tabIndex >= 0 || element.querySelector("a[href]") !== null),
    "keys reach it",
  );
  const edge = async () => {
    const box = (await region.boundingBox())!;
    return page.screenshot({ clip: { x: box.x + box.width - 8, y: box.y + 4, width: 6, height: 12 } });
  };
  await region.scrollIntoViewIfNeeded();
  await region.evaluate((element) => element.scrollTo(0, 0));
  const begun = await edge();
  await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(async () => (await edge()).equals(begun), "the shade goes").toBe(false);
}
