/** The ledger of sales as the Polish file JPK_V7M(3) has it: a row for each invoice, one a day for all sales without, and one for those of them at a distance within the Union. */
import { sumsAt } from "../invoice/in-pln.ts";
import { countryOfVat, type Invoice } from "../invoice/invoice.ts";
import { bareNumber } from "../invoice/vat-number.ts";
import { type RateSum, ratesOf } from "../invoice/vat.ts";
import type { Currency } from "../money.ts";
import { type KnownDays, type RateTable, tableBefore } from "./exchange-rates.ts";

/** How a document stands in the state's system for invoices on the day the ledger is made. */
export type KsefStanding =
  | { kind: "numbered"; number: string }
  /** Made in a declared failure of the system, without a number yet. */
  | { kind: "failure" }
  /** It goes there, and has no number yet. */
  | { kind: "awaited" }
  /** It does not go there. */
  | { kind: "outside" };

export interface BookedDocument {
  invoice: Invoice;
  ksef: KsefStanding;
  /** Its goods went to a person in another country of the Union. */
  distance: boolean;
}

/** By which a row says where its invoice is: exactly one of them. */
type LedgerMarker = "NrKSeF" | "OFF" | "BFK" | "DI";

export interface LedgerRow {
  /** Of the invoice; of a day's sales without invoices `WEW/2026/11/21`, of those at a distance `WEW/2026/11/21/WSTO`. */
  number: string;
  kind: "invoice" | "correction" | "internal";
  issuedOn: string;
  soldOn: string;
  /** Of a day's sales all that is said is `BRAK`. */
  buyer: { name: string; taxNumber: string; countryCode: string };
  /** A sale at a distance within the Union that bears Polish VAT, below the line too: the file marks it `WSTO_EE`. */
  distance: boolean;
  marker: LedgerMarker;
  ksefNumber: string | null;
  /** Of a correction, the invoice it is of. */
  corrects: string | null;
  /** By rate, in grosze. */
  sums: RateSum[];
  /** How many documents it is of, and what they come to in hundredths of each currency. */
  documents: number;
  totals: Partial<Record<Currency, number>>;
  /** By which an invoice of another currency is booked; null: it is in PLN, or the row is a day's. */
  table: { number: string; day: string; rate: number } | null;
}

/** What cannot be booked: the National Bank's rate of the day before is not known. */
interface LackingRate {
  number: string;
  currency: Currency;
  day: string;
}

/** Documents that bear the VAT of other countries: no row of the ledger is of them. */
interface SoldAbroad {
  documents: number;
  /** What they come to in hundredths of each currency. */
  totals: Partial<Record<Currency, number>>;
  /** By country and rate, in grosze. */
  sums: RateSum[];
}

export interface Ledger {
  rows: LedgerRow[];
  sums: RateSum[];
  abroad: SoldAbroad;
  lacking: LackingRate[];
}

/** Stands where there is no name or number. */
export const nobody = "BRAK";

/**
 * Returns the ledger of documents, in the order of their days: sums in grosze, those of other currencies by the
 * National Bank's table of the day before the sale, corrections by that of the sale they correct. Documents whose
 * rate is not known are named and in no row; those that bear the VAT of other countries are summed beside the rows.
 */
export function ledgerOf(documents: readonly BookedDocument[], known: KnownDays): Ledger {
  const lacking: LackingRate[] = [];
  const rows: LedgerRow[] = [];
  const days = new Map<string, LedgerRow>();
  const abroad: SoldAbroad = { documents: 0, totals: {}, sums: [] };
  for (const { invoice, ksef, distance } of documents) {
    const booked = bookedSums(invoice, known);
    if (booked === null) {
      lacking.push({ number: invoice.number, currency: invoice.currency, day: invoice.soldOn });
      continue;
    }
    if (countryOfVat(invoice) !== null) {
      abroad.documents += 1;
      abroad.totals[invoice.currency] = (abroad.totals[invoice.currency] ?? 0) + invoice.total;
      abroad.sums = addedUp([abroad.sums, booked.sums]);
      continue;
    }
    if (invoice.series === "FV" || invoice.series === "KOR") {
      rows.push({ ...invoiceRow(invoice, ksef, booked), distance });
      continue;
    }
    const day = emptyDay(invoice.issuedOn, distance);
    days.set(day.number, withDocument(days.get(day.number) ?? day, invoice, booked.sums));
  }
  const all = [...rows, ...days.values()].toSorted(
    (one, other) => order(one.issuedOn, other.issuedOn) || order(one.number, other.number),
  );
  return { rows: all, sums: addedUp(all.map(({ sums }) => sums)), abroad, lacking };
}

