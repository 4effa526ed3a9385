import { useId, useState } from "react";
import { useText } from "../../app/text.ts";
import { session, useSession } from "../../session/store.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Whole } from "../../../ui/Whole.tsx";
import { distanceText, type LockerPoint } from "./locker-points.ts";
import { useKindOfPoint, usePointLanguage } from "./kind-of-point.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";

/** Shown before 'other' is asked for. */
const nearest = 3;

/** The lockers as radio rows, the nearest few first; 'other' reveals the rest. */
export function LockerList({ points, title }: { points: readonly LockerPoint[]; title: string }) {
  const t = useText();
  const code = useKindOfPoint();
  const spoken = usePointLanguage();
  const id = useId();
  const chosen = useSession((state) => state.shippingPoint);
  const missing = useOrderAttempt((state) => state.asked) && chosen === null;
  const refused = useOrderAttempt((state) =>
    state.refusal?.code?.startsWith("POINT_") ? state.refusal.message : null,
  );
  const [all, setAll] = useState(() => points.findIndex(({ name }) => name === chosen) >= nearest);
  const trouble = refused ?? (missing ? t(`${code}_CHOOSE`) : null);
  return (
    <fieldset className="locker-list" aria-describedby={trouble === null ? undefined : id}>
      <legend>{title}</legend>
      {trouble !== null && <FieldError id={id} text={trouble} />}
      <div className={all ? "locker-rows locker-rows-all" : "locker-rows"}>
        {points.slice(0, all ? points.length : nearest).map((point) => (
          <label key={point.name} className="locker">
            <input
              type="radio"
              name="shippingPoint"
              value={point.name}
              checked={point.name === chosen}
              onChange={() => session.setState({ shippingPoint: point.name })}
            />
            <span className="locker-what">
              <b>{point.title}</b>
              <small lang={spoken}>
                <Whole text={[point.line1, point.city, point.description].filter(Boolean).join(", ")} />
              </small>
            </span>
            {point.distance !== null && <span className="locker-distance">{distanceText(point.distance)}</span>}
            <Icon name="tick" />
          </label>
        ))}
      </div>
      {!all && points.length > nearest && (
        <button type="button" className="locker-other link" onClick={() => setAll(true)}>
          {t(`${code}_OTHER`)}
        </button>
      )}
    </fieldset>
  );
}
