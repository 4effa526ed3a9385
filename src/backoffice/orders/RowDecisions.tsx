import { shortDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";
import type { OrderRow } from "./list-address.ts";

/** What is to be decided of an order, in a word or two, with the last day for it. */
export function RowDecisions({ decisions }: Pick<OrderRow, "decisions">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  return decisions.map(({ kind, due }) => {
    const { nearness } = nearnessOf(due, now);
    return (
      <span key={kind} className={`order-decision due-${nearness}`}>
        {t(`OFFICE_DECIDE_ROW_${kind.toUpperCase()}`)}
        {due !== null && ` ${t("OFFICE_DECIDE_ROW_BY", { day: shortDayOf(`${due}T12:00:00Z`, lanCode, now) })}`}
      </span>
    );
  });
}
