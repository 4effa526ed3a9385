import { parse } from "csv-parse/sync";
import type { PayoutEntry, PayoutKind, PayoutProvider } from "../../domain/books/payouts.ts";
import { withoutMark } from "../../domain/csv.ts";
import { isDay } from "../../domain/warsaw-time.ts";
import { encodingOf, oldCodePage } from "../catalogue-files/code-pages.ts";

/** What of a file cannot be read: its first row is 1; `column` empty: it is no report of that provider. */
export interface ReportProblem {
  row: number;
  column: string;
}

/**
 * Returns the rows of a provider's report as CSV that moved money: PayU's report of transactions, PayPal's activity
 * report of all that is completed. Columns are found by their names, in English or Polish, in any order. It is read whole
 * or not at all: a row that cannot be read is the problem.
 */
export function readPayouts(bytes: Uint8Array, provider: PayoutProvider): PayoutEntry[] | ReportProblem {
  const table = rowsOf(textOf(bytes));
  const head = table?.[0];
  if (table === null || head === undefined) return { row: 1, column: "" };
  const names = head.map((name) => name.trim().toLowerCase());
  const columns = provider === "payu" ? payuColumns : paypalColumns;
  const at = new Map(
    Object.entries(columns).map(([column, known]) => [column, names.findIndex((name) => known.includes(name))]),
  );
  const needs = provider === "payu" ? payuNeeds : paypalNeeds;
  const lacking = needs.filter((column) => at.get(column) === -1);
  // Of a file that has most of them, the one that was left out when it was made is named.
  if (lacking.length > 0) return { row: 1, column: lacking.length < needs.length / 2 ? lacking[0]! : "" };
  const rows = table
    .slice(1)
    .map((cells) => (column: string) => withoutMark((cells[at.get(column) ?? -1] ?? "").trim()));
  return provider === "payu" ? payuEntries(rows) : paypalEntries(rows);
}

type Row = (column: string) => string;

/** As PayU documents its reports; which columns there are, and their order, is chosen by whoever makes one. */
const payuColumns = {
  date: ["date", "data"],
  id: ["trans id", "transaction id", "id transakcji"],
  amount: ["amount", "kwota"],
  currency: ["currency", "waluta"],
  type: ["type of operation", "typ operacji", "rodzaj operacji"],
  order: ["order id", "id zamówienia", "ext order id", "extorderid"],
  description: ["description", "opis"],
  fee: ["commission", "prowizja"],
};
const payuNeeds = ["date", "id", "amount", "type", "order"];

/** Each operation's kind and the side of the account it is on; 0: the sign in the file. What moves no money is left out. */
const payuTypes: Readonly<Record<string, readonly [PayoutKind, 1 | -1 | 0] | null>> = {
  t: ["payment", 1],
  c: ["refund", -1],
  w: ["payout", -1],
  wc: ["payout", 1],
  r: ["fee", -1],
  cr: ["fee", -1],
  rc: ["fee", 1],
  bc: ["fee", 0],
  or: ["other", -1],
  orc: ["other", 1],
  nt: null,
};

function payuEntries(rows: readonly Row[]): PayoutEntry[] | ReportProblem {
  const entries: PayoutEntry[] = [];
  for (const [index, cell] of rows.entries()) {
    const row = index + 2;
    const type = payuTypes[cell("type").toLowerCase()];
    if (type === undefined) return { row, column: "type" };
    const onDay = dayIn(cell("date"), "first");
    if (onDay === null) return { row, column: "date" };
    const amount = hundredths(cell("amount"));
    if (amount === null) return { row, column: "amount" };
    const fee = cell("fee") === "" ? 0 : hundredths(cell("fee"));
    if (fee === null) return { row, column: "fee" };
    const currency = cell("currency").toLowerCase() || "pln";
    if (!/^[a-z]{3}$/.test(currency)) return { row, column: "currency" };
    if (type === null) continue;
    const [kind, side] = type;
    const moved = side === 0 ? amount : side * Math.abs(amount);
    if (moved === 0 && kind !== "other" && kind !== "fee") return { row, column: "amount" };
    entries.push({
      kind,
      onDay,
      currency,
      amount: moved,
      // What is charged for a row is taken off the account; a fee's own row says it as its amount.
      fee: kind === "fee" ? 0 : 0 - Math.abs(fee),
      transactionId: cell("id"),
      relatedId: "",
      extOrderId: cell("order"),
      says: cell("description").slice(0, 200),
    });
  }
  return entries;
}

