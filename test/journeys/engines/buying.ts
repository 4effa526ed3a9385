import assert from "node:assert/strict";
import { demoCustomers } from "../../../demo/people-and-codes.ts";
import { href } from "../../../src/contract/paths.ts";
import { formatMoney, parseDecimal, percentOf } from "../../../src/domain/money.ts";
import { addressFields, anybody, type Person } from "../../builders/people.ts";
import { type Goods, hoodies, plenty } from "../goods.ts";
import { emailTo, storedOrder } from "../records.ts";
import { words } from "../shopper.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

const panel = "dialog.order-panel[open]";
const account = "dialog.account-dialog";
const password = "kot w butach na desce";

/** The journeys that end with an order, an account or a smaller sum. */
export const buying: Readonly<Record<string, Journey>> = {
  "a guest buys from the home page on, and the shop has the order": async (visitor) => {
    const goods = await plenty(hoodies);
    const person = anybody();
    await visitor.open("/");
    await goToHoodies(visitor);
    await visitor.press({ css: `main .tile-name a[href^="${href(goods.product.url)}"]` });
    await visitor.isAt(href(goods.product.url));
    await putIntoCart(visitor, goods);
    await visitor.press({ role: "button", name: words.next });
    await fillAddress(visitor, person);
    await chooseMethods(visitor, { paymentId: 2, shippingId: 1 });
    const products = parseDecimal(goods.product.real_price);
    const total = products + (products >= 20_000 ? 0 : 1599);
    await visitor.reads(`${panel} output[data-total=total]`, plain(formatMoney(total, "pln")));
    const order = await storedOrder(await placeOrder(visitor));
    assert.deepEqual([order.email, order.total, order.lines.length], [person.email, total, 1]);
  },

  "a parcel goes to a locker": async (visitor) => {
    const goods = await plenty("/torby/nerki/");
    await visitor.open(href(goods.product.url));
    await putIntoCart(visitor, goods);
    await visitor.press({ role: "button", name: words.next });
    await fillAddress(visitor, { ...anybody(), phone: "600100200" });
    await chooseMethods(visitor, { paymentId: 1, shippingId: 8 });
    await visitor.press({ css: ".locker", within: panel });
    const locker = await visitor.ask(
      () => document.querySelector<HTMLInputElement>("input[name=shippingPoint]:checked")?.value,
    );
    const order = await storedOrder(await placeOrder(visitor));
    assert.equal(order.shipping_point, locker);
  },

  "a discount code lowers the sum, and a wrong one is told": async (visitor) => {
    const goods = await plenty("/Odziez/koszulki/gladkie/");
    await visitor.open(href(goods.product.url));
    await putIntoCart(visitor, goods);
    if (visitor.mobile) await visitor.press({ role: "button", name: words.next });
    await visitor.fill(`${panel} input[name=discountCode]`, "nie-ma-takiego");
    await visitor.press({ css: ".code-box button" });
    await visitor.sees({ css: ".code-box .field-error" });
    await visitor.fill(`${panel} input[name=discountCode]`, "bruk10");
    await visitor.key("Enter");
    const discount = percentOf(parseDecimal(goods.product.real_price), "10");
    await visitor.reads(`${panel} output[data-total=discount]`, plain(`−${formatMoney(discount, "pln")}`));
  },

  "what the shop says in passing is as tall as its words": async (visitor) => {
    const goods = await plenty(hoodies);
    await visitor.open(href(goods.product.url));
    await visitor.press({ css: ".sizes label", name: goods.size });
    await visitor.press({ role: "button", name: words.add });
    await visitor.until("a small notice", () => {
      const { height = Infinity } = document.querySelector(".notices:popover-open")?.getBoundingClientRect() ?? {};
      return height > 0 && height < innerHeight / 4;
    });
  },

  "points are used by who logs in": async (visitor) => {
    const [customer] = demoCustomers;
    assert.ok(customer);
    await visitor.open("/contact");
    await logIn(visitor, customer);
    const goods = await plenty("/torby/nerki/");
    await visitor.open(href(goods.product.url));
    await putIntoCart(visitor, goods);
    if (visitor.mobile) await visitor.press({ role: "button", name: words.next });
    await visitor.fill(`${panel} input[name=userPointsUse]`, "100");
    await visitor.press({ role: "button", name: "Użyj punktów" });
    await visitor.reads(`${panel} output[data-total=points]`, /\d/);
    await visitor.reload();
    await visitor.reads(`${panel} output[data-total=points]`, /\d/);
  },

  "who registers confirms by the email's link, logs in, and finds the own data": async (visitor) => {
    const person = { email: anybody().email, password };
    await visitor.open("/contact");
    await visitor.press({ css: "header .head-user" });
    await visitor.press({ role: "button", name: "Załóż konto", within: account });
    await visitor.fill(`${account} input[name=registerFirstName]`, "Zażółć");
    await visitor.fill(`${account} input[name=registerEmail]`, person.email);
    await visitor.fill(`${account} input[name=newPassword]`, password);
    await visitor.tick(`${account} input[name=registerTerms]`);
    await visitor.press({ role: "button", name: "Zakładam konto", within: account });
    await visitor.sees({ within: account, text: "Sprawdź pocztę" });
    const link = /https?:\S+\/konto\/\S+/.exec(await emailTo(person.email, /\/konto\//))?.[0] ?? "";
    await visitor.open(new URL(link).pathname);
    await visitor.press({ role: "button", name: "Tak, to mój adres" });
    await visitor.sees({ role: "heading", name: "Adres potwierdzony" });
    await visitor.taken();
    await visitor.open("/contact");
    await logIn(visitor, person);
    await visitor.open("/user/data");
    await visitor.sees({ role: "heading", name: "Kontakt i adres dostawy" });
  },
};

/** From the home page to the hoodies by the menu, as the window has it. */
/** Goes from the home page to the hoodies by the menu. */
export async function goToHoodies(visitor: Visitor): Promise<void> {
  if (visitor.mobile) {
    await visitor.press({ css: ".head-menu" });
    for (const name of ["Odzież", "Bluzy"]) await visitor.press({ role: "button", name, within: "dialog.drawer" });
    await visitor.press({ css: `dialog.drawer a[href^="${hoodies}"]` });
  } else {
    await visitor.hover({ role: "link", name: "Odzież", within: ".menu" });
    await visitor.press({ css: `.menu-open a[href^="${hoodies}"]` });
  }
  await visitor.isAt(hoodies);
  // The address comes before the page does, and the one that is left may show the same goods.
  await visitor.sees({ css: ".listing-head h1", text: "Bluzy z kapturem" });
}

/** Chooses the size on the product's page and puts it into the cart; the order panel is open afterwards. */
export async function putIntoCart(visitor: Visitor, { size }: Goods): Promise<void> {
  if (size !== "") await visitor.press({ css: ".sizes label", name: size });
  await visitor.press({ role: "button", name: words.add });
  if (visitor.mobile) await openCart(visitor);
  await visitor.sees({ css: panel });
}

export async function openCart(visitor: Visitor): Promise<void> {
  await visitor.until("one piece in the cart", () =>
    /[1-9]/.test(document.querySelector(".cart-box-count")?.textContent ?? ""),
  );
  await visitor.ask(() => scrollTo(0, 0));
  await visitor.press({ css: ".cart-box" });
  await visitor.sees({ css: panel });
}

export async function fillAddress(visitor: Visitor, person: Person): Promise<void> {
  await visitor.choose(`${panel} select[name=shippingCountry]`, person.shippingCountry);
  for (const name of addressFields) {
    await visitor.fill(`${panel} input[name=${name}]`, person[name]);
  }
  await visitor.tick(`${panel} input[name=createAccount]`, false);
}

/** By the specification's ids. */
export async function chooseMethods(
  visitor: Visitor,
  { paymentId, shippingId }: { paymentId: number; shippingId: number },
): Promise<void> {
  await visitor.tick(`${panel} input[name=paymentId][value="${paymentId}"]`);
  await visitor.tick(`${panel} input[name=shippingId][value="${shippingId}"]`);
}

/** Accepts the terms and orders; returns the order's number. */
export async function placeOrder(visitor: Visitor): Promise<string> {
  await visitor.tick(`${panel} input[name=terms]`);
  await visitor.press({ css: ".order-button", within: panel });
  await visitor.reads(".confirm-head b", /^\d+$/);
  return visitor.textOf(".confirm-head b");
}

export async function logIn(visitor: Visitor, { email, password }: { email: string; password: string }): Promise<void> {
  await visitor.press({ css: "header .head-user" });
  await visitor.fill(`${account} input[name=login]`, email);
  await visitor.fill(`${account} input[name=loginPassword]`, password);
  await visitor.key("Enter");
  await visitor.until("logged in", () => localStorage.getItem("loggedIn") === "true");
  await visitor.seesNo({ css: account });
}

function plain(text: string): string {
  return text.replace(/\s/g, " ");
}
