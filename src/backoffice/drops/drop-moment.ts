import type { LanCode } from "../../domain/language.ts";
import { momentOf } from "../moments.ts";

/** Returns the second a drop begins, in full: `5 grudnia 2026, 20:00:07`; without its seconds where they are nought. */
export function dropMoment({ startsAt, at }: { startsAt: string; at: string }, lanCode: LanCode): string {
  const seconds = at.slice(17);
  return momentOf(startsAt, lanCode) + (seconds === "00" ? "" : `:${seconds}`);
}
