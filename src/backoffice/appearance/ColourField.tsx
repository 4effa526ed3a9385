import { colourForm } from "../../domain/appearance/colour.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";

interface ColourFieldProps {
  label: string;
  /** What it colours. */
  how: string;
  value: string;
  /** What the shop has of itself. */
  usual: string;
  onChange: (value: string) => void;
}

/** A colour: picked, or typed as designers give it; with the way back to the usual one. */
export function ColourField({ label, how, value, usual, onChange }: ColourFieldProps) {
  const t = useText();
  const colour = colourForm(value);
  return (
    <div className="colour-field">
      <div className="colour-typed">
        <input
          type="color"
          aria-label={t("OFFICE_LOOKS_PICK", { name: label })}
          value={colour ?? usual}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Field
          label={label}
          value={value}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          error={colour === null ? t("OFFICE_LOOKS_COLOUR_WRONG") : null}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <p className="mute">
        {how}{" "}
        {colour !== usual && (
          <button type="button" className="link" onClick={() => onChange(usual)}>
            {t("OFFICE_LOOKS_USUAL", { colour: usual })}
          </button>
        )}
      </p>
    </div>
  );
}
