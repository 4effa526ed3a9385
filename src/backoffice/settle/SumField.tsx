import { useId } from "react";
import type { Currency } from "../../domain/money.ts";
import { currencySigns } from "../amounts.ts";
import { useText } from "../text.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { sumOf } from "./draft.ts";
import "./sum-field.css";

interface SumFieldProps {
  label: string;
  currency: Currency;
  value: string;
  hint?: string | undefined;
  onText: (text: string) => void;
}

/** A field for a sum in a currency. */
export function SumField({ label, currency, value, hint, onText }: SumFieldProps) {
  const t = useText();
  const id = useId();
  const wrong = sumOf(value) === null;
  return (
    <div className={`field ${wrong ? "field-wrong" : ""}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="sum-field">
        <input
          id={id}
          className="input money"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          value={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <span className="mute">{currencySigns[currency]}</span>
      </span>
      {wrong && <FieldError id={`${id}-wrong`} text={t("OFFICE_SUM_WRONG")} />}
      {hint !== undefined && (
        <p className="mute" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
