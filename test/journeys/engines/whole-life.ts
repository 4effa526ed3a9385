import assert from "node:assert/strict";
import type { Order } from "../../../src/contract/operator/order.ts";
import { href, payHref } from "../../../src/contract/paths.ts";
import { dayInPoland, type Invoice, type InvoiceLine } from "../../../src/domain/invoice/invoice.ts";
import { pdfText } from "../../builders/pdf-text.ts";
import { anybody, type Person } from "../../builders/people.ts";
import { type Goods, piecesOf, plenty } from "../goods.ts";
import { attachedTo, emailTo, eventually, storedOrder } from "../records.ts";
import { command } from "../shop.ts";
import { words } from "../shopper.ts";
import { chooseMethods, fillAddress, openCart, placeOrder, putIntoCart } from "./buying.ts";
import { acceptInvitation, comeIn, said, signOut } from "./staff.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

const shirts = "/Odziez/koszulki/gladkie/";
const panel = "dialog.order-panel[open]";

/** An order under way: what was bought, by whom, and the key of its page. */
interface Bought {
  number: string;
  key: string;
  person: Person;
}

/** One order from the cart to the books, each step by whom it is done in the shop. All of them sit at one browser, one after the other. */
export const wholeLife: Readonly<Record<string, Journey>> = {
  "three shirts are bought, changed, packed by scan, sent in two parcels; one comes back, and the books of the month add up":
    async (visitor) => {
      const [twice, once] = [await plenty(shirts), await plenty(shirts, 1)];
      const instead = anotherSize(once);
      const all = [twice, once, instead];
      const before = await Promise.all(all.map(piecesOf));
      const bought = await buy(visitor, { twice, once });
      await comeIn(visitor);
      await change(visitor, bought, { twice, once, instead });
      await payTheRest(visitor, bought);
      await oneFewer(visitor, bought, twice);
      await signOut(visitor);
      await acceptInvitation(visitor, "packing");
      await packInTwo(visitor, bought);
      await visitor.openOffice("/admin/account");
      await signOut(visitor);
      await acceptInvitation(visitor);
      await sendBoth(visitor, bought);
      await withdraw(visitor, bought, instead);
      await settle(visitor, bought, instead);
      await correctionSaysThat(bought, instead);
      await booksAddUp(visitor, bought);
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
    },
};

/** Two of one shirt and one of another, paid online. */
async function buy(visitor: Visitor, { twice, once }: { twice: Goods; once: Goods }): Promise<Bought> {
  const person = anybody();
  await visitor.open(href(twice.product.url));
  await putIntoCart(visitor, twice);
  await visitor.press({ css: `${panel} button[aria-label^="Więcej: "]` });
  await visitor.until("two of them", () =>
    [...document.querySelectorAll("dialog.order-panel[open] [role=status]")].some(
      (one) => one.textContent.trim() === "2",
    ),
  );
  await visitor.open(href(once.product.url));
  await visitor.press({ css: ".sizes label", name: once.size });
  await visitor.press({ role: "button", name: words.add });
  if (visitor.mobile) await openCart(visitor);
  await visitor.press({ role: "button", name: words.next });
  await fillAddress(visitor, person);
  await chooseMethods(visitor, { paymentId: 3, shippingId: 1 });
  const number = await placeOrder(visitor);
  await visitor.press({ css: `${panel} a`, text: "Zapłać teraz: " });
  const key = await payAtProvider(visitor, number);
  await eventually("paid", async () => (await storedOrder(number)).status === "paid");
  return { number, key, person };
}

/** Pays on the stand-in's page; returns the key of the order's own, to which it leads back. */
async function payAtProvider(visitor: Visitor, number: string): Promise<string> {
  await visitor.reads("body", "To atrapa operatora");
  await visitor.press({ css: "button", text: "Zapłać " });
  await visitor.until("back at the order", (path: string) => location.pathname === path, `/user/order-no/${number}`);
  return visitor.ask(() => new URLSearchParams(location.search).get("key")!);
}

/** The shop is asked by telephone for one more of one shirt and for the other in another size: the buyer is to pay the rest. */
async function change(
  visitor: Visitor,
  { number, person }: Bought,
  { twice, once, instead }: { twice: Goods; once: Goods; instead: Goods },
): Promise<void> {
  await openChange(visitor, number);
  await visitor.choose(`${await lineOf(visitor, once)} select`, instead.a2p!);
  await visitor.press({ css: `${await lineOf(visitor, twice)} button[aria-label$="o jedną więcej"]` });
  await visitor.reads("main", "Prosimy kupującego o dopłatę ");
  await visitor.press({ role: "button", name: "Zapisz zmiany" });
  await visitor.reads(".order-states", "Do dopłaty");
  assert.match(await emailTo(person.email, /Twoje zamówienie jest zmienione/), new RegExp(instead.size));
}

