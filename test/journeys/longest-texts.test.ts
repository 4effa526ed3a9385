// One long file: every page in each language with its longest texts, looked at by one table of places.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import type { Page } from "@playwright/test";
import { href, paths } from "../../src/contract/paths.ts";
import { countOf } from "../counts.ts";
import { textFields } from "../../src/domain/order/order-form-fields.ts";
import { desktop, expect, visit, type Visit } from "./browser.ts";
import { pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { command, openOwnShop } from "./shop.ts";
import { chooseMethods, chooseSize, stored, open, painted, panelOf, placeOrder, words } from "./shopper.ts";

/** The usual windows and both layouts at their narrowest first, then what lies beside them. */
const widths = [390, 1440, 320, 531, 360, 530, 546, 768, 1024].slice(0, countOf("WIDTHS"));

/** A text of a length that cannot be broken between words, and one of words. */
const unbroken = (length: number) => "Wyimaginowanynajdluzszywyraz".repeat(Math.ceil(length / 28)).slice(0, length);
const spaced = (length: number) =>
  "Najdłuższa możliwa nazwa z Wrzeszcza "
    .repeat(Math.ceil(length / 37))
    .slice(0, length)
    .trim();
const longestOf = (
  name:
    | "phone"
    | "shippingFirstName"
    | "shippingLastName"
    | "shippingStreet"
    | "shippingCity"
    | "paymentName"
    | "paymentStreet"
    | "paymentPostCode"
    | "paymentCity",
) => textFields[name].rules.maxLength;

const category = unbroken(120);
const brand = unbroken(100);
const size = unbroken(60);
const code = "K".repeat(40);
const goods = [
  { handle: "najdluzszy", name: unbroken(255) },
  { handle: "najdluzsze", name: spaced(255) },
];
const longest = {
  email: `${"m".repeat(64)}@${"d".repeat(63)}.${"e".repeat(63)}.${"f".repeat(57)}.pl`,
  phone: "5".repeat(longestOf("phone")),
  shippingFirstName: unbroken(longestOf("shippingFirstName")),
  shippingLastName: spaced(longestOf("shippingLastName")),
  shippingStreet: unbroken(longestOf("shippingStreet")),
  shippingPostCode: "30-193",
  shippingCity: unbroken(longestOf("shippingCity")),
  paymentName: unbroken(longestOf("paymentName")),
  paymentNip: "5260250274",
  paymentStreet: spaced(longestOf("paymentStreet")),
  paymentPostCode: unbroken(longestOf("paymentPostCode")),
  paymentCity: unbroken(longestOf("paymentCity")),
};

/** What somebody pastes from elsewhere: headings side by side, a word without an end, a text laid out by blanks, a picture. */
const headings =
  "Rozmiar|Szerokość pod pachami|Długość całkowita|Długość rękawa|Szerokość dołu|Obwód szyi|Wzrost modela".split("|");
const written = `<p>Opis ${unbroken(200)}</p><pre>${unbroken(100)}</pre><table><tr>${headings
  .map((name) => `<th>${name}</th>`)
  .join(
    "",
  )}</tr><tr><td>${unbroken(80)}</td></tr></table><ul><li>${unbroken(200)}</li></ul><p><img src=/a.png width=2000></p>`;

let products: { url: string }[] = [];

before(async () => {
  const { address, dataDir } = await openOwnShop({});
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(",");
  const columns = [
    "kind",
    "handle",
    "name_pl",
    "manufacturer",
    "categories",
    "price",
    "catalogue_price",
    "quantity",
    "badges",
    "attribute1_pl",
    "pictures",
    "details_pl",
    "description_pl",
  ];
  const known =
    (await pageData<"category">("/Odziez/")).data.products[0]?.images
      .map((image) => image.path)
      .slice(0, 2)
      .join(" | ") ?? "";
  const rows = [
    columns.join(","),
    quoted(["category", "najdluzsza", category, "", "", "", "", "", "", "", "", "", written]),
    quoted(["category", "najdluzsza/w-niej", spaced(120), "", "", "", "", "", "", "", "", "", ""]),
    quoted(["manufacturer", "", brand, "", "", "", "", "", "", "", "", "", written]),
    ...goods.flatMap(({ handle, name }) => [
      quoted([
        "product",
        handle,
        name,
        brand,
        "najdluzsza/w-niej | najdluzsza | Odziez",
        "999999.99",
        "1000000.00",
        "",
        "new | bestseller | recommended | freeShipping | coolPrice",
        unbroken(60),
        known,
        `${unbroken(60)}: ${unbroken(200)}`,
        written,
      ]),
      ...[
        ["90", size],
        ["0", `${size.slice(0, 58)}2`],
        ["90", "M"],
      ].map(([quantity = "", value = ""]) =>
        quoted(["variant", handle, "", "", "", "", "", quantity, "", value, "", "", ""]),
      ),
    ]),
  ];
  const file = join(dataDir, "longest.csv");
  writeFileSync(file, `${rows.join("\n")}\n`);
  await command("import", file);
  const text = join(dataDir, "longest.html");
  writeFileSync(text, written);
  await command("page", "write", "terms", "pl", text);
  await command("code", "add", code, "--amount", "10");
  products = await eventually("the longest products", async () => {
    const found = (await pageData<"category">("/najdluzsza/")).data.products;
    return found.length === goods.length && found;
  });
  await eventually("the longest information page", async () =>
    (await (await fetch(`${address}/page/regulamin.html`)).text()).includes("Wzrost modela"),
  );
});

const parts: readonly [what: string, walk: (visit: Visit, look: Look) => Promise<void>][] = [
  ["a page", pagesOf],
  ["a window or a drawer", layersOf],
  ["the order panel, a notice or the order's page", orderAttemptOf],
  ["a customer's menu", accountOf],
];

test("no text is so long that anything is wider than the screen, and no button leaves it", async (t) => {
  for (const [what, walk] of parts) {
    await t.test(what, (t) =>
      visit(t, { on: desktop }, async (visit) => {
        const troubles: string[] = [];
        await walk(
          visit,
          async (where, window = "") => void troubles.push(...(await misfits(visit.page, where, window))),
        );
        assert.deepEqual(troubles, []);
      }),
    );
  }
});

test("a post code, a telephone number, a price or an order's number is not broken in two", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    for (const path of [
      href(products[1]?.url ?? ""),
      "/page/o-firmie.html",
      "/page/dostawa-i-platnosci.html",
      "/page/polityka-prywatnosci.html",
      paths.contact,
      paths.withdrawal,
    ]) {
      await open(page, path);
      assert.match(await page.locator("body").innerText(), /31-403/, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        assert.deepEqual(await page.evaluate(brokenTexts), [], `${path} at ${width} px`);
      }
    }
  });
});

