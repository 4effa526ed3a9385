/** What is given back of an order, and what it is worth: amounts in hundredths of the order's currency. */
import type { InvoiceLine } from "../invoice/invoice.ts";

/** `cancellation`: what was not sent is not wanted any more; `return`: goods came back; `reduction`: goods are kept for less. */
export type SettlementKind = "cancellation" | "return" | "reduction";

/** What is settled of one line of the order: pieces that come back, and by how much kept ones become cheaper. */
export interface SettledLine {
  position: number;
  quantity: number;
  /** How many of them can be sold again, and are in stock from now on. */
  restocked: number;
  /** By how much less what is kept of the line is worth; it is agreed with the buyer. */
  less: number;
}

/** What a settlement took off a line: what was paid for it, and what it cost before code and points. */
export interface TakenOff {
  position: number;
  gross: number;
  amount: number;
}

/** Returns what was taken off each line of the goods between two documents of an order. */
export function takenOff(before: readonly InvoiceLine[], after: readonly InvoiceLine[]): TakenOff[] {
  return before
    .filter((line) => !line.shipping)
    .map((line) => {
      const left = after.find(({ position }) => position === line.position)!;
      return { position: line.position, gross: line.gross - left.gross, amount: line.amount - left.amount };
    });
}

/**
 * Returns how many of the points an order spent or earned go with what was settled so far of its goods, rounded down:
 * all of them once nothing is left.
 */
export function pointsOfShare(points: number, { settled, whole }: { settled: number; whole: number }): number {
  if (settled >= whole) return points;
  return Number((BigInt(points) * BigInt(settled)) / BigInt(whole));
}
