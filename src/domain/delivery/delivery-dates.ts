import { daysSaid } from "../days-said.ts";
import type { Language } from "../language.ts";
import { warsawTime } from "../warsaw-time.ts";
import type { DeliveryDays } from "./delivery-table.ts";
import { type DeliveryCalendar, isSendingDay, nextSendingDay, workingDaysAfter } from "./working-days.ts";

/** Days as `YYYY-MM-DD`. */
export interface DeliveryDates {
  /** The day it is in Warsaw. */
  today: string;
  leaves: string;
  from: string;
  to: string;
}

/** When an order placed at some moment leaves, and the day it is then in Warsaw. */
export function sendingDates(now: Date, calendar: DeliveryCalendar): Pick<DeliveryDates, "today" | "leaves"> {
  const { day: today, hour } = inWarsaw(now);
  const leavesToday = isSendingDay(today, calendar) && hour < calendar.handOverHour;
  return { today, leaves: leavesToday ? today : nextSendingDay(today, calendar) };
}

/**
 * Returns when an order placed at this moment leaves, and between which days it comes when it is so many working days on
 * the way (law: art. 12 of the consumer rights act): one placed before the hour of handing over on a working day leaves
 * that day, any other on the next one.
 */
export function deliveryDates(now: Date, calendar: DeliveryCalendar, [least, most]: DeliveryDays): DeliveryDates {
  const { today, leaves } = sendingDates(now, calendar);
  return {
    today,
    leaves,
    from: workingDaysAfter(leaves, least),
    to: workingDaysAfter(leaves, most),
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
  const away = Math.round((leaves.getTime() - today.getTime()) / 86_400_000);
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
  const time = warsawTime(now);
  return { day: time.slice(0, 10), hour: Number(time.slice(11, 13)) };
}
