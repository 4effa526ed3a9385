// One long file: the shop with the keyboard alone, one way through it a test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { addressFields, anybody } from "../builders/people.ts";
import { desktop, expect, patience, phone, visit } from "./browser.ts";
import { hoodies, type Goods, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import {
  chooseMethods,
  fillAddress,
  open,
  orderNumber,
  painted,
  panelOf,
  placeOrder,
  putIntoCart,
  words,
} from "./shopper.ts";

test("a hoodie is bought with the keyboard alone, and the focus is seen all the way", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const goods = await plenty(hoodies, 2);
    const person = anybody();

    await open(page, "/");
    await tabTo(page, ".menu a", "Odzież");
    await page.keyboard.press("Enter");
    await tabTo(page, ".menu-open a", /Bluzy z kapturem/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${hoodies}#b`);
    await tabTo(page, `.tile a[href="/${goods.product.url}"]`);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${goods.product.url}`);
    await chooseSizeByArrows(page, goods);
    await tabTo(page, "#buy-action button", words.add);
    await page.keyboard.press("Space");
    await panelOf(page).waitFor();

    await goesRoundInside(page);
    await tabTo(page, ".panel-act button", words.next);
    await page.keyboard.press("Enter");
    for (const name of addressFields) {
      await tabTo(page, `.order-panel input[name=${name}]`);
      await page.keyboard.type(person[name]);
    }
    await tabTo(page, "input[name=createAccount]");
    await page.keyboard.press("Space");
    await tabTo(page, "input[name=paymentId]");
    await arrowTo(page, "input[name=paymentId]", "2");
    await tabTo(page, "input[name=shippingId]");
    await arrowTo(page, "input[name=shippingId]", "1");
    await tabTo(page, "input[name=terms]");
    await page.keyboard.press("Space");
    await tabTo(page, ".order-button");
    await page.keyboard.press("Enter");

    const number = await orderNumber(page);
    await expect.poll(() => focused(page)).toMatch(/Zamówienie złożone/);
    await tabTo(page, ".panel-confirm button", words.back);
    await page.keyboard.press("Enter");
    await panelOf(page).waitFor({ state: "detached" });
    await expect(
      page.locator("#buy-action button:focus"),
      "the focus is back where the panel was opened",
    ).toBeVisible();
    assert.equal((await storedOrder(number)).email, person.email);
  });
});

test("Esc closes the order panel in the very moment it opens, and the focus is where it was", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    const cart = page.locator(".cart-box:visible");
    for (const by of ["first, its code comes", "again, its code is there"]) {
      await cart.click();
      await panelOf(page).waitFor();
      await page.keyboard.press("Escape");
      await panelOf(page).waitFor({ state: "detached" });
      await expect(page.locator(".cart-box:focus"), by).toHaveCount(1);
    }
  });
});

test("Tab walks along the category line's items alone; Enter, Space and ArrowDown lead into a menu, Esc out of it", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    const items = await page.locator(".menu .menu-link").allTextContents();
    await tabTo(page, ".menu .menu-link");
    for (const [nth, item] of items.entries()) {
      if (nth > 0) await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe(item);
    }

    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await page.locator(".menu-link", { hasText: "Buty" }).focus();
      await page.keyboard.press(key);
      const menu = page.locator(".menu-open .mega");
      await menu
        .getByRole("link", { name: /Sneakersy/ })
        .first()
        .waitFor();
      await expect(page.locator(".menu-open > .menu-link")).toHaveAttribute("aria-expanded", "true");
      await expect(menu.locator("a:focus"), `${key} leads into the menu`).toBeVisible();
      const first = await focused(page);
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).not.toBe(first);
      await expect(menu.locator("a:focus"), "Tab goes on inside it").toBeVisible();
      await page.keyboard.press("Escape");
      await page.locator(".menu-open").waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe("Buty");
    }
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });
});

test("a menu whose item the focus rests on is shown and not entered; without JavaScript the focus opens it", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    await tabTo(page, ".menu a", "Buty");
    await page.locator(".menu-open").getByText("Sneakersy").first().waitFor();
    await page.keyboard.press("Tab");
    await expect(
      page.locator(".menu-link:focus").filter({ hasNotText: "Buty" }),
      "Tab goes past the menu",
    ).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.locator(".menu-open").getByText("Sneakersy").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".menu-open").waitFor({ state: "detached" });
  });
  await visit(t, { on: desktop, options: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto("/");
    await page.locator(".menu-link", { hasText: "Buty" }).focus();
    await page
      .locator(".mega")
      .getByRole("link", { name: /Sneakersy/ })
      .first()
      .waitFor();
  });
});

test("Esc closes the panel and gives the focus back", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    await tabTo(page, ".cart-box");
    await page.keyboard.press("Space");
    await panelOf(page).waitFor();
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "detached" });
    await expect(page.locator(".cart-box")).toBeFocused();
  });
});

test("opened from the notice that something was added, which is gone when the panel closes, it leaves the focus on the page", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    const goods = await plenty(hoodies, 2);
    await open(page, `/${goods.product.url}`);
    await page.locator(`.sizes label:has(input[value="${goods.a2p}"])`).tap();
    await page.locator("#buy-action button").first().tap();
    await page.locator(".notice-cart").press("Enter");
    await panelOf(page).waitFor();
    await page.locator(".notice-cart").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "detached" });
    await expect(page.locator("#main")).toBeFocused();
  });
});

test("a button that goes away when it is pressed hands the focus on to what comes next", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const panel = panelOf(page);
    await putIntoCart(visit, await plenty(hoodies, 2));
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await Promise.all([page.waitForResponse(/\/assets\/keep-focus-[\w-]+\.js/), page.keyboard.press("Tab")]);
    await fillAddress(page, { ...anybody(), email: "jan@gmial.com" });

    await panel.locator("input[name=email]").blur();
    await panel.locator(".meant-email button").press("Enter");
    await expect(panel.locator("input[name=email]")).toHaveValue("jan@gmail.com");
    await expect(panel.locator("input[name=phone]")).toBeFocused();

    await panel.locator("input[name=createAccount]").check();
    await panel.locator("input[name=password]").fill("a");
    await panel.locator("input[name=password]").blur();
    await panel.getByRole("button", { name: "Kup bez konta" }).press("Enter");
    await expect(panel.locator("input[name=password]")).toHaveCount(0);
    await expect(panel.locator(".order-form :focus"), "a field of the form").toHaveCount(1);

    await panel.locator("input[name=discountCode]").fill("BRUK10");
    await panel.locator("input[name=discountCode]").press("Enter");
    await panel.locator(".active-note").waitFor();
    await expect(panel.locator(":focus")).toHaveCount(1);
    await panel.locator(".active-note button").press("Enter");
    await expect(panel.locator("input[name=discountCode]")).toBeFocused();

    await chooseMethods(page, { paymentId: 1, shippingId: 1 });
    await placeOrder(page);
    await panel.locator(".account-offer button").press("Enter");
    await expect(panel.locator(".account-offer [role=status]")).toBeFocused();
  });
});

test("the first stop of the Tab key leads past the header to the content", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, hoodies);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toMatch(/Przejdź do treści/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/#main$/);
    await page.keyboard.press("Tab");
    await expect(page.locator("#main :focus")).toBeAttached();
  });
});

/** Presses Tab until the focus is on an element, making sure at each stop that it can be seen. */
async function tabTo(page: Page, selector: string, name?: string | RegExp): Promise<void> {
  const stops: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press("Tab");
    let stop = await page.evaluate(stopNow, selector);
    // A button that has just left with the fixed header keeps the focus until the browser has painted.
    for (
      const late = Date.now() + patience;
      !stop.seen && Date.now() < late;
      stop = await page.evaluate(stopNow, selector)
    )
      await painted(page);
    stops.push(stop.words);
    if (!stop.seen) assert.fail(`the focus cannot be seen: ${stop.words}`);
    if (stop.there && (name === undefined || (typeof name === "string" ? stop.words === name : name.test(stop.words))))
      return;
  }
  assert.fail(`Tab never reached ${selector} ${name ?? ""}; the last stops were ${stops.slice(-20).join(" | ")}`);
}

/** Runs in the page: what has the focus, and whether a shopper can see that. */
function stopNow(selector: string): { there: boolean; seen: boolean; words: string } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { there: false, seen: true, words: "the page itself" };
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  // A radio or checkbox may be drawn by its label's other children.
  const drawn = [
    element,
    ...(element.matches("input[type=radio], input[type=checkbox]")
      ? [...(element.parentElement?.children ?? []), element.parentElement]
      : []),
    element.closest("form, label, .tile, .search"),
  ];
  const marked = drawn.some((part) => {
    if (!(part instanceof HTMLElement)) return false;
    const style = getComputedStyle(part);
    return (
      (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) ||
      ["::before", "::after"].some((pseudo) => {
        const drawnBy = getComputedStyle(part, pseudo);
        return (
          drawnBy.content !== "none" && drawnBy.outlineStyle !== "none" && Number.parseFloat(drawnBy.outlineWidth) > 0
        );
      })
    );
  });
  const box = (
    element.matches("input[type=radio], input[type=checkbox]") ? (element.closest("label") ?? element) : element
  ).getBoundingClientRect();
  const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { there: element.matches(selector), seen: marked && inWindow && element.checkVisibility(), words };
}

async function chooseSizeByArrows(page: Page, { a2p }: Goods): Promise<void> {
  await tabTo(page, ".size-input");
  await arrowTo(page, ".size-input", a2p ?? "");
}

/** Presses the arrow keys in a group of radio buttons until the wanted one is chosen. */
async function arrowTo(page: Page, group: string, value: string): Promise<void> {
  const chosen = () =>
    page.locator(`${group}:checked`).evaluateAll((inputs) => (inputs[0] as HTMLInputElement | undefined)?.value);
  for (let presses = 0; presses < 20 && (await chosen()) !== value; presses += 1) {
    const before = await chosen();
    await page.keyboard.press(before === undefined ? "Space" : "ArrowDown");
    await expect.poll(chosen).not.toBe(before);
  }
  await expect.poll(chosen).toBe(value);
}

/** Tab goes round inside the open panel, both ways, by way of the browser's own controls; nothing behind it is reached. */
async function goesRoundInside(page: Page): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"]) {
    let inside = 0;
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press(key);
      const at = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body ? "browser" : activeElement?.closest("dialog.order-panel") ? "panel" : "page";
      });
      assert.notEqual(at, "page", `${key} left the panel`);
      if (at === "panel") inside += 1;
    }
    assert.ok(inside > 20, `${key} came back ${inside} times of 25`);
  }
}

/** The words of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}
