import assert from "node:assert/strict";
import { decimal } from "../../../src/domain/money.ts";
import { codeShown } from "../../builders/totp-app.ts";
import { hoodies, plenty } from "../goods.ts";
import { eventually, storedOrder } from "../records.ts";
import { command, openShop } from "../shop.ts";
import { layLine } from "./line.ts";
import { place } from "./placed.ts";
import { acceptInvitation, comeIn, said } from "./staff.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

/** The journeys of staff, at any window. */
export const working: Readonly<Record<string, Journey>> = {
  "an order is found by words and by a filter, noted, moved on, and taken back": async (visitor) => {
    const { number, person } = await place(await plenty(hoodies, 1));
    await comeIn(visitor);
    await visitor.openOffice("/admin/orders?view=all");
    await visitor.fill(".order-find input", person.email);
    await visitor.key("Enter");
    await visitor.until("one row", () => document.querySelectorAll("[data-row]").length === 1);
    await visitor.press({ role: "button", name: "Filtry1" });
    await visitor.choose(".filter-fields select", "new");
    await visitor.isAt(`/admin/orders?view=all&state=new&q=${person.email}`);
    await fits(visitor);
    await visitor.press({ css: `[data-row] a, a[data-row]`, text: number });
    await visitor.sees({ role: "heading", name: number });
    await visitor.sees({ role: "link", name: person.email });
    await fits(visitor);

    await visitor.fill(".note-form textarea", "Papier w kropki");
    await visitor.chord("Control", "Enter");
    await visitor.reads(".timeline-note", "Papier w kropki");
    await visitor.press({ role: "button", name: "Cofnij", within: ".notices" });
    await visitor.seesNo({ css: ".timeline-note" });

    await visitor.press({ css: ".screen-acts button", text: "Spakowane" });
    await visitor.reads("dialog[open]", "Przez 20 sekund możesz to cofnąć");
    await visitor.press({ role: "button", name: "Spakowane", within: "dialog[open]" });
    await visitor.seesNo({ css: "dialog[open]" });
    await visitor.reads(".order-states", "Spakowane");
    await visitor.press({ role: "button", name: "Cofnij", within: ".notices" });
    await visitor.reads(".order-states", "Przyjęte");
    await visitor.back();
    await visitor.isAt(`/admin/orders?view=all&state=new&q=${person.email}`);
  },
};

/** On a phone alone: one hand, and a network with holes. */
export const packing: Readonly<Record<string, Journey>> = {
  "an order is packed by a scanner that types, and another without a network": async (visitor) => {
    // The network that goes is what this journey is about.
    visitor.forgive(/./);
    const [first, second] = [await place(await plenty(hoodies, 1)), await place(await plenty(hoodies, 2))];
    const line = await layLine((await openShop()).address);
    const shop = visitor.address;
    try {
      visitor.address = line.address;
      await comeIn(visitor);
      await visitor.openOffice("/admin/packing");
      await visitor.sees({ css: ".packing-queue li", text: first.number });
      await fits(visitor);
      await visitor.until("a worker that answers for the page", () => navigator.serviceWorker.controller !== null);
      await visitor.until("the page kept", async () => (await caches.match("/admin/packing")) !== undefined);
      await pack(visitor, first.number);
      await eventually("the shop knows it is packed", () => isPacked(first.number));

      line.cut();
      await pack(visitor, second.number);
      await visitor.sees({ css: "[role=status]", text: "Na sieć czeka 1 paczka" });
      assert.equal(await isPacked(second.number), false);
      await visitor.openOffice("/admin/packing");
      await visitor.sees({ css: "[role=status]", text: "Na sieć czeka 1 paczka" });

      line.mend();
      await visitor.ask(() => window.dispatchEvent(new Event("online")));
      await eventually("the shop has heard", () => isPacked(second.number));
      await visitor.seesNo({ css: "[role=status]", text: "Na sieć czeka" });
    } finally {
      visitor.address = shop;
      await line.close();
    }
  },
};

