import { shortDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken } from "../text.ts";

/** Returns what writes a day, `2026-11-26`, in few signs: `26 lis`, with its year where that is not this one. */
export function useDay(): (day: string) => string {
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { now } = useNow();
  return (day) => shortDayOf(day, lanCode, now);
}
