import {
  type Invoice,
  type InvoiceSeries,
  linesOf,
  linesWithout,
  type SoldOrder,
  sumsOf,
  type TakenBack,
} from "../../src/domain/invoice/invoice.ts";

/** Two hoodies, a book at 5 % and shipping, with 15 zł off. */
export const soldOrder: SoldOrder = {
  lines: [
    { name: "Bluza Asfalt M", quantity: 2, amount: 39_998, rate: "23" },
    { name: "Książka o bruku", quantity: 1, amount: 10_500, rate: "5" },
  ],
  shipping: 1299,
  shippingName: "Dostawa: Kurier",
  total: 50_297,
};

/** Returns an invoice of a company in Łódź; `other` overrides what it says. */
export function builtInvoice({
  order = soldOrder,
  ...other
}: Partial<Omit<Invoice, "lines" | "sums" | "total" | "before">> & { order?: SoldOrder } = {}): Invoice {
  const lines = linesOf(order);
  return {
    series: "FV",
    number: "FV/2026/11/000123",
    orderId: 1001,
    issuedOn: "2026-11-21",
    soldOn: "2026-11-21",
    lanCode: "pl",
    currency: "pln",
    factor: 10_000,
    seller: {
      name: "Bruk sp. z o.o.",
      street: "ul. Kamienna 14",
      city: "31-403 Kraków",
      nip: "526-025-02-74",
      regon: "",
      bdo: "",
      bankAccount: "PL61 1090 1014 0000 0712 1981 2874",
      email: "czesc@bruk.example",
      phone: "+48 12 345 67 89",
      exemption: "",
    },
    buyer: {
      name: "Żółw & Syn sp. z o.o.",
      street: "Piotrkowska 1",
      city: "90-001 Łódź",
      countryCode: "PL",
      country: "Polska",
      vatNumber: "PL 5260250274",
    },
    lines,
    before: null,
    ...sumsOf({ lines, before: null }),
    payment: { name: "Przelew", code: "bank", paidOn: "2026-11-21" },
    corrects: null,
    ...other,
  };
}

/** Returns the correction of an invoice once something was taken back. */
export function builtCorrection(invoice: Invoice, taken: TakenBack = "everything"): Invoice {
  const lines = linesWithout(invoice.lines, taken)!;
  const series: InvoiceSeries = invoice.series === "FV" ? "KOR" : "KPA";
  return {
    ...invoice,
    series,
    number: `${series}/2026/12/000003`,
    issuedOn: "2026-12-02",
    lines,
    before: invoice.lines,
    ...sumsOf({ lines, before: invoice.lines }),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: "Zwrot towaru" },
  };
}
