/** Goods exchanged for another variant of the same product. Amounts are hundredths of the order's currency, unless said otherwise. */
import { allocate } from "../allocate.ts";
import type { Currency } from "../money.ts";

/** So many pieces of a line that come back, for as many of another variant. */
export interface ExchangeLine {
  /** Of the lines of the order that comes back. */
  position: number;
  variantId: number;
  quantity: number;
}

/** A line of the order that is got for what comes back. */
export interface ExchangedLine {
  variantId: number;
  quantity: number;
  amount: number;
  /** Grosze a piece. */
  unitPricePln: number;
}

/**
 * Returns the lines of the order that is got, at what was paid for the pieces that come back, with what they are in grosze.
 * `paid`: by position, what was paid for all pieces of it that are exchanged. Pieces of one variant that cost
 * another hundredth are lines of their own, so that each line's price is one of a piece: two for 199.99 → 100.00 and 99.99.
 */
export function exchangedLines(
  wanted: readonly ExchangeLine[],
  paid: ReadonlyMap<number, number>,
  { currency, factor }: { currency: Currency; factor: number },
): { lines: ExchangedLine[]; products: number; productsPln: number } {
  const pieces = [...paid].flatMap(([position, gross]) => {
    const variants = wanted
      .filter((line) => line.position === position)
      .flatMap(({ variantId, quantity }) => Array.from({ length: quantity }, () => variantId));
    const shares = allocate(
      gross,
      variants.map(() => 1),
    );
    return variants.map((variantId, at) => ({ variantId, amount: shares[at]! }));
  });
  const products = pieces.reduce((sum, { amount }) => sum + amount, 0);
  const productsPln = currency === "pln" ? products : inGrosze(products, factor);
  const grosze = allocate(
    productsPln,
    pieces.map(({ amount }) => amount),
  );
  const lines: ExchangedLine[] = [];
  for (const [at, { variantId, amount }] of pieces.entries()) {
    const unitPricePln = grosze[at]!;
    const same = lines.find(
      (line) =>
        line.variantId === variantId && line.unitPricePln === unitPricePln && line.amount === amount * line.quantity,
    );
    if (same === undefined) lines.push({ variantId, quantity: 1, amount, unitPricePln });
    else Object.assign(same, { quantity: same.quantity + 1, amount: same.amount + amount });
  }
  return { lines, products, productsPln };
}

/** What an amount of another currency is in grosze by an order's factor (× 10,000), half up. */
function inGrosze(amount: number, factor: number): number {
  return Number((2n * BigInt(amount) * 10_000n + BigInt(factor)) / (2n * BigInt(factor)));
}

/** Days after which goods that were to be exchanged and have not come are a decision. */
export const exchangePatience = 14;
