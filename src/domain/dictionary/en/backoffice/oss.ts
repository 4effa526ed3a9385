import type { Dictionary } from "../../../translations.ts";

/** What the books say of VAT settled by OSS. */
export const oss = {
  OFFICE_OSS: "OSS, quarter @quarter",
  OFFICE_OSS_TEXT:
    "VAT of the countries the goods went to, as the documents say it. These sales are neither in the month’s ledger nor in JPK_V7M. Keep the list of documents for 10 years.",
  OFFICE_OSS_EURO: "In euro at the ECB’s rate of @day.",
  OFFICE_OSS_NO_EURO: "Sums in euro are known after the quarter’s last day, once the ECB has told its rate.",
  OFFICE_OSS_LOOK_UP: "Polish VAT",
  OFFICE_OSS_LOOK_UP_TEXT:
    "“Polish VAT” are sales made before the day of OSS was entered, or to a country without a rate. They bear Polish VAT and, after that day, should not: ask your accountant how to settle them.",
  OFFICE_OSS_CHILDREN:
    "Children’s clothes and shoes have a reduced rate in Ireland and Luxembourg. The shop charges the standard rate there.",
  OFFICE_OSS_NONE: "Nothing was sold to persons in other countries of the Union in this quarter.",
  OFFICE_OSS_COUNTRY: "Country",
  OFFICE_OSS_RATE: "Rate",
  OFFICE_OSS_CHARGED: "Charged",
  OFFICE_OSS_NET: "Taxable (EUR)",
  OFFICE_OSS_VAT: "VAT (EUR)",
  OFFICE_OSS_ALL: "Total",
  OFFICE_OSS_CORRECTION: "correction of @quarter",
  OFFICE_OSS_TABLE: "OSS return (CSV)",
  OFFICE_OSS_RECORD: "List of OSS documents (CSV)",
  OFFICE_OSS_RATES: "VAT rates of the Union’s countries",
  OFFICE_OSS_RATES_TEXT: "Standard rates. A new rate holds from its day; the one before ends on the day before.",
  OFFICE_OSS_RATE_SINCE: "from @from",
  OFFICE_OSS_RATE_DAYS: "@from – @until",
  OFFICE_OSS_RATE_SOURCE: "@source, noted @day",
  OFFICE_OSS_RATE_UNREAD: "from public tables, compare it with the Commission’s TEDB",
  OFFICE_OSS_RATE_FROM: "From",
  OFFICE_OSS_RATE_PERCENT: "Rate in percent",
  OFFICE_OSS_RATE_READ: "Source",
  OFFICE_OSS_RATE_ADD: "Save the rate",
  OFFICE_OSS_RATE_ADDED: "Rate saved",
  OFFICE_OSS_RATE_REMOVED: "Rate removed",
} as const satisfies Dictionary;