/** Returns sums of several documents together, rate for rate, in the order of rates. */
export function addedUp(sums: readonly (readonly RateSum[])[]): RateSum[] {
  const all = sums.flat();
  return ratesOf(all).map((rate) => ({ rate, ...totalOf(all.filter((sum) => sum.rate === rate)) }));
}

/** Returns net, VAT and gross over all rates. */
export function totalOf(sums: readonly Omit<RateSum, "rate">[]): Omit<RateSum, "rate"> {
  return sums.reduce(
    (all, { net, vat, gross }) => ({ net: all.net + net, vat: all.vat + vat, gross: all.gross + gross }),
    { net: 0, vat: 0, gross: 0 },
  );
}

interface Booked {
  sums: RateSum[];
  table: LedgerRow["table"];
}

/** A document's sums in grosze; null: the rate is not known. One that bears its table is booked by that. */
function bookedSums(invoice: Invoice, known: KnownDays): Booked | null {
  const { currency, soldOn, sums } = invoice;
  if (currency === "pln") return { sums, table: null };
  const table = invoice.table ?? tableFor(currency, tableBefore(soldOn, known));
  return table === null ? null : { sums: sumsAt(invoice, table.rate), table };
}

/** Returns a table as a document of a currency bears it; null: there is none, or the currency is not in it. */
export function tableFor(
  currency: Exclude<Currency, "pln">,
  table: RateTable | null,
): NonNullable<Invoice["table"]> | null {
  const rate = table?.rates[currency];
  return table === null || rate === undefined ? null : { number: table.number, day: table.day, rate };
}

function invoiceRow(invoice: Invoice, ksef: KsefStanding, { sums, table }: Booked): Omit<LedgerRow, "distance"> {
  const { number, issuedOn, soldOn, buyer, corrects, currency, total } = invoice;
  return {
    number,
    kind: invoice.series === "KOR" ? "correction" : "invoice",
    issuedOn,
    soldOn,
    buyer: { name: buyer.name || nobody, ...taxNumberOf(buyer) },
    marker: markers[ksef.kind],
    ksefNumber: ksef.kind === "numbered" ? ksef.number : null,
    corrects: corrects?.number ?? null,
    sums,
    documents: 1,
    totals: { [currency]: total },
    table,
  };
}

/** As the file of February 2026 wants them: by how the invoice stands on the day the file is made. */
const markers: Readonly<Record<KsefStanding["kind"], LedgerMarker>> = {
  numbered: "NrKSeF",
  failure: "OFF",
  awaited: "DI",
  outside: "BFK",
};

/** The number without what is written between its signs, and without its country's letters, which stand apart. */
function taxNumberOf({ vatNumber, countryCode }: Invoice["buyer"]): { taxNumber: string; countryCode: string } {
  const bare = bareNumber(vatNumber);
  if (bare === "") return { taxNumber: nobody, countryCode: "" };
  const letters = countryCode === "GR" ? "EL" : countryCode;
  return { taxNumber: bare.startsWith(letters) ? bare.slice(letters.length) : bare, countryCode: letters };
}

function emptyDay(day: string, distance: boolean): LedgerRow {
  return {
    number: `WEW/${day.replaceAll("-", "/")}${distance ? "/WSTO" : ""}`,
    kind: "internal",
    issuedOn: day,
    soldOn: day,
    buyer: { name: nobody, taxNumber: nobody, countryCode: "" },
    distance,
    marker: "DI",
    ksefNumber: null,
    corrects: null,
    sums: [],
    documents: 0,
    totals: {},
    table: null,
  };
}

function withDocument(day: LedgerRow, { currency, total }: Invoice, sums: readonly RateSum[]): LedgerRow {
  return {
    ...day,
    sums: addedUp([day.sums, sums]),
    documents: day.documents + 1,
    totals: { ...day.totals, [currency]: (day.totals[currency] ?? 0) + total },
  };
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
