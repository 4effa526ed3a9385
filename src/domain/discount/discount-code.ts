import { pricedTotal, type PricedLine } from "../order/cart.ts";
import { parseDecimal, percentOf } from "../money.ts";

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
  /** Beyond the specification, and there only where the code has it: shipping costs nothing. */
  codeFreeShipping?: true;
  /** Likewise: ids of products and categories from whose lines alone the discount is counted. */
  codeOnly?: { products: string[]; categories: string[] };
}

/** What of a code decides its discount. */
export type CodeTerms = Pick<
  DiscountCode,
  | "codeType"
  | "codeValue"
  | "codePercent"
  | "codeMinTotal"
  | "codeCategory"
  | "codeManufacturer"
  | "codeFreeShipping"
  | "codeOnly"
>;

/**
 * Returns the discount in grosze (specification, points 5 and 9): a fixed value, or a percentage of the whole
 * cart rounded to the grosz; 0 when a condition fails. May exceed the cart; the total is floored, not this.
 * A code for some goods only counts their lines, and takes off no more than they cost.
 */
export function discountOf(code: CodeTerms, lines: readonly PricedLine[]): number {
  if (!codeConditionsHold(code, lines)) return 0;
  const counted = pricedTotal(linesOfCode(code, lines));
  if (code.codeType === "2") return percentOf(counted, code.codePercent);
  return code.codeOnly === undefined ? parseDecimal(code.codeValue) : Math.min(counted, parseDecimal(code.codeValue));
}

/** Returns whether the code takes the shipping's price off this cart. */
export function freesShipping(code: CodeTerms, lines: readonly PricedLine[]): boolean {
  return code.codeFreeShipping === true && codeConditionsHold(code, lines);
}

/**
 * Returns whether the cart is worth enough and holds a product of the category and one of the manufacturer asked
 * for, and, of a code for some goods only, one of them.
 */
export function codeConditionsHold(code: CodeTerms, lines: readonly PricedLine[]): boolean {
  const { codeMinTotal, codeCategory, codeManufacturer } = code;
  return (
    pricedTotal(lines) >= parseDecimal(codeMinTotal) &&
    (!asked(codeCategory) || lines.some((line) => line.categories_all.includes(codeCategory))) &&
    (!asked(codeManufacturer) || lines.some((line) => line.manufacturer_id === codeManufacturer)) &&
    holdsGoodsOf(code, lines)
  );
}

/** Returns whether the cart holds some of what the discount is counted from. */
export function holdsGoodsOf(code: CodeTerms, lines: readonly PricedLine[]): boolean {
  return code.codeOnly === undefined || linesOfCode(code, lines).length > 0;
}

/** Returns the expiry as day.month.year: `"2026-12-31 23:59:59"` → `"31.12.2026"`; empty for a code that never expires. */
export function expiryText(codeExpire: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(codeExpire);
  return match === null ? "" : `${match[3]}.${match[2]}.${match[1]}`;
}

function linesOfCode({ codeOnly }: CodeTerms, lines: readonly PricedLine[]): readonly PricedLine[] {
  if (codeOnly === undefined) return lines;
  return lines.filter(
    (line) =>
      codeOnly.products.includes(line.product_id) ||
      line.categories_all.some((category) => codeOnly.categories.includes(category)),
  );
}

function asked(id: string): boolean {
  return Number(id) > 0;
}
