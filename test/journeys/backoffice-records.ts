import type { TestContext } from "node:test";
import type { Page } from "@playwright/test";
import { decimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import {
  beginDrop,
  buy,
  comeIn,
  enterComplaint,
  invitationFor,
  askShop,
  openCustomer,
  openQuestion,
  registerAs,
  signUp,
} from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { type Goods, hoodies, labelOf, plenty } from "./goods.ts";
import { open } from "./shopper.ts";
import { emailTo, storedOrder } from "./records.ts";
import { command, openShop } from "./shop.ts";

/** Records of the back office, one of each kind, each to be found by what stands here. */
export interface Records {
  /** Orders to be packed, which nothing has happened to yet. */
  number: string;
  other: string;
  /** An order with a parcel that is still here. */
  packed: string;
  /** One whose bank transfer is awaited; one that was cancelled after its came. */
  awaited: string;
  overpaid: string;
  /** Two of those, whose money goes to an account: one the buyer is asked for, one they have told. */
  account: { asked: string; known: string };
  /** Where goods come back, and where a complaint is answered: addresses in the application. */
  returnPath: string;
  complaintPath: string;
  /** The e-mail of somebody who is invited. */
  invited: string;
  /** A key's name, and a webhook's. */
  key: string;
  /** Words of a review that waits. */
  review: string;
  /** What stands on the label of some goods. */
  label: string;
  /** The number of their product. */
  product: string;
  /** Where a file waits to come in: an address in the application. */
  importPath: string;
  /** The number of a drop that runs. */
  drop: string;
  /** The number of a question that waits. */
  question: string;
  /** The number of an account. */
  customer: string;
  /** The e-mail of somebody who has the newsletter. */
  subscriber: string;
}

/** Makes the records, by shoppers, by staff in their back office and by the command line. */
export async function makeRecords(t: TestContext): Promise<Records> {
  const goods = await plenty(hoodies, 5);
  const { number } = await buy(goods);
  const other = await buy(goods);
  const packed = await buy(goods);
  await command("order", packed.number, "--state", "packed");
  await command("expect", goods.product.product_id, "2099-12-31");
  const back = await buy(goods);
  for (const state of ["sent", "delivered"]) await command("order", back.number, "--state", state);
  const { address } = await openShop();
  await fetch(`${address}/sys/json_emails?withdraw`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: "Iga", order: back.number, email: back.person.email, goods: "" }),
  });
  const awaited = await buy(goods, { paymentId: 1 });
  const overpaid = await cancelledAfterPaid(goods);
  const asked = await cancelledAfterPaid(goods);
  const known = await cancelledAfterPaid(goods);
  const review = await writeReview(t, back);
  const invited = anybody().email;
  await invitationFor(invited, "packing");
  const key = `Magazyn ${number}`;
  let returnPath = "";
  let complaintPath = "";
  let importPath = "";
  let customer = "";
  let drop = "";
  const account = anybody().email;
  await registerAs(t, account);
  const subscriber = anybody().email;
  await signUp(t, subscriber);
  let question = "";
  await askShop({ email: account, subject: "Rozmiar", message: "Jaki wziąć?" });
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await enterComplaint(page, { number: back.number, email: back.person.email });
    complaintPath = pathOf(page);
    await page.goto(`/admin/orders/${back.number}`);
    await page.getByRole("link", { name: /^Zwrot \d+/ }).click();
    await page.waitForURL(/returns\/\d+$/);
    returnPath = pathOf(page);
    for (const order of [asked, known]) await giveBackToAccount(page, order);
    await sayAccount(page, known);
    await makeKey(page, key);
    await makeWebhook(page, key);
    importPath = await bringFile(page, key);
    question = await openQuestion(page, account);
    customer = await openCustomer(page, account);
    drop = await beginDrop(page, { name: `Drop ${number}`, product: goods.product.product_name });
  });
  return {
    number,
    other: other.number,
    packed: packed.number,
    awaited: awaited.number,
    overpaid,
    account: { asked, known },
    returnPath,
    complaintPath,
    importPath,
    invited,
    key,
    review,
    label: await labelOf(goods),
    product: goods.product.product_id,
    drop,
    question,
    customer,
    subscriber,
  };
}

