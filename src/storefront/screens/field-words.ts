import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import type { PlainCode } from "../../domain/dictionary/text-code.ts";
import { useText } from "../app/text.ts";

interface FieldWords {
  form: RefObject<HTMLFormElement | null>;
  /** What is wrong with a field, in the shopper's language; null while nothing is. */
  wordsOf: (name: string) => string | null;
  /** Looks at every field before the form is sent: names what is wrong and puts the focus on the first. Returns whether all is well. */
  look: () => boolean;
  /** What the shop refused, in its words: beside the field it is about. Returns whether there is such a field. */
  refused: (about: unknown, words: string) => boolean;
  /** For `onInput` of the form: a field that is being mended is no longer wrong. */
  mend: (event: FormEvent) => void;
}

/**
 * Words of the shop's own beside each field of a form, in place of the browser's, which speaks the language of
 * its maker and says it in passing. Where there is no JavaScript the browser's stay: better than none. A field
 * may have a code of its own for being empty (`missing`).
 */
export function useFieldWords(missing: Record<string, PlainCode> = {}): FieldWords {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Record<string, { code: PlainCode } | { words: string }>>({});
  useEffect(() => {
    if (form.current !== null) form.current.noValidate = true;
  });
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  return {
    form,
    wordsOf: (name) => {
      const found = wrong[name];
      return found === undefined ? null : "words" in found ? found.words : t(found.code);
    },
    look: () => {
      const found = [...(form.current?.elements ?? [])].flatMap((field) => {
        const code = isField(field) ? brokenBy(field, missing) : null;
        return code === null ? [] : [[(field as HTMLInputElement).name, { code }] as const];
      });
      setWrong(Object.fromEntries(found));
      if (found[0] !== undefined) focus(found[0][0]);
      return found.length === 0;
    },
    refused: (about, words) => {
      if (typeof about !== "string" || form.current?.elements.namedItem(about) == null) return false;
      setWrong({ [about]: { words } });
      focus(about);
      return true;
    },
    mend: ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (name in wrong) setWrong(({ [name]: _mended, ...rest }) => rest);
    },
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function brokenBy(field: HTMLInputElement | HTMLTextAreaElement, missing: Record<string, PlainCode>): PlainCode | null {
  const { validity, required, type, value, name } = field;
  if (validity.valueMissing || (required && type !== "radio" && value.trim() === ""))
    return missing[name] ?? "FORM_ERROR_REQUIRED";
  return validity.typeMismatch ? "FORM_ERROR_EMAIL" : null;
}
