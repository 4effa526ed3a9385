/** When the shop sends. */
export interface DeliveryCalendar {
  /** Hour in Warsaw until which an order leaves the same working day. */
  handOverHour: number;
  /** Days (`YYYY-MM-DD`) on which nothing leaves beside weekends and public holidays. */
  daysOff: ReadonlySet<string>;
}

/** The calendar a new shop begins with. */
export const firstCalendar: DeliveryCalendar = { handOverHour: 14, daysOff: new Set() };

const dayLength = 86_400_000;

/** Christmas Eve has been a holiday since 2025 (Dz.U. 2024 poz. 1965). */
const fixedHolidays = ["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-24", "12-25", "12-26"];
/** Days after Easter Sunday: itself, Easter Monday, Whit Sunday, Corpus Christi. */
const movingHolidays = [0, 1, 49, 60];

/** Returns the public holidays of Poland in a year, `YYYY-MM-DD`, in their order. */
export function publicHolidays(year: number): string[] {
  const easter = easterOf(year);
  return [
    ...fixedHolidays.map((day) => `${year}-${day}`),
    ...movingHolidays.map((after) => dayText(easter + after * dayLength)),
  ].toSorted();
}

/** Returns whether parcels leave on a day (`YYYY-MM-DD`). */
export function isSendingDay(day: string, { daysOff }: Pick<DeliveryCalendar, "daysOff">): boolean {
  return isWorkingDay(day) && !daysOff.has(day);
}

/** Returns the next day (`YYYY-MM-DD`) after another on which parcels leave. */
export function nextSendingDay(day: string, calendar: Pick<DeliveryCalendar, "daysOff">): string {
  let at = nextDay(day);
  while (!isSendingDay(at, calendar)) at = nextDay(at);
  return at;
}

/** Returns the day (`YYYY-MM-DD`) so many working days after another; a parcel is on its way on the shop's days off, too. */
export function workingDaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = nextDay(at);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** Returns the day (`YYYY-MM-DD`) itself, or the next one that is a working day. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDaysAfter(day, 1);
}

function isWorkingDay(day: string): boolean {
  const date = new Date(utcDay(day));
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day, date.getUTCFullYear());
}

function nextDay(day: string): string {
  return dayText(utcDay(day) + dayLength);
}

function isPublicHoliday(day: string, year: number): boolean {
  const easter = easterOf(year);
  return (
    fixedHolidays.includes(day.slice(5)) || movingHolidays.some((after) => easter + after * dayLength === utcDay(day))
  );
}

/** Days are reckoned as midnights of UTC, which has no hour too many or too few. */
function utcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayText(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
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