/** Brings a file of goods, which waits for a word on what it would do; returns where. */
async function bringFile(page: Page, name: string): Promise<string> {
  await page.goto("/admin/goods/imports");
  const buffer = Buffer.from(`Towar;Ile;Cena;Typ\n${name};1;drogo;x\n${name} 2;2;20;x\n`);
  await page.getByLabel("Wybierz plik CSV").last().setInputFiles({ name: "towary.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Policz jeszcze raz" }).click();
  await page.getByLabel(/^Pomiń wiersze z problemami/).check();
  await page.getByRole("button", { name: "Policz jeszcze raz" }).click();
  await page.getByRole("button", { name: "Wczytaj do sklepu" }).waitFor();
  return pathOf(page);
}

/** An address in the application, as its screens have it. */
function pathOf(page: Page): string {
  return new URL(page.url()).pathname.replace("/admin", "");
}

/** An order that is paid by bank transfer and cancelled by who has no say over its money. */
async function cancelledAfterPaid(goods: Goods): Promise<string> {
  const { number } = await buy(goods, { paymentId: 1 });
  await command("paid", number, "--amount", decimal((await storedOrder(number)).total));
  await command("order", number, "--state", "cancelled");
  return number;
}

async function giveBackToAccount(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Oddaj…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").last().check();
  await dialog.getByRole("button", { name: /^Oddaj / }).click();
  await page.getByText("czeka na numer konta").waitFor();
}

async function sayAccount(page: Page, number: string): Promise<void> {
  await page.goto("/admin/refunds");
  const row = page.locator(".refunds li").filter({ hasText: `Zamówienie ${number}` });
  await row.getByRole("button", { name: "Wpisz konto…" }).click();
  await page.getByLabel("Numer konta").fill("27 1140 2004 0000 3002 0135 5387");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("PL27 1140 2004");
}

/** One that is off, so that nothing is sent to an address nobody has. */
async function makeWebhook(page: Page, name: string): Promise<void> {
  await page.goto("/admin/settings/webhooks");
  await page.getByRole("button", { name: "Nowy webhook" }).click();
  await page.getByLabel("Jaki program słucha").fill(name);
  await page.getByLabel("Adres").fill("https://magazyn.example/hook");
  await page.getByRole("button", { name: "Dodaj webhook" }).click();
  await page.locator(".modal-acts").getByRole("button", { name: "Zamknij" }).click();
  await page.locator(".webhook", { hasText: name }).getByRole("button", { name: "Wyłącz" }).click();
  await page.locator(".webhook", { hasText: name }).getByText("Wyłączony").waitFor();
}

async function makeKey(page: Page, name: string): Promise<void> {
  await page.goto("/admin/keys");
  await page.getByRole("button", { name: "Nowy klucz" }).click();
  await page.getByLabel("Jaki program go dostanie").fill(name);
  await page.getByLabel("pakować i wysyłać").check();
  await page.getByRole("button", { name: "Utwórz klucz" }).click();
  await page.locator(".secret").waitFor();
}

/** A buyer reviews what has arrived, by the link in their email; returns the words of it. */
async function writeReview(
  t: TestContext,
  { number, person }: { number: string; person: { email: string } },
): Promise<string> {
  await command("reviews", "ask", number);
  const [link] = /\/opinia\/[\w-]{43}/.exec(await emailTo(person.email, /I jak się nosi/))!;
  const said = `Nosi się świetnie od zamówienia ${number}.`;
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, link);
    await page.locator(".star-choice label").nth(4).click();
    await page.getByRole("textbox", { name: "Opinia" }).fill(said);
    await page.getByRole("button", { name: "Wyślij opinię" }).click();
    await page.getByText("Dziękujemy!").waitFor();
  });
  return said;
}
