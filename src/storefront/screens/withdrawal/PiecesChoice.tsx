import { useId } from "react";
import { piecesField } from "../../../contract/chosen-pieces.ts";
import type { ChoosableLine } from "../../../contract/page-data.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";
import "./pieces-choice.css";

interface PiecesChoiceProps {
  lines: readonly ChoosableLine[];
  legend: string;
  hint: string;
  error: string | null;
}

/** The lines of an order, and how many pieces of each are meant. */
export function PiecesChoice({ lines, legend, hint, error }: PiecesChoiceProps) {
  const t = useText();
  const id = useId();
  return (
    <fieldset className="pieces" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{legend}</legend>
      <p id={`${id}-hint`} className="micro mute">
        {hint}
      </p>
      <ul>
        {lines.map(({ position, name, left, chosen, note, barred }) => (
          <li key={position}>
            <span className={barred ? "pieces-name pieces-name-alone" : "pieces-name"}>
              {name}
              {note !== "" && <small>{note}</small>}
            </span>
            {!barred && (
              <>
                <input
                  className="input"
                  type="number"
                  inputMode="numeric"
                  name={piecesField(position)}
                  min={0}
                  max={left}
                  required
                  defaultValue={chosen}
                  aria-label={t("WITHDRAWAL_PIECES", { name })}
                  aria-invalid={error === null ? undefined : true}
                  aria-describedby={error === null ? undefined : `${id}-error`}
                />
                <span className="mute">{t("WITHDRAWAL_PIECES_LEFT", { left })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
