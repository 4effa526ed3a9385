import {
  type Invoice,
  type InvoiceBuyer,
  invoiceNumber,
  linesWithout,
  sumsOf,
  type TakenBack,
} from "../../src/domain/invoice/invoice.ts";
import type { VatRate } from "../../src/domain/invoice/vat.ts";
import { builtInvoice } from "./invoices.ts";
import { seeded } from "./mutate.ts";

/** Returns so many invoices of orders at random, the same for the same seed, every third with a correction behind it: each rate, currency, kind of buyer and way to pay, reductions down to nothing, and names as people and files of other shops bring them. */
export function randomInvoices(count: number, seed: number): Invoice[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, nth) => {
    const invoice = randomInvoice(random, nth + 1);
    const correction = nth % 3 === 0 ? randomCorrection(random, invoice, nth + 1) : null;
    return correction === null ? [invoice] : [invoice, correction];
  }).flat();
}

type Random = () => number;

const below = (random: Random, most: number) => Math.floor(random() * most);
const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;

function randomInvoice(random: Random, counted: number): Invoice {
  const rates = random() < 0.6 ? (["23"] as const) : (["23", "8", "5", "0", "zw"] as const);
  const lines = Array.from({ length: 1 + below(random, random() < 0.1 ? 50 : 5) }, () => ({
    name: oneOf(random, names),
    quantity: 1 + below(random, random() < 0.1 ? 99 : 3),
    amount: 0,
    rate: oneOf<VatRate>(random, rates),
  })).map((line) => ({ ...line, amount: line.quantity * (1 + below(random, 60_000)) }));
  const shipping = oneOf(random, [0, 0, 999, 1299, 8900]);
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0) + shipping;
  const off = oneOf(random, [0, 0, 1, 500, 1500, below(random, whole), whole]);
  const total = Math.max(0, whole - off);
  const currency = oneOf(random, ["pln", "pln", "eur", "gbp", "usd"] as const);
  const day = String(1 + below(random, 28)).padStart(2, "0");
  const issuedOn = `2026-11-${day}`;
  const built = builtInvoice({ order: { lines, shipping, shippingName: "Dostawa: Kurier", total } });
  return {
    ...built,
    orderId: 1000 + counted,
    number: invoiceNumber("FV", { counted, issuedOn }),
    issuedOn,
    soldOn: issuedOn,
    lanCode: oneOf(random, ["pl", "en", "cz"]),
    currency,
    factor: currency === "pln" ? 10_000 : 1800 + below(random, 1000),
    seller: {
      ...built.seller,
      name: oneOf(random, ["Bruk sp. z o.o.", "Kostka Studio „Ulica” Anna Kowalska", "A & B <Druk>"]),
      exemption: "art. 43 ust. 1 pkt 2 ustawy o VAT",
      bankAccount: oneOf(random, [built.seller.bankAccount, "", "PL61109010140000071219812874"]),
      email: oneOf(random, ["czesc@bruk.example", ""]),
    },
    buyer: oneOf(random, buyers),
    payment: {
      name: oneOf(random, ["Przelew", "BLIK", "Płatność przy odbiorze", "PayPal"]),
      code: oneOf(random, ["bank", "payu", "cod", "paypal"]),
      paidOn: oneOf(random, [issuedOn, null]),
    },
  };
}

function randomCorrection(random: Random, invoice: Invoice, counted: number): Invoice | null {
  const taken = oneOf<() => TakenBack>(random, [
    () => "everything",
    () => ({ amount: below(random, invoice.total + 1) }),
    () => ({
      pieces: invoice.lines
        .filter(({ shipping }) => !shipping)
        .map(({ position, quantity }) => ({ position, quantity: below(random, quantity + 1) })),
      shipping: 0,
    }),
  ])();
  const lines = linesWithout(invoice.lines, taken);
  if (lines === null) return null;
  const issuedOn = "2026-11-28";
  return {
    ...invoice,
    series: "KOR",
    number: invoiceNumber("KOR", { counted, issuedOn }),
    issuedOn,
    lines,
    before: invoice.lines,
    ...sumsOf({ lines, before: invoice.lines }),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: oneOf(random, reasons) },
  };
}

const names = [
  "Bluza Asfalt M",
  "Kurtka „Żwir” & spodnie <slim>",
  "Czapka \u0096 zimowa",
  "T-shirt\u0000 \u0001z\u007f drukiem\ufdd0\uffff",
  "  dwa\n\nwiersze\tz tabulatorem ",
  "Крыжовник 橋 🧢",
  "ć".repeat(600),
  "'\"`&amp;]]>",
  "\u200bniewidzialne\u2060 znaki\u00ad",
  "a".repeat(511) + "🧢🧢",
];

const reasons = ["Zwrot towaru", "Pomyłka w cenie & ilości", "ż".repeat(400), "Odstąpienie\u0085od umowy"];

const poland = { countryCode: "PL", country: "Polska" };
const buyers: readonly InvoiceBuyer[] = [
  {
    ...poland,
    name: "Żółw & Syn sp. z o.o.",
    street: "Piotrkowska 1",
    city: "90-001 Łódź",
    vatNumber: "PL 526-025-02-74",
  },
  { ...poland, name: "Jan Kowalski", street: "", city: "00-001 Warszawa", vatNumber: "" },
  { ...poland, name: "\u0001\u0002", street: "\u007f", city: "", vatNumber: "526–104–08–28" },
  { ...poland, name: "Źle wpisany NIP", street: "Prosta 1", city: "00-001 Warszawa", vatNumber: "1234567890" },
  {
    name: "Dlážděná s.r.o.",
    street: "Dlouhá 5",
    city: "110 00 Praha",
    countryCode: "CZ",
    country: "Czechy",
    vatNumber: "CZ12345678",
  },
  {
    name: "Οδός ΕΠΕ",
    street: "Ερμού 1",
    city: "105 63 Αθήνα",
    countryCode: "GR",
    country: "Grecja",
    vatNumber: "EL123456789",
  },
  {
    name: "Straße GmbH",
    street: "Straße 1",
    city: "10115 Berlin",
    countryCode: "DE",
    country: "Niemcy",
    vatNumber: "DE 123 456 789 012 345",
  },
  { name: "Ann", street: "Main 1", city: "Austin", countryCode: "US", country: "USA", vatNumber: "12-3456789" },
  { name: "Bez numeru", street: "Rue 1", city: "75001 Paris", countryCode: "FR", country: "Francja", vatNumber: "" },
  { name: "n".repeat(700), street: "u".repeat(700), city: "m".repeat(700), ...poland, vatNumber: "5261040828" },
];
