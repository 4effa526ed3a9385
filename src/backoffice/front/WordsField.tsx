import type { Worded } from "../../domain/content/front.ts";
import { type LanCode, languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";

interface WordsFieldProps {
  label: string;
  words: Worded;
  language: LanCode;
  longest: number;
  error?: string | null;
  /** The field of the page it is, as the preview names it. */
  shown?: string;
  onChange: (words: Worded) => void;
}

/** Words in the language that is being written; where that has none, those in Polish stand behind. */
export function WordsField({ label, words, language, longest, error = null, shown, onChange }: WordsFieldProps) {
  const { tag } = languageCalled(language);
  return (
    <Field
      label={`${label} (${language.toUpperCase()})`}
      lang={tag}
      maxLength={longest}
      autoComplete="off"
      value={words[language]}
      placeholder={language === "pl" ? undefined : words.pl}
      error={error}
      data-shown={shown}
      onChange={(event) => onChange({ ...words, [language]: event.currentTarget.value })}
    />
  );
}
