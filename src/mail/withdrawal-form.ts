import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import type { Attachment } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

/** The model withdrawal form of an order as a text file to fill in (law: annex to the consumer rights act). */
export function withdrawalForm({
  order,
  seller,
  lanCode,
}: {
  order: ReadableOrder;
  seller: Seller;
  lanCode: LanCode;
}): Attachment {
  const t = texts[lanCode];
  const lines = [
    t.heading,
    t.when,
    "",
    `${t.to}: ${seller.company}, ${seller.address}, ${seller.email}`,
    "",
    t.statement,
    "",
    blank,
    "",
    `${t.order}: ${order.orderId}`,
  ];
  for (const asked of [t.dates, t.name, t.address, t.signature, t.date]) lines.push("", `${asked}: ${blank}`);
  return {
    filename: `${t.file}-${order.orderId}.txt`,
    contentType: "text/plain; charset=utf-8",
    content: `${lines.join("\r\n")}\r\n`,
  };
}

const blank = ".".repeat(40);

const texts: Record<
  LanCode,
  Record<
    "file" | "heading" | "when" | "to" | "statement" | "order" | "dates" | "name" | "address" | "signature" | "date",
    string
  >
> = {
  pl: {
    file: "formularz-odstapienia",
    heading: "FORMULARZ ODSTĄPIENIA OD UMOWY",
    when: "Wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy.",
    to: "Adresat",
    statement: "Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy:",
    order: "Numer zamówienia",
    dates: "Data zawarcia umowy / odbioru",
    name: "Imię i nazwisko konsumenta",
    address: "Adres konsumenta",
    signature: "Podpis konsumenta (tylko jeśli formularz jest na papierze)",
    date: "Data",
  },
  en: {
    file: "withdrawal-form",
    heading: "WITHDRAWAL FORM",
    when: "Complete and return this form only if you wish to withdraw from the contract.",
    to: "To",
    statement: "I hereby give notice that I withdraw from my contract of sale of the following goods:",
    order: "Order number",
    dates: "Ordered on / received on",
    name: "Name of consumer",
    address: "Address of consumer",
    signature: "Signature of consumer (only if this form is on paper)",
    date: "Date",
  },
  cz: {
    file: "formular-pro-odstoupeni",
    heading: "FORMULÁŘ PRO ODSTOUPENÍ OD SMLOUVY",
    when: "Vyplňte a pošlete zpět pouze tehdy, chcete-li odstoupit od smlouvy.",
    to: "Adresát",
    statement: "Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží:",
    order: "Číslo objednávky",
    dates: "Datum objednání / datum převzetí",
    name: "Jméno a příjmení spotřebitele",
    address: "Adresa spotřebitele",
    signature: "Podpis spotřebitele (pouze pokud je formulář na papíře)",
    date: "Datum",
  },
};
