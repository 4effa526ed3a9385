import { cutLimits, type Reduction } from "../../domain/catalogue/price-cut.ts";
import { amountIn } from "../amount-in.ts";

/** What is typed of a price for a time. */
export interface Terms {
  by: "percent" | "price";
  percent: string;
  price: string;
  /** Minutes in Warsaw, `2026-12-01T00:00`; '': at once, without an end. */
  from: string;
  to: string;
}

export const firstTerms: Terms = { by: "percent", percent: "", price: "", from: "", to: "" };

/** Returns how much less is meant; null: nothing that can be yet. */
export function reductionOf({ by, percent, price }: Terms): Reduction | null {
  if (by === "price") {
    const amount = amountIn(price);
    return amount === null || amount === 0 || amount > cutLimits.price ? null : { price: amount };
  }
  const share = /^\s*(\d{1,2})\s*%?\s*$/.exec(percent)?.[1];
  const whole = Number(share ?? 0);
  return whole < 1 || whole > cutLimits.percent ? null : { percent: whole };
}
