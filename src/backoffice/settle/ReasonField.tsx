import type { ReadyReason, WithheldReason } from "../../domain/order/settlement-reasons.ts";
import type { LanCode } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Choice } from "../controls/Choice.tsx";
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
  return (
    <>
      <Choice
        label={label}
        value={value}
        options={[
          ...ready.map((reason) => [reason, t(`OFFICE_SETTLE_REASON_${reason.toUpperCase()}`)] as const),
          ["own", t("OFFICE_SETTLE_REASON_OWN")],
        ]}
        onChange={(reason) => onReason(reason as Ready | "own")}
      />
      {value === "own" && (
        <Field
          label={t(`OFFICE_SETTLE_WORDS_${language.toUpperCase()}`)}
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
