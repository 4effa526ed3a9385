// One long file: one table of screens with how each is reached.
import type { Page } from "@playwright/test";
import { href, paths, searchHref } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, productsOf } from "../journeys/goods.ts";
import { open } from "../journeys/shopper.ts";
import type { Look } from "./look.ts";

const smoking = "/akcesoria-dla-palacych/";

/** Home, listings, search, comparison, information pages, and what hangs in the header. */
export const screenLooks: readonly Look[] = [
  { name: "home", state: "Polish", template: "home", usual: true, draw: ({ page }) => open(page, "/") },
  {
    name: "home-en",
    state: "English, EUR",
    template: "home",
    draw: ({ page }) => openAs(page, "/", { lanId: 2, lanCode: "en", currency: "eur" }),
  },
  {
    name: "home-cz",
    state: "Czech",
    template: "home",
    draw: ({ page }) => openAs(page, "/", { lanId: 6, lanCode: "cz" }),
  },
  {
    name: "home-shelf",
    state: "a shelf",
    template: "home",
    draw: async ({ page }) => {
      await open(page, "/");
      await sight(page, ".shelf");
    },
  },
  {
    name: "footer",
    state: "footer",
    template: "every",
    draw: async ({ page }) => {
      await open(page, "/");
      await sight(page, "footer");
    },
  },
  {
    name: "header-fixed",
    state: "fixed header",
    template: "every",
    draw: async ({ page }) => {
      await open(page, hoodies);
      await page.evaluate(() => scrollTo(0, 700));
      await page.locator(".head-fixed").waitFor();
    },
  },
  { name: "category", state: "grid", template: "category", usual: true, draw: ({ page }) => open(page, hoodies) },
  {
    name: "category-tiles",
    state: "tiles",
    template: "category",
    draw: async ({ page }) => {
      await open(page, "/Odziez/");
      await sight(page, ".listing .tiles");
    },
  },
  {
    name: "category-list",
    state: "list",
    template: "category",
    draw: async ({ page }) => {
      await open(page, "/Odziez/");
      await page.getByRole("button", { name: "Lista" }).click();
      await page.locator("[data-view=list] .tiles-chosen").waitFor();
      await sight(page, ".listing .tiles");
    },
  },
  {
    name: "category-filters",
    state: "filters open",
    template: "category",
    draw: async ({ page }) => {
      await open(page, "/Odziez/?size=M&colour=black");
      await page.locator("#filter-toggle").click();
      await page.locator(".filters").waitFor();
    },
  },
  {
    name: "category-filtered",
    state: "filtered",
    template: "category",
    draw: ({ page }) => open(page, "/Odziez/?size=M&colour=black"),
  },
  {
    name: "category-nothing",
    state: "filtered to nothing",
    template: "category",
    draw: ({ page }) => open(page, "/Odziez/?from=1.50&to=2"),
  },
  {
    name: "search",
    state: "results",
    template: "search",
    usual: true,
    draw: ({ page }) => open(page, searchHref("bluza")),
  },
  {
    name: "search-corrected",
    state: "a slip corrected",
    template: "search",
    draw: ({ page }) => open(page, searchHref("bluzza")),
  },
  {
    name: "search-look",
    state: "a look among what is found",
    template: "search",
    draw: ({ page }) => open(page, searchHref("ostatni nocny")),
  },
  {
    name: "search-nothing",
    state: "nothing found",
    template: "search",
    draw: ({ page }) => open(page, searchHref("qwxyz")),
  },
  { name: "search-page", state: "nothing asked yet", template: "search", draw: ({ page }) => open(page, paths.search) },
  {
    name: "search-suggestions",
    state: "suggestions open",
    template: "every",
    draw: async ({ page }) => {
      await open(page, "/");
      await page.locator("header input[name=q]").pressSequentially("blu");
      await page.getByRole("listbox").waitFor();
    },
  },
  { name: "sale", state: "usual", template: "sale", usual: true, draw: ({ page }) => open(page, paths.sale) },
  {
    name: "new",
    state: "usual",
    template: "new products",
    usual: true,
    draw: ({ page }) => open(page, paths.newProducts),
  },
  {
    name: "look",
    state: "usual",
    template: "look",
    usual: true,
    draw: ({ page }) => open(page, "/look/po-deszczu/"),
  },
  {
    name: "look-pieces",
    state: "pieces with their sizes",
    template: "look",
    draw: async ({ page }) => {
      await open(page, "/look/na-dzialke/");
      await sight(page, ".look-pieces");
    },
  },
  {
    name: "look-card",
    state: "a look it is part of",
    template: "product",
    draw: async ({ page }) => {
      await open(page, "/kurtka-mzawka-musztardowa/");
      await page.locator("#opinie").scrollIntoViewIfNeeded();
      await sight(page, ".look-cards");
    },
  },
  {
    name: "manufacturer",
    state: "usual",
    template: "manufacturer",
    usual: true,
    draw: async ({ page }) => {
      await open(page, "/");
      await open(page, (await page.locator(".brand-wall a").first().getAttribute("href")) ?? "/");
    },
  },
  { name: "compare-empty", state: "empty", template: "compare", draw: ({ page }) => open(page, paths.compare) },
  {
    name: "compare",
    state: "three products",
    template: "compare",
    usual: true,
    draw: async ({ page }) => {
      await openAs(page, paths.compare, { productsCompare: await unlike(3) });
      await page.locator(".compare tbody").waitFor();
    },
  },
  {
    name: "wishlist-empty",
    state: "wishlist, empty",
    template: "every",
    draw: async ({ page }) => {
      await open(page, "/");
      await page.locator(".head-wishlist").click();
      await page.locator("dialog.wishlist").waitFor();
    },
  },
  {
    name: "wishlist",
    state: "wishlist, filled",
    template: "every",
    draw: async ({ page }) => {
      await openAs(page, "/", { wishlist: await unlike(3) });
      await page.locator(".head-wishlist").click();
      await page.locator("dialog.wishlist .wishlist-row").nth(2).waitFor();
    },
  },
  { name: "menu", state: "menu", template: "every", draw: drawMenu },
  { name: "login", state: "login refused", template: "every", draw: drawLogin },
  {
    name: "privacy",
    state: "privacy settings",
    template: "every",
    draw: async ({ page }) => {
      await open(page, "/");
      await page.locator("footer").getByText("Ustawienia prywatności").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "information",
    state: "terms",
    template: "content",
    usual: true,
    draw: (visit) => openPage(visit, /^Regulamin/),
  },
  {
    name: "information-delivery",
    state: "delivery",
    template: "content",
    draw: (visit) => openPage(visit, /^Dostawa/),
  },
  { name: "information-returns", state: "returns", template: "content", draw: (visit) => openPage(visit, /^Zwroty/) },
  { name: "contact", state: "form", template: "contact", usual: true, draw: ({ page }) => open(page, paths.contact) },
  {
    name: "contact-sent",
    state: "sent",
    template: "contact",
    draw: async ({ page }) => {
      await writeMessage(page);
      await page.locator("form .contact-good").waitFor();
      await sight(page, "textarea");
    },
  },
  {
    name: "contact-refused",
    state: "refused",
    template: "contact",
    draw: async ({ page }) => {
      await page.route("**/sys/json_emails?contact", (route) =>
        route.fulfill({ status: 503, json: { error: "SERVER" } }),
      );
      await writeMessage(page);
      await page.locator("form .field-error").waitFor();
      await sight(page, "textarea");
    },
  },
  {
    name: "not-found",
    state: "404",
    template: "not found",
    usual: true,
    draw: ({ page }) => open(page, "/tu-nic-nie-ma/"),
  },
  {
    name: "only-in-shop",
    state: "sold in the shop only",
    template: "product",
    draw: async ({ page }) =>
      openAs(page, href((await productsOf(smoking)).find(({ online_sale }) => online_sale === false)!.url), {
        adultUntil: Date.now() + 86_400_000,
      }),
  },
  {
    name: "category-adults",
    state: "goods for adults",
    template: "category",
    draw: async ({ page }) => {
      await open(page, smoking);
      await sight(page, ".listing .tiles");
    },
  },
];

/** Opens a page with something kept from an earlier visit. */
export async function openAs(page: Page, path: string, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(kept));
  await open(page, path);
}

