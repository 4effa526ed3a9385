import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { TakeBack } from "../controls/TakeBack.tsx";
import { clockOf, daysBetween, longDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { Happened } from "./Happened.tsx";
import { daysOf } from "./timeline-days.ts";
import { NoteForm } from "./NoteForm.tsx";
import "./timeline.css";

/** Everything that happened to the order, the newest first, day by day; notes are written on top of it. */
export function Timeline({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("orders.edit");
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  if (order.timeline === undefined) return null;
  const nameOf = (at: string) => {
    const days = daysBetween(at, now);
    return days === 0 ? t("OFFICE_TODAY") : days === 1 ? t("OFFICE_YESTERDAY") : longDayOf(at, lanCode);
  };
  return (
    <Card title={t("OFFICE_HISTORY")}>
      {may && <NoteForm order={order} />}
      {daysOf(order.timeline).map(({ day, events }) => (
        <section key={day} className="timeline-day">
          <h3>{nameOf(events[0]!.at)}</h3>
          <ol>
            {events.map((event, index) => (
              <li key={index}>
                <time dateTime={event.at}>{clockOf(event.at, lanCode)}</time>
                <div>
                  <Happened order={order} what={event.what} />
                  {event.logged && <TakeBack logged={event.logged} />}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
