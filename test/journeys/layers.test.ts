// One long file: one table of everything that opens over a page, and what 'back' does with each.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { desktop, expect, phone, type Screen, screens, visit, type Visit } from "./browser.ts";
import { hoodies, type Goods, plenty, setStock } from "./goods.ts";
import { root } from "./start-shop.ts";
import { mark, open, openCart, painted, panelOf, putIntoCart, restingScroll } from "./shopper.ts";

/** What opens over a page, in every place and from every side it is opened. */
interface Layer {
  name: string;
  /** The file of the window itself. */
  file: string;
  on?: readonly Screen[];
  path: (goods: Goods) => string;
  /** Brings the page to where the layer can be opened. */
  prepare?: (visit: Visit) => Promise<void>;
  open: (visit: Visit) => Promise<void>;
  window: (page: Page) => Locator;
  /** Its own way out; without one, Esc alone. */
  close?: (page: Page) => Locator;
  /** A reload finds it open. */
  lasts?: true;
  /** For customers alone. */
  loggedIn?: true;
}

const dialog = (className: string) => (page: Page) => page.locator(`dialog.${className}[open]`);
const cross = (className: string) => (page: Page) => page.locator(`dialog.${className} .dialog-close`);
const product = ({ product }: Goods) => href(product.url);
const category = () => hoodies;

