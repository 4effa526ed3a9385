import { workingDayFrom } from "../delivery/working-days.ts";
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
  return { from: `${month}-01`, to: dayAway(`${monthAfter(month)}-01`, -1) };
}

/** Returns the last day on which a month's ledger is filed (JPK_V7M): the 25th of the next, or the working day after it. */
export function filedBy(month: string): string {
  return workingDayFrom(`${monthAfter(month)}-25`);
}

function monthAfter(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