/** As PayPal names the columns of its activity report. */
const paypalColumns = {
  date: ["date", "data"],
  type: ["type", "typ"],
  status: ["status"],
  currency: ["currency", "waluta"],
  gross: ["gross", "brutto"],
  fee: ["fee", "opłata"],
  net: ["net", "netto"],
  id: ["transaction id", "numer transakcji", "identyfikator transakcji"],
  related: ["reference txn id", "numer referencyjny transakcji"],
  invoice: ["invoice number", "numer faktury"],
  impact: ["balance impact", "wpływ na saldo"],
  code: ["transaction event code"],
};
const paypalNeeds = ["date", "type", "status", "currency", "gross", "fee", "net", "id"];
const completed = ["completed", "zakończono", "ukończono", "dokončeno"];

function paypalEntries(rows: readonly Row[]): PayoutEntry[] | ReportProblem {
  const order = dayOrder(rows.map((cell) => cell("date")));
  if (order === null) return { row: 2, column: "date" };
  const entries: PayoutEntry[] = [];
  for (const [index, cell] of rows.entries()) {
    const row = index + 2;
    // What is pending, denied or only noted moved nothing.
    if (!completed.includes(cell("status").toLowerCase()) || /^(?:memo|nota)/i.test(cell("impact"))) continue;
    const onDay = dayIn(cell("date"), order);
    if (onDay === null) return { row, column: "date" };
    const [gross, fee, net] = [hundredths(cell("gross")), hundredths(cell("fee")), hundredths(cell("net"))];
    if (gross === null) return { row, column: "gross" };
    if (fee === null) return { row, column: "fee" };
    if (net !== gross + fee) return { row, column: "net" };
    const currency = cell("currency").toLowerCase();
    if (!/^[a-z]{3}$/.test(currency)) return { row, column: "currency" };
    if (cell("id") === "") return { row, column: "id" };
    if (gross === 0 && fee === 0) continue;
    const kind = paypalKind(cell, gross);
    if (kind === "payment" && fee > 0) return { row, column: "fee" };
    entries.push({
      kind,
      onDay,
      currency,
      amount: gross,
      fee,
      transactionId: cell("id"),
      relatedId: cell("related"),
      extOrderId: cell("invoice"),
      says: cell("type").slice(0, 200),
    });
  }
  return entries;
}

/** By the code of the event where the report has it, else by what it is called; what is neither is said as it stands. */
function paypalKind(cell: Row, gross: number): PayoutKind {
  const [code, type] = [cell("code").toUpperCase(), cell("type")];
  if (gross < 0 && (code.startsWith("T11") || /refund|zwrot|vrácení|chargeback|reversal/i.test(type))) return "refund";
  if (gross !== 0 && (code.startsWith("T04") || /withdrawal|wypłata|výběr/i.test(type))) return "payout";
  if (gross > 0 && (code.startsWith("T00") || cell("invoice") !== "" || /payment|płatność|platba/i.test(type)))
    return /conver|przewal|hold|blokad/i.test(type) ? "other" : "payment";
  return /fee|opłata|poplatek/i.test(type) ? "fee" : "other";
}

function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldCodePage(bytes) ?? "windows-1250").decode(bytes);
  }
}

function rowsOf(text: string): string[][] | null {
  const first = text.slice(0, text.search(/\r|\n|$/));
  const delimiter = [";", "\t", ","].find((one) => first.includes(one));
  if (delimiter === undefined) return null;
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    return null;
  }
}

/** `2026-11-20`, `20.11.2026`, `11/20/2026`: which of the two comes first is seen over the whole file. */
function dayIn(text: string, first: "first" | "second"): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text) ?? [];
  if (year !== undefined) return realDay(`${year}-${month}-${day}`);
  const [, one, two, last] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (one === undefined || two === undefined) return null;
  const [d, m] = first === "first" ? [one, two] : [two, one];
  return realDay(`${last}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`);
}

function realDay(text: string): string | null {
  return isDay(text) ? text : null;
}

/** Where the day stands in dates with slashes or points: first, as in Poland, unless a number that is no month stands second. Null: both are seen. */
function dayOrder(dates: readonly string[]): "first" | "second" | null {
  const parts = dates.flatMap((date) => {
    const [, one, two] = /^(\d{1,2})[./](\d{1,2})[./]\d{4}$/.exec(date) ?? [];
    return one === undefined ? [] : [[Number(one), Number(two)] as const];
  });
  const [isFirst, isSecond] = [parts.some(([one]) => one > 12), parts.some(([, two]) => two > 12)];
  if (isFirst && isSecond) return null;
  return isSecond ? "second" : "first";
}

/** `1 234,56`, `-1,234.56`, `12` in hundredths; null for what is no such number. */
function hundredths(text: string): number | null {
  const bare = text.replace(/[\s\u00a0']/g, "").replace(/^\u2212/, "-");
  const [, sign, whole, decimals] = /^([+-]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{2}|\d))?$/.exec(bare) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replace(/[.,]/g, "")) * 100 + Number((decimals ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(amount) ? (sign === "-" ? 0 - amount : amount) : null;
}