const layers: readonly Layer[] = [
  {
    name: "the order panel",
    file: "order-panel/PanelDialog.tsx",
    path: category,
    open: ({ page }) => openCart(page),
    window: panelOf,
    close: (page) => page.locator(".panel-back"),
    lasts: true,
  },
  {
    name: "the order panel that opens by itself",
    file: "order-panel/PanelDialog.tsx",
    on: [desktop],
    path: product,
    window: panelOf,
    close: (page) => page.locator(".panel-back"),
    lasts: true,
    prepare: async ({ page }) => await page.locator(".sizes input:enabled").first().check(),
    open: ({ page }) => page.locator("#buy-action .button-signal").click(),
  },
  {
    name: "the login",
    file: "layout/LoginDialog.tsx",
    path: category,
    open: ({ page }) => page.locator(".head-user").click(),
    window: dialog("account-dialog"),
    close: cross("account-dialog"),
    lasts: true,
  },
  {
    name: "the account's menu",
    file: "layout/AccountDialog.tsx",
    path: category,
    open: ({ page }) => page.locator(".head-user").click(),
    window: dialog("account-dialog"),
    close: cross("account-dialog"),
    loggedIn: true,
  },
  {
    name: "the wishlist",
    file: "layout/WishlistDialog.tsx",
    path: category,
    open: ({ page }) => page.locator(".head-wishlist").click(),
    window: dialog("wishlist"),
    close: cross("wishlist"),
  },
  {
    name: "the menu's drawer",
    file: "layout/Drawer.tsx",
    on: [phone],
    path: category,
    open: ({ page }) => page.locator(".head-menu").click(),
    window: dialog("drawer"),
    close: cross("drawer"),
  },
  {
    name: "a category's menu",
    file: "layout/MegaPanel.tsx",
    on: [desktop],
    path: category,
    window: (page) => page.locator(".menu-open > .mega"),
    open: async ({ page }) => {
      await page.locator(".menu-link[aria-expanded]").first().focus();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "the filters",
    file: "screens/listing/FilterPanel.tsx",
    on: [phone],
    path: category,
    open: ({ page }) => page.locator("#filter-toggle").click(),
    window: dialog("filters-drawer"),
    close: (page) => page.locator(".filters-drawer-foot .button-signal"),
  },
  {
    name: "the quick view",
    file: "screens/quick-view/QuickView.tsx",
    on: [desktop],
    path: category,
    window: dialog("quick-view"),
    close: cross("quick-view"),
    open: async ({ page }) => {
      await page.locator(".tile").first().hover();
      await page.locator(".tile-look").first().click();
    },
  },
  {
    name: "the zoom",
    file: "screens/product/ZoomDialog.tsx",
    path: product,
    open: ({ page }) => page.locator("#picture-1").click(),
    window: dialog("zoom"),
    close: cross("zoom"),
  },
  {
    name: "the size table",
    file: "screens/product/SizeTableDialog.tsx",
    path: product,
    open: ({ page }) => page.locator(".size-table-link").click(),
    window: dialog("size-table"),
    close: cross("size-table"),
  },
  {
    name: "the email when it is back",
    file: "screens/product/BackInStockDialog.tsx",
    path: product,
    open: ({ page }) => page.locator(".back-in-stock .link").click(),
    window: (page) => page.locator("dialog:has(.back-in-stock-form)"),
    close: (page) => page.locator("dialog:has(.back-in-stock-form) .dialog-close"),
  },
  {
    name: "the privacy settings",
    file: "consent/PrivacyDialog.tsx",
    path: category,
    open: ({ page }) => page.locator(".foot-privacy").click(),
    window: dialog("privacy"),
    close: cross("privacy"),
  },
];

test("whatever opens over a page is a step of its own: 'back' closes it and stays, each way of closing takes the step away, forward and reload leave none behind", async (t) => {
  const goods = await withOneSizeOut(3);
  // Its steps are the same in each window; where it is there in both, one after the other has its turn.
  for (const [at, layer] of layers.entries()) {
    const { on = [screens[at % screens.length]!] } = layer;
    for (const screen of on)
      await t.test(`${layer.name}, ${screen.name}`, (t) =>
        visit(t, { on: screen }, (visit) => opensAndCloses(visit, layer, goods)),
      );
  }
});

async function opensAndCloses(visit: Visit, layer: Layer, goods: Goods): Promise<void> {
  const { page, context } = visit;
  const path = layer.path(goods);
  const window = layer.window(page);
  if (layer.loggedIn)
    await context.addInitScript(
      (token) =>
        Object.entries({ loggedIn: true, token }).forEach(([key, value]) =>
          localStorage.setItem(key, JSON.stringify(value)),
        ),
      "x".repeat(43),
    );
  await page.goto("/contact");
  await open(page, path);
  await mark(page);
  await layer.prepare?.(visit);
  const stays = async (scrolled: number) => {
    await window.waitFor({ state: "hidden" });
    await expect.poll(() => layersOf(page)).toBe(0);
    await painted(page);
    await expect(page).toHaveURL((url) => url.pathname === path);
    assert.equal(await restingScroll(page), scrolled, "the page stays where it is");
    await expect(page.locator("html[data-same]"), "it is the same document").toBeAttached();
  };
  const opened = async () => {
    await layer.open(visit);
    await window.waitFor();
    await expect.poll(() => layersOf(page)).toBe(1);
    return restingScroll(page);
  };

  let scrolled = await opened();
  await page.goBack();
  await stays(scrolled);
  await page.goForward();
  await stays(scrolled);
  if (layer.close !== undefined) {
    scrolled = await opened();
    await layer.close(page).click();
    await stays(scrolled);
  }
  scrolled = await opened();
  await page.keyboard.press("Escape");
  await stays(scrolled);

  await opened();
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await mark(page);
  if (layer.lasts) {
    await window.waitFor();
    await expect.poll(() => layersOf(page)).toBe(1);
    await page.goBack();
  }
  await expect.poll(() => layersOf(page)).toBe(0);
  await window.waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForURL("**/contact");
}

test("every window of the storefront stands in this table", () => {
  const storefront = join(root, "src/storefront");
  const windows = globSync("**/*.tsx", { cwd: storefront }).filter((file) =>
    /<dialog\b|<Dialog\b/i.test(readFileSync(join(storefront, file), "utf8")),
  );
  // Who is not of age leaves the page: 'back' is one way to.
  const gate = "screens/product/AgeDialog.tsx";
  const tested = new Set([...layers.map(({ file }) => file), gate]);
  assert.deepEqual(
    windows.filter((file) => !tested.has(file)),
    [],
  );
});

test("of layers that lie over each other 'back' closes the topmost first", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        await page.goto("/contact");
        await putIntoCart(visit, await plenty(hoodies, 1));
        await panelOf(page).getByRole("button", { name: "Dalej", exact: true }).click();
        await panelOf(page).locator(".login-prompt .link, .panel-data .link").first().click();
        const login = page.locator("dialog.account-dialog[open]");
        await login.waitFor();
        await expect.poll(() => layersOf(page)).toBe(2);
        // Whichever code comes first: the panel lies under the window.
        let come = () => undefined as void;
        const held = new Promise<void>((resolve) => (come = resolve));
        await page.route("**/assets/OrderPanel*", (route) => held.then(() => route.continue()));
        await page.reload();
        await login.locator("input[name=login]").click();
        come();
        await panelOf(page).locator("[data-panel-focus]").waitFor();
        await expect(login.locator("input[name=login]")).toBeFocused();
        await login.locator("input[name=login]").click();
        await expect.poll(() => layersOf(page)).toBe(2);
        await page.goBack();
        await login.waitFor({ state: "hidden" });
        await expect(panelOf(page)).toBeVisible();
        await expect.poll(() => layersOf(page)).toBe(1);
        await page.goBack();
        await panelOf(page).waitFor({ state: "hidden" });
        await expect.poll(() => layersOf(page)).toBe(0);
        await page.goBack();
        await page.waitForURL("**/contact");
      }),
    );
  }
});