type Look = (where: string, window?: string) => Promise<void>;

async function pagesOf({ page }: Visit, look: Look): Promise<void> {
  const { layout } = await pageData<"home">("/");
  const maker = layout.manufacturers.find(({ manufacturer_name }) => manufacturer_name === brand);
  const found = ["/__/Wyimaginowanynajdluzszywyraz", `/__/${"q".repeat(120)}`];
  const ofText = [
    "/najdluzsza/",
    ...products.map(({ url }) => href(url)),
    href(maker?.url ?? ""),
    "/page/regulamin.html",
  ];
  for (const path of ["/", ...ofText, "/Odziez/", ...found, "/contact"]) {
    await open(page, path);
    await look(path);
    if (!ofText.includes(path)) continue;
    await page.setViewportSize({ width: 320, height: 900 });
    const scrolls = await page
      .locator("main .scrolls-aside:has(table)")
      .first()
      .evaluate((frame) => frame.scrollWidth > frame.clientWidth && (frame as HTMLElement).tabIndex === 0);
    assert.ok(scrolls, `the table of ${path} scrolls in its frame`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/contact");
  await page.locator("header input[name=q]").pressSequentially("Naj");
  await page.locator(".suggestion-product").first().waitFor();
  await look("the suggestions");
}

/** What opens over the pages of the longest products. */
async function layersOf({ page }: Visit, look: Look): Promise<void> {
  const wide = () => page.setViewportSize({ width: 1440, height: 900 });
  const shut = async (window: string) => {
    await page.keyboard.press("Escape");
    await page.locator(`${window}[open]`).waitFor({ state: "hidden" });
  };
  for (const { url } of products) {
    await wide();
    await open(page, href(url));
    await page.locator(".buy-action .toggles button").first().click();
    await page.locator(".buy-action .toggles button").last().click();
    for (const [opener, window] of [
      ["#picture-1", "dialog.zoom"],
      [".back-in-stock .link", "dialog.dialog"],
    ] as const) {
      await wide();
      await page.locator(opener).click();
      await page.locator(`${window}[open]`).waitFor();
      await look(`${window} of ${url.slice(0, 12)}`, window);
      await shut(window);
    }
  }
  await open(page, href((await plenty("/Odziez/bluzy/z-kapturem/")).product.url));
  await page.getByRole("button", { name: "Tabela rozmiarów" }).click();
  await page.locator("dialog.dialog[open] table").waitFor();
  await look("the table of sizes", "dialog.dialog");
  await shut("dialog.dialog");
  await open(page, "/compare");
  await look("/compare");
  await wide();
  await page.locator(".head-wishlist").click();
  await page.locator("dialog.wishlist .wishlist-row").nth(1).waitFor();
  await look("the wishlist", "dialog.wishlist");
  await shut("dialog.wishlist");
  await open(page, "/najdluzsza/");
  await page.locator(".tile").first().hover();
  await page.locator(".tile-look").first().click();
  await page.locator("dialog.quick-view[open]").waitFor();
  await look("the quick view", "dialog.quick-view");
  await shut("dialog.quick-view");
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, "/najdluzsza/");
  await page.locator(".head-menu").click();
  await page.locator("dialog.drawer[open]").waitFor();
  await page.locator("dialog.drawer button", { hasText: "Producenci" }).click();
  await look("the drawer", "dialog.drawer");
  await shut("dialog.drawer");
  await page.setViewportSize({ width: 768, height: 900 });
  await page.locator("#filter-toggle").filter({ visible: true }).click();
  await page.locator("#filters input").first().waitFor();
  await page.locator("#filters input[name=size]").first().check();
  await page.locator(".chip").first().waitFor();
  await look("the filters", "dialog.filters-drawer");
  await wide();
  for (const opener of [".foot-privacy", ".head-user"]) {
    await open(page, "/contact");
    await page.locator(opener).click();
    await page.locator("dialog.dialog[open]").waitFor();
    await look(`what ${opener} opens`, "dialog.dialog");
    await wide();
  }
}

/** The order panel step by step, the order's page, and the customer's menu. */
async function orderAttemptOf(visit: Visit, look: Look): Promise<void> {
  const { page } = visit;
  const panel = panelOf(page);
  await open(page, href(products[0]?.url ?? ""));
  await chooseSize(page, size);
  await page.getByRole("button", { name: words.add, exact: true }).first().click();
  await panel.locator(".cart-line-name").waitFor();
  await look("the cart with its notice", "dialog.order-panel");
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole("button", { name: words.next, exact: true }).click();
  await panel.locator("input[name=invoice]").check();
  for (const [name, value] of Object.entries(longest)) await panel.locator(`input[name=${name}]`).fill(value);
  await panel.locator("input[name=createAccount]").uncheck();
  await panel.locator(".code-box input").first().fill(code);
  await panel.locator(".code-box button").first().click();
  await panel.locator(".code-box").getByText(code).first().waitFor();
  await look("the data", "dialog.order-panel");
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseMethods(page, { paymentId: 1, shippingId: 1 });
  const number = await placeOrder(page);
  await look("the confirmation", "dialog.order-panel");
  await page.setViewportSize({ width: 320, height: 900 });
  await painted(page);
  assert.deepEqual(await page.evaluate(brokenTexts), [], "the confirmation");
  await page.setViewportSize({ width: 1440, height: 900 });
  const way = await panel.locator(`a[href*="/user/order-no/${number}"]`).first().getAttribute("href");
  await page.keyboard.press("Escape");
  await open(page, way ?? `/user/order-no/${number}`);
  await page.getByText(longest.shippingCity).first().waitFor();
  await look("the order's page");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    assert.deepEqual(await page.evaluate(brokenTexts), [], `the order's page at ${width} px`);
  }
  await expect.poll(() => stored(page, "orderShow")).toBe(false);
}

