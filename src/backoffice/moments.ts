import { type LanCode, languageCalled } from "../domain/language.ts";

/** All times of the back office are Warsaw's, wherever its screen stands. */
const timeZone = "Europe/Warsaw";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(lanCode: LanCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lanCode + JSON.stringify(options);
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageCalled(lanCode).locale.replace("_", "-"), { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/** Returns the clock's time of a moment: `8:41`. */
export function clockOf(at: string, lanCode: LanCode): string {
  return format(lanCode, { hour: "numeric", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
}

/** Returns a moment in full: `26 listopada 2026, 8:41`. */
export function momentOf(at: string, lanCode: LanCode): string {
  const day = format(lanCode, { day: "numeric", month: "long", year: "numeric" }).format(new Date(at));
  return `${day}, ${clockOf(at, lanCode)}`;
}

/** Returns a day in few signs, with its year where that is not this one: `26 lis`, `26 lis 2025`. */
export function shortDayOf(at: string, lanCode: LanCode, now: Date): string {
  const year = (moment: Date) => format("en", { year: "numeric" }).format(moment);
  const moment = new Date(at);
  const withYear = year(moment) !== year(now);
  return format(lanCode, { day: "numeric", month: "short", ...(withYear && { year: "numeric" }) }).format(moment);
}

/** Returns a day's own name: `czwartek, 26 listopada 2026`. */
export function longDayOf(at: string, lanCode: LanCode): string {
  return format(lanCode, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(new Date(at));
}

/** Returns the day in Warsaw a moment lies on: `2026-11-26`. */
export function dayOf(moment: Date): string {
  const parts = format("en", { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Returns a moment as it is typed in Warsaw: `2026-11-26T08:41`. */
export function typedMoment(at: string): string {
  const moment = new Date(at);
  const parts = format("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${dayOf(moment)}T${part("hour")}:${part("minute")}`;
}

/** Returns the moment that is typed so in Warsaw, in UTC; of an hour the clocks skip, the one after it; null: it is none. */
export function momentTyped(typed: string): string | null {
  const asUtc = Date.parse(`${typed}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // What Warsaw is ahead is known of a moment alone: a second look mends the hours around the change of clocks.
  const aheadAt = (moment: number) => Date.parse(`${typedMoment(new Date(moment).toISOString())}:00Z`) - moment;
  return new Date(asUtc - aheadAt(asUtc - aheadAt(asUtc))).toISOString();
}

/** Returns how many days in Warsaw a moment lies before another: 0, the same day; 1, the day before. */
export function daysBetween(at: string, now: Date): number {
  return Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(new Date(at)))) / 86_400_000);
}

/** Returns rows day by day as days are in Warsaw, in the order they come. */
export function byDay<Row extends { at: string }>(rows: readonly Row[]): [day: string, rows: Row[]][] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dayOf(new Date(row.at));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}
