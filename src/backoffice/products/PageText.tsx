import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { useText } from "../text.ts";
import { isHtml } from "./description-text.ts";

interface PageTextProps {
  /** With its language: `name-pl`. */
  name: string;
  label: string;
  value: string;
  /** A line, some lines, or a description of so many rows, which may be HTML. */
  kind: "line" | "lines" | { rows: number };
  maxLength: number;
  onChange: (value: string) => void;
}

/** One text of a page in one language; the Polish name has to be there. */
export function PageText({ name, label, value, kind, maxLength, onChange }: PageTextProps) {
  const t = useText();
  const isNeeded = name === "name-pl";
  const shared = { label, "data-shown": name, value, maxLength };
  if (kind === "line")
    return (
      <Field
        {...shared}
        required={isNeeded}
        error={isNeeded && value.trim() === "" ? t("OFFICE_GOODS_NAME_MISSING") : null}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <TextArea
        {...shared}
        rows={kind === "lines" ? 3 : kind.rows}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {kind !== "lines" && (
        <p className="mute text-hint">{t(isHtml(value) ? "OFFICE_GOODS_HTML" : "OFFICE_GOODS_PLAIN")}</p>
      )}
    </div>
  );
}