async function openChange(visitor: Visitor, number: string): Promise<void> {
  await visitor.openOffice(`/admin/orders/${number}`);
  await visitor.press({ role: "button", name: "Zmień" });
  await visitor.sees({ css: ".change-line" });
}

/** Returns CSS of the line of an order under change that is of some goods. */
async function lineOf(visitor: Visitor, { product }: Goods): Promise<string> {
  return `.change-line:nth-child(${await placeIn(visitor, ".change-line", product.product_name)})`;
}

/** Returns at which place among its neighbours the one stands that holds some words, 1 the first. */
async function placeIn(visitor: Visitor, css: string, text: string): Promise<number> {
  return eventually(`${css} with ${text}`, async () => {
    const at = await visitor.ask(
      (css: string, text: string) =>
        [...document.querySelectorAll(css)].findIndex((one) =>
          one.textContent.replaceAll("\u00ad", "").replaceAll("\u00a0", " ").includes(text),
        ),
      css,
      text,
    );
    return at >= 0 && at + 1;
  });
}

async function payTheRest(visitor: Visitor, { number, key }: Bought): Promise<void> {
  await visitor.goTo(payHref(key));
  await visitor.press({ role: "button", name: "Przejdź do płatności" });
  await payAtProvider(visitor, number);
  await visitor.until("nothing left to pay", () => !document.body.textContent.includes("Po zmianie zamówienia"));
}

/** After all two of them are enough: the money of the third goes back at once. */
async function oneFewer(visitor: Visitor, { number }: Bought, goods: Goods): Promise<void> {
  await visitor.openOffice(`/admin/orders/${number}`);
  await visitor.until(
    "the rest has come",
    () => document.querySelector(".order-states")?.textContent.includes("Do dopłaty") === false,
  );
  await openChange(visitor, number);
  await visitor.press({ css: `${await lineOf(visitor, goods)} button[aria-label$="o jedną mniej"]` });
  await visitor.reads("main", "Oddajemy od razu ");
  await visitor.press({ role: "button", name: "Zapisz zmiany" });
  await visitor.reads(".notices", `Zamówienie ${number} zmienione`);
  await wentBack(visitor, 1);
}

/** Waits until an order says so many times that money went back the way it came. */
async function wentBack(visitor: Visitor, times: number): Promise<void> {
  await visitor.until(
    `${times} refunds`,
    (times: number) =>
      [...document.querySelector("main")!.textContent.matchAll(/przez PayU: oddane/g)].length === times,
    times,
  );
}

/** With a scanner that types: one piece first, and the rest in another parcel. */
async function packInTwo(visitor: Visitor, { number }: Bought): Promise<void> {
  const scanWanted = async () => {
    await visitor.sees({ css: ".packing-wanted" });
    // Its shelf, its code, how many of it.
    await visitor.typeOn((await visitor.textOf(".packing-wanted p")).split(" · ").at(-2)!);
    await visitor.key("Enter");
    await visitor.sees({ css: ".packing-right" });
  };
  const close = async () => {
    await visitor.press({ role: "button", name: "Paczka gotowa" });
    await visitor.reads(".packing-last", number);
  };
  await visitor.openOffice(`/admin/packing/${number}`);
  await scanWanted();
  await visitor.press({ role: "button", name: "Zamknij paczkę" });
  await close();

  await visitor.openOffice(`/admin/packing/${number}`);
  await scanWanted();
  await scanWanted();
  await visitor.sees({ role: "heading", name: "Wszystko w paczce" });
  await close();
  await eventually("packed", async () => (await storedOrder(number)).status === "packed");
}

