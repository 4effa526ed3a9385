import { useId } from "react";
import { FieldError } from "../../../ui/FieldError.tsx";
import { starPath } from "../../../ui/Stars.tsx";
import { useCount, useText } from "../../app/text.ts";

/** One to five stars as radio buttons; those up to the chosen one are filled, by styles alone. */
export function StarChoice({
  name,
  chosen,
  error = null,
}: {
  name: string;
  chosen: number | null;
  error?: string | null;
}) {
  const id = useId();
  const t = useText();
  const count = useCount();
  return (
    <fieldset className="star-choice" aria-describedby={error === null ? undefined : id}>
      <legend className="field-label">{t("REVIEWING_STARS")}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name={name} value={stars} required defaultChecked={chosen === stars} />
            <svg viewBox="0 0 16 16" width="36" height="36" aria-hidden="true">
              <path d={starPath} />
            </svg>
            <span className="hidden-text">{count("REVIEWING_STARS", stars)}</span>
          </label>
        ))}
      </div>
      {error !== null && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
