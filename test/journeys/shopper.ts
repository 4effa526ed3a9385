import type { Locator, Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { addressFields, type Person } from "../builders/people.ts";
import { expect, type Visit } from "./browser.ts";
import type { Goods } from "./goods.ts";

/** What a Polish screen calls the things a shopper touches. */
export const words = {
  add: "Do koszyka",
  cart: /^Koszyk/,
  next: "Dalej",
  order: "Zamawiam z obowiązkiem zapłaty",
  placed: "Zamówienie złożone",
  back: "Wróć do zakupów",
} as const;

/** Returns the order panel. */
export function panelOf(page: Page) {
  return page.locator("dialog.order-panel[open]");
}

/** Opens a page and waits until the program has taken it over, as a shopper who clicks at once would not. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await taken(page);
}

/** Marks this document, so that another one in its place is noticed. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}

/** Waits until the page answers clicks itself. */
export async function taken(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens a product's page, chooses the size and puts it into the cart; the order panel is open afterwards. */
export async function putIntoCart({ page, mobile }: Visit, { product, size }: Goods): Promise<void> {
  await open(page, href(product.url));
  if (size !== "") await chooseSize(page, size);
  await page.getByRole("button", { name: words.add, exact: true }).first().click();
  if (mobile) await openCart(page);
  await panelOf(page).waitFor();
}

/** Chooses a size on the product's page. */
export async function chooseSize(page: Page, size: string): Promise<void> {
  await page.locator(".sizes").getByRole("radio", { name: size, exact: true }).check();
}

/** Opens the order panel by the cart box in the header. */
export async function openCart(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(".cart-box").click();
  await panelOf(page).waitFor();
}

/** Does something and meanwhile waits for what is said of it: notices go by themselves. */
export async function noticed(page: Page, said: string, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(said).first().waitFor({ state: "attached" }), act()]);
}

/** Fills the shipping fields, without an account. */
export async function fillAddress(page: Page, person: Person): Promise<void> {
  const panel = panelOf(page);
  await panel.locator("select[name=shippingCountry]").selectOption(person.shippingCountry);
  for (const name of addressFields) {
    await panel.locator(`input[name=${name}]`).fill(person[name]);
  }
  await panel.locator("input[name=createAccount]").uncheck();
}

/** Chooses how to pay and how it is delivered, by the specification's ids. */
export async function chooseMethods(
  page: Page,
  { paymentId, shippingId }: { paymentId: number; shippingId: number },
): Promise<void> {
  await panelOf(page).locator(`input[name=paymentId][value="${paymentId}"]`).check();
  await panelOf(page).locator(`input[name=shippingId][value="${shippingId}"]`).check();
}

/** Accepts the terms and orders; returns the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  const panel = panelOf(page);
  await panel.locator("input[name=terms]").check();
  await panel.locator(".order-button").click();
  return orderNumber(page);
}

/** Returns the number on the confirm step, once it is there. */
export async function orderNumber(page: Page): Promise<string> {
  const number = panelOf(page).locator(".confirm-head b");
  await expect(number).toHaveText(/^\d+$/);
  return number.innerText();
}

/** A sum of the panel. */
export function sumOf(page: Page, name: "products" | "shipping" | "discount" | "points" | "total"): Locator {
  return panelOf(page).locator(`output[data-total=${name}]`);
}

/** Returns a sum of the panel as the shopper reads it, with plain spaces. */
export async function sumShown(page: Page, name: Parameters<typeof sumOf>[1]): Promise<string> {
  return ((await sumOf(page, name).textContent()) ?? "").replaceAll("\u00a0", " ");
}

/** Returns what the browser keeps under a key; null where it keeps nothing. */
export function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown, key);
}

/** Puts goods into the cart, fills everything in and stops before the order button. */
export async function comeToTheButton(visit: Visit, goods: Goods, person: Person): Promise<void> {
  await putIntoCart(visit, goods);
  await panelOf(visit.page).getByRole("button", { name: words.next, exact: true }).click();
  await fillAddress(visit.page, person);
  await chooseMethods(visit.page, { paymentId: 1, shippingId: 1 });
  await panelOf(visit.page).locator("input[name=terms]").check();
}

/** Waits until the browser has painted what was changed last. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Returns how far the page is scrolled, once that stays the same. */
export function restingScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let same = 0, last = scrollY; same < 5; same = scrollY === last ? same + 1 : 0, last = scrollY)
      await new Promise((painted) => requestAnimationFrame(painted));
    return Math.round(scrollY);
  });
}

/** Returns where links lead to, in their order. */
export function hrefsOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
}
