import { warsawTime } from "../warsaw-time.ts";

/** Days in which the money goes back (consumer rights act, art. 32). */
const refundDays = 14;

/** Returns the last day, `YYYY-MM-DD` in Warsaw, on which the money of a withdrawal that was received at a moment is given back. */
export function refundDue(receivedAt: Date): string {
  const day = new Date(`${warsawTime(receivedAt).slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + refundDays);
  return day.toISOString().slice(0, 10);
}
