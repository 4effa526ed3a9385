import type { DiscountCode } from "../../domain/discount/discount-code.ts";
import { decimal } from "../../domain/money.ts";
import { codeForm } from "../../domain/one-form.ts";
import type { Queryable } from "../queryable.ts";

export interface CodeRow {
  code_id: number;
  code: string;
  code_type: "1" | "2";
  /** Grosze. */
  code_value: number;
  code_percent: string;
  code_min_total: number;
  code_category: number | null;
  code_manufacturer: number | null;
  code_expire: Date | null;
  /** The same moment as the shop writes it: 'YYYY-MM-DD HH:MM:SS', Warsaw time. */
  expire_text: string | null;
  use_limit: number | null;
  used: number;
  starts_at: Date | null;
  /** The same moment as the shop writes it, Warsaw time. */
  start_text: string | null;
  /** When the operator ended it. */
  ended_at: Date | null;
  /** How often one person may use it, known by account and by mailbox. */
  per_customer: number | null;
  free_shipping: boolean;
  first_order: boolean;
  /** From these alone the discount is counted; both empty: from the whole cart. */
  only_products: number[];
  only_categories: number[];
  /** How often its terms were changed, from 1. */
  version: number;
  /** With which it was made at once; null: alone. */
  batch_id: number | null;
}

/** What is read of a code. */
export const codeColumns = `code_id, code, code_type, code_value, code_percent, code_min_total, code_category, code_manufacturer, code_expire,
  to_char(code_expire AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS') AS expire_text, use_limit, used,
  starts_at, to_char(starts_at AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS') AS start_text, ended_at, per_customer, free_shipping, first_order, only_products, only_categories, version, batch_id`;

/** Returns a discount code however it was typed or pasted (`codeForm`), or null. */
export async function codeNamed(db: Queryable, code: string): Promise<CodeRow | null> {
  const { rows } = await db.query<CodeRow>(`SELECT ${codeColumns} FROM discount_codes WHERE code = $1`, [
    codeForm(code),
  ]);
  return rows[0] ?? null;
}

/** Returns a discount code by its number, locked until the transaction ends; null: there is none. */
export async function lockCode(db: Queryable, codeId: number): Promise<CodeRow | null> {
  const { rows } = await db.query<CodeRow>(`SELECT ${codeColumns} FROM discount_codes WHERE code_id = $1 FOR UPDATE`, [
    codeId,
  ]);
  return rows[0] ?? null;
}

/** Returns every discount code, newest first. */
export async function allCodes(db: Queryable): Promise<CodeRow[]> {
  const { rows } = await db.query<CodeRow>(`SELECT ${codeColumns} FROM discount_codes ORDER BY created_at DESC, code`);
  return rows;
}

/** Returns the code in the shape that crosses the wire (specification, point 3), with what it has beyond that. */
export function codeOnTheWire(row: CodeRow): DiscountCode {
  return {
    codeValid: true,
    codeCode: row.code,
    codeType: row.code_type,
    codeValue: decimal(row.code_value),
    codePercent: row.code_percent,
    codeMinTotal: decimal(row.code_min_total),
    codeCategory: String(row.code_category ?? 0),
    codeManufacturer: String(row.code_manufacturer ?? 0),
    codeExpire: row.expire_text ?? "",
    ...(row.free_shipping && { codeFreeShipping: true }),
    ...(row.only_products.length + row.only_categories.length > 0 && {
      codeOnly: { products: row.only_products.map(String), categories: row.only_categories.map(String) },
    }),
  };
}

/** Who uses a code. */
export interface CodeUser {
  code: string;
  email: string;
  /** Null: nobody who is logged in. */
  customerId: number | null;
}

/**
 * Uses a code once, or answers why not: its limit was reached or it was ended, this person used it as often as one
 * may, or ordered before. The row of the code stays locked to the end of the transaction, so of many at once no more
 * use it than may; a code for first orders locks the person too, who may come with another such code.
 */
