import {
  type CompositionPart,
  type FibreName,
  fibreNames,
  type PartName,
  partNames,
} from "../../domain/catalogue/composition.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";

interface CompositionFieldsProps {
  value: readonly CompositionPart[];
  /** Most of its category says what it is made of, and this does not. */
  isMissing: boolean;
  onChange: (value: CompositionPart[]) => void;
}

/** What a product is made of, part by part; the fibres of a part come to a hundred. */
export function CompositionFields({ value, isMissing, onChange }: CompositionFieldsProps) {
  const t = useText();
  const free = partNames.find((part) => !value.some((one) => one.part === part));
  const replace = (at: number, part: CompositionPart | null) =>
    onChange(value.flatMap((one, index) => (index === at ? (part ?? []) : one)));
  return (
    <fieldset className="fact-group">
      <legend>{t("OFFICE_GOODS_FIELD_COMPOSITION")}</legend>
      {isMissing && value.length === 0 && <p className="fact-missing">{t("OFFICE_FACT_COMPOSITION")}</p>}
      {value.map((part, at) => (
        <PartFields
          key={part.part}
          part={part}
          others={value.filter((one) => one !== part).map((one) => one.part)}
          onChange={(next) => replace(at, next)}
        />
      ))}
      {free !== undefined && (
        <Act
          kind="plain"
          onClick={() => onChange([...value, { part: free, fibres: [{ fibre: "cotton", percent: 100 }] }])}
        >
          {t(value.length === 0 ? "OFFICE_GOODS_COMPOSITION_ADD" : "OFFICE_GOODS_PART_ADD")}
        </Act>
      )}
    </fieldset>
  );
}

interface PartFieldsProps {
  part: CompositionPart;
  /** Parts that are said already. */
  others: readonly PartName[];
  onChange: (part: CompositionPart | null) => void;
}

function PartFields({ part: { part, fibres }, others, onChange }: PartFieldsProps) {
  const t = useText();
  const sum = fibres.reduce((total, { percent }) => total + percent, 0);
  const free = (of?: FibreName) =>
    fibreNames.filter((name) => name === of || !fibres.some((one) => one.fibre === name));
  const change = (next: CompositionPart["fibres"]) => onChange(next.length === 0 ? null : { part, fibres: next });
  const named = t(`COMPOSITION_${part.toUpperCase()}`);
  return (
    <div className="fact-part" role="group" aria-label={named}>
      <Choice
        label={t("OFFICE_GOODS_PART")}
        value={part}
        options={partNames
          .filter((one) => !others.includes(one))
          .map((one) => [one, t(one === "whole" ? "OFFICE_GOODS_PART_WHOLE" : `COMPOSITION_${one.toUpperCase()}`)])}
        onChange={(one) => onChange({ part: one as PartName, fibres })}
      />
      {fibres.map(({ fibre, percent }, at) => (
        <div key={fibre} className="fact-row">
          <Field
            label={t("OFFICE_GOODS_PERCENT")}
            type="number"
            className="fact-number"
            min={1}
            max={100}
            value={percent || ""}
            onChange={({ currentTarget }) =>
              change(fibres.map((one, index) => (index === at ? { fibre, percent: Number(currentTarget.value) } : one)))
            }
          />
          <Choice
            label={t("OFFICE_GOODS_FIBRE")}
            value={fibre}
            options={free(fibre).map((name) => [name, t(`FIBRE_${name.toUpperCase()}`)])}
            onChange={(name) =>
              change(fibres.map((one, index) => (index === at ? { fibre: name as FibreName, percent } : one)))
            }
          />
          <button
            type="button"
            className="act fact-remove"
            aria-label={t("OFFICE_GOODS_REMOVE", { what: t(`FIBRE_${fibre.toUpperCase()}`) })}
            onClick={() => change(fibres.filter((_, index) => index !== at))}
          >
            <Icon name="close" small />
          </button>
        </div>
      ))}
      <p className={sum === 100 ? "mute" : "fact-missing"} role="status">
        {t(sum === 100 ? "OFFICE_GOODS_SUM" : "OFFICE_GOODS_SUM_WRONG", { sum })}
      </p>
      {free().length > 0 && (
        <Act kind="plain" onClick={() => change([...fibres, { fibre: free()[0]!, percent: Math.max(1, 100 - sum) }])}>
          {t("OFFICE_GOODS_FIBRE_ADD")}
        </Act>
      )}
    </div>
  );
}
