import { clockOf, daysBetween, momentOf, shortDayOf } from "./moments.ts";
import { useNow } from "./now.ts";
import { useSpoken, useText } from "./text.ts";

/** A moment as near as it is: 'dziś 8:41', 'wczoraj 21:14', '26 lis'; in full when it is pointed at. */
export function Moment({ at }: { at: string }) {
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const t = useText();
  const now = useNow((clock) => clock.now);
  const days = daysBetween(at, now);
  const clock = clockOf(at, lanCode);
  const near = days === 0 ? t("OFFICE_TODAY_AT", { clock }) : days === 1 ? t("OFFICE_YESTERDAY_AT", { clock }) : null;
  return (
    <time dateTime={at} title={momentOf(at, lanCode)} className="whole">
      {near ?? shortDayOf(at, lanCode, now)}
    </time>
  );
}
