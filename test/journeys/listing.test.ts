import assert from "node:assert/strict";
import { test } from "node:test";
import { shipsFree, shownBadges } from "../../src/domain/delivery/free-delivery-badge.ts";
import { reductionOf } from "../../src/domain/catalogue/reduction.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { hrefsOf, open, restingScroll } from "./shopper.ts";

const labels = {
  promotion: "Promocja",
  bestseller: "Bestseller",
  new: "Nowość",
  recommended: "Polecamy",
  freeShipping: "Darmowa dostawa",
  coolPrice: "Fajna cena",
} as const;

test("a listing is sorted in eleven ways, shown as grid or list, and divided as chosen", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/Odziez/");
    await expect(page.locator("#sort option")).toHaveCount(11);
    await page.locator("#sort").selectOption("price-asc");
    await page.waitForURL("**/Odziez/?sort=price-asc");
    const { products } = (await pageData<"category">("/Odziez/", "?sort=price-asc")).data;
    await expect.poll(() => hrefsOf(page.locator(".tile-name a"))).toEqual(products.map(({ url }) => `/${url}`));

    await page.getByRole("button", { name: "Lista" }).click();
    await page.locator("[data-view=list] .tiles-chosen").waitFor();
    await page.getByRole("button", { name: "Siatka" }).click();
    await page.locator("[data-view=grid] .tiles-chosen").waitFor();

    await expect(page.locator("main .tile")).toHaveCount(24);
    await page.locator(".pager-per").getByRole("link", { name: "48" }).click();
    await page.waitForURL("**/Odziez/?sort=price-asc&per=48");
    await expect(page.locator("main .tile")).toHaveCount(48);
  });
});

test("a listing without products says so", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/__/zzzqqqxxx");
    await page.getByText("Nie znaleziono produktów.").waitFor();
  });
});

test("every badge is shown by its name, a reduction by its percentage and the struck-through price", async (t) => {
  await visit(t, { on: desktop }, async ({ context }) => {
    const {
      data: { products },
      layout: { freeShippingFrom },
    } = await pageData<"category">("/Odziez/", "?per=96");
    const html = async (url: string) => (await (await context.request.get(`/${url}`)).text()).replaceAll("\u00a0", " ");
    const badgesOf = (text: string) => /<div class="badges">(.*?)<\/div>/s.exec(text)?.[1] ?? "";
    for (const [badge, label] of Object.entries(labels)) {
      const shown = products.find(
        (product) =>
          shownBadges(product, freeShippingFrom).join() === badge &&
          product.product_quantity > 0 &&
          product.catalogue_price === null,
      );
      if (shown !== undefined) assert.ok(badgesOf(await html(shown.url)).includes(label), `${badge} at ${shown.url}`);
    }
    assert.ok(
      products.some((product) => product.badges.length === 1),
      "the demo catalogue has products of one badge",
    );
    const listed = await html("Odziez/?per=96");
    const free = products.filter((product) => shipsFree(product, freeShippingFrom)).length;
    assert.ok(free > 0 && free < products.length);
    assert.equal(
      [...listed.matchAll(/<div class="badges">.*?<\/div>/gs)].filter(([badges]) =>
        badges.includes(labels.freeShipping),
      ).length,
      free,
      "on every product that ships free alone, and on no other",
    );
    const reduced = (await pageData<"sale">("/promocje/", "?per=96")).data.products.filter(
      (product) => product.catalogue_price !== null && product.product_quantity > 0,
    );
    const lower = reduced.find((product) => reductionOf(product)!.before !== product.catalogue_price);
    assert.ok(
      lower !== undefined && reduced.length > 1,
      "the demo catalogue has products that were cheaper than their catalogue price within 30 days",
    );
    for (const product of [reduced[0]!, lower]) {
      const { before, percent } = reductionOf(product)!;
      const page = await html(product.url);
      assert.ok(badgesOf(page).includes(percent), product.url);
      assert.match(page, new RegExp(`<s>.{0,80}${before} zł`));
    }
  });
});

test("on a phone's tile the badges take one low corner, however many a product has", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/promocje/?per=48");
    const seen = await page.locator(".tile .badges").evaluateAll((all) =>
      all.map((badges, at) => {
        // The first one gets more than any product has.
        while (at === 0 && badges.children.length < 8) badges.append(badges.lastElementChild!.cloneNode(true));
        const box = badges.getBoundingClientRect();
        const heart = badges.closest(".tile")!.querySelector(".toggles")!.getBoundingClientRect();
        const tags = [...badges.children]
          .map((tag) => tag.getBoundingClientRect())
          .filter(({ height, top }) => height > 0 && top < box.bottom);
        return {
          tags: tags.length,
          share: box.height / badges.parentElement!.getBoundingClientRect().height,
          whole: tags.every(({ bottom, right }) => bottom <= box.bottom && right <= heart.left),
        };
      }),
    );
    assert.ok(seen.length > 5 && seen.some(({ tags }) => tags > 2));
    for (const { tags, share, whole } of seen) assert.ok(tags > 0 && whole && share < 1 / 6, JSON.stringify(seen));
  });
});

test("the filters and the order stay within reach while a listing scrolls, and cover nothing that is gone to", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        await open(page, "/Odziez/#b");
        const uncovered = (selector: string, nth = 0) =>
          page
            .locator(selector)
            .nth(nth)
            .evaluate((element) => {
              const { left, top, width } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + Math.min(width / 2, 40), top + 4));
            });
        await expect.poll(() => uncovered("h1"), "#b leads to the heading").toBe(true);
        for (const top of [1500, 2500]) {
          await page.evaluate((top) => scrollTo(0, top), top);
          await page.locator(".head-fixed").waitFor();
          for (const part of ["#filter-toggle", "#sort", ".listing-views button"])
            await expect.poll(() => uncovered(part), `${part} at ${top}`).toBe(true);
        }
        // The last tile above the window's edge gets the focus, as Shift and Tab give it.
        const above = await page
          .locator(".tile-name a")
          .evaluateAll((names) => names.findLastIndex((name) => name.getBoundingClientRect().bottom < 60));
        await page.locator(".tile-name a").nth(above).focus();
        await restingScroll(page);
        await expect.poll(() => uncovered(".tile-name a", above), "what has the focus is not under the bar").toBe(true);
        await page.locator("#sort").selectOption("price-asc");
        await page.waitForURL(/sort=price-asc/);
        await expect.poll(() => uncovered(".tile"), "the first product of the new order is seen").toBe(true);
        if (mobile) return;
        await page.evaluate(() => scrollTo(0, 1500));
        await page.locator("#filter-toggle").click();
        await expect.poll(() => uncovered("#filters label"), "the filters begin under the bar").toBe(true);
      }),
    );
  }
});
