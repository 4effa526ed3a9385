import type { ImportPreviewSaid, ImportSaid } from "../../contract/operator/imports.ts";
import { mappedFields } from "../../domain/catalogue/mapped-fields.ts";
import { Choice } from "../controls/Choice.tsx";
import { type Text, useText } from "../text.ts";
import type { TypedAnswers } from "./answers.ts";

interface ColumnFieldsProps {
  row: ImportSaid;
  preview: ImportPreviewSaid;
  value: TypedAnswers;
  onChange: (changed: Partial<TypedAnswers>) => void;
}

/** What each column of an unknown file means: proposed by its name, taken from columns that were saved, or chosen. */
export function ColumnFields({ row: { maps }, preview, value, onChange }: ColumnFieldsProps) {
  const t = useText();
  return (
    <fieldset className="import-columns">
      <legend>{t("OFFICE_IMPORT_COLUMNS")}</legend>
      <p className="mute">{t("OFFICE_IMPORT_COLUMNS_TEXT")}</p>
      {maps.length > 0 && (
        <Choice
          label={t("OFFICE_IMPORT_MAP")}
          value={value.mapName}
          options={[["", t("OFFICE_IMPORT_MAP_NONE")], ...maps.map(({ name }) => [name, name] as const)]}
          onChange={(name) => {
            const saved = maps.find((map) => map.name === name)?.columns ?? {};
            const columns = Object.entries(value.columns).map(([column, field]) => [column, saved[column] ?? field]);
            onChange({ mapName: name, columns: Object.fromEntries(columns) });
          }}
        />
      )}
      <div className="import-fields">
        {preview.columns.map(({ column, sample }, index) => {
          const key = column.toLowerCase();
          const field = value.columns[key] ?? "ignore";
          return (
            // Two columns may have one name.
            <div key={`${key} ${index}`}>
              <Choice
                label={t("OFFICE_IMPORT_COLUMN", { name: column })}
                value={field}
                options={optionsOf(column, field, t)}
                onChange={(chosen) => onChange({ columns: { ...value.columns, [key]: chosen } })}
              />
              {sample !== "" && <p className="mute import-sample">{t("OFFICE_IMPORT_SAMPLE", { sample })}</p>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Every field there is, what a variant differs by under the shop's usual names and the column's own, and a line of details. */
function optionsOf(column: string, chosen: string, t: Text): (readonly [string, string])[] {
  const own = column.trim().replace(/\s+/g, " ").slice(0, 60);
  const names = [...new Set(["Rozmiar", "Kolor", own])].filter((name) => name !== "");
  const more = [...names.map((name) => `option ${name}`), ...(own === "" ? [] : [`detail ${own}`])];
  const fields = mappedFields.filter((field) => field !== "ignore");
  return [
    ["ignore", t("OFFICE_FIELD_IGNORE")],
    ...fields.map((field) => [field, t(`OFFICE_FIELD_${field.toUpperCase()}`)] as const),
    ...[...new Set([...more, ...(/^(option|detail) /.test(chosen) ? [chosen] : [])])].map(
      (field) =>
        [
          field,
          field.startsWith("option ")
            ? t("OFFICE_FIELD_OPTION_OF", { name: field.slice("option ".length) })
            : t("OFFICE_FIELD_DETAIL_OF", { name: field.slice("detail ".length) }),
        ] as const,
    ),
  ];
}
