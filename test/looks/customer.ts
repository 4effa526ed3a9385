import type { Page } from "@playwright/test";
import { anybody, type Person } from "../builders/people.ts";
import { accountWindow as modal, register } from "../journeys/account-window.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, plenty } from "../journeys/goods.ts";
import { emailTo } from "../journeys/records.ts";
import { command } from "../journeys/shop.ts";
import { chooseMethods, fillAddress, open, panelOf, placeOrder, putIntoCart, words } from "../journeys/shopper.ts";
import { openAs } from "./screen-looks.ts";

/** Somebody with an account and two orders: one sent, one whose online payment is awaited. */
export interface Customer {
  email: string;
  /** What the browser keeps once the customer is logged in. */
  kept: Record<string, unknown>;
  sent: string;
  /** Of the email about the sent order. */
  sentLink: string;
  awaited: string;
}

const password = "kostka brukowa";

/** Returns the one customer of a run; the first look that wants her makes her. */
export function customer(visit: Visit): Promise<Customer> {
  return (known ??= becomeCustomer(visit));
}

/** Opens a page as the customer of this run. */
export async function openLoggedIn(visit: Visit, path: (customer: Customer) => string): Promise<void> {
  const logged = await customer(visit);
  await openAs(visit.page, path(logged), logged.kept);
}

/** Registers somebody by the modal, which says then to look into the mail and stays open. Returns the e-mail. */
export async function registerAnybody(page: Page): Promise<string> {
  const { email } = anybody();
  await openModal(page);
  await register(page, { email, password });
  return email;
}

export async function openModal(page: Page): Promise<void> {
  await open(page, "/contact");
  await page.locator(".head-user").click();
  await modal(page).waitFor();
}

let known: Promise<Customer> | undefined;

async function becomeCustomer(visit: Visit): Promise<Customer> {
  const { page } = visit;
  const person = anybody();
  await comeToTheData(visit, 5);
  await fillAddress(page, person);
  await panelOf(page).locator("input[name=createAccount]").check();
  await panelOf(page).locator("input[name=password]").fill(password);
  const sent = await orderPaidBy(page, 2);
  await page.goto(/\/konto\/[\w-]{32}/.exec(await emailTo(person.email, /Potwierdź swój adres/))![0]);
  await page.getByRole("button", { name: "Tak, to mój adres" }).click();
  await page.getByRole("heading", { name: "Adres potwierdzony" }).waitFor();
  await command("order", sent, "--state", "sent", "--tracking", "PL 0042 1187");
  await comeToTheData(visit, 6);
  const awaited = await orderPaidBy(page, 3);
  // The secret by which the shop knows a browser is that browser's own.
  const entries = await page.evaluate(() =>
    (Object.entries({ ...localStorage }) as [string, string][]).filter(([key]) => key !== "device"),
  );
  return {
    email: person.email,
    kept: Object.fromEntries(entries.map(([key, value]) => [key, JSON.parse(value) as unknown])),
    sent,
    sentLink: await linkOf(person),
    awaited,
  };
}

async function comeToTheData(visit: Visit, nth: number): Promise<void> {
  await putIntoCart(visit, await plenty(hoodies, nth));
  const next = panelOf(visit.page).getByRole("button", { name: words.next, exact: true });
  const email = panelOf(visit.page).locator("input[name=email]");
  await next.or(email).first().waitFor();
  // After an order the panel opens where it was left.
  if (await next.isVisible()) await next.click();
  await email.waitFor();
}

async function orderPaidBy(page: Page, paymentId: number): Promise<string> {
  await chooseMethods(page, { paymentId, shippingId: 1 });
  const number = await placeOrder(page);
  await panelOf(page).getByRole("button", { name: words.back }).first().click();
  await panelOf(page).waitFor({ state: "hidden" });
  return number;
}

async function linkOf({ email }: Person): Promise<string> {
  const mail = await emailTo(email, /Paczka w drodze/);
  return /\/user\/order-no\/\d+\?key=[\w-]+/.exec(mail)![0];
}
