import { months as czech } from "./dictionary/cz/months.ts";
import { months as english } from "./dictionary/en/months.ts";
import { months as polish } from "./dictionary/pl/months.ts";
import type { Language } from "./language.ts";

type Tag = Language["tag"];

/**
 * The months as they follow a day. The table is the shop's own: one engine's calendar writes `24.–25. 11.` where
 * another writes `24.–25. listopadu`, and a slow phone takes 60 to 90 ms to begin with it.
 */
const months: Record<Tag, string> = { pl: polish, en: english, cs: czech };

/** Two days, `YYYY-MM-DD`. */
interface Days {
  from: string;
  to: string;
}

/** Returns a day (`YYYY-MM-DD`) in whole words: `8 listopada 2026`, `8 November 2026`, `8. listopadu 2026`; no line ends between a day and its month. */
export function daySaid(day: string, tag: Tag): string {
  const { said, year } = parts(day, tag);
  return `${said} ${year}`;
}

/**
 * Returns the days from one to another in whole words: `27–30 listopada`, `30 listopada – 2 grudnia`,
 * `27.–30. listopadu`; one day where they are one; years only where they differ.
 */
export function daysSaid({ from, to }: Days, tag: Tag): string {
  const [first, last] = [parts(from, tag), parts(to, tag)];
  if (first.year !== last.year) return `${daySaid(from, tag)} – ${daySaid(to, tag)}`;
  if (from === to) return last.said;
  return first.month === last.month ? `${first.date}–${last.said}` : `${first.said} – ${last.said}`;
}

/** Returns a moment (`2026-11-21 14:03:07`) in whole words: `21 listopada 2026, 14:03:07`. */
export function momentSaid(moment: string, tag: Tag): string {
  const [day = "", time = ""] = moment.split(" ");
  return `${daySaid(day, tag)}, ${time}`;
}

function parts(day: string, tag: Tag): { date: string; month: string; said: string; year: string } {
  const [year = "", at, number] = day.split("-");
  const date = `${Number(number)}${tag === "cs" ? "." : ""}`;
  const month = months[tag].split(" ")[Number(at) - 1] ?? "";
  return { date, month, said: `${date}\u00a0${month}`, year };
}
