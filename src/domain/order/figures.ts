/** The days that figures of the shop are of, and by what sales are told apart. */
import { isDay } from "../warsaw-time.ts";

/** `day`: the days themselves, whose one figure has no key; `reason`: why something was given back, on the days on which it was. */
export const figureKinds = ["day", "product", "size", "source", "code", "reason"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Why something was given back: what was returned and why, a complaint, what was left out before it was sent, what became cheaper. */
export const backReasons = [
  "withdrawal",
  "uncollected",
  "complaint",
  "goodwill",
  "return",
  "cancellation",
  "reduction",
] as const;
export type BackReason = (typeof backReasons)[number];

/** Days in Warsaw, `2026-11-28`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The most days figures are of at once. */
const mostDays = 366;

/** Returns whether these are days there are, the first not after the last, and not too many. */
export function isPeriod({ from, to }: Period): boolean {
  return [from, to].every(isDay) && from <= to && daysOf({ from, to }) <= mostDays;
}

/** Returns how many days a period has; of one that ends before it begins, none or less. */
export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** Returns the day so many days after another; before it where they are below zero. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the same number of days that end where a period begins: 8–14 November before 15–21. */
export function periodBefore(period: Period): Period {
  return { from: dayAfter(period.from, -daysOf(period)), to: dayAfter(period.from, -1) };
}
