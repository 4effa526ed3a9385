import { type LanCode, languageCalled } from "./language.ts";

/** Made once: making one takes a hundred times as long as saying a moment by it. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });

/** Returns a moment as the clocks in Poland show it: `2026-11-21 14:03:07`. */
export function warsawTime(moment: Date): string {
  return clock.format(moment);
}

/** The same to the minute: `2026-11-21 14:03`. */
export function warsawMinute(moment: Date): string {
  return warsawTime(moment).slice(0, 16);
}

/** The day it is in Poland: `2026-11-21`. */
export function warsawDay(moment: Date): string {
  return warsawTime(moment).slice(0, 10);
}

/** Returns whether a text is a day there is, `2026-12-05`: 31 February is none, nor any of a year 0. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text && text > "0001";
}

/** Returns a day, `2026-12-05`, as a language says it: `5 grudnia 2026`. */
export function dayInWords(day: string, lanCode: LanCode): string {
  return new Intl.DateTimeFormat(languageCalled(lanCode).locale.replace("_", "-"), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));
}

/** The day so many days after the one it is in Poland at a moment: `2026-12-05`. */
export function warsawDayAfter(moment: Date, days: number): string {
  const day = new Date(`${warsawDay(moment)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
