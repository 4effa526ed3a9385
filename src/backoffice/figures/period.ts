import { dayAfter, isPeriod, type Period } from "../../domain/order/figures.ts";

/** Periods with a name, as an address says them. */
export const periodNames = ["today", "7", "30", "90", "month", "own"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Of an address that says none. */
const first = "30";

/** Returns the days an address asks for, and what they are called: `period=7`, or the days themselves; those of the last 30 where it says nothing that is known. */
export function periodBy(search: string, today: string): Period & { name: PeriodName } {
  const asked = new URLSearchParams(search);
  const own = { from: asked.get("from") ?? "", to: asked.get("to") ?? "" };
  if (isPeriod(own)) return { ...own, name: "own" };
  const name = periodNames.find((one) => one === asked.get("period")) ?? first;
  return { name, ...daysCalled(name, today) };
}

function daysCalled(name: PeriodName, today: string): Period {
  const last = (days: number) => ({ from: dayAfter(today, 1 - days), to: today });
  switch (name) {
    case "today":
      return last(1);
    case "month":
      return { from: `${today.slice(0, 8)}01`, to: today };
    case "own":
      return last(Number(first));
    default:
      return last(Number(name));
  }
}

/** Returns the address of the numbers for a period. */
export function numbersHref(asked: Period & { name: PeriodName }): string {
  const { name, from, to } = asked;
  return `/numbers?${new URLSearchParams(name === "own" ? { from, to } : { period: name }).toString()}`;
}