/** At a desk. */
export const deskWork: Readonly<Record<string, Journey>> = {
  "somebody leaves, and comes in again by password and code": async (visitor) => {
    await comeIn(visitor);
    await signOut(visitor);
    const { email, password, secret } = await acceptInvitation(visitor);
    await signOut(visitor);
    await visitor.fillIn("E-mail", email);
    await visitor.fillIn("Hasło", password);
    await visitor.fillIn("Kod z aplikacji albo kod zapasowy", codeShown(secret, { ahead: 1 }));
    await visitor.press({ role: "button", name: "Zaloguj hasłem" });
    await visitor.sees({ css: ".office-nav" });
  },

  "the list and an order are worked through by keyboard alone, and the focus is where it was": async (visitor) => {
    const { number, person } = await place(await plenty(hoodies, 2));
    await comeIn(visitor);
    await visitor.openOffice("/admin/account");
    await visitor.typeOn("go");
    await visitor.sees({ css: "[data-row]" });
    await visitor.typeOn("j");
    await visitor.until("the first row in focus", () => document.activeElement?.matches("[data-row], [data-row] *"));
    await visitor.typeOn("/");
    await visitor.until("the search in focus", () => document.activeElement?.matches(".order-find input"));
    await visitor.typeOn(person.email);
    await visitor.key("Enter");
    await visitor.until(
      "one row",
      (number: string) =>
        document.querySelector(".orders-list")?.getAttribute("aria-busy") === "false" &&
        [...document.querySelectorAll("[data-row]")].map((row) => row.textContent).join() === number,
      number,
    );
    // Without the pointer, from the field to the row.
    await eventually("the row in focus", async () => {
      if (await visitor.ask(() => document.activeElement?.matches("[data-row]"))) return true;
      await visitor.key("Tab");
      return false;
    });
    await visitor.key("Enter");
    await visitor.sees({ role: "heading", name: number });
    await visitor.until("the heading in focus", () => document.activeElement?.matches("h1"));
    await visitor.typeOn("m");
    await visitor.sees({ css: "dialog[open]" });
    await visitor.until("the focus in the window", () => document.activeElement?.closest("dialog") !== null);
    await visitor.key("Escape");
    await visitor.seesNo({ css: "dialog[open]" });
    await visitor.until("the focus given back", () => document.activeElement?.matches("h1"));
    await visitor.typeOn("m");
    await visitor.sees({ css: "dialog[open]" });
    await visitor.key("Enter");
    await visitor.reads(".order-states", "Spakowane");
    await visitor.chord("Control", "z");
    await visitor.reads(".order-states", "Przyjęte");
    await visitor.chord("Control", "k");
    await visitor.until("the palette", () => document.activeElement?.matches("[role=combobox]"));
    await visitor.typeOn("zwroty");
    await visitor.sees({ css: "[role=option]", text: "Zwroty" });
    await visitor.key("Enter");
    await visitor.sees({ role: "heading", name: "Zwroty" });
  },

  "of two windows that decide on one order the later is told, and nothing is done twice": async (visitor) => {
    const { number } = await place(await plenty(hoodies, 3));
    await comeIn(visitor);
    await visitor.openOffice(`/admin/orders/${number}`);
    const other = await visitor.beside();
    try {
      await other.openOffice(`/admin/orders/${number}`);
      await visitor.press({ css: ".screen-acts button", text: "Spakowane" });
      await visitor.sees({ css: "dialog[open]" });
      await other.press({ css: ".screen-acts button", text: "Spakowane" });
      await other.press({ role: "button", name: "Spakowane", within: "dialog[open]" });
      await other.reads(".order-states", "Spakowane");
      await visitor.reads("dialog[open] [role=alert]", "Ktoś zmienił to w międzyczasie");
      await visitor.press({ role: "button", name: "Zostaw, jak jest", within: "dialog[open]" });
      await visitor.seesNo({ css: "dialog[open]" });
      await visitor.reads(".order-states", "Spakowane");
    } finally {
      await other.close();
    }
  },

  "a part of an order goes back by a window that says what follows": async (visitor) => {
    const { number, total, price } = await place(await plenty(hoodies, 4), { quantity: 2, by: "transfer" });
    await command("paid", number, "--amount", decimal(total));
    await comeIn(visitor);
    await visitor.openOffice(`/admin/orders/${number}`);
    await visitor.press({ css: ".screen-acts button", text: "Oddaj pieniądze…" });
    await visitor.reads("dialog[open]", "Wybierz, co oddać");
    await visitor.press({ role: "button", name: "Więcej", within: "dialog[open]" });
    await visitor.reads("dialog[open]", "Korekta KPA na");
    await visitor.press({ css: "dialog[open] button[type=submit]", text: `Oddaj ${said(price)} przelewem` });
    await visitor.seesNo({ css: "dialog[open]" });
    await visitor.reads(".order-lines", "anulowane 1 z 2");
    await visitor.reads(".given-back", "czeka na numer konta");
  },

  "what came back is scanned, told apart, and settled": async (visitor) => {
    const goods = await plenty(hoodies, 5);
    const { number, person, price } = await place(goods, { quantity: 2 });
    for (const state of ["sent", "delivered"]) await command("order", number, "--state", state);
    const { address } = await openShop();
    await fetch(`${address}/sys/json_emails?withdraw`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ name: "Ola", order: number, email: person.email, goods: "jedna bluza" }),
    });
    await comeIn(visitor);
    await visitor.openOffice(`/admin/orders/${number}`);
    await visitor.press({ css: ".order-side a", text: "Zwrot" });
    await visitor.reads(".order-states", "zapowiedziany");
    await visitor.fillIn("Kod kreskowy", await codeOf(visitor));
    await visitor.key("Enter");
    await visitor.reads(".order-states", "dotarł");
    await visitor.until("the field ready for the next code", () => {
      const field = document.activeElement as HTMLInputElement | null;
      return field?.matches(".return-scan input") === true && field.value === "";
    });
    await visitor.reads(".return-settle .facts", said(price));
    await visitor.press({ css: ".return-settle button", text: `Oddaj ${said(price)}` });
    await visitor.reads(".order-states", "rozliczony");
  },
};

/** Ticks all pieces of an order by what a scanner types, and closes its parcel. */
async function pack(visitor: Visitor, number: string): Promise<void> {
  await visitor.openOffice(`/admin/packing/${number}`);
  await visitor.sees({ css: ".packing-wanted" });
  const wanted = await visitor.textOf(".packing-wanted p");
  // Its shelf, its code, how many of it.
  await visitor.typeOn(wanted.split(" · ").at(-2)!);
  await visitor.key("Enter");
  await visitor.sees({ role: "heading", name: "Wszystko w paczce" });
  await visitor.press({ role: "button", name: "Paczka gotowa" });
  await visitor.reads(".packing-last", number);
}

async function isPacked(number: string): Promise<boolean> {
  return (await storedOrder(number)).status === "packed";
}

/** The code of the first piece of a return, after its size. */
async function codeOf(visitor: Visitor): Promise<string> {
  return (await visitor.textOf(".return-words .mute")).split(" · ")[1]!;
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.press({ css: ".person-button" });
  await visitor.press({ role: "button", name: "Wyloguj", within: ".person-menu" });
  await visitor.sees({ role: "heading", name: "Zaloguj się" });
}

/** Waits until nothing sticks out of the window. */
async function fits(visitor: Visitor): Promise<void> {
  await visitor.until("nothing wider than the window", () => document.documentElement.scrollWidth <= innerWidth);
}
