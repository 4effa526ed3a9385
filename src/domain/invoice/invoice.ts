/** What a buyer gets to keep of a sale, as a value: who, what, for how much, with what VAT. Amounts in hundredths of its currency. */
import type { LanCode } from "../language.ts";
import type { Currency } from "../money.ts";
import { allocate } from "../allocate.ts";
import { differenceByRate, isAbroad, partsOfRate, type RateSum, ratesOf, type SoldRate, sumsByRate } from "./vat.ts";

/** FV invoice, KOR its correction, PA proof of purchase, KPA its correction. */
export type InvoiceSeries = "FV" | "KOR" | "PA" | "KPA";

/** A document with everything in it as of its day: it is never reckoned again. */
export interface Invoice {
  series: InvoiceSeries;
  /** `FV/2026/11/000123`: counted within series and year. */
  number: string;
  orderId: number;
  /** Days of the shop's country, `2026-11-21`. */
  issuedOn: string;
  soldOn: string;
  lanCode: LanCode;
  currency: Currency;
  /** PLN to currency × 10,000, as ordered. */
  factor: number;
  /** The National Bank's table by which it is in PLN, PLN for one unit × 10,000; absent of one in PLN, and where no table was known when it was made. */
  table?: { number: string; day: string; rate: number };
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  /** What is sold; of a correction, what is left of it. */
  lines: InvoiceLine[];
  /** Of a correction: the lines until then. */
  before: InvoiceLine[] | null;
  /** By rate; of a correction, the differences. */
  sums: RateSum[];
  total: number;
  payment: { name: string; code: string; paidOn: string | null };
  corrects: { number: string; issuedOn: string; reason: string } | null;
}

export interface InvoiceSeller {
  name: string;
  street: string;
  /** With the postcode. */
  city: string;
  nip: string;
  regon: string;
  bdo: string;
  bankAccount: string;
  email: string;
  phone: string;
  /** The rule by which something it sells is exempt from VAT; empty while nothing is. */
  exemption: string;
}

export interface InvoiceBuyer {
  name: string;
  street: string;
  city: string;
  countryCode: string;
  country: string;
  /** As the buyer wrote it; empty on a proof of purchase. */
  vatNumber: string;
}

export interface InvoiceLine {
  /** 1, 2, …; the same line keeps it through corrections. */
  position: number;
  name: string;
  quantity: number;
  /** At the prices of the order, before its code and points; of the quantity that is left. */
  amount: number;
  /** What was paid for it. */
  gross: number;
  rate: SoldRate;
  shipping: boolean;
  /** As it was sold; absent: it had none, or its document is of before they were said. */
  sku?: string;
  gtin?: string;
}

/** The parts of a stored order an invoice's lines are made of. */
export interface SoldOrder {
  /** `position`: that of `order_lines`; where it is not said, 1, 2, …. */
  lines: readonly (Pick<InvoiceLine, "name" | "quantity" | "amount" | "rate" | "sku" | "gtin"> & {
    position?: number;
  })[];
  shipping: number;
  shippingName: string;
  total: number;
}

/**
 * Returns the lines of an order: code and points taken off the goods in proportion, off shipping only when the
 * goods were not enough, so that the lines add up to the total to the grosz. Shipping follows the goods: it is
 * taxed at their rates, shared out in proportion to them, a line for each rate.
 */
export function linesOf(order: SoldOrder): InvoiceLine[] {
  const goods = order.lines.reduce((sum, line) => sum + line.amount, 0);
  const paidForShipping = Math.min(order.shipping, order.total);
  const paid = allocate(
    Math.min(goods, order.total - paidForShipping),
    order.lines.map((line) => line.amount),
  );
  const lines = order.lines.map((line, at) => ({ position: at + 1, ...line, gross: paid[at]!, shipping: false }));
  const rates = ratesOf(lines);
  const weights = rates.map((rate) => lines.reduce((sum, line) => sum + (line.rate === rate ? line.amount : 0), 0));
  const [amounts, grosses] = [allocate(order.shipping, weights), allocate(paidForShipping, weights)];
  const last = Math.max(0, ...lines.map(({ position }) => position));
  const shipped = rates.map((rate, at) => ({
    name: order.shippingName,
    quantity: 1,
    amount: amounts[at]!,
    gross: grosses[at]!,
    rate,
    shipping: true,
  }));
  return [
    ...lines,
    ...shipped.filter((line) => line.amount > 0).map((line, at) => ({ position: last + at + 1, ...line })),
  ];
}

