import { daysBetween } from "../moments.ts";
import type { Decision, Today } from "./use-today.ts";

/** How near the deadline of a decision is: past, this very day, or later. */
export type Nearness = "none" | "late" | "today" | "later";

/** Returns how near a day in Warsaw is, and how many days it is away. */
export function nearnessOf(due: string | null, now: Date): { nearness: Nearness; days: number } {
  if (due === null) return { nearness: "none", days: 0 };
  const days = -daysBetween(`${due}T12:00:00Z`, now);
  return { nearness: days < 0 ? "late" : days === 0 ? "today" : "later", days };
}

/** Returns the hour in Warsaw by which a decision is due on its day; null: by the day's end. */
export function hourOf({ kind }: Decision, { handOverHour }: Pick<Today, "handOverHour">): number | null {
  return leaving.includes(kind) ? handOverHour : null;
}
const leaving: readonly string[] = ["sendParcels", "labelsWaiting", "pickupsStuck"];
