import type { OrderFilter } from "../../database/order/staff-order-filter.ts";
import { folded } from "../../domain/folded.ts";

type Meant = Pick<
  OrderFilter,
  "words" | "wordsNotIn" | "phoneEnd" | "number" | "sum" | "goods" | "paymentName" | "ksef" | "document"
>;

const nothing: Meant = {
  words: null,
  wordsNotIn: [],
  phoneEnd: null,
  number: null,
  sum: null,
  goods: null,
  paymentName: null,
  ksef: null,
  document: null,
};

/**
 * Returns what may be meant by words that somebody looks for an order by: a part of a name, address, telephone or tracking
 * number; the order's number; a sum, as `319` or `319,00`; an SKU or EAN; what a payment is called at its provider; a document,
 * whole or in part, or its KSeF number. So few digits that they stand in the middle of many telephones are a number, a sum,
 * a document or the end of a telephone and nothing else. Only what these permissions see.
 */
export function orderMeantBy(q: string, permissions: readonly string[]): Meant {
  const typed = q.trim();
  if (typed === "") return nothing;
  const telephone = /^[+\d][\d ()-]{2,}$/.test(typed) ? typed.replace(/\D/g, "") : null;
  const words = (telephone ?? folded(typed)).replace(/[\\%_]/g, "\\$&").split(/\s+/);
  const sum = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(typed);
  const sees = (permission: string) => permissions.includes(permission);
  const isShort = /^#?\d{1,5}$/.test(typed);
  return {
    words: isShort ? null : `%${words.join("%")}%`,
    wordsNotIn: [
      ...(sees("buyers.contact") ? [] : (["email"] as const)),
      ...(sees("invoices.read") ? [] : (["invoiceName"] as const)),
    ],
    phoneEnd: isShort && /^\d{3}/.test(typed) ? typed : null,
    number: /^#?\d{1,15}$/.test(typed) ? Number(typed.replace("#", "")) : null,
    sum: sum === null || !sees("money.read") ? null : Number(sum[1]) * 100 + Number(sum[2] ?? 0),
    goods: isShort ? null : typed,
    paymentName: sees("history.read") && !isShort ? typed : null,
    ksef: sees("invoices.read") && !isShort ? typed : null,
    document: sees("invoices.read") ? documentIn(typed) : null,
  };
}

/**
 * Returns the document a text may name: `FV/2026/11/000123` or what of it somebody has, from its end:
 * `2026/11/000123`, `11/123`, `FV 123`, `000123`. A bare number without its zeros is no document's.
 */
function documentIn(text: string): Meant["document"] {
  const found = /^(?:(FV|PA|KOR|KPA)[/ -]?)?(?:(?:(20\d{2})[/ -])?(\d{1,2})[/ -])?(\d{1,9})$/i.exec(text) ?? null;
  if (found === null) return null;
  const [, series, year, month, counted = ""] = found;
  if (series === undefined && month === undefined && !/^0\d{5}$/.test(counted)) return null;
  const like = [series?.toUpperCase() ?? "%", year ?? "%", month?.padStart(2, "0") ?? "%", "%"].join("/");
  return { counted: Number(counted), like };
}