/** Brings something to the upper edge of the window, below the fixed header. */
export async function sight(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 140));
}

/** So many products that have as little in common as the shop allows. */
async function unlike(count: number): Promise<Product[]> {
  const listed = await productsOf("/Odziez/");
  const byName = new Map(
    listed.filter(({ product_quantity }) => product_quantity > 10).map((product) => [product.manufacturer_id, product]),
  );
  return [...byName.values()].slice(0, count);
}

async function drawMenu({ page, mobile }: Visit): Promise<void> {
  await open(page, "/");
  if (!mobile) {
    await page.locator(".menu").getByRole("link", { name: "Odzież", exact: true }).hover();
    return page.locator(".menu-open").waitFor();
  }
  await page.locator(".head-menu").click();
  await page.getByRole("dialog").waitFor();
}

async function drawLogin({ page }: Visit): Promise<void> {
  await open(page, "/");
  await page.locator(".head-user").click();
  await page.locator("input[name=login]").fill("kasia@przyklad.pl");
  await page.locator("input[name=loginPassword]").fill("nie to hasło");
  await page.keyboard.press("Enter");
  await page.locator(".account-form .field-error").waitFor();
}

async function openPage({ page }: Visit, name: RegExp): Promise<void> {
  await open(page, "/");
  await open(page, (await page.locator("footer a").filter({ hasText: name }).first().getAttribute("href")) ?? "/");
}

async function writeMessage(page: Page): Promise<void> {
  await open(page, paths.contact);
  await page.locator("input[name=name]").fill("Kasia");
  await page.locator("input[name=email]").fill("kasia@przyklad.pl");
  await page.locator("textarea[name=message]").fill("Czy wróci rozmiar L?");
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
}
