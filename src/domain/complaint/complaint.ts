/** Complaints of goods that are not as they should be, and by when they are answered. */
import { warsawDay, warsawDayAfter } from "../warsaw-time.ts";

/** What a buyer may ask for. */
export const demands = ["repair", "replacement", "reduction", "refund"] as const;
export type Demand = (typeof demands)[number];

/** What became of a complaint: what the buyer gets, or nothing. */
export const outcomes = [...demands, "refused"] as const;
export type Outcome = (typeof outcomes)[number];

/** Days in which a complaint is answered; silence accepts it (consumer rights act, art. 7a). */
const answerDays = 14;

/** Days in which what the answer promises is done; within them the price's difference or the price goes back (the same act, art. 43e). */
const carryOutDays = 14;

/** Photos a complaint may bring, and the bytes each may have as it is sent. */
export const photoLimits = { most: 5, bytes: 8_000_000 } as const;

/** Returns the last day, `YYYY-MM-DD` in Warsaw, on which a complaint that was received at a moment is answered. */
export function answerDue(receivedAt: Date): string {
  return warsawDayAfter(receivedAt, answerDays);
}

/** Returns the last day, `YYYY-MM-DD` in Warsaw, on which what a complaint was answered with is carried out: money goes back within fourteen days, and goods are mended or replaced no later here. */
export function carryOutDue(answeredAt: Date): string {
  return warsawDayAfter(answeredAt, carryOutDays);
}

/** Returns whether a complaint counts as accepted because its time went by in silence. */
export function isAcceptedByLaw({
  receivedAt,
  answeredAt,
  now,
}: {
  receivedAt: Date;
  answeredAt: Date | null;
  now: Date;
}): boolean {
  return warsawDay(answeredAt ?? now) > answerDue(receivedAt);
}
