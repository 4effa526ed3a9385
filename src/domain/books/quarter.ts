import type { BookedDays } from "./month.ts";
import { daysOfMonth } from "./month.ts";

/** Returns whether a text is a quarter, `2026-Q4`. */
export function isQuarter(text: string): boolean {
  return /^20\d{2}-Q[1-4]$/.test(text);
}

/** Returns the quarter of a day: `2026-11-20` → `2026-Q4`. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** Returns the days of a quarter. */
export function daysOfQuarter(quarter: string): BookedDays {
  const year = quarter.slice(0, 4);
  const last = 3 * Number(quarter.slice(-1));
  const month = (number: number) => `${year}-${String(number).padStart(2, "0")}`;
  return { from: daysOfMonth(month(last - 2)).from, to: daysOfMonth(month(last)).to };
}
