import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Page } from "@playwright/test";
import type { Order } from "../../src/contract/operator/order.ts";
import { payHref } from "../../src/contract/paths.ts";
import { dayInPoland, type Invoice, type InvoiceLine } from "../../src/domain/invoice/invoice.ts";
import { formatMoney } from "../../src/domain/money.ts";
import { pdfText } from "../builders/pdf-text.ts";
import { anybody, type Person } from "../builders/people.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, phone, type Visit, visit } from "./browser.ts";
import { type Goods, piecesOf, plenty } from "./goods.ts";
import { attachedTo, emailTo } from "./records.ts";
import { command } from "./shop.ts";
import { chooseMethods, fillAddress, open, orderNumber, panelOf, putIntoCart, words } from "./shopper.ts";

// One order from the cart to the books, each step by whom it is done in the shop and in a browser of theirs.

const shirts = "/Odziez/koszulki/gladkie/";

/** An order under way: what was bought, by whom, and the key of its page. */
interface Bought {
  number: string;
  key: string;
  person: Person;
}

test("three shirts are bought, changed, packed by scan, sent in two parcels; one comes back, and the books of the month add up", async (t) => {
  const [twice, once] = [await plenty(shirts), await plenty(shirts, 1)];
  const instead = await anotherSize(once);
  const all = [twice, once, instead];
  const before = await Promise.all(all.map(piecesOf));
  await visit(t, { on: desktop }, async (shopper) => {
    const bought = await buy(shopper, { twice, once });
    await visit(t, { on: desktop }, async (owner) => {
      await comeIn(owner);
      await change(owner.page, bought, { twice, once, instead });
      await payTheRest(shopper.page, bought);
      await oneFewer(owner.page, bought, twice);
      await packInTwo(t, bought);
      await sendBoth(owner.page, bought);
      await withdraw(shopper.page, bought, instead);
      await settle(owner.page, bought, instead);
      await correctionSaysThat(bought, instead);
      await booksAddUp(owner.page, bought);
    });
  });
  assert.deepEqual(
    await Promise.all(all.map(piecesOf)),
    [before[0]! - 2, before[1], before[2]],
    "the shirts that were kept are gone from the shop, and no others",
  );
  const checks = await command<{ check: string; broken: string[] }[]>("audit");
  assert.deepEqual(
    checks.filter(({ broken }) => broken.length > 0),
    [],
  );
});

/** Two of one shirt and one of another, paid online. */
async function buy(shopper: Visit, { twice, once }: { twice: Goods; once: Goods }): Promise<Bought> {
  const { page } = shopper;
  const person = anybody();
  await putIntoCart(shopper, twice);
  await panelOf(page)
    .getByRole("button", { name: /^(Więcej|Dodaj jedną|\+)/ })
    .first()
    .click();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  await putIntoCart(shopper, once);
  await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
  await fillAddress(page, person);
  await chooseMethods(page, { paymentId: 3, shippingId: 1 });
  await panelOf(page).locator("input[name=terms]").check();
  await panelOf(page).locator(".order-button").click();
  const number = await orderNumber(page);
  await panelOf(page)
    .getByRole("link", { name: /^Zapłać teraz: / })
    .click();
  const key = await payAtProvider(page, number);
  await expect.poll(async () => (await command<{ status: string }>("order", number)).status).toBe("paid");
  return { number, key, person };
}

/** Pays on the stand-in's page; returns the key of the order's own, to which it leads back. */
async function payAtProvider(page: Page, number: string): Promise<string> {
  await page.getByText(/To atrapa operatora/).waitFor();
  await page.getByRole("button", { name: /^Zapłać / }).click();
  await page.waitForURL(new RegExp(`/user/order-no/${number}\\?key=`));
  return new URL(page.url()).searchParams.get("key")!;
}

/** The shop is asked by telephone for one more of one shirt and for the other in another size: the buyer is to pay the rest. */
async function change(
  page: Page,
  { number, person }: Bought,
  { twice, once, instead }: { twice: Goods; once: Goods; instead: Goods },
): Promise<void> {
  await openChange(page, number);
  const lineOf = ({ product }: Goods) => page.locator(".change-line", { hasText: product.product_name });
  await lineOf(once).getByLabel("Rozmiar").selectOption(instead.a2p);
  await lineOf(twice)
    .getByRole("button", { name: /o jedną więcej$/ })
    .click();
  await page.getByText(/^Prosimy kupującego o dopłatę /).waitFor();
  await page.getByRole("button", { name: "Zapisz zmiany" }).click();
  await expect(page.locator(".order-states")).toHaveText(/Do dopłaty/);
  assert.match(await emailTo(person.email, /Twoje zamówienie jest zmienione/), new RegExp(instead.size));
}

