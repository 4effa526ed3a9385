/** The books, month by month: what was sold by rate of VAT, the files a bookkeeper is given, what breaks the exemption from the cash register, and the closing of a month. Money is in grosze. */
import * as v from "valibot";
import { exemptionBreaks } from "../../domain/books/evidence.ts";
import { isMonth } from "../../domain/books/month.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { currencies } from "../../domain/money.ts";
import { route } from "./route.ts";
import { day, moment, nothing, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const grosze = v.pipe(v.number(), v.safeInteger());

/** `2026-11`. */
const month = v.pipe(v.string(), v.check(isMonth));
const ofMonth = { parameters: v.object({ month }) };

const closed = v.object({
  at: moment,
  /** Null: by the command line. */
  by: v.nullable(v.string()),
});

const oneMonth = v.object({
  month,
  /** Its last day is over. */
  over: v.boolean(),
  /** Null: it is open. */
  closed: v.nullable(closed),
  documents: count,
  /** By rate, the highest first, as the ledger has it: Polish VAT. */
  sums: v.array(v.object({ rate: v.picklist(vatRates), net: grosze, vat: grosze, gross: grosze })),
  /** Sales that bear the VAT of another country, by country and its rate in percent, `25.5`: in no row of the ledger. */
  oss: v.array(v.object({ country: v.string(), rate: v.string(), net: grosze, vat: grosze, gross: grosze })),
  /** Documents of these. */
  ossDocuments: count,
  /** Rows of the ledger by what they are. */
  rows: v.object({ invoices: count, corrections: count, days: count }),
  /** Rows of invoices that KSeF has given a number, and of those that are outside. */
  numbered: count,
  /** What stands in no row, as the National Bank's rate of the day before is not known: at most twenty. */
  lacking: v.array(v.object({ number: v.string(), currency: v.picklist(currencies), day })),
  /** What of orders, payments, documents and ledger does not agree. */
  broken: count,
  /** Sales to persons, and at most a hundred of those that have to be registered by a cash register, with why. */
  exemption: v.object({
    sales: count,
    breaking: count,
    breaks: v.array(v.object({ order: rowId, document: v.string(), why: v.array(v.picklist(exemptionBreaks)) })),
  }),
  /** Sales to persons in other countries of the Union from the year's first day to the month's last, without VAT; and in the year before. */
  abroad: v.object({
    year: grosze,
    before: grosze,
    countries: v.array(v.object({ country: v.string(), net: grosze })),
  }),
  /** From which day on VAT of these countries is settled by OSS; null: it is not. */
  ossSince: v.nullable(day),
});
export type MonthSaid = v.InferOutput<typeof oneMonth>;

export const bookRoutes = {
  bookedMonths: route({
    method: "GET",
    path: "/books",
    summary: "Lists the months that have documents, the newest first, and which of them are closed.",
    permission: "invoices.read",
    answer: v.object({ months: v.array(v.object({ month, documents: count, closed: v.nullable(closed) })) }),
    refusals: [],
  }),
  bookedMonth: route({
    method: "GET",
    path: "/books/:month",
    summary:
      "Tells what a month comes to: its sales by rate of VAT, what cannot be booked or does not agree, and which sales need a cash register.",
    permission: "invoices.read",
    ...ofMonth,
    answer: oneMonth,
    refusals: [],
  }),
  ledgerTable: route({
    method: "GET",
    path: "/books/:month/ledger-table",
    summary: "Returns the ledger of a month's sales as CSV, as it is today.",
    permission: "invoices.read",
    ...ofMonth,
    answer: nothing,
    file: "text/csv; charset=utf-8",
    refusals: ["BOOKS_NOT_READY"],
  }),
  ledgerFile: route({
    method: "GET",
    path: "/books/:month/ledger-file",
    summary:
      "Returns the ledger of a month's sales as the XML of JPK_V7M(3), as it is today: its rows and control sums.",
    permission: "invoices.read",
    ...ofMonth,
    answer: nothing,
    file: "application/xml; charset=utf-8",
    refusals: ["BOOKS_NOT_READY"],
  }),
  exportEvidence: route({
    method: "POST",
    path: "/books/:month/evidence",
    summary:
      "Gives out a month's sales to persons as CSV, each with who bought, what, and by which payment: the evidence for the exemption from the cash register; the log says by whom.",
    permission: "exports.personal",
    ...ofMonth,
    answer: v.object({ name: v.string(), text: v.string() }),
    refusals: [],
    stepUp: true,
    undo: null,
  }),
  closeMonth: route({
    method: "POST",
    path: "/books/:month/closing",
    summary:
      "Closes a month that is over and agrees: no document can be made of it any more, what changes it is a correction of a later month.",
    permission: "invoices.issue",
    ...ofMonth,
    answer: nothing,
    refusals: ["BOOKS_NOT_READY"],
    stepUp: true,
    undo: null,
  }),
};
