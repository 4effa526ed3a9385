import type { MoneyState } from "../../domain/order/money-state.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { type Bind, newBind } from "../bind.ts";
import type { Queryable } from "../queryable.ts";

/** What of an order is found by words and not seen by everybody who sees orders: its e-mail, and whom its invoice is for. */
type UnseenWords = "email" | "invoiceName";

/** Which orders: null is any. */
export interface OrderFilter {
  states: readonly OrderState[] | null;
  /** Beside them those of these states of which a parcel has left while something is still here. */
  partlySent: readonly OrderState[];
  money: readonly MoneyState[] | null;
  /** Numbers of delivery methods; codes of payment methods and countries. */
  delivery: readonly string[] | null;
  payment: readonly string[] | null;
  country: readonly string[] | null;
  /** Days in Warsaw, both included. */
  from: string | null;
  to: string | null;
  tag: string | null;
  /** Words in a LIKE pattern; what of an order they are not looked for in, as who asks does not see it. */
  words: string | null;
  wordsNotIn: readonly UnseenWords[];
  /** The last digits of a telephone; a number or a sum of hundredths that may be meant. */
  phoneEnd: string | null;
  number: number | null;
  sum: number | null;
  /** Of all these alone those of the numbers. */
  numbers: readonly number[] | null;
  /** Those that words, number, sum and names mean, where they are looked up already (`ordersMeant`). */
  meant?: readonly number[];
  /** What may be the exact name of goods, of a payment, of a document at the state's system; the document itself. */
  goods: string | null;
  paymentName: string | null;
  ksef: string | null;
  document: { counted: number; like: string } | null;
}

/**
 * Returns the condition on `orders o` of what is filtered by, and of nothing else: beside `OR` the database would ask each of all orders
 * whether it is in a list, where it can look up the few that are.
 */
export function filterSql(filter: OrderFilter, bind: Bind): string {
  const { money, delivery, payment, country, from, to, tag, numbers } = filter;
  const midnight = (day: string) => `${day}::timestamp AT TIME ZONE 'Europe/Warsaw'`;
  const conditions = [
    statesSql(filter, bind),
    money && `o.order_id IN (SELECT order_id FROM order_lookup WHERE money = ANY (${bind(money)}))`,
    delivery && `o.shipping_id::text = ANY (${bind(delivery)})`,
    payment &&
      `o.payment_id = ANY (ARRAY(SELECT payment_id FROM payments WHERE payment_code = ANY (${bind(payment)})))`,
    country &&
      `o.country_id = ANY (ARRAY(SELECT country_id FROM countries WHERE country_code = ANY (${bind(country)})))`,
    from && `o.created_at >= ${midnight(`${bind(from)}::date`)}`,
    to && `o.created_at < ${midnight(`(${bind(to)}::date + 1)`)}`,
    tag && `o.order_id IN (SELECT order_id FROM order_tags WHERE tag = ${bind(tag)})`,
    meantSql(filter, bind),
    numbers && `o.order_id = ANY (${bind(numbers)})`,
  ];
  return conditions.filter(Boolean).join(" AND ") || "true";
}

function statesSql({ states, partlySent }: OrderFilter, bind: Bind): string | null {
  if (partlySent.length === 0 || states === null) return states && `o.status = ANY (${bind(states)})`;
  const partly = `(o.status = ANY (${bind(partlySent)}) AND ${isPartlySent})`;
  return states.length === 0 ? partly : `(o.status = ANY (${bind(states)}) OR ${partly})`;
}

/** True of an order `o` of which a parcel has left while something is still here. */
export const isPartlySent =
  "(o.status IN ('new', 'paid', 'packed') AND EXISTS (SELECT FROM parcels p WHERE p.order_id = o.order_id AND p.sent_at IS NOT NULL))";

/** Orders of these words, of this number or of this sum; or something of which is called exactly so. */
function meantSql(filter: OrderFilter, bind: Bind): string | null {
  if (filter.meant !== undefined) return `o.order_id = ANY (${bind(filter.meant)})`;
  const meant = [filter.words && wordsSql(bind(filter.words), filter.wordsNotIn), ...calledSql(filter, bind)].filter(
    Boolean,
  );
  if (meant.length === 0) return null;
  // A number is a part of few words: what has it is looked up first, as nobody can say beforehand how many several lists have together.
  return meant.length === 1 ? `o.order_id IN (${meant[0]})` : `o.order_id = ANY (ARRAY(${meant.join(" UNION ALL ")}))`;
}

