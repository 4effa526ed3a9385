import { useId } from "react";
import type { ReadyReason, WithheldReason } from "../../domain/order/settlement-reasons.ts";
import type { LanCode } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";

interface ReasonFieldProps<Ready extends ReadyReason | WithheldReason> {
  label: string;
  ready: readonly Ready[];
  value: Ready | "own";
  words: string;
  /** Of the buyer, who reads it. */
  language: LanCode;
  onReason: (reason: Ready | "own") => void;
  onWords: (words: string) => void;
}

/** Chooses a ready reason, which the buyer reads in their language, or asks for words. */
export function ReasonField<Ready extends ReadyReason | WithheldReason>({
  label,
  ready,
  value,
  words,
  language,
  onReason,
  onWords,
}: ReasonFieldProps<Ready>) {
  const t = useText();
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <select
          id={id}
          className="input"
          value={value}
          onChange={(event) => onReason(event.currentTarget.value as Ready | "own")}
        >
          {ready.map((reason) => (
            <option key={reason} value={reason}>
              {t(`OFFICE_SETTLE_REASON_${reason.toUpperCase() as Uppercase<ReadyReason | WithheldReason>}`)}
            </option>
          ))}
          <option value="own">{t("OFFICE_SETTLE_REASON_OWN")}</option>
        </select>
      </div>
      {value === "own" && (
        <Field
          label={t(`OFFICE_SETTLE_WORDS_${language.toUpperCase() as Uppercase<LanCode>}`)}
          value={words}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      )}
    </>
  );
}
