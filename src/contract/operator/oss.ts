/** VAT of other countries of the Union, for who settles it by the one-stop shop: a quarter's return and the countries' rates. */
import * as v from "valibot";
import { otherUnionCountries } from "../../domain/books/distance-sales.ts";
import { isQuarter } from "../../domain/books/quarter.ts";
import { currencies } from "../../domain/money.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { day, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hundredths = v.pipe(v.number(), v.safeInteger());

/** `2026-Q4`. */
const quarter = v.pipe(v.string(), v.check(isQuarter));
const ofQuarter = { parameters: v.object({ quarter }) };

const euroSums = v.object({ gross: hundredths, net: hundredths, vat: hundredths });

const oneReturn = v.object({
  quarter,
  /** From which day on the shop settles VAT by OSS; null: it does not, and there is nothing else. */
  since: v.nullable(day),
  /** The day of the European Central Bank's rates by which the quarter is in euro; null: they are not known yet. */
  euroDay: v.nullable(day),
  rows: v.array(
    v.object({
      /** In which the goods were sold: an earlier one is a correction of it. */
      quarter,
      country: v.string(),
      /** Of the country, in percent, `25.5`; null: the documents bear Polish VAT. */
      rate: v.nullable(v.string()),
      documents: count,
      /** In hundredths of each currency; `vat`: the country's in it. */
      charged: v.array(v.object({ currency: v.picklist(currencies), gross: hundredths, vat: hundredths })),
      /** In cents; null: not known. */
      euro: v.nullable(euroSums),
    }),
  ),
  /** All rows together; null: not every row is known. */
  sum: v.nullable(euroSums),
});
export type OssSaid = v.InferOutput<typeof oneReturn>;

/** Countries of the Union, Luxembourg by its own letters alone. */
export const unionCountries = otherUnionCountries.filter((one) => one !== "LX");
const rates = v.object({
  rates: v.array(
    v.object({
      id: rowId,
      country: v.string(),
      from: day,
      /** Its last day; null: it holds. */
      until: v.nullable(day),
      /** In percent, `25.5`. */
      rate: v.string(),
      source: v.nullable(v.string()),
      notedOn: day,
    }),
  ),
});
export type UnionRatesSaid = v.InferOutput<typeof rates>;

export const ossRoutes = {
  ossReturn: route({
    method: "GET",
    path: "/oss/returns/:quarter",
    summary:
      "Tells what persons in other countries of the Union bought in a quarter by country and its rate, in euro, as the documents say it: the return of the one-stop shop. What comes back of an earlier quarter is a row of that quarter.",
    permission: "invoices.read",
    ...ofQuarter,
    answer: oneReturn,
    refusals: [],
  }),
  ossTable: route({
    method: "GET",
    path: "/oss/returns/:quarter/table",
    summary: "Returns the same as CSV.",
    permission: "invoices.read",
    ...ofQuarter,
    answer: nothing,
    file: "text/csv; charset=utf-8",
    refusals: [],
  }),
  ossRecord: route({
    method: "GET",
    path: "/oss/returns/:quarter/record",
    summary:
      "Returns the record of the sales a quarter's return is of as CSV, a row for each document and rate: what, taxable amount, VAT, payments, from where to where.",
    permission: "invoices.read",
    ...ofQuarter,
    answer: nothing,
    file: "text/csv; charset=utf-8",
    refusals: [],
  }),
  unionRates: route({
    method: "GET",
    path: "/oss/rates",
    summary:
      "Lists the standard rates of VAT of other countries of the Union, from when to when, and where they were read.",
    permission: "invoices.read",
    answer: rates,
    refusals: [],
  }),
  addUnionRate: route({
    method: "POST",
    path: "/oss/rates",
    summary:
      "Writes down a country's standard rate from a day on; `source` null: nobody says where it was read. FIELD_WRONG: it is none, or the country has one from that day.",
    permission: "invoices.issue",
    body: v.strictObject({
      country: v.picklist(unionCountries),
      from: day,
      rate: wireLine(10),
      source: v.nullable(wireLine(200)),
    }),
    answer: rates,
    refusals: ["FIELD_WRONG"],
    undo: "removeUnionRate",
  }),
  removeUnionRate: route({
    method: "DELETE",
    path: "/oss/rates/:id",
    summary: "Takes a country's rate away.",
    permission: "invoices.issue",
    parameters: v.object({ id: rowIdText }),
    answer: rates,
    refusals: ["NOT_FOUND"],
    undo: "addUnionRate",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
};
