import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import { Field } from "../../ui/Field.tsx";

const languages = ["pl", "en", "cz"] as const;
const capitals = { pl: "PL", en: "EN", cz: "CZ" } as const;
type InAll = Record<(typeof languages)[number], string>;

/** Nothing said in any language. */
export const unsaid: InAll = { pl: "", en: "", cz: "" };

interface InLanguagesProps {
  /** What the field of a language is called. */
  label: (language: "PL" | "EN" | "CZ") => string;
  value: InAll;
  /** A window begins in it. */
  isFirst?: boolean;
  onChange: (value: InAll) => void;
}

/** A name or a value of an option in each language. */
export function InLanguages({ label, value, isFirst = false, onChange }: InLanguagesProps) {
  return languages.map((language) => (
    <Field
      key={language}
      label={label(capitals[language])}
      value={value[language]}
      maxLength={sheetLimits.value}
      autoComplete="off"
      {...(isFirst && language === "pl" && { "data-focus": "" })}
      onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
    />
  ));
}
