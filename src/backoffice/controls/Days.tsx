import type { ReactNode } from "react";
import { byDay, clockOf, daysBetween, longDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";

interface DaysProps<Row> {
  rows: readonly Row[];
  /** What a row says beside its time. */
  children: (row: Row) => ReactNode;
}

/** What was done, under the days on which it was: today and yesterday by name, others by their date. */
export function Days<Row extends { id: number; at: string }>({ rows, children }: DaysProps<Row>) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const nameOf = (at: string) => {
    const ago = daysBetween(at, now);
    return ago === 0 ? t("OFFICE_TODAY") : ago === 1 ? t("OFFICE_YESTERDAY") : longDayOf(at, lanCode);
  };
  return byDay(rows).map(([day, ofDay]) => (
    <section key={day} className="log-day">
      <h2>{nameOf(ofDay[0]!.at)}</h2>
      <ol>
        {ofDay.map((row) => (
          <li key={row.id}>
            <time dateTime={row.at}>{clockOf(row.at, lanCode)}</time>
            {children(row)}
          </li>
        ))}
      </ol>
    </section>
  ));
}
