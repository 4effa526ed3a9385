import type { DiscountCode } from "../domain/discount-code.ts";
import { decimal } from "../domain/money.ts";
import { codeForm } from "../domain/one-form.ts";
import type { Queryable } from "./queryable.ts";

export interface CodeRow {
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
}

const columns = `code, code_type, code_value, code_percent, code_min_total, code_category, code_manufacturer, code_expire,
  to_char(code_expire AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS') AS expire_text, use_limit, used`;

/** Answers a discount code however it was typed or pasted (`codeForm`), or null. */
export async function codeNamed(db: Queryable, code: string): Promise<CodeRow | null> {
  const { rows } = await db.query<CodeRow>(`SELECT ${columns} FROM discount_codes WHERE code = $1`, [codeForm(code)]);
  return rows[0] ?? null;
}

/** Answers every discount code, newest first. */
export async function allCodes(db: Queryable): Promise<CodeRow[]> {
  const { rows } = await db.query<CodeRow>(`SELECT ${columns} FROM discount_codes ORDER BY created_at DESC, code`);
  return rows;
}

/** Answers the code in the shape that crosses the wire (specification, point 3). */
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
  };
}

/** Uses a code once; answers false when its limit was reached. The condition stands in the update itself. */
export async function useCode(db: Queryable, code: string): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE discount_codes SET used = used + 1 WHERE code = $1 AND (use_limit IS NULL OR used < use_limit)", [code]);
  return rowCount === 1;
}

export interface NewCode {
  code: string;
  amount?: number;
  percent?: string;
  minTotal?: number;
  category?: number;
  manufacturer?: number;
  /** 'YYYY-MM-DD HH:MM:SS', Warsaw time. */
  expires?: string;
  limit?: number;
}

/** Adds a discount code; answers false when the name is taken. */
export async function addCode(db: Queryable, code: NewCode): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO discount_codes (code, code_type, code_value, code_percent, code_min_total, code_category, code_manufacturer, code_expire, use_limit)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::timestamp AT TIME ZONE 'Europe/Warsaw', $9) ON CONFLICT DO NOTHING`,
    [codeForm(code.code), code.percent === undefined ? "1" : "2", code.amount ?? 0, code.percent ?? "0", code.minTotal ?? 0, code.category ?? null, code.manufacturer ?? null, code.expires ?? null, code.limit ?? null],
  );
  return rowCount === 1;
}
