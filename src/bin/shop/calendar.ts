import type { Command } from "commander";
import * as v from "valibot";
import { daysOffFrom, deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { changeCalendar } from "../../flows/delivery/delivery-calendar.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { type OffOrOn, switchIn } from "./off-or-on.ts";
import { withShop } from "./with-shop.ts";

const { least, most } = deliveryLimits.handOver;

/** `calendar`, `calendar --hour 13`, `calendar DAY --off WHY`, `calendar DAY --on`. */
export function addCalendarCommands(program: Command): void {
  program
    .command("calendar")
    .description(
      "Show until which hour an order leaves the same day and on which days nothing leaves; or change either.",
    )
    .argument("[day]", "as 2026-12-31")
    .option("--off <why>", "nothing leaves that day")
    .option("--on", "parcels leave that day again")
    .option(
      "--hour <hour>",
      `what is ordered until it leaves the same day, ${least} to ${most}`,
      wholeNumber(least, most),
    )
    .option("--json", asJson)
    .action((day: string | undefined, options: OffOrOn & { hour?: number }) =>
      withShop(options, async ({ pool }) => {
        const asked = switchIn(
          day,
          options,
          "Name one day and either --off with the reason or --on: calendar 2026-12-31 --off 'stocktaking'.",
        );
        if (asked !== null && !v.is(v.pipe(v.string(), v.isoDate()), asked.code))
          throw new Problem("A day is written as 2026-12-31.");
        if ((asked?.because ?? "").length > deliveryLimits.because)
          throw new Problem(`A reason has at most ${deliveryLimits.because} letters.`);
        if (options.hour !== undefined) await changeCalendar(pool, { hour: options.hour });
        if (asked !== null) await changeCalendar(pool, { day: asked.code, because: asked.because });
        const calendar = await deliveryCalendar(pool);
        const daysOff = await daysOffFrom(pool, sendingDates(new Date(), calendar).today);
        return {
          text: [
            `What is ordered on a working day until ${calendar.handOverHour}:00 leaves the same day.`,
            ...daysOff.map(({ day: off, because }) => `${off}  ${because}`),
          ].join("\n"),
          json: { hour: calendar.handOverHour, daysOff },
        };
      }),
    );
}
