import type { Order } from "../../contract/operator/order.ts";
import { dayOf } from "../moments.ts";

export type Event = NonNullable<Order["timeline"]>[number];

/** Returns what happened day by day as days are in Warsaw, the newest day and the newest of a day first. */
export function daysOf(timeline: readonly Event[]): { day: string; events: Event[] }[] {
  const days = new Map<string, Event[]>();
  for (const event of timeline.toReversed()) {
    const day = dayOf(new Date(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, events]) => ({ day, events }));
}
