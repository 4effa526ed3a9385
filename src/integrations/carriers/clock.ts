import { warsawTime } from "../../domain/warsaw-time.ts";

/** Returns the moment that a clock in Prague or Warsaw shows, told without saying which half of the year it is; null: it is none. */
export function momentInPrague(said: string): Date | null {
  const clock = said.replace("T", " ").slice(0, 19);
  for (const offset of ["+01:00", "+02:00"]) {
    const at = new Date(`${clock.replace(" ", "T")}${offset}`);
    if (!Number.isNaN(at.getTime()) && warsawTime(at) === clock) return at;
  }
  return null;
}
