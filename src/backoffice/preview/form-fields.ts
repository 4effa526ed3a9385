import { type RefObject, useEffect, useState } from "react";
import { shownFields } from "../../contract/operator/previews.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import type { Field } from "./PreviewPane.tsx";

/** Returns the field somebody was in last, of those the page shows; its language is told. */
export function useFocused(
  fields: RefObject<HTMLElement | null>,
  onLanguage: (language: LanCode) => void,
): Field | null {
  const [focused, setFocused] = useState<Field | null>(null);
  useEffect(() => {
    const form = fields.current;
    const come = ({ target }: FocusEvent) => {
      const [named = "", lanCode] =
        (target as Element).closest<HTMLElement>("[data-shown]")?.dataset["shown"]?.split("-") ?? [];
      const [name, nth] = named.split("/");
      const field = shownFields.find((one) => one === name);
      if (field !== undefined) setFocused({ field, nth: nth === undefined ? null : Number(nth) });
      const written = languages.find((one) => one.lanCode === lanCode);
      if (written !== undefined) onLanguage(written.lanCode);
    };
    form?.addEventListener("focusin", come);
    return () => form?.removeEventListener("focusin", come);
  }, [fields, onLanguage]);
  return focused;
}

/** Returns what is written into to change a field, in a language where it has several; null: this form has none. */
export function inputOf(form: HTMLElement | null, { field, nth }: Field, language: LanCode): HTMLElement | null {
  const names = [`${field}-${language}`, field, `${field}/${nth}`].map((name) => `[data-shown="${name}"]`);
  const held = form?.querySelector<HTMLElement>(names.join());
  if (held == null) return null;
  const inputs = "input, textarea, select, button, [contenteditable]";
  return held.matches(inputs) ? held : held.querySelector<HTMLElement>(inputs);
}
