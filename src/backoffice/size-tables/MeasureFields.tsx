import type { SizeTableSaid } from "../../contract/operator/size-tables.ts";
import { sizeTableLimits } from "../../domain/catalogue/size-table.ts";
import type { LanCode, Said } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { withText } from "./sheet-fields.ts";

type Measures = SizeTableSaid["measures"];

interface MeasureFieldsProps {
  measures: Measures;
  columns: readonly Said[];
  language: LanCode;
  onChange: (measures: Measures) => void;
}

/** How to measure oneself. A new measure takes the name of a column that is not told of yet, in every language: by that name a size is advised. */
export function MeasureFields({ measures, columns, language, onChange }: MeasureFieldsProps) {
  const t = useText();
  const untold = columns.slice(1).find(({ pl }) => pl !== "" && !measures.some(({ name }) => name.pl === pl));
  const change = (at: number, changed: Partial<Measures[number]>) =>
    onChange(measures.with(at, { ...measures[at]!, ...changed }));
  return (
    <div className="size-table-fields">
      <p className="mute">{t("OFFICE_SIZE_TABLE_HOW_HELP")}</p>
      {measures.map(({ name, how }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A measure has no name but what is typed into it.
        <div key={at} className="size-measure">
          <Field
            label={t("OFFICE_SIZE_TABLE_MEASURE")}
            value={name[language] ?? ""}
            placeholder={language === "pl" ? undefined : name.pl}
            maxLength={sizeTableLimits.cell}
            required={language === "pl"}
            autoComplete="off"
            onChange={(event) => change(at, { name: withText(name, language, event.currentTarget.value) })}
          />
          <TextArea
            label={t("OFFICE_SIZE_TABLE_MEASURE_HOW")}
            rows={2}
            value={how[language] ?? ""}
            placeholder={language === "pl" ? undefined : how.pl}
            maxLength={sizeTableLimits.how}
            required={language === "pl"}
            onChange={(event) => change(at, { how: withText(how, language, event.currentTarget.value) })}
          />
          <Act
            kind="plain"
            aria-label={t("OFFICE_GOODS_REMOVE", { what: name.pl })}
            onClick={() => onChange(measures.toSpliced(at, 1))}
          >
            {t("OFFICE_REMOVE")}
          </Act>
        </div>
      ))}
      {measures.length < sizeTableLimits.measures && (
        <div>
          <Act onClick={() => onChange([...measures, { name: untold ?? { pl: "" }, how: { pl: "" } }])}>
            {t("OFFICE_SIZE_TABLE_MEASURE_ADD")}
          </Act>
        </div>
      )}
    </div>
  );
}
