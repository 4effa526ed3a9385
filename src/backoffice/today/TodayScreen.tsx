import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { clockOf, longDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
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
  const { data, error, refetch } = useToday();
  return (
    <>
      <ScreenHead
        title={t("OFFICE_TODAY_TITLE")}
        states={<span className="mute">{`${longDayOf(now, lanCode)}, ${clockOf(now, lanCode)}`}</span>}
      />
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : (
        <>
          <Decisions today={data} />
          {data.sales && <SalesNow sales={data.sales} />}
        </>
      )}
    </>
  );
}
