import { type FormEvent, useState } from "react";
import { type Delivery, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { act, problemIn, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useSpoken, useText } from "../text.ts";
import { Overtaken } from "../two-people/Overtaken.tsx";
import { readDeliveryAgain, useDeliveryAct } from "./use-delivery.ts";

const { least, most } = deliveryLimits.handOver;
const hours = Array.from({ length: most - least + 1 }, (_, at) => String(least + at));
const none = { day: "", because: "" };

/** Until which hour what is ordered leaves the same day, and the days on which nothing does. */
export function CalendarCard({
  calendar: { hour, hourVersion, daysOff, holidays },
}: {
  calendar: Delivery["calendar"];
}) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const [typed, setTyped] = useState(none);
  const changeHour = useDeliveryAct(
    (to: number) => act(deliveryRoutes.changeHandOver, { body: { hour: to }, version: hourVersion }),
    (to) => t("OFFICE_DELIVERY_HOUR_SAVED", { hour: to }),
  );
  const isOld = changeHour.isError && refusalOf(changeHour.error) === "VERSION_OLD";
  const add = useDeliveryAct(
    (dayOff: typeof none) => act(deliveryRoutes.addDayOff, { body: dayOff }),
    ({ day }) => t("OFFICE_DELIVERY_DAY_OFF_ADDED", { day: daySaid(day, tag) }),
  );
  const remove = useDeliveryAct(
    ({ id }: { id: number; day: string }) => act(deliveryRoutes.removeDayOff, { parameters: { id } }),
    ({ day }) => t("OFFICE_DELIVERY_DAY_OFF_REMOVED", { day: daySaid(day, tag) }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(typed, { onSuccess: () => setTyped(none) });
  };
  return (
    <Card title={t("OFFICE_DELIVERY_CALENDAR")} flush>
      <div className="delivery-calendar">
        <Choice
          label={t("OFFICE_DELIVERY_HOUR")}
          value={String(hour)}
          options={hours.map((one) => [one, `${one}:00`] as const)}
          onChange={(to) => changeHour.mutate(Number(to), { onError: () => void readDeliveryAgain() })}
        />
        {isOld && (
          <Overtaken
            changed={problemIn(changeHour.error)?.changed}
            theirs={`${hour}:00`}
            mine={`${changeHour.variables}:00`}
            onTheirs={changeHour.reset}
            onMine={() => changeHour.mutate(changeHour.variables, { onError: () => void readDeliveryAgain() })}
          />
        )}
        <h3>{t("OFFICE_DELIVERY_DAYS_OFF")}</h3>
        {daysOff.length === 0 ? (
          <p className="mute">{t("OFFICE_DELIVERY_DAYS_OFF_NONE")}</p>
        ) : (
          <ul className="delivery-days-off">
            {daysOff.map(({ id, day, because }) => (
              <li key={id}>
                <span>
                  <strong className="whole">{daySaid(day, tag)}</strong> <span className="mute">{because}</span>
                </span>
                <Act
                  kind="plain"
                  busy={remove.isPending && remove.variables.id === id}
                  aria-label={t("OFFICE_REMOVE_WHAT", { name: daySaid(day, tag) })}
                  onClick={() => remove.mutate({ id, day })}
                >
                  {t("OFFICE_REMOVE")}
                </Act>
              </li>
            ))}
          </ul>
        )}
        <form className="delivery-day-off" onSubmit={send}>
          <Field
            label={t("OFFICE_DELIVERY_DAY_OFF")}
            type="date"
            required
            value={typed.day}
            onChange={(event) => setTyped({ ...typed, day: event.currentTarget.value })}
          />
          <Field
            label={t("OFFICE_DELIVERY_DAY_OFF_WHY")}
            required
            maxLength={deliveryLimits.because}
            autoComplete="off"
            value={typed.because}
            onChange={(event) => setTyped({ ...typed, because: event.currentTarget.value })}
          />
          <Act type="submit" busy={add.isPending}>
            {t("OFFICE_DELIVERY_DAY_OFF_ADD")}
          </Act>
        </form>
        <Refused error={(isOld ? null : changeHour.error) ?? add.error ?? remove.error} />
        <details>
          <summary>{t("OFFICE_DELIVERY_HOLIDAYS")}</summary>
          <ul className="mute">
            {holidays.map((day) => (
              <li key={day}>{daySaid(day, tag)}</li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  );
}
