import type { Dictionary } from "../../../translations.ts";

/** What the screen of the books says. */
export const books = {
  OFFICE_BOOKS: "Books",
  OFFICE_BOOKS_LEAD:
    "What goes to bookkeeping: a month's sales by rate of VAT, the files for the accountant, and the closing of the month.",
  OFFICE_BOOKS_MONTH: "Month",
  OFFICE_BOOKS_MONTH_CLOSED: "@month (closed)",
  OFFICE_BOOKS_NONE: "No documents yet",
  OFFICE_BOOKS_NONE_TEXT: "The first one is made with the first order that is paid.",
  OFFICE_BOOKS_OPEN: "Open",
  OFFICE_BOOKS_CLOSED: "Closed",
  OFFICE_BOOKS_CLOSED_AT: "Closed",
  OFFICE_BOOKS_BY_COMMAND: "by the command line",
  OFFICE_BOOKS_SALES: "Sales and VAT",
  OFFICE_BOOKS_RATE: "Rate",
  OFFICE_BOOKS_NET: "Net",
  OFFICE_BOOKS_VAT: "VAT",
  OFFICE_BOOKS_GROSS: "Gross",
  OFFICE_BOOKS_ALL: "Total",
  OFFICE_BOOKS_NOTHING: "There were no sales in this month.",
  OFFICE_BOOKS_ROWS:
    "Documents: @documents. In the ledger: invoices @invoices, corrections @corrections, days of sales without invoices @days. With a KSeF number: @numbered.",
  OFFICE_BOOKS_OSS: "VAT of other countries (OSS), in PLN",
  OFFICE_BOOKS_OSS_ROWS:
    "Documents with the VAT of other countries: @count. They are neither in the ledger nor in JPK_V7M.",
  OFFICE_BOOKS_LACKING: "Rates of the National Bank are missing",
  OFFICE_BOOKS_LACKING_TEXT:
    "Without them the ledger cannot be downloaded, nor the month closed. The shop asks the bank every hour.",
  OFFICE_BOOKS_LACKING_ROW: "@number: @currency, the rate before @day",
  OFFICE_BOOKS_BROKEN: "Something does not agree (@count)",
  OFFICE_BOOKS_BROKEN_TEXT:
    "Orders, payments and documents do not say the same. What exactly is told by the command: @command",
  OFFICE_BOOKS_FILES: "Files for bookkeeping",
  OFFICE_BOOKS_FILES_TEXT:
    "As it is today: an invoice without its KSeF number is marked otherwise than once it has one. The files hold buyers' data.",
  OFFICE_BOOKS_LEDGER_CSV: "Sales ledger (CSV)",
  OFFICE_BOOKS_LEDGER_XML: "Ledger of JPK_V7M(3) (XML)",
  OFFICE_BOOKS_EVIDENCE: "Evidence for the cash register exemption (CSV)",
  OFFICE_BOOKS_REGISTER: "Cash register",
  OFFICE_BOOKS_REGISTER_TEXT:
    "Mail order to persons needs no cash register while the whole payment came to the account and it is known for what and from whom. These orders are not covered:",
  OFFICE_BOOKS_REGISTER_NONE: "All sales to persons in this month are exempt: @count.",
  OFFICE_BOOKS_REGISTER_MORE: "And @count more. All of them are in the file of evidence.",
  OFFICE_BOOKS_WHY_CASH: "cash on delivery",
  OFFICE_BOOKS_WHY_COLLECTED: "collected in person",
  OFFICE_BOOKS_WHY_GOODS: "goods that are never exempt",
  OFFICE_BOOKS_WHY_ADDRESS: "no address of the buyer",
  OFFICE_BOOKS_WHY_UNPROVEN: "no proof of the whole payment",
  OFFICE_BOOKS_ABROAD: "Persons in other countries of the Union",
  OFFICE_BOOKS_ABROAD_TEXT:
    "Sales without VAT in @year up to the end of this month: @sum, the year before: @before. Up to @line a year Polish VAT holds; the order that crosses it already bears the VAT of the buyer's country, and the shop needs OSS.",
  OFFICE_BOOKS_ABROAD_OSS_TEXT:
    "Sales without VAT in @year up to the end of this month: @sum, the year before: @before. The shop settles them by OSS since @day, so the line of @line changes nothing any more.",
  OFFICE_BOOKS_ABROAD_OSS: "settled by OSS",
  OFFICE_BOOKS_ABROAD_FAR: "below the line",
  OFFICE_BOOKS_ABROAD_NEAR: "above 70% of the line",
  OFFICE_BOOKS_ABROAD_CLOSE: "above 90% of the line",
  OFFICE_BOOKS_ABROAD_OVER: "the line is crossed",
  OFFICE_BOOKS_CLOSE: "Close the month",
  OFFICE_BOOKS_CLOSE_WHAT: "Close @month?",
  OFFICE_BOOKS_CLOSE_TEXT:
    "From now on no document is made with a date of this month. Returns and changes become corrections of the month in which they happen. This cannot be taken back.",
  OFFICE_BOOKS_CLOSE_LATER: "A month can be closed once it is over.",
  OFFICE_BOOKS_CLOSE_NOT: "First put right what does not agree or is missing.",
  OFFICE_BOOKS_CLOSED_NOW: "Month closed: @month",
  OFFICE_REFUSED_BOOKS_NOT_READY: "This month is not ready yet, or it is closed already. See how it stands now.",
} as const satisfies Dictionary;
