import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { clockOf, longDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { SecondWay } from "../people/SecondWay.tsx";
import { useSpoken, useText } from "../text.ts";
import { Decisions } from "./Decisions.tsx";
import { SalesNow } from "./SalesNow.tsx";
import { useToday } from "./use-today.ts";
import "./today.css";

/** Where a day begins: what must be decided, and how the shop sells. */
export function TodayScreen() {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now).toISOString();
  const query = useToday();
  return (
    <>
      <ScreenHead
        title={t("OFFICE_TODAY_TITLE")}
        states={<span className="mute">{`${longDayOf(now, lanCode)}, ${clockOf(now, lanCode)}`}</span>}
      />
      <SecondWay />
      <Read query={query}>
        {(today) => (
          <>
            <Decisions today={today} />
            {today.sales && <SalesNow sales={today.sales} />}
          </>
        )}
      </Read>
    </>
  );
}
