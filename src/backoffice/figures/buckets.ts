import type { FigureDay } from "./use-figures.ts";

/** What one bar of the chart shows: a day, or some that follow each other. */
export interface Bucket {
  from: string;
  to: string;
  orders: number;
  sold: number;
  before: number;
}

/** Bars that still can be told apart and pressed on a screen. */
const mostBars = 92;

/** Returns days as the bars of a chart: each by itself, or by sevens where there are too many of them. */
export function bucketsOf(days: readonly FigureDay[]): Bucket[] {
  const size = days.length > mostBars ? 7 : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const own = days.slice(index * size, (index + 1) * size);
    const sum = (of: (day: FigureDay) => number) => own.reduce((all, day) => all + of(day), 0);
    return {
      from: own[0]!.day,
      to: own.at(-1)!.day,
      orders: sum((day) => day.orders),
      sold: sum((day) => day.sold),
      before: sum((day) => day.before),
    };
  });
}