/**
 * What comes back of a sale: everything; of some lines pieces, and `less` off what is kept of them, with a part of the
 * shipping; or an amount that is shared out over what is left.
 */
export type TakenBack =
  | "everything"
  | { pieces: readonly { position: number; quantity: number; less?: number }[]; shipping: number }
  | { amount: number };

/** Returns the lines once something was taken back of them; null when there is not so much left. */
export function linesWithout(lines: readonly InvoiceLine[], taken: TakenBack): InvoiceLine[] | null {
  if (taken === "everything") return lines.map(noneOf);
  if ("amount" in taken)
    return taken.amount >= 0 && taken.amount <= grossOf(lines) ? cheaper(lines, taken.amount) : null;
  const goods = lines.map((line) => {
    const of = taken.pieces.filter((piece) => piece.position === line.position);
    const back = of.reduce((sum, piece) => sum + piece.quantity, 0);
    const less = of.reduce((sum, piece) => sum + (piece.less ?? 0), 0);
    if (back === 0 && less === 0) return line;
    if (line.shipping || back > line.quantity || back < 0 || less < 0) return null;
    const left = line.quantity - back;
    const [amount, gross] =
      back === 0
        ? [line.amount, line.gross]
        : [line.amount, line.gross].map((whole) => allocate(whole, [left, back])[0]!);
    return less > gross! ? null : { ...line, quantity: left, amount: amount!, gross: gross! - less };
  });
  const known = taken.pieces.every((piece) => lines.some((line) => line.position === piece.position));
  const shipping = grossOf(lines.filter((line) => line.shipping));
  if (!known || taken.shipping < 0 || taken.shipping > shipping || !goods.every((line) => line !== null)) return null;
  return [
    ...goods.filter((line) => !line.shipping),
    ...cheaper(
      goods.filter((line) => line.shipping),
      taken.shipping,
    ),
  ];
}

/** Returns the sums and the total a document books: of a correction, what it changes. */
export function sumsOf({ lines, before }: Pick<Invoice, "lines" | "before">): Pick<Invoice, "sums" | "total"> {
  const sums = before === null ? sumsByRate(lines) : differenceByRate(sumsByRate(before), sumsByRate(lines));
  return { sums, total: sums.reduce((sum, { gross }) => sum + gross, 0) };
}

/** Returns a correction's changed lines, as they were and as they are; one that was added was none of anything. */
export function changedLines({
  lines,
  before,
}: Pick<Invoice, "lines" | "before">): { before: InvoiceLine; after: InvoiceLine }[] {
  const pairs = lines.map((after) => ({
    before: before?.find(({ position }) => position === after.position) ?? noneOf(after),
    after,
  }));
  return pairs.filter((pair) => pair.before.gross !== pair.after.gross || pair.before.quantity !== pair.after.quantity);
}

/** Returns the country whose VAT a document bears in place of the Polish one, by its letters; null: it bears Polish VAT. All its lines bear the same country's. */
export function countryOfVat({ lines }: Pick<Invoice, "lines">): string | null {
  const rate = lines[0]?.rate;
  return rate !== undefined && isAbroad(rate) ? partsOfRate(rate).country : null;
}

/** Returns the day it is in the shop's country, whose law dates its documents: `2026-11-21`. */
export function dayInPoland(at: Date): string {
  return dayFormat.format(at);
}

/** Returns a document's number. */
export function invoiceNumber(
  series: InvoiceSeries,
  { counted, issuedOn }: { counted: number; issuedOn: string },
): string {
  return `${series}/${issuedOn.slice(0, 4)}/${issuedOn.slice(5, 7)}/${String(counted).padStart(6, "0")}`;
}

/** Returns what a document's file is called: `FV-2026-11-000123.pdf`. */
export function invoiceFile(number: string, kind: "pdf" | "xml"): string {
  return `${number.replaceAll("/", "-")}.${kind}`;
}

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** Returns a line of which there is nothing. */
export function noneOf(line: InvoiceLine): InvoiceLine {
  return { ...line, quantity: 0, amount: 0, gross: 0 };
}

function grossOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + line.gross, 0);
}

/** The same pieces for less. */
function cheaper(lines: readonly InvoiceLine[], less: number): InvoiceLine[] {
  if (less === 0) return [...lines];
  const left = allocate(
    grossOf(lines) - less,
    lines.map((line) => line.gross),
  );
  return lines.map((line, at) => ({ ...line, gross: left[at]! }));
}
