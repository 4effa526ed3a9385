import { dayAway } from "./exchange-rates.ts";

/** Days of Warsaw, both included: `2026-11-01` to `2026-11-30`. */
export interface BookedDays {
  from: string;
  to: string;
}

/** Returns whether a text is a month, `2026-11`. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns the days of a month. */
export function daysOfMonth(month: string): BookedDays {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: `${month}-01`, to: dayAway(`${next}-01`, -1) };
}
