import { useState } from "react";
import { askedMeasure, sizeAdvice, typedMeasure } from "../../domain/catalogue/size-advice.ts";
import { type LanCode, languageCalled, said } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { cellIn, type SizeTableFields } from "./sheet-fields.ts";

/** The table as a shopper reads it in a language, and what size it advises for a measure. */
export function SizeTablePreview({ fields, language }: { fields: SizeTableFields; language: LanCode }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const { title, note, sheet, measures } = fields;
  const columns = sheet.columns.map((column) => said(column, language));
  const rows = sheet.rows.map((cells) => cells.map((cell) => cellIn(cell, language)));
  const asked = askedMeasure({ ...sheet, measures });
  const value = typedMeasure(typed);
  const advice =
    asked === null || value === null ? null : sizeAdvice({ rows }, { column: asked.column, value, sizes: [] });
  return (
    <Card title={t("OFFICE_PREVIEW")}>
      <div className="size-table-fields" lang={languageCalled(language).tag}>
        <h3>{said(title, language)}</h3>
        {said(note, language) !== "" && <p className="mute breaks">{said(note, language)}</p>}
        <div className="size-sheet size-shown" role="region" aria-label={t("OFFICE_PREVIEW")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- Two may be called the same while they are typed.
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([size, ...cells], nth) => (
                // oxlint-disable-next-line react/no-array-index-key -- As above.
                <tr key={nth}>
                  <th scope="row">{size}</th>
                  {cells.map((cell, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- As above.
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {measures.length > 0 && (
          <dl>
            {measures.map(({ name, how }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- As above.
              <div key={at}>
                <dt>{said(name, language)}</dt>
                <dd className="breaks">{said(how, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {asked === null ? (
        <p className="mute">{t("OFFICE_SIZE_TABLE_NO_ADVICE")}</p>
      ) : (
        <>
          <Field
            label={t("OFFICE_SIZE_TABLE_TRY", { measure: asked.measure })}
            value={typed}
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status">
            {advice?.kind === "one" && t("OFFICE_SIZE_TABLE_ADVICE", { size: advice.size })}
            {advice?.kind === "between" &&
              t("OFFICE_SIZE_TABLE_BETWEEN", { smaller: advice.smaller, larger: advice.larger })}
            {advice?.kind === "below" && t("OFFICE_SIZE_TABLE_BELOW")}
            {advice?.kind === "above" && t("OFFICE_SIZE_TABLE_ABOVE")}
          </p>
        </>
      )}
    </Card>
  );
}
