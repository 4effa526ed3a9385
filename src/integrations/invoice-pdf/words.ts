import type { InvoiceSeries } from "../../domain/invoice/invoice.ts";
import type { LanCode } from "../../domain/language.ts";

/** The words of a document: Polish, as the law wants it, with English beside it for who does not read Polish. */
const words = {
  FV: ["Faktura", "Invoice"],
  KOR: ["Faktura korygująca", "Correcting invoice"],
  PA: ["Dowód zakupu", "Proof of purchase"],
  KPA: ["Korekta dowodu zakupu", "Correction of a proof of purchase"],
  number: ["Numer", "Number"],
  issued: ["Data wystawienia", "Issued on"],
  sold: ["Data sprzedaży", "Sold on"],
  order: ["Zamówienie", "Order"],
  corrects: ["Dotyczy dokumentu", "Corrects"],
  reason: ["Przyczyna korekty", "Reason"],
  seller: ["Sprzedawca", "Seller"],
  buyer: ["Nabywca", "Buyer"],
  nip: ["NIP", "VAT no."],
  account: ["Konto", "Account"],
  before: ["Przed korektą", "Before"],
  after: ["Po korekcie", "After"],
  position: ["Lp.", "No."],
  name: ["Nazwa", "Item"],
  quantity: ["Ilość", "Quantity"],
  price: ["Cena brutto", "Gross price"],
  reduction: ["Rabat", "Reduction"],
  rate: ["VAT", "VAT"],
  gross: ["Wartość brutto", "Gross value"],
  net: ["Netto", "Net"],
  vat: ["Kwota VAT", "VAT amount"],
  vatPln: ["VAT w PLN", "VAT in PLN"],
  sumGross: ["Brutto", "Gross"],
  sum: ["Razem", "Total"],
  difference: ["Różnica", "Difference"],
  total: ["Należność ogółem", "Total amount"],
  back: ["Do zwrotu", "To be refunded"],
  less: ["Mniej o", "Less by"],
  payment: ["Płatność", "Payment"],
  paid: ["Zapłacono", "Paid on"],
  due: ["Termin płatności: przy odbiorze", "Payment due on delivery"],
  nothingDue: ["Nic do zapłaty", "Nothing to pay"],
  exemption: ["Podstawa zwolnienia z VAT", "Basis of VAT exemption"],
  exchange: ["Kwota VAT przeliczona na złote po kursie zamówienia", "VAT converted to PLN at the rate of the order"],
  notInvoice: [
    "Ten dokument nie jest fakturą ani paragonem fiskalnym. Zachowaj go: ułatwia zwrot i reklamację.",
    "This document is neither an invoice nor a fiscal receipt. Keep it: it makes returns and complaints easier.",
  ],
  piece: ["szt.", "pcs"],
  page: ["Strona", "Page"],
} as const satisfies Record<string, readonly [string, string]> & Record<InvoiceSeries, readonly [string, string]>;

export type Word = keyof typeof words;

/** Returns a word in the languages a document has: one, or two. */
export function wordsFor(lanCode: LanCode): { both: (word: Word) => readonly string[]; line: (word: Word) => string } {
  const both = (word: Word) =>
    lanCode === "pl" || words[word][0] === words[word][1] ? words[word].slice(0, 1) : words[word];
  return { both, line: (word) => both(word).join(" / ") };
}
