import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Request } from "@playwright/test";
import { scriptBudgets } from "../script-budgets.ts";
import { expect, phone, screens, visit } from "./browser.ts";
import { href, languageIn, type Paths, pathsIn } from "../../src/contract/paths.ts";
import { type LanCode, languages } from "../../src/domain/language.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { command } from "./shop.ts";
import { open, words } from "./shopper.ts";

type Kind = keyof typeof scriptBudgets;

test("a page of every part of the code fetches no more JavaScript than its budget, in each language", async (t) => {
  for (const [kind, budget] of Object.entries(scriptBudgets)) assert.ok(budget <= 90, `${kind}: ${budget} kB`);
  for (const { lanCode } of languages)
    for (const [kind, path] of await kindsOfPages(pathsIn[lanCode])) await weigh(kind, path);

  async function kindsOfPages(paths: Paths): Promise<[Kind, string][]> {
    const { product } = await plenty(paths.newProducts);
    const { products } = (await pageData<"look">("/look/po-deszczu/")).data;
    const { urls } = await command<{ urls: Record<LanCode, string> }>("product", products[0]!.product_id);
    const worn = await pageData<"product">(href(urls[languageIn(paths.home).lanCode]));
    const { categories, pages } = (await pageData<"home">(paths.home)).layout;
    const largest = categories.filter(({ url }) => url !== null).toSorted((a, b) => b.count - a.count)[0]!;
    return [
      ["home", paths.home],
      ["category", href(largest.url!)],
      ["product", href(product.url)],
      ["look", href(worn.data.looks[0]!.url)],
      ["content", href(pages[0]!.url)],
      ["forms", paths.contact],
      ["orders", paths.userOrders],
      ["account", paths.userData],
      ["statements", paths.complaint],
    ];
  }

  async function weigh(kind: Kind, path: string): Promise<void> {
    await visit(t, { on: phone }, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const bytes = await page.evaluate(
        (withWindows) => {
          const named = [...document.querySelectorAll("link, script")].map(
            (tag) => tag.getAttribute("href") ?? tag.getAttribute("src"),
          );
          const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          return files
            .filter(({ name }) => name.endsWith(".js") && (withWindows || named.includes(new URL(name).pathname)))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        },
        kind !== "orders" && kind !== "account",
      );
      assert.ok(bytes > 50_000 && bytes <= scriptBudgets[kind] * 1000, `${path}: ${bytes} bytes`);
    });
  }
});

for (const on of screens) {
  test(`the shop's code is fetched once the picture seen first is there, ${on.name}`, async (t) => {
    await visit(t, { on }, async ({ page, context }) => {
      const order: string[] = [];
      // A picture that takes too long is not waited for: on a busy machine this one may.
      await page.addInitScript(() => {
        const own = window.setTimeout;
        window.setTimeout = ((act: () => void, wait = 0) => (wait < 800 ? own(act, wait) : 0)) as typeof setTimeout;
      });
      await context.route("**/images/*/hero*", async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 300));
        order.push("seen first");
        await route.fulfill({ response });
      });
      page.on("request", (request) => {
        const path = new URL(request.url()).pathname;
        if (path.endsWith(".js") && !path.includes("/head-")) order.push("code");
      });
      await page.goto("/");
      await expect.poll(() => new Set(order)).toEqual(new Set(["seen first", "code"]));
      assert.equal(order[0], "seen first");
    });
  });
}

const silent: readonly [string, () => void][] = [
  ["does not tell", () => (PerformanceObserver.prototype.observe = () => undefined)],
  ["has been told by its owner to tell nothing", () => Reflect.deleteProperty(window, "PerformanceObserver")],
];
for (const [kind, silence] of silent) {
  test(`where the browser ${kind} of its first paint, the code comes all the same`, async (t) => {
    await visit(t, { on: phone }, async ({ page }) => {
      await page.addInitScript(silence);
      await page.goto("/");
      await expect(page.locator("html[data-ready]")).toHaveCount(1);
    });
  });
}

