import type { Page } from "@playwright/test";
import { href, pageDataHref } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, productsOf } from "../journeys/goods.ts";
import { chooseSize, open, taken } from "../journeys/shopper.ts";
import type { Look } from "./look.ts";
import { openAs, sight } from "./screen-looks.ts";

const longName =
  "Bluza z kapturem Najdłuższa Ulica Krakowa rozpinana, podszyta, z czterema kieszeniami i nadrukiem na plecach";
const windowOf = (page: Page) => page.locator("dialog[open]:not(.order-panel)");

/** A product's page in its states, and the windows that open from it. */
export const productLooks: readonly Look[] = [
  {
    name: "product",
    state: "usual",
    template: "product",
    usual: true,
    draw: async ({ page }) => open(page, href((await usual()).url)),
  },
  {
    name: "product-size",
    state: "size chosen",
    template: "product",
    draw: async ({ page }) => {
      await openWithSize(page);
    },
  },
  {
    name: "product-no-size",
    state: "no size chosen",
    template: "product",
    draw: async ({ page, mobile }) => {
      await open(page, href((await usual()).url));
      await page
        .locator(mobile ? ".buy-bar button" : "#buy-action .button")
        .first()
        .click();
      await page.locator(".sizes-part [role=alert]").waitFor();
    },
  },
  {
    name: "product-sold-out",
    state: "sold out",
    template: "product",
    draw: async ({ page, mobile }) => {
      await open(page, href((await productOf("/Odziez/bluzy/", ({ product_quantity }) => product_quantity === 0)).url));
      if (mobile) await sight(page, ".sizes-part");
    },
  },
  { name: "product-one-left", state: "one left", template: "product", draw: drawOneLeft },
  {
    name: "product-reduced",
    state: "reduced",
    template: "product",
    draw: async ({ page, mobile }) => {
      await open(
        page,
        href(
          (await productOf("/promocje/", ({ product_quantity, attrs }) => product_quantity > 5 && attrs.length > 0))
            .url,
        ),
      );
      if (mobile) await sight(page, ".buy");
    },
  },
  {
    name: "product-details",
    state: "details",
    template: "product",
    draw: async ({ page }) => {
      await open(page, href((await usual()).url));
      await sight(page, ".details");
    },
  },
  {
    name: "product-reviews",
    state: "reviews",
    template: "product",
    draw: async ({ page }) => {
      await open(page, href((await productOf(hoodies, ({ rating }) => (rating?.count ?? 0) > 2)).url));
      await page.locator("#opinie").scrollIntoViewIfNeeded();
      await page.locator(".review").first().waitFor();
      await sight(page, "#opinie");
    },
  },
  { name: "product-more", state: "more of the brand, seen before", template: "product", draw: drawRecent },
  {
    name: "product-zoom",
    state: "picture enlarged",
    template: "product",
    draw: async ({ page }) => {
      await open(page, href((await usual()).url));
      await page.locator(".film-picture").first().click();
      await windowOf(page).locator("img").waitFor();
    },
  },
  {
    name: "product-size-table",
    state: "size table",
    template: "product",
    draw: async ({ page }) => {
      await openWithSize(page);
      await page.getByRole("button", { name: "Tabela rozmiarów" }).click();
      await windowOf(page).locator("table").waitFor();
    },
  },
  {
    name: "product-back-in-stock",
    state: "asked to tell when it is back",
    template: "product",
    draw: async ({ page }) => {
      await open(page, href((await productOf("/Odziez/bluzy/", ({ product_quantity }) => product_quantity === 0)).url));
      await page.getByRole("button", { name: "Powiadom, gdy wróci" }).click();
      await windowOf(page).waitFor();
    },
  },
  {
    name: "product-adults",
    state: "18+ question",
    template: "product",
    draw: async ({ page }) => {
      await open(page, href((await adult()).url));
      await page.locator("dialog.age-gate").waitFor();
    },
  },
  {
    name: "product-adults-after",
    state: "for adults, declared",
    template: "product",
    draw: async ({ page }) => openAs(page, href((await adult()).url), { adultUntil: Date.now() + 86_400_000 }),
  },
  {
    name: "product-measured",
    state: "sold by measure",
    template: "product",
    draw: async ({ page, mobile }) => {
      const oil = await productOf("/konopie/oleje/", ({ unit_price }) => unit_price !== undefined);
      await openAs(page, href(oil.url), { adultUntil: Date.now() + 86_400_000 });
      if (mobile) await sight(page, ".buy");
    },
  },
  {
    name: "product-long-name",
    state: "long name, no picture",
    template: "product",
    draw: (visit) => drawChanged(visit, { product_name: longName, images: [] }),
  },
  { name: "tiles-long-name", state: "long names, no pictures, all badges", template: "category", draw: drawOddTiles },
  {
    name: "quick-view",
    state: "quick view",
    template: "category",
    only: "desktop",
    draw: async ({ page }) => {
      await open(page, hoodies);
      const tile = page.locator(".tile").nth(1);
      await tile.locator(".tile-name a").focus();
      const look = tile.getByRole("button", { name: /^Szybki podgląd/ });
      await look.focus();
      await page.keyboard.press("Enter");
      await windowOf(page).locator("h3").waitFor();
    },
  },
  {
    name: "tile-hover",
    state: "tile under the pointer",
    template: "category",
    only: "desktop",
    draw: async ({ page }) => {
      await open(page, hoodies);
      await sight(page, ".listing .tiles");
      await page.locator(".tile").nth(1).hover();
    },
  },
];