/** Words that stand in something unseen are found by the index too, and looked for once more in the rest. */
function wordsSql(words: string, notIn: readonly UnseenWords[]): string {
  if (notIn.length === 0) return `SELECT order_id FROM order_lookup WHERE words LIKE ${words}`;
  const email = notIn.includes("email") ? "NULL" : "f.email";
  const form = notIn.includes("invoiceName") ? "f.client_data - 'paymentName'" : "f.client_data";
  return `SELECT order_id FROM order_lookup l JOIN orders f USING (order_id)
    WHERE l.words LIKE ${words} AND order_words(${email}, ${form}, f.tracking_number) LIKE ${words}`;
}

/** By the index of telephones read backwards. */
const phoneEndSql = (digits: string) => `SELECT order_id FROM orders f
    WHERE reverse(regexp_replace(f.client_data ->> 'phone', '\\D', '', 'g')) LIKE reverse(${digits}) || '%'`;

/** Orders of exactly this number, sum or end of a telephone, or something of which is called exactly so. */
function calledSql(filter: OrderFilter, bind: Bind): string[] {
  const { phoneEnd, number, sum, goods, paymentName, ksef, document } = filter;
  return [
    phoneEnd && phoneEndSql(bind(phoneEnd)),
    number !== null && `SELECT order_id FROM orders WHERE order_id = ${bind(number)}`,
    sum !== null && `SELECT order_id FROM orders WHERE total = ${bind(sum)}`,
    goods && goodsSql(bind(goods)),
    paymentName && paymentSql(`ARRAY[${bind(paymentName)}, upper(${bind(paymentName)})]`),
    ksef && ksefSql(`upper(${bind(ksef)})`),
    document &&
      `SELECT order_id FROM invoices WHERE counted = ${bind(document.counted)} AND number LIKE ${bind(document.like)}`,
  ].filter((sql) => typeof sql === "string");
}

/** Of what a filter says what something may be called exactly: none of it. */
const calledNothing = {
  phoneEnd: null,
  number: null,
  sum: null,
  goods: null,
  paymentName: null,
  ksef: null,
  document: null,
};

/**
 * Returns a filter that names the orders which its words mean, where these are so few that each question after it is
 * quicker for that. Words that many orders have are left to those questions, alone where nothing is called exactly so.
 */
export async function ordersMeant(db: Queryable, filter: OrderFilter, few = 10_000): Promise<OrderFilter> {
  const bind = newBind();
  const most = bind(few + 1);
  const called = calledSql(filter, bind);
  if (filter.words === null && called.length === 0) return filter;
  // Words that are null are in nothing.
  const lists = [wordsSql(bind(filter.words), filter.wordsNotIn), ...called].map(
    (sql, at) => `SELECT order_id, ${at > 0} AS called FROM (${sql} LIMIT ${most}) found`,
  );
  const { rows } = await db.query<{ order_id: number; called: boolean }>(lists.join(" UNION ALL "), bind.values);
  if (rows.length <= few) return { ...filter, ...calledNothing, words: null, meant: rows.map((row) => row.order_id) };
  return rows.some(({ called }) => called) ? filter : { ...filter, ...calledNothing };
}

/** Returns the condition on `order_lookup o` of a filter by nothing but what stands there, how the money stands and words; null: it is by more, or by nothing. */
export function lookupSql({ money, words, wordsNotIn, meant, ...others }: OrderFilter, bind: Bind): string | null {
  const { partlySent, ...rest } = others;
  if (words !== null && wordsNotIn.length > 0) return null;
  if (partlySent.length > 0 || Object.values(rest).some((value) => value !== null)) return null;
  const conditions = [
    money && `o.money = ANY (${bind(money)})`,
    words && `o.words LIKE ${bind(words)}`,
    meant && `o.order_id = ANY (${bind(meant)})`,
  ].filter(Boolean);
  return conditions.join(" AND ") || null;
}

const goodsSql = (name: string) =>
  `SELECT order_id FROM order_lines WHERE lower(sku) = lower(${name}) OR gtin = ${name}`;

const paymentSql = (names: string) => `SELECT order_id FROM payment_attempts
    WHERE ext_order_id = ANY (${names}) OR provider_order_id = ANY (${names}) OR capture_id = ANY (${names})
  UNION ALL SELECT order_id FROM refunds JOIN payment_attempts USING (attempt_id) WHERE provider_refund_id = ANY (${names})`;

const ksefSql = (number: string) =>
  `SELECT order_id FROM ksef_numbers JOIN invoices USING (number) WHERE ksef_number = ${number}
  UNION ALL SELECT order_id FROM replaced_ksef_numbers r JOIN invoices USING (number) WHERE r.ksef_number = ${number}`;