export async function useCode(
  db: Queryable,
  { code, email, customerId }: CodeUser,
): Promise<"CODE_USED_UP" | "CODE_ENDED" | "CODE_CUSTOMER_LIMIT" | "CODE_FIRST_ORDER" | null> {
  const { rows } = await db.query<{ per_customer: number | null; first_order: boolean }>(
    "UPDATE discount_codes SET used = used + 1 WHERE code = $1 AND ended_at IS NULL AND (use_limit IS NULL OR used < use_limit) RETURNING per_customer, first_order",
    [code],
  );
  const terms = rows[0];
  if (terms === undefined) {
    const { rowCount } = await db.query("SELECT FROM discount_codes WHERE code = $1 AND ended_at IS NULL", [code]);
    return rowCount === 1 ? "CODE_USED_UP" : "CODE_ENDED";
  }
  if (terms.per_customer === null && !terms.first_order) return null;
  if (terms.first_order) await lockPerson(db, { email, customerId });
  const earlier = await ordersOf(db, { code, email, customerId });
  if (terms.first_order && earlier.orders > 0) return "CODE_FIRST_ORDER";
  return terms.per_customer !== null && earlier.uses >= terms.per_customer ? "CODE_CUSTOMER_LIMIT" : null;
}

async function lockPerson(db: Queryable, { email, customerId }: Omit<CodeUser, "code">): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox($1), 0))", [email]);
  if (customerId !== null)
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('customer ' || $1::bigint, 0))", [customerId]);
}

/** The orders of a person, known by account and by mailbox, that count as theirs; and those of them that hold the code. */
async function ordersOf(
  db: Queryable,
  { code, email, customerId }: CodeUser,
): Promise<{ orders: number; uses: number }> {
  const { rows } = await db.query<{ orders: number; uses: number }>(
    `SELECT count(*)::int AS orders, count(*) FILTER (WHERE discount_code = $1 AND status <> 'returned')::int AS uses FROM orders
     WHERE status NOT IN ('cancelled', 'expired', 'awaitingReview')
       AND (customer_id = $3 OR mailbox(email) = mailbox($2) OR mailbox(email) = (SELECT mailbox(c.email) FROM customers c WHERE c.customer_id = $3))`,
    [code, email, customerId],
  );
  return rows[0]!;
}

/** A code's terms as the operator gives them; what is left out stays as it is. */
export interface CodeTermsGiven {
  /** Grosze; takes the place of a percentage. */
  amount?: number;
  percent?: string;
  minTotal?: number;
  category?: number | null;
  manufacturer?: number | null;
  /** 'YYYY-MM-DD HH:MM:SS', Warsaw time. */
  expires?: string | null;
  starts?: string | null;
  limit?: number | null;
  perCustomer?: number | null;
  freeShipping?: boolean;
  firstOrder?: boolean;
  onlyProducts?: readonly number[];
  onlyCategories?: readonly number[];
}

export interface NewCode extends CodeTermsGiven {
  code: string;
}

/** Adds a discount code; returns its number, or null when the name is taken. */
export async function addCode(db: Queryable, { code, ...terms }: NewCode): Promise<number | null> {
  const [codeId] = await addCodes(db, { names: [code], batchId: null, ...terms });
  return codeId ?? null;
}

/** Adds codes of the same terms; returns their numbers, of those whose names were free. */
export async function addCodes(
  db: Queryable,
  { names, batchId, ...terms }: CodeTermsGiven & { names: readonly string[]; batchId: number | null },
): Promise<number[]> {
  const given = columnsOf({ ...terms, ...(terms.percent === undefined && { amount: terms.amount ?? 0 }) });
  const { rows } = await db.query<{ code_id: number }>(
    `INSERT INTO discount_codes (code, batch_id, ${given.map(({ column }) => column).join(", ")}) SELECT name, $2, ${given.map(({ as }, at) => as(`$${at + 3}`)).join(", ")} FROM unnest($1::text[]) AS name ON CONFLICT DO NOTHING RETURNING code_id`,
    [names.map(codeForm), batchId, ...given.map(({ value }) => value)],
  );
  return rows.map((row) => row.code_id);
}

