import type { Span } from "../../domain/content/front.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";
import { isBackwards } from "./minutes.ts";

/** From when until when something is shown, on Warsaw's clocks. */
export function SpanFields({ span, onChange }: { span: Span; onChange: (span: Partial<Span>) => void }) {
  const t = useText();
  return (
    <div className="front-span">
      <Field
        label={t("OFFICE_FRONT_FROM")}
        type="datetime-local"
        value={span.from ?? ""}
        onChange={(event) => onChange({ from: event.currentTarget.value || null })}
      />
      <Field
        label={t("OFFICE_FRONT_UNTIL")}
        type="datetime-local"
        value={span.until ?? ""}
        error={isBackwards(span) ? t("OFFICE_FRONT_BACKWARDS") : null}
        onChange={(event) => onChange({ until: event.currentTarget.value || null })}
      />
      <p className="mute">{t("OFFICE_FRONT_SPAN_TEXT")}</p>
    </div>
  );
}
