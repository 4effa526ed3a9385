import type { TestContext } from "node:test";
import type { FrameLocator, Page } from "@playwright/test";
import type { CheckoutData } from "../../src/contract/checkout-data.ts";
import { shopCallHref } from "../../src/contract/shop-calls.ts";
import { factorFor } from "../../src/domain/money.ts";
import { warsawTime } from "../../src/domain/warsaw-time.ts";
import type { Role } from "../../src/domain/staff/permissions.ts";
import { type OrderInput, orderBodyOf } from "../builders/order-body.ts";
import { anybody, type Person } from "../builders/people.ts";
import { accountWindow, register } from "./account-window.ts";
import { desktop, expect, phone, type Screen, type Visit, visit } from "./browser.ts";
import { giveAuthenticator } from "./give-authenticator.ts";
import { type Goods, pageData } from "./goods.ts";
import { emailTo } from "./records.ts";
import { command, openShop } from "./shop.ts";
import { open } from "./shopper.ts";

/** What the browser says of itself where nobody is signed in, or has to prove again who they are: it calls every refusal an error. */
export const refusals = /status of 40[13] .*\/admin\/api\/v1\//;

/** The windows a journey of the back office is walked in: the narrow one, in which there is least room. In the wide one `backoffice-every-screen.test.ts` comes to each screen and window. */
export const officeScreens: readonly Screen[] = [phone];