async function openChange(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Zmień", exact: true }).click();
}

async function payTheRest(page: Page, { number, key }: Bought): Promise<void> {
  await page.goto(payHref(key));
  await page.getByRole("button", { name: "Przejdź do płatności" }).click();
  await payAtProvider(page, number);
  await expect(page.getByText(/^Po zmianie zamówienia/)).toHaveCount(0);
}

/** After all two of them are enough: the money of the third goes back at once. */
async function oneFewer(page: Page, { number }: Bought, { product }: Goods): Promise<void> {
  await expect(page.locator(".order-states"), "the rest has come").not.toHaveText(/Do dopłaty/);
  await openChange(page, number);
  await page
    .locator(".change-line", { hasText: product.product_name })
    .getByRole("button", { name: /o jedną mniej$/ })
    .click();
  await page.getByText(/^Oddajemy od razu /).waitFor();
  await page.getByRole("button", { name: "Zapisz zmiany" }).click();
  await expect(page.locator(".notices")).toHaveText(new RegExp(`Zamówienie ${number} zmienione`));
  await expect(page.getByText(/przez PayU: oddane/)).toHaveCount(1);
}

/** Somebody who packs, on a phone with a scanner that types: one piece first, and the rest in another parcel. */
async function packInTwo(t: TestContext, { number }: Bought): Promise<void> {
  await visit(t, { on: phone }, async (packer) => {
    const { page } = packer;
    await comeIn(packer, "packing");
    const wanted = page.locator(".packing-wanted");
    const scanWanted = async () => {
      // Its shelf, its code, how many of it.
      const code = (await wanted.locator("p").innerText()).split(" · ").at(-2)!;
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
    };
    await page.goto(`/admin/packing/${number}`);
    await scanWanted();
    await page.getByRole("button", { name: "Zamknij paczkę" }).click();
    await page.getByRole("button", { name: "Paczka gotowa" }).click();
    await expect(page.locator(".packing-last")).toContainText(number);

    await page.goto(`/admin/packing/${number}`);
    await scanWanted();
    await expect(page.locator(".packing-right")).toBeVisible();
    await scanWanted();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Wszystko w paczce");
    await page.getByRole("button", { name: "Paczka gotowa" }).click();
    await expect.poll(async () => (await command<{ status: string }>("order", number)).status).toBe("packed");
  });
}