test("who puts something into the cart in the very moment the page is taken over is on a phone already", async (t) => {
  const { product } = await plenty("/torby/nerki/");
  await visit(t, { on: phone }, async ({ page }) => {
    await page.addInitScript((words) => {
      const { port1, port2 } = new MessageChannel();
      // Between any two tasks: the first click the page hears has it taken over, and is answered at once.
      port1.addEventListener("message", () => {
        if (localStorage.getItem("products")?.includes("quantity")) return;
        [...document.querySelectorAll<HTMLButtonElement>("main button")]
          .find(({ textContent }) => textContent === words)
          ?.click();
        port2.postMessage(null);
      });
      port1.start();
      port2.postMessage(null);
    }, words.add);
    await page.goto(href(product.url));
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page.locator(".cart-box")).toContainText("1");
    assert.notEqual(await page.evaluate(() => localStorage.getItem("orderShow")), "true");
  });
});

test("taking a page over does not say its language again, which would have all its styles worked out anew", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => changes.forEach(() => said.push(document.documentElement.lang))).observe(
        document,
        { attributeFilter: ["lang"], subtree: true },
      );
    });
    await page.goto("/");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    assert.deepEqual(await page.evaluate(() => (window as unknown as { said: string[] }).said), []);
  });
});

test("of a listing's filters only the one that is ticked is rendered anew: each would have its name and type written", async (t) => {
  await visit(t, { on: phone }, async ({ page, context }) => {
    await open(page, hoodies);
    await page.locator("#filter-toggle").tap();
    // What the listing would say of it, other counts above all, does not come.
    await context.route(/\?.*size=/, () => undefined);
    const filter = page.locator("#filters input[name=size]:enabled").first();
    await filter.waitFor();
    await page.evaluate(() => {
      const written = new Set<string>();
      Object.assign(window, { written });
      const note = ({ target }: MutationRecord) =>
        target instanceof HTMLInputElement && target.type === "checkbox" && written.add(target.value);
      new MutationObserver((changes) => changes.forEach(note)).observe(document, {
        attributeFilter: ["name"],
        subtree: true,
      });
    });
    await filter.locator("..").tap();
    await expect(filter).toBeChecked();
    assert.deepEqual(await page.evaluate(() => [...(window as unknown as { written: Set<string> }).written]), [
      await filter.getAttribute("value"),
    ]);
  });
});

test("a filter's tick is painted before the products it leaves, though its press has fetched them", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, hoodies);
    await page.locator("#filter-toggle").tap();
    const filter = page.locator("#filters label:has(input[name=size]:enabled)").first();
    const fetched = page.waitForResponse(/page-data.*size=/);
    await filter.dispatchEvent("pointerdown");
    await fetched;
    await page.waitForLoadState("networkidle");
    const first = await filter.evaluate((label) => {
      (label as HTMLElement).click();
      const seen = () => ({
        ticked: label.querySelector("input")!.checked,
        narrowed: document.querySelector(".chips") !== null,
      });
      return new Promise((done) => requestAnimationFrame(() => done(seen())));
    });
    assert.deepEqual(first, { ticked: true, narrowed: false });
    await page.locator(".chips").waitFor({ state: "attached" });
  });
});

test("the order panel whose code has been fetched is open and modal in the frame after the click", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await open(page, "/");
    const cart = page.locator(".cart-box").first();
    const underWay = requestsUnderWay(page);
    const fetched = page.waitForResponse(/\/OrderPanel-[^/]*\.js$/);
    await cart.dispatchEvent("touchstart");
    // The code has run once its module can be imported, and what it waits for has come once nothing more is under way.
    await page.evaluate(async (url) => void (await import(url)), (await fetched).url());
    await expect.poll(() => underWay.size).toBe(0);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const isOpen = await cart.evaluate((box) => {
      (box as HTMLElement).click();
      const seen = () => document.querySelector("dialog.order-panel:modal [data-panel-focus]") !== null;
      return new Promise((done) => requestAnimationFrame(() => done(seen())));
    });
    assert.equal(isOpen, true);
  });
});

/** Returns the requests of a page that have begun since, and have neither ended nor failed. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}
