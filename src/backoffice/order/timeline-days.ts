import type { Order } from "../../contract/operator/order.ts";
import { byDay } from "../moments.ts";

export type Event = NonNullable<Order["timeline"]>[number];

/** Returns what happened day by day as days are in Warsaw, the newest day and the newest of a day first. */
export function daysOf(timeline: readonly Event[]): { day: string; events: Event[] }[] {
  return byDay(timeline.toReversed()).map(([day, events]) => ({ day, events }));
}