/** Changes a code's terms from the next order on, which is another version of them; returns false for an unknown one. */
export async function editCode(db: Queryable, { code, ...terms }: NewCode): Promise<boolean> {
  const given = columnsOf(terms);
  const since =
    terms.perCustomer !== undefined || terms.firstOrder !== undefined ? ["terms_since = clock_timestamp()"] : [];
  const { rowCount } = await db.query(
    `UPDATE discount_codes SET ${[...given.map(({ column, as }, at) => `${column} = ${as(`$${at + 2}`)}`), ...since, "version = version + 1"].join(", ")} WHERE code = $1`,
    [codeForm(code), ...given.map(({ value }) => value)],
  );
  return rowCount === 1;
}

/** Ends a code at once; or lets one that was ended be used again, and one that is to begin later from now on. Returns false for an unknown one. */
export async function endCode(db: Queryable, { code, ended }: { code: string; ended: boolean }): Promise<boolean> {
  const change = ended
    ? "ended_at = coalesce(ended_at, now())"
    : "ended_at = NULL, starts_at = CASE WHEN ended_at IS NULL AND starts_at > now() THEN NULL ELSE starts_at END";
  const { rowCount } = await db.query(`UPDATE discount_codes SET ${change} WHERE code = $1`, [codeForm(code)]);
  return rowCount === 1;
}

/** Deletes a code that no order ever held; returns how many hold it: 0, it is gone. Null: unknown. */
export async function deleteCode(db: Queryable, code: string): Promise<number | null> {
  const { rows } = await db.query<{ code: string; orders: number }>(
    "SELECT code, (SELECT count(*)::int FROM orders o WHERE o.discount_code = c.code) AS orders FROM discount_codes c WHERE code = $1 FOR UPDATE",
    [codeForm(code)],
  );
  const found = rows[0];
  if (found === undefined) return null;
  if (found.orders === 0) await db.query("DELETE FROM discount_codes WHERE code = $1", [found.code]);
  return found.orders;
}

interface GivenColumn {
  column: string;
  value: unknown;
  as: (parameter: string) => string;
}

function columnsOf(terms: CodeTermsGiven): GivenColumn[] {
  const plain = (type: string) => (parameter: string) => `${parameter}::${type}`;
  const inWarsaw = (parameter: string) => `${parameter}::timestamp AT TIME ZONE 'Europe/Warsaw'`;
  const asList = (parameter: string) => `${parameter}::bigint[]`;
  const { amount, percent } = terms;
  const isPriced = amount !== undefined || percent !== undefined;
  const all: [column: string, value: unknown, as: GivenColumn["as"]][] = [
    ["code_type", isPriced ? (percent === undefined ? "1" : "2") : undefined, plain("text")],
    ["code_value", isPriced ? (percent === undefined ? amount : 0) : undefined, plain("int")],
    ["code_percent", isPriced ? (percent ?? "0") : undefined, plain("numeric")],
    ["code_min_total", terms.minTotal, plain("int")],
    ["code_category", terms.category, plain("bigint")],
    ["code_manufacturer", terms.manufacturer, plain("bigint")],
    ["code_expire", terms.expires, inWarsaw],
    ["starts_at", terms.starts, inWarsaw],
    ["use_limit", terms.limit, plain("int")],
    ["per_customer", terms.perCustomer, plain("int")],
    ["free_shipping", terms.freeShipping, plain("boolean")],
    ["first_order", terms.firstOrder, plain("boolean")],
    ["only_products", terms.onlyProducts, asList],
    ["only_categories", terms.onlyCategories, asList],
  ];
  return all.filter(([, value]) => value !== undefined).map(([column, value, as]) => ({ column, value, as }));
}
