import { warsawDayAfter } from "../warsaw-time.ts";

/** Days in which the money goes back (consumer rights act, art. 32). */
const refundDays = 14;

/** Returns the last day, `YYYY-MM-DD` in Warsaw, on which the money of a withdrawal that was received at a moment is given back. */
export function refundDue(receivedAt: Date): string {
  return warsawDayAfter(receivedAt, refundDays);
}
