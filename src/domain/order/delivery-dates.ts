import { daysSaid } from "../days-said.ts";
import type { Language } from "../language.ts";
import { deliveryPromise } from "./delivery-promise.ts";

/** Days as `YYYY-MM-DD`. */
export interface DeliveryDates {
  /** The day it is in Warsaw. */
  today: string;
  leaves: string;
  from: string;
  to: string;
}

/** Returns when an order placed at this moment leaves, and between which days it comes when it is so many working days on the way. */
export function deliveryDates(
  now: Date,
  [least, most]: readonly [least: number, most: number] = [
    deliveryPromise.onTheWay.least,
    deliveryPromise.onTheWay.most,
  ],
): DeliveryDates {
  const { day, hour } = inWarsaw(now);
  const today = utcDay(day);
  const leaves = isWorkingDay(today) && hour < deliveryPromise.cutOffHour ? today : workingDaysAfter(today, 1);
  return {
    today: day,
    leaves: text(leaves),
    from: text(workingDaysAfter(leaves, least)),
    to: text(workingDaysAfter(leaves, most)),
  };
}

/** When an order placed now leaves and comes, in words: 'jutro' or 'poniedziałek', '24–25 listopada'. */
export interface DeliverySaid {
  leaves: string;
  comes: string;
}

/** Returns the days of a parcel in the words of a language. */
export function deliverySaid(dates: DeliveryDates, tag: Language["tag"]): DeliverySaid {
  const [today, leaves] = [noon(dates.today), noon(dates.leaves)];
  const away = Math.round((leaves.getTime() - today.getTime()) / dayLength);
  return {
    leaves:
      away < 2
        ? new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(away, "day")
        : new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }).format(leaves),
    comes: daysSaid(dates, tag),
  };
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function inWarsaw(now: Date): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Warsaw",
    dateStyle: "short",
    timeStyle: "short",
  }).format(now);
  return { day: parts.slice(0, 10), hour: Number(parts.slice(11, 13)) };
}

const dayLength = 86_400_000;

/** Days are reckoned as midnights of UTC, which has no hour too many or too few. */
function utcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function text(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

function workingDaysAfter(day: number, count: number): number {
  let at = day;
  for (let left = count; left > 0;) {
    at += dayLength;
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** Christmas Eve has been a holiday since 2025 (Dz.U. 2024 poz. 1965). */
const fixedHolidays = ["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-24", "12-25", "12-26"];
/** Days after Easter Sunday: Easter Monday, Corpus Christi. */
const movingHolidays = [1, 60];

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(text(day).slice(5))) return false;
  const easter = easterOf(date.getUTCFullYear());
  return !movingHolidays.some((after) => easter + after * dayLength === day);
}

/** The Gregorian computus in Butcher's form. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