/** Each parcel leaves by itself and its buyer is told what is in it; then both have arrived. */
async function sendBoth(visitor: Visitor, { number, person }: Bought): Promise<void> {
  await visitor.openOffice(`/admin/orders/${number}`);
  const dialog = "dialog[open]";
  for (const [parcel, tracking, told] of [
    [1, `PL${number}01`, /Reszta zamówienia przyjdzie osobno/],
    [2, `PL${number}02`, /To ostatnia paczka z tego zamówienia/],
  ] as const) {
    const row = `.parcels > li:nth-child(${await placeIn(visitor, ".parcels > li", `Paczka ${parcel}`)})`;
    await visitor.press({ css: `${row} button`, name: "Wysłana" });
    await visitor.fillIn("Numer przesyłki", tracking);
    await visitor.press({ role: "button", name: "Wysłana", within: dialog });
    await visitor.seesNo({ css: dialog });
    await visitor.reads(row, tracking);
    assert.match(await emailTo(person.email, told), new RegExp(tracking));
  }
  await visitor.reads(".order-states", "Wysłane");
  await visitor.press({ css: ".screen-acts button", text: "Dostarczone" });
  await visitor.press({ role: "button", name: "Dostarczone", within: dialog });
  await visitor.reads(".order-states", "Dostarczone");
}

/** By the form the shop has for it, of one shirt alone. */
async function withdraw(visitor: Visitor, { number, person }: Bought, { product, size }: Goods): Promise<void> {
  await visitor.open("/odstapienie/");
  const form = "main form";
  await visitor.fill(`${form} input[name=name]`, `${person.shippingFirstName} ${person.shippingLastName}`);
  await visitor.fill(`${form} input[name=order]`, number);
  await visitor.fill(`${form} input[name=email]`, person.email);
  await visitor.fill(`${form} [name=goods]`, `${product.product_name}, ${size}, jedna`);
  await visitor.press({ role: "button", name: "Odstąp od umowy" });
  await visitor.press({ role: "button", name: "Potwierdź odstąpienie" });
  await visitor.sees({ role: "heading", name: "Odstąpienie przyjęte" });
  await emailTo(person.email, /Odstąpienie od umowy przyjęte/);
}

/** The shirt has come: it is scanned, as new, and its price goes back the way it came. */
async function settle(visitor: Visitor, { number }: Bought, { product, a2p }: Goods): Promise<void> {
  await visitor.openOffice("/admin/returns");
  const row = await placeIn(visitor, ".return-rows > li", `Zamówienie ${number}`);
  await visitor.press({ css: `.return-rows > li:nth-child(${row}) a` });
  await visitor.reads(".order-side", product.product_name);
  const piece = (await orderNow(visitor, number)).lines.find(({ variantId }) => String(variantId) === a2p)!;
  await visitor.fillIn("Kod kreskowy", (piece.ean ?? piece.sku)!);
  await visitor.key("Enter");
  await visitor.reads(".order-states", "dotarł");
  await visitor.press({ css: ".return-settle button", text: `Oddaj ${said(piece.amount!)}` });
  await visitor.reads(".order-states", "rozliczony");
  await visitor.openOffice(`/admin/orders/${number}`);
  await wentBack(visitor, 2);
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
async function booksAddUp(visitor: Visitor, { number }: Bought): Promise<void> {
  const { documents } = await command<{ documents: { orderId: number; total: number }[] }>(
    "invoices",
    "--month",
    dayInPoland(new Date()).slice(0, 7),
  );
  const books = documents.filter(({ orderId }) => String(orderId) === number);
  const { money, timeline } = await orderNow(visitor, number);
  const moved = timeline!.map(({ what }) => what);
  const came = moved.flatMap((what) => (what.kind === "payment" && what.state === "paid" ? [what.money!.amount] : []));
  const went = moved.flatMap((what) => (what.kind === "refund" && what.state === "done" ? [what.money!.amount] : []));
  assert.deepEqual([came.length, went.length], [2, 2]);
  assert.equal(sum(books.map(({ total }) => total)), sum(came) - sum(went));
  assert.deepEqual([money!.paid?.amount, money!.refunded[0]?.amount, money!.missing], [sum(came), sum(went), 0]);
}

/** The order as the back office's own page reads it. */
async function orderNow(visitor: Visitor, number: string): Promise<Order> {
  return visitor.ask(
    async (number: string) => (await (await fetch(`/admin/api/v1/orders/${number}`)).json()) as Order,
    number,
  );
}

/** The same product in another size of which there is plenty. */
function anotherSize({ product, a2p }: Goods): Goods {
  const other = product.attrs[0]!.vals.find((val) => val.attr_2_product_id !== a2p && val.quantity > 2);
  assert.ok(other, `${product.product_name} has one size alone`);
  return { product, a2p: other.attr_2_product_id, size: other.attrValue_name };
}

function same(one: InvoiceLine, other: InvoiceLine): boolean {
  return one.position === other.position && one.quantity === other.quantity && one.gross === other.gross;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
