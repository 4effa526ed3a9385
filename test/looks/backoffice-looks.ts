// One long file: a list of every screen of the back office, and how one comes to it.
import { anybody } from "../builders/people.ts";
import { comeIn, invitationFor } from "../journeys/backoffice.ts";
import { giveAuthenticator } from "../journeys/give-authenticator.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, plenty } from "../journeys/goods.ts";
import { command, openShop } from "../journeys/shop.ts";
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
      await withdraw(await order(visit), "bluza, rozmiar M");
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
    name: "office-settle",
    state: "what is given back",
    template: "back office",
    draw: async (visit) => {
      const { number } = await delivered(visit);
      await comeTo(visit, `/admin/orders/${number}`, ".order-lines");
      await visit.page.keyboard.press("r");
      const dialog = visit.page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Więcej" }).click();
      await dialog.getByRole("button", { name: /^Oddaj / }).waitFor();
    },
  },
  {
    name: "office-message",
    state: "a message to a buyer",
    template: "back office",
    draw: async (visit) => {
      const { number } = await order(visit);
      await comeTo(visit, `/admin/orders/${number}`, ".order-lines");
      await visit.page.getByRole("button", { name: "Napisz" }).first().click();
      await visit.page.getByRole("dialog").waitFor();
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
    draw: async (visit) => {
      await comingBack(visit);
      await comeTo(visit, "/admin/returns", ".return-rows");
    },
  },
  {
    name: "office-return",
    state: "a return, counted",
    template: "back office",
    draw: async (visit) => {
      const { page } = visit;
      const number = await comingBack(visit);
      await comeTo(visit, `/admin/returns?view=all&q=${number}`, ".return-rows");
      await page.locator(".return-link").first().click();
      await page.getByRole("button", { name: "Używana" }).first().click();
      await page.getByRole("button", { name: /^Oddaj/ }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "office-refunds",
    state: "money to accounts",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/refunds", "h1"),
  },
  {
    name: "office-complaints",
    state: "complaints",
    template: "back office",
    draw: async (visit) => {
      await complaint(visit);
      await comeTo(visit, "/admin/complaints", ".return-rows");
    },
  },
  {
    name: "office-complaint",
    state: "a complaint",
    template: "back office",
    draw: async (visit) => {
      await complaint(visit);
      await comeTo(visit, "/admin/complaints", ".return-rows");
      await visit.page.locator(".return-link").first().click();
      await visit.page.locator(".order-columns").waitFor();
    },
  },
  {
    name: "office-emails",
    state: "emails that wait or came back",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/emails", "h1"),
  },
  {
    name: "office-ready-texts",
    state: "ready texts",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/ready-texts", "h1"),
  },
  {
    name: "office-reviews",
    state: "reviews",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/reviews", "h1"),
  },
  {
    name: "office-selling-out",
    state: "what sells out",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/goods/selling-out", "h1"),
  },
  {
    name: "office-missing-facts",
    state: "facts that are missing",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/goods/missing-facts", "h1"),
  },
  {
    name: "office-jobs",
    state: "work in the background",
    template: "back office",
    draw: (visit) => comeTo(visit, "/admin/jobs", "h1"),
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

/** The buyer of an order withdraws from it; of all of it where no goods are named. */
async function withdraw({ number, email }: { number: string; email: string }, goods = ""): Promise<void> {
  const { address } = await openShop();
  await fetch(`${address}/sys/json_emails?withdraw`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: "Kasia Wójcik", order: number, email, goods, lanId: 1 }),
  });
}

/** A delivered order whose buyer sends all of it back; returns its number. */
async function comingBack(visit: Visit): Promise<string> {
  const ordered = await delivered(visit);
  await withdraw(ordered);
  return ordered.number;
}

async function delivered(visit: Visit): Promise<{ number: string; email: string }> {
  const ordered = await order(visit);
  await command("order", ordered.number, "--state", "sent");
  await command("order", ordered.number, "--state", "delivered");
  return ordered;
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

/** A buyer of a delivered hoodie complains. */
async function complaint(visit: Visit): Promise<void> {
  const { page } = visit;
  const { number, email } = await delivered(visit);
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "hidden" });
  await page.goto(`/reklamacja/?zamowienie=${number}`);
  await page.getByLabel("Imię i nazwisko").fill("Kasia Wójcik");
  await page.getByLabel("E-mail z zamówienia").fill(email);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Co jest nie tak").fill("Po drugim praniu pękł szew na lewym boku.");
  await page.getByLabel("obniżenia ceny").check();
  await page.getByRole("button", { name: "Wyślij reklamację" }).click();
  await page.getByRole("heading", { name: /Reklamacja przyjęta/ }).waitFor();
}
