import { decimal } from "../money.ts";

/** How much of something is in a product that is sold by measure. Whole millilitres, grams or centimetres. */
export interface Measure {
  amount: number;
  unit: MeasureUnit;
}
export const measureUnits = ["ml", "g", "cm"] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** What a unit of a measured product costs; `price` is a decimal string in PLN. */
export interface UnitPrice {
  price: string;
  /** The unit as it is written in every language: `100 ml`, `l`, `100 g`, `kg`, `m`. */
  unit: string;
}

/** Up to this many millilitres or grams the unit is a hundred of them, above it the litre or kilogram. */
const smallest = 250;

/**
 * Returns the price of a unit, half up to the grosz, for the price of the whole in grosze: 30 ml for 129.99 →
 * 433.30 for 100 ml. Null where it is the price itself, which needs no saying twice (law: art. 4(1) of the act
 * on price information).
 */
export function unitPrice(price: number, { amount, unit }: Measure): UnitPrice | null {
  const base = unit === "cm" || amount <= smallest ? 100 : 1000;
  if (amount === base) return null;
  const grosze = Math.floor((2 * price * base + amount) / (2 * amount));
  return {
    price: decimal(grosze),
    unit: unit === "cm" ? "m" : base === 100 ? `100 ${unit}` : unit === "ml" ? "l" : "kg",
  };
}
