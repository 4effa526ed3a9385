import { pricedTotal, type PricedLine } from "./cart.ts";
import { discountOf, freesShipping, type CodeTerms } from "../discount/discount-code.ts";
import { convert } from "../money.ts";
import { pointsDiscount, pointsNeeded } from "../customer/points.ts";

/** The order summary's lines in hundredths; `shipping` is null while no shipping price is known. */
export interface Amounts<Price extends number | null = number> {
  products: number;
  shipping: Price;
  /** Shown uncapped, as `points` is; the total is floored at 0. */
  discount: number;
  points: number;
  total: number;
}

export interface OrderTotals<Price extends number | null = number> {
  pln: Amounts<Price>;
  /** The same in the factor's currency: each term converted and rounded, then summed. */
  amount: Amounts<Price>;
  /** What the ledger takes: whole hundreds, no more than were needed. */
  pointsDeducted: number;
}

/**
 * Returns what an order costs (specification, point 9; guarantees, points 1 and 3), all money in grosze.
 * 199.99 + 12.99 PLN at 0.2353 → 47.06 + 3.06 = 50.12 EUR, not the 50.11 of the converted sum.
 * Without a shipping price the total is that of the other terms; a code that frees the shipping makes its term 0.
 */
export function orderTotals<Price extends number | null>(order: {
  lines: readonly PricedLine[];
  shipping: Price;
  code: CodeTerms | null;
  /** Points to use; 0 while they are not active. */
  points: number;
  factor: number;
}): OrderTotals<Price> {
  const products = pricedTotal(order.lines);
  const discount = order.code === null ? 0 : discountOf(order.code, order.lines);
  const shipping = (
    order.shipping !== null && order.code !== null && freesShipping(order.code, order.lines) ? 0 : order.shipping
  ) as Price;
  const points = pointsDiscount(order.points);
  const inCurrency = (grosze: number) => convert(grosze, order.factor);
  return {
    pln: withTotal({ products, shipping, discount, points }),
    amount: withTotal({
      products: inCurrency(products),
      shipping: (shipping === null ? null : inCurrency(shipping)) as Price,
      discount: inCurrency(discount),
      points: inCurrency(points),
    }),
    pointsDeducted: pointsNeeded(order.points, products + (shipping ?? 0) - discount),
  };
}

function withTotal<Price extends number | null>(terms: Omit<Amounts<Price>, "total">): Amounts<Price> {
  const { products, shipping, discount, points } = terms;
  return { ...terms, total: Math.max(0, products + (shipping ?? 0) - discount - points) };
}
