/** Returns a moment as the clocks in Poland show it: `2026-11-21 14:03:07`. */
export function warsawTime(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Warsaw",
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
}