/** Each parcel leaves by itself and its buyer is told what is in it; then both have arrived. */
async function sendBoth(page: Page, { number, person }: Bought): Promise<void> {
  await page.goto(`/admin/orders/${number}`);
  for (const [parcel, tracking, told] of [
    [1, `PL${number}01`, /Reszta zamówienia przyjdzie osobno/],
    [2, `PL${number}02`, /To ostatnia paczka z tego zamówienia/],
  ] as const) {
    const row = page.locator(".parcels > li", { hasText: `Paczka ${parcel}` });
    await row.getByRole("button", { name: "Wysłana", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Numer przesyłki").fill(tracking);
    await page.getByRole("dialog").getByRole("button", { name: "Wysłana", exact: true }).click();
    await expect(row).toContainText(tracking);
    assert.match(await emailTo(person.email, told), new RegExp(tracking));
  }
  await expect(page.locator(".order-states")).toHaveText(/Wysłane/);
  await page.getByRole("button", { name: "Dostarczone", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dostarczone", exact: true }).click();
  await expect(page.locator(".order-states")).toHaveText(/Dostarczone/);
}

/** By the form the shop has for it, of one shirt alone. */
async function withdraw(page: Page, { number, person }: Bought, { product, size }: Goods): Promise<void> {
  await open(page, "/odstapienie/");
  await page.getByLabel("Imię i nazwisko").fill(`${person.shippingFirstName} ${person.shippingLastName}`);
  await page.getByLabel("Numer zamówienia").fill(number);
  await page.getByLabel("E-mail do potwierdzenia").fill(person.email);
  await page.getByRole("button", { name: "Odstąp od umowy" }).click();
  const lines = page.getByRole("group", { name: "Czego dotyczy" }).getByRole("listitem");
  await lines.first().waitFor();
  for (const line of await lines.all()) await line.getByRole("spinbutton").fill("0");
  await lines.filter({ hasText: product.product_name }).filter({ hasText: size }).getByRole("spinbutton").fill("1");
  await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
  await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
  await emailTo(person.email, /Odstąpienie od umowy przyjęte/);
}

/** The shirt has come: it is scanned, as new, and its price goes back the way it came. */
async function settle(page: Page, { number }: Bought, { product, a2p }: Goods): Promise<void> {
  const piece = (await orderNow(page, number)).lines.find(({ variantId }) => String(variantId) === a2p)!;
  await page.goto("/admin/returns");
  await page
    .locator(".return-rows li", { hasText: `Zamówienie ${number}` })
    .getByRole("link")
    .first()
    .click();
  await expect(page.locator(".order-side")).toContainText(product.product_name);
  await page.getByLabel("Kod kreskowy").fill((piece.ean ?? piece.sku)!);
  await page.keyboard.press("Enter");
  await expect(page.locator(".order-states")).toContainText("dotarł");
  await page.getByRole("button", { name: said(piece.amount!) }).click();
  await expect(page.locator(".order-states")).toContainText("rozliczony");
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText(/przez PayU: oddane/)).toHaveCount(2);
}

/** Its correction has come with the email, and of all the order's lines it has another in one alone. */
async function correctionSaysThat({ number, person }: Bought, { product, size }: Goods): Promise<void> {
  const documents = await command<Invoice[]>("invoice", number);
  const last = documents.at(-1)!;
  assert.equal(last.series, "KPA");
  const changed = last.before!.filter((line) => !last.lines.some((left) => same(line, left)));
  assert.deepEqual(
    changed.map(({ name, quantity }) => [name.includes(product.product_name) && name.includes(size), quantity]),
    [[true, 1]],
  );
  assert.equal(last.total, -changed[0]!.gross);
  const papers = await attachedTo(person.email, /Zwrot przyjęty/);
  assert.equal(papers.length, 1);
  const paper = pdfText(papers[0]!).join("");
  assert.ok(paper.includes(last.number), "its number");
  assert.match(paper, new RegExp(String(changed[0]!.gross / 100).replace(".", "[.,]")), "its sum");
}

/** What the documents of this month say of the order is the money that came less the money that went, to the grosz. */
async function booksAddUp(page: Page, { number }: Bought): Promise<void> {
  const { documents } = await command<{ documents: { orderId: number; total: number }[] }>(
    "invoices",
    "--month",
    dayInPoland(new Date()).slice(0, 7),
  );
  const books = documents.filter(({ orderId }) => String(orderId) === number);
  const { money, timeline } = await orderNow(page, number);
  const moved = timeline!.map(({ what }) => what);
  const came = moved.flatMap((what) => (what.kind === "payment" && what.state === "paid" ? [what.money!.amount] : []));
  const went = moved.flatMap((what) => (what.kind === "refund" && what.state === "done" ? [what.money!.amount] : []));
  assert.deepEqual([came.length, went.length], [2, 2]);
  assert.equal(sum(books.map(({ total }) => total)), sum(came) - sum(went));
  assert.deepEqual([money!.paid?.amount, money!.refunded[0]?.amount, money!.missing], [sum(came), sum(went), 0]);
}

/** The order as the back office's own page reads it. */
async function orderNow(page: Page, number: string): Promise<Order> {
  return (await (await page.request.get(`/admin/api/v1/orders/${number}`)).json()) as Order;
}

/** The same product in another size of which there is plenty. */
async function anotherSize({ product, a2p }: Goods): Promise<Goods> {
  const other = product.attrs[0]!.vals.find((val) => val.attr_2_product_id !== a2p && val.quantity > 2);
  assert.ok(other, `${product.product_name} has one size alone`);
  return { product, a2p: other.attr_2_product_id, size: other.attrValue_name };
}

function same(one: InvoiceLine, other: InvoiceLine): boolean {
  return one.position === other.position && one.quantity === other.quantity && one.gross === other.gross;
}

function said(amount: number): RegExp {
  return new RegExp(`^Oddaj ${formatMoney(amount, "pln").replace(".", "[.,]").replace(/\s/g, "\\s")}$`);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
