import { anybody } from "../builders/people.ts";
import { comeIn, giveAuthenticator, invitationFor } from "../journeys/backoffice.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, plenty } from "../journeys/goods.ts";
import { openShop } from "../journeys/shop.ts";
import { chooseMethods, fillAddress, panelOf, placeOrder, putIntoCart, words } from "../journeys/shopper.ts";
import type { Look } from "./look.ts";

/** What staff see: how they come in, where a day begins, and orders. */
export const backofficeLooks: readonly Look[] = [
  {
    name: "office-invitation",
    state: "an invitation",
    template: "back office",
    draw: async ({ page, context }) => {
      await giveAuthenticator(context, page);
      await page.goto(await invitationFor(anybody().email, "shop"));
      await page.getByLabel("Twoje imię i nazwisko").waitFor();
    },
  },
  {
    name: "office-sign-in",
    state: "signed out",
    template: "back office",
    draw: async ({ page }) => {
      await page.goto("/admin/");
      await page.getByLabel("E-mail", { exact: true }).waitFor();
    },
  },
  {
    name: "office-today",
    state: "a day's beginning",
    template: "back office",
    usual: true,
    draw: async (visit) => {
      const { number, email } = await order(visit);
      const { address } = await openShop();
      await fetch(`${address}/sys/json_emails?withdraw`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ name: "Kasia Wójcik", order: number, email, goods: "bluza, rozmiar M" }),
      });
      await comeTo(visit, "/admin/today", ".decisions");
    },
  },
  {
    name: "office-orders",
    state: "orders",
    template: "back office",
    usual: true,
    draw: (visit) => comeTo(visit, "/admin/orders?view=all", "[data-row]"),
  },
  {
    name: "office-picked",
    state: "orders that are picked",
    template: "back office",
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, "/admin/orders?view=all", "[data-row]");
      await visit.page.getByLabel(`Zaznacz zamówienie ${number}`).check();
      await visit.page.locator(".picked-bar").waitFor();
    },
  },
  {
    name: "office-packing-lists",
    state: "packing lists",
    template: "back office",
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, `/admin/orders/print?numbers=${number}`, ".packing-list");
    },
  },
  {
    name: "office-order",
    state: "an order",
    template: "back office",
    usual: true,
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, `/admin/orders/${number}`, ".order-lines");
    },
  },
  {
    name: "office-order-change",
    state: "an order that is being changed",
    template: "back office",
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, `/admin/orders/${number}/change`, ".change-line");
      await visit.page.getByRole("button", { name: /o jedną więcej$/ }).click();
      await visit.page.locator(".change-sums").waitFor();
    },
  },
  {
    name: "office-order-new",
    state: "an order on the telephone",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/orders/new", ".address-form"),
  },
  {
    name: "office-packing",
    state: "what is to be packed",
    template: "back office",
    usual: true,
    draw: async (visit) => {
      await order(visit);
      await comeTo(visit, "/admin/packing", ".packing-queue li");
    },
  },
  {
    name: "office-packing-order",
    state: "an order that is packed",
    template: "back office",
    usual: true,
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, `/admin/packing/${number}`, ".packing-wanted");
    },
  },
  {
    name: "office-returns",
    state: "what comes back",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/returns", ".return-rows"),
  },
  {
    name: "office-return",
    state: "a return",
    template: "back office",
    draw: async (visit) => {
      const { page } = visit;
      await comeTo(visit, "/admin/returns", ".return-rows");
      await page.locator(".return-link").first().click();
      await page.locator(".return-condition").first().waitFor();
    },
  },
  {
    name: "office-staff",
    state: "who works here",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/staff", ".people-rows li"),
  },
  {
    name: "office-log",
    state: "what was done",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/log", ".log-day"),
  },
  {
    name: "office-keys",
    state: "keys of other programs",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/keys", ".keys-lead"),
  },
  {
    name: "office-account",
    state: "one's own account",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/account", "h1"),
  },
];

async function comeTo(visit: Visit, path: string, seen: string): Promise<void> {
  await comeIn(visit);
  await visit.page.goto(path);
  await visit.page.locator(seen).first().waitFor();
}

/** Somebody buys a hoodie in this very window, paid on delivery. */
async function order(visit: Visit): Promise<{ number: string; email: string }> {
  const { page } = visit;
  const person = anybody();
  await putIntoCart(visit, await plenty(hoodies));
  await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
  await fillAddress(page, person);
  await chooseMethods(page, { paymentId: 2, shippingId: 1 });
  return { number: await placeOrder(page), email: person.email };
}
