import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";
import type { Terms } from "./terms.ts";

interface CutTermsProps {
  terms: Terms;
  /** Its end is typed before its beginning. */
  isBackwards: boolean;
  onChange: (some: Partial<Terms>) => void;
}

/** How much less, and from when until when, on Warsaw's clocks. */
export function CutTerms({ terms, isBackwards, onChange }: CutTermsProps) {
  const t = useText();
  const { by, from, to } = terms;
  return (
    <div className="cut-terms">
      <fieldset>
        <legend className="field-label">{t("OFFICE_CUT_HOW_MUCH")}</legend>
        {(["percent", "price"] as const).map((way) => (
          <label key={way} className="tick-row">
            <input type="radio" name="by" checked={by === way} onChange={() => onChange({ by: way })} />
            {t(`OFFICE_CUT_BY_${way.toUpperCase()}`)}
          </label>
        ))}
      </fieldset>
      <Field
        label={t(by === "percent" ? "OFFICE_CUT_PERCENT" : "OFFICE_CUT_PRICE")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={terms[by]}
        onChange={(event) => onChange({ [by]: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_CUT_BEGINS")}
        type="datetime-local"
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_CUT_ENDS")}
        type="datetime-local"
        value={to}
        error={isBackwards ? t("OFFICE_CUT_BACKWARDS") : null}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <p className="mute">{t("OFFICE_CUT_TIMES_TEXT")}</p>
    </div>
  );
}