test("a link in a layer leads on from the page: one step back is that page with nothing over it", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await page.goto("/contact");
    await open(page, hoodies);
    await mark(page);
    await page.locator(".head-menu").click();
    await page.locator("dialog.drawer .on-sale").click();
    await page.waitForURL((url) => url.pathname !== hoodies);
    await page.locator("dialog.drawer").waitFor({ state: "detached" });
    await expect.poll(() => layersOf(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${hoodies}`);
    await expect(page.locator("dialog.drawer")).toHaveCount(0);
    await expect(page.locator("html[data-same]")).toBeAttached();
    await page.goForward();
    await page.waitForURL((url) => url.pathname !== hoodies);
    await page.goBack();
    await page.waitForURL(`**${hoodies}`);
    await page.goBack();
    await page.waitForURL("**/contact");
  });
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const goods = await plenty(hoodies, 2);
    await putIntoCart(visit, goods);
    await page.locator(".panel-back").click();
    await open(page, hoodies);
    await page.locator(".cart-box").click();
    await panelOf(page).locator(".cart-line-name").first().click();
    await page.waitForURL(`**${href(goods.product.url)}#s`);
    await panelOf(page).waitFor({ state: "hidden" });
    await page.goBack();
    await page.waitForURL(`**${hoodies}`);
    await page.locator("#sort").waitFor();
    await expect(panelOf(page)).toHaveCount(0);
    await expect.poll(() => layersOf(page)).toBe(0);
  });
});

test("filters chosen in the drawer stay when 'back' or its button closes it, and are one step back themselves", async (t) => {
  for (const way of ["back", "button"] as const) {
    await t.test(way, (t) =>
      visit(t, { on: phone }, async ({ page }) => {
        await page.goto("/contact");
        await open(page, hoodies);
        await page.locator("#filter-toggle").click();
        const drawer = page.locator("dialog.filters-drawer");
        await drawer.locator("input[name=stock]").check();
        await page.waitForURL(/stock=1/);
        await drawer.locator("input[name=size]:enabled").first().check();
        await page.waitForURL(/size=/);
        const address = page.url();
        await expect.poll(() => layersOf(page)).toBe(1);
        if (way === "back") await page.goBack();
        else await drawer.locator(".button-signal").click();
        await drawer.waitFor({ state: "detached" });
        await expect.poll(() => layersOf(page)).toBe(0);
        await expect(page).toHaveURL(address);
        await page.locator(".chip").nth(1).waitFor();
        await page.goBack();
        await page.waitForURL(`**${hoodies}`);
        await expect(page.locator(".chip")).toHaveCount(0);
        await page.goBack();
        await page.waitForURL("**/contact");
      }),
    );
  }
});

test("a layer whose code is still on its way is called off by 'back', and does not open over what follows", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    let give: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (give = resolve));
    let asked = 0;
    await page.route(/\/assets\/dialogs[-.].*\.js/, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.goto("/contact");
    await open(page, hoodies);
    await page.locator(".head-menu").click();
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => layersOf(page)).toBe(1);
    await page.goBack();
    await expect.poll(() => layersOf(page)).toBe(0);
    const come = page.waitForResponse(/\/assets\/dialogs[-.].*\.js/);
    give();
    await (await come).finished();
    await painted(page);
    await expect(page.locator("dialog.drawer")).toHaveCount(0);
    await page.locator(".head-menu").click();
    await page.locator("dialog.drawer[open]").waitFor();
  });
});

/** Returns goods with plenty of one size, and another size sold out. */
async function withOneSizeOut(nth: number): Promise<Goods> {
  const goods = await plenty(hoodies, nth);
  const other = goods.product.attrs[0]?.vals.find((val) => val.attr_2_product_id !== goods.a2p);
  if (other === undefined) throw new Error(`${goods.product.url} has one size alone.`);
  await setStock(goods.product, other.attr_2_product_id, 0);
  return goods;
}

/** Returns how many layers the present entry of the history stands for. */
function layersOf(page: Page): Promise<number> {
  return page.evaluate(() => Number((history.state as { layers?: number } | null)?.layers ?? 0));
}