/** The window of a customer, whose name and e-mail are no shorter. */
async function accountOf({ page }: Visit, look: Look): Promise<void> {
  await open(page, "/contact");
  await page.evaluate(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { loggedIn: true, token: "x".repeat(43), userContactData: longest, userPoints: 999_999_999 },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/contact");
  await look("the name in the header");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".head-user").click();
  await page.locator("dialog.account-dialog[open]").waitFor();
  await look("the account", "dialog.account-dialog");
}

/** Returns what is wider than the screen, or leaves it, at every width. */
async function misfits(page: Page, where: string, window: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    const found = await page.evaluate(sideways, window);
    troubles.push(...found.slice(0, 5).map((trouble) => `${where} at ${width} px: ${trouble}`));
  }
  return troubles;
}

/** In the browser: what makes the page scroll sideways, and what can be pressed but is not in the window. */
function sideways(window: string): string[] {
  const named = (element: Element) =>
    `<${element.localName} class="${element.className}"> ${(element.textContent ?? "").trim().slice(0, 30)}`;
  const layer = window === "" ? null : document.querySelector(`${window}[open]`);
  const root = layer ?? document.documentElement;
  const scrollsItself = (element: Element) => {
    for (let box = element.parentElement; box !== null && box !== root; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    return false;
  };
  const out = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -0.5 || right > innerWidth + 0.5);
  };
  const wide = [document.scrollingElement, layer]
    .filter((box) => box !== null && box !== undefined && box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box!.scrollWidth} px in ${box!.clientWidth}: ${named(box!)}`);
  const culprits =
    wide.length === 0
      ? []
      : [...root.querySelectorAll("*")]
          .filter((element) => out(element) && ![...element.children].some(out) && !scrollsItself(element))
          .slice(0, 3)
          .map(named);
  const pressed = [...root.querySelectorAll("button, a[href], input, select, textarea, summary, .notice")]
    .filter(
      (element) =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }) &&
        out(element) &&
        !scrollsItself(element),
    )
    .map((element) => `out of the window: ${named(element)}`);
  return [...wide, ...culprits, ...pressed];
}

/** In the browser: the numbers that stand on two lines. */
function brokenTexts(): string[] {
  const kinds = new RegExp(
    [
      /\d\d-\d{3}/,
      /\+\d\d(?:[ \u00a0]\d{2,3}){3,4}(?![ \d])/,
      /\d[\d\u00a0 ]*[.,]\d\d[ \u00a0](?:zł|€)|£\d+\.\d\d/,
      /\d+,\d+|[Ee]-\u2060?mail/,
      /\d+[ \u00a0](?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)/,
    ]
      .map(({ source }) => source)
      .join("|"),
    "g",
  );
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.checkVisibility() !== true) continue;
    for (const { 0: found, index } of (text.nodeValue ?? "").matchAll(kinds)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(`${found} in ${text.parentElement.className}`);
    }
  }
  return broken;
}
