import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";
import { lawfulPages } from "../../../src/domain/opening.ts";
import { openMailbox } from "../../builders/mailbox.ts";
import { anybody } from "../../builders/people.ts";
import { eventually } from "../records.ts";
import type { openEmptyShop as EmptyShop } from "../shop.ts";
import { words } from "../shopper.ts";
import { chooseMethods, fillAddress, openCart, placeOrder } from "./buying.ts";
import { comeIn } from "./staff.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

/** A clothing catalogue as Shopify gives it out, where it is beside the project; else a piece of one. */
const real = join(import.meta.dirname, "../../../../shared/real/shopify-apparel.csv");
const own = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Requires Shipping,Variant Taxable,Status",
  "classic-varsity-top,Classic Varsity Top,<p>Na start.</p>,Kostka,,women,true,Size,Small,CV-S,1,60.00,true,true,active",
  "classic-varsity-top,,,,,,,,Medium,CV-M,1,60.00,true,true,",
].join("\n");
const shelf = existsSync(real) ? readFileSync(real, "utf8") : own;

const opening = "/admin/settings/opening";

/** Opens a shop in which there is nothing, and returns the way from there to its first order, by the screens of the back office alone; how long it takes stands beside it. */
export async function fromEmpty(openEmptyShop: typeof EmptyShop): Promise<Readonly<Record<string, Journey>>> {
  const mailbox = await openMailbox({ after: (close) => after(close as () => Promise<void>) });
  const { address } = await openEmptyShop({
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Kostka <listy@kostka.test>",
    SHOP_EMAIL: "zamowienia@kostka.test",
  });
  const isOpen = async () => (await fetch(`${address}/`)).status === 200;
  return {
    "from an empty shop to its first order": async (visitor) => {
      await comeIn(visitor);
      if (await isOpen()) throw new Error("Shoppers are let in before it opens.");
      await saysWhoseItIs(visitor);
      await bringsFile(visitor);
      await doesWithoutPayments(visitor);
      await confirmsPages(visitor);
      await visitor.openOffice(opening);
      await visitor.reads(".opening-now [role=status]", "Wszystko jest. Można otworzyć.");
      await visitor.press({ role: "button", name: "Otwórz sklep" });
      await visitor.reads(".notices", "Sklep jest otwarty");
      await eventually("shoppers are let in", isOpen);
      const number = await buys(visitor);
      await visitor.openOffice("/admin/orders");
      await visitor.sees({ css: `a[href$="/orders/${number}"]` });
    },
  };
}

/** One number is typed, and the registers say the rest. */
async function saysWhoseItIs(visitor: Visitor): Promise<void> {
  await visitor.openOffice(opening);
  await visitor.press({ role: "link", name: "Wpisz dane" });
  await visitor.fillIn("NIP", "526-104-08-28");
  await visitor.press({ role: "button", name: "Sprawdź w rejestrach" });
  await visitor.press({ role: "button", name: "Wpisz to do pól" });
  await visitor.fillIn("Nazwa sklepu", "Kostka");
  await visitor.fillIn("E-mail dla kupujących", "sklep@kostka.test");
  await visitor.fillIn("Telefon dla kupujących", "600 100 200");
  await visitor.press({ css: ".save-bar button", text: "Zapisz" });
  await visitor.reads(".notices", "Ustawienia zapisane");
}

async function bringsFile(visitor: Visitor): Promise<void> {
  await visitor.openOffice(opening);
  await visitor.press({ role: "link", name: "Wczytaj plik" });
  const field = "main input[type=file]";
  await visitor.until("a field for files", (css: string) => document.querySelector(css) !== null, field);
  // The window in which a file is picked is the system's, where no driver comes: the page is given what it would give.
  await visitor.ask(
    (css: string, content: string) => {
      const given = new DataTransfer();
      given.items.add(new File([content], "towary.csv", { type: "text/csv" }));
      const input = [...document.querySelectorAll<HTMLInputElement>(css)].at(-1)!;
      input.files = given.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    field,
    shelf,
  );
  await visitor.press({ role: "button", name: "Wczytaj do sklepu" });
  await visitor.reads("main", "Co zmienił ten plik");
}

/** On a machine of one's own nobody really pays online. */
async function doesWithoutPayments(visitor: Visitor): Promise<void> {
  await visitor.openOffice(opening);
  await visitor.press({ role: "button", name: "Obejdę się bez tego: Prawdziwe płatności online" });
  await visitor.fillIn("Powód", "Na początek przelew i pobranie.");
  await visitor.press({ role: "button", name: "Obejdę się bez tego", within: "dialog[open]" });
  await visitor.seesNo({ css: "dialog[open]" });
}

/** Each page the law wants is read and confirmed. */
async function confirmsPages(visitor: Visitor): Promise<void> {
  for (let left = lawfulPages.length; left > 0; left -= 1) {
    await visitor.openOffice("/admin/content/pages");
    await visitor.until(
      `${left} pages to confirm`,
      (left: number) => {
        const rows = [...document.querySelectorAll(".pages-list > li")];
        const waiting = rows.filter((row) => row.textContent.includes("Do potwierdzenia"));
        if (waiting.length !== left) return false;
        waiting[0]!.querySelector<HTMLElement>("a.pages-name")!.click();
        return true;
      },
      left,
    );
    await visitor.press({ role: "button", name: "Potwierdzam: to nasz tekst" });
    await visitor.reads(".notices", "Potwierdzono");
  }
}

async function buys(visitor: Visitor): Promise<string> {
  // They are in no category yet and none is called new: they are looked for.
  await visitor.open("/__/varsity");
  await visitor.press({ css: "main .tile-name a", text: "Classic Varsity Top" });
  await visitor.press({ css: ".sizes label", name: "Medium" });
  await visitor.press({ role: "button", name: words.add });
  if (visitor.mobile) await openCart(visitor);
  await visitor.press({ role: "button", name: words.next });
  await fillAddress(visitor, anybody());
  await chooseMethods(visitor, { paymentId: 2, shippingId: 1 });
  return placeOrder(visitor);
}
