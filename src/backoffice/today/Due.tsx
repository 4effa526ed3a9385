import { languageCalled, type LanCode } from "../../domain/language.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { hourOf, nearnessOf } from "./due.ts";
import type { Decision, Today } from "./use-today.ts";

/** By when a decision is due, in words: 'dziś do 14:00', 'jutro', 'po terminie'. */
export function Due({ decision, today }: { decision: Decision; today: Today }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { nearness, days } = nearnessOf(
    decision.due,
    useNow((clock) => clock.now),
  );
  const hour = hourOf(decision, today);
  const day = dayIn(days, lanCode);
  return (
    <span className={`due due-${nearness}`}>
      {nearness === "none"
        ? t("OFFICE_DUE_NONE")
        : nearness === "late"
          ? t("OFFICE_DUE_LATE")
          : hour === null
            ? day
            : t("OFFICE_DUE_BY", { day, hour })}
    </span>
  );
}

function dayIn(days: number, lanCode: LanCode): string {
  return new Intl.RelativeTimeFormat(languageCalled(lanCode).tag, { numeric: "auto" }).format(days, "day");
}