async function productOf(path: string, wanted: (product: Product) => boolean): Promise<Product> {
  const found = (await productsOf(path)).find(wanted);
  if (found === undefined) throw new Error(`${path} has no product to draw this state with.`);
  return found;
}

const usual = () =>
  productOf(
    hoodies,
    (product) => product.images.length >= 3 && product.product_quantity > 20 && product.rating !== null,
  );
const adult = () =>
  productOf("/akcesoria-dla-palacych/", ({ age_min, online_sale }) => age_min === 18 && online_sale !== false);

async function openWithSize(page: Page): Promise<void> {
  const product = await usual();
  await open(page, href(product.url));
  await chooseSize(page, product.attrs[0]!.vals.find(({ quantity }) => quantity > 0)!.attrValue_name);
}

async function drawOneLeft({ page, mobile }: Visit): Promise<void> {
  const last = ({ attrs }: Product) => attrs[0]?.vals.find(({ quantity }) => quantity === 1);
  const product = await productOf("/Odziez/", (product) => last(product) !== undefined);
  await open(page, href(product.url));
  await chooseSize(page, last(product)!.attrValue_name);
  if (mobile) await sight(page, ".sizes-part");
}

async function drawRecent({ page }: Visit): Promise<void> {
  const product = await usual();
  await openAs(page, href(product.url), { productsHistory: (await productsOf("/Odziez/spodnie/")).slice(0, 6) });
  await page.locator(".recent").scrollIntoViewIfNeeded();
  await page.locator(".recent:not(.recent-waiting)").waitFor();
  await sight(page, ".recent");
}

/** Comes to a product by a click, with other data than the shop's. */
async function drawChanged({ page }: Visit, change: Partial<Product>): Promise<void> {
  const product = await usual();
  await page.route(`**${pageDataHref(href(product.url))}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { product: Product } };
    Object.assign(answer.data.product, change);
    await route.fulfill({ json: answer });
  });
  await open(page, hoodies);
  await page
    .locator(`.tile-name a[href="${href(product.url)}"]`)
    .first()
    .click();
  await page.locator(".product h1").waitFor();
}

async function drawOddTiles({ page }: Visit): Promise<void> {
  await page.route(`**${pageDataHref("/Odziez/bluzy/")}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { products: Product[] } };
    for (const [at, product] of answer.data.products.entries()) {
      if (at % 2 === 0)
        Object.assign(product, {
          product_name: longName,
          badges: ["promotion", "bestseller", "new", "recommended", "freeShipping", "coolPrice"],
          age_min: 18,
          catalogue_price: "12999.99",
          lowest_price: "11999.99",
          real_price: "11499.99",
        });
      if (at % 4 === 1) Object.assign(product, { images: [] });
    }
    await route.fulfill({ json: answer });
  });
  await open(page, hoodies);
  await page.locator('main a[href="/Odziez/bluzy/"]').first().click();
  await page.waitForURL("**/Odziez/bluzy/");
  await taken(page);
  await page.locator(".tile-name", { hasText: "Najdłuższa" }).first().waitFor();
  await sight(page, ".listing .tiles");
}