/** Returns the path of an invitation's link, as the command line prints it. */
export async function invitationFor(email: string, role: Role): Promise<string> {
  const { link } = await command<{ link: string }>("staff", "invite", email, "--role", role);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** Somebody who works in the shop comes in for the first time: by an invitation, their name and a passkey. */
export async function comeIn(
  { page, context, forgive }: Visit,
  role: Role = "owner",
  name = "Ola Nowak",
): Promise<void> {
  forgive(refusals);
  await giveAuthenticator(context, page);
  await page.goto(await invitationFor(anybody().email, role));
  await page.getByLabel("Twoje imię i nazwisko").fill(name);
  await page.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
  await page.locator(".office-nav").waitFor();
}

/** A shopper buys goods by the calls their browser would make, paid on delivery unless it is said how; returns the order's number and who it was. */
export async function buy(
  goods: Goods,
  {
    paymentId = 2,
    person = anybody(),
    quantity = 1,
    ...asked
  }: Pick<OrderInput, "paymentId" | "person" | "form" | "shippingId"> & { quantity?: number } = {},
): Promise<{ number: string; person: Person }> {
  const { address } = await openShop();
  const { product } = (await pageData<"product">(`/${goods.product.url}`)).data;
  const checkout = (await (await fetch(`${address}/page-data/checkout.json`)).json()) as CheckoutData;
  const bought = { productId: Number(product.product_id), variants: { [goods.size]: Number(goods.a2p) } };
  const line = { product: bought, quantity, ...(goods.a2p === null ? {} : { size: goods.size }) };
  const body = orderBodyOf(
    { ...checkout, products: [product], factor: factorFor("pln", {}), code: null },
    { lines: [line], person, paymentId, ...asked },
  );
  const answer = await fetch(`${address}${shopCallHref("json_api?makeOrder")}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
  });
  const { orderId } = (await answer.json()) as { orderId?: string };
  if (orderId === undefined) throw new Error(`Nothing was bought: ${answer.status}`);
  return { number: orderId, person };
}

/** Two people, each in a browser of their own. */
export async function together(t: TestContext, work: (ola: Visit, jan: Visit) => Promise<void>): Promise<void> {
  await visit(t, { on: desktop }, async (ola) => {
    await comeIn(ola);
    await visit(t, { on: desktop }, async (jan) => {
      await comeIn(jan, "shop", "Jan Lis");
      await work(ola, jan);
    });
  });
}

/** Takes the stream of changes from a browser: whoever sits at it hears of nothing. */
export async function cutEvents({ page, forgive }: Visit): Promise<void> {
  forgive(/status of 412|events.*ERR_FAILED|ERR_FAILED.*events/);
  await page.route("**/admin/api/v1/events*", (route) => route.abort());
}

/** Enters a complaint that came by letter, and stays at it. */
export async function enterComplaint(page: Page, { number, email }: { number: string; email: string }): Promise<void> {
  await page.goto("/admin/complaints");
  await page.getByRole("button", { name: "Wpisz reklamację" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Numer zamówienia").fill(number);
  await dialog.getByLabel("Imię i nazwisko").focus();
  await expect(dialog.getByLabel("E-mail"), "whose order it is need not be typed").toHaveValue(email);
  await dialog.getByLabel("Imię i nazwisko").fill("Kasia Wójcik");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Co jest nie tak").fill("Pękł szew.");
  await dialog.getByRole("button", { name: "Wpisz reklamację" }).click();
  await page.waitForURL(/complaints\/\d+$/);
}

/** Picks one transfer alone among those that are to be paid: what else waits there is somebody else's. */
export async function pickTransferOf(page: Page, number: string): Promise<void> {
  const others = page.locator(".refunds li").filter({ hasNotText: `Zamówienie ${number}` });
  for (const other of await others.getByRole("checkbox", { checked: true }).all()) await other.uncheck();
}

/** Somebody opens an account in the shop, which nobody has confirmed yet. */
export async function registerAs(t: TestContext, email: string): Promise<void> {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/contact");
    await page.locator(".head-user").click();
    await accountWindow(page).waitFor();
    await register(page, { email, password: "pies na deskorolce 7" });
  });
}

/** Somebody signs up for the newsletter in the shop's foot, and says so once more by the email's link. */
export async function signUp(t: TestContext, email: string): Promise<void> {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/");
    const box = page.locator("form.newsletter");
    await box.getByRole("textbox").fill(email);
    await box.getByRole("button").click();
    const mail = await emailTo(email, /Potwierdź zapis na newsletter/);
    await page.goto(/\/newsletter\/confirm\/[\w-]+/.exec(mail)![0]);
    await page.getByRole("button", { name: "Tak, zapisz mnie" }).click();
    await emailTo(email, /Jesteś na liście/);
  });
}

/** Goes to the account with an e-mail, and stays at it; returns its number. */
export async function openCustomer(page: Page, email: string): Promise<string> {
  await page.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
  await page.locator(".return-link").click();
  await page.waitForURL(/customers\/\d+$/);
  return page.url().split("/").at(-1)!;
}

/** Plans a drop of goods that are seen before, some seconds from now, and waits until it has begun by itself; its page is open then. Returns its number. */
export async function beginDrop(
  page: Page,
  {
    name,
    product,
    perPerson = "",
    seconds = 6,
  }: { name: string; product: string; perPerson?: string; seconds?: number },
): Promise<string> {
  await page.goto("/admin/goods/drops/new");
  await page.getByLabel("Nazwa dropu").fill(name);
  await page.getByRole("radio", { name: /^są w sklepie od zapisania/ }).check();
  await page.locator("main").getByRole("searchbox").fill(product);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Dodaj: ${product}`, exact: true }).click();
  await page.getByLabel(`Ile na osobę: ${product}`).fill(perPerson);
  const start = warsawTime(new Date(Date.now() + 1000 * seconds)).replace(" ", "T");
  await page.getByLabel("Start: dzień i godzina").fill(start);
  await page.getByRole("button", { name: "Zaplanuj drop" }).click();
  await page.waitForURL(/\/drops\/\d+$/);
  await page.locator(".screen-head .status", { hasText: "trwa" }).waitFor({ timeout: 60_000 });
  return /\d+$/.exec(page.url())![0];
}

/** The page beside a form: the one in sight, never the next that is still coming. */
export function previewed(page: Page): FrameLocator {
  return page.frameLocator(".page-frame iframe:not(.page-frame-coming)");
}

/** Somebody writes to the shop by the contact form. */
export async function askShop(written: {
  email: string;
  subject: string;
  message: string;
  lanId?: number;
}): Promise<void> {
  const { address } = await openShop();
  await fetch(`${address}/sys/json_emails?contact`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: "Iga Lis", lanId: 1, ...written }),
  });
}

/** Opens the question of an address from the list; returns its number. */
export async function openQuestion(page: Page, email: string): Promise<string> {
  await page.goto("/admin/questions");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("searchbox").press("Enter");
  await page.locator(".return-rows li").filter({ hasText: email }).getByRole("link").first().click();
  await page.waitForURL(/questions\/\d+$/);
  return new URL(page.url()).pathname.split("/").at(-1)!;
}
