import { pricedTotal, type PricedLine } from "./cart.ts";
import { parseDecimal, percentOf } from "./money.ts";

/** A discount code as the server sends it (specification, point 3): numbers as strings, '0' for 'no such condition'. */
export interface DiscountCode {
  codeValid: boolean;
  codeCode: string;
  /** '1' fixed amount, '2' percent. */
  codeType: "1" | "2";
  /** PLN. */
  codeValue: string;
  codePercent: string;
  /** PLN. */
  codeMinTotal: string;
  codeCategory: string;
  codeManufacturer: string;
  /** `YYYY-MM-DD HH:MM:SS`; '' for never. */
  codeExpire: string;
}

/** What of a code decides its discount. */
export type CodeTerms = Pick<DiscountCode, "codeType" | "codeValue" | "codePercent" | "codeMinTotal" | "codeCategory" | "codeManufacturer">;

/**
 * Answers the discount in grosze (specification, points 5 and 9): a fixed value, or a percentage of the whole
 * cart rounded to the grosz; 0 when a condition fails. May exceed the cart; the total is floored, not this.
 */
export function discountOf(code: CodeTerms, lines: readonly PricedLine[]): number {
  if (!codeConditionsHold(code, lines)) return 0;
  return code.codeType === "1" ? parseDecimal(code.codeValue) : percentOf(pricedTotal(lines), code.codePercent);
}

/** Answers whether the cart is worth enough and holds a product of the category and one of the manufacturer asked for. */
export function codeConditionsHold(code: CodeTerms, lines: readonly PricedLine[]): boolean {
  const { codeMinTotal, codeCategory, codeManufacturer } = code;
  return (
    pricedTotal(lines) >= parseDecimal(codeMinTotal) &&
    (!asked(codeCategory) || lines.some((line) => line.categories_all.includes(codeCategory))) &&
    (!asked(codeManufacturer) || lines.some((line) => line.manufacturer_id === codeManufacturer))
  );
}

/** Answers the expiry as day.month.year: `"2026-12-31 23:59:59"` → `"31.12.2026"`; empty for a code that never expires. */
export function expiryText(codeExpire: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(codeExpire);
  return match === null ? "" : `${match[3]}.${match[2]}.${match[1]}`;
}

function asked(id: string): boolean {
  return Number(id) > 0;
}
